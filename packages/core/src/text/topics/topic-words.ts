import { RecentMap } from "../recent-map.ts"
import { TOPIC_TABLE } from "./topic-table.ts"

/**
 * Words that say what a statement is about, in English, German, French, Spanish, Italian, Portuguese and Chinese. Spelled
 * as the features fold them; a word of five letters or more also stands for longer words that begin with it.
 */
export const TOPICS = {
  name: "name named called heisse heiss heisst namens vorname nachname appelle nom prenom surnom llamo nombre apellido llaman llaman chiamo nome cognome soprannome chamo chamam sobrenome apelido nickname | 我叫 名字 姓 叫我 名前 と申し",
  home: `live lives living moved move apartment flat house address town city village neighborhood street wohne wohn wohnen wohnt gezogen umgezogen zieh ziehe
    wohnung haus adresse stadt dorf zuhause daheim strasse habite habitons vis vivons demenage emmenage appart appartement maison adresse ville village quartier rue
    vivo vivimos mudo mude mudamos piso casa direccion ciudad pueblo barrio calle moro mudei apartamento cidade bairro rua endereco mora
    abito vivo trasferito trasferita appartamento indirizzo citta paese quartiere via trasloco based | 住 搬 家在 房子 小区 租 住ん 引っ越`,
  origin:
    "from born grew hometown originally native nationality citizen passport komme stamme aus geboren aufgewachsen herkunft staatsburger viens ne nee originaire grandi nationalite naci naci soy nacido crecido originario vengo natural nacionalidad nasci cresci sou nato nata cresciuto cresciuta origine vengo nazionalita | 老家 出生 长大 来自 国籍 籍 人 出身",
  age: "years old age turn turned turning birthday jahre alt geworden werde wird ans age fete anos cumplo cumpli edad tengo anos idade faco fiz anni compio compiuto eta | 岁 年龄 歳",
  birthday:
    "birthday bday born geburtstag geboren anniversaire anniv cumpleanos cumple nacimiento aniversario nascimento compleanno nato | 生日 出生 誕生日",
  job: `job work works working profession nurse teacher engineer developer driver manager freelance retired retire unemployed shift career apprentice
    arbeite arbeit beruf lehrer pfleger ingenieur entwickler rentner rente selbstandig kellner ausbildung azubi meister verkaufer
    travaille travail boulot metier taf bosse infirmier infirmiere prof ingenieur retraite retraitee chomage vendeuse serveur
    trabajo trabaja curro chamba empleo enfermera maestra profesora ingeniero jubilado jubilada autonomo paro oficio
    trabalho emprego professora enfermeiro aposentado aposentada estagio profissao
    lavoro mestiere insegno infermiera insegnante ingegnere pensione disoccupato libero cameriere commessa | 工作 上班 职业 工程师 老师 护士 司机 退休 失业 当 做 仕事 働`,
  employer:
    "company firm office employer startup hospital factory bakery shop firma buro arbeitgeber betrieb klinik laden entreprise boite bureau societe usine hopital magasin empresa oficina compania fabrica tienda hospital empresa escritorio firma fabrica loja azienda ditta ufficio fabbrica ospedale negozio | 公司 单位 厂 医院 店 集团 会社 勤め",
  studies: `study studying student uni university college school degree major freshman sophomore junior senior thesis semester course class grade exam
    studiere studium student studentin schule klasse semester bachelor master abitur abi lehre thesis vorlesung
    etudie etudes fac lycee licence master ecole classe memoire cours these bac prepa
    estudio carrera universidad uni instituto curso clase master tesis prepa colegio facultad
    estudo faculdade curso escola mestrado aula vestibular enem colegio
    studio studi universita uni liceo scuola corso laurea tesi classe facolta | 学 大学 专业 研究生 考 高中 课 大一 大二 大三 大四 论文 学生 専攻`,
  schedule:
    "hours schedule shift commute morning evening every nights days off meeting standup uhr schicht fruhschicht nachtschicht dienst arbeitszeit termin jeden pendle frei horaires heures nuit matin creneau reunion chaque horario turno noche manana libre cada reunion horas turno folga noite manha orario turno notte mattina libero riunione ogni | 点 早班 夜班 晚班 周一 周二 周三 周四 周五 周六 周日 每周 每天 通勤 休",
  money:
    "salary pay paid rent budget euros dollars bucks debt loan bank mortgage savings price cost gehalt verdiene miete kredit schulden konto kostet euro rate sparen budget salaire paye gagne loyer credit dettes banque budget prix sueldo gano alquiler renta deuda prestamo banco presupuesto precio cuesta pesos salario ganho aluguel divida banco orcamento reais stipendio guadagno affitto mutuo debito banca budget prezzo | 工资 薪 房租 贷款 预算 万 块 元 钱 银行 月供",
  health: `health doctor diagnosed illness disease diabetes diabetic asthma migraine pain surgery knee back heart blood pressure pills medication meds pregnant wheelchair deaf blind eyes hearing anxiety depression therapy adhd insulin tablets allergic phobia
    krank krankheit arzt diagnose zucker diabetes asthma migrane schmerzen knie rucken herz blutdruck tabletten medikament schwanger rollstuhl taub augen brille hoeren depression therapie bandscheibe operiert angst
    malade maladie medecin diagnostic diabete asthme migraine mal genou dos coeur tension cachets medicament enceinte fauteuil sourd yeux depression carence traitement
    salud enfermedad medico diagnosticaron diabetes asma migrana dolor rodilla espalda corazon tension pastillas medicamento embarazada silla sordo ojos ansiedad depresion
    saude doenca diabetes asma enxaqueca dor joelho costas coracao pressao remedio gravida surdo ansiedade
    salute malattia diabete asma emicrania dolore ginocchio schiena cuore pressione pastiglie farmaco incinta carrozzina sordo occhi ansia terapia | 病 医 糖尿 哮喘 痛 手术 血压 药 怀孕 过敏 抑郁 近视 腰 膝 心脏 病気 薬`,
  allergy:
    "allergic allergy allergies intolerant intolerance lactose gluten coeliac celiac epipen nuts peanuts peanut shellfish pollen penicillin hives swell allergisch allergie vertrag vertrage unvertraglich laktose nusse erdnusse haselnuss penicillin pollen ausschlag allergique allergie intolerant lactose noix arachides cacahuete cajou fruits penicilline urgences alergia alergico alergica intolerante celiaco celiaca lactosa cacahuate mariscos penicilina ronchas alergia alergico celiaco lactose amendoim camarao allergia allergico allergica intollerante celiaco celiaca lattosio noccioline arachidi penicillina | 过敏 不耐受 乳糖 起疹 过敏 アレルギー",
  diet: "vegan vegetarian veggie pescatarian keto kosher halal fasting meat pork diet veganer vegetarier vegetarisch fleisch schwein diat fasten vegan vegetarien vegetarienne vege viande porc regime jeune halal casher vegano vegana vegetariano vegetariana carne cerdo dieta ayuno vegano vegetariano carne porco dieta jejum vegano vegetariano carne maiale dieta digiuno | 素 吃素 清真 不吃 忌口 减肥 斋 ベジタリアン",
  food: "eat eats food hate taste spicy sweet cilantro mushrooms coffee tea breakfast dinner cook esse essen trinke schmeckt scharf suss pilze kaffee tee koche mange manger bois gout epice sucre champignons cafe the cuisine como comer bebo sabor picante dulce cafe cocino cilantro como comer bebo gosto picante doce cafe mangio bevo gusto piccante dolce caffe funghi cucino | 吃 喝 辣 甜 咖啡 茶 香菜 口味 食べ 飲",
  habit:
    "smoke smoking cigarettes quit drink drinking alcohol sober beer wine vape rauche rauchen kippen trinke alkohol nuchtern bier wein fume fumer clopes arrete bois alcool sobre biere vin fumo fumar tabaco bebo alcohol cerveza vino fumo fumar cigarro bebo alcool cerveja fumo fumare sigarette bevo alcol birra vino | 抽烟 戒烟 烟 酒 喝酒 戒酒 啤酒",
  family: `son daughter kids kid children child baby mother father mom mum dad sister brother parents grandma grandson granddaughter twins family nephew niece uncle aunt
    sohn tochter kinder kind baby mutter vater schwester bruder eltern oma opa enkel enkelin zwillinge familie neffe nichte onkel tante
    fils fille enfants enfant bebe mere pere soeur frere parents mamie papi petits famille neveu niece
    hijo hija hijos nino nina bebe madre padre mama papa hermana hermano padres abuela abuelo nieto nieta gemelos familia sobrino
    filho filha filhos bebe mae pai irma irmao pais avo neto neta familia sobrinho
    figlio figlia figli bambino bambina madre padre mamma papa sorella fratello genitori nonna nonno nipote gemelli famiglia | 儿子 女儿 孩子 妈 爸 姐 妹 哥 弟 奶奶 爷爷 孙 娃 宝宝 家人 息子 娘 母 父`,
  partner:
    "wife husband girlfriend boyfriend gf bf partner married engaged divorced single wedding fiance dating broke split widow frau mann freund freundin verheiratet verlobt geschieden getrennt hochzeit single witwe witwer femme mari copain copine chum blonde marie mariee divorce celibataire fiance couple veuve esposa esposo marido mujer novio novia casado casada divorciado soltero soltera boda pareja viudo viuda esposa marido namorado namorada casado casada divorciado solteiro noivo viuva moglie marito fidanzato fidanzata ragazzo ragazza sposato sposata divorziato single matrimonio compagno compagna vedova | 老婆 老公 男朋友 女朋友 对象 结婚 离婚 单身 分手 丈夫 妻子 未婚 彼女 彼氏 結婚",
  pets: "dog dogs cat cats puppy kitten parrot rabbit hamster horse hens chickens fish hund hunde hundin katze kater katzen welpe hase pferd huhner wellensittich chien chienne chat chatte chats chiot lapin perruche cheval poules perro perra gato gata gatos cachorro conejo caballo gallinas loro cachorro cao gato gata coelho papagaio cavalo cane cani gatto gatta gatti cucciolo coniglio cavallo galline pappagallo | 狗 猫 兔 鸟 鱼 仓鼠 犬 ペット",
  vehicle:
    "car bike bicycle motorcycle scooter truck van drive driving license licence bus train tesla civic auto wagen fahrrad rad motorrad roller fahre fuhrerschein bahn voiture bagnole velo moto scooter permis conduis conduire bus train tgv coche carro bici bicicleta moto conduzco manejo carnet camion metro carro moto bicicleta dirijo carteira onibus macchina auto bici bicicletta moto patente guido treno furgone | 车 开车 驾照 自行车 摩托 地铁 骑 特斯拉 車",
  device:
    "phone laptop computer iphone android pixel mac macbook thinkpad ipad tablet console ps5 xbox monitor keyboard printer headphones handy rechner computer notebook drucker tastatur tele portable ordi ordinateur telephone tel imprimante ecran clavier celular movil computadora ordenador portatil compu impresora pantalla teclado celular notebook computador impressora teclado telefono cellulare computer portatile pc stampante tastiera | 手机 电脑 笔记本 平板 键盘 显示器 苹果 安卓 携帯 パソコン",
  tool: "python java kotlin typescript javascript rust golang react docker kubernetes linux ubuntu vim neovim emacs vscode intellij git github gitlab aws azure terraform excel jira slack notion figma framework database editor repo deploy server tests api stack | 数据库 框架 服务器 代码 部署 仓库",
  language:
    "english german french spanish italian chinese portuguese russian japanese arabic fluent speak language learning deutsch englisch franzosisch spanisch italienisch sprache spreche lerne anglais allemand francais espagnol italien langue parle apprends breton ingles aleman frances italiano idioma hablo aprendo catalan ingles alemao frances lingua falo aprendo inglese tedesco francese spagnolo lingua parlo imparo | 英语 日语 法语 德语 粤语 普通话 方言 双语 语 英語 語",
  hobby: `hobby play playing guitar piano violin choir band football soccer tennis chess yoga gym climbing running run swim swimming hiking knitting reading book novel painting photography gaming game fishing garden volunteer marathon club
    spiele hobby gitarre klavier geige chor fussball tennis schach klettern laufe laufen schwimme wandern stricke lese buch male angeln garten verein ehrenamt turnen
    joue guitare piano violon chorale foot tennis echecs escalade cours courir nage randonnee tricot lis livre peinture peche jardin benevole asso
    juego toco guitarra piano violin coro futbol tenis ajedrez escalada corro nado senderismo tejo leo libro pinto pesca jardin voluntaria
    jogo toco violao piano coral futebol tenis xadrez corro nado trilha leio livro pinto pesca jardim
    gioco suono chitarra pianoforte violino coro calcio tennis scacchi arrampico corro nuoto escursioni leggo libro dipingo pesca giardino volontario palestra
    | 爱好 跑步 吉他 钢琴 足球 篮球 游泳 瑜伽 健身 爬山 摄影 画 书 游戏 下棋 唱 跳舞 钓鱼 志愿 趣味`,
  faith:
    "church mass pray muslim christian catholic jewish buddhist hindu ramadan sabbath parish mosque kirche glaubig katholisch evangelisch moslem jude gottesdienst beten messe croyant catholique musulman juif priere eglise mosquee shabbat iglesia misa catolica catolico musulman rezo creyente domingo igreja missa catolica evangelica rezo chiesa messa cattolico cattolica musulmano prego parrocchia avventista | 教 佛 信 礼拜 教堂 清真 基督 寺",
  housing:
    "rent landlord mortgage roommate flatmate heating kitchen balcony garden floor lift stairs miete vermieter mitbewohner wg heizung kuche balkon garten stock aufzug loyer proprio coloc colocataire chauffage cuisine balcon etage ascenseur jardin alquiler casero hipoteca compis roomie calefaccion cocina balcon ascensor aluguel senhorio cozinha varanda andar elevador affitto coinquilino coinquilina riscaldamento cucina balcone piano ascensore | 房东 室友 合租 暖气 厨房 阳台 楼 电梯",
  "due date":
    "deadline due date exam appointment scheduled launch release wedding january february march april june july august september october november december frist abgabe prufung termin januar februar marz juni juli oktober dezember echeance rendu examen rdv janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre plazo entrega examen cita enero febrero marzo abril junio julio agosto septiembre octubre noviembre diciembre prazo prova consulta janeiro fevereiro marco abril junho julho setembro outubro novembro dezembro scadenza consegna esame appuntamento gennaio febbraio aprile maggio giugno luglio agosto settembre ottobre novembre dicembre | 截止 考试 预约 月 号 日期 上线 交",
  travel:
    "trip travel vacation holiday flight hotel fly visit urlaub reise ferien flug fliege gebucht vacances voyage vol sejour pars reserve viaje vacaciones vuelo viajo reserva viagem ferias voo passagem viaggio vacanza ferie volo parto prenotato | 旅 飞 机票 酒店 出差 度假 旅行",
  goal: "goal want wanna plan planning dream saving target become ziel will mochte plane traum spare werden objectif veux reve projet economise devenir meta quiero sueno ahorro plan llegar meta quero sonho juntando obiettivo voglio sogno risparmio diventare | 目标 打算 想 计划 梦 攒 准备",
  contact:
    "email mail number reach contact nummer erreichst adresse numero mail courriel joindre correo numero contacto telefono email contato contatto recapito | 邮箱 电话 微信 号码 联系",
  size: "size tall height weigh shoe cm kg grosse gross wiege schuh taille mesure pese pointure talla mido peso calzo tamanho altura peso calco taglia alto peso numero | 身高 体重 尺码 鞋 码",
  supervisor:
    "manager boss lead supervisor team captain chair head mentor advisor responsible chef chefin leitung vorstand leite team chef responsable equipe dirige encadre presidente jefe jefa equipo encargado dirijo chefe equipe responsavel lidero capo responsabile squadra dirigo coordino | 经理 领导 组长 负责 团队 主管 带 导师",
  children:
    "son daughter kid kids child children baby twins sohn tochter kind kinder zwillinge fils fille enfant enfants bebe petits hijo hija hijos nino nina filho filha filhos figlio figlia figli bambino bambina | 儿子 女儿 孩子 娃 宝宝 息子 娘",
  salary:
    "salary paid pay wage gehalt lohn verdiene salaire paye gagne sueldo gano cobro salario ganho stipendio guadagno | 工资 薪 給料",
  rent: "rent miete loyer alquiler affitto aluguel renta | 房租 租金 家賃",
  phone: "phone iphone android pixel handy telephone celular movil telefono cellulare samsung | 手机 苹果 安卓 携帯",
  alcohol:
    "alcohol drinking sober beer wine alkohol bier wein alcool biere vin cerveza vino cerveja birra | 酒 喝酒 戒酒 啤酒",
  medication:
    "pills tablets medication meds insulin supplement tabletten medikament insulin cachets medicament traitement pastillas medicamento remedio pastiglie farmaco | 药 胰岛素 薬",
  doctor:
    "doctor dr dentist therapist gp hausarzt arzt zahnarzt psy medecin dentiste medico dentista psicologa dottore | 医生 牙医 大夫",
} as const

/** Words of topics: those that a longer word may begin with, and those of scripts without spaces. */
interface TopicIndex {
  readonly starts: Map<string, Set<string>>
  /** The longest of them, in characters. */
  readonly longest: number
  readonly inside: (readonly [topic: string, word: string])[]
  /** The topics of words that were looked up, because words repeat. */
  readonly known: RecentMap<string, readonly string[]>
}

const MAX_KNOWN = 10_000

const MIN_STEM = 5
/** The unspaced words hold such a letter, or are a brand. */
const NOT_LATIN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

function createIndex(
  topics: Iterable<readonly [topic: string, spaced: string | undefined, unspaced: string | undefined]>,
): TopicIndex {
  const starts = new Map<string, Set<string>>()
  const inside: (readonly [topic: string, word: string])[] = []
  for (const [topic, spaced = "", unspaced = ""] of topics) {
    for (const word of spaced.split(/\s+/))
      if (word !== "") starts.set(word, (starts.get(word) ?? new Set()).add(topic))
    for (const word of unspaced.split(/\s+/)) if (word !== "") inside.push([topic, word])
  }
  const longest = Math.max(...[...starts.keys()].map(({ length }) => length))
  return { starts, longest, inside, known: new RecentMap(MAX_KNOWN) }
}

function lookUp(index: TopicIndex, words: readonly string[], text: string): readonly string[] {
  const topics: string[] = []
  for (const word of words) for (const topic of index.known.get(word) ?? lookUpWord(index, word)) topics.push(topic)
  if (NOT_LATIN.test(text)) for (const [topic, word] of index.inside) if (text.includes(word)) topics.push(topic)
  return topics
}

/** The topics of the longest known word that a word begins with. */
function lookUpWord({ starts, longest, known }: TopicIndex, word: string): readonly string[] {
  let found: readonly string[] = []
  for (let size = Math.min(word.length, longest); size >= Math.min(MIN_STEM, word.length) && found.length === 0; size--)
    found = [...(starts.get(word.slice(0, size)) ?? [])]
  if (word.length <= MAX_KNOWN_LENGTH) known.set(word, found)
  return found
}

/** A longer word is no word of a language. */
const MAX_KNOWN_LENGTH = 40

const broad = createIndex(
  Object.entries(TOPICS).map(([topic, all]) => {
    const [spaced, unspaced] = all.split(" | ")
    return [topic, spaced, unspaced] as const
  }),
)

/** What the words of a clause are about: each topic as often as words speak of it. */
export function topicsIn(words: readonly string[], text: string): readonly string[] {
  return lookUp(broad, words, text)
}

let fine: TopicIndex | undefined

/** The same by the narrower topics of `talk/topics`, which know more words: an instrument, an illness, a profession. */
export function subtopicsIn(words: readonly string[], text: string): readonly string[] {
  fine ??= createIndex(
    TOPIC_TABLE.trim()
      .split("\n")
      .map((line) => {
        const [topic = "", spaced, unspaced] = line.split("|")
        return [topic, spaced, unspaced] as const
      }),
  )
  return lookUp(fine, words, text)
}
