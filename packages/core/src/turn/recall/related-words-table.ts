// Written by scripts/make-related-words.mjs.
export const RELATED_WORDS: string = `
eat food cook recip dish meal dinner lunch breakfast snack menu diet allerg allergi intoler avoid bake restaur order bodi|allerg allergi intoler epipen anaphylaxi vegan vegetarian pescatarian celiac coeliac gluten lactos dairi nut peanut shellfish kosher halal diabet sugar carb diet
essen ess kochen koch rezept gericht backen back ernahrung allergi allergien allergisch unvertraglichkeit vertrag mitbringen pud kuchen|allergisch allergi allergien unvertraglich notfallset vegan vegetarisch vegetari gluten zoliaki laktos laktoseintoler milcheiweiß nuss haselnuss erdnuss zucker diabet diabetik fleisch fisch halal koscher
manger mang cuisin recett plat repa diner dejeun regim allergi allergiqu aliment resto|allergiqu allergi intoler intolerant vegetarien vegetarienn vegan gluten lactos cacahuet arachid noix fruit viand poisson sucr diabet halal casher
comer como cocinar receta plato comida cena almuerzo dieta alergia alergico alergica alimento|alergico alergica alergia intolerant intolerancia vegetariano vegetariana vegano celiaco celiaca gluten lactosa fruto nuec cacahuet marisco azucar diabet carn
mangiar mangio cucinar ricetta piatto pranzo cena dieta allergia allergi allergico allergica cibo cibi|allergico allergica allergia intollerant intolleranza vegetariano vegetariana vegano celiaco celiaca glutin lattosio noci arachidi crostacei zucchero diabet carn
comer como cozinhar receita prato jantar almoco dieta alergia alergico alergica comida|alergico alergica alergia intolerant intolerancia vegetariano vegetariana vegano celiaco gluten lactos amendoim noze camarao acucar diabet carn
吃 做饭 菜 谱 忌口 过敏 饮食 餐厅 点菜|过敏 不吃 忌口 素 吃素 乳糖 不耐 受 花生 海鲜 虾 芒果 麸 质 糖尿病 辣 香菜
食 料理 レシピ 食事 アレルギー 献立|アレルギー 食 べら 苦手 ベジタリアン 菜食 乳糖 小麦 卵 そば えび 落花生 糖尿病
health condit medic ill diseas injuri diagnos diagnosi doctor dr leg knee back hurt pain therapi symptom|diagnos diabet asthma migrain epilepsi arthriti injuri sprain break fractur surgeri oper physio therapi recov clear doc pressur intoler allerg hip knee back thyroid pregnant
gesundheit krankheit krank diagnos beschwerden verletzung arzt arztin schmerzen leiden|diagnos diabet asthma migran epilepsi arthros rheuma bandscheib oper op verletzt gebrochen reha physio blutdruck herz knie huft rucken schilddrus geheilt schlaganfal
sant maladi malad diagnost blessur medecin douleur mal|diagnost diabet asthm migrain epilepsi arthros herni oper plater entors kine tension cœur genou hanch dos thyroid gueri avc
salud enfermedad enfermo enferma diagnostico lesion medico dolor|diagnosticaron diabet asma migrana epilepsia artriti hernia operacion operaron esguinc fisio tension corazon rodilla cadera espalda tiroid
salut malattia malato diagnosi infortunio medico dolor|diagnosi diabet asma emicrania epilessia artrosi ernia operazion operato frattura fisioterapia pression cuor ginocchio anca schiena tiroid
saud doenca doent diagnostico lesao medico dor|diagnostico diabet asma enxaqueca epilepsia artros hernia cirurgia operei fratura fisioterapia pressao coracao joelho quadril costa tireoid
健康 病 身体 毛病 诊断 医生 看病|糖尿病 高血压 哮喘 偏 头痛 手术 骨折 腰 膝盖 颈椎 胃 甲状腺 怀孕 复查 确 诊 体检
健康 病気 持病 体調 怪我 診断|糖尿病 喘息 片 頭痛 手術 骨折 腰 膝 血圧 診断 通院 治
medic medicin med pill drug prescript tablet dose take supplement|pill tablet mg dose daili ibuprofen insulin antibiot inhal prescrib metformin vitamin
medika medikament tabletten medizin nehm pill|tablett tabletten mg dosi taglich tropfen insulin antibiotikum sprai verschrieben ibuprofen
medica traitement comprim cachet pilul prend|comprim mg dose insulin antibiotiqu prescrit goutt ventolin traitement
medicamento medicina pastilla tomo tratamiento|pastilla mg dosi insulina antibiotico receto inhalador jarab
medicina medicin farmaco farmaci pastiglia pastigli compress prendo|pastiglia pastigli compressa mg dose insulina antibiotico prescritto gocc
remedio medicamento comprimido tomo|comprimido mg dose insulina antibiotico receit remedio
药 吃 药物 用|药 片 毫克 胰岛素 抗生素 一天 次 开
薬 服用 飲 んで|薬 錠 ミリ インスリン 抗生 物質 処方
doctor gp dentist therapist physician physio appoint practic|dr doctor gp dentist therapist physio clinic surgeri appoint practic counsellor
arzt arztin hausarzt hausarztin zahnarzt therapeut therapeutin praxi termin kinderarztin|dr praxi termin zahnarzt hausarzt hausarztin kinderarzt kieferorthopad therapeutin physio klinik
medecin docteur dentist psy kine rendez vou specialist|docteur dr medecin dentist kine psy cabinet rdv cliniqu hopit
medico doctor doctora dentista psicologa cita fisio|doctor doctora dra dr dentista cita clinica consulta hospit psicologa
medico dottor dottoressa dentista psicologo visita|dottor dottoressa dentista visita studio clinica ospedal fisioterapista
medico doutor doutora dentista psicologa consulta|dr dra doutora dentista consulta clinica hospit
医生 大夫 牙医 医院 挂号|医生 大夫 牙医 医院 挂号 复 诊 主任
医者 先生 歯医者 病院 主治医|先生 歯医者 病院 クリニック 予約 診察
drink coffe tea beverag alcohol beer wine|coffe tea espresso decaf latt matcha herbal beer wine alcohol sober drink milk water
trink trinken getrank kaffe tee alkohol bier wein|kaffe tee krauterte espresso alkohol bier wein wasser hafermilch trink
boir boi boisson cafe alcool vin bier|cafe tisan alcool bier vin eau deca
beber bebo bebida cafe te alcohol vino cerveza|cafe te infus manzanilla alcohol cerveza vino agua descafeinado
bere bevo bevanda caff te alcol vino birra|caff te tisana alcol birra vino acqua decaffeinato
beber bebo bebida cafe cha alcool vinho cerveja|cafe cha alcool cerveja vinho agua descafeinado
喝 咖啡 茶 饮料 酒|咖啡 茶 奶茶 美式 拿 铁 酒 戒酒 白酒 啤酒
飲み物 コーヒー お茶 酒 飲む|コーヒー お茶 紅茶 ビール ワイン 禁酒
hobbi interest club org organ belong free spare fun weekend even leisur stage perform|club choir band knit paint potteri climb hike garden photographi chess game read draw sew danc theater rehears concert join member start drum piano improv volunt
hobbi freizeit verein chor interessen spaß feierabend sing|verein chor stricken strick malen topfern klettern wandern garten fotografieren schach zocken lesen nahen tanzen theater probe auftritt mitgli gospelchor band sing
loisir passion hobbi club associ asso choral temp libr chant chantai|club choral tricot peintur poteri escalad randonne jardin photo echec coutur dans theater repetit concert inscrit associ fanfar jeux
aficion hobbi pasatiempo club tiempo libr|club coro tejer pintar ceramica escalada senderismo huerto fotografia ajedrez coser bailar teatro ensayo concierto apunt
hobbi passatempo interessi club associazion libero|club coro maglia dipinger ceramica arrampicata escursioni orto fotografia scacchi cucito ballo teatro prove concerto iscritto
hobbi passatempo clube tempo livr lazer|clube coral trico pintura ceramica escalada trilha horta fotografia xadrez costura danca teatro ensaio concerto
爱好 兴趣 业余 空闲 周末|爬山 画 陶艺 攀 岩 摄影 象棋 游戏 看书 跳舞 合唱 乐队 钓鱼 手工 社团 报名
趣味 休日 余暇 サークル|編み物 絵 陶芸 登山 写真 将棋 ゲーム 読書 ダンス 合唱 バンド 釣り 入会
sport exerc workout train gym run lift routin program fit race press bench move|run jog gym bench squat deadlift marathon race swim pool cycl yoga pilat climb footbal soccer tenni basketbal train workout program lb kg walk
sport train trainier sportart laufen fit bewegung|laufen joggen fitnessstudio marathon schwimmen radfahren yoga fußball handbal tenni turnen klettern train dienstag donnerstag
sport entrain courir cours gym boug|cours courir foot natat piscin velo yoga handbal tenni escalad judo entrain marathon mercredi
deport entreno entrenamiento gimnasio correr|correr gimnasio natacion piscina bici yoga pilat futbol baloncesto teni padel entreno maraton caminar
sport allenamento alleno palestra correr|corsa correr palestra nuoto piscina bici yoga pilat calcio basket tenni allenamento maratona
esport desporto treino academia correr ginasio|corrida correr academia natacao piscina bicicleta ioga pilat futebol basquet teni treino maratona
运动 锻炼 健身 跑步|跑步 健身房 游泳 瑜伽 篮球 足球 羽毛球 骑 行 马拉 松 普 拉 提 私 教
運動 スポーツ ジム 走|ジョギング ジム 水泳 ヨガ サッカー テニス 野球 マラソン 筋
instrument plai music lesson practic|guitar piano violin cello drum flute ukulel saxophon trumpet clarinet bass keyboard banjo lesson
instrument musik unterricht spiel|gitarr klavier geig cello schlagzeug flote querflot ukulel saxophon trompet klarinett bass akkordeon unterricht
instrument musiqu joue|guitar piano violon violoncel batteri flute ukulel saxophon trompett clarinett accordeon bass
instrumento musica toco|guitarra piano violin violonchelo bateria flauta ukelel saxofon trompeta clarinet acordeon bajo
strumento strumenti musica suono|chitarra pianofort violino violoncello batteria flauto ukulel sassofono tromba clarinetto fisarmonica basso
instrumento musica toco|violao guitarra piano violino violoncelo bateria flauta saxofon trompet clarinet acordeao baixo
乐器 弹 学 琴|吉他 钢琴 小提琴 大提琴 鼓 长笛 尤 克里 里 萨 克斯 古筝 二胡
楽器 演奏 弾|ギター ピアノ バイオリン チェロ ドラム フルート ウクレレ サックス 三味線
car vehicl drive van truck wheel motorbik|car drive van suv electr hybrid diesel ford toyota honda volkswagen vw golf audi bmw merced kia hyundai nissan mazda skoda volvo tesla renault clio peugeot fiat subaru octavia niro licens garag sell leas park
auto wagen fahrzeug fahr karr|auto wagen kombi elektroauto diesel golf passat polo touran caddi audi bmw merced opel corsa ford skoda octavia kia hyundai toyota renault fiat dacia tesla verkauft werkstatt tuv fuhrerschein
voitur vehicul condui conduir bagnol permi|voitur bagnol conduir permi clio twingo peugeot renault citroen dacia kangoo toyota electriqu diesel garag vendu code
coch carro auto vehiculo conduzco manejo furgoneta|coch carro furgoneta electrico diesel seat ibiza renault peugeot toyota ford kia dacia taller vendi carnet matricula
macchina auto automobil veicolo guido|macchina auto panda punto fiat golf toyota yari renault ford elettrica diesel officina venduto patent
carro veiculo dirijo conduzo|carro fiat gol toyota renault ford honda eletrico diesel oficina vendi carta carteira
车 汽车 开车|车 开车 比亚 迪 特斯拉 丰田 大众 本田 电 动 驾照 二手 牌
車 自動車 運転|車 トヨタ ホンダ 日産 軽 プリウス 電気 自動車 免許 運転
commut transport work around town travel ride bike bicycl|bike bicycl cycl tram train bu metro subwai tube walk drive scooter carpool season ticket commut
arbeitsweg pendeln pendl fahrrad komm anfahrt|fahrrad rad zug bahn bu straßenbahn auto fuß pendl roller bike deutschlandticket
trajet transport velo deplac aller|velo train tram bu metro voitur pi trottinett covoiturag ter
trayecto transport bici desplazo voi|bici metro tren autobu bu tranvia coch andando patinet
tragitto mezzi bici sposto pendolar|bici treno tram bu metro autobu macchina piedi monopattino
trajeto transport bicicleta vou|bicicleta metro trem onibu comboio autocarro carro pe
通勤 怎么 上班 交通|地铁 公 交 骑车 自行 车 电 动 开车 步行 高铁
通勤 交通 自転車|電車 バス 自転車 徒歩 車 地下鉄
phone laptop comput notebook machin devic tablet distro os editor code type oper system softwar tool screen monitor consol camera|iphon android pixel samsung galaxi macbook thinkpad dell lenovo asu window linux ubuntu fedora debian arch mac maco ipad vim neovim vscode emac idea intellij playstat switch xbox instal upgrad
handi telefon laptop rechner comput notebook gerat tablet betriebssystem programm softwar|iphon android samsung pixel macbook thinkpad dell lenovo window linux ubuntu mac ipad excel word installiert gekauft
telephon portabl ordi ordinateur machin tablett logiciel appareil|iphon android samsung pixel macbook thinkpad dell lenovo window linux ubuntu mac ipad instal achet
telefono movil celular ordenador computadora portatil tableta programa|iphon android samsung xiaomi macbook lenovo dell window linux mac ipad instal compr
telefono cellular comput portatil tablet programma|iphon android samsung xiaomi macbook lenovo dell window linux mac ipad installato comprato
telefon celular telemovel computador portatil notebook programa|iphon android samsung xiaomi macbook lenovo dell window linux mac ipad instalei comprei
手机 电脑 笔记 本 平板 软件 设备|iphon 苹果 华 为 小米 安 卓 mac window 换
携帯 スマ パソコン タブレット ソフト|iphon android mac window アイフォン 買い替え
save budget monei cash debt loan pai rent mortgag bank afford scholarship|save loan debt rent mortgag month budget scholarship insur bank pai euro dollar deposit instal
sparen spare geld budget schulden kredit miet bank rate kosten|sparen spare kredit schulden rate miet budget euro bank stipendium bafog versicherung monat
econom epargn argent budget dett pret loyer banqu|econom epargn credit pret loyer euro bours caf banqu mensualit
ahorro ahorrar dinero presupuesto deuda prestamo alquil banco|ahorro ahorrando prestamo hipoteca alquil euro beca banco cuota
risparmio risparmiar soldi budget debito prestito affitto banca|risparmio mutuo prestito affitto euro borsa banca rata
poupanca economizar dinheiro orcamento divida emprestimo aluguel banco|economizando poupanca emprestimo financiamento aluguel reai bolsa banco parcela
存钱 钱 预算 贷款 房租 银行|存 贷款 房 贷 房租 预算 元 万 奖学金 银行
貯金 お金 予算 ローン 家賃 銀行|貯金 ローン 家賃 予算 円 奨学 金 銀行
famili mother father mom dad parent sister brother sibl grandmoth grandfath grandma rel aunt uncl cousin|mother mom father dad sister brother grandma nan grandpa aunt uncl cousin niec nephew si bro
famili mutter vater eltern schwester bruder geschwist oma opa verwandt schwiegermutt|mutter mama vater papa schwester bruder oma opa tant onkel cousin neff nicht schwiegermutt
famil mere pere parent sœur frere frangin mami papi grand|mere maman pere papa sœur frangin frere mami papi tant oncl cousin neveu niec
familia madr padr hermana hermano abuela abuelo|madr mama padr papa hermana hermano abuela abuelo tia tio prima primo sobrino sobrina
famiglia madr padr genitori sorella fratello nonna nonno|madr mamma padr papa sorella fratello nonna nonno zia zio cugina nipot
familia mae pai irma irmao avo|mae pai irma irmao avo tia tio prima sobrinho sobrinha
家人 父母 妈妈 爸爸 姐姐 妹妹 哥哥 弟弟 奶奶|妈 妈妈 爸 爸爸 姐姐 妹妹 哥哥 弟弟 奶奶 姥姥 爷爷 外婆 舅舅 阿姨 表妹
家族 両親 母 父 姉 妹 兄 弟 祖母|母 父 姉 妹 兄 弟 祖母 祖父 ばあちゃん いとこ 実家
trip holidai vacat travel flight fly hotel journei go destin|trip flight fly book hotel airbnb cabin beach ticket train holidai vacat itinerari
reis urlaub flug ferien hotel ziel wegfahren|reis urlaub gebucht flug hotel ferienwohnung ferienhau insel ticket fahr
voyag vacanc vol hotel sejor partir destin|voyag vacanc reserv billet vol hotel gite train sejor par
viaj vacacion vuelo hotel destino|viaj vacacion reservado reservamo billet vuelo hotel playa pueblo
viaggio vacanza vacanz volo albergo|viaggio vacanz prenotato biglietti volo albergo mare treno
viagem feria voo hotel destino|viagem feria reservei passagem voo hotel praia pousada
旅行 旅游 出差 假期 机票 酒店|旅行 机票 酒店 订 高铁 飞 民宿 度假 签证
旅行 出張 休暇 飛行機 ホテル|旅行 予約 飛行機 ホテル 新幹線 温泉 切符
read book novel seri watch show film movi|book novel read chapter author seri season episod film
lese lesen buch roman seri film schaue|buch roman lese kapitel autor seri staffel folg film
li lire livr roman seri film regard|livr roman li chapit auteur seri saison film
leo leer libro novela seri pelicula|libro novela leyendo capitulo autor seri temporada pelicula
leggo legger libro romanzo seri film|libro romanzo leggendo capitolo autor seri stagion film
leio ler livro romanc seri film|livro romanc lendo capitulo autor seri temporada film
看书 读 小说 剧 电影|书 小说 作者 剧 季 集 电影
読 んで 本 小説 ドラマ 映画|本 小説 作家 ドラマ シーズン 映画
teacher teach tutor coach instructor mentor help session|teacher tutor coach instructor mentor lesson mr ms
lehrer lehrerin unterrichtet klassenlehr klassenlehrerin trainer nachhilf|lehrer lehrerin klassenlehrerin klassenlehr trainer nachhilf frau herr unterricht
prof professeur maitress maiter moniteur coach|prof professeur maitress maiter moniteur coach madam monsieur cour
profesor profesora maestro maestra entrenador|profesor profesora maestra maestro entrenador senorita clase
professor professoressa maestro maestra allenator|professor professoressa maestra maestro allenator lezioni supplent
professor professora treinador|professor professora treinador aula
老师 教练 家教|老师 教练 家教 班主任 补习
先生 担任 コーチ 塾|先生 担任 コーチ 塾 家庭教師
pet anim dog cat|dog puppi cat kitten rabbit hamster parrot hors poni hen chicken fish turtl budgi beagl spaniel labrador terrier poodl dachshund whippet colli retriev vet leash paw adopt
haustier tier viech viecher hund katz katzen|hund hundin katz katzen kater katzchen welp kaninchen hase hasen hamster meerschweinchen vogel wellensittich papagei pferd poni huhner fisch schildkrot dackel labrador terrier pudel tierarzt tierheim
anim animaux chien chat bete compagni|chien chienn chiot chat chatt chaton lapin hamster perroquet cheval ponei poul poisson tortu labrador canich berger teckel veto veterinair refug adopt
mascota anim animal perro gato bicho|perro perra perrito cachorro gato gata gatito conejo hamster loro periquito caballo gallina pez tortuga labrador canich veterinario adoptamo adopt
animal animali cane cani gatto gatti domestici|cane cagnolino cucciolo gatto gatta gattino coniglio criceto pappagallo cavallo gallin pesc tartaruga labrador barboncino bassotto veterinario adottato
anim animai estimacao cao cae cachorro gato bicho|cao cadela cachorro cachorra gato gata gatinho coelho hamster papagaio cavalo galinha peix tartaruga labrador veterinario adotei
宠物 狗 猫 动物|狗 小狗 猫 小猫 兔子 仓 鼠 鹦鹉 金鱼 乌龟 柯 基 金 毛 泰 迪 宠物 领养
ペット 犬 猫 動物|犬 子犬 猫 子猫 うさぎ ハムスター インコ 金魚 亀 柴犬 プードル 獣医
kid child son daughter toddler babi|son daughter kid boi girl babi toddler twin newborn kindergarten nurseri school born pregnant stepson stepdaught eldest youngest
kind kinder sohn tochter nachwuch babi klein kleinen|sohn tochter kind kinder jung madchen babi zwilling kita kindergarten geboren schwanger große klein altest jungst klass
enfant fil fill goss petit bebe|fil fill enfant garcon bebe jumeaux crech maternel ecol ne nee enceint aine cadet benjamin
hijo hija nino nina bebe|hijo hija nino nina bebe gemelo mellizo guarderia colegio nacio embarazada mayor pequeno pequena
figlio figli figlia bambino bambini bambina|figlio figlia bambino bambina bimbo bimba gemelli asilo nido nato nata incinta maggior piccolo piccola
filho filha crianca menino menina bebe|filho filha crianca menino menina bebe gemeo crech escola nasceu gravida mai velho cacula
孩子 儿子 女儿 小孩 娃 宝宝|儿子 女儿 孩子 小孩 宝宝 双胞胎 幼儿 园 小学 出生 怀孕 老大 老 二 闺女
子供 子ども 息子 娘 赤ちゃん|息子 娘 子供 赤ちゃん 双子 保育園 幼稚園 小学生 生まれ 妊娠 長男 長女 次男
wife husband spous partner girlfriend boyfriend date see relationship marri singl fianc fiance|wife husband girlfriend boyfriend partner fianc fiance marri engag wed togeth anniversari date divorc break split ex gf bf offici
frau mann ehefrau ehemann partner partnerin freundin freund beziehung verheiratet zusammen|frau mann freundin freund partner partnerin verheiratet verlobt hochzeit zusammen getrennt geschieden geheiratet ex
femm mari conjoint compagnon compagn copain copin coupl marie|femm mari copain copin compagnon compagn conjoint marie fianc fiance ensembl separ divorc pacs ex
mujer esposa esposo marido novia novio pareja casado casada|mujer esposa esposo marido novia novio pareja casado comprometido boda junto separado divorciado ex
mogli marito fidanzata fidanzato compagna compagno sposato sposata relazion|mogli marito fidanzata fidanzato compagna compagno sposati matrimonio insiem lasciati separati divorziato ex
mulher esposa esposo marido namorada namorado companheira companheiro casado casada|mulher esposa marido namorada namorado companheira companheiro casado noiva noivo casamento junto separado divorciado ex
老婆 老公 妻子 丈夫 女朋友 男朋友 对象 结婚 单身 爱人|老婆 老公 妻子 丈夫 女友 男友 对象 结婚 订婚 离婚 分手 领 证 媳妇 爱人
妻 夫 彼女 彼氏 奥さん 旦那 恋人 結婚|妻 夫 彼女 彼氏 奥さん 旦那 結婚 婚約 離婚 別れ 付き 合 って
roommat flatmat housem room share live dorm household|roommat roomi flatmat housem flat sublet lodger tripl move share togeth alon
mitbewohn mitbewohnerin wg zusammen haushalt wohnen|mitbewohn mitbewohnerin wg zimmer zusammen allein eingezogen ausgezogen untermiet
colocatair coloc appart partag|coloc colocatair chambr emmenag ensembl seul
companero companera piso compartir comparto vivo|companero companera piso compartimo habitacion mudo solo sola
coinquilino coinquilini coinquilina condivider condivido convivo|coinquilino coinquilina stanza condividiamo trasferito sola solo appartamento
colega casa dividir divido republica moro|colega republica quarto dividimo mudou sozinho sozinha
室友 合租 舍 友 同 住|室友 合租 舍 友 搬 进 搬走 同 住 房间
ルームメイト 同居 シェア ハウス|ルームメイト 同居 一人暮らし シェア 引っ越し
live home citi town address flat apart hous district neighborhood area street base|live move flat apart hous street citi town base neighborhood rent kei floor landlord mortgag suburb villag leas
wohn wohnen wohnort wohnung adress zuhaus stadt stadtteil viertel hau umzug umgezogen|wohn wohnen wohnung hau umgezogen gezogen umzug eingezogen stadt dorf straße viertel stock miet vermiet schlussel zimmer
habit adress appart maison vill quartier vi loge logement|habit habiton vi appart maison demenag emmenag studio rue vill villag quartier etag loyer cle chez
vivo vive vivir direccion casa piso ciudad barrio departamento mudanza|vivo vivimo piso casa departamento mude mudamo mudado call ciudad pueblo barrio alquil llave planta
abito vivo viver indirizzo casa appartamento citta quartier|abito vivo viviamo appartamento casa trasferito trasferita traslocato via citta paes quartier piano affitto chiavi
moro morar mora endereco casa apartamento cidad bairro|moro moramo vivo apartamento casa mudei mudamo rua cidad bairro aluguel chave andar
住 住在 住址 地址 家 房子 城市 搬家|住 搬 搬家 房子 公寓 小区 区 路 租 买 房 楼 钥匙
住 んで 住所 家 引っ越し 住まい 部屋|住 んで 引っ越し マンション アパート 部屋 町 市 区 駅
born birthplac hometown grow rais nativ origin|born rais grow hometown childhood nativ origin parent villag
aufgewachsen geboren herkunft heimat stamm komm ursprunglich|aufgewachsen geboren stamm heimat kindheit ursprunglich daheim elternhau
ne nee origin natal grandi vien|ne nee grandi origin natal enfanc parent villag
naci nacido nacida origen creci criado criada natal|naci creci criado criada nacido nacida pueblo infancia natal
nato nata origin cresciuto cresciuta origini|nato nata cresciuto cresciuta paes infanzia originario originaria
nasci nascido natur origem cresci|nasci cresci criado natur interior infancia
老家 出生 家乡 哪里 人 籍贯 长大|老家 出生 家乡 长大 小 时候 祖籍
出身 生まれ 故郷 実家 育ち|出身 生まれ 実家 故郷 育
job work occup profess career role posit live emploi employ compani firm boss workplac monei earn|work job hire start shift manag engin teacher nurs develop design assist analyst clerk driver freelanc compani offic team promot quit resign internship desk
job arbeit beruf stell firma arbeitgeb angestellt beruflich arbeiten tatigkeit amt|arbeit job stell firma buro team gekundigt befordert angefangen eingestellt lehrer lehrerin ingenieur krankenschwest pfleger buchhaltung verkauferin leiterin leiter praktikum selbstandig
travail boulot metier emploi post profess boit entrepr employeur stage boss bosser|travail boulot post embauch embauche promu demissionn stage stagiair prof infirmier ingenieur developpeur vendeus equip bureau boit entrepr contrat cdi cdd
trabajo trabajar empleo puesto profes empresa jefe oficio dedico|trabajo trabajando puesto contrataron ascendieron renunci despidieron practica profesora maestra enfermera ingeniero tienda empresa equipo oficina autonoma contrato
lavoro lavorar mestier profession impiego azienda ditta posto|lavoro lavorando assunto assunta promosso licenziato tirocinio insegnant professor infermiera ingegner negozio azienda ufficio contratto supplent cattedra
trabalho trabalhar emprego profissao cargo empresa servico|trabalho trabalhando contratado contratada promovida demiti estagio professora enfermeira engenheiro loja empresa equip escritorio contrato
工作 职业 上班 公司 单位 职位 岗位 做 什么|工作 上班 公司 入 职 离职 跳槽 升 辞职 老师 护士 工程 师 经理 产品 设计 程序 员 实习 offer 组
仕事 職業 会社 勤務 働 職場|仕事 会社 働 入社 退職 転職 昇進 教師 看護 師 エンジニア 店長 営業 部署 インターン
boss manag supervisor lead report advisor adviz|boss manag supervisor lead head advisor report
chef chefin vorgesetzt leitung betreuer betreuerin|chef chefin vorgesetzt leiterin leiter teamleit betreuer betreuerin
chef cheff patron patronn respons manag tuteur directric directeur maiter encadr|chef cheff patron patronn respons manag tuteur tutric directric directeur encadr
jefe jefa encargado encargada supervisor director directora|jefe jefa encargado encargada supervisora director directora
capo responsabil dirigent presid direttor direttric relator|capo responsabil dirigent presid direttor direttric relatric
chefe gerent supervisor diretor diretora orientador|chefe gerent supervisora diretor diretora coordenadora
老板 领导 上司 主管 导师|老板 领导 上司 主管 总监 导师 汇报
上司 部長 課長 店長 社長|上司 部長 課長 店長 社長 リーダー
salari pai wage hourli earn incom rate rais monei|rais pai hour hourli salari wage gross net month dollar euro bonu
gehalt lohn verdien verdienst einkommen stundenlohn|gehalt lohn brutto netto verdien erhohung euro stund monat
salair paie pay gagn revenu gratif|salair brut net euro paie augment heur smic
sueldo salario gano cobro ingreso|sueldo cobro gano euro peso bruto neto aumento
stipendio paga guadagno reddito|stipendio guadagno euro netto lordo aumento
salario ganho renda ordenado|salario ganho reai euro bruto liquido aumento
工资 薪水 月薪 年薪 收入|工资 月薪 年薪 万 涨 薪 奖金 税 前
給料 年収 月給 時給|給料 年収 月給 時給 万 円 昇給
hour shift schedul weekli workdai start finish keyboard dai night|hour shift night earli late morn even start finish week dai part time full rota
arbeitszeit stunden schicht dienst dienstplan wochenstunden schichten|stunden schicht fruhdienst spatdienst nachtdienst nachtschicht fruhschicht spatschicht teilzeit vollzeit woch uhr
horair heur plan equip|heur matin soir nuit equip temp partiel plein lundi vendredi semain
horario turno jornada hora|turno manana tard noch hora media jornada completa abro cierro
orario orari turno turni ore|turno mattina pomeriggio nott ore settimana parzial pieno
horario turno hora expedient|turno manha tard noit hora semana integr meio
上班 时间 班次 几点 排班 工时|早班 晚班 夜班 白 班 点 小时 单 休 双 加班
勤務 時間 シフト 何時|早番 遅番 夜勤 日勤 時 時間 シフト
studi major degre cours class subject univers colleg school uni master thesi dissert exam grade|major degre thesi dissert semest sem credit class professor prof exam campu switch freshman master calc chem comp
studier studium studienfach fach uni universitat ausbildung kur kurs schule hochschul prufung facharbeit|studier studium semest uni fach gewechselt ausbildung prufung klausur professor abschluss master bachelor facharbeit
etud etudi master licens fac cour diplom memoir universit ecol partiel|master licens memoir fac semest partiel souten cour prof promo diplom
estudio estudiar carrera universidad curso asignatura master grado|carrera universidad semest curso examen profesor master tesi matricul
studio studi universita facolta corso laurea esam scuola|laurea universita facolta corso esam professor tesi magistral iscritto
estudo curso faculdad universidad graduacao mestrado|faculdad curso semest prova professor mestrado tese matriculei
专业 大学 学校 读书 学习 研究生 课程|专业 大学 研究生 本科 学期 考试 论文 导师 课
専攻 大学 学校 勉強 学部|専攻 大学 学部 学期 試験 論文 卒論 授業
languag speak tongu fluent bilingu|english german french spanish italian portugues russian chines mandarin japanes korean arab dutch polish georgian turkish fluent nativ learn lesson duolingo
sprach sprachen sprech muttersprach|deutsch englisch franzosisch spanisch italienisch russisch polnisch turkisch arabisch lern kur fließend muttersprach
langu parl maternel|francai anglai allemand espagnol italien portugai breton arab russ apprend bilingu courant cour
idioma lengua hablo|espanol ingl franc aleman italiano portugu catalan aprendo clase nativo
lingua lingu parlo madrelingua|italiano ingles frances tedesco spagnolo russo arabo imparando corso
lingua idioma falo|portugu ingl franc alemao espanhol italiano aprendendo aula
语言 外语 会说 会讲|英语 日语 法语 德语 韩语 西班牙 语 粤语 普通 话 学
言語 外国 語 話 語学|英語 中国語 韓国 語 フランス語 ドイツ語 勉強
`
