// Written by scripts/make-related-words.mjs.
/** How many of the lines are broad topics. */
export const BROAD_TOPICS = 224
export const RELATED_WORDS: string = `
2.9|eat food cook recip dish meal dinner lunch breakfast snack menu diet allerg allergi intoler avoid bake restaur order bodi|allerg allergi intoler epipen anaphylaxi vegan vegetarian pescatarian celiac coeliac gluten lactos dairi nut peanut shellfish kosher halal diabet sugar carb diet
3.4|essen ess kochen koch rezept gericht backen back ernahrung allergi allergien allergisch unvertraglichkeit vertrag mitbringen pud kuchen|allergisch allergi allergien unvertraglich notfallset vegan vegetarisch vegetari gluten zoliaki laktos laktoseintoler milcheiweiß nuss haselnuss erdnuss zucker diabet diabetik fleisch fisch halal koscher
3.3|manger mang cuisin recett plat repa diner dejeun regim allergi allergiqu aliment resto|allergiqu allergi intoler intolerant vegetarien vegetarienn vegan gluten lactos cacahuet arachid noix fruit viand poisson sucr diabet halal casher
2.7|comer como cocinar receta plato comida cena almuerzo dieta alergia alergico alergica alimento|alergico alergica alergia intolerant intolerancia vegetariano vegetariana vegano celiaco celiaca gluten lactosa fruto nuec cacahuet marisco azucar diabet carn
3.6|mangiar mangio cucinar ricetta piatto pranzo cena dieta allergia allergi allergico allergica cibo cibi|allergico allergica allergia intollerant intolleranza vegetariano vegetariana vegano celiaco celiaca glutin lattosio noci arachidi crostacei zucchero diabet carn
3.1|comer como cozinhar receita prato jantar almoco dieta alergia alergico alergica comida|alergico alergica alergia intolerant intolerancia vegetariano vegetariana vegano celiaco gluten lactos amendoim noze camarao acucar diabet carn
3.4|吃 做饭 菜 谱 忌口 过敏 饮食 餐厅 点菜|过敏 不吃 忌口 素 吃素 乳糖 不耐 受 花生 海鲜 虾 芒果 麸 质 糖尿病 辣 香菜
3.4|食 料理 レシピ 食事 アレルギー 献立|アレルギー 食 べら 苦手 ベジタリアン 菜食 乳糖 小麦 卵 そば えび 落花生 糖尿病
2.6|health condit medic ill diseas injuri diagnos diagnosi doctor dr leg knee back hurt pain therapi symptom|diagnos diabet asthma migrain epilepsi arthriti injuri sprain break fractur surgeri oper physio therapi recov clear doc pressur intoler allerg hip knee back thyroid pregnant
3.8|gesundheit krankheit krank diagnos beschwerden verletzung arzt arztin schmerzen leiden|diagnos diabet asthma migran epilepsi arthros rheuma bandscheib oper op verletzt gebrochen reha physio blutdruck herz knie huft rucken schilddrus geheilt schlaganfal
3.4|sant maladi malad diagnost blessur medecin douleur mal|diagnost diabet asthm migrain epilepsi arthros herni oper plater entors kine tension cœur genou hanch dos thyroid gueri avc
3.8|salud enfermedad enfermo enferma diagnostico lesion medico dolor|diagnosticaron diabet asma migrana epilepsia artriti hernia operacion operaron esguinc fisio tension corazon rodilla cadera espalda tiroid
4.0|salut malattia malato diagnosi infortunio medico dolor|diagnosi diabet asma emicrania epilessia artrosi ernia operazion operato frattura fisioterapia pression cuor ginocchio anca schiena tiroid
3.9|saud doenca doent diagnostico lesao medico dor|diagnostico diabet asma enxaqueca epilepsia artros hernia cirurgia operei fratura fisioterapia pressao coracao joelho quadril costa tireoid
3.8|健康 病 身体 毛病 诊断 医生 看病|糖尿病 高血压 哮喘 偏 头痛 手术 骨折 腰 膝盖 颈椎 胃 甲状腺 怀孕 复查 确 诊 体检
3.7|健康 病気 持病 体調 怪我 診断|糖尿病 喘息 片 頭痛 手術 骨折 腰 膝 血圧 診断 通院 治
3.2|medic medicin med pill drug prescript tablet dose take supplement|pill tablet mg dose daili ibuprofen insulin antibiot inhal prescrib metformin vitamin
4.5|medika medikament tabletten medizin nehm pill|tablett tabletten mg dosi taglich tropfen insulin antibiotikum sprai verschrieben ibuprofen
4.4|medica traitement comprim cachet pilul prend|comprim mg dose insulin antibiotiqu prescrit goutt ventolin traitement
4.5|medicamento medicina pastilla tomo tratamiento|pastilla mg dosi insulina antibiotico receto inhalador jarab
4.6|medicina medicin farmaco farmaci pastiglia pastigli compress prendo|pastiglia pastigli compressa mg dose insulina antibiotico prescritto gocc
5.9|remedio medicamento comprimido tomo|comprimido mg dose insulina antibiotico receit remedio
3.1|药 吃 药物 用|药 片 毫克 胰岛素 抗生素 一天 次 开
3.1|薬 服用 飲 んで|薬 錠 ミリ インスリン 抗生 物質 処方
4.0|doctor gp dentist therapist physician physio appoint practic|dr doctor gp dentist therapist physio clinic surgeri appoint practic counsellor
4.0|arzt arztin hausarzt hausarztin zahnarzt therapeut therapeutin praxi termin kinderarztin|dr praxi termin zahnarzt hausarzt hausarztin kinderarzt kieferorthopad therapeutin physio klinik
2.9|medecin docteur dentist psy kine rendez vou specialist|docteur dr medecin dentist kine psy cabinet rdv cliniqu hopit
4.1|medico doctor doctora dentista psicologa cita fisio|doctor doctora dra dr dentista cita clinica consulta hospit psicologa
4.0|medico dottor dottoressa dentista psicologo visita|dottor dottoressa dentista visita studio clinica ospedal fisioterapista
4.3|medico doutor doutora dentista psicologa consulta|dr dra doutora dentista consulta clinica hospit
4.1|医生 大夫 牙医 医院 挂号|医生 大夫 牙医 医院 挂号 复 诊 主任
3.7|医者 先生 歯医者 病院 主治医|先生 歯医者 病院 クリニック 予約 診察
4.2|drink coffe tea beverag alcohol beer wine|coffe tea espresso decaf latt matcha herbal beer wine alcohol sober drink milk water
4.7|trink trinken getrank kaffe tee alkohol bier wein|kaffe tee krauterte espresso alkohol bier wein wasser hafermilch trink
4.3|boir boi boisson cafe alcool vin bier|cafe tisan alcool bier vin eau deca
3.1|beber bebo bebida cafe te alcohol vino cerveza|cafe te infus manzanilla alcohol cerveza vino agua descafeinado
3.8|bere bevo bevanda caff te alcol vino birra|caff te tisana alcol birra vino acqua decaffeinato
3.7|beber bebo bebida cafe cha alcool vinho cerveja|cafe cha alcool cerveja vinho agua descafeinado
3.8|喝 咖啡 茶 饮料 酒|咖啡 茶 奶茶 美式 拿 铁 酒 戒酒 白酒 啤酒
4.8|飲み物 コーヒー お茶 酒 飲む|コーヒー お茶 紅茶 ビール ワイン 禁酒
2.7|hobbi interest club org organ belong free spare fun weekend even leisur stage perform|club choir band knit paint potteri climb hike garden photographi chess game read draw sew danc theater rehears concert join member start drum piano improv volunt
4.3|hobbi freizeit verein chor interessen spaß feierabend sing|verein chor stricken strick malen topfern klettern wandern garten fotografieren schach zocken lesen nahen tanzen theater probe auftritt mitgli gospelchor band sing
3.6|loisir passion hobbi club associ asso choral temp libr chant chantai|club choral tricot peintur poteri escalad randonne jardin photo echec coutur dans theater repetit concert inscrit associ fanfar jeux
4.0|aficion hobbi pasatiempo club tiempo libr|club coro tejer pintar ceramica escalada senderismo huerto fotografia ajedrez coser bailar teatro ensayo concierto apunt
4.3|hobbi passatempo interessi club associazion libero|club coro maglia dipinger ceramica arrampicata escursioni orto fotografia scacchi cucito ballo teatro prove concerto iscritto
4.3|hobbi passatempo clube tempo livr lazer|clube coral trico pintura ceramica escalada trilha horta fotografia xadrez costura danca teatro ensaio concerto
4.0|爱好 兴趣 业余 空闲 周末|爬山 画 陶艺 攀 岩 摄影 象棋 游戏 看书 跳舞 合唱 乐队 钓鱼 手工 社团 报名
3.8|趣味 休日 余暇 サークル|編み物 絵 陶芸 登山 写真 将棋 ゲーム 読書 ダンス 合唱 バンド 釣り 入会
2.9|sport exerc workout train gym run lift routin program fit race press bench move|run jog gym bench squat deadlift marathon race swim pool cycl yoga pilat climb footbal soccer tenni basketbal train workout program lb kg walk
4.3|sport train trainier sportart laufen fit bewegung|laufen joggen fitnessstudio marathon schwimmen radfahren yoga fußball handbal tenni turnen klettern train dienstag donnerstag
3.8|sport entrain courir cours gym boug|cours courir foot natat piscin velo yoga handbal tenni escalad judo entrain marathon mercredi
4.7|deport entreno entrenamiento gimnasio correr|correr gimnasio natacion piscina bici yoga pilat futbol baloncesto teni padel entreno maraton caminar
4.5|sport allenamento alleno palestra correr|corsa correr palestra nuoto piscina bici yoga pilat calcio basket tenni allenamento maratona
4.6|esport desporto treino academia correr ginasio|corrida correr academia natacao piscina bicicleta ioga pilat futebol basquet teni treino maratona
3.3|运动 锻炼 健身 跑步|跑步 健身房 游泳 瑜伽 篮球 足球 羽毛球 骑 行 马拉 松 普 拉 提 私 教
4.6|運動 スポーツ ジム 走|ジョギング ジム 水泳 ヨガ サッカー テニス 野球 マラソン 筋
4.3|instrument plai music lesson practic|guitar piano violin cello drum flute ukulel saxophon trumpet clarinet bass keyboard banjo lesson
4.8|instrument musik unterricht spiel|gitarr klavier geig cello schlagzeug flote querflot ukulel saxophon trompet klarinett bass akkordeon unterricht
4.6|instrument musiqu joue|guitar piano violon violoncel batteri flute ukulel saxophon trompett clarinett accordeon bass
4.5|instrumento musica toco|guitarra piano violin violonchelo bateria flauta ukelel saxofon trompeta clarinet acordeon bajo
5.4|strumento strumenti musica suono|chitarra pianofort violino violoncello batteria flauto ukulel sassofono tromba clarinetto fisarmonica basso
4.9|instrumento musica toco|violao guitarra piano violino violoncelo bateria flauta saxofon trompet clarinet acordeao baixo
3.2|乐器 弹 学 琴|吉他 钢琴 小提琴 大提琴 鼓 长笛 尤 克里 里 萨 克斯 古筝 二胡
4.6|楽器 演奏 弾|ギター ピアノ バイオリン チェロ ドラム フルート ウクレレ サックス 三味線
3.4|car vehicl drive van truck wheel motorbik|car drive van suv electr hybrid diesel ford toyota honda volkswagen vw golf audi bmw merced kia hyundai nissan mazda skoda volvo tesla renault clio peugeot fiat subaru octavia niro licens garag sell leas park
3.8|auto wagen fahrzeug fahr karr|auto wagen kombi elektroauto diesel golf passat polo touran caddi audi bmw merced opel corsa ford skoda octavia kia hyundai toyota renault fiat dacia tesla verkauft werkstatt tuv fuhrerschein
3.8|voitur vehicul condui conduir bagnol permi|voitur bagnol conduir permi clio twingo peugeot renault citroen dacia kangoo toyota electriqu diesel garag vendu code
4.1|coch carro auto vehiculo conduzco manejo furgoneta|coch carro furgoneta electrico diesel seat ibiza renault peugeot toyota ford kia dacia taller vendi carnet matricula
4.2|macchina auto automobil veicolo guido|macchina auto panda punto fiat golf toyota yari renault ford elettrica diesel officina venduto patent
3.9|carro veiculo dirijo conduzo|carro fiat gol toyota renault ford honda eletrico diesel oficina vendi carta carteira
3.8|车 汽车 开车|车 开车 比亚 迪 特斯拉 丰田 大众 本田 电 动 驾照 二手 牌
3.9|車 自動車 運転|車 トヨタ ホンダ 日産 軽 プリウス 電気 自動車 免許 運転
2.9|commut transport work around town travel ride bike bicycl|bike bicycl cycl tram train bu metro subwai tube walk drive scooter carpool season ticket commut
4.0|arbeitsweg pendeln pendl fahrrad komm anfahrt|fahrrad rad zug bahn bu straßenbahn auto fuß pendl roller bike deutschlandticket
3.3|trajet transport velo deplac aller|velo train tram bu metro voitur pi trottinett covoiturag ter
3.4|trayecto transport bici desplazo voi|bici metro tren autobu bu tranvia coch andando patinet
4.0|tragitto mezzi bici sposto pendolar|bici treno tram bu metro autobu macchina piedi monopattino
3.5|trajeto transport bicicleta vou|bicicleta metro trem onibu comboio autocarro carro pe
3.1|通勤 怎么 上班 交通|地铁 公 交 骑车 自行 车 电 动 开车 步行 高铁
4.0|通勤 交通 自転車|電車 バス 自転車 徒歩 車 地下鉄
3.1|phone laptop comput notebook machin devic tablet distro os editor code type oper system softwar tool screen monitor consol camera|iphon android pixel samsung galaxi macbook thinkpad dell lenovo asu window linux ubuntu fedora debian arch mac maco ipad vim neovim vscode emac idea intellij playstat switch xbox instal upgrad
4.2|handi telefon laptop rechner comput notebook gerat tablet betriebssystem programm softwar|iphon android samsung pixel macbook thinkpad dell lenovo window linux ubuntu mac ipad excel word installiert gekauft
4.0|telephon portabl ordi ordinateur machin tablett logiciel appareil|iphon android samsung pixel macbook thinkpad dell lenovo window linux ubuntu mac ipad instal achet
4.1|telefono movil celular ordenador computadora portatil tableta programa|iphon android samsung xiaomi macbook lenovo dell window linux mac ipad instal compr
3.5|telefono cellular comput portatil tablet programma|iphon android samsung xiaomi macbook lenovo dell window linux mac ipad installato comprato
4.3|telefon celular telemovel computador portatil notebook programa|iphon android samsung xiaomi macbook lenovo dell window linux mac ipad instalei comprei
3.1|手机 电脑 笔记 本 平板 软件 设备|iphon 苹果 华 为 小米 安 卓 mac window 换
5.0|携帯 スマ パソコン タブレット ソフト|iphon android mac window アイフォン 買い替え
3.4|save budget monei cash debt loan pai rent mortgag bank afford scholarship|save loan debt rent mortgag month budget scholarship insur bank pai euro dollar deposit instal
3.8|sparen spare geld budget schulden kredit miet bank rate kosten|sparen spare kredit schulden rate miet budget euro bank stipendium bafog versicherung monat
3.8|econom epargn argent budget dett pret loyer banqu|econom epargn credit pret loyer euro bours caf banqu mensualit
4.1|ahorro ahorrar dinero presupuesto deuda prestamo alquil banco|ahorro ahorrando prestamo hipoteca alquil euro beca banco cuota
4.0|risparmio risparmiar soldi budget debito prestito affitto banca|risparmio mutuo prestito affitto euro borsa banca rata
3.9|poupanca economizar dinheiro orcamento divida emprestimo aluguel banco|economizando poupanca emprestimo financiamento aluguel reai bolsa banco parcela
3.7|存钱 钱 预算 贷款 房租 银行|存 贷款 房 贷 房租 预算 元 万 奖学金 银行
4.1|貯金 お金 予算 ローン 家賃 銀行|貯金 ローン 家賃 予算 円 奨学 金 銀行
2.6|famili mother father mom dad parent sister brother sibl grandmoth grandfath grandma rel aunt uncl cousin|mother mom father dad sister brother grandma nan grandpa aunt uncl cousin niec nephew si bro
2.2|famili mutter vater eltern schwester bruder geschwist oma opa verwandt schwiegermutt|mutter mama vater papa schwester bruder oma opa tant onkel cousin neff nicht schwiegermutt
2.5|famil mere pere parent sœur frere frangin mami papi grand|mere maman pere papa sœur frangin frere mami papi tant oncl cousin neveu niec
2.7|familia madr padr hermana hermano abuela abuelo|madr mama padr papa hermana hermano abuela abuelo tia tio prima primo sobrino sobrina
2.8|famiglia madr padr genitori sorella fratello nonna nonno|madr mamma padr papa sorella fratello nonna nonno zia zio cugina nipot
2.8|familia mae pai irma irmao avo|mae pai irma irmao avo tia tio prima sobrinho sobrinha
3.8|家人 父母 妈妈 爸爸 姐姐 妹妹 哥哥 弟弟 奶奶|妈 妈妈 爸 爸爸 姐姐 妹妹 哥哥 弟弟 奶奶 姥姥 爷爷 外婆 舅舅 阿姨 表妹
2.9|家族 両親 母 父 姉 妹 兄 弟 祖母|母 父 姉 妹 兄 弟 祖母 祖父 ばあちゃん いとこ 実家
2.8|trip holidai vacat travel flight fly hotel journei go destin|trip flight fly book hotel airbnb cabin beach ticket train holidai vacat itinerari
4.3|reis urlaub flug ferien hotel ziel wegfahren|reis urlaub gebucht flug hotel ferienwohnung ferienhau insel ticket fahr
3.3|voyag vacanc vol hotel sejor partir destin|voyag vacanc reserv billet vol hotel gite train sejor par
4.7|viaj vacacion vuelo hotel destino|viaj vacacion reservado reservamo billet vuelo hotel playa pueblo
4.5|viaggio vacanza vacanz volo albergo|viaggio vacanz prenotato biglietti volo albergo mare treno
5.2|viagem feria voo hotel destino|viagem feria reservei passagem voo hotel praia pousada
4.4|旅行 旅游 出差 假期 机票 酒店|旅行 机票 酒店 订 高铁 飞 民宿 度假 签证
5.0|旅行 出張 休暇 飛行機 ホテル|旅行 予約 飛行機 ホテル 新幹線 温泉 切符
3.8|read book novel seri watch show film movi|book novel read chapter author seri season episod film
4.9|lese lesen buch roman seri film schaue|buch roman lese kapitel autor seri staffel folg film
4.6|li lire livr roman seri film regard|livr roman li chapit auteur seri saison film
4.2|leo leer libro novela seri pelicula|libro novela leyendo capitulo autor seri temporada pelicula
4.2|leggo legger libro romanzo seri film|libro romanzo leggendo capitolo autor seri stagion film
4.9|leio ler livro romanc seri film|livro romanc lendo capitulo autor seri temporada film
3.9|看书 读 小说 剧 电影|书 小说 作者 剧 季 集 电影
3.1|読 んで 本 小説 ドラマ 映画|本 小説 作家 ドラマ シーズン 映画
3.5|teacher teach tutor coach instructor mentor help session|teacher tutor coach instructor mentor lesson mr ms
3.5|lehrer lehrerin unterrichtet klassenlehr klassenlehrerin trainer nachhilf|lehrer lehrerin klassenlehrerin klassenlehr trainer nachhilf frau herr unterricht
3.7|prof professeur maitress maiter moniteur coach|prof professeur maitress maiter moniteur coach madam monsieur cour
4.3|profesor profesora maestro maestra entrenador|profesor profesora maestra maestro entrenador senorita clase
5.2|professor professoressa maestro maestra allenator|professor professoressa maestra maestro allenator lezioni supplent
4.6|professor professora treinador|professor professora treinador aula
4.5|老师 教练 家教|老师 教练 家教 班主任 补习
4.3|先生 担任 コーチ 塾|先生 担任 コーチ 塾 家庭教師
3.6|pet anim dog cat|dog puppi cat kitten rabbit hamster parrot hors poni hen chicken fish turtl budgi beagl spaniel labrador terrier poodl dachshund whippet colli retriev vet leash paw adopt
3.8|haustier tier viech viecher hund katz katzen|hund hundin katz katzen kater katzchen welp kaninchen hase hasen hamster meerschweinchen vogel wellensittich papagei pferd poni huhner fisch schildkrot dackel labrador terrier pudel tierarzt tierheim
3.5|anim animaux chien chat bete compagni|chien chienn chiot chat chatt chaton lapin hamster perroquet cheval ponei poul poisson tortu labrador canich berger teckel veto veterinair refug adopt
3.8|mascota anim animal perro gato bicho|perro perra perrito cachorro gato gata gatito conejo hamster loro periquito caballo gallina pez tortuga labrador canich veterinario adoptamo adopt
3.7|animal animali cane cani gatto gatti domestici|cane cagnolino cucciolo gatto gatta gattino coniglio criceto pappagallo cavallo gallin pesc tartaruga labrador barboncino bassotto veterinario adottato
4.1|anim animai estimacao cao cae cachorro gato bicho|cao cadela cachorro cachorra gato gata gatinho coelho hamster papagaio cavalo galinha peix tartaruga labrador veterinario adotei
3.5|宠物 狗 猫 动物|狗 小狗 猫 小猫 兔子 仓 鼠 鹦鹉 金鱼 乌龟 柯 基 金 毛 泰 迪 宠物 领养
3.3|ペット 犬 猫 動物|犬 子犬 猫 子猫 うさぎ ハムスター インコ 金魚 亀 柴犬 プードル 獣医
2.7|kid child son daughter toddler babi|son daughter kid boi girl babi toddler twin newborn kindergarten nurseri school born pregnant stepson stepdaught eldest youngest
2.9|kind kinder sohn tochter nachwuch babi klein kleinen|sohn tochter kind kinder jung madchen babi zwilling kita kindergarten geboren schwanger große klein altest jungst klass
2.5|enfant fil fill goss petit bebe|fil fill enfant garcon bebe jumeaux crech maternel ecol ne nee enceint aine cadet benjamin
3.0|hijo hija nino nina bebe|hijo hija nino nina bebe gemelo mellizo guarderia colegio nacio embarazada mayor pequeno pequena
3.7|figlio figli figlia bambino bambini bambina|figlio figlia bambino bambina bimbo bimba gemelli asilo nido nato nata incinta maggior piccolo piccola
2.5|filho filha crianca menino menina bebe|filho filha crianca menino menina bebe gemeo crech escola nasceu gravida mai velho cacula
2.5|孩子 儿子 女儿 小孩 娃 宝宝|儿子 女儿 孩子 小孩 宝宝 双胞胎 幼儿 园 小学 出生 怀孕 老大 老 二 闺女
3.1|子供 子ども 息子 娘 赤ちゃん|息子 娘 子供 赤ちゃん 双子 保育園 幼稚園 小学生 生まれ 妊娠 長男 長女 次男
2.8|wife husband spous partner girlfriend boyfriend date see relationship marri singl fianc fiance|wife husband girlfriend boyfriend partner fianc fiance marri engag wed togeth anniversari date divorc break split ex gf bf offici
3.1|frau mann ehefrau ehemann partner partnerin freundin freund beziehung verheiratet zusammen|frau mann freundin freund partner partnerin verheiratet verlobt hochzeit zusammen getrennt geschieden geheiratet ex
3.7|femm mari conjoint compagnon compagn copain copin coupl marie|femm mari copain copin compagnon compagn conjoint marie fianc fiance ensembl separ divorc pacs ex
3.7|mujer esposa esposo marido novia novio pareja casado casada|mujer esposa esposo marido novia novio pareja casado comprometido boda junto separado divorciado ex
3.8|mogli marito fidanzata fidanzato compagna compagno sposato sposata relazion|mogli marito fidanzata fidanzato compagna compagno sposati matrimonio insiem lasciati separati divorziato ex
3.3|mulher esposa esposo marido namorada namorado companheira companheiro casado casada|mulher esposa marido namorada namorado companheira companheiro casado noiva noivo casamento junto separado divorciado ex
3.4|老婆 老公 妻子 丈夫 女朋友 男朋友 对象 结婚 单身 爱人|老婆 老公 妻子 丈夫 女友 男友 对象 结婚 订婚 离婚 分手 领 证 媳妇 爱人
1.5|妻 夫 彼女 彼氏 奥さん 旦那 恋人 結婚|妻 夫 彼女 彼氏 奥さん 旦那 結婚 婚約 離婚 別れ 付き 合 って
3.0|roommat flatmat housem room share live dorm household|roommat roomi flatmat housem flat sublet lodger tripl move share togeth alon
3.8|mitbewohn mitbewohnerin wg zusammen haushalt wohnen|mitbewohn mitbewohnerin wg zimmer zusammen allein eingezogen ausgezogen untermiet
4.3|colocatair coloc appart partag|coloc colocatair chambr emmenag ensembl seul
3.5|companero companera piso compartir comparto vivo|companero companera piso compartimo habitacion mudo solo sola
3.4|coinquilino coinquilini coinquilina condivider condivido convivo|coinquilino coinquilina stanza condividiamo trasferito sola solo appartamento
3.3|colega casa dividir divido republica moro|colega republica quarto dividimo mudou sozinho sozinha
3.2|室友 合租 舍 友 同 住|室友 合租 舍 友 搬 进 搬走 同 住 房间
4.6|ルームメイト 同居 シェア ハウス|ルームメイト 同居 一人暮らし シェア 引っ越し
2.5|live home citi town address flat apart hous district neighborhood area street base|live move flat apart hous street citi town base neighborhood rent kei floor landlord mortgag suburb villag leas
3.1|wohn wohnen wohnort wohnung adress zuhaus stadt stadtteil viertel hau umzug umgezogen|wohn wohnen wohnung hau umgezogen gezogen umzug eingezogen stadt dorf straße viertel stock miet vermiet schlussel zimmer
2.8|habit adress appart maison vill quartier vi loge logement|habit habiton vi appart maison demenag emmenag studio rue vill villag quartier etag loyer cle chez
2.7|vivo vive vivir direccion casa piso ciudad barrio departamento mudanza|vivo vivimo piso casa departamento mude mudamo mudado call ciudad pueblo barrio alquil llave planta
3.0|abito vivo viver indirizzo casa appartamento citta quartier|abito vivo viviamo appartamento casa trasferito trasferita traslocato via citta paes quartier piano affitto chiavi
2.8|moro morar mora endereco casa apartamento cidad bairro|moro moramo vivo apartamento casa mudei mudamo rua cidad bairro aluguel chave andar
2.7|住 住在 住址 地址 家 房子 城市 搬家|住 搬 搬家 房子 公寓 小区 区 路 租 买 房 楼 钥匙
2.7|住 んで 住所 家 引っ越し 住まい 部屋|住 んで 引っ越し マンション アパート 部屋 町 市 区 駅
4.0|born birthplac hometown grow rais nativ origin|born rais grow hometown childhood nativ origin parent villag
4.7|aufgewachsen geboren herkunft heimat stamm komm ursprunglich|aufgewachsen geboren stamm heimat kindheit ursprunglich daheim elternhau
3.3|ne nee origin natal grandi vien|ne nee grandi origin natal enfanc parent villag
4.9|naci nacido nacida origen creci criado criada natal|naci creci criado criada nacido nacida pueblo infancia natal
4.7|nato nata origin cresciuto cresciuta origini|nato nata cresciuto cresciuta paes infanzia originario originaria
4.6|nasci nascido natur origem cresci|nasci cresci criado natur interior infancia
2.5|老家 出生 家乡 哪里 人 籍贯 长大|老家 出生 家乡 长大 小 时候 祖籍
4.0|出身 生まれ 故郷 実家 育ち|出身 生まれ 実家 故郷 育
2.5|job work occup profess career role posit emploi employ compani firm boss workplac monei earn|work job hire start shift manag engin teacher nurs develop design assist analyst clerk driver freelanc compani offic team promot quit resign internship desk
3.3|job arbeit beruf stell firma arbeitgeb angestellt beruflich arbeiten tatigkeit amt|arbeit job stell firma buro team gekundigt befordert angefangen eingestellt lehrer lehrerin ingenieur krankenschwest pfleger buchhaltung verkauferin leiterin leiter praktikum selbstandig
3.2|travail boulot metier emploi post profess boit entrepr employeur stage boss bosser|travail boulot post embauch embauche promu demissionn stage stagiair prof infirmier ingenieur developpeur vendeus equip bureau boit entrepr contrat cdi cdd
3.2|trabajo trabajar empleo puesto profes empresa jefe oficio dedico|trabajo trabajando puesto contrataron ascendieron renunci despidieron practica profesora maestra enfermera ingeniero tienda empresa equipo oficina autonoma contrato
3.6|lavoro lavorar mestier profession impiego azienda ditta posto|lavoro lavorando assunto assunta promosso licenziato tirocinio insegnant professor infermiera ingegner negozio azienda ufficio contratto supplent cattedra
3.8|trabalho trabalhar emprego profissao cargo empresa servico|trabalho trabalhando contratado contratada promovida demiti estagio professora enfermeira engenheiro loja empresa equip escritorio contrato
2.6|工作 职业 上班 公司 单位 职位 岗位 做 什么|工作 上班 公司 入 职 离职 跳槽 升 辞职 老师 护士 工程 师 经理 产品 设计 程序 员 实习 offer 组
3.0|仕事 職業 会社 勤務 働 職場|仕事 会社 働 入社 退職 転職 昇進 教師 看護 師 エンジニア 店長 営業 部署 インターン
4.1|boss manag supervisor lead report advisor adviz|boss manag supervisor lead head advisor report
4.5|chef chefin vorgesetzt leitung betreuer betreuerin|chef chefin vorgesetzt leiterin leiter teamleit betreuer betreuerin
4.4|chef cheff patron patronn respons manag tuteur directric directeur maiter encadr|chef cheff patron patronn respons manag tuteur tutric directric directeur encadr
4.6|jefe jefa encargado encargada supervisor director directora|jefe jefa encargado encargada supervisora director directora
4.7|capo responsabil dirigent presid direttor direttric relator|capo responsabil dirigent presid direttor direttric relatric
4.6|chefe gerent supervisor diretor diretora orientador|chefe gerent supervisora diretor diretora coordenadora
4.7|老板 领导 上司 主管 导师|老板 领导 上司 主管 总监 导师 汇报
3.9|上司 部長 課長 店長 社長|上司 部長 課長 店長 社長 リーダー
3.3|salari pai wage hourli earn incom rate rais monei|rais pai hour hourli salari wage gross net month dollar euro bonu
4.0|gehalt lohn verdien verdienst einkommen stundenlohn|gehalt lohn brutto netto verdien erhohung euro stund monat
3.5|salair paie pay gagn revenu gratif|salair brut net euro paie augment heur smic
4.2|sueldo salario gano cobro ingreso|sueldo cobro gano euro peso bruto neto aumento
4.5|stipendio paga guadagno reddito|stipendio guadagno euro netto lordo aumento
4.6|salario ganho renda ordenado|salario ganho reai euro bruto liquido aumento
3.7|工资 薪水 月薪 年薪 收入|工资 月薪 年薪 万 涨 薪 奖金 税 前
3.7|給料 年収 月給 時給|給料 年収 月給 時給 万 円 昇給
2.1|hour shift schedul weekli workdai start finish keyboard dai night|hour shift night earli late morn even start finish week dai part time full rota
3.5|arbeitszeit stunden schicht dienst dienstplan wochenstunden schichten|stunden schicht fruhdienst spatdienst nachtdienst nachtschicht fruhschicht spatschicht teilzeit vollzeit woch uhr
2.3|horair heur plan equip|heur matin soir nuit equip temp partiel plein lundi vendredi semain
3.0|horario turno jornada hora|turno manana tard noch hora media jornada completa abro cierro
3.7|orario orari turno turni ore|turno mattina pomeriggio nott ore settimana parzial pieno
3.1|horario turno hora expedient|turno manha tard noit hora semana integr meio
2.8|上班 时间 班次 几点 排班 工时|早班 晚班 夜班 白 班 点 小时 单 休 双 加班
3.9|勤務 時間 シフト 何時|早番 遅番 夜勤 日勤 時 時間 シフト
3.0|studi major degre cours class subject univers colleg school uni master thesi dissert exam grade|major degre thesi dissert semest sem credit class professor prof exam campu switch freshman master calc chem comp
4.0|studier studium studienfach fach uni universitat ausbildung kur kurs schule hochschul prufung facharbeit|studier studium semest uni fach gewechselt ausbildung prufung klausur professor abschluss master bachelor facharbeit
3.3|etud etudi master licens fac cour diplom memoir universit ecol partiel|master licens memoir fac semest partiel souten cour prof promo diplom
4.0|estudio estudiar carrera universidad curso asignatura master grado|carrera universidad semest curso examen profesor master tesi matricul
3.4|studio studi universita facolta corso laurea esam scuola|laurea universita facolta corso esam professor tesi magistral iscritto
3.9|estudo curso faculdad universidad graduacao mestrado|faculdad curso semest prova professor mestrado tese matriculei
4.0|专业 大学 学校 读书 学习 研究生 课程|专业 大学 研究生 本科 学期 考试 论文 导师 课
4.1|専攻 大学 学校 勉強 学部|専攻 大学 学部 学期 試験 論文 卒論 授業
3.6|languag speak tongu fluent bilingu|english german french spanish italian portugues russian chines mandarin japanes korean arab dutch polish georgian turkish fluent nativ learn lesson duolingo
4.1|sprach sprachen sprech muttersprach|deutsch englisch franzosisch spanisch italienisch russisch polnisch turkisch arabisch lern kur fließend muttersprach
3.5|langu parl maternel|francai anglai allemand espagnol italien portugai breton arab russ apprend bilingu courant cour
3.7|idioma lengua hablo|espanol ingl franc aleman italiano portugu catalan aprendo clase nativo
3.7|lingua lingu parlo madrelingua|italiano ingles frances tedesco spagnolo russo arabo imparando corso
4.1|lingua idioma falo|portugu ingl franc alemao espanhol italiano aprendendo aula
3.3|语言 外语 会说 会讲|英语 日语 法语 德语 韩语 西班牙 语 粤语 普通 话 学
3.3|言語 外国 語 話 語学|英語 中国語 韓国 語 フランス語 ドイツ語 勉強
4.7|essen ernahrung einladen gast cater menu restaur kochen|vegetarisch vegan vegetari fleischlo koscher halal fleisch pescetari
4.5|allergi allergisch vertragen vermeiden cater zutaten brotdos reagieren notfal|erdnuss nuss schalentier milch laktos gluten ei sesam erdbeeren penicillin pollen latex bien wesp allergisch unvertraglich zoliaki ausschlag
4.4|fruhstuck morgen essen|musli haferbrei brot brotchen toast eier joghurt quark
5.5|trinken getrank durst bar einschenken|bier wein whiski gin sekt radler alkohol trocken alkoholfrei saft schorl
4.8|kaffe cafe bestellen koffein|espresso latt cappuccino entkoffeiniert hafermilch zucker schwarz filterkaffe
4.3|tee kann aufbruhen|grunte krauterte kamil pfefferminz schwarzte rooibo
4.9|nachtisch suß kuchen tort backen geburtstag|schokolad kasekuchen ei apfelkuchen sahn marzipan
5.1|kochen kuch rezept herd gerat|indukt gasherd heißluftfritteuse thermomix schnellkochtopf pfann wok
5.6|mogen hassen schmecken eklig weglassen|koriand rosenkohl oliven pilz leber rosinen hass ekelhaft
5.7|lieblingsessen gericht freuen kochen|lasagn curri sushi pizza kaiserschmarrn knodel schnitzel maultaschen spatzl
7.6|scharf wurzig|mild chili scharf
4.8|einkaufen einkauf supermarkt laden besorgen|aldi lidl rew edeka markt metzger backer hofladen
3.1|wohnen adress zuhaus stadt ort wohnt heimat|umgezogen wohnung hau straße dorf viertel gezogen miet stock wg
4.4|umzug umziehen|neue wohnung schlussel kaution umgezogen mobelwagen
3.6|miet vermiet monat wohnung kosten|miet vermiet vermieterin kaltmiet warm kaution euro
4.6|kredit hau bank abzahlen rate|hypothek kredit zin rate tilgung
4.1|mitbewohn wg zusammen wohnen teilen|mitbewohn mitbewohnerin wg zimmer untermiet
4.6|nachbar nachbarn nebenan larm oben unten|nachbar nachbarin zaun schlagzeug heck
3.8|zimmer stockwerk etag hau aufzug trepp|dachgeschoss keller erdgeschoss stock aufzug balkon garag
4.2|heizung warm kalt winter energi|warmepump ga ol pellet fußbodenheizung ofen solar
6.3|strom anbiet rechnung energi|stromtarif kwh zahler stadtwerk solaranlag
5.9|internet wlan anbiet langsam verbindung|glasfas router telekom vodafon dsl mbit
4.6|handi telefon smartphon gerat|iphon pixel galaxi samsung android fairphon
5.1|nummer erreichen anrufen telefon|nummer festnetz mobil
4.9|mail adress schreiben erreichen|mail gmx gmail postfach
5.3|rechner laptop comput pc gerat|macbook thinkpad dell lenovo linux window ubuntu
6.3|betriebssystem rechner system|linux ubuntu fedora debian arch window maco
7.0|editor entwicklungsumgebung programmieren|vim neovim emac vscode intellij
4.7|programmieren sprach code schreiben beispiel|typescript python rust go java kotlin php
6.3|datenbank daten speichern|mysql mongodb oracl
5.3|server host cloud betrieb|hetzner aw azur kubernet docker
5.3|projekt app bauen entwickeln nebenbei|projekt app prototyp
3.3|abgab frist fallig abgeben fertig wann termin|frist abgab fallig montag dienstag freitag
5.0|spiel spielen zocken konsol|playstat xbox switch minecraft zelda
5.1|seri fernsehen gucken schauen abend|staffel folg netflix seri tatort
6.3|film kino schauen|film regisseur kino western
5.2|buch lesen lektur|roman autor krimi kapitel horbuch
6.3|musik horen band li konzert|band album jazz metal techno schlager klassik schallplatt
5.3|instrument spielen musik uben unterricht|klavier gitarr geig cello schlagzeug trompet akkordeon flote
5.1|singen chor|chor sopran alt tenor bass probe
4.8|hobbi freizeit wochenend entspannen geschenk spaß|stricken klettern fotografieren garten topfern malen schach angeln nahen hakeln wandern segeln modellbau
6.6|sammeln sammlung geschenk|briefmarken munzen schallplatten lego figuren
6.3|basteln nahen stricken woll|hakeln nahmaschin quilt woll
5.9|malen zeichnen kunst|aquarel ol acryl skizz leinwand
6.3|foto kamera fotografieren|canon nikon fuji leica objektiv
5.3|sport train trainieren fit aktiv bewegung|laufen fitnessstudio yoga schwimmen fußball tenni boxen radfahren handbal turnen volleybal
5.1|laufen joggen rennen train|marathon halbmarathon zehn kilomet laufschuh
5.6|fahrrad rad radeln|rennrad bike lastenrad gravel mountainbik
5.3|verein fußball mannschaft fan anfeuern|fan dauerkart bayern dortmund st pauli schalk werder
6.6|wandern berg draußen|wanderung gipfel alpen hutt
4.5|verletzung verletzt knie rucken knochel schulter bein arzt schmerzen|gerissen verstaucht gebrochen bruch menisku kreuzband bandscheib gip physio krucken
5.3|oper krankenhau op chirurg|oper huft knie bypass blinddarm narkos
4.5|krankheit gesundheit diagnos chronisch arzt beschwerden|diabet asthma epilepsi migran arthros rheuma schilddrus bluthochdruck neuroderm
5.2|medika tabletten arznei apothek einnehmen dosi|mg tablett insulin metformin sprai blutverdunn ibuprofen
6.0|herz blutdruck kardiolog|stent schrittmach betablock cholesterin
5.6|psych therapi angst stimmung|therapeutin depress angststorung adh burnout
3.9|schlaf schlafen bett nacht mude aufstehen wecker fruh|schlafstorung nickerchen wach fruhaufsteh uhr
5.0|brill augen sehen optik|brill kontaktlinsen kurzsichtig dioptrien farbenblind grauer star
5.5|ohren horen hort|horgerat taub tinnitu
5.6|zahn zahnarzt|spang krone fullung weisheitszahn wurzelbehandlung zahnarztin
5.7|haut creme sonn|neuroderm schuppenflecht empfindlich
4.8|schwanger schwangerschaft babi geburt|schwanger termin hebamm zwilling
4.9|rollstuhl trepp barrierefrei gehen|rollstuhl rollat stock prothes ramp
6.6|rauchen zigaretten aufhoren|rauchen zigaretten vape nichtrauch
5.5|abnehmen gewicht kilo diat|kilo fasten kalorien
5.3|groß große korper|groß zentimet cm
5.5|kleidung große anziehen hemd kaufen jack hose|große medium xl
5.5|schuhe große fuße|schuhgroße große
5.9|haar friseur frisur|haar locken gefarbt glatz friseurin
5.5|farb lieblingsfarb streichen|blau grun lila rot gelb turki
5.1|name heißen nennen anred unterschrift rufen|heiße name spitznam nennen
4.0|alt alter jahr geboren|geboren jahr
2.9|geburtstag feiern geschenk wann|geburtstag geboren januar februar marz april mai juni juli august septemb oktob novemb dezemb
5.1|sternzeichen horoskop|low jungfrau widder fisch stier zwilling
5.6|herkunft staatsangehorigkeit pass land|pass staatsburg geboren aufgewachsen visum
4.7|sprachen sprechen fließend muttersprach lernen|sprech fließend lern muttersprach portugiesisch japanisch spanisch franzosisch
4.9|religion kirch glaub|kirch mosche katholisch evangelisch muslimisch judisch buddhistisch gemeind
3.8|arbeit beruf job arbeiten beruflich leben|arbeit lehrerin ingenieur pfleger fahrer buchhalterin angefangen schicht praktikum ausbildung
4.7|chef chefin vorgesetzt leitung|chef chefin vorgesetzt teamleiterin abteilungsleit
4.9|kolleg kollegin team buro|kolleg kollegin team arbeitet
4.3|firma arbeitgeb unternehmen betrieb|firma arbeitgeb gewechselt agentur klinik schule
5.2|gehalt verdienen lohn einkommen geld|gehalt verdien brutto netto stundenlohn gehaltserhohung
3.6|arbeitszeit schicht dienst stunden wann frei|schicht nachtschicht teilzeit stunden fruh spat fruhdienst
3.7|arbeitsweg pendeln fahren weg verkehrsmittel|bahn bu rad zug auto minuten
5.5|homeoffic buro tage arbeitsplatz|homeoffic buro tage remot
4.1|urlaub ferien frei reis verreisen|urlaub gebucht reis ostse meer berg hutt juli august
5.5|reis flug ziel verreisen koffer packen reiserout|flug gebucht lissabon tokio zug hotel rom
6.3|hotel unterkunft ubernachten|hotel ferienwohnung zeltplatz pension
5.9|sitzplatz fenster gang flugzeug zug|gangplatz fensterplatz
5.6|angst furchten phobi|angst spinnen hohe fliegen spritzen zahnarzt
5.2|studium studieren uni fach|studier uni semest master doktorarbeit hochschul
4.5|arbeit thesi betreuer forschung thema|masterarbeit bachelorarbeit betreuerin betreuer professor kapitel
4.3|prufung klausur lernen wann|prufung klausur abitur
3.8|schule klass kinder lehrerin|schule grundschul gymnasium klass lehrerin
5.3|kita kindergarten betreuung abholen|kita kindergarten tagesmutt abholen
2.6|kinder famili sohn tochter wie viel|sohn tochter kinder zwilling babi jung madchen
3.2|frau mann partner eh jahrestag beziehung|frau mann partnerin freund freundin verheiratet verlobt hochzeit geschieden getrennt
5.5|hochzeit heiraten|hochzeit verlobt standesamt feier
4.0|mutter mama eltern|mutter mama mutti
4.4|vater papa eltern|vater papa
4.5|bruder geschwist|bruder
4.9|schwester geschwist|schwester
5.3|oma großmutter großeltern|oma großmutter
5.6|opa großvater großeltern|opa großvater
5.3|enkel enkelkind famili|enkel enkelin
2.8|tant onkel cousin verwandt|tant onkel cousin neff nicht
5.3|freund freundin kumpel best|freund freundin kumpel
4.3|haustier tier tierarzt|hund katz hase hamster papagei schildkrot adoptiert welp katzchen meerschweinchen
4.7|hund gassi rass lein tierarzt|dackel labrador terrier pudel schaferhund mischl welp beagl
5.0|katz katzen kater tierarzt|kater tigerkatz katzchen
6.0|pferd reiten stall|stute wallach poni stall
5.2|huhner hof tier stall|huhner ziegen schafe gans enten
5.9|bienen imkern honig|bienenvolk bienenstock honig volk
4.7|auto fahren wagen fahrzeug werkstatt tanken parken|skoda toyota ford golf vw tesla volvo renault diesel hybrid elektro kombi opel bmw
4.8|fuhrerschein fahrschul prufung|fuhrerschein fahrprufung bestanden
6.3|motorrad roller|vespa yamaha honda roller
5.5|kennzeichen nummernschild auto|kennzeichen
5.6|versicherung versichert polic schaden|versicherung beitrag allianz huk
7.0|boot segeln|segelboot joll liegeplatz
5.5|bahn fahrkart abo ticket|bahncard deutschlandticket monatskart
5.0|abo vertrag kundigen kosten monatlich|abo netflix spotifi gekundigt
5.0|bank konto kart geld|konto sparkass volksbank girokonto ing dkb
5.6|sparen anlegen rent aktien|etf tagesgeld depot bausparvertrag
6.0|schulden leihen|schulden kredit geliehen rate
4.5|budget ausgeben grenz leisten prei kosten hochsten|budget euro hochsten
6.0|steuer steuererklarung finanzamt|steuerberaterin steuerklass erstattung
3.9|arzt arztin hausarzt praxi termin|doktor dr praxi termin hausarztin
3.7|termin wann kalend|termin dienstag donnerstag uhr
3.3|besprechung meet woch|besprechung meet montag dienstag mittwoch donnerstag freitag
4.8|kur unterricht abend lernen|kur unterricht volkshochschul
5.6|ehrenamt helfen verein|ehrenamt tafel feuerwehr pfadfind
6.0|verein mitgli grupp|verein mitgli vorstand stammtisch
4.7|garten pflanzen gemus beet|tomaten rosen schrebergarten gewachshau kompost hochbeet heck rasen
7.6|pflanz zimmerpflanz gießen|monstera orchide kaktu
5.6|geschenk schenken geburtstag weihnachten ide uberraschen|sammelt liebt wunscht fan
5.3|weihnachten fest feiern famili|heiligabend baum gan raclett
4.8|notfal kontakt anrufen unfal|notfallkontakt schwester
6.3|blutgrupp spenden|blutgrupp positiv negativ
3.7|ton stil antworten schreiben antwort erklaren|kurz knapp stichpunkt formlich duzen siezen emoji einfach
5.3|zeitzon uhr|utc mez
3.6|reisepass auswei lauft ab verlangern|reisepass auswei lauft
5.5|schlussel tur code|schlussel ersatzschlussel
6.3|mull tonn abholung|mulltonn restmul abgeholt
5.0|paket lieferung abgeben|paket nachbarn abstellen
5.6|mobel sofa tisch bett kaufen|sofa tisch regal bett matratz
5.3|renovieren handwerk kuch bad reparatur|renovieren handwerk bad fliesen dach klempner
6.0|waschmaschin spulmaschin kuhlschrank gerat kaputt|waschmaschin spulmaschin kuhlschrank bosch miel
4.8|laden geschaft selbstandig grunden firma|laden cafe backerei gegrundet eroffnet kunden
4.9|kund auftrag projekt|kund kundin rechnung vertrag
4.6|bewerbung bewerben stell vorstellungsgesprach|bewerbung vorstellungsgesprach zusag stell
5.6|rent ruhestand|rentner rent pensioniert
4.9|wettkampf turnier rennen nachst|wettkampf turnier spiel rennen
7.0|tanzen tanzkur|salsa tango ballett walzer
6.6|theater buhn spielen|theater probe roll
5.6|ski schnee winter|ski snowboard pist
5.7|klettern hall|bouldern kletterhal
5.7|angeln fisch see|angel karpfen forel see
5.3|kartenspiel brettspiel abend spielen|skat doppelkopf catan brettspiel
5.7|aufgewachsen kindheit heimat|aufgewachsen geboren
5.1|ziel plan wunschen vorhaben traum|mocht ziel plan traum sparen
6.3|sorg problem belasten stress|sorgen stress problem
3.6|diet eat food cater menu restaur dinner parti host|vegetarian vegan pescatarian kosher halal meat meatless plant base veggi
3.6|allergi allerg avoid cater cook ingredi pack lunchbox snack epipen waiter react reaction hive|peanut nut shellfish dairi lactos gluten egg sesam strawberri penicillin pollen latex bee wasp allerg intoler coeliac anaphylaxi swell rash
3.4|breakfast morn eat|porridg oat muesli toast egg yoghurt cereal granola pancak skip
4.3|drink thirsti bar order round|beer wine whiski gin cocktail cider teetot sober alcohol lager stout juic
3.7|coffe cafe barista order brew caffein|espresso latt flat white cappuccino decaf oat milk sugar black filter americano moka
4.6|tea cuppa kettl brew|green herbal chamomil earl grai milk sugar builder rooibo mint
4.6|dessert sweet tooth bake cake treat|chocol cheesecak tiramisu ic cream pie browni marzipan
4.2|cook kitchen recip stove oven applianc|induct ga hob airfryer casserol slow cooker wok thermomix instant pot skillet
4.7|dislik hate tast picki disgust avoid|coriand cilantro oliv mushroom liver anchovi stand hate loath aubergin brussel
3.7|favorit dish meal comfort food love eat|lasagn curri ramen sushi pizza taco roast risotto dumpl pho paella love
5.2|spice spici hot heat chilli curri|mild chilli jalapeno sriracha hot burn
4.0|groceri shop supermarket store bui weekli|aldi lidl tesco market butcher greengroc deliveri trollei farmer
2.6|live home address citi town base locat|move flat hous apart street villag suburb neighborhood reloc rent district postcod
2.9|move hous reloc box van|new flat kei deposit leas pack mover reloc
3.9|rent landlord tenanc leas monthli flat|rent landlord landladi deposit leas tenanc agent pound dollar euro
3.7|mortgag loan hous bank repai|mortgag fix rate interest instal overpai remortgag
3.4|flatmat roommat live housem share household|flatmat roommat housem share lodger sublet move
3.9|neighbor next door nois upstair downstair|neighbor upstair downstair fenc drum bark hedg parcel
3.1|room bedroom floor storei flat hous layout lift stair|bedroom attic loft basement ground floor 3rd storei lift balconi garag
4.3|heat warm cold boiler energi winter|boiler radiat heat pump ga oil stove pellet thermostat underfloor solar panel
5.0|electr power bill supplier energi provid|tariff kilowatt meter octopu supplier solar bill kwh
5.2|internet wifi broadband provid connect slow|fibr router broadband mbp provid dsl cabl starlink
4.3|phone mobil handset devic smartphon|iphon pixel galaxi samsung android fairphon contract screen
3.3|phone number reach call contact|number extens landlin mobil text whatsapp
3.4|email contact address write|inbox gmail outlook alia mailbox
4.6|laptop comput machin pc desktop workstat|macbook thinkpad dell lenovo linux window ubuntu ram ssd desktop
4.8|oper system distro comput|linux ubuntu fedora debian arch nixo window maco
3.4|editor id code write tool setup|vim neovim emac vscode intellij helix jetbrain sublim zed
3.3|languag program code snippet write exampl stack tech|typescript python rust golang java kotlin rubi elixir php swift haskel scala
4.3|framework frontend web app stack|react vue svelt angular next js django rail laravel spring flask fastapi
5.3|databas store data sql backend|mysql mongo mongodb redi oracl mariadb
5.0|deploi host server cloud product infrastructur|aw azur gcp hetzner kubernet docker fly vercel heroku ansibl terraform nomad
3.6|project app build work side|project app repo prototyp launch startup plugin game
3.4|deadlin due submit finish deliv|deadlin due fridai mondai submit hand deliv launch releas
4.8|game plai consol|playstat xbox switch nintendo steam minecraft zelda fifa chess elden
4.2|tv seri show watch bing stream netflix|season episod netflix seri watch final drama sitcom
5.3|film movi cinema watch|film movi director cinema thriller western horror
4.1|book read novel author librari|novel read author chapter thriller biographi audiobook kindl poetri
4.7|music listen band song concert playlist|band album jazz metal techno folk punk rap opera classic vinyl concert gig
4.4|instrument plai music practic lesson|piano guitar violin cello drum saxophon flute trumpet bass ukulel accordion banjo
5.3|choir sing|choir soprano alto tenor bass rehears
5.3|podcast radio listen commut|podcast episod radio station bbc
3.1|hobbi free time weekend spare relax unwind fun gift present|knit climb photographi garden woodwork potteri paint birdwatch chess bake sail fish sew crochet origami restor collect
5.5|collect gift|stamp coin vinyl figurin record lego miner postcard
3.5|craft make sew knit yarn|crochet quilt sew knit wool needl loom embroideri
5.1|paint draw art|watercolor oil acryl sketch charcoal canva easel
6.0|photo camera photographi shoot len|canon nikon fuji leica soni mirrorless film len
3.5|sport exerc workout train fit gym activ|run gym yoga swim cycl footbal tenni box pilat row crossfit judo squash
3.7|run race marathon train|marathon half 10k parkrun pace shoe trail ultra
4.8|cycl bike ride|gravel road bike cargo trek bianchi helmet
4.0|team club support footbal match fan|arsen fan support season ticket leagu unit citi rover
4.7|gym trainer weight lift|deadlift squat bench trainer membership
5.0|swim pool|length pool lane crawl sea
4.8|hike mountain walk outdoor trail|hike summit trail boot alp camino
3.2|injuri hurt injur knee back ankl shoulder leg physio pain limp|tear sprain break fractur ligament meniscu slip disc acl physio cast crutch surgeri tendon
4.3|oper surgeri hospit surgeon recov|oper surgeri surgeon bypass hip knee replac appendix gallbladd stitch anaesthet
4.0|condit ill health chronic diseas diagnos doctor|diabet asthma epilepsi migrain arthriti thyroid hypertens crohn ms fibromyalgia psoriasi anaemia
3.2|medicin medic pill dose pharmaci prescript take|mg tablet insulin metformin statin inhal antidepress blood thinner ibuprofen levothyroxin sertralin
4.8|blood pressur heart cardiologist|stent pacemak beta blocker arrhythmia cholesterol
5.6|mental therapi therapist anxiou mood counsel|therapist depress anxieti adhd panic burnout counsel ocd
3.4|sleep bed night insomnia rest wake earli alarm|insomnia sleep nap wake melatonin earli bird night owl apnoea clock
3.8|ey glass see vision optician|glass lens contact short sight diopter cataract color blind glaucoma astigmat
4.7|ear hear loud|hear aid deaf tinnitu
4.9|tooth dentist|brace crown fill wisdom molar root canal dentist implant
6.0|skin rash cream sunscreen|eczema psoriasi acn sensit
4.2|pregnant pregnanc babi expect due|pregnant due trimest midwif expect twin scan ivf
4.5|wheelchair mobil stair access walk|wheelchair cane walker crutch ramp stair access prosthesi
5.1|smoke cigarett vape quit|smoke smoker cigarett vape quit nicotin
3.9|weight lose kilo pound diet|kilo pound fast calori keto
5.0|height tall size measur|tall cm foot inch
3.7|cloth size wear shirt bui fit jacket trouser|size medium larg xl small waist sleev
4.8|shoe size boot foot|size shoe boot 42 wide
5.2|ring jewelri size gold|ring silver gold size
4.4|hair hairdress cut color|hair curli dy bald hairdress blond red
4.2|color favorit paint wear|blue green purpl teal red yellow burgundi
3.0|name call sign signatur address greet|name call nicknam goe
4.0|pronoun gender refer call|pronoun
2.8|ag old born birthdai year|born turn year old birthdai
2.9|birthdai date celebr parti gift|birthdai born turn januari februari march april mai june juli august septemb octob novemb decemb
4.8|star sign zodiac horoscop|leo virgo ari pisc tauru
4.4|nation citizen passport visa countri|citizen passport visa dual resid born
3.6|languag speak fluent tongu mother learn|speak fluent nativ bilingu learn duolingo portugues japanes spanish german french
4.5|religion faith church worship believ holi|church mosqu cathol muslim jewish buddhist quaker atheist ramadan parish synagog
5.0|polit vote parti elect|vote union green labor councillor
2.8|job work occup profess employ career|work job nurs teacher engin plumber account driver barista manag start hire shift
4.1|boss manag report supervisor lead chief|boss manag supervisor report team lead
3.6|colleagu cowork team workmat offic desk|colleagu team work desk cowork
3.2|compani employ firm workplac work|compani employ join firm agenc hospit school startup factori
3.1|salari pai earn incom wage monei make rais|salari earn pai hourli rais gross net bonu freelanc rate
2.2|hour shift schedul work week rota free|shift night part time hour earli late rota weekdai dai
2.9|commut travel work offic wai transport|train bu bike tram drive minut commut ferri underground remot
2.7|remot offic home desk work dai|remot hybrid home offic dai tuesdai cowork
2.5|holidai vacat leav time dai travel getawai|holidai leav book trip fly beach cabin juli august
2.8|trip travel flight destin go abroad pack luggag itinerari|flight book lisbon tokyo trip airport train hotel hostel fly rome
3.6|hotel stai accommod lodg book night|hotel airbnb hostel campsit guesthous
4.5|seat aisl window plane train fly|aisl window seat legroom
4.8|fear scare afraid phobia nervou|afraid terrifi spider height fly needl dentist scare phobia
3.5|studi degre univers cours student major school|studi degre univers major semest master thesi phd cours colleg
4.8|thesi dissert paper advisor supervisor research topic|thesi dissert advisor supervisor professor chapter
4.3|exam test studi reviz|exam test resit viva final
2.8|school kid class teacher pupil grade|school primari kindergarten class grade teacher year
4.2|nurseri daycar childcar kid pick|nurseri daycar kita childmind pick
2.8|child kid son daughter famili mani|son daughter kid twin child babi boi girl
2.8|son boi kid child|son boi plai school name
2.8|daughter girl kid child|daughter girl plai school name
3.4|wife husband partner spous marri anniversari relationship|wife husband partner fianc girlfriend boyfriend marri engag wed divorc separ
4.5|wed marri anniversari venu|wed engag marri venu anniversari ceremoni
5.6|ex divorc custodi|divorc separ custodi ex
3.8|mother mom parent|mom mother mam
4.2|father dad parent|dad father papa
4.5|brother sibl bro|brother
4.7|sister sibl|sister
5.1|grandmoth grandma gran nan grandpar|gran nan grandma grandmoth nana
6.8|grandfath grandad grandpa grandpar|grandad grandpa grandfath
4.7|grandchildren grandkid famili|grandson granddaught grandchildren
3.9|aunt uncl cousin rel famili|aunt uncl cousin nephew niec
3.1|law famili wife husband|mother law father
4.9|friend best mate pal buddi|friend mate buddi
3.9|pet anim vet|dog cat rabbit hamster parrot tortoiz adopt rescu puppi kitten guinea pig vet
4.0|dog walk breed puppi leash vet kennel|beagl labrador terrier poodl colli dachshund shepherd puppi mutt spaniel huski
4.7|cat kitten vet litter|tabbi siames kitten tomcat main coon ragdol
6.0|hors ride stabl|mare geld poni stabl
5.5|fish aquarium tank|guppi tetra tank aquarium
5.0|chicken hen coop farm anim|hen chicken goat sheep bee duck
5.7|bee beekeep honei|hive bee honei swarm
3.7|car drive vehicl wheel ride garag mechan petrol fuel park|skoda toyota ford vw golf tesla volvo fiat renault diesel hybrid electr estat van pickup bmw honda
4.0|licens drive test lesson|licens drive test lesson pass
6.3|motorbik motorcycl scooter ride|vespa yamaha honda triumph ducati harlei
4.6|plate registr number car|plate registr
5.1|insur polici cover claim|insur polici premium cover allianz axa
4.8|park space car|park permit space garag
5.9|boat sail|boat dinghi yacht moor
4.1|train card railcard pass ticket|railcard season ticket bahncard pass
4.3|gym subscript cancel monthli pai servic|subscript netflix spotifi cancel premium monthli
3.9|bank account card monei|bank account save card credit union monzo revolut
4.5|save invest monei pension stock|save etf pension share isa invest bond
5.9|debt ow loan repai borrow|loan debt ow instal borrow
4.2|budget spend limit afford price cost maximum|budget spend maximum afford euro pound dollar
4.5|tax return account|tax account return refund self emploi
4.3|doctor gp appoint clinic|doctor gp dr clinic surgeri appoint
4.0|appoint schedul calendar|appoint tuesdai thursdai clock
2.9|meet weekli standup call schedul|meet weekli standup mondai tuesdai wednesdai thursdai fridai
3.7|class lesson cours even weekli learn|class lesson cours even
4.5|volunt chariti help commun|volunt foodbank shelter chariti scout fire brigad
4.5|club member societi group|club member choir societi committe
4.2|garden plant grow veget allot plot soil|tomato rose allot greenhous compost rais bed courgett lawn hedg bean
4.9|plant housepl water window|monstera orchid ficu cactu succul
5.0|weather climat hot cold|humid snow raini
2.7|gift present birthdai christma bui idea surpriz|love collect want wish like fan
4.4|christma holidai celebr famili tradit|christma ev tree turkei
3.2|emerg contact call accid|emerg contact call sister mother
4.5|blood group type donat|blood type posit neg
3.2|spous job partner work|wife husband work partner
2.8|mood tone style answer repli write respond explain format|short brief bullet point formal inform emoji plain word step metric conciz
4.7|unit measur temperatur distanc weight|metric celsiu fahrenheit mile kilomet imperi gram
3.0|time zone clock hour call|timezon utc cet est pst
4.2|currenc monei price|euro dollar pound franc
3.4|spell english british american write|british american spell
5.9|emoji smilei repli|emoji smilei
3.9|sign letter mail regard signatur|sign regard best
3.5|doctor name specialist|dr doctor specialist
3.1|teacher name school|mr ms teacher
6.4|vaccin shot booster jab|vaccin tetanu booster flu
4.9|passport expir document renew id|passport expir renew id licens
4.3|kei code door lock build|kei spare door
3.6|bin rubbish collect dai|bin recycl collect
3.5|deliveri parcel courier leav|parcel courier neighbor leav porch
4.2|furnitur sofa tabl bed bui|sofa tabl desk shelf bed mattress
5.1|renov builder kitchen bathroom repair|renov builder bathroom kitchen tile roof leak plumber
4.4|tool dii repair|drill see workshop
4.3|wash machin dishwash fridg applianc break|wash machin dishwash fridg freezer bosch miel
3.8|startup busi compani founder shop|shop busi found open bakeri cafe custom
4.4|client custom project freelanc|client custom invoic contract
5.6|product launch releas version|launch releas version beta
3.8|team size peopl mani staff employe|peopl employe staff team
4.8|interview job appli applic hire|interview appli applic offer posit
4.8|retir pension|retir pension
5.5|militari armi servic|armi navi serv veteran
6.0|award prize win competit|prize award medal
4.5|competit tournament race contest next|tournament competit match race
5.6|band practic rehears gig|band rehears gig drummer
5.8|danc lesson|salsa tango ballet ballroom danc
5.0|theater plai stage act|theater rehears role stage plai
3.4|write novel stori blog|novel manuscript draft blog publish
6.4|astronomi star telescop|telescop star
5.8|ski snow winter|ski snowboard slope
5.0|surf sea beach wave|surf board wave
5.0|climb wall|climb boulder wall grade
5.5|fish rod lake|fish rod carp trout lake
3.6|card board game plai even|board game poker bridg catan dungeon
3.8|nicknam call friend|nicknam call
4.6|hometown grow childhood|grow born rais hometown
5.1|degre graduat univers studi|graduat studi degre
3.4|1st job work previous|work former
3.6|goal aim resolut plan want dream|want goal plan dream hope save
5.5|worri stress problem troubl bother|worri stress struggl problem
4.3|recip amount serv peopl portion|serv peopl portion
4.0|parti guest invit mani|guest invit peopl parti
3.6|school run timet lesson|timet bell lesson
3.7|uniform dress code wear work|uniform dress code suit apron
4.9|laptop password manag tool|bitwarden keepass manag
4.4|backup file storag cloud|na backup dropbox drive
7.5|printer scanner|printer scanner
7.1|headphon earbud listen|headphon earbud
4.0|smart home light assist|home assist hue alexa
4.1|dieta comer comida cater menu restaurant cena anfitrion cocinar|vegetariano vegetariana vegano vegana pescetariano flexitariano kosher halal carn tofu
3.9|alergia alergico evitar cater ingredient camarero merienda picnic tartera reaccion adrenalina|cacahuet mani nuec marisco lactosa gluten huevo fresa penicilina polen latex abeja avispa alergica intolerant celiaco celiaca anafilaxia roncha urticaria
3.8|desayuno desayunar manana levantars|tostada avena cereal yogur croissant magdalena churro porra medialuna arepa granola pan tumaca desayuno
4.6|beber bebida sed bar brindar copa barra|cerveza cana vino whiski ginebra ginton cubata vermut sidra fernet tequila mezcal abstemio sobrio alcohol mosto zumo
4.3|cafe cafeteria cafetera cafeina camarero|expreso cortado solo descafeinado capuchino manchado tinto cafecito moka nespresso americano lagrima
3.2|infus te tetera hervir merienda|verd manzanilla tila poleo menta rooibo mate bombilla yerba hierbabuena
4.6|poster dulc goloso tarta hornear pastel|chocol flan natilla tiramisu helado torrija bizcocho alfajor arroz lech tarta queso turron browni
4.4|cocina cocinar receta horno fogon electrodomestico|induccion vitroceramica ga thermomix freidora olla expr sarten wok plancha microonda cazuela
5.0|disgusto odiar sabor quisquilloso asco evitar|cilantro aceituna champinon higado anchoa berenjena odio detesto repugna cole remolacha
4.3|favorito plato comida antojo comer almorzar|paella tortilla croqueta cocido lenteja asado empanada taco cevich pozol arepa gazpacho lasana sushi encanta
6.4|picant especia salsa chile condimentar|guindilla jalapeno habanero tabasco suav picant aji pica
4.4|compra supermercado tienda super seman lista mercado|mercadona carrefor lidl aldi consum eroski carniceria fruteria pescaderia verduleria chino
2.9|vivir direccion ciudad domicilio casa barrio residencia|piso apartamento departamento call pueblo vivo mude alquilo resido barrio urbanizacion comuna colonia
4.0|mudanza mudars caja furgoneta trasladar|mudo mude piso fianza contrato llave traslado embalar
3.9|alquil casero arrendador piso contrato mensual renta|alquilo casera fianza arriendo inmobiliaria idealista aval euro peso inquilino
3.5|hipoteca prestamo banco casa amortizar|hipoteca fijo variabl euribor cuota amortizacion notario tasacion
4.3|companero piso convivir compartir gasto|companera roomi comparto inquilino subarriendo convivo realquilo
4.1|vecino vecina ruido puerta edificio comunidad|vecino vecina arriba abajo ladrido taladro paquet president portero rellano
4.2|habitacion dormitorio planta piso distribucion ascensor escalera|atico buhardilla sotano bajo balcon terraza garaj trastero entresuelo ascensor recamara
5.1|calefaccion frio caldera invierno energia calentar|caldera radiador gasoil pellet termostato estufa brasero suelo radiant aerotermia
4.5|air acondicionado calor verano refrescar ventilador|air split ventilador climatizador toldo persiana
4.4|luz electricidad factura compania suministro energia|tarifa endesa iberdrola naturgi contador potencia kilovatio placa bono
5.6|internet wifi fibra conexion proveedor lento|fibra router mega movistar vodafon orang masmovil cobertura telmex
4.4|movil celular telefono dispositivo aparato|iphon pixel galaxi samsung android xiaomi huawei motorola pantalla
4.5|telefono numero llamar contactar marcar|numero fijo extens movil whatsapp celular telegram
4.7|correo email contacto direccion escribir|gmail outlook hotmail buzon alia bandeja
4.8|portatil ordenador computadora equipo maquina escritorio|macbook thinkpad lenovo dell asu window linux sobremesa notebook
5.1|sistema operativo distribucion ordenador|linux ubuntu fedora debian arch window maco mint
5.0|editor codigo escribir programar herramienta|vim neovim emac vscode intellij sublim zed jetbrain
4.7|programar lenguaj codigo fragmento script ejemplo|python typescript javascript rust java kotlin golang rubi php swift elixir
5.4|framework frontend web aplicacion stack|react vue svelt angular django rail laravel symfoni spring flask
4.9|dato base consulta sql backend|mysql mongodb redi oracl mariadb
5.4|desplegar servidor nube alojamiento produccion host|aw azur gcp hetzner kubernet docker vercel terraform ansibl ovh
5.9|proyecto aplicacion construir desarrollar prototipo|proyecto app repo prototipo lanzar emprendimiento plugin
3.8|plazo entrega entregar vencimiento limit acabar|plazo entrego viern lune presentar venc deadlin
5.7|videojuego jugar consola partida mando|playstat xbox switch nintendo steam minecraft zelda fifa fortnit
4.9|seri tele televis plataforma maraton|temporada capitulo netflix hbo movistar filmin enganchado drama comedia telenovela
6.1|pelicula cine peli estreno|pelicula director thriller western terror cinefilo almodovar document
4.4|libro leer lectura novela autor biblioteca|novela leyendo autora ensayo biografia audiolibro kindl poesia capitulo policiaca
4.2|musica escuchar cancion concierto lista fiesta|banda grupo album jazz flamenco regueton salsa cumbia rock indi opera vinilo metal clasica
4.1|instrumento tocar musica practicar ensayar clase|piano guitarra violin chelo bateria saxofon flauta bajo acordeon bandoneon cajon charango trompeta
5.3|coro cantar canto voz|coro soprano contralto tenor baritono ensayo coral
5.1|podcast radio escuchar trayecto|podcast episodio emisora ser cadena ivoox
4.1|aficion hobbi pasatiempo ocio find relajars regalo|punto escalada fotografia jardineria ceramica carpinteria pintura ajedrez costura ganchillo petanca pesca senderismo reposteria
5.6|coleccionar coleccion coleccionista regalo|sello moneda vinilo figurita cromo mineral postal lego
5.1|manualidad tejer coser labor lana|ganchillo crochet patchwork costura aguja telar bordado ovillo punto
6.4|pintar dibujar art cuadro|acuarela oleo acrilico carboncillo lienzo caballet boceto
5.7|foto camara fotografia objetivo fotografiar|canon nikon fuji soni leica reflex analogica carret
4.5|deport ejercicio entrenar forma activo gimnasio|corro gimnasio yoga natacion futbol padel teni baloncesto boxeo pilat remo crossfit ciclismo judo
4.4|correr carrera run maraton entrenar|maraton media diez ritmo zapatilla sansilvest trail dorsal
5.3|bici bicicleta pedalear ciclismo ruta|carretera montana gravel electrica bicicleta orbea casco plegabl alforja
4.4|equipo club futbol partido hincha aficion animar|madrid barca atleti beti sevilla athlet boca river socio abonado cule merengu hincha
5.7|gimnasio pesa entrenador maquina rutina|sentadilla pesa banca entrenadora cuota dominada mancuerna
5.4|nadar piscina natacion|largo crol braza piscina mariposa agua
4.7|senderismo montana excurs caminar ruta mont|sendero cumbr bota pirineo camino santiago baston pico
4.6|lesion dolor rodilla espalda tobillo hombro rehabilitacion fisio cojear|rotura esguinc fractura ligamento menisco hernia tendin yeso escayola muleta roto torci lumbago
4.6|operacion cirugia hospit cirujano recuperacion quirofano|operaron oper cirugia cadera apendic vesicula punto anestesia protesi bypass
4.6|enfermedad cronica salud diagnostico medico condicion|diabet diabetica asma epilepsia migrana artriti tiroid hipertens crohn fibromialgia psoriasi anemia esclerosi
4.3|medicamento medicacion pastilla dosi farmacia receta tomar|miligramo comprimido insulina metformina estatina inhalador antidepresivo ibuprofeno paracetamol sintrom levotiroxina sertralina omeprazol
4.8|tension presion corazon cardiologo arteri|stent marcapaso arritmia colesterol betabloqueant enalapril hipertenso infarto
4.9|psicologo terapia ansiedad animo salud mental|psicologa depres ansiedad tdah panico burnout terapeuta toc agobio
4.5|dormir sueno cama insomnio descanso despertar madrugar alarma|insomnio siesta melatonina madrugador trasnochador apnea desvelo ronco duermo despierto
4.7|ojo gafa vista optico graduacion lent|gafa lentilla miopia hipermetropia dioptria catarata daltonico glaucoma astigmatismo presbicia anteojo
5.9|oido oir audicion sordo ruido|audifono sorda acufeno tinnitu sordera
5.4|dient dentista muela boca|bracket empast corona muela juicio endodoncia implant ortodoncia ferula
6.8|piel sarpullido crema protector dermatologo|eczema psoriasi acn atopica dermat sensibl rosacea
3.7|embarazo embarazada bebe parto esperar|embarazada semana trimest matrona comadrona gemelo ecografia mellizo fiv cuenta
5.4|silla rueda movilidad acces escalera rampa|silla baston andador muleta rampa protesi paraplejia
5.6|fumar tabaco cigarrillo vapear dejar|fumo fumador cigarrillo vapeo nicotina parch liar pitillo
4.8|peso adelgazar kilo dieta engordar|kilo ayuno caloria keto adelgac engord bascula
5.1|altura estatura medida alto|mido metro centimetro alto bajita
4.7|ropa talla vestir camisa comprar chaqueta pantalon|talla mediana grand cintura chica pantalon camiseta zara
4.9|zapato talla calzado bota pi|zapato numero zapatilla bota calzo deportiva juanet
5.4|anillo joya talla oro|anillo plata oro alianza pendient sortija
5.0|pelo peluquero peluqueria cort tint|pelo rizado liso calvo rubia pelirroja cana tenido moreno
4.8|color favorito pintar pare tono vestir|azul verd morado turquesa rojo amarillo granat lila rosa
4.8|nombr llamar apellido firmar dirigirs|llamo nombr apodo apellido diminutivo
6.8|pronombr genero referirs tratar|ell pronombr tran binario
2.8|edad ano nacer cumplir mayor|ano naci cumplo jubilado mayor menor
2.9|cumpleano fecha celebrar fiesta regalo|cumpleano cumplo naci enero febrero marzo abril mayo junio julio agosto septiembr octubr noviembr diciembr santo
4.9|signo zodiaco horoscopo estrella|leo virgo ari pisci tauro gemini cancer escorpio
4.4|nacionalidad ciudadano pasaport visado origen pai extranjero|ciudadania residencia visado nie tarjeta dobl naci emigr papel
4.0|idioma hablar lengua aprend fluido materno|hablo nativo bilingu catalan euskera gallego quechua portugu ingl franc duolingo aprendo
4.6|religion fe iglesia creer misa oracion santo|catolico evangelico musulmana judia budista ateo ramadan misa parroquia mezquita agnostica
5.4|politica votar partido eleccion|voto sindicato izquierda derecha concej psoe podemo
3.8|trabajo profes oficio empleo empresa ganars|trabajo enfermera profesor ingeniero fontanero contabl camarera taxista oficinista gerent contratado albanil abogada
4.6|jefe superior jefa encargado mandar|jefe jefa encargada supervisor respons director
4.8|companero colega equipo oficina|companero colega companera escritorio equipo
4.6|empresa empleador compania contratar|empresa fabrica ayuntamiento agencia hospit multinacion startup despacho
4.9|sueldo salario cobrar ganar nomina ingreso|cobro gano sueldo nomina paga bruto neto bonu aguinaldo
3.4|horario turno jornada semana libr cuadrant|turno noch partida intensiva festivo jornada guardia entro
4.1|desplazamiento trayecto transport oficina|metro autobu cercania tren bicicleta coch patinet tranvia av camion colectivo subt
3.6|teletrabajo oficina remoto casa|teletrabajo hibrido remoto cowork presenci
4.0|vacacion descanso permiso libr puent viaj escapada|vacacion puent playa pueblo reserv agosto apartamento cabana feriado
4.8|viaj vuelo destino maleta equipaj itinerario extranjero|vuelo ryanair aeropuerto tren hotel hostal viajo vole lisboa roma tokio iberia vuel
3.4|hotel alojamiento reserva noch estancia|hotel airbnb hostal camp parador pension posada casa rural
5.4|asiento pasillo ventanilla avion vuelo|pasillo ventanilla asiento espacio salida
5.7|miedo fobia susto nervioso aterrado|miedo aterra arana altura volar aguja oscuridad tormenta
4.1|carrera universidad estudiar estudiant grado|grado master doctorado carrera facultad estudio ingenieria derecho medicina
4.1|tesi director investigacion trabajo tfg tema|tesi tfg tfm directora doctorado capitulo tribun
4.9|examen estudiar repasar oposicion aprobar|examen selectividad oposicion recuperacion parcial suspenso repaso ebau
2.9|colegio nino profesor curso alumno nota clase|colegio instituto primaria infantil secundaria eso bachillerato cole
4.7|guarderia nino recog cuidadora|guarderia canguro ninera escoleta jardin cuidadora
3.3|hijo nino familia hija|hijo hija gemelo bebe mellizo nino nina pequ
3.6|hijo nino chaval|hijo chico nino varon nene chamaco
3.9|hija nina pequena|hija nina nena chica
3.9|pareja esposa marido novio novia casado relacion aniversario|marido mujer esposo esposa novia novio prometido separado viudo casada pareja
4.9|boda casars aniversario invitacion banquet|boda caso casamo prometida ceremonia despedida banquet
4.9|divorcio ex custodia separacion|divorciado divorciada custodia separada pension exmarido exmuj
3.8|madr mama mami|madr mama vieja
4.0|padr papa papi|padr papa viejo
4.0|hermano bro familia|hermano mayor pequeno gemelo
3.9|hermana familia mayor|hermana hermanita menor
5.3|abuela yaya nona|abuela yaya nana abuelita nona
6.1|abuelo yayo tata|abuelo yayo tata abuelito
4.7|nieto familia|nieto nieta
4.2|tio primo familia parient|tia tio prima primo sobrino sobrina
4.1|suegro familia politica yerno|suegra suegro cunado cunada nuera yerno
4.1|amigo amiga mejor colega|amigo amiga compadr pana cuat carnal parc
4.1|mascota anim veterinario perro gato|perro gato conejo hamster loro tortuga adopt gatito cachorro cobaya
4.7|perro raza cachorro pasear correa veterinario perrera|labrador canich teckel galgo podenco bulldog pastor mestizo chihuahua border
4.9|gato gata gatito arenero veterinario|siam persa europeo main atigrado adopt gatera
5.9|caballo montar cuadra hipica|yegua potro poni cuadra jinet
7.5|pez acuario pecera|pece guppi betta pecera acuario
5.3|gallina gallinero granja animal|gallina cabra oveja pato cerdo
6.4|abeja apicultura miel colmena|colmena abeja miel enjambr apicultor
4.2|coch conducir conduccion auto carro taller gasolina aparcamiento mecanico|seat renault peugeot toyota ford volkswagen tesla dacia citroen diesel hibrido electrico furgoneta suv
4.5|carn conducir licencia examen autoescuela|carn autoescuela teorico practico aprob punto
5.6|moto motocicleta scooter|vespa yamaha honda ducati harlei kawasaki moto
5.1|matricula coch placa|matricula placa bastidor
5.2|seguro poliza cobertura reclamar siniestro|poliza mapfr aseguradora prima axa tercero adesla sanita
4.4|aparcar park plaza garaj coch|plaza garaj aparcamiento zona tarjeta resident
5.7|barco velero navegar|barco velero lancha yate atraqu zodiac
4.8|abono transport billet tarjeta tren|abono tarjeta multiviaj bono joven
4.9|suscripcion mensual cancelar servicio pagar|suscripcion netflix spotifi cancelo premium cuota
4.5|banco cuenta tarjeta dinero|banco santand bbva caixabank ing sabadel revolut openbank bizum
4.6|ahorro invertir dinero bolsa fondo|ahorro fondo accion plan pension etf letra indexado plazo
5.3|deuda prestar devolv prestamo|debo prestamo cuota credito deuda
4.3|presupuesto gastar limit permitir precio|presupuesto gasto maximo euro peso
5.3|impuesto renta hacienda declaracion gestor|renta hacienda irpf autonomo gestoria declaracion iva
4.5|medico cabecera consulta cita centro|medico cabecera ambulatorio doctora consulta pediatra centro
3.5|cita agenda calendario hora|cita mart juev hora agenda
3.8|reunion seman agenda llamada|reunion seman lune mart miercol
3.5|clase curso leccion aprend tard|clase curso academia taller lune
5.0|voluntario caridad ayuda ong|voluntaria cruz roja carita comedor asociacion
5.6|club socio asociacion pena|socio pena cofradia asociacion hermandad
4.9|jardin planta huerto cultivar tierra regar maceta|tomat rosal huerto invernadero compost pimiento cesp seto calabacin
5.7|planta interior maceta regar ventana|monstera orquidea ficu cactu suculenta geranio poto
4.3|clima tiempo calor frio lluvia|humedo niev calor tormenta tramontana bochorno
4.1|regalo cumpleano navidad idea sorpresa comprar|encanta colecciona quier deseo fan ilus
4.6|navidad fiesta tradicion familia rey|nochebuena nochevieja rey belen turron uva roscon
4.2|semana santa proces cofradia fiesta|penitent costalero hermandad nazareno proces
4.8|fiesta pueblo feria patron tradicion|feria falla sanfermin verbena pena romeria
3.9|emergencia contacto llamar accident|emergencia hermana madr contacto avisar
4.8|sangr grupo tipo donar|positivo negativo donant sangr
3.5|tono estilo respuesta respond escribir explicar formato|breve corto tuteo formal ust vineta conciso sencillo emoji
4.9|unidad medir temperatura distancia peso|metrico celsiu kilometro gramo libra
3.9|huso horario zona hora diferencia|peninsular utc canaria horario cet
4.5|moneda dinero precio divisa|euro peso dolar sole
4.0|tuteo ust tratamiento formal dirigirs|tuteo voseo tutear ustedeo
5.9|emoji reaccionar respond|emoji carita emoticono
4.6|despedida firma carta correo|saludo cordial abrazo atentament firma
4.7|especialista medico doctora|endocrino traumatologa dermatologa ginecologa oculista digestivo
6.1|vacuna dosi refuerzo pinchazo|vacuna gripe tetano covid pinchazo
5.6|pasaport caducidad renovar dni documento|pasaport caduca dni nie renuevo
4.9|llave puerta codigo cerradura|llave copia portal codigo
6.4|basura reciclar contenedor recogida|contenedor organico reciclaj vidrio bolsa
5.0|paquet mensajero entrega recogida|paquet correo seur porteria vecino buzon
6.8|muebl sofa mesa cama comprar|sofa mesa estanteria colchon ikea escritorio
5.2|reforma obra cocina bano albanil reparar|reforma obra azulejo gotera albanil tejado fontanero
5.2|herramienta taladro bricolaj reparar|taladro sierra taller destornillador leroi
6.8|lavadora lavavajilla nevera averia electrodomestico|lavadora lavavajilla nevera balai bosch secadora frigorifico
4.7|negocio empresa propio fundador tienda emprend|tienda bar panaderia abri autonoma negocio fund
4.3|client factura proyecto freelanc|client factura contrato freelanc autonomo
6.8|lanzamiento producto version salida|lanzamiento version beta salida
4.9|tamano equipo plantilla person|empleado plantilla persona equipo
5.1|entrevista empleo solicitar curriculum contratar|entrevista curriculum oferta infojob puesto candidatura
5.7|jubilacion retiro pension|jubil jubilada pension prejubilado
5.3|ejercito militar servicio|ejercito mili guardia legion
7.5|premio concurso ganar|gane premio medalla concurso
5.9|competicion torneo carrera liga|torneo liga partido competicion
4.8|bail bailar clase ritmo|salsa bachata tango flamenco sevillana ballet
4.6|teatro obra actuar escenario|teatro ensayo papel compania estreno
5.2|escribir relato novela cuento blog|novela manuscrito borrador editori relato
5.7|astronomia estrella telescopio cielo|telescopio estrella planeta astronomia
5.9|esqui niev invierno pista|esquio snowboard pista baqueira andorra
5.3|surf mar ola playa|surfeo tabla ola bodyboard neopreno
5.2|escalada escalar roca pare|escalada rocodromo boulder arn via
5.9|pesca cana rio pez|pesco cana trucha rio
4.1|juego mesa carta tard partida|mu tute domino ajedrez poker catan rol
5.9|apodo mote amigo|apodo mote llaman
5.0|origen pueblo infancia crecer natal|creci naci criado pueblo
5.4|titulado licenciado estudio universidad|licenciada titulada graduado estudi
4.2|anterior trabajo antiguo|trabaj trabajaba antiguament exjef
3.9|objetivo meta proposito sueno plan deseo|quiero meta proposito sueno ahorro
6.4|preocupacion ester problema agobio|agobiada estresado preocupa problema
4.7|receta racion cantidad servir|racion comensal persona
5.4|invitado fiesta invitar aforo|invitado invitar fiesta lista
4.1|uniform codigo vestimenta etiqueta trabajo|uniform traje bata delant corbata
6.8|contrasena gestor seguridad acceso|bitwarden keepass lastpass
5.2|copia seguridad almacenar nube archivo|dropbox disco na drive icloud
6.8|impresora escan imprimir tinta|impresora escan cartucho toner
7.5|auricular casco escuchar sonido|auricular casco airpod bluetooth
6.8|domotica luce asistent hogar|alexa domotica bombilla googl hue
5.7|tablet lectura dibujo dispositivo|ipad tableta kindl boox
5.6|reloj pulsera inteligent muneca|garmin appl watch casio rolex smartwatch
5.3|rede social perfil publicar seguir|instagram tiktok facebook twitter linkedin
6.8|estomago digest digerir vienter|gastriti reflujo colon irrit acidez estrenimiento
6.8|menstruacion regla ciclo|regla colico copa endometriosi menopausia
7.5|anticonceptivo pildora planificacion|pildora diu preservativo parch
6.1|lactancia bebe biberon comida|lactancia biberon papilla pecho potito
5.9|panal bebe carrito paseo|panal carrito cuna chupet porteo
4.9|discapacidad ayuda dependencia reconocimiento|discapacidad dependencia grado certificado
4.4|autismo neurodivergencia nino escuela|autista tdah dislexia alta capacidad
3.9|cuidar mayor dependient padr residencia|cuidadora alzheim residencia demencia cuido
5.2|duelo perdida fallec funer|fallecio murio duelo viudo funer
3.8|limpieza casa limpiar asistenta|asistenta limpiadora roomba aspiradora fregona
6.1|lavar ropa plancha colada|colada plancho lavanderia tendedero
5.7|quehacer tarea hogar reparto|fregar cocinar tarea barrer
7.5|cocinero utensilio cuchillo sarten|cuchillo cazuela mortero sarten hierro
4.1|pan hornear masa levadura|masa madr levadura harina panificadora
4.6|barbacoa parrilla asado fin|parrilla barbacoa asado carbon chorizo
4.8|pescado marisco comer mar|merluza bacalao gamba pulpo mejillon
4.9|fruta verdura comer temporada|aguac mango naranja platano tomat lechuga
5.3|queso embutido jamon tabla|manchego jamon chorizo cabral iberico salchichon
5.3|tapa pincho bar salir|tapa pincho brava croqueta vermu
5.9|agua hidratar botella|agua ga botella filtro grifo
5.6|azucar glucosa edulcorant endulzar|edulcorant sacarina diabetico estevia miel
5.6|sal hipertens condimento|sal sosa sodio hipertensa
5.9|belleza maquillaj cosmetica piel|maquillaj labial rimel crema base
6.8|perfum olor colonia fragancia|perfum colonia dior fragancia
7.5|barba afeitar barbero|barba afeito bigot barbero
7.5|tatuaj tatuador pierc|tatuaj tatu pierc tinta
2.6|una manicura esmalt|manicura una gel esmalt
7.5|estilo vestir moda prenda|elegant casual vintag deportivo moda
5.2|abrigo invierno frio ropa|abrigo pluma bufanda parka
5.0|playa mar verano toalla sombrilla|playa cala sombrilla costa banador
5.1|acampar camp tienda saco|tienda saco caravana autocaravana furgo
5.2|crucero barco puerto viaj|crucero camarot puerto escala
5.3|milla punto viajero|milla iberia punto avio
6.1|mapa ruta gp navegar|gp waze map ruta
6.1|gasolina repostar consumo combust|gasolina diesel repsol deposito
5.9|carga electrico enchuf bateria|enchuf cargador wallbox autonomia
4.6|itv revis coch taller|itv neumatico aceit taller
6.1|peaj autopista carretera|autopista telepeaj viat peaj
4.3|bu metro linea parada|metro linea parada autobu
5.1|taxi uber conductor aeropuerto|taxi uber cabifi bolt
5.7|mascarilla asma polucion air|asma inhalador ventolin polucion
5.3|migrana dolor cabeza|migrana triptan aura jaqueca
5.6|resfriado gripe tos garganta|resfriado tos fiebr catarro gripe
6.8|cancer oncologia tratamiento|cancer quimio tumor oncologa radioterapia
4.9|urgencia hospit ambulancia ingreso|urgencia ingreso planta ambulancia
6.4|podologo pie plantilla|plantilla podologo juanet fasciti
5.6|altruismo donar ong solidaridad|dono unicef medico ong
5.4|herencia testamento notario|testamento herencia notaria albacea
5.6|abogado legal demanda juicio|abogada demanda juicio contrato
4.9|multa denuncia sancion|multa radar recurso punto
7.5|empadronamiento tramit ayuntamiento|padron empadronado ayuntamiento gestoria
4.7|seguridad social baja paro ayuda|paro baja sepe subsidio ert
5.0|sindicato convenio derecho laboral|sindicato convenio ccoo ugt
5.2|autonomo cuota facturar iva|autonoma cuota facturo hacienda
7.5|criptomoneda invertir cartera|bitcoin ethereum cripto binanc
6.4|loteria suert boleto|loteria decimo quiniela euromillon
4.6|segunda mano vender comprar|wallapop vint segundamano vendo
7.5|cerveza artesan elaborar lupulo|lupulo cerveceria artesan
5.2|vino bodega catar maridaj|rioja ribera albarino rueda tempranillo
6.4|toro flamenco tradicion|flamenco guitarra sevillana tablao
7.5|caza cazar escopeta|caza cazador escopeta perdic
6.1|golf campo handicap|golf handicap campo palo
6.1|teni padel raqueta pista|padel teni raqueta pista
5.9|art marcial combat cinturon|judo karat cinturon jiujitsu
7.5|meditacion mind relajars calma|medito mind yoga respiracion
5.4|idioma examen certificado|dele ielt toefl b2 certificado
6.8|erasmu intercambio beca|erasmu beca intercambio movilidad
5.0|beca matricula ayuda estudio|beca matricula ministerio
4.2|extraescolar nino actividad|ingl judo natacion karat robotica
4.7|juguet nino regalo jugar|lego playmobil muneca puzzl peluch
4.9|superhero dinosaurio nino fiesta|dinosaurio freez pokemon princesa
4.2|adolescent hijo instituto|adolescent instituto quinc
5.1|adopcion acogida nino|adoptado acogida adoptiva
5.2|matrimonio igualdad lgtb pareja|gai lesbiana bisexu novio novia
5.3|cita pareja ligar app|tinder bumbl soltero soltera
7.5|reciclaj ecologia huella plastico|reciclo sosten plastico granel
7.5|genealogia antepasado raic|arbol bisabuelo antepasado
5.7|historia epoca museo visitar|historia museo guerra romano
6.1|ciencia divulgacion curiosidad|fisica biologia quimica ciencia
6.8|bricolaj madera carpinteria|madera torno sierra carpinteria
7.5|drone maqueta modelismo|dron maqueta modelismo aeromodelismo
6.1|trene tranvia aficionado|trene maqueta ferroviario
5.4|comic manga anim leer|manga anim comic tebeo marvel
6.1|disfraz carnav halloween|disfraz carnav comparsa
3.8|regim manger nourritur traiteur menu restaur diner repa invit cuisin|vegetarien vegetarienn vegan vege pescetarien flexitarien casher halal viand tofu
1.3|allergi allergiqu evit traiteur ingredi serveur gouter piqu niqu reaction adrenalin epipen|cacahuet arachid noix fruit de mer crustac lactos gluten œuf fraiz penicillin pollen latex abeil guep intolerant cœliaque anaphylaxi urticair
3.3|dejeun petit matin brunch tartin|croissant tartin cereal yaourt muesli porridg confitur brioch chocolatin gruau crepe
5.0|boir boisson soif bar apero trinquer tourne|bier vin pasti whiski gin rhum cidr champagn sobr alcool pint panach ju kir
4.8|cafe cafetier expresso cafein barista machin|expresso noisett allong decafein cappuccino creme nespresso filter serr senseo
5.1|tisan theier infus bouilloir|vert menth camomil vervein rooibo tilleul earl darjeel sucr
4.8|dessert sucr gourmand gateau patisseri gouter|chocolat tart mouss tiramisu glace eclair macaron fondant creme brule flan cannel
4.4|cuisin recett plaqu electromenag|induct gaz cocott thermomix cookeo airfryer poel wok micro ond mijoteus
5.1|detest gout difficil degout evit deplair|coriandr oliv champignon foie anchoi aubergin detest endiv betterav choux tripe horreur
4.5|prefer plat repa reconfort manger ador|raclett fondu tartiflett blanquett cassoulet couscou lasagn sushi pizza poutin moul frite gratin ador
4.7|epic piment relev assaisonn|piment harissa tabasco doux fort curri brule
3.9|cours supermarch magasin hebdomadair list march achat|leclerc carrefor lidl auchan intermarch monoprix boucher primeur epiceri biocoop drive migro colruyt
3.3|habit adress vill domicil maison quartier resid|appart maison rue villag habit demenag loue banlieu arrondiss
4.7|demenag carton camion|demenag carton bail caution cle emmenag
4.8|loyer proprietair locat bail mensuel louer|loyer proprietair bail caution locatair agenc garant franc
3.8|hypothequ pret banqu maison rembours credit|credit taux fix mensualit pret apport notair renegoci
3.9|colocatair coloc cohabit partag appart|coloc colocatair partag sou loue locat
3.9|voisin bruit port immeubl palier|voisin dessu dessou aboiement perceus coli syndic concierg
1.3|chambr piec etag appart disposit ascenseur escali|grenier combl cave rez de chausse balcon terrass garag ascenseur mezzanin studio
4.6|chauffag froid chaudier hiver energi chauffer|chaudier radiateur pomp gaz fioul granul poel thermostat plancher
2.2|climat chaleur et canicul rafraichir|clim ventilateur climatiseur volet canicul
5.1|electricit factur fournisseur courant energi|edf tarif compteur linki kilowattheur engi hydro panneaux
5.1|internet wifi fibr connexion fournisseur box|fibr livebox freebox orang free sfr bouygu adsl debit
4.8|portabl telephon smartphon appareil mobil|iphon pixel galaxi samsung android xiaomi fairphon forfait
3.9|telephon numero appel joindr contact|numero fix post portabl whatsapp sm
4.6|courriel mail adress ecrir contact|gmail outlook boit alia orang lapost
5.0|ordinateur portabl machin pc bureau|macbook thinkpad lenovo dell asu window linux
5.7|system exploit distribut ordinateur|linux ubuntu fedora debian arch window maco
4.9|editeur code ecrir outil developp|vim neovim emac vscode intellij phpstorm sublim zed
4.6|langag programm code exempl script ecrir|python typescript javascript rust java kotlin golang rubi php swift elixir
5.8|framework frontend web applic pile|react vue svelt angular django rail laravel symfoni spring flask
6.1|donne base requet sql backend|mysql mongodb redi oracl mariadb
5.7|deploy heberg serveur cloud product|aw azur gcp ovh scalewai hetzner kubernet docker vercel terraform
5.1|projet applic construir developp|projet appli depot prototyp lancement startup plugin
3.9|echeanc delai rendr date limit livrer|echeanc vendredi lundi rendr delai livr
5.4|jeu video jouer consol manett|playstat xbox switch nintendo steam minecraft zelda fifa
5.4|seri tele regard bing plateform|saison episod netflix canal art seri polar sitcom
5.5|film cinema cine regard|film realisateur thriller western horreur comedi cinephil
4.9|livr lire lectur roman auteur bibliothequ|roman li auteur polar biographi audiolibr kindl liseus poesi bd
4.8|musiqu ecout group chanson concert playlist|group album jazz metal techno rap chanson rock opera classiqu vinyl zouk rai
4.4|instrument jouer musiqu pratiqu cour repet|piano guitar violon violoncel batteri saxophon flute trompett accordeon bass
5.0|choral chanter chant voix|choral soprano alto tenor bass repetit
5.0|podcast radio ecout trajet|podcast episod station inter rtl cultur
3.4|loisir pass temp hobbi weekend detent cadeau|tricot escalad photo jardinag poteri menuiseri peintur petanqu echec coutur patisseri pech randonne philateli
5.4|collectionn collect collectionneur cadeau|timbr monnai vinyl figurin cart mineraux lego
5.5|bricol tricot coudr creatif lain|crochet tricot coutur patchwork lain aiguil broderi metier
5.0|peindr dessin art tableau|aquarel huil acryliqu fusain toil chevalet croqui
5.7|photo appareil photographi objectif|canon nikon fuji leica soni argentiqu reflex pellicul
4.4|sport exercic entrain form actif gym|cours yoga natat cyclism foot tenni rugbi box pilat aviron crossfit handbal judo
5.0|courir cours marathon entrain|marathon semi foot jog trail allur basket
4.9|velo bicyclett cyclism pedal|gravel vtt velo electriqu cargo pliant casqu decathlon velotaf
3.7|equip club foot support match|psg marseil om lyon len saint etienn support abonn standard anderlecht canadien
5.1|muscul sall coach halter|squat developp basic fit halter abonn coach
4.8|nager piscin natat|longueur crawl brass piscin lign
4.6|randonne montagn march sentier natur|randonne sommet gr20 chaussur alp pyrene refug sentier
4.2|blessur douleur genou dos chevil epaul kine boiter|dechirur entors fractur ligament menisqu herni tendinit plater bequil cass foul lumbago
4.0|oper chirurgi hopit chirurgien recuper|oper opere chirurgien hanch genou appendicit point anesthesi prothes pontag
4.3|maladi sant chroniqu diagnost medecin|diabet diabetiqu asthm epilepsi migrain arthros thyroid hypertens crohn fibromyalgi psoriasi anemi scleros
5.0|medica traitement comprim dose pharmaci ordonn|milligramm comprim insulin metformin statin ventolin antidepresseur dolipran ibuprofen levothyrox sertralin
5.0|tension pression cœur cardiolog|stent pacemak arythmi cholesterol betabloqu hypertendu infarctu
4.9|psy psycholog therapi anxiet moral sant|psy depress angoiss tdah burn paniqu toc therapeut
4.1|dormir sommeil lit insomni repo reveil lever|insomni siest melatonin leve tot couch tard apne ronfl reveil
5.0|yeux lunett vue opticien|lunett lentil myop presbyt hypermetrop dioptri cataract daltonien glaucom astigm
4.9|oreil entendr audit bruyant|appareil sourd malentend acouphen audioprothesist
4.9|dent dentist mal|bagu couronn plombag sagess molair racin implant gouttier
6.8|peau erupt creme solair dermatolog|eczema psoriasi acn atopiqu sensibl rosace
4.9|enceint grossess bebe accouch attendr|enceint term trimest sage femm jumeaux echographi fiv accouch
4.4|fauteuil roulant mobilit access march|fauteuil cann deambulateur bequil ramp prothes
4.5|fumer tabac cigarett vapot arret|fume fumeur clope vapot nicotin patch roule
4.6|poid maigrir kilo regim|kilo jeun calori keto maigri balanc
3.6|taill mesur hauteur grand|mesur metr centimet petit grand
5.5|vetement taill chemiz vest pantalon achet|taill moyenn larg pantalon chemiz manch
4.4|chaussur pointur bott pi|chaussur pointur basket bott hallux
6.3|bagu bijou taill|bagu argent allianc collier
4.6|cheveux coiffeur coup color|cheveux boucl chauv blond rouss gri teint
4.4|couleur prefere peindr mur porter|bleu vert violet turquoiz roug jaun bordeaux rose
3.8|nom prenom appel signer signatur|appel prenom surnom patronym diminutif
5.4|pronom genr design accord|iel pronom tran binair
2.7|ag ans naiter anniversair vieux|ans ne nee fete majeur
2.8|anniversair date feter fete cadeau|anniversair nee fete janvier fevrier mar avril mai juin juillet aout septembr octobr novembr decembr
5.1|sign astro zodiaqu horoscop|lion vierg belier poisson taureau gemeaux scorpion
5.7|nationalit citoyen passeport visa origin etrang|citoyenn visa sejor titr natur binat originair
3.8|langu parler apprendr courant maternel|parl bilingu breton occitan creol arab anglai espagnol allemand apprend duolingo
3.8|religion foi egliz croir mess prier|catholiqu protestant musulman juif bouddhist athe ramadan paroiss mosque
3.9|politiqu voter parti elect|vote syndicat gauch droit conseiller ecolo
3.8|travail metier profess emploi post gagner|infirmier professeur ingenieur plombier comptabl serveur chauffeur instituteur employ cadr embauch boulot
5.1|patron chef manag respons superieur|patron chef respons superieur manag
5.0|collegu equip bureau|collegu equip binom openspac
4.2|entrepr employeur boit societ embauch|boit societ mairi agenc usin hopit startup cabinet
4.6|salair gagner paie revenu argent augment|salair smic net brut prime treiziem gagn
2.6|horair equip plan semain repo gard|nuit coupur matin roulement rtt mi temp astreint
3.5|trajet transport bureau aller domicil|metro rer tgv tram bu velo voitur covoiturag train
4.5|teletravail bureau distanc maison|teletravail hybrid presentiel cowork
4.6|vacanc cong repo escapad weekend pont|vacanc cong plage reserv aout pont montagn
4.5|voyag vol destin valiz bagag itinerair etrang|vol avion train sncf airbnb auberg voyag rome lisbonn tokyo easyjet
3.7|hotel heberg logement reserv nuit|hotel airbnb gite camp auberg chambr
4.6|sieg couloir hublot avion train|couloir hublot sieg carr sen
5.0|peur phobi effray nerveux angoiss|peur terrifie araigne hauteur avion aiguil noir orag
3.9|etud universit etudi fac licens|licens master doctorat fac prepa etudi medecin droit bt
4.5|memoir directeur recherch sujet|memoir directric doctorat souten juri
4.3|examen revis passer concor|examen bac partiel rattrapag concor reviz
3.2|ecol enfant maitress class elev note|ecol colleg lyce primair maternel cm2 sixiem
3.6|crech gard nounou enfant chercher|crech nounou assistant maternel periscolair
3.3|enfant famil fil fill progenitur|fil fill jumeaux bebe garcon fillett enfant
3.9|fil garcon enfant|fil garcon gamin fiston
3.2|fill enfant petit|fill fillett gamin
3.6|conjoint mari femm coupl relat anniversair|mari femm compagnon compagn copin copain fianc pac veuf separ divorce chum blond
4.8|mariag epous lieu ceremoni noce|mariag fiance noce ceremoni traiteur temoin
4.0|ex divorc gard separ|divorc gard alterne separe pension
3.5|mere maman parent|mere maman daronn
3.7|pere papa parent|pere papa daron
4.2|frere frangin fratri|frere frangin aine cadet
4.7|sœur frangin fratri|sœur frangin soeurett
3.4|grand mere mami meme|grand mere mami meme memer
3.4|grand pere papi pepe|grand pere papi pepe bon papa
3.1|petit enfant famil mami|petit fil fill enfant
4.0|oncl tant cousin famil|tant tonton tata cousin neveu niec
2.8|bell famil beaux parent gendr|bell mere beau pere frere sœur gendr
4.6|ami copain meilleur|ami copin pote poto meilleur
3.8|anim animaux compagni veterinair chien chat|chien chat lapin hamster perroquet tortu adopt chiot chaton cochon
4.5|chien race chiot promenad laiss veterinair chenil|labrador beagl canich teckel berger bouledog cocker batard golden border
4.4|chat chaton race litier veterinair|siamoi main persan tigr chartreux chatt gouttier
6.8|cheval equit monter ecuri|jument ponei hongr ecuri center
5.4|poisson aquarium bac|poisson guppi combatt bac
4.5|poul poulail ferm animaux|poul chevr mouton canard cochon
6.8|abeil miel apicultur ruch|ruch miel abeil essaim
4.6|voitur conduir vehicul garag essenc mecanicien bagnol park|renault peugeot citroen dacia toyota volkswagen tesla bmw diesel hybrid electriqu break suv kangoo
3.7|permi conduir conduit auto ecol|permi conduit code auto ecol point
3.5|moto scooter deux roue|vespa yamaha honda ducati triumph moto
5.0|plaqu immatricul voitur cart|immatricul plaqu cart grise
5.0|assur polic contrat couvertur sinist|maif macif axa maaf groupama mutuel tier
4.5|stationn park place garag|place box park garag cart
5.0|bateau voil navigu|voilier bateau zodiac port anneau
4.7|abonn train cart transport|navigo avantag tgv max cart
4.8|abonn mensuel resili servic payer|abonn netflix spotifi resili premium canal
3.9|banqu compt cart argent|boursorama credit agricol bnp lcl revolut caiss n26
4.3|epargn investir argent bours placement|livret pea assur vie etf action epargn crypto
5.3|dett devoir emprunt rembours|pret emprunt mensualit dett
4.2|budget depens limit prix couter|budget maximum euro depens
4.5|impot declar fisc revenu comptabl|impot declar urssaf auto entrepreneur fisc tva
4.3|medecin generalist docteur rdv cabinet|medecin doctolib generalist docteur cabinet
3.1|rendez vou agenda calendri|rendez vou mardi jeudi agenda
3.4|reunion hebdomadair point appel|reunion lundi mardi mercredi jeudi point
3.7|cour lecon apprendr ateli soir|cour ateli lecon stage
4.6|benevol associ aider charit|benevol resto secor croix roug pompier
5.5|associ club membr adher|club adherent associ comit
5.4|jardin plant potag cultiv terrain arros|tomat rosier potag serr compost courgett pelous hai
5.7|plant interieur pot arros fenet|monstera orchide ficu cactu succulent potho
4.2|meteo climat temp chaud froid|humid neig orag mistral canicul
4.6|cadeau anniversair noel ide surpriz offrir|collectionn ador aim envi fan reve
3.8|noel fete tradit famil|reveillon sapin dind buch jour
5.0|paqu chandeleur fete tradit|crepe chass œufs galett roi
3.4|urgenc contact appel accid|urgenc contact sœur mere
5.5|sing group donner|rhesu positif negatif donneur
3.6|ton style repons repondr ecrir expliqu format|bref court tutoi formel puce conci emoji simpl
5.3|unit mesur temperatur distanc poid|metriqu celsiu kilomet gramm
3.9|fuseau horair heur decalag|pari cet montreal fuseau
4.2|deviz argent prix monnai|euro franc dollar chf
5.0|tutoiement vouvoiement politess adress|tutoi vouvoi tutoy vouvoy
5.3|emoji smilei repons|emoji smilei emoticon
5.5|formul politess courrier signatur|cordial bisou signatur
4.6|specialist medecin docteur|ophtalmo dermato gyneco cardiolog pneumolog
5.7|vaccin rappel piqur|vaccin gripp tetano covid
5.7|passeport expir renouvel identit papier|passeport expir renouvel cart
4.3|cle code port serrur|cle doubl code digicod
5.3|poubel tri collect dechet|poubel tri bac compost
4.7|coli livraison facteur relai|coli relai livreur chronopost gardien
5.1|meubl canap tabl lit achet|canap tabl etager matela ikea bureau
4.6|travaux renov artisan cuisin repar|travaux carrelag fuit toitur plombier sall
5.5|outil bricolag perceus repar|perceus scie ateli castorama leroi
5.0|lave ling frigo pann electromenag|lave ling vaissel frigo bosch congelateur sech
4.3|entrepr boutiqu creer fondateur commerc|boulangeri boutiqu restaur ouvert gerant fond
3.8|client factur projet freelanc|client factur contrat freelanc micro entrepreneur
5.5|lancement produit version sorti|lancement version beta sorti
5.0|effectif equip personnel taill|salari personn equip effectif
4.7|entretien candidatur emploi postul embauch|entretien postul offr post cv candidatur
5.3|retrait pension cotiz|retrait retraite pension preretrait
5.4|arme militair servic|arme legion gendarm regiment reservist
4.6|prix concor gagner medail|gagn prix medail palmar
7.4|tournoi competit match championnat|tournoi match championnat competit
4.9|dans danser cour rythm|salsa rock tango ballet kizomba contemporain
5.5|theater piec scene jouer|theater repetit role piec impro
4.4|ecrir roman histoir blog|roman manuscrit brouillon editeur
6.1|astronomi etoil telescop ciel|telescop etoil planet
5.7|ski neig hiver pist|ski snowboard pist raquett station
5.7|surf mer vagu planch|surf planch vagu kite
5.8|escalad bloc grimper|escalad bloc voie baudrier
5.5|pech cann rivier poisson|pech truit carp cann
5.0|jeux societ cart soire plateau|belot tarot poker catan echec uno
4.7|surnom diminutif ami|surnom surnomm appel
3.7|origin enfanc grandir natal|grandi ne originair natal
5.4|diplom universit etud parcor|diplom licens master etudi
4.3|ancien emploi precedem|travail ancien ex
5.1|objectif resolut reve projet|objectif resolut reve envi econom
5.5|souci stress problem inquietud|stresse inquiet galer problem
4.1|recett portion quantit servir|personn portion part
5.4|invit fete|invit fete conviv
4.5|uniform tenu dress code travail|uniform costum blous tablier cravat
1.3|mot de pass gestionnair securit acc|bitwarden keepass lastpass dashlan
6.1|sauvegard stockag cloud fichier|dropbox na disqu drive
7.4|imprimant scanner imprim encr|imprimant cartouch scanner toner
4.3|casqu ecouteur musiqu son|casqu ecouteur airpod bluetooth
4.7|domotiqu lumier maison assist|alexa domotiqu hue ampoul
5.3|tablett lectur dessin appareil|ipad tablett liseus kobo
7.4|monter connecte poignet bracelet|garmin appl casio monter
5.4|reseaux sociaux profil publier|instagram tiktok facebook linkedin
6.3|venter digest estomac intestin|reflux gastrit colon irrit constip
5.7|regl menstruat cycl|regl endometrios cup menopaus cramp
7.4|contracept pilul sterilet|pilul sterilet implant preservatif
5.0|allait bebe biberon repa|allait biberon pure sein
4.4|couch bebe poussett sorti|poussett couch doudou tetin port bebe
5.1|handicap aid reconnaiss mdph|handicap mdph rqth aah
3.9|autism neuroatypiqu enfant ecol|autist tdah dyslexi dyspraxiqu hpi
4.5|aidant parent ag depend ehpad|ehpad alzheim aidant demenc
4.5|deuil pert dece obsequ|deced mort veuv obsequ deuil
4.4|menag nettoy maison femm|menag aspirateur serpillier roomba
5.7|ling laver repassag lessiv|lessiv repass etendoir laveri
4.1|tach menag repartit maison|vaissel cuisin corve balay
5.0|ustensil couteaux poel cuisin|couteau cocott poel font
4.7|pain boulang levain pate|levain baguett farin boulangeri
2.2|barbecu grill et grillad|barbecu plancha grillad merguez
5.0|poisson fruit mer huiter|saumon huiter moul bar cabillaud crevett
5.0|fruit legum saison manger|avocat pomm orang tomat carott poireaux
5.4|fromag plateau|camembert comt roquefort chevr brie reblochon
6.1|aperitif tapa planch soire|apero saucisson cacahuet spritz oliv
5.7|eau hydrat bouteil|evian gazeus gourd robinet caraf
5.7|sucr glycemi diabet edulcor|diabet edulcor stevia glycemi
5.5|sel sodium tension assaisonn|sel hypertens hyposod
4.7|maquillag beaut cosmetiqu peau|mascara roug creme fond
5.5|parfum odeur fragranc|parfum chanel dior eau
5.8|barb rasag barbier|barb rase mustach
6.8|tatouag pierc tatoueur|tatouag tatou pierc
6.1|ongl manucur verni|ongl manucur verni gel
5.8|style mode tenu vetement|elegant casual vintag sobr
5.7|manteau hiver froid vetement|manteau doudoun echarp parka
2.2|plage mer et maillot|plage criqu parasol maillot
5.3|camper camp tent sac|tent caravan van camp car
4.7|croisier bateau escal port|croisier cabin escal
5.0|fidelit point mile voyageur|mile point fly
5.4|gp itinerair cart trajet|waze gp map mappi
5.7|essenc plein carbur consomm|essenc gazol sp95 gpl
5.4|recharg born electriqu batteri|born recharg autonomi batteri
5.0|control techniqu revis voitur|control pneu vidang garag
6.8|peag autorout telebadg|autorout peag telepeag
3.9|metro bu lign arret|lign metro bu tram
5.5|taxi vtc uber chauffeur|taxi uber vtc bolt
6.1|covoiturag blablacar trajet partag|blablacar covoiturag conducteur
5.7|asthm pollut respir air|asthm ventolin inhalateur
5.0|migrain mal tete|migrain aura triptan cephale
7.4|rhume gripp toux gorg|rhume toux fievr angin
6.8|cancer oncologi chimio traitement|cancer chimio tumeur radiotherapi
5.0|urgenc samu hopit ambul|urgenc hospit samu
4.5|podolog pi semel|semel podolog fasciit
6.8|associ solidarit|unicef telethon parrainag
5.4|heritag testament notair success|testament notair success leg
6.3|avocat juridiqu tribun proce|avocat proce tribun litig
4.9|amend radar contravent|amend radar point
6.1|mairi demarch administratif papier|mairi prefectur demarch caf
5.1|caf aid alloc chomag|caf apl rsa chomag francetravail
4.5|syndicat droit convent|syndicat cgt cfdt convent
4.5|micro entrepr factur urssaf tva|urssaf micro factur tva
5.0|mutuel rembours sant secu|mutuel cart vital secu
6.8|cryptomonnai investir portefeuil|bitcoin ethereum crypto
5.3|loto chanc ticket jeu|loto euromillion grattag
5.5|occas vendr leboncoin vint|leboncoin vint vend brocant
6.1|vide grenier brocant chiner|brocant chine vide grenier antiquit
5.3|vin cave degust accord|bordeaux bourgogn rose sancerr beaujolai
6.3|bier brasseri brasser houblon|brasseri houblon ipa artisanal
7.4|chass chasseur fusil gibier|chass fusil sanglier
5.8|golf parcor handicap|golf handicap club
5.1|tenni padel raquett court|tenni padel badminton raquett
5.1|art martiaux combat ceintur|judo karat ceintur box
5.4|medit plein conscienc calm|medit yoga respir
6.1|petanqu boul terrain|petanqu boul cochonnet
4.8|rugbi match ballon equip|rugbi stade toulousain demi
5.4|certif langu test niveau|toefl delf ielt b2
6.1|erasmu echang etrang semest|erasmu echang semest
4.9|bours frai inscript etud|bours crou frai
3.9|activit extrascolair mercredi enfant|solfeg judo piscin mercredi
4.3|jouet enfant cadeau jouer|lego playmobil poupe puzzl doudou
4.3|hero dinosaur enfant theme|dinosaur pokemon licorn princess
5.0|adolesc ado colleg|ado adolescent quatorz lyce
5.3|adopt accueil famil|adopt adopte
5.5|coupl lgbt fiert relat|gai lesbienn bi copain
6.1|rencont celibatair appli|tinder celibatair bumbl meetic
5.1|ecologi dechet recyclag plastiqu|zero dechet compost vrac
3.6|genealogi ancet famil arbr|genealogi arrier grand pere archiv
4.4|histoir muse visit epoqu|muse histoir guerr chateau
6.3|scienc curiosit vulgar|physiqu biologi chimi
4.8|bricolag boi menuiseri|boi scie tour
6.8|modelism drone maquett|drone maquett modelism
5.4|train miniatur ferroviair|train ferroviair miniatur
7.4|band dessine manga anim|manga bd anim asterix tintin
6.3|deguis carnav halloween|costum carnav halloween
7.4|papeteri agenda carnet stylo|carnet stylo bullet plume
4.2|dieta mangiar cibo cater menu ristorant cena ospit cucinar|vegetariano vegetariana vegano vegana pescetariano flexitariano kosher halal carn tofu
4.1|allergia allergico evitar cater ingredienti camerier merenda picnic reazion adrenalina|arachidi noci nocciol crostacei lattosio glutin uova fragol penicillina pollin lattic api vespa intollerant celiaco celiaca anafilassi orticaria nichel
4.9|colazion mattina brunch svegliarsi|cornetto brioch cappuccino biscotti fett yogurt cereali muesli nutella marmellata
4.0|bere bevanda sete bar brindisi aperitivo giro|birra vino spritz negroni gin whiski amaro grappa limoncello prosecco astemio sobrio analcolico succo
4.7|caff bar macchinetta moka caffeina|espresso macchiato ristretto decaffeinato cappuccino lungo moka nespresso ginseng marocchino orzo
4.2|te tisana teiera infuso bollitor|verd camomilla menta rooibo earl zenzero finocchio zucchero
5.8|dolc dessert goloso torta pasticceria merenda|cioccolato tiramisu gelato cannoli panetton crostata cheesecak baba panna pasticcini
4.8|cucina cucinar ricetta forno fornello elettrodomestico|induzion ga bimbi friggitric pentola pression padella wok microond piastra
5.4|odiar gusto schizzinoso schifo evitar detestar|coriandolo oliv funghi fegato acciugh melanzan odio cipolla finocchio cavoli trippa
4.5|preferito piatto pranzo cena comfort mangiar|lasagn carbonara pizza risotto parmigiana polenta gnocchi ragu cacciucco arancini amatriciana sushi adoro
6.5|piccant spezi peperoncino condir|peperoncino nduja habanero tabasco dolc brucia
4.5|spesa supermercato negozio settimanal lista mercato|esselunga coop conad lidl eurospin carrefor macelleria fruttivendolo panetteria salumier
3.2|abitar indirizzo citta domicilio casa quartier residenza|appartamento via paes abito vivo trasferito affitto borgo frazion
4.9|trasloco traslocar scatoloni furgon|traslocato traslocar caparra chiavi scatol cambio
5.4|affitto padron contratto mensil inquilino|affitto padron caparra contratto agenzia cedolar
3.6|mutuo prestito banca casa rata|mutuo tasso fisso variabil rate surroga notaio
3.7|coinquilino conviver divider condivider casa|coinquilina coinquilino condivido subaffitto stanza
3.7|vicino vicina rumor porta condominio pianerottolo|vicino vicina sopra sotto abbaiar trapano pacco amministrator portinaio
4.0|camera stanza piano appartamento pianta ascensor scale|soffitta mansarda cantina piano terra balcon terrazzo garag ascensor monolocal
4.5|riscaldamento freddo caldaia inverno energia scaldar|caldaia termosifon pellet stufa termostato gasolio metano pompa calor
5.4|condizionator caldo estat afa rinfrescar|condizionator ventilator split deumidificator afa
5.1|luce elettricita bolletta fornitor energia|enel eni contator tariffa kilowattora fotovoltaico pannelli
5.8|internet wifi fibra connession gestor lento|fibra router tim vodafon fastweb iliad adsl
4.4|cellular telefono smartphon telefonino dispositivo|iphon pixel samsung galaxi xiaomi android oppo huawei
4.4|telefono numero chiamar contattar|numero fisso interno cellular whatsapp
4.9|email posta indirizzo scriver|gmail outlook libero pec casella alia
3.7|portatil comput notebook macchina fisso|macbook thinkpad lenovo asu dell window linux
6.5|sistema operativo distribuzion comput|linux ubuntu fedora debian arch window maco
5.2|editor codic scriver strumento sviluppar|vim neovim emac vscode intellij sublim zed
5.4|linguaggio programmar codic esempio script snippet|python typescript javascript rust java kotlin golang rubi php swift
6.1|framework frontend web applicazion stack|react vue svelt angular django rail laravel spring flask
5.6|dati databas queri sql backend|mysql mongodb redi oracl mariadb
6.5|deploi server host cloud produzion infrastruttura|aw azur gcp hetzner aruba kubernet docker vercel terraform
7.2|progetto applicazion costruir sviluppar|progetto app repositori prototipo lancio startup plugin
4.0|scadenza consegna termin consegnar finir|scadenza venerdi lunedi consegno deadlin
7.2|videogioco giocar consol joystick|playstat xbox switch nintendo steam minecraft zelda fifa
5.2|seri tv guardar bing piattaforma|stagion puntata netflix prime sky raiplai fiction drama
5.6|film cinema pellicola guardar|film regista thriller western horror commedia cinefilo
4.4|libro legger lettura romanzo autor biblioteca|romanzo leggo autric giallo biografia audiolibro kindl poesia saggio
5.1|musica ascoltar gruppo canzon concerto playlist|gruppo album jazz metal techno rap trap cantautori rock opera classica vinil
5.2|strumento suonar musica esercitarsi lezioni|pianofort chitarra violino violoncello batteria sassofono flauto tromba basso fisarmonica mandolino
4.8|coro cantar canto voce|coro soprano contralto tenor baritono coral
5.4|podcast radio ascoltar tragitto|podcast puntata radio deejai rai
4.7|hobbi passatempo svago weekend relax regalo|uncinetto arrampicata fotografia giardinaggio ceramica falegnameria pittura scacchi cucito pesca escursionismo modellismo bocc
5.6|collezionar collezion collezionista regalo|francobolli monet vinili figurin panini fumetti minerali lego
5.4|lavori maglia cucir creativo lana|uncinetto maglia cucito ricamo ferri gomitolo telaio macram
6.1|dipinger disegnar art quadro|acquerello olio acrilico carboncino tela cavalletto
5.1|foto macchina fotografia obiettivo|canon nikon fuji leica soni reflex pellicola
4.5|sport esercizio allenamento forma attivo palestra|corsa palestra yoga nuoto calcio padel tenni pallavolo basket box pilat crossfit judo
5.1|correr corsa maratona allenarsi|maratona mezza jog trail ritmo scarp
5.1|bici bicicletta ciclismo pedalar|gravel mtb bici elettrica corsa bianchi casco pieghevol
5.1|squadra tifo calcio partita tifoso|juventu juve inter milan roma lazio napoli viola abbonato tifo curva samp
5.2|palestra pesi allenator scheda|squat panca stacchi pesi manubri abbonamento trainer
5.4|nuotar piscina nuoto|vasch stile rana dorso piscina
5.6|escursion montagna camminata trek sentiero|escursion vetta dolom scarponi rifugio cammino francigena sentiero
4.3|infortunio dolor ginocchio schiena caviglia spalla fisioterapista zoppicar|strappo distorsion frattura legamento menisco ernia tendinit gesso stampel rotto slogatura lombalgia
5.1|operazion intervento ospedal chirurgo recupero|operato operata intervento anca appendicit calcoli punti anestesia protesi bypass
5.1|malattia salut cronica diagnosi medico|diabet diabetica asma epilessia emicrania artrit tiroid ipertension crohn fibromialgia psoriasi anemia sclerosi
4.9|medicina farmaco pastigli dose farmacia ricetta|milligrammi compress insulina metformina statina inalator antidepressivo tachipirina ibuprofen eutirox sertralina omeprazolo
4.7|pression cuor cardiologo arteriosa|stent pacemak aritmia colesterolo betabloccant iperteso infarto
5.8|psicologo terapia ansia umor mental|psicologa depression ansia adhd panico burnout terapeuta
4.3|dormir sonno letto insonnia riposo sveglia|insonnia pisolino melatonina mattiniero nottambulo apnea russo dormo
4.8|occhi occhiali vista ottico|occhiali lenti miop presbit ipermetrop diottri cataratta daltonico glaucoma astigmatismo
5.1|orecchi sentir udito rumor|apparecchio sordo acufeni ipoacusia
4.9|denti dentista dent cari|apparecchio corona otturazion giudizio molar devitalizzazion impianto bite
6.5|pell irritazion crema solar dermatologo|eczema psoriasi acn atopica sensibil rosacea
5.6|incinta gravidanza bambino parto attesa|incinta settiman trimest ostetrica gemelli ecografia termin fivet
6.1|sedia rotel mobilita accessibil gradini|carrozzina baston deambulator stampel rampa protesi
5.6|fumar fumo sigarett svapar smetter|fumo fumator sigarett svapo nicotina cerotti tabacco iqo
5.6|peso dimagrir chili dieta|chili digiuno calori cheto dimagrita bilancia
4.8|altezza alto misura statura|alto metro centimetri basso
5.0|vestiti taglia camicia giacca pantaloni comprar|taglia media pantaloni giacca manich
4.9|scarp numero misura stivali piedi|scarp numero stivali sneaker alluc
5.1|anello gioiello misura oro|anello argento oro fede orecchini
5.1|capelli parrucchier taglio tinta|capelli ricci lisci calvo bionda rossa tinti
4.8|color preferito paret tinta indossar|blu azzurro verd viola turches rosso giallo bordeaux rosa
4.6|nome chiamar cognom firmar|chiamo nome cognom soprannom diminutivo
7.2|pronomi gener riferirsi|pronomi tran transgend binario
3.2|eta anni nascer compleanno|anni nato nata compiuto pensionato
3.0|compleanno data festeggiar festa regalo|compleanno nato compio gennaio febbraio marzo april maggio giugno luglio agosto settembr ottobr novembr dicembr
5.6|segno zodiaco oroscopo ascendent|leon vergin ariet pesci toro gemelli scorpion
5.0|nazionalita cittadino passaporto visto straniero paes|cittadinanza permesso soggiorno doppia originario emigrato
3.7|lingu parlar lingua imparar madrelingua|parlo bilingu napoletano sardo veneto ingles tedesco spagnolo studio duolingo
4.5|religion fede chiesa creder messa|cattolica musulmano ebrea buddista ateo ramadan parrocchia valdes moschea
5.6|politica votar partito elezioni|voto sindacato sinistra destra consiglier
4.1|lavoro mestier profession occupazion impiego|infermiera insegnant ingegner idraulico commercialista barista autista impiegata manag assunto avvocata operaio
5.1|capo responsabil manag superior|capo titolar responsabil dirigent supervisor
5.1|collega team ufficio collaborator|collega colleghi scrivania team
4.0|azienda dator ditta societa assumer|azienda ditta comun agenzia ospedal fabbrica startup studio
5.1|stipendio guadagnar paga reddito busta|stipendio guadagno netto lordo premio tredicesima ral
4.1|orario turno settimana libero reperibilita|turni notti part time festivi smonto guardi
4.2|tragitto pendolar ufficio trasporto raggiunger|metro treno tram autobu frecciarossa macchina bici pendolar vaporetto
3.8|telelavoro ufficio casa remoto|smartwork remoto ibrido cowork
4.2|feri vacanza riposo permesso pont partenza|feri mare pont montagna prenotato agosto ferragosto
5.0|viaggio volo destinazion valigia bagaglio itinerario estero|volo treno ryanair aeroporto hotel ostello viaggio lisbona tokyo italo
4.3|albergo alloggio sistemazion prenotazion nott|hotel airbnb ostello campeggio agriturismo pension bnb
4.2|posto corridoio finestrino aereo treno|corridoio finestrino posto fila
5.0|paura fobia spaventato ansia terror|paura terrorizza ragni altezz volar aghi buio tuoni
4.1|laurea universita student facolta studi|laurea magistral triennal dottorato facolta studio medicina giurisprudenza erasmu
4.5|tesi relator ricerca argomento|tesi relatric dottorato capitolo discussion
4.5|esam studiar ripasso maturita|esam maturita appello session bocciato concorso
3.7|scuola bambini maestra class alunno voto|elementari medi liceo asilo materna terza
5.4|asilo nido babysitt bambini prender|nido asilo tata babysitt materna
4.1|figli bambini famiglia figlio figlia|figlio figlia gemelli neonato bimbo bimba figli
4.6|figlio bambino ragazzo|figlio maschio bimbo ragazzino
5.0|figlia bambina ragazza|figlia bimba femmina ragazzina
4.1|partner marito mogli fidanzato coppia relazion anniversario|marito mogli compagna compagno fidanzata moroso morosa vedovo separato convivo
5.4|matrimonio sposarsi cerimonia nozz ricevimento|matrimonio sposo nozz fidanzata bombonier cerimonia
5.4|ex divorzio affidamento separazion|divorziato affido separata assegno
4.2|madr mamma genitor|mamma madr mammina
4.3|padr papa babbo genitor|papa padr babbo
4.8|fratello famiglia fratelli|fratello fratellon maggior minor gemello
4.5|sorella famiglia fratelli|sorella sorellina minor maggior
4.4|nonna famiglia anziana|nonna nonnina bisnonna
5.0|nonno famiglia anziano|nonno nonnino bisnonno
4.7|nipoti famiglia nonni|nipotino nipotina nipoti
4.2|zio zia cugino parenti|zia zio cugino cugina nipot
4.5|suoceri genero nuora parenti|suocera suocero cognato cognata genero nuora
5.8|amico amica miglior compagnia|amico amica compar miglior
4.1|animal animali veterinario cucciolo cane|cane gatto coniglio criceto pappagallo tartaruga adottato gattino cucciolo cavia
4.7|cane razza cucciolo passeggiata guinzaglio veterinario canil|labrador barboncino bassotto pastor maremmano bulldog meticcio beagl setter lagotto
5.0|gatto micio gattino lettiera veterinario|siames persiano europeo soriano certosino
6.1|cavallo cavalcar maneggio equitazion|cavalla poni maneggio puledro
5.4|pesc acquario vasca|pesci guppi betta acquario
5.4|gallin pollaio fattoria animali|gallin capr pecor och
6.1|api miel apicoltura arnia|arni api miel sciam
4.4|macchina auto guidar guida officina benzina meccanico parcheggio|fiat panda punto alfa lancia toyota volkswagen dacia tesla diesel ibrida elettrica gpl metano
4.4|patent guida autoscuola esam|patent autoscuola quiz foglio rosa
3.5|moto motorino scooter due ruot|vespa ducati yamaha honda piaggio liberti
6.1|targa auto veicolo|targa libretto telaio
5.8|assicurazion polizza copertura sinistro|polizza generali unipol rca axa kasko
4.9|parcheggio box posto auto|box posto ztl pass residenti
6.1|barca vela navigar|barca gommon yacht ormeggio velista
5.0|abbonamento treno tessera biglietto|abbonamento trenitalia tessera carnet
5.1|abbonamento mensil disdir servizio pagar|abbonamento netflix spotifi disdetto premium dazn
4.3|banca conto carta soldi|intesa unicredit fineco post n26 revolut bancoposta satispai
4.6|risparmi investir soldi borsa pension|btp etf azioni fondi buoni risparmi postali
6.1|debito dover prestito rate|prestito finanziamento rate debito
4.4|budget spender limit prezzo costo|budget massimo euro spesa
4.4|tass dichiarazion redditi fisco commercialista|tass irpef 730 partita iva commercialista caf
4.5|medico dottor base ambulatorio visita|medico base dottoressa pediatra ambulatorio
4.3|appuntamento agenda calendario|appuntamento martedi giovedi agenda
4.0|riunion settimanal chiamata call|riunion lunedi martedi mercoledi call
5.0|corso lezion imparar seral|corso lezion laboratorio seral
5.8|volontario associazion beneficenza aiutar|volontaria carita croce ambulanza scout
4.8|circolo associazion socio membro|circolo socio pro loco banda
4.9|giardino piant orto coltivar terreno annaffiar|pomodori rose orto serra compost zucchin prato siep basilico
6.1|pianta vaso interno annaffiar|monstera orchidea ficu cactu succulenta potho basilico
4.1|meteo clima caldo freddo tempo|umido neve afa nebbia scirocco
4.9|regalo compleanno natal idea sorpresa|colleziona adora desidera passion fan
4.8|natal fest tradizion famiglia|vigilia presep panetton cenon tombola befana
4.9|pasqua pasquetta ferragosto tradizion|colomba pasquetta grigliata agnello
4.1|emergenza contatto chiamar incident|emergenza contatto sorella mamma
5.0|sangu gruppo donar avi|gruppo positivo negativo donator
4.5|tono stile risposta risponder scriver spiegar formato|breve corto formal conciso punti semplic emoji
4.9|unita misura temperatura distanza peso|metrico celsiu chilometri grammi
3.7|fuso orario ora differenza|roma cet fuso orario
4.5|valuta soldi prezzo moneta|euro franchi dollari
4.8|formal rivolgersi cortesia tono|dammi informal confidenzial
5.8|emoji faccin risposta|emoji faccin emoticon
4.8|firma saluti lettera mail|saluti cordiali firma distinti
5.0|specialista medico visita dottoressa|ginecologa ortopedico oculista dermatologa endocrinologo
5.8|vaccino richiamo puntura|vaccino influenza tetano covid
5.2|passaporto scadenza rinnovar documento carta|passaporto scade cie rinnovato
4.7|chiav porta serratura codic|chiavi copia porton codic
6.5|spazzatura raccolta bidon differenziata|umido plastica indifferenziata bidon
6.1|pacco corrier consegna ritiro|pacco corrier locker portinaio amazon
5.0|mobili divano tavolo letto comprar|divano tavolo libreria materasso ikea
4.8|ristrutturar lavori bagno cucina murator riparar|ristrutturo piastrel perdita tetto murator idraulico
2.3|attrezzo trapano fai da te riparar|trapano sega officina avvitator
5.2|lavatric lavastovigli frigo rotto elettrodomestico|lavatric lavastovigli frigo bosch asciugatric
4.2|negozio attivita aprir fondator impresa|negozio pizzeria bar bottega aperto fondato
4.2|client fattura progetto freelanc|client fattura partita iva contratto
6.1|lancio prodotto version rilascio|lancio version beta rilascio
5.2|organico team dipendenti person|dipendenti person team
4.5|colloquio lavoro candidatura assunzion|colloquio curriculum offerta candidata
5.0|pension pensionato ritiro|pension pensionata inp quota
5.2|militar esercito servizio|esercito alpini carabinier leva
4.9|premio concorso vincer|premio vinto medaglia concorso
5.8|torneo gara campionato partita|torneo gara partita campionato
5.1|ballo ballar danza lezioni|salsa bachata tango liscio danza
5.1|teatro recita palco recitar|teatro prove ruolo spettacolo
4.8|scriver romanzo storia blog|romanzo manoscritto bozza editor
6.5|astronomia stell telescopio cielo|telescopio stell pianeti
5.1|sci neve pista inverno|scio snowboard pist cortina ciaspol
5.6|surf ond mare tavola|surf tavola ond kite
6.1|arrampicata arrampicar paret|arrampicata boulder falesia imbrago
5.6|pesca canna fium pescar|pesco canna trota lago
5.1|cart giochi tavolo serata|briscola scopa burraco scacchi catan risiko
6.5|soprannom diminutivo amici|soprannom chiamano diminutivo
5.4|origin paes crescer infanzia|cresciuto nato paes origin
5.2|laureato universita studi titolo|laureata diplomato master studiato
4.2|precedent lavoro passato ex|lavoravo lavorato facevo ex precedent
4.4|obiettivo proposito sogno piano|obiettivo proposito sogno voglio risparmio
5.6|preoccupazion stress problema ansia|stressata preoccupa problema agitato
5.1|ricetta porzioni dosi person|porzioni person dosi
5.8|ospiti invitar festa|invitati ospiti festa
4.8|divisa abbigliamento dress code lavoro|divisa completo camic grembiul cravatta
5.8|password gestor sicurezza accesso|bitwarden keepass lastpass
4.9|backup archiviazion cloud file|na dropbox drive disco
7.2|stampant scanner stampar inchiostro|stampant cartuccia scanner
5.8|cuffi auricolari suono ascoltar|cuffi airpod auricolari bluetooth
4.0|domotica luci assistent casa|alexa domotica lampadin hue
5.8|tablet legger disegnar dispositivo|ipad tablet kobo kindl
6.1|orologio smartwatch polso|garmin appl casio orologio
5.6|social profilo pubblicar seguir|instagram tiktok facebook linkedin
6.5|stomaco digestion pancia intestino|reflusso gastrit colon irritabil stitichezza
6.1|ciclo mestruazioni ginecologa|mestruazioni endometriosi coppetta menopausa crampi
6.1|contraccezion pillola spiral|pillola spiral preservativo cerotto
7.2|allattamento neonato biberon pappa|allatto biberon pappa svezzamento
7.2|passeggino pannolini neonato culla|passeggino pannolini ciuccio fascia culla
7.2|disabilita invalidita sostegno aiuto|invalidita 104 sostegno disabil
5.0|autismo neurodivergent bambino scuola|autistico dislessia adhd dsa
5.4|anziani assistenza genitori badant|badant alzheim rsa demenza
5.1|lutto perdita morto funeral|morto scomparso lutto vedova funeral
3.9|pulizi pulir casa donna|pulizi aspirapolver roomba straccio
6.1|bucato lavar stirar panni|bucato stiro stendino lavanderia
3.8|faccend casa compiti division|piatti spazzar lavar cucinar
7.2|utensili coltelli pentol padel|coltello pentola padella ghisa
4.4|pane impasto lievito forno|lievito madr farina focaccia
6.5|grigliata barbecu brace griglia|griglia brace salsiccia arrosticini
4.5|pesc frutti mare mangiar|cozz vongol branzino baccala polpo
5.4|verdura frutta stagion mangiar|avocado mela arancia pomodoro zucchin
6.5|formaggio salumi taglier|parmigiano mozzarella prosciutto gorgonzola pecorino speck
6.1|pasta pastasciutta sugo cuocer|spaghetti pesto cacio penn orecchiett
5.0|pizza pizzeria forno impasto|margherita diavola marinara bufala
4.9|aperitivo stuzzichini serata bar|spritz oliv taglieri apericena
5.8|acqua idratar bottiglia|acqua gassata frizzant borraccia
5.6|zucchero glicemia dolcificant diabet|dolcificant stevia glicemia
5.2|sale iposodico condir pression|sale iposodico sodio
6.5|trucco bellezza cosmetici viso|mascara rossetto crema fondotinta
7.2|profumo fragranza odor|profumo armani chanel colonia
6.1|barba rasatura barbier|barba rado baffi
6.5|tatuaggio pierc tatuator|tatuaggio tatuato pierc
7.2|unghi manicur smalto|manicur gel smalto unghi
5.6|stile moda vestir capo|elegant casual vintag sportivo
5.0|cappotto inverno freddo vestiti|piumino cappotto sciarpa parka
5.2|spiaggia mare estat ombrellon|spiaggia ombrellon lido costum
6.5|campeggio tenda sacco camper|tenda camper roulott sacco
5.1|crociera nave porto cabina|crociera msc costa cabina
5.8|miglia punti viaggiator tessera|miglia punti volar
6.1|navigator mappa percorso strada|waze map navigator
6.5|benzina pieno carburant consumo|benzina gasolio metano gpl
6.5|ricarica colonnina elettrica batteria|colonnina ricarica autonomia wallbox
7.2|revision tagliando gomm officina|revision tagliando gomm olio
7.2|autostrada casello telepass pedaggio|telepass casello autostrada
5.4|metro autobu linea fermata|metro linea autobu fermata
6.5|taxi uber autista corsa|taxi uber freenow
6.5|asma respiro aria inquinamento|asma ventolin inalator
5.2|emicrania mal testa cefalea|emicrania aura triptano cefalea
7.2|raffreddor influenza toss gola|toss febbr raffreddor tachipirina
7.2|cancro tumor oncologo terapia|tumor chemio radioterapia oncologa
6.1|pronto soccorso ambulanza ospedal|ricoverato soccorso ambulanza
7.2|podologo pied plantari|plantari podologo fascit
6.5|donar beneficenza onlu raccolta|dono unicef emerg
5.6|eredita testamento notaio succession|testamento eredita notaio
5.6|avvocato legal causa tribunal|avvocata causa tribunal
6.5|multa autovelox contravvenzion|multa autovelox punti
4.8|comun anagraf pratica documenti|spid anagraf comun certificato
6.1|inp naspi disoccupazion bonu|naspi disoccupazion assegno inp
6.1|sindacato contratto diritti ccnl|sindacato cgil cisl ccnl
5.1|partita iva fatturar forfettario|forfettario fatturo iva
5.6|ticket visita asl prenotar|asl ticket cup esenzion
7.2|criptovalut investir wallet|bitcoin ethereum cripto
6.1|lotto superenalotto gratta fortuna|superenalotto gratta lotto
4.7|usato vender mercatino comprar|vint subito vendo mercatino
5.1|vino cantina degustar abbinamento|chianti barolo prosecco lambrusco amaron
7.2|birra artigianal luppolo birrificio|luppolo ipa birrificio
7.2|caccia cacciator fucil|caccia cinghial fucil
7.2|golf campo handicap|golf handicap ferri
6.5|tenni padel racchetta campo|padel tenni racchetta
6.1|arti marziali lotta cintura|judo karat cintura
6.1|meditazion mind calma respiro|medito mind yoga
4.7|bocc circolo torneo gioco|bocc pallino bocciofila
5.8|pallavolo basket allenar squadra|pallavolo vollei basket alzator
4.8|certificazion lingua livello esam|ielt cambridg b2 certificato
5.6|erasmu scambio estero semest|erasmu scambio borsa
4.6|borsa studio tass universitari|borsa ise tass
4.8|attivita bambini pomeriggio doposcuola|nuoto danza judo doposcuola
6.1|giocattolo bambino regalo giocar|lego bambola puzzl peluch
5.8|eroi dinosauri bambino festa|dinosauri pokemon principess supereroi
4.7|adolescent liceo figlio|adolescent liceo quattordici
5.6|adozion affido famiglia|adottato adozion affido
6.5|coppia lgbt relazion compagno|gai lesbica bisessual compagno
7.2|appuntamenti singl incontri app|tinder singl bumbl
7.2|ecologia riciclo plastica ambient|riciclo sfuso compost plastica
5.4|genealogia antenati radici famiglia|albero bisnonni antenati
5.2|storia museo visitar epoca|museo storia guerra romano
5.4|scienza curiosita divulgazion|fisica biologia chimica
6.5|falegnam legno bricolag|legno sega tornio
7.2|modellismo droni aeromodelli|drone modellismo modellini
5.8|treni ferrovi modellini|treni ferrovia modellini
6.1|fumetto manga anim legger|manga anim fumetti topolino tex
6.5|costum carneval halloween maschera|carneval maschera costum
6.1|formula gara motori ferrari|ferrari formula motogp
6.5|fantacalcio calcio lega asta|fantacalcio asta lega
4.0|食事 食生活 ケータリング 献立 メニュー レストラン 会食 外食 仕出し|ベジタリアン ヴィーガン ビーガン 菜食 精進 料理 ハラール 肉 魚 ペスカタリアン コーシャ
3.2|アレルギー 食材 避ける 弁当 やつ 原材料 給食|ピーナッツ 落花生 ナッツ エビ カニ 甲殻 類 牛乳 乳製品 小麦 グルテン そば 卵 キウイ ペニシリン 花粉 症 蕁麻疹 乳糖 不耐 エピペン アナフィラキシー
3.8|朝食 朝 ごはん 朝飯 モーニング|納豆 味噌汁 ご飯 トースト 食パン ヨーグルト グラノーラ 卵 かけ シリアル オートミール 抜く
3.4|昼食 ランチ 昼 ごはん お昼|弁当 社 食 定食 学 コンビニ 牛 丼 立ち 食い 吉野 家
4.1|夕食 晩 ごはん 夕飯 夜 ご飯 飯|鍋 自炊 惣菜 カレー 焼き魚 煮物
2.3|酒 飲 会 飲み物 居酒屋 乾杯 宴会|ビール 日本酒 焼酎 ワイン ハイボール 梅酒 下戸 チューハイ ウイスキー ノン アル 禁酒 飲 ない
4.8|コーヒー カフェ 喫茶店 珈琲 カフェイン|ブラック エスプレッソ スタバ ドリップ カフェオレ カフェ アメ カー オーツミルク コメダ 豆
5.3|お茶 紅茶 急須 茶葉|緑茶 ほうじ茶 麦茶 抹茶 アール グレイ ハーブ ティー 玄米 茶 ルイ ボス 煎茶 烏龍茶
4.0|デザート スイーツ 甘い もの お菓子 ケーキ 和菓子|チョコ チーズ ケーキ プリン アイス 大福 どら焼 あんこ モンブラン ティラミス シュークリーム 羊羹
4.3|料理 キッチン レシピ 台所 調理 コンロ 器具|ih ガス フライパン 炊飯 器 ホット クック オーブン 圧力 鍋 土鍋 電子 レンジ エア フラ イヤー
2.5|嫌い 苦手 好き嫌い 偏食 まずい|パクチー レバー ピーマン セロリ しいたけ トマト ナス 納豆 ゴーヤ グリンピース 食 べら ない
4.3|好物 好き 食べ物 大 ごちそう|ラーメン 寿司 カレー 唐 揚げ かつ 餃子 焼肉 ハンバーグ オムライス うどん お好み焼き すき焼き
4.4|辛 辛い スパイス 激辛|甘口 中 辛 辛口 激辛 唐辛子 わさび ココイチ 七味 蒙古 タンメン
4.1|買い物 スーパー 食料 品 買い出し 商店 街|イオン 西 友 業務 スーパー コストコ ライフ 生 協 オーケー 八百屋 肉屋 イトーヨーカドー コープ
5.0|コンビニ 買い 食い 夜食|セブン ローソン ファミマ セイコーマート ミニ ストップ
5.7|出前 宅配 デリバリー|ウーバーイーツ 出前 館 ピザ 宅配
3.3|住まい 住所 家 最寄り駅 地域 近所|引っ越し マンション アパート 一戸建て 団地 丁目 郵便 番号 区 在住 実家 市内
4.3|引越し 引っ越し 荷造り 転居|新居 段ボール 敷金 礼金 鍵 サカイ アート 引越 センター 転入 届
3.2|家賃 賃貸 大家 契約 更新|大家 敷金 礼金 管理費 更新 料 不動産 屋 保証 会社 suumo ワンルーム
5.3|住宅 ローン 返済 マイホーム|変動 金利 固定 フラット 35 繰上 返済 ペア ローン 頭金
4.1|ルームメイト 同居 同棲 シェア ハウス|ルームメイト シェア ハウス 同居 人 同棲 寮
2.9|隣人 近所 騒音 隣|隣 上の 階 下 町内 会 管理人 管理 組合 回覧 板 自治
3.8|部屋 間取り 階 エレベーター 寝室 広|1k 2ldk 和室 ベランダ 屋根裏 地下 ロフト 畳 六 3ldk 階 建て
5.0|暖房 寒い 冬 暖める|エアコン こたつ 石油 ストーブ 床 暖房 ファン ヒーター 電気 毛布 灯油 薪
6.4|冷房 暑い 夏 涼しい|エアコン 扇風機 クーラー サーキュレーター ダイ キン
3.8|電気 代 光熱 費 電力 会社|東 電 関西 電力 オール 電化 太陽光 キロワット 蓄電池
5.3|ガス 水道 公共 料金|都市 ガス プロパン 東京 水道 代
4.8|ネット 回線 インターネット wi fi プロバイダ|光 回線 フレッツ ルー ター nuro ポケット wifi au ひかり ソフト バンク
4.6|携帯 スマ 機種 変更 端末|iphon アンドロイド pixel galaxi xperia aquo ガラケー
4.0|携帯 会社 キャリア 格安 sim 料金 プラン|コモ ソフト バンク 楽天 モバイル ahamo uq povo linemo
5.3|電話 番号 連絡先|携帯 番号 固定 電話 内線
4.2|ライン 連絡 チャット|line スラック メッセンジャー ディス コード
5.0|メール メールアドレス 連絡先|gmail ヤフーメール outlook icloud
5.0|パソコン ノート pc 自作|macbook レッツノート thinkpad メモリ ssd dell nec 富士通 グラボ
5.0|os 基本 ソフト ディス トリ ビュ ション|linux ubuntu window maco debian arch fedora
5.3|エディタ 開発 環境 コーディング id|vscode vim neovim emac intellij 秀 丸 cursor
5.0|プログラミング 言語 コード プログラム サンプル 技術 スタック|python rubi java typescript golang rust php kotlin swift javascript
5.3|フレーム ワーク フロント エンド web 開発|react vue rail laravel next js django spring angular
5.3|データベース db エリ sql|mysql mongodb redi oracl
5.0|デプロイ サーバー クラ ウド 本番 インフラ|aw gcp azur さくら docker kubernet heroku vercel エックス サーバー
4.4|プロジェクト アプリ 開発 副業 個人|アプリ ポジ トリ 試作 プラグ イン 個人 開発 リリース
4.0|締め切り 締切 期限 納期 提出|締切 金曜日 月末 納品 提出 入 稿
4.6|ゲーム 機 プレイ 遊ぶ|スイッチ 任天堂 プレステ ポケモン マイク モン ハン スプラトゥーン ドラクエ 原 神 ゼルダ steam スマ ブラ
4.3|ソシャゲ 課金 スマ ゲーム|課金 ガチャ モン スト パズドラ ウマ 娘 fgo プロセカ
3.2|ドラマ テレビ 配信 番組|朝ドラ 大河 ネトフリ 韓 最終 回 シーズン アマプラ 月 next
4.3|映画 映画館 上映|監督 邦画 洋画 ホラー ジブリ サスペンス 字幕 吹 替
5.7|アニメ 漫画 マンガ オタク|ワンピース 鬼 滅 ジャンプ ガン ダム コナン 聖地 巡礼 同人 誌 コミケ フィギュア 呪術 廻 戦
3.9|推 活 アイドル ファン|推 坂道 ジャ ニーズ 遠征 箱 宝塚 アクスタ 担当 ハロ プロ
4.3|本 読書 小説 作家 図書館|文庫 村上 春樹 ミステリー 東野 圭吾 kindl 自己 啓発 時代 小説 ラノベ 詩集 電子 書籍
6.4|音楽 曲 バンド ライブ プレイリスト|jpop ロック ジャズ クラシック フェス アルバム ボカロ ヒップ ホップ 演歌 レコード ミスチル
4.4|楽器 演奏 レッスン 習い事|ピアノ ギター バイオリン ドラム ベース フルート サックス 三味線 琴 尺八 ウクレレ トランペット
4.4|吹奏楽 オーケストラ 楽団|吹奏楽 部 クラリネット ホルン コンクール チューバ
4.8|合唱 歌 コーラス|合唱 団 ソプラノ アルト テノール バス
4.8|カラオケ 歌う 二次会|カラオケ 十八番 ヒト カラ ジャン
6.4|ラジオ ッド キャスト 聴く|オールナイト ニッポン ラジコ ッド キャスト スポティファイ
3.7|趣味 余暇 休日 暇 気分 転換 プレゼント 週末|編み物 登山 写真 園芸 陶芸 釣り 将棋 手芸 書道 茶道 華道 木工 キャンプ バード チン 俳句
5.7|コレクション 集める 収集|切手 古銭 フィギュア レコード 御朱印 トレカ 鉱物 ミニカー ガチャガチャ
5.3|手芸 裁縫 編み物 ハンド メイド|かぎ針 毛糸 刺繍 ミシン パッチワーク 棒 針 羊毛 フェルト
6.4|絵 イラスト 描く 美術|水彩 油絵 デッサン 液 タブ 日本 画 アクリル クリスタ 水墨
5.7|茶道 華道 書道 稽古 お稽古|裏千家 表千家 池坊 毛筆 師範 お点前 着付け
5.7|俳句 短歌 川柳|句会 季語 歌集 俳句
4.8|写真 カメラ 撮影 レンズ|キヤ ノン ニコン ソニー 富士 フイルム ミラー レス 一眼 レフ フィルム イカ
4.2|鉄道 電車 好き 鉄 オタ|撮 鉄 乗り 新幹線 青春 18 きっぷ 鉄道 模型 プラレール
4.2|運動 スポーツ 体 動かす トレーニング|ジョギング ヨガ 水泳 筋 サッカー 野球 テニス 卓球 バドミントン ピラティス 散歩 ボクシング バレーボール
6.4|ランニング マラソン 走る|フルマラソン ハーフ サブ 皇居 ラン トレラン 駅伝 キロ シューズ
6.4|自転車 サイクリング チャリ|ロード バイク ママチャリ クロス 電動 自転車 ヘルメット ビアンキ
3.2|野球 プロ 応援 球団|阪神 巨人 広島 カープ ソフト バンク ホー クス 大谷 甲子園 ベイスターズ 日 ハム 中日
4.6|サッカー チーム サポーター 観戦|浦和 レッズ ガンバ 鹿島 アントラーズ リーグ フットサル 川崎 フロン ター
5.7|相撲 力士 場所|横綱 大関 国技 館 本 場所
6.4|ジム 筋 トレーナー 会員|ベンチ プレス スク ワット デッド リフト chocozap エニタイム プロテイン ライ ザップ
5.0|プール 泳ぐ 水泳|クロール 平泳ぎ スイミング バタフライ 水着
5.3|登山 山 ハイキング アウトドア|富士山 高尾山 百名 山 山小屋 縦走 登山 靴 アルプス テント 泊
6.4|キャンプ テント 焚き火 バーベキュー|テント ソロ キャン 焚き火 bbq スノーピーク コール マン 寝袋
6.4|ゴルフ コース 打ちっぱなし|ドライバー スコア ハンデ ラウンド 打ちっぱなし アイアン
5.0|武道 格闘技 道場|柔道 剣道 空手 合気道 弓道 初段 黒 帯 キックボクシング
5.3|ダンス 踊り 教室|フラダンス 社交 ダンス バレエ ヒップ ホップ 日本 舞踊 盆踊り こい
4.2|怪我 ケガ 痛い 膝 腰 肩 リハビリ 整形外科|骨折 捻挫 靭帯 半月 板 ぎっくり腰 椎間板 ヘルニア 五十肩 アキレス腱 ギプス 松葉杖 肉離れ 腱鞘炎
4.4|手術 入院 退院 外科|手術 盲腸 胆石 人工 関節 麻酔 縫 開腹 内 視 鏡
4.2|病気 持病 健康 診断 体調|糖尿病 高血圧 喘息 偏頭痛 リウマチ てんかん 甲状腺 橋本 病 痛風 潰瘍 性 大 腸炎 ローン 乾癬 貧血 膠 原
4.4|薬 服用 処方 薬局 手帳|インスリン メトホルミン ロキソニン カロナール 降圧 剤 吸入 スタチン 漢方 錠 チラーヂン 抗 うつ 薬 アムロジピン
5.3|血圧 心臓 循環 器|ステント ペース メーカー 不整脈 狭心症 コレステロール 心房 細 動
4.8|心療内科 メンタル 不安 カウンセリング|うつ 適応 障害 パニック adhd 発達 カウンセラー 休職 双極 性 強迫性
4.2|睡眠 寝る 起きる 眠り 目覚まし|不眠 昼寝 早起き 夜 型 朝 いびき 睡眠薬 無 呼吸 更 かし
4.6|目 視力 眼鏡 眼科|メガネ コンタクト 近視 乱視 老眼 白内障 緑内障 色弱 jin レーシック
5.3|耳 聴力 耳鼻科|補聴器 難聴 耳鳴り 突発 性 メニエール
5.7|歯 歯医者 歯科|虫歯 矯正 親知らず イン プラント 銀 歯 入れ歯 周 病 神経
6.4|肌 皮膚科 スキン ケア 日焼け 止め|アトピー 敏感 肌 ニキビ 乾燥 湿疹 脂性
2.8|妊娠 出産 産婦人科 赤ちゃん 予定 日|妊婦 妊娠 中 つわり 臨月 双子 不妊 治療 里帰り 安定 期 母子 手帳 体外 受精
4.4|育児 授乳 赤ちゃん 子育て|ミルク 母乳 おむつ 離乳食 夜泣き 抱っこ 紐 パン パース
4.6|車椅子 バリアフリー 歩行 段差 介助|車椅子 杖 スロープ 義足 手すり 歩行 器 障害 者 手帳
4.4|介護 高齢 施設 親 世話|要 介護 デイサービス ケア マネ 認知 症 老人 ホーム 特 養 ヘルパー
4.4|煙草 たばこ 喫煙 禁煙|アイコス タバコ 禁煙 電子 喫煙 者 マルボロ
5.0|体重 ダイエット 痩せる 減量|キロ 糖 質 制限 カロリー ファスティング 痩 太 体脂肪
6.4|身長 背丈 背|センチ 長身 小柄 身長
5.3|服 サイズ 着る シャツ ズボン 洋服|サイズ xl ウエスト 裄 丈
4.2|靴 サイズ 足|センチ 26cm スニーカー ブーツ 幅広 ヒール
4.8|指輪 アクセサリー ジュエリー|プラチナ シルバー ゴールド ネックレス 金属 アレルギー
4.6|髪 美容院 散髪 床屋 カット|ショート ロング 癖 毛 白髪 パーマ ハゲ 茶髪 ボブ 縮 矯正
5.3|化粧 メイク コスメ|ファン 口紅 資 生 堂 イエベ ブルベ デパコス リップ
4.8|色 配色 好き|青 緑 紫 赤 黄色 ピンク 水色 紺
3.2|名前 呼 方 署名 宛名|申 苗字 本名 下 名前 旧姓
5.0|あだ名 ニックネーム 愛称|あだ名 呼 愛称 ハンドル ネーム
5.3|性別 代名詞 呼称|男性 女性 ノン バイ リー 彼女
3.0|年齢 何 歳 生まれ 年|生まれ 昭和 平成 アラサー アラフォー 還暦
3.1|誕生 日 バースデー 祝う プレゼント|誕生 日 生まれ 一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月
3.6|干支 年 男 十二支|子 年 丑 寅 卯 辰 巳 午 未 申 酉 戌年 亥年
4.8|星座 占い 運勢|獅子座 乙女 座 牡羊座 魚 牡牛 双子 蠍 天秤座
5.3|国籍 ビザ 在留 資格 永住|在留 カード 永住 権 帰化 日本 国籍 就労 ビザ ハーフ
4.3|語学 言語 外国 語 英語 話す|英語 中国語 韓国 語 toeic 母語 デュオ リンゴ 英会話 バイ リン ガル
3.9|方言 訛り 地元 言葉|関西 弁 博多 東北 標準 語 名古屋 広島
5.7|宗教 信仰 お寺 神社 教会|仏教 浄土真宗 クリスチャン カトリック 神道 創価 檀家 無 宗教 イスラム教 曹洞宗
5.7|政治 選挙 投票 政党|自民党 立憲 組合 町議 無党派
2.6|仕事 職業 勤め 職 業種|看護 師 教師 エンジニア 会 社員 公務員 営業 経理 運転手 保育 士 美容師 事務 転職 配管 工
4.0|上司 部長 課長 社長|上司 課長 部長 店長 マネージャー 係長
4.3|同僚 職場 チーム 先輩 後輩|同僚 同期 先輩 後輩 部下
3.4|会社 勤務 先 雇い主 企業|商社 メーカー 外資 中小企業 ベンチャー 工場 役所 入社
3.4|給料 年収 月給 収入 昇給 ボーナス|手取り 額面 時給 年俸 賞与 残業 代 万 円
3.7|アルバイト バイト パート|バイト パート シフト 時給 タイ ミー 扶養 内
3.8|勤務 時間 シフト 残業|夜勤 早番 遅番 時短 フレックス 残業 定時 週休 二日 日勤
3.9|通勤 通学 行き方 交通 手段|電車 山手線 バス 満員 自転車 徒歩 車 通勤 地下鉄 定期
4.8|在宅 勤務 テレ ワーク リモート 出社|在宅 リモート 出社 ハイブリッド コワーキング
3.9|休暇 休み 有給 連休|有給 ゴールデンウィーク お盆 休み 夏休み 帰省 沖縄 三 連休 育休
4.2|旅行 旅 行き先 荷物 旅程 航空 券|飛行機 新幹線 ハワイ 京都 台湾 温泉 旅行 空港 フライト 北海道 韓国 ツアー
3.6|宿 ホテル 宿泊 予約|旅館 民宿 ビジネス ホテル 東横 イン じゃ らん アパホテル 楽天 トラベル ゲストハウス
5.3|座席 席 窓側|窓側 通路 側 グリーン車 指定 席 自由
5.0|温泉 銭湯 風呂 サウナ|露天風呂 箱根 草津 サウナ 整う スーパー 銭湯 別府
5.3|怖い 恐怖 苦手|高所 恐怖症 蜘蛛 ゴキブリ 注射 閉 所 お化け 雷 虫
4.6|乗り物 酔い 止め 移動|車 酔い 船酔 止め トラベル ミン
4.1|大学 専攻 学部 学業 勉強|学部 修士 博士 ゼミ 三 年生 単位 文系 理系 大学院 経済学部
5.3|論文 卒論 指導 教員 研究|卒論 修論 指導 教員 ゼミ 学会 査読 教授 博論
3.9|試験 テスト 受験 勉強 資格|期末 センター 試験 共通 テスト 浪人 簿記 宅 建 追試 英 検 国家 司法
2.8|学校 先生 クラス 学年 子供|小学校 中学 高校 担任 年生 pta 参観 日
4.2|塾 習い事 予備校|公文 塾 家庭教師 ばん 中学 受験 スイミング 進 研 ゼミ
3.7|部活 サークル 部|野球 部 吹奏楽 軽 音 サッカー 顧問 バスケ
3.5|保育園 幼稚園 送り迎え 学童|年少 年 中 年長 待機 児童 延長 保育 こども 園 ベビーシッター
3.0|子供 子ども 家族 構成 我 子|息子 娘 双子 長男 長女 次男 次女 末っ子 一人っ子
4.2|息子 男の子 坊や|息子 長男 次男 せがれ
4.3|娘 女の子 お嬢さん|娘 長女 次女 三女
3.1|配偶 者 夫婦 結婚 恋人 パートナー|妻 夫 嫁 旦那 主人 彼氏 彼女 婚約 者 家内 奥さん
5.3|結婚式 挙式 披露宴|婚約 入籍 披露宴 式場 ウェディング 両家 プロポーズ 祝儀
3.2|結婚 記念 日 周年|結婚 記念 日 入籍 銀婚式 周年
4.6|独身 婚 活 デート 恋愛|独身 マッチング アプリ 婚 活 片思い 遠距離 ペア ーズ
5.0|離婚 親権 元夫|離婚 元 妻 元夫 養育 費 シングル マザー 別居 バツ イチ
2.8|母 お母さん 日|母 お母さん おふくろ ママ 母親
3.1|父 お父さん 日|父 お父さん 親父 パパ 父親
2.9|両親 親 実家|両親 実家 親御 さん
4.3|兄弟 兄 弟|兄 弟 兄貴 兄ちゃん
4.6|姉妹 姉 妹|姉 妹 貴 姉ちゃん
4.8|祖母 ばあちゃん 敬老の日|祖母 ばあちゃん
6.4|祖父 おじいちゃん 敬老の日|祖父 おじいちゃん じい じいちゃん
5.3|孫 お孫さん 初孫|孫 孫娘 初孫
4.3|親戚 叔父 従兄弟 親族|叔父 叔母 いとこ 甥 姪 おじさん おばさん
4.4|義母 義父 義理|義母 義父 姑 舅 義兄 義妹 嫁
4.2|友達 友人 親友 仲間|親友 友達 幼なじみ ママ 友
3.4|ペット 動物 獣医 飼う|犬 猫 うさぎ ハムスター インコ 亀 文鳥 モルモット 保護 フェ レット
4.3|愛犬 犬 散歩 種 ドッグフード|柴犬 トイ プードル チワワ ダックス ブラ ドール ゴールデン コーギー 雑種 秋田 犬 ポメラニアン
4.1|愛 猫 キャットフード 砂|三毛 茶 トラ スコティッシュ マン チカ キジ 黒 猫 ハチワレ 子猫 アメショ
4.8|水槽 魚 アクアリウム|メダカ 金魚 グッピー 熱帯魚 錦鯉 ベタ
5.7|昆虫 爬虫類 飼育|カブトムシ クワガタ レオパ トカゲ ヤモリ
6.4|馬 乗馬 競馬|乗馬 厩舎 有馬 記念 馬券 jra
5.0|家畜 養鶏 養蜂 農家|鶏 ヤギ 牛 蜜蜂 巣箱 乳牛
4.6|農業 田んぼ 畑 収穫|米 農家 田植え トラクター 稲刈り コシヒカリ みかん
4.4|車 自動車 運転 ガソリン 修理 ドライブ マイカー|トヨタ ホンダ 軽自動車 プリウス 日産 スバル マツダ nbox ハイブリッド テスラ アルファ ード ミニバン
6.4|車検 整備 タイヤ|車検 スタッドレス ディーラー オート バックス
4.6|免許 教習所 運転|免許 仮 免 教習所 ペーパー ドライバー ゴールド 返納
6.4|バイク 原付 ツーリング|カブ ヤマハ カワサキ ハーレー 原付 スクーター ベスパ
4.3|ナンバー ナンバープレート 車|品川 練馬 ナンバー 希望
4.6|保険 補償 加入 料|生命 保険 自動車 県民 共済 損保 ジャパン アフラック 医療 日本 学資
4.3|健康 保険 証 社会|国保 社 保 マイ 保険 証 扶養 協会 けんぽ
5.7|駐車 場 車庫|月極 コイン パーキング タイムズ ガレージ
5.3|船 ヨット マリーナ|ヨット 釣り船 クルーザー 船舶 免許
5.0|定期 券 交通 カード 切符|スイカ suica pasmo icoca 定期 回数 券
5.0|タクシー 配車 送迎|タクシー go 配車 アプリ 運転 代行
5.3|サブ スク 解約 月額 会員|サブ スク ネトフリ スポティファイ アマプラ 解約 月額
4.6|銀行 口座 通帳 振込|三菱 ufj ゆう ちょ 三井 住友 みずほ 楽天 銀行 信用金庫
4.4|クレジットカード 支払い 決済 ポイント|paypai 楽天 カード ポイント 現金 jcb ポイ 活
5.0|投資 貯金 資産 運用 老後 株|nisa ideco 積立 投資 信託 株 定期 預金 オルカン sbi 証券 国債
4.3|借金 返済 ローン|借金 奨学 金 払い カード ローン 車 債務 整理
4.0|予算 値段 価格 費用 上限|予算 円 万 以内 以下
6.4|家計 節約 簿|家計 簿 マネー フォワード 節約 固定 費 やりくり
5.0|税金 確定 申告 年末 調整|確定 申告 青色 ふるさと 納税 住民 税 税理士 還付 インボイス
4.2|病院 医者 かかりつけ 診察 内科|内科 クリニック かかりつけ 医 主治医 通院 町医者
4.2|予約 予定 日程 カレンダー|予約 火曜 木曜 午後
4.0|会議 打ち合わせ 定例 ミーティング|定例 朝会 月曜 水曜 zoom team
1.7|教室 講座 レッスン 習う|教室 講座 カルチャー センター 通 って
4.8|ボランティア 寄付 支援|ボランティア 消防 団 子ども 食堂 献血 ボーイスカウト
3.7|町内 会 団体 所属|自治 会 老人 婦人 ロータリー 会員
5.3|庭 家庭 菜園 園芸 ガーデニング 植える|トマト バラ きゅうり プラン ター 堆肥 芝生 紫陽花 盆栽
5.7|観葉植物 鉢植え 水|モン ステ パキラ 多肉植物 サボテン 胡 蝶蘭 ポトス
5.0|天気 気候 気温|豪雪 梅雨 台風 蒸し暑い 雪国
4.8|防災 地震 避難|防災 リュック 備蓄 避難所 津波 非常 食
1.6|プレゼント 贈り物 ギフト 手土産 お祝い|集め 欲 って ファン ハマ
6.4|お歳暮 お中元 贈答|お歳暮 お中元 内祝い
3.7|クリスマス 年 中 行事 イベント|ツリー ケンタッキー イブ ケーキ
4.8|正月 年末年始 新年|お節 お年玉 初詣 年賀状 雑煮 帰省 福袋
6.4|お盆 墓参り 法事|墓参り 法事 お盆 帰省 仏壇 命日
5.3|子供 行事 節句 お祝い|七五三 ひな祭り 入学 式 成人 宮参り こどもの日
5.7|花見 祭り 花火|桜 花火 大会 夏 祭り 浴衣 屋台 神輿
5.7|緊急 連絡先 事故|緊急 連絡先 家族 119
5.7|血液 型 献血 輸血|型 ab rh マイナス
3.4|口調 文体 回答 返答 書き方 形式|簡潔 短 箇条書 敬語 タメ 口 丁寧 語 絵文字 わか りや すく 結論
4.8|単位 温度 重 計量|グラム 摂氏 合 大さじ キロメートル
5.0|時差 時間 帯 現地|日本 時間 jst 時差 utc
5.7|通貨 お金 為替|円 ドル ユーロ ウォン
4.4|年 号 暦 日付|令和 平成 昭和 西暦 暦
4.8|絵文字 顔 文字 スタンプ|絵文字 顔 文字 スタンプ
4.8|結び 手紙 挨拶|敬具 よろしく 拝啓 草々
4.2|専門医 主治医 先生|皮膚科 整形外科 小児科 婦人 科 耳鼻科
5.3|予防 接種 ワクチン 注射|インフルエンザ コロナ 帯状疱疹 破傷風 hpv
4.1|身分証 パスポート 更新 有効 期限|マイ ナンバー パスポート 切れる 免許 証 在留 カード
5.7|鍵 玄関 暗証 番号|オート ロック 合鍵 スマート 暗証 番号
3.3|ゴミ ごみ 日 分別 収集|燃える ゴミ 資源 ごみ 粗大ごみ 不燃 ペットボトル
5.0|荷物 宅配 便 配達 受け取り|ヤマト 佐川 宅配 ボックス 置 配 ゆう パック クロ ネコ
5.0|通販 ネット ショッピング 注文|楽天 アマゾン メルカリ zozo ヨドバシ ヤフオク
6.4|家具 ソファ 机 寝具|ニトリ ソファ ベッド 布団 無印 本棚 イケア マットレス
4.3|リフォーム 工事 修繕 雨漏り|工務 店 水 漏れ 大工 外壁 塗装 壁紙 ユニット バス
5.7|工具 日曜 大工 dii|ドリル のこぎり マキタ 電動 ドライバー ホームセンター カイ ンズ
3.6|家電 洗濯 機 冷蔵庫 故障|パナソニック 日立 食 洗 機 冷蔵庫 ドラム 式 ダイ ソン シャープ
4.3|掃除 家事 片付け|ルンバ 掃除 機 ダスキン 断 捨 離 家事 代行
4.3|洗濯 クリーニング 干す|部屋 干し 柔軟 剤 乾燥機 アイロン コイン ランドリー
4.3|起業 自営業 店 経営 開業|起業 開業 個人 事業主 店主 パン 屋 フランチャイズ 創業
3.4|取引 先 顧客 フリーランス 案件|取引 先 請求 書 業務 委託 案件 クライアント
4.6|発売 リリース バージョン|リリース ベータ 版 発売
4.2|人数 社員 従業 員 規模|名 社員 従業 員
3.5|面接 活 転職 応募 履歴 書|面接 内定 エントリー シート リクナビ ハロー ワーク 転職 活動 マイナビ
4.2|退職 失業 辞める|退職 失業 保険 リストラ 辞 雇 止め
4.4|転勤 異動 単身 赴任|転勤 単身 赴任 異動 出向 駐在
4.2|出張 先 費|出張 日帰り 前泊
5.3|定年 年金 老後|定年 年金 再 雇用 シニア
6.4|自衛隊 軍 入隊|自衛 官 海 自 陸 駐屯 地
6.4|受賞 賞 表彰|優勝 金賞 入賞 メダル
3.7|大会 試合 コンクール|大会 試合 県 決勝 発表 会
5.3|バンド 練習 スタジオ ライブハウス|バンド ドラマー ボーカル スタジオ
6.4|演劇 舞台 芝居 観劇|歌舞伎 宝塚 劇団 四季 ミュージカル 落語 能
6.4|お笑い 芸人 漫才|吉本 漫才 コント 寄席
4.6|執筆 小説 書く ブログ|原稿 ろう note 同人 誌 カクヨム 出版社
6.4|天体 星 望遠鏡|天体 望遠鏡 流星群 プラネタリウム
5.3|スキー 雪 ゲレンデ|スノボ ゲレンデ ニセコ 白馬
5.7|サーフィン 海 波|サーフィン 湘南 ボード サー ファー
5.3|ダイビング 潜る シュノーケル|ダイビング 慶 良 間 ライセンス シュノーケル
5.0|クライミング 壁 ジム|ボルダリング クライミング 級
4.6|釣り 釣竿 魚|ブラック バス アジング 鮎 竿 渓流 ルアー 海 釣り
3.7|ボード ゲーム カード 対戦|カタン 人 狼 遊戯 王 ポケカ デュエマ トランプ 百人一首
5.7|将棋 囲碁 麻雀 対局|将棋 囲碁 雀 荘 藤井 聡 太 段位 魂
4.8|パチンコ ギャンブル 賭け|パチンコ スロット 競艇 宝くじ 競輪
5.0|出身 故郷 地元 育ち|出身 育 地元 上京 生まれ 道産子
4.2|卒業 学歴 出身 校|卒業 母校 高卒 大卒 専門 学校 早稲田
3.7|前 職 経歴 以前 職歴|前 職 以前 新卒
4.8|目標 夢 抱負 計画|目標 夢 挑戦
3.2|悩み ストレス 心配 相談|悩 んで ストレス しんどい 心配 疲れ
3.4|何人 分 分量 人前|人 家族 二人 分 人前 一人暮らし
5.0|招待 客 来客 ゲスト|招待 来客 幹事 参列
6.4|時間割 下校 登校|時間割 下校 集団 登校 給食
5.0|制服 服装 スーツ|制服 スーツ 作業 着 私服 エプロン
5.7|着物 和装 浴衣|着物 振袖 浴衣 帯 袴 訪問 着
5.3|パスワード 管理 認証|bitwarden 1password パスワード
4.8|バックアップ クラ ウド 保存 ファイル|na ドロップ ボックス 外 付け icloud
4.6|プリンター 印刷 スキャナー|エプソン プリンター インク ブラザー 複合 機
5.7|イヤ ホン ヘッドホン 音質|airpod ノイ キャン ソニー イヤ ホン bose
5.3|スマート ホーム 照明 音声 操作|アレクサ switchbot グーグルホーム hue
5.3|タブレット 電子 書籍 端末|ipad kindl タブレット
6.4|腕時計 時計 スマートウォッチ|ショック アップルウォッチ セイコー ガーミン ロレックス
6.4|キーボード マウス 周辺 機器 モニター|hhkb ロジクール メカニカル モニター トラックボール
3.2|文房具 手帳 筆記具|万年筆 ほぼ 日 手帳 ジェット ストリーム ノート 能率
5.3|sn 投稿 フォロワー|インスタ ツイッター tiktok フォロワー フェイス ブック
5.3|ユー チューブ 動画 配信 者|ユーチューバー vtuber 配信 ニコニコ チャンネル 登録
5.0|生理 月経 婦人 科 更年期|生理 痛 pm ピル 子宮 内膜 症 更年期 筋腫
5.3|癌 がん 腫瘍 抗 剤|抗 がん 剤 乳がん 放射線 胃がん ステージ
5.7|胃腸 お腹 消化|胃炎 ピロ 菌 逆流 性 食道炎 過敏性 腸 症候群 便秘
4.0|健康 診断 人間ドック 数値|尿酸 値 血糖 脂肪 肝 中性 再 検査
4.2|脳 神経 内科 脳外科|脳 梗塞 パー キン ソン くも膜 下
5.3|鼻 花粉 くしゃみ|スギ ヒノキ 鼻炎 花粉 症 副 鼻腔 炎
5.3|風邪 発熱 熱|イン フル コロナ 咳 喉
5.7|葬儀 亡くなる 喪中|亡 他界 喪中 四十九日 未亡人
6.4|発達 特性 療育|自閉症 アスペルガー asd 療育
4.8|サプリ 栄養 健康 食品|ビタミン 青 汁 プロテイン 鉄分 dhc
5.3|マッサージ 整体 肩こり|整体 鍼 灸 肩こり 接骨 院 腰痛
5.7|瞑想 座禅 リラックス|瞑想 座禅 マインド フル ネス
5.0|ネイル 美容 エステ 脱毛|ジェルネイル 医療 脱毛 まつ エステ
5.7|香水 香り アロマ|ジョーマローン アロマ 香 柑橘
5.3|鞄 バッグ かばん|リュック トート ヴィトン ポーター ランドセル
4.2|ファッション ブランド 着こなし|ユニ クロ gu しま むら 古着 ビームス ワーク マン
5.3|弁護士 裁判 法律 相談|弁護士 訴訟 調停 法 テラス
5.3|相続 遺言 遺産|相続 遺言 遺産 分割 税 墓 じまい
5.7|留学 海外 生活 ホームステイ|留学 ワーホリ 交換 ホームステイ
5.0|学費 奨学 金 仕送り|奨学 金 仕送り 授業 料 教育 ローン
5.0|一人暮らし 独り暮らし 生活|一人暮らし 下宿 自炊 ワンルーム
3.9|家族 世帯 何人|四人 家族 二 世帯 核家族 共働き 三人 暮らし
3.0|バスケ バレー 球技|バスケ バレーボール リーグ ポイント ガード ママ さん バレー
6.4|テニス ラケット バドミントン 卓球|ラケット ダブルス ソフトテニス ヨネックス
5.7|モータースポーツ f1 レース|f1 鈴鹿 角田 スーパー gt
6.4|スケート スケボー 滑る|フィギュア スケート スケボー 羽生
3.6|テーマパーク 遊園 地 デート 先|ディズニー シー usj 年 パス 富士 急
4.1|ラーメン 麺 外食|家系 二郎 豚 骨 味噌 つけ 麺 一 蘭
5.7|果物 フルーツ 旬|みかん 桃 いちご シャイ マスカット 柿
5.0|パン ベーカリー 焼く|天然 酵母 メロン パン ホーム ベーカリー ベーグル
3.7|配偶 者 仕事 夫 職業 妻|夫 妻 主人 専業 主婦 共働き 勤務
4.5|dieta comer comida alimentacao bufe buffet cater cardapio ementa menu restaurant jantar|vegetariano vegetariana vegano vegana pescetariano kosher halal carn ovolactovegetariano veggi flexitariano
3.8|alergia alergico evitar cozinheiro ingredient lancheira marmita lanch merenda garcom empregado reacao|amendoim camarao marisco leit lactos gluten ovo sesamo gergelim morango penicilina dipirona polen latex abelha celiaco celiaca intolerant anafilaxia urticaria
1.4|pequeno almoco desjejum manha padaria|pao tapioca cuscuz torrada aveia iogurt granola cereai panqueca de queijo requeijao galao
4.5|almoco almocar marmita cantina refeitorio|arroz feijao bandejao quilo marmita salada bitoqu bife quentinha
4.9|beber bebida bar drink copo rodada boteco|cerveja imperi fino chope vinho cachaca caipirinha uisqu gin vodca abstemio sobrio alcool cidra
1.4|cafe cafeteria cafezinho barista coar cafeina|expresso bica cimbalino galao pingado coado cappuccino nespresso descafeinado meia de leit moka abatanado
4.6|cha chaleira infusao bule|camomila hortela verd erva doce cidreira chimarrao mate terer rooibo lucia lima
1.4|sobremesa doce bolo confeitaria pastelaria doceria|chocol brigadeiro pudim mouss sorvet gelado pastel de nata quindim beijinho torta marzipa arroz doce
4.1|cozinhar cozinha receita fogao forno eletrodomestico|inducao ga airfryer cooktop bimbi wok frigideira tacho micro onda placa
5.9|detesta odeia nojo enjoado esquisito evitar|coentro azeitona cogumelo figado jilo quiabo beterraba anchova detesto odeio beringela brocoli
5.5|favorito predileto prato comida jantar|lasanha feijoada moqueca sushi pizza risoto bacalhau francesinha churrasco strogonoff cozido estrogonof
1.4|picant apimentado pimenta tempero caril|malagueta piripiri dedo de moca jalapeno ardido ard suav dend
4.3|compra supermercado mercado mercearia feira|continent lidl carrefor assai hortifruti acougu talho feirant sacolao atacadao mercadona
5.5|churrasco grelhar grelhado churrasqueira assar|picanha maminha linguica sardinha carvao fraldinha entrecosto costela farofa
2.9|morar viver casa endereco morada cidad bairro|mudei apartamento andar rua vila suburbio concelho freguesia cep moro centro condominio
4.2|mudanca mudar caixa carreto frete|apartamento chave caucao transportadora contrato mudanca caixa mudei
4.4|aluguel renda arrendar alugar senhorio|inquilino inquilina senhorio senhoria fiador caucao imobiliaria contrato condominio arrendado quintoandar
3.7|financiamento hipoteca emprestimo prestacao banco|euribor spread taxa parcela prestacao amortizar caixa prestaco juro
4.8|republica dividir quarto|republica colega roommat sublocacao dividimo quarto senhorio
4.2|vizinho vizinha barulho predio|vizinho vizinha sindico condominio cerca portaria latido encomenda muro
4.4|quarto comodo divisao andar piso planta escada elevador|suit sotao cave porao terreo res chao cobertura varanda garagem elevador sacada
4.9|aquecimento aquec frio inverno caldeira|aquecedor radiador lareira caldeira pellet termostato salamandra esquentador painei climatizador
4.9|ar condicionado calor verao refrescar ventilador|split ventilador ventoinha climatizador invert refrigeracao
4.1|eletricidad luz energia conta fatura|edp enel cemig tarifa quilowatt kwh contador medidor endesa bi horario
3.6|agua saneamento conta torneira|sabesp epal hidrometro contador torneira vazamento caixa agua
3.8|internet wifi banda larga operadora provedor ligacao|fibra roteador router meo nos vodafon vivo claro mega starlink oi
4.6|celular telemovel aparelho smartphon|iphon galaxi samsung xiaomi motorola android pixel tela ecra redmi
4.5|telefon numero ligar contato contacto|ramal fixo whatsapp zap ddd telemovel indicativo
4.6|email mail correio contato escrev|gmail outlook hotmail sapo uol inbox alia
4.8|notebook portatil computador pc maquina|macbook lenovo dell thinkpad acer linux window ssd memoria positivo
6.6|sistema operacion operativo distro computador|linux ubuntu fedora debian arch window maco mint
6.6|editor id codigo programar|vim neovim vscode emac intellij jetbrain zed sublim
6.6|linguagem programacao codigo snippet stack exemplo|python typescript javascript java kotlin rust golang php rubi elixir swift
6.6|framework frontend web aplicacao|react vue angular next js django rail laravel spring flask svelt
4.5|sql banco dado base|mysql mongodb redi oracl mariadb firebird
6.6|deploi hospedagem alojamento servidor nuvem producao|aw azur gcp kubernet docker heroku hetzner locaweb vercel terraform
5.2|projeto projecto app aplicativo aplicacao|app repositorio prototipo startup plugin jogo lancamento
3.7|prazo entrega entregar data limit terminar|prazo entrega sexta segunda submet lancamento deadlin
5.9|jogo jogar videogam consola consol|playstat xbox switch nintendo steam minecraft fifa fortnit freefir zelda
4.6|seri novela televisao tv maratonar stream|netflix globoplai temporada episodio novela hbo sitcom drama capitulo
5.5|film cinema assistir bilhet ingresso|film diretor realizador terror comedia suspens faroest thriller
5.5|anim manga otaku desenho|naruto piec ghibli manga cosplai shonen
5.5|livro ler leitura autor biblioteca livraria|romanc lendo capitulo saramago kindl poesia biografia polici audiolivro machado
4.8|musica ouvir banda concerto show playlist|samba pagod sertanejo mpb fado rock jazz funk forro vinil kizomba banda bossa nova
4.4|instrumento tocar musica aula|violao guitarra piano violino cavaquinho bateria flauta baixo ukulel acordeao sanfona saxofon
5.9|coral coro cantar canto|coral coro soprano contralto tenor baixo ensaio maestro
5.5|podcast radio ouvir trajeto|podcast episodio radio antena estacao cbn
5.2|hobbi passatempo lazer relaxar present prenda|trico escalada fotografia jardinagem marcenaria ceramica pintura xadrez pesca costura croch vela origami aeromodelismo
5.5|colecionar colecao coleccao present|selo moeda vini miniatura minerai figurinha cromo lego postai
4.0|artesanato costurar costura bordar|croch trico bordado costura la agulha tear patchwork macram
6.6|pintar desenhar desenho art|aquarela aguarela oleo acrilico carvao tela cavalet esboco
4.8|foto fotografia camera camara lent|canon nikon soni fuji leica mirrorless lent analogica
4.8|esport desporto exercicio treino treinar malhar|corrida academia ginasio ioga natacao ciclismo futebol teni box pilat crossfit volei jiu jitsu capoeira padel
4.4|correr corrida prova maratona|maratona meia pace teni sapatilha trail corredor quilometro
5.5|bicicleta pedalar pedal ciclismo|bike mtb speed caloi eletrica capacet gravel btt
4.0|time clube equipa futebol torcer jogo|flamengo corinthian palmeira benfica sport porto torcedor adepto socio gremio vasco santo braga
5.5|academia ginasio person musculacao peso|supino agachamento person mensalidad smartfit halter malhar gympass
4.9|piscina nadar natacao|natacao piscina raia crawl nado touca hidroginastica
5.5|trilha caminhada montanha serra|trilha trilho serra cume mochila caminho bota trek chapada gere
5.2|lesao machucado magoado dor joelho costa ombro fisioterapia|torci rompi quebrei parti fratura ligamento menisco hernia tendao gesso muleta cruzado entors
4.2|cirurgia operacao hospit cirurgiao recuperacao|operado operada cirurgia apendic vesicula protes ponto anestesia bypass hernia
4.8|doenca saud cronica diagnostico medico|diabet asma epilepsia enxaqueca artrit tireoid tiroid hipertensao crohn fibromialgia psorias anemia lupu
4.5|remedio medicamento comprimido farmacia receita dose|insulina metformina losartana puran ibuprofeno paracetamol antidepressivo bombinha estatina sertralina comprimido rivotril
3.8|pressao tensao coracao cardiologista|stent marca passo pacemak arritmia colesterol betabloqueador hipertenso
5.9|terapia terapeuta psicologo ansioso humor psiquiatra|terapeuta psicologa depressao ansiedad tdah panico burnout toc phda
4.4|dormir sono noit acordar despertador insonia|insonia melatonina cochilo sesta apneia madrugador notivago ronco
4.3|oculo ver visao oftalmologista otica|miopia lent grau dioptria catarata daltonico glaucoma astigmatismo
4.8|ouvido ouvir audicao otorrino barulho|aparelho surdo surdez zumbido auditivo implant
5.2|dent dentista ortodontista|aparelho obturacao chumbo canal siso implant coroa molar
5.9|pele dermatologista creme protetor irritacao|eczema psorias acn rosacea sensivel dermatit vitiligo
4.2|gravida gravidez gestant bebe parto|gravida gestant semana trimest parteira gemeo obstetra ultrassom ecografia fiv
5.5|cadeirant acessivel acessibilidad escada mobilidad|cadeirant bengala andador andarilho muleta rampa protes
5.5|fumar cigarro vape parar|fumant fumador cigarro vape nicotina tabaco parei iqo
5.2|peso emagrec quilo engordar|quilo jejum caloria emagreci ozemp low carb cetogenica balanca
4.8|altura medir alto estatura|altura centimetro metro alto baixo
4.8|roupa tamanho vestir camisa calca camiseta casaco|tamanho manequim pp medio gg xl cintura manga
4.5|sapato calcado teni sapatilha numero|calco numero bota sapatilha teni pe
5.2|anel alianca joia ouriv|alianca prata ouro aro anel brinco
4.1|cabelo cabeleireiro cort pintar salao|cacheado crespo liso careca loiro loira ruivo tingido morena
6.6|barba barbeiro barbear|barba bigod barbeiro gilet navalha
5.9|maquiagem maquilhagem beleza cosmetico|batom rimel base natura avon boticario esmalt verniz
5.9|tatuagem pierc tatuador|tatuagem tatuador pierc tattoo
5.2|cor favorita tinta pintar|azul verd roxo turquesa vermelho amarelo bordo bordeaux lila
4.2|nome chamar assinar assinatura tratar|chamo apelido sobrenom alcunha nome
6.6|pronom genero tratar|pronom masculino feminino elu neutro
2.8|idad ano nascimento|nasci completei nascido nascida ano trintao
3.2|aniversario data festa present paraben|aniversario nasci janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
4.8|signo zodiaco horoscopo|leao virgem ari carneiro peix touro gemeo escorpiao aquario
4.0|nacionalidad cidadania passaport visto pai|cidadao brasileiro portugu visto residencia angolano naturalizado
4.8|idioma lingua falar fluent aprend|fluent nativo bilingu duolingo ingl espanhol franc alemao
3.7|religiao fe igreja missa deu|catolico evangelico espirita candombl umbanda muculmano judeu ateu paroquia culto budista
6.6|politica voto votar partido eleicao|voto sindicato vereador deputado petista esquerda direita socialista
4.2|trabalho emprego profissao ocupacao carreira oficio|enfermeira professor engenheiro encanador canalizador contador contabilista motorista barista gerent contratado
4.6|chefe patrao gestor supervisor|chefe gerent patroa gestora lider coordenador
4.4|colega equip equipa escritorio|colega equip equipa mesa trabalho
3.9|empresa empregador firma companhia|empresa firma agencia hospit escola startup fabrica multinacion
5.5|salario ordenado vencimento ganhar pagamento aumento|salario liquido bruto recibo holerit clt bonu minimo reajust
3.6|horario turno escala expedient semana|turno plantao noturno part time folga escala expedient
3.9|trajeto deslocacao transport ir trabalho|metro onibu autocarro comboio trem barca eletrico bond conducao
5.2|remoto home offic teletrabalho escritorio|remoto hibrido presenci teletrabalho cowork
4.5|feria folga viajar descanso feriado|feria praia feriadao algarv sitio reservei nordest julho agosto
5.5|viagem viajar destino mala bagagem roteiro passagem|voo lisboa toquio passagem bilhet aeroporto trem comboio pousada roma intercambio
6.6|hotel hospedagem alojamento estadia reserva|hotel airbnb hostel pousada camp resort
4.8|assento lugar poltrona janela corredor aviao|janela corredor assento poltrona
4.8|medo fobia pavor nervoso|pavor aranha altura agulha fobia barata aviao elevador claustrofobia
4.4|estudar faculdad universidad curso licenciatura graduacao|faculdad licenciatura semest mestrado doutorado doutoramento curso usp coimbra periodo
4.9|tese dissertacao tcc orientador pesquisa|tese dissertacao orientador orientadora tcc capitulo monografia banca
4.3|exam prova vestibular estudar test|enem vestibular prova exam recuperacao concurso fuvest
2.6|escola crianca turma professora|escola fundament primaria turma professora seri ano colegio
5.9|crech infantario bercario crianca baba|crech infantario baba ama escolinha
3.4|filho crianca familia filha|filho filha gemeo bebe menino menina cacula
3.8|filho menino rapaz garoto|filho menino rapaz garoto cacula molequ
4.4|filha menina rapariga garota|filha menina garota cacula rapariga
3.4|mulher marido esposa companheiro conjug casamento relacionamento|esposa marido namorado namorada noivo noiva casado casada divorciado separada companheira
4.1|casamento casar noivo cerimonia|casamento noivado noivo padrinho madrinha festa igreja
5.5|aniversario casamento boda casado|boda casado casamo
3.8|ex divorcio guarda pensao|divorciado separada guarda ex marido mulher pensao
3.6|mae mama maezinha pai|mae mama mainha
4.0|pai papai|pai papai painho papa
4.3|irmao mano|irmao mano cacula primogenito
4.8|irma mana|irma mana cacula
4.5|avo vovo|avo vovo vo avozinha
4.5|avo vovo|avo vovo vo avozinho
4.6|neto neta|neto neta netinho netinha
4.0|tio tia primo parent familiar|tio tia primo prima sobrinho sobrinha afilhado
4.4|sogra sogro cunhado|sogra sogro cunhado cunhada genro nora
6.6|padrinho madrinha batizado|padrinho madrinha afilhado afilhada comadr compadr
4.8|amigo amiga parceiro|amigo amiga amigao parca
1.9|anim bicho pet mascot veterinario|cachorro cao gato coelho hamster papagaio tartaruga jabuti calopsita adotei porquinho da india
4.8|cachorro cao passear raca coleira veterinario racao|vira lata rafeiro labrador poodl beagl salsicha cachorrinho huski shih tzu golden pastor cadela
4.9|gato gata areia veterinario|siam persa gatinho frajola tigrado gatinha bichano
5.5|cavalo montar hara equitacao|egua potro mangalarga lusitano picadeiro
5.2|aquario peix|betta guppi tetra aquario
4.4|galinha sitio quinta fazenda|galinha cabra ovelha vaca pato porco
6.6|abelha apicultura mel|colmeia enxam apiario mel
4.1|carro dirigir conduzir automovel oficina mecanico gasolina gasoleo posto|fiat volkswagen gol onix corolla renault peugeot tesla hibrido flex diesel picap carrinha hb20 byd
5.2|carta habilitacao autoescola cnh dirigir|cnh habilitacao carta autoescola instrutor detran baliza
4.6|moto mota motocicleta scooter lambreta|honda yamaha vespa biz titan ducati harlei capacet
4.8|placa matricula carro|placa matricula mercosul
5.9|seguro seguradora apolic sinistro|apolic fidelidad franquia bradesco allianz premio
5.2|plano saud convenio seguro|unim amil convenio su ads medi carencia multicar
6.6|estacionamento estacionar vaga garagem|vaga garagem parquimetro distico emel
5.5|barco velejar vela marina|veleiro barco iat lancha marina bote
5.5|pass transport cartao|pass navegant andant cartao
5.2|uber taxi corrida|uber bolt 99 taxi taxista
5.5|assinatura mensalidad cancelar plano|netflix spotifi assinatura cancelei premium mensalidad disnei
3.4|banco conta cartao dinheiro|nubank itau bradesco caixa millennium revolut santand corrent poupanca
4.8|pix mbwai pagar transferencia|pix chave mbwai multibanco boleto iban
4.5|poupar investir investimento dinheiro reforma|poupanca tesouro cdb aco etf certificado bolsa fundo ppr
5.9|bitcoin cripto criptomoeda|bitcoin ethereum binanc carteira
5.5|divida dever emprestimo parcelar|divida emprestimo prestaco parcela devo serasa consignado
4.3|orcamento gastar limit preco verba custo|orcamento reai euro maximo gasto limit
5.9|imposto ir irpf contador declaracao|imposto contador contabilista restituicao reembolso mei
4.6|medico consulta clinica|medico doutora clinica consulta upa postinho
3.9|consulta marcacao horario agenda agendar|consulta marcada terca quinta hora
3.3|reuniao seman agenda chamada|reuniao daili segunda terca quarta quinta sexta
3.9|aula curso aprend noit|aula curso oficina workshop
5.5|voluntario voluntariado ajudar caridad|voluntario ong abrigo bombeiro escoteiro
4.8|clube associacao grupo socio|clube socio associacao confraria grupo
4.9|jardim horta quintal plantar|tomat rosa horta estufa adubo canteiro couv relva grama
1.4|planta vaso regar|costela de adao orquidea cacto suculenta samambaia espada sao jorg
4.5|clima tempo previsao calor|umido humido chuvoso geada nublado
6.6|present prenda lembranca surpresa ideia|coleciona fa sonha
4.2|natal festa celebrar ceia consoada|ceia consoada peru bacalhau arvor presepio paneton rabanada
5.2|carnav folia fantasia|bloco sambodromo fantasia abada trio
5.9|junina junino arraial|quadrilha fogueira sardinha manjerico arraial quentao
5.9|emergencia contato contacto acident|emergencia samu inem contato
5.5|sangu doar doador tipo|positivo negativo doador dadora rh
4.0|humor tom estilo resposta respond escrev formato|curto breve topico formal inform emoji simpl direto
4.9|unidad medida temperatura distancia|metrico celsiu fahrenheit milha quilometro grama xicara
6.6|fuso horario relogio|brasilia fuso utc gmt
4.6|moeda dinheiro preco cambio|reai euro dolar kwanza
5.5|ortografia escrita portugu variant|brasileiro europeu pt br
4.2|tu voce tratamento tratar|tu voce senhor senhora tutear
5.2|emoji carinha|emoji carinha figurinha sticker
4.8|despedida carta cumprimento assinar|abraco cumprimento atenciosament beijo
4.8|especialista medico doutor|cardiologista ginecologista pediatra ortopedista dermatologista
6.6|vacina reforco dose imunizacao|vacina tetano gripe covid reforco
4.9|documento identidad renovar passaport validad|rg cpf passaport venc nif caduca
4.8|chave codigo porta predio|chave senha portaria fechadura interfon
5.9|lixo coleta recolha reciclagem|lixo coleta reciclagem ecoponto caminhao
4.9|encomenda entrega correio transportadora|encomenda correio sedex ctt portaria motoboi cacifo
6.6|comprar onlin loja encomendar|shope amazon shein worten magalu olx
5.5|deliveri pedir entrega comida|ifood glovo rappi motoboi
4.6|movei mobilia sofa mesa decoracao|sofa mesa estant cama colchao ikea guarda roupa roupeiro
4.6|reforma obra pedreiro consertar remodelar|pedreiro azulejo telhado infiltracao encanador canalizador obra banheiro
5.9|ferramenta bricolagem conserto|furadeira berbequim serra parafusadeira martelo
4.9|geladeira frigorifico eletrodomestico avaria|geladeira frigorifico lava louca brastemp bosch freezer maquina electrolux
3.7|limpeza faxina arrumar casa|faxineira diarista empregada aspirador roomba
5.5|roupa suja lavanderia passar|lavanderia ferro amaciant lixivia
4.4|negocio empresa loja fundador empreend|loja negocio fundei padaria socio mei client startup
4.5|client projeto freelanc autonomo|client fatura contrato freela
6.6|lancamento produto versao|lancamento versao beta releas
5.9|equip equipa funcionario|funcionario colaborador equip
5.9|entrevista vaga candidatura curriculo emprego|entrevista candidatei vaga proposta recrutador linkedin
4.9|demissao despedimento sair desemprego|demitido despedido aviso previo fgt seguro desemprego desempregado
4.8|aposentadoria reforma aposentar|aposentado reformado inss pensionista
5.2|exercito militar servico tropa|exercito marinha quartel veterano tropa
5.9|premio ganhar concurso|ganhei premio medalha trofeu
4.9|campeonato torneio competicao prova|torneio campeonato partida copa taca
5.9|banda ensaio show|ensaio banda baterista show
4.6|danca dancar aula|forro samba salsa tango bale ballet zouk kizomba gafieira
5.5|teatro peca palco ator|teatro ensaio papel palco peca
4.6|escrev romanc conto blog|romanc manuscrito rascunho blog editora
6.6|astronomia estrela telescopio|telescopio estrela planeta
5.2|esqui neve inverno|esqui snowboard bariloch
5.2|surf mar onda praia|surf prancha onda nazar ericeira bodyboard
5.9|escalada escalar rocha|escalada boulder via pared
4.8|pesca pescar rio|vara tilapia tucunar robalo anzol
6.6|caca cacar arma|caca espingarda perdiz javali
6.6|mergulho mergulhar oceano|mergulho cilindro noronha snorkel padi
4.1|xadrez tabuleiro baralho carta noit|xadrez truco sueca buraco poquer catan bridg domino
5.2|apelido alcunha chamar|apelido alcunha chamam
4.6|terra cresceu infancia origem|cresci nasci criado interior aldeia
6.6|formacao formado diploma estud|formado formei licenciado diploma
4.8|emprego anterior antigament curriculo|trabalhava antigo ex emprego estagiei
5.9|meta objetivo resolucao sonho plano|meta objetivo sonho planejo
6.6|preocupacao estress stress problema|preocupado estressado aflito problema
4.6|porco receita quantidad servir|porco pessoa rend
4.3|festa convidado convidar|convidado pessoa lista
4.4|horario escolar aula sinal|sinal aula recreio turno
4.8|uniform farda trabalho|uniform farda terno fato jaleco avent
5.2|senha password palavra pass gerenciador|bitwarden keepass senha 1password
2.5|backup nuvem arquivo ficheiro|backup dropbox drive na icloud
6.6|impressora imprimir digitalizar scanner|impressora tinteiro cartucho epson toner
6.6|fone auscultador auricular ouvir|fone airpod jbl auscultador
3.9|casa inteligent luze assistent|alexa googl hue automacao
6.6|tablet leitor ecra|ipad tablet kindl kobo
6.6|relogio smartwatch pulseira|garmin smartwatch relogio fitbit
5.5|rede sociai perfil postar|instagram tiktok facebook twitter seguidor linkedin
5.9|canal youtub video|youtub inscrito twitch
5.9|menstruacao ciclo ginecologista|menstruacao colica tpm endometrios menopausa
6.6|anticoncepcion contracetivo pilula|pilula diu preservativo camisinha
5.9|cancer cancro oncologista|quimioterapia tumor quimio radioterapia mama
5.5|cuidador idoso lar cuidar|cuidador alzheim lar demencia asilo
4.9|luto perda falecimento|faleceu morreu viuvo viuva luto
5.9|autismo neurodivergent espectro|autista asperg tea autismo
6.6|amamentar fralda bebe|amamentacao fralda mamadeira biberao chupeta
6.6|cerebro derram avc neurologista|avc derram parkinson escleros
5.5|estomago barriga digestao gastro|gastrit refluxo ulcera azia sindrom
5.9|imigracao emigrar visto exterior|emigrei imigrant visto aima residencia autorizacao
5.2|bolsa estudo propina mensalidad|bolsa prouni fi propina bolseiro cape
5.2|sindicato greve direito|sindicato greve sindicalizado
5.5|advogado processo justica|advogado tribun processo acao
5.5|heranca testamento inventario|heranca testamento inventario herdei
5.5|maquina fotografica drone filmar|drone dji gopro
5.9|acampar acampamento barraca tenda|barraca tenda acampamento motorhom autocaravana
4.2|parqu piqueniqu passeio domingo|piqueniqu parqu passeio praca
5.5|vinho adega harmonizar|tinto branco alentejo douro adega malbec
5.5|queijo frio tabua|queijo brie coalho mina presunto fiambr
6.6|pao fermentacao assar padeiro|levain broa fermento
6.6|suplemento proteina vitamina|whei creatina vitamina omega
6.6|massagem spa relaxar|massagem spa sauna
6.6|meditacao ioga respirar|meditacao mind ioga retiro
4.4|manicur unha salao|manicur unha gel esmalt
6.6|perfum cheiro fragrancia|perfum natura boticario colonia
5.2|bolsa mochila mala acessorio|bolsa mochila carteira mala
4.9|roupa estilo moda marca|zara renner brecho shein vintag
5.2|sala mesa cadeira ergonomia|cadeira ergonomica mesa monitor
6.6|teclado rato mous periferico|teclado mous mecanico logitech rato
4.6|futebol pelada jogar amigo|pelada futsal goleiro guarda rede atacant zagueiro
5.5|art marciai luta dojo|judo karat jiu jitsu muai thai faixa capoeira
5.9|quadra raquet padel|padel teni raquet beach tenni quadra
5.9|volei basquet quadra|volei basquet levantador nba
5.9|formula corrida automobilismo|senna ferrari hamilton kart
4.8|patin skate roda|skate patin longboard patinet trotinet
5.9|feriado pont folga|feriado pont emenda
4.9|pascoa ovo celebrar|ovo amendoa folar pascoa coelho
2.7|reveillon ano novo virada passagem|reveillon virada fogo passa
6.6|alistamento voto eleitor titulo|titulo eleitor zona secao
6.6|horoscopo taro ascendent|ascendent taro lua
4.5|carro eletrico carregar carregador|carregador wallbox tomada autonomia
6.6|vinil disco toca|vinil vitrola gira disco
5.9|karaok balada discoteca sair|karaok balada discoteca boat noitada
4.1|onibu autocarro paragem ponto|ponto paragem linha carri termin
3.7|profissao trabalho emprego conjug marido esposa|marido esposa companheiro namorada
3.6|饮食 吃饭 菜单 餐厅 聚餐 宴席 点菜 饭局 忌口|吃素 素食 纯 素 蛋 奶 清真 荤菜 吃斋 茹素 五 辛 鱼
3.2|过敏 忌口 食材 便 当 零食 服务 员 配料 避开|花生 坚果 海鲜 虾 螃蟹 牛奶 乳糖 麸 质 鸡蛋 芝麻 芒果 青霉素 花粉 头 孢 乳胶 荨麻疹 不耐 受 过敏原
3.9|早餐 早饭 早点 早上|豆浆 油条 包子 煎 饼 小米粥 稀饭 馒头 燕麦 吐司 酸奶 肠 粉 热 干 面 豆腐 脑
4.3|午饭 午餐 中饭 食堂|盖 饭 快餐 带饭 食堂 盒 麻辣 烫 沙拉 沙 县
3.2|晚饭 晚餐 夜 宵 宵夜|烧烤 撸 串 火锅 小 龙虾 砂 锅 炒 粉 卤味
2.9|喝酒 酒吧 饮料 干杯 敬酒 酒 水|白酒 茅台 啤酒 红 酒 威士忌 黄酒 清酒 戒酒 不 沾 滴 酒精
3.0|咖啡 咖啡店 馆 提神 咖啡因|美式 拿 铁 瑞 幸 星 巴 克 燕麦 奶 手 冲 浓缩 澳 白 卡 布 奇 诺 挂 耳 低 因
4.8|喝茶 茶叶 泡茶 茶具|绿茶 龙井 普 洱 铁观音 红茶 乌 龙 茉莉花茶 白茶 菊花茶 功夫 茶 岩
3.0|奶茶 饮 品 下午茶|喜 茶 奈 雪 蜜 冰 城 珍珠 三分 糖 去 半 霸王 姬 古 茗
3.4|甜点 甜 品 蛋糕 烘焙 点心|巧克力 提 拉 米 苏 冰淇淋 蛋 挞 月饼 双 皮 奶 芝 士 泡芙 麻 薯 汤 圆
3.2|做饭 厨房 菜 谱 灶 台 下厨 厨 具 烹饪|电磁 炉 燃 气 灶 空气 炸 锅 电 饭 煲 炒 烤箱 高压 微波 砂 破 壁 机
4.1|讨厌 挑食 难 吃 不吃|香菜 苦瓜 芹菜 折 耳根 内脏 肥肉 榴莲 茄子 胡萝卜 大蒜 受不了
3.5|爱 吃 喜欢 拿手 菜 家常菜 式|红烧 肉 饺子 火锅 麻婆豆腐 螺 蛳 粉 烤鸭 寿司 拉面 酸菜 鱼 番茄 炒蛋 糖醋排骨
2.3|口味 吃 辣 度 调料|微 辣 中 特 不 辣椒 花椒 清淡 重 口 麻辣 老 干妈
2.5|买 菜 超市 采购 市场 购物|盒 马 山姆 永 辉 叮 咚 菜 场 大 润 发 沃 尔 玛 朴 胖 东 来 水果 店 奥 乐 齐
2.6|外 卖 点 餐 送|美 团 饿 么 骑 手 满 减 淘 宝 闪 购 配送 费
3.2|住址 地址 居住 哪里 住 城市 位置 附近|小区 搬到 公寓 楼 盘 街道 郊区 胡同 弄堂 城 中村 村里 邮 编 定居
4.3|搬家 搬迁 打包 行李|新家 钥匙 纸箱 货 拉拉 搬家 公司 押金 新房
2.3|房租 租 房 房东 租金 租约|房东 押 一 付 三 合租 中介 自如 链 家 贝壳 租 客 二 整
2.5|房 贷 贷款 月 供 按 揭 买|公 积 金 首 付 利率 月 供 按 揭 商 贷 提前 还 款 学区 房
3.3|室友 舍 友 合租 同 住|室友 舍 友 合租 宿舍 主 卧 次
3.5|邻居 楼上 楼下 噪音 隔壁|邻居 楼上 楼下 隔壁 物业 业 委 会 装修 声 对门
2.5|房间 户 型 楼层 卧室 电梯 平米|阳台 主 卧 书房 阁楼 地下室 车库 电梯 复 式 三 居室 两 室 一 厅
3.1|供暖 取暖 冬天 暖气|暖气 片 地 暖 空调 壁挂 炉 集中 供暖 电热 毯 油 汀 小 太阳
4.1|空调 降 温 夏天 制冷|格 力 美 空调 风 扇 中央 变频
3.3|电 费 用 水电 账单|国家 电 网 电表 阶梯 价 度 峰 谷 南方
3.9|燃 气 煤气 水费 缴 费|天然 气 煤气 罐 水 表 燃
3.3|宽 带 网络 无线 网 速 上网|光纤 路 由 器 千 兆 电信 联通 移动 光 猫 mesh
3.4|手机 机 型 换机 屏幕|华 为 小米 苹果 iphon oppo vivo 荣耀 安 卓 三星 折叠 屏 鸿 蒙
3.4|电话 号码 联系 方式 手机 号|座 机 分机 手机 号 区号 微 信号
3.3|微 信 聊天 联系 加 好友|微 信 qq 钉 飞 书 公众 号 朋友 圈
4.7|邮箱 邮件 收件|qq 邮箱 163 gmail outlook 网 易 foxmail
3.4|电脑 笔记 本 台式 机 主机 配置|macbook 联想 thinkpad 华 硕 戴 尔 显 卡 内存 拯救 者 固态 小新
4.6|操作 系统 发行 版|linux ubuntu window maco debian arch 麒麟 deepin fedora
3.3|编辑 器 写 代码 开发 工具 id|vscode vim neovim emac idea cursor jetbrain pycharm
4.7|编 程 语言 代码 示例 技术 栈|python java golang typescript rust php kotlin javascript swift
3.2|框架 前端 后 端 网页 开发|vue react spring django flask uniapp angular 小 程序 next js
4.9|数据 库 存储 查询 sql|mysql redi mongodb oracl 达 梦 tidb
4.0|部署 服务 器 云 上线 运 维|阿里 云 腾 讯 华 为 docker k8s aw 宝塔 nginx
3.0|项目 应用 开发 副业|小 程序 仓库 原型 插 件 创业 开 源 app
3.7|截止 日期 期限 交付 提交 死 线|ddl 周五 月底 提交 截止 上线 交 稿
2.7|游戏 打 主机 手 游 开 黑|王者 荣耀 原 神 吃 鸡 英雄 联盟 steam switch 任天堂 ps5 我的 世界 黑 神话 崩 铁
3.0|电视 剧 追 综艺 集|爱 奇 艺 腾 讯 视频 优 酷 美 剧 韩 甄 嬛 传 大 结局 更新 古 装
3.3|电影 影 院 看 片 票|导演 科幻片 恐怖片 院 线 猫 眼 豆瓣 悬疑 片 喜剧
3.3|动 漫 二次元 漫画 番 剧|海贼 王 火影 新 番 追 站 手 办 柯 南 国 漫 cosplai
3.1|看书 读书 书籍 作者 图书 馆 小说|小说 三 体 金庸 推理 kindl 微 信 读书 诗 集 传记 网 文 散文
2.9|音乐 听 歌 歌手 演唱 会 单|周 杰 伦 民谣 摇滚 说唱 爵士 古典 网 易 云 黑 胶 粤语 歌 五月 天
3.2|乐器 弹奏 练琴 学 琴|钢琴 吉他 古筝 二胡 小提琴 琵琶 架子 鼓 笛子 尤 克里 里 萨 克斯 贝 斯
3.9|合唱 唱歌 团|女高音 男 低音 合唱 团 声 部 排练 女 中 音
5.6|播 客 电台 收听|小宇宙 喜马拉雅 播 客 电台
3.7|爱好 兴趣 业余 消遣 周末 放松 礼物|书法 钓鱼 摄影 围棋 编织 园艺 登山 陶艺 木工 观 鸟 养 花 露营 盘 串
3.4|收藏 收集 藏 品|邮票 古 钱币 手 办 盲 盒 泡泡 玛 特 黑 胶 核桃 乐 高 玉石 球鞋
4.3|手工 编织 针线 缝纫|钩针 毛线 刺绣 十字 绣 缝纫 机 织 毛衣 拼 布
4.7|画 绘画 美术|水彩 油画 国 画 素描 板 绘 水墨 procreat
4.2|书法 练 字 毛笔|楷书 行书 毛笔 宣 纸 隶书 字帖
2.8|拍照 摄影 相机 镜头|佳 能 尼 康 索 富士 微 单 胶片 反 徕 卡 大 疆
3.4|运动 锻炼 健身 体育|跑步 瑜伽 游泳 羽毛球 乒乓球 篮球 足球 网球 太极 普 拉 提 跳 绳 骑 行 拳击
3.0|跑步 马拉 松 跑鞋 比赛|半 马 全 配 速 越野 跑 夜 团 中 签
3.1|自行 车 骑车 骑 行 单车|公路 车 山地 美 利 达 捷 安 特 折叠 头盔 共享 单车 码 表
3.4|球队 球迷 看球 主 队|国安 申 花 湖人 勇士 曼 联 皇 马 利物浦 泰山 中 超 死 忠
3.3|健身房 私 教 撸 铁 增 肌|深 蹲 卧 推 硬 拉 私 教 办 卡 蛋白 粉 哑铃 乐 刻
4.8|游泳 泳池 泳衣|自由 泳 蛙泳 道 镜 馆
5.0|爬山 徒步 户外 登山|徒步 登 顶 路线 登山鞋 黄山 川西 驴 友 登山 杖
3.9|广场 舞 跳舞 舞蹈 学|广场 舞 街 拉丁 芭蕾 国 标 民族 爵士舞
3.8|太极 武术 养 生|太极 拳 八段锦 咏 春 气功 泡 脚
3.2|受伤 伤 病 膝盖 腰 疼 扭伤 康复 疼痛|骨折 韧带 半月 板 腰椎 间 盘 突出 崴 脚 腱鞘炎 打 石膏 拐杖 颈椎 肩 周 炎 拉 伤
4.5|手术 开刀 住院 恢复 医院|手术 阑尾 胆囊 麻醉 缝针 搭 桥 微 创 出院
4.2|疾病 健康 病 史 慢性病 确 诊 身体|糖尿病 高血压 哮喘 偏 头痛 甲 亢 减 癫痫 痛风 类 风湿 银 屑 病 贫血 结 节
2.7|药物 吃 药 用 药店 处方 量|胰岛素 二甲 双 胍 布 洛 芬 降压药 他 汀 优 甲 乐 抗 抑郁 药 中药 氨 氯 地平 阿司匹林
2.9|中医 调理 看病 体质|针灸 拔 罐 艾灸 中药 湿气 把 脉 上 火 气 虚
2.6|血压 心脏 心 血管|支架 起 搏 器 早 房 颤 胆固醇 冠心病 心律 不 齐
3.5|心理 咨询 情绪 焦虑 治疗|抑郁 焦虑 症 咨询 师 强迫 多 动 双 相 惊恐 倦怠
3.8|睡眠 睡觉 失眠 作息 闹钟 起床|失眠 褪 黑 素 熬夜 早睡 午睡 夜猫子 打 呼噜 早起
3.2|眼睛 视力 眼镜 配 镜|近视 散光 隐形 眼镜 老 花 白内障 色盲 角膜 塑 形 镜 度数 青光眼
4.1|听力 耳朵 耳鸣|助 听 器 耳 聋 耳鸣 中耳炎
3.5|牙齿 牙医 看 牙 口腔|智齿 补牙 牙 套 正 畸 根 管 种植 洗 蛀牙 冠 隐 适 美
4.5|皮肤 护肤 防晒 皮肤科|湿疹 痘 敏感 肌 油 皮 干 银 屑 病 玫瑰 痤 疮
2.7|怀孕 孕期 宝宝 预 产 期 检|怀孕 孕妇 孕 周 双胞胎 试管 吐 二 胎 晚期 月 嫂
2.3|母乳 喂 奶 婴儿 育 儿|奶粉 尿 不 湿 母乳 月 子 辅 食 断 奶 中心
3.5|轮椅 无 障碍 行动 不便 台阶|轮椅 拐杖 坡道 假 肢 助 行 器 残疾 证
3.4|抽烟 吸烟 戒烟 香烟|电子 烟 戒烟 中华 瘾 尼古丁 老 枪
3.6|体重 减肥 减 重 瘦身|公斤 轻 断食 卡路里 生 酮 减 脂 胖 司 美 格 鲁 肽
3.2|身高 个子 量 身|厘米 一 米 八 六 身高
3.1|衣服 尺 码 穿衣 上衣 裤子 外套|大 码 均 xl 腰 围 加大 中 衬衫
4.1|鞋子 鞋 码 买|码 鞋 42 球鞋 靴子 高跟鞋 耐 克
4.3|戒指 首饰 珠宝|黄金 铂 金 钻 戒 周 大福 手镯 银 饰 翡翠
3.8|头发 理发 发型 剪发 染发|卷发 短 发 秃头 烫 染发 脱发 刘海 托 尼
4.0|化妆 美 妆 口红 护肤 品|口红 粉底 眼影 完美 日记 雅 诗 兰 黛 面 膜 蔻
4.9|颜色 色系 配色|蓝色 绿色 紫色 红色 黄色 粉色 酒 红 黑色
1.3|名字 称呼 姓名 签名 落款|我姓 我 叫 英文 名 全
2.9|小 名 昵称 外 号|小 名 外 号 绰号 乳名 网
5.7|代词 性别 称谓|男生 女生 非 二元
2.8|年龄 岁数 几 岁 出生 年|出生 周 岁 虚岁 九 零 后 八
3.8|生日 庆 生 寿辰 礼物|生日 出生 于 一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月 农历
3.2|属 相 生肖 本命 年|属 鼠 牛 虎 兔 龙 蛇 马 羊 猴 鸡 狗 猪
6.4|星座 运 势 占星|狮子座 处女座 白羊 座 双鱼座 金牛座 双子 天蝎 摩 羯
3.7|国籍 护照 签证 公民 移民|绿卡 永 居 入籍 签证 中 国籍 枫叶 卡
6.4|民族 族群 少数|汉族 回族 满族 壮族 维吾尔 族 藏族 蒙古族
4.6|户口 籍贯 老家 户籍|老家 户口 籍贯 落户 集体 居住 证
3.2|语言 外语 母语 学|英语 日语 流利 双 语 多 邻国 韩语 法语 德语 雅 思
3.9|方言 口音 家乡话|粤语 上海 话 四川 闽南 语 客家话 东北 温州
4.8|宗教 信仰 寺庙 教堂 信教|佛教 基督徒 穆斯林 道教 天主教 居士 无神论 清真寺 礼拜
3.3|工作 职业 上班 行业 谋生|护士 老师 工程 师 程序 员 会计 司机 公务 销售 产品 经理 电工 入 职
4.6|老板 领导 上司 主管|领导 总监 经理 直属 组长 主管
3.6|同事 团队 办公 室 工 位|同事 同 组 工 位 搭档 部门
2.7|公司 单位 雇主 东 家|国 企 外 大 厂 私 工厂 事业 单位 创业 公司 体制 内
2.3|工资 薪水 收入 月薪 涨 薪|月薪 年薪 税 前 到 手 年终 奖 五 险 一 金 底薪 提成 期 权
2.8|社 保 公 积 金 医|五 险 一 金 医 保 公 积 断 缴 灵活 就业
3.2|上班 时间 排班 班次 加班 工时|夜班 早班 996 双 休 单 倒 班 大小 周 轮
2.8|通勤 上班 路上 交通 出行|地铁 公 交 电 动 车 打 高铁 开车 拼 号 线
4.3|居家 办公 远程 坐 班|远程 居家 混合 办公 共享 线上
3.2|假期 休假 请假 放假 年假|年假 调 休 三 亚 国庆 黄金 周 海边 五一 婚假
2.9|旅行 旅游 出 游 行程 攻略 行李|机票 高铁 东京 云南 航 班 民宿 自 驾 跟 团 机场 曼谷
3.0|酒店 住宿 订房 入 住|民宿 青 旅 汉 庭 亚 朵 全 季 携 程 如 家
4.7|座位 靠窗 选 座 飞机|靠窗 过道 二等 座 商务 经济 舱
3.6|火 车票 高铁 票 抢|12306 硬 卧 候补 二等 座 动 车 绿 皮
3.4|打 车 出租 网 约|滴滴 高 德 顺风 车 快车
3.8|害怕 恐惧 怕 胆小|恐 高 怕 虫 蜘蛛 幽 闭 晕 针 黑 蟑螂 狗
5.3|晕车 晕船 乘车|晕车 晕船 药 晕机
2.7|大学 专业 读书 学业 念书 本科|本科 研究生 专业 博士 大三 学期 硕士 大 一 985 计算 机 系
3.5|论文 导师 课题 研究 答辩|导师 开 题 毕业 论文 答辩 查 重 盲 审 投稿
3.3|考试 备考 复习 考证|考 研 高考 公 四 六 级 雅 思 期末 补考 上岸 国
3.5|学校 孩子 上学 老师 班级 年级|小学 初中 年级 班主任 高中 重点 班 国际 学校
3.6|补习 辅导 课外 班|补习 班 家教 奥 数 钢琴 课 网 编 程
2.9|幼儿 园 托 班 带 娃 接送|小班 中 班 大班 托 保姆 阿姨 早 教
2.5|孩子 小孩 娃 子女 家里|儿子 女儿 双胞胎 老大 老 二 胎 宝宝 独 生子
3.7|儿子 男孩 小子|儿子 男孩 臭小子 犬 子
4.4|女儿 女孩 闺女|女儿 闺女 丫头 千金
3.5|爱人 配偶 伴侣 对象 另一 半|老公 老婆 丈夫 妻子 男朋友 女朋友 媳妇 未婚夫 未婚妻 对象
4.4|结婚 婚礼 婚宴 婚期|婚礼 领 证 订婚 彩 礼 伴娘 伴郎 婚 纱 喜 糖
4.1|结婚 纪念 日 周年|周年 结婚 领 证 纪念 日
4.5|单身 恋爱 相亲 约会|单身 相亲 分手 暗恋 异 地 恋 探
4.2|离婚 前任 抚养 权|离婚 前妻 前夫 抚养 费 单 亲 分居
3.1|妈妈 母亲 节|妈妈 老 妈 我妈 母亲
4.5|爸爸 父亲 节|爸爸 老爸 我爸 父亲
2.9|父母 爸 妈 家长 双亲|爸 妈 爹 老 两 口 父母
5.7|兄弟 哥哥 弟弟|哥哥 弟弟 老哥 老弟 堂哥
3.3|姐妹 姐姐 妹妹|姐姐 妹妹 老姐 老 妹 表姐
5.9|奶奶 外婆 祖母|奶奶 外婆 姥姥 阿婆
6.1|爷爷 外公 祖父|爷爷 外公 姥 爷 阿公
4.5|孙子 孙女 隔代|孙子 孙女 外孙 外
5.1|亲戚 舅舅 姑姑 长辈|舅舅 姑姑 叔叔 阿姨 表哥 堂妹 侄子 外甥 伯伯
4.9|婆婆 岳母 公婆|婆婆 公公 岳父 岳母 丈母娘 老丈人 儿媳
2.8|朋友 闺 蜜 好友|闺 蜜 死 党 哥 们 发 小 铁 子
3.6|宠物 养 宠 动物 兽医|猫咪 狗 兔子 仓 鼠 鹦鹉 乌龟 领养 流浪 猫 龙
3.4|狗 遛狗 养 粮|金 毛 柯 基 泰 迪 柴犬 边 牧 拉布拉多 哈 士 奇 土狗 比 熊 博美 萨 摩耶
3.0|猫咪 养 猫 砂 粮|英 短 布偶 橘 猫 美 暹罗 狸 花 奶牛 缅因 三
4.6|鱼 缸 养 水族|金鱼 锦 鲤 孔雀鱼 鱼 缸 斗鱼 龙
5.1|养 鸡 农村 养殖|母鸡 鸭子 山羊 养 猪 蜜蜂 蜂箱
3.0|汽车 开车 车 型 加油 修 保养|比亚 迪 特斯拉 大众 丰田 本田 新 能源 电车 油车 suv 理想 蔚 来 宝 马
3.3|充电 桩 续航 电车|家 充 快 充电 桩 续航 换 电
2.4|驾照 驾 校 学 车|科目 一 二 三 驾照 c1 驾 校
3.0|摩托 车 电 动 骑车|小牛 雅 迪 爱 玛 摩托 小 电 驴 哈雷
3.2|车 牌 摇 号 牌照 限 行|绿 牌 沪 京 摇 号 限 蓝
2.8|保险 理 赔 投保 保 费|平安 人 保 重 疾 险 车 保单 百万 医疗 太平洋
4.2|停车 车位 场|车位 地 库 停车 费 车库
3.8|会员 订阅 续 费 自动 扣|会员 爱 奇 艺 网 易 云 续 费 百度 盘 netflix
3.2|银行 账户 卡 信用卡|工 行 招 建 储蓄 卡 信用卡 农 中
3.9|支付 付款 转账 红包|支付 宝 微 信 花 呗 云 闪 付 数字 人民 币
4.4|理财 投资 存钱 股票 基金|余 额 宝 基金 股票 定 投 定期 股 黄金 国债 炒
3.0|欠 债 欠款 还 款 借 钱|花 呗 网 贷 欠款 分期 借 车
3.9|预算 花费 价 位 价格 上限|预算 以内 块 钱
2.6|税务 报税 个 税|个 税 退 汇 算 清 缴 专 项 扣除
2.7|看 医生 挂号 门诊 医院|挂号 三 甲 专家 号 协和 门诊 社区 医院 复 诊
4.6|预约 时间 安排 日程 日历|预约 周二 周四 下午 点钟
3.6|会议 例会 开会 周 会|周 会 站 周一 周三 腾 讯 会议 晨
5.3|培训 上课 课程|培训 上课 晚课 课程 线
3.7|志愿 者 公益 做 义工|志愿 者 义工 献血 支 教 流浪 动物
5.9|社团 俱 乐 部 协会|社团 俱 乐 部 协会 会长
6.1|入党 政治 面貌 党 组织|党员 团员 群众 支部
3.2|园艺 种 菜 菜园 花园 阳台|番茄 月 季 绣 球 堆肥 多肉 辣椒 苗 黄瓜 菜地
4.1|盆栽 绿 植 养 花 浇水|绿 萝 龟 背 竹 兰花 多肉 仙人掌 发财 树 君子 兰
3.8|天气 气候 气温|回 南天 雾 霾 梅雨 潮湿 下雪 台风
4.2|礼物 送礼 惊喜 礼品 伴 手 礼|收集 种 草 心愿
4.9|春节 过年 年夜饭 新年|拜年 红包 年夜饭 春 运 回老家 压岁钱 团圆 除夕
3.5|中秋 端午 节日|月饼 粽子 赏 月 龙舟 清明 元宵
3.3|紧急 联系 人 急救 意外|紧急 联系 人 家属 120
5.2|血型 献血 输血|型 ab rh 阴性 熊猫 血
4.2|回答 语气 风格 格式 回复|简短 简洁 正式 口语 列表 通俗 分 步 要点 啰嗦
4.7|单位 度量 温度 重量|斤 公斤 摄氏 度 公里
4.6|时 区 时差 时间|北京 时间 时差 utc 东 八区
4.0|货币 汇率 钱|人民 币 美元 港币 欧元 日 元
6.4|简体 繁体 字体 写法|简体 繁体 正体 拼音
5.4|表情 包 颜 文字|表情 包 符号 emoji
3.9|落款 结尾 信件 敬 语|此 致 敬礼 敬上 祝 好
4.0|疫苗 接种 打针|流感 hpv 加强 针 狂犬 带 状 疱疹 九 价
3.7|证件 身份 证 护照 到期 换|身份 证 护照 到期 港澳 通行 居住
6.1|钥匙 门锁 密码 门禁|指纹 锁 备用 钥匙 门禁 密码
4.4|垃圾 分类 回收|湿 垃圾 干 厨 余 可 回收 垃圾桶
3.4|快递 包裹 收 货 寄 件|顺 丰 菜 鸟 驿站 巢 中 通 圆 代收 京 东 快递
2.3|网 购 剁 手 下 单 购物 车|淘 宝 京 东 拼 多多 双 十一 直播 间 闲 鱼 唯 品 会 天 猫
5.9|家具 沙发 床垫 家居|沙发 书桌 宜家 床垫 衣柜 实 木 茶几
3.8|装修 翻新 改造 漏水|硬 装 瓷砖 水电 工 长 防水 毛坯 精 吊 顶
5.0|工具 维修 修理|电 钻 螺丝 刀 扳手 锤子
2.5|家 电 洗衣 机 冰箱 坏|海 尔 美 洗碗机 洗衣 机 冰箱 小 天鹅 烘干 西 门 子
3.0|打扫 家务 保 洁 清洁|保 洁 钟点 工 扫地 机器 人 阿姨 石头 吸尘器
3.3|创业 开 店 生意 老板|开 店 网 加盟 合伙人 奶茶 个体 户 融资
3.7|客户 甲 方 接 单 自由 职业|甲 方 合同 发票 尾款 接 单
3.9|发布 产品 上线 版本|上线 内 测 版本 发布 会
3.3|人数 员工 团队 规模|人 团队 员工 编制 人手
3.7|面试 求职 简历 跳槽 招聘|面试 offer boss 直 聘 秋 招 猎 头 笔试 校 投 简历
3.9|裁员 离职 失业 辞职|被 裁 离职 裸 辞 失业 优 化
3.8|退休 养老 退休金|退休 养老 金 退休金 返 聘 内 退
3.8|养老 院 照顾 老人 护理|护 工 阿 尔 茨 海 默 养老 院 失 智 保姆
4.0|当 兵 部队 军人|退伍 参军 部队 军 嫂 义务 兵
5.2|获奖 奖 项 比赛|一等 奖 奖牌 冠军 获奖
5.3|比赛 竞赛 锦标 赛|决赛 联 赛 竞赛 选拔
7.5|乐队 排练 演出|乐队 鼓手 主唱 livehous
4.5|戏曲 听 戏 剧院|京剧 越剧 黄梅 戏 昆曲 豫剧
4.8|话剧 舞台 表演 脱口 秀|话剧 角色 音乐剧 相声 德 云 社
3.0|写作 写 小说 博 客|网 文 草稿 起点 公众 号 晋江 出版社
5.9|天文 星空 望远镜|望远镜 观 星 流星雨
4.0|滑雪 雪 场 冬季|单 板 双 崇 礼 雪 场 亚 布 力
4.7|冲浪 海边 潜水|冲浪 浮 潜 水肺 万 宁 潜水 证
5.0|攀 岩 馆 攀登|抱 石 攀 岩 馆 先锋
4.2|钓鱼 渔 具 鱼竿|鲫鱼 鱼竿 路 亚 野 钓 黑 坑 鲈 鱼
7.5|露营 野餐 帐篷|帐篷 天幕 野餐 房车
5.1|麻将 扑克 打牌|麻将 斗 地主 掼 蛋 德州 血 战 三缺一
4.8|棋 类 下棋 对 弈|围棋 象棋 国际 五子棋 段位
4.1|桌 游 剧本 杀 聚会|狼人 杀 剧本 密室 三国 卡 坦 岛
5.9|唱 ktv 聚会|ktv 麦 霸 唱歌
3.2|家乡 故乡 长大 出身|长大 老家 出生地 东北 人 湖南 山东
3.4|毕业 学历 母校|毕业 母校 清 华 本科 学历 大 专
2.8|以前 工作 前 公司 经历|前 公司 做 过 离开
4.8|目标 计划 梦想 心愿|打算 目标 梦想 想学 攒 钱
3.5|烦恼 压力 焦虑 担心|压力 大 发愁 担心 内 卷 崩溃
2.8|份量 几 人 份|两 人 三口 份
3.7|请客 客人 来宾 桌 数|客人 宾客 请 帖
4.0|课表 接 孩子 放学|放学 课表 校车 晚 自 习
3.7|制服 着 装 正装|工 服 正装 西装 校服 汉服
3.8|密码 管理 账 号|bitwarden 1password 密码 本
4.4|备份 网 盘 云|百度 网 盘 na 阿里 云 群 晖 icloud 夸克
3.8|打印 机 扫描|惠 普 打印 机 墨盒 激光 爱 生
5.7|耳机 音响 降 噪|airpod 降 噪 蓝牙 freebud 索 尼
2.6|智能 家居 音 箱 灯|米 家 小 爱 天 猫 精灵 homekit
4.7|平板 阅读 器 电脑|ipad 平板 墨水 屏 matepad
4.0|手表 手 环 腕 表|佳明 手 环 劳力士 机械 表 appl watch
3.7|键盘 鼠 标 外 设 显示 器|机械 键盘 茶 轴 罗 技 显示 器 红
2.5|社交 媒体 账 号 发 帖 博 主|小 红 书 抖 音 微 博 站 粉丝 快手 知 乎 主
3.1|月经 经 期 妇科|痛 经 大 姨妈 月经 更年期 多 囊
3.3|避孕 生育 备 孕|避孕 药 备 孕 叶酸 上 环
4.3|癌症 肿瘤 化 疗|化 疗 肿瘤 乳腺 癌 放 肺癌 靶 向 药
4.5|肠 胃 胃病 消化|胃炎 幽 门 螺 杆菌 反 酸 肠 易 激 胃 疼 便秘
3.7|体检 指标 检查|脂肪 肝 尿酸 血 脂 转 氨 酶 血糖
5.7|中风 脑部 神经 内科|脑 梗 中风 帕 金森 脑出血
6.4|鼻子 鼻炎 呼吸|鼻炎 鼻窦 炎 打喷嚏 咽
4.9|感冒 发烧 流感|发烧 咳嗽 甲 流 阳 新冠
3.8|去世 丧 事 悼念|去世 走了 过世 丧偶
4.0|自闭症 特殊 教育 特教|自闭症 孤独 症 阿 斯 伯 格 谱 系
3.9|保健 品 补品 维生素|鱼 油 枸杞 维生素 钙 片 阿 胶 燕窝 褪 黑 素
6.8|按摩 足 疗 推拿|推拿 足 浴 按摩 刮痧 spa
5.7|冥想 正念 打坐|冥想 正念 禅 修 打坐
3.9|美 甲 美容 医|美 甲 水 光 玻 尿酸 热 玛 吉 双眼皮
4.2|香水 香味 香 氛|香奈 儿 祖 玛 珑 木质 香 花香
5.6|包包 背包 奢侈品|lv 爱马 仕 双肩 包 帆布包 古 驰
4.7|品牌 穿 搭 风格|优 衣 库 汉服 lolita 国 潮 始祖 鸟 李 宁
5.9|律师 官司 法律|律师 起诉 仲裁 法院
6.1|遗产 遗嘱 继承|遗嘱 继承 遗产 公证
4.6|留学 出国 申请 学校|留学 托福 雅 思 英国 澳洲 gpa 申请 季
4.2|学费 奖学金 助 学|奖学金 学费 助 学 贷款
2.7|宿舍 校园 寝室|寝室 宿舍 上 铺 下 四 人间
6.4|篮球 打球 球场|篮球 后卫 中锋 野球 nba
5.6|羽毛球 乒乓球 球拍|羽毛球 乒乓球 球拍 双打 尤 尼 克斯 横 板
3.7|赛车 f1 车队|f1 法拉 利 周 冠 宇 卡 丁 车
4.7|滑板 轮 滑 溜冰|滑板 轮 滑 长 板
3.7|追 星 偶像 爱 豆|偶像 饭 圈 本命 应援 爱 豆 打 榜
3.6|水果 果 盘 鲜|榴莲 荔枝 芒果 西瓜 车 厘 子 杨梅
6.1|主食 米饭 面食|米饭 面条 馒头 米粉 杂粮
3.9|爱人 职业 配偶 工作 老公|老公 老婆 上班 太太
`
