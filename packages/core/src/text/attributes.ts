import type { About } from "../contract/memory.ts"
import { wholeWords } from "./whole-words.ts"

/** An attribute of a person that every language has words for. Other attributes are stored as they are named. */
interface Attribute {
  /** Its names as alternatives of a pattern: a memory that is added under one of them gets the canonical name. */
  readonly names: string
  /** The names in Chinese and Japanese. */
  readonly eastern: string
  /** Further words by which a question asks for it. */
  readonly asked?: string
  readonly askedEastern?: string
  /** How many values hold at the same time. Default: `one`. */
  readonly holds?: "several" | "some"
}

const ATTRIBUTES: Readonly<Record<string, Attribute>> = {
  name: {
    names: "name|full name|first name|namen|vorname|vornamen|nom|prénom|nombre|nome",
    eastern: "名字|姓名|名前",
    asked: "am i called|who am i|heiße ich|je m[’']appelle|m[’']appelle|me llamo|mi chiamo|me chamo",
    askedEastern: "叫什么|我是谁",
  },
  home: {
    names:
      "home|residence|city|town|address|hometown|where i live|wohnort|adresse|zuhause|domicile|adresse|domicilio|dirección|indirizzo|casa|città|morada|endereço|cidade|ciudad|ville",
    eastern: "住址|地址|住所|家|居住地",
    asked:
      "(?:do|am|are) (?:i|we) (?:live|living|based|located)|(?:i|we) live|living now|wohn(?:e|en|haft)|leb(?:e|en) (?:ich|wir)|habit(?:e|ons|o|iamo)|j[’']habite|viv(?:o|imos|iamo)|mor(?:o|amos)|abito",
    askedEastern: "住在|住哪|住どこ|住んで|我住|搬到",
  },
  origin: {
    names:
      "origin|birthplace|place of birth|grew up in|herkunft|geburtsort|heimat|origine|lieu de naissance|origen|lugar de nacimiento|origem|luogo di nascita|naturalidade",
    eastern: "老家|籍贯|出身|家乡|出生地",
    asked:
      "(?:am i|do i come|are we) from|was i born|(?:i|we) (?:grew up|come from)|did i grow up|komme ich her|aufgewachsen|geboren|suis-je né|je viens|nací|sono nato|sono nata|nasci",
    askedEastern: "哪里人|从哪来",
  },
  birthday: {
    names:
      "birthday|date of birth|birth date|geburtstag|geburtsdatum|anniversaire|date de naissance|cumpleaños|fecha de nacimiento|compleanno|data di nascita|aniversário|data de nascimento",
    eastern: "生日|出生日期|誕生日",
  },
  age: {
    names: "age|alter|âge|edad|età|idade",
    eastern: "年龄|年齢|岁数",
    asked: "how old am i|wie alt bin ich|quel âge|cuántos años tengo|quanti anni ho|quantos anos tenho",
    askedEastern: "几岁|多大|何歳",
  },
  job: {
    names:
      "job|occupation|profession|work|role|position|trade|job title|beruf|job|arbeit|stelle|métier|profession|travail|emploi|poste|trabajo|profesión|puesto|empleo|lavoro|professione|mestiere|trabalho|profissão|emprego|cargo",
    eastern: "工作|职业|职位|岗位|仕事|職業",
    asked:
      "do i do for (?:a living|work)|do i work as|am i working as|arbeite ich als|beruflich|je travaille comme|fais-je dans la vie|me dedico|trabajo de|faccio di lavoro|trabalho como",
    askedEastern: "做什么的|什么工作|上班",
  },
  employer: {
    names:
      "employer|company|firm|arbeitgeber|firma|employeur|entreprise|empresa|empleador|azienda|datore di lavoro|ditta|empregador|boîte",
    eastern: "公司|单位|雇主|勤務先|会社",
    asked:
      "do i work|(?:i|am i) (?:work|working|employed) (?:at|for|now)|who do i work for|arbeite ich|où (?:est-ce que )?(?:je travaille|travaill)|dónde trabajo|dove lavoro|onde (?:eu )?trabalho",
    askedEastern: "哪家公司|在哪上班|どこで働",
  },
  salary: {
    names:
      "salary|pay|income|wage|wages|hourly rate|earnings|gehalt|lohn|einkommen|verdienst|stundenlohn|salaire|paie|revenu|sueldo|salario|ingresos|stipendio|paga|reddito|salário|ordenado|renda",
    eastern: "工资|薪水|收入|月薪|年薪|給料|給与|年収",
    asked:
      "do i (?:earn|make|get paid)|(?:i|am i) (?:earn|paid|get paid)|verdiene ich|je gagne|gagné|cuánto (?:gano|cobro)|guadagno|ganho",
    askedEastern: "挣多少|赚多少",
  },
  supervisor: {
    names:
      "supervisor|boss|manager|team lead|line manager|advisor|chef|chefin|vorgesetzte|vorgesetzter|betreuer|betreuerin|teamleiter|directeur|directrice|chef|superviseur|jefe|jefa|director|capo|responsabile|relatore|relatrice|chefe|orientador|orientadora|supervisore",
    eastern: "老板|上司|主管|领导|导师|上級",
    asked: "do i report to|(?:i|am i) report(?:ing)? to|berichte ich",
  },
  "working hours": {
    names:
      "working hours|work hours|hours|shift|shifts|schedule|weekly hours|work schedule|arbeitszeit|arbeitszeiten|schicht|schichten|dienst|stunden|dienstplan|horaires|horaire|horario|turno|turni|orario|orari|turnos|horário",
    eastern: "班次|上班时间|工作时间|勤務時間|シフト",
    asked: "do i (?:start|finish) work|(?:i|do i) work(?:ing)? (?:days|nights|hours)|arbeite ich (?:wann|wieder)",
    holds: "some",
  },
  studies: {
    names:
      "studies|study|major|degree|course|subject|studium|studienfach|ausbildung|études|filière|licence|master|estudios|carrera|studi|corso di laurea|facoltà|estudos|curso|education",
    eastern: "专业|学业|学位|専攻|専門",
    asked: "(?:am|do|are) i study(?:ing)?|studiere ich|j[’']étudie|estudio|studio|estudo",
    askedEastern: "学什么|读什么",
    holds: "some",
  },
  school: {
    names:
      "school|university|college|uni|schule|universität|hochschule|école|université|fac|lycée|escuela|universidad|colegio|instituto|scuola|università|liceo|escola|universidade|faculdade",
    eastern: "学校|大学|学院",
    holds: "some",
  },
  language: {
    names:
      "language|languages|spoken languages|mother tongue|native language|first language|sprache|sprachen|muttersprache|langue|langues|langue maternelle|idioma|idiomas|lengua|lingua|lingue|madrelingua|língua|línguas",
    eastern: "语言|母语|言語|母語",
    asked: "do i speak|spreche ich|je parle|hablo|parlo|falo",
    askedEastern: "会说|会讲",
    holds: "several",
  },
  nationality: {
    names:
      "nationality|citizenship|passport|staatsangehörigkeit|nationalität|nationalité|citoyenneté|nacionalidad|ciudadanía|nazionalità|cittadinanza|nacionalidade",
    eastern: "国籍",
    holds: "several",
  },
  phone: {
    names:
      "phone|phone number|mobile|handy|handynummer|telefonnummer|telefon|téléphone|portable|numéro|teléfono|móvil|telefono|cellulare|telefone|telemóvel|celular",
    eastern: "手机|电话|電話|携帯",
    holds: "some",
  },
  email: {
    names: "email|e-mail|email address|mail|courriel|correo|correo electrónico|e-mail-adresse|mailadresse",
    eastern: "邮箱|邮件地址|メールアドレス",
    holds: "some",
  },
  diet: {
    names:
      "diet|eating habits|ernährung|ernährungsweise|diät|régime|régime alimentaire|alimentation|dieta|alimentación|alimentazione|regime alimentar|alimentação",
    eastern: "饮食|饮食习惯|吃素|忌口|食事|食生活",
    asked:
      "(?:can|do|may|should) i (?:not )?eat|(?:am|are) (?:i|we) (?:a )?(?:vegan|vegetarian|pescatarian)|(?:i|we) (?:can|can[’']t|don[’']t|avoid) eat(?:ing)?|esse ich|ernähre|je mange|como yo|puedo comer|mangio|posso mangiare|posso comer",
    askedEastern: "能吃|不能吃|不吃|吃什么|食べられ",
    holds: "several",
  },
  allergy: {
    names:
      "allergy|allergies|intolerance|food intolerance|intolerances|allergie|allergien|unverträglichkeit|unverträglichkeiten|allergie|intolérance|alergia|alergias|intolerancia|intolleranza|intolleranze|allergia|intolerância",
    eastern: "过敏|不耐受|アレルギー",
    asked: "allergic|allergisch|vertrage ich|allergique|alérgic[oa]|allergic[oa]",
    holds: "several",
  },
  health: {
    names:
      "health|condition|illness|disease|health condition|diagnosis|injury|krankheit|gesundheit|diagnose|erkrankung|verletzung|santé|maladie|salud|enfermedad|lesión|salute|malattia|infortunio|saúde|doença",
    eastern: "健康|病|疾病|病気|身体",
    asked: "diagnosed|gesundheitlich|diagnosticad[oa]|diagnostiqué|(?:bin|war) ich krank",
    holds: "several",
  },
  medication: {
    names:
      "medication|medications|medicine|medicines|drug|meds|prescription|supplement|medikament|medikamente|tabletten|médicament|médicaments|traitement|medicación|medicamento|medicamentos|medicina|farmaco|farmaci|medicine|remédio|remédios|medicação",
    eastern: "药|药物|用药|薬",
    asked: "do i take|nehme ich|tomo|prendo|je prends",
    askedEastern: "吃药|吃什么药",
    holds: "several",
  },
  alcohol: {
    names: "alcohol|drinking|alkohol|alcool|alcohol|álcool",
    eastern: "喝酒|酒|お酒",
    asked: "(?:do|can) i drink|trinke ich|bois-je|bebo|bevo",
  },
  smoking: {
    names: "smoking|cigarettes|rauchen|tabac|tabaco|fumo|fumar|fumer",
    eastern: "抽烟|吸烟|タバコ|煙草",
    asked: "(?:do|did) i (?:still )?smoke|rauche ich|je fume",
  },
  religion: {
    names: "religion|faith|church|belief|glaube|konfession|kirche|foi|religión|fe|religione|fede|religião|fé",
    eastern: "宗教|信仰",
  },
  "marital status": {
    names:
      "marital status|relationship status|relationship|marriage|familienstand|beziehungsstatus|ehe|état civil|situation familiale|estado civil|matrimonio|stato civile|casamento",
    eastern: "婚姻|感情状况|结婚",
    asked: "am i (?:married|single|divorced|engaged|seeing)|bin ich (?:verheiratet|single|geschieden)",
  },
  partner: {
    names:
      "partner|wife|husband|spouse|girlfriend|boyfriend|fiancé|fiancée|fiance|partnerin|frau|ehefrau|mann|ehemann|freundin|freund|compagnon|compagne|femme|mari|copain|copine|conjoint|pareja|esposa|esposo|marido|novia|novio|mujer|compagna|compagno|moglie|marito|fidanzata|fidanzato|parceiro|parceira|namorada|namorado",
    eastern: "老婆|老公|妻子|丈夫|女朋友|男朋友|对象|妻|夫|彼女|彼氏",
  },
  children: {
    names:
      "children|child|kids|kid|son|daughter|sons|daughters|grandchildren|number of children|kinder|kind|sohn|tochter|söhne|töchter|enkel|enfants|enfant|fils|fille|filles|petits-enfants|hijos|hijas|hijo|hija|nietos|figli|figlio|figlia|figlie|nipoti|filhos|filho|filha|filhas",
    eastern: "孩子|儿子|女儿|小孩|子供|息子|娘",
    holds: "several",
  },
  family: {
    names:
      "family|mother|father|mum|mom|dad|parents|sister|brother|siblings|grandmother|grandfather|familie|mutter|vater|eltern|schwester|bruder|geschwister|oma|opa|famille|mère|père|parents|sœur|soeur|frère|familia|madre|padre|padres|hermana|hermano|famiglia|sorella|fratello|genitori|nonna|nonno|família|mãe|pai|irmã|irmão",
    eastern: "家人|父母|妈妈|爸爸|妹妹|姐姐|哥哥|弟弟|家族|母|父",
    holds: "several",
  },
  pets: {
    names:
      "pets|pet|dog|dogs|cat|cats|chickens|livestock|rabbit|horse|haustier|haustiere|hund|hunde|katze|katzen|kater|hühner|pferd|animaux|animal|chien|chienne|chiens|chat|chatte|chats|mascota|mascotas|perro|perra|perros|gato|gata|gatos|animali|animale|cane|cagna|cani|gatto|gatta|gatti|cachorro|cão|animais",
    eastern: "宠物|狗|猫|ペット|犬",
    holds: "several",
  },
  household: {
    names:
      "household|roommates|roommate|flatmates|flatmate|housemates|lodger|haushalt|mitbewohner|mitbewohnerin|mitbewohnerinnen|wg|ménage|colocataires|colocataire|coloc|colocs|hogar|compañeros de piso|compañera de piso|coinquilini|coinquilina|coinquilino|colegas de quarto",
    eastern: "室友|合租|同居人|ルームメイト",
    asked: "(?:do|am) i (?:live|living) with|wohne ich zusammen|live with me",
    holds: "several",
  },
  friends: {
    names:
      "friends|friend|best friend|freunde|bester freund|beste freundin|amis|ami|amie|amigos|amiga|amico|amica|amici",
    eastern: "朋友|友達",
    holds: "several",
  },
  hobby: {
    names:
      "hobby|hobbies|interests|interest|clubs|club|choir|hobbys|freizeit|verein|chor|loisir|loisirs|passion|passions|chorale|afición|aficiones|pasatiempo|coro|passatempo|passatempi|interessi|interesses",
    eastern: "爱好|兴趣|趣味",
    asked: "in my (?:free|spare) time|for fun|in meiner freizeit|temps libre|tiempo libre|tempo libero|tempos livres",
    holds: "several",
  },
  sport: {
    names:
      "sport|sports|exercise|workout|training|gym split|sportart|deporte|deportes|entrenamiento|entraînement|allenamento|esporte|desporto|treino",
    eastern: "运动|锻炼|健身|スポーツ|運動",
    asked: "do i (?:train|work out|exercise)|trainiere ich",
    holds: "several",
  },
  instrument: {
    names: "instrument|musikinstrument|instrumento|strumento",
    eastern: "乐器|楽器",
    asked: "do i play|spiele ich|je joue|toco|suono",
    holds: "several",
  },
  food: {
    names:
      "food|favorite food|favourite food|favorite dish|favourite dish|disliked food|lieblingsessen|plat préféré|comida favorita|piatto preferito|comida preferida",
    eastern: "喜欢吃|爱吃|好きな食べ物",
    holds: "several",
  },
  drink: {
    names:
      "drink|hot drink|coffee|tea|favorite drink|favourite drink|getränk|kaffee|tee|boisson|café|thé|bebida|bevanda|caffè",
    eastern: "咖啡|喝茶|飲み物|喝什么",
    holds: "several",
  },
  car: {
    names:
      "car|vehicle|motorbike|motorcycle|van|truck|auto|wagen|fahrzeug|voiture|véhicule|moto|coche|carro|vehículo|macchina|automobile|veicolo",
    eastern: "车|汽车|開什么车|車",
    asked: "do i drive|fahre ich|conduzco|guido",
  },
  bike: { names: "bike|bicycle|rad|fahrrad|vélo|bici|bicicleta|bicicletta", eastern: "自行车|单车|自転車" },
  commute: {
    names: "commute|way to work|transport|way to school|arbeitsweg|schulweg|trajet|trayecto|tragitto|percurso",
    eastern: "通勤|交通方式",
    asked:
      "get to work|zur arbeit|komme ich zur|aller au (?:travail|boulot)|ir al trabajo|andare al lavoro|ir para o trabalho",
    askedEastern: "怎么上班",
  },
  rent: {
    names: "rent|miete|loyer|alquiler|renta|affitto|renda|aluguel|arrendamento",
    eastern: "房租|租金|家賃",
    asked: "pay for (?:the |my )?(?:flat|apartment|room)",
  },
  computer: {
    names: "computer|laptop|machine|rechner|notebook|ordinateur|ordi|ordenador|computadora|portátil|portatile",
    eastern: "电脑|笔记本|パソコン",
    holds: "some",
  },
  "operating system": {
    names: "operating system|os|betriebssystem|système d[’']exploitation|sistema operativo|sistema operacional",
    eastern: "操作系统|オペレーティングシステム",
  },
  editor: { names: "editor|ide|code editor|éditeur", eastern: "编辑器|エディタ", asked: "do i (?:code|program) in" },
  doctor: {
    names:
      "doctor|gp|physician|dentist|therapist|hausarzt|hausärztin|ärztin|arzt|zahnarzt|médecin|docteur|dentiste|médico|doctora|dentista|medico|médica",
    eastern: "医生|大夫|医師|主治医",
    holds: "several",
  },
  "due date": {
    names:
      "due date|deadline|submission date|abgabe|abgabetermin|frist|stichtag|échéance|date limite|date de rendu|fecha límite|plazo|entrega|scadenza|consegna|prazo",
    eastern: "截止|截止日期|期限|締め切り|締切",
    asked: "(?:is|are) .{1,40} due|hand in|abgeben",
  },
  "answer style": {
    names: "answer style|answer format|form of address|antwortstil|anrede",
    eastern: "回答方式|称呼",
    holds: "several",
  },
}

interface CompiledAttribute {
  readonly name: string
  readonly named: RegExp
  readonly mentioned: RegExp
  readonly asked: RegExp
}

const compiled: readonly CompiledAttribute[] = Object.entries(ATTRIBUTES).map(
  ([name, { names, eastern, asked, askedEastern }]) => ({
    name,
    named: new RegExp(`^(?:${names}|${eastern})$`, "u"),
    mentioned: wholeWords(names, eastern),
    asked: wholeWords(
      asked === undefined ? names : `${names}|${asked}`,
      askedEastern ? `${eastern}|${askedEastern}` : eastern,
    ),
  }),
)

const SELF: ReadonlySet<string> = new Set([
  "user",
  "me",
  "i",
  "myself",
  "the user",
  "self",
  "ich",
  "moi",
  "yo",
  "io",
  "eu",
  "我",
  "私",
  "用户",
])

/**
 * An address in the form in which it is stored and compared: lower case, single spaces, the person themselves as
 * `user`, an attribute that the table knows by its canonical name.
 */
export function normalizeAbout({ subject, attribute }: About): About {
  const [who, what] = [subject, attribute].map((name) =>
    name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim(),
  )
  const named = (what ?? "").replace(/^(?:my|the|mein|meine|mon|ma|mi|il mio|la mia|o meu|a minha) /u, "")
  const canonical = Object.hasOwn(ATTRIBUTES, named) ? named : compiled.find((one) => one.named.test(named))?.name
  return { subject: SELF.has(who ?? "") ? USER_SUBJECT : (who ?? ""), attribute: canonical ?? named }
}

/** The canonical name of an attribute that the table knows under this one. */
export function canonicalAttribute(name: string): string | undefined {
  const lower = name.normalize("NFKC").toLowerCase()
  return compiled.find(({ named }) => named.test(lower))?.name
}

/** The subject of what is about the person themselves. */
export const USER_SUBJECT = "user"

/** How many values of an attribute hold at the same time. `some`: it depends, as for attributes that the table does not know. */
export function holdsHow(attribute: string): "one" | "some" | "several" {
  return Object.hasOwn(ATTRIBUTES, attribute) ? (ATTRIBUTES[attribute]?.holds ?? "one") : "some"
}

/** The attributes that a question names, in the order of the table. Longer texts are requests about something else. */
export function askedAttributes(question: string): readonly string[] {
  if (question.length > MAX_QUESTION_CHARACTERS) return []
  const text = question.toLowerCase()
  return compiled.filter(({ asked }) => asked.test(text)).map(({ name }) => name)
}

const MAX_QUESTION_CHARACTERS = 300

/** The attributes that a text mentions by one of their names, each with the text without that name. */
export function mentionedAttributes(text: string): readonly { readonly attribute: string; readonly rest: string }[] {
  if (text.length > MAX_QUESTION_CHARACTERS) return []
  const lower = text.toLowerCase()
  return compiled
    .map(({ name, mentioned }) => ({ attribute: name, rest: lower.replace(mentioned, " ") }))
    .filter(({ rest }) => rest !== lower)
}

/** The words of an address by which its memories are found, beside those of their content. */
export function aboutWords({ subject, attribute }: About): string {
  return subject === USER_SUBJECT ? attribute : `${subject} ${attribute}`
}
