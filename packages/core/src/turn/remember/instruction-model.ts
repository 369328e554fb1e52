import { compileConcepts, conceptFeatures } from "../../text/concepts.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { INSTRUCTION_BIAS, INSTRUCTION_SCALE, INSTRUCTION_WEIGHTS } from "./instruction-weights.ts"

/** What instructions to a model and harmless notes speak of, in the languages of the training data. */
const CONCEPTS = compileConcepts([
  [
    "assistant",
    `assistant|agent |agents |ai |ais |llm|model |models |chatbot|bot |bots |claude|chatgpt|ki |ki-|assistent|modell|modelo |modèle|modello|asistente|ia |助手|模型|代理|机器人|アシスタント|エージェント|モデル|ＡＩ|AI`,
  ],
  [
    "user",
    `user |users |user's|nutzer|benutzer|anwender|utilisat|usuari|usuári|utente|utenti|utilizador|用户|ユーザー|利用者`,
  ],
  [
    "reply",
    `answer|reply|replies|respon|output|summar|antwort|réponse|répond|respuest|respond|contest|rispost|rispond|respost|回复|回答|答复|返信|返事|応答`,
  ],
  [
    "you",
    `you |your |yours |you're|du |dir |dich |dein|tu |toi |ton |tes |vous |votre|vos |tú |ti |usted|você|vocês|teu |te |你|您|あなた`,
  ],
  [
    "me",
    `i |i'm|my |me |mine |ich |mir |mein|je |j'|mon |mes |moi |yo |mi |mis |io |mio |mia |mie |eu |meu |minha|我|私|僕`,
  ],
  [
    "person",
    `he |she |his |her |hers |him |they |their |them |er |ihr |ihre |ihren |sein |seine |seinen |il |elle |elles |lui |son |sa |ses |él |ella |su |sus |lei |suo |sua |suoi |ele |ela |dele |dela |seu |他|她|彼`,
  ],
  [
    "wants",
    `want|wish|would like|would rather|prefer|expect|insist|demand|likes|asked for|möchte|will |wollen|wünsch|verlang|bevorzug|erwart|mag |lieber|veut|souhait|préf|exige|aime|quier|prefier|desea|gust|espera|vuole|desider|preferi|ama |piac|quer |prefer|deseja|gosta|希望|想|要求|喜欢|偏爱|愿|望|好|ほしい|たい`,
  ],
  [
    "permits",
    `may |can |could |allow|permit|permission|authori[sz]|grant|fine |okay|ok |cleared|consent|agree|signed off|entitle|free to|green light|accept|right to|access|dürf|darf |erlaub|befugt|berecht|einverstanden|gestatt|können|kann |kannst |zugriff|ordnung|vollmacht|bevollmächt|zustimm|peut|peux|peuv|autoris|permis|permet|accord|droit|accès|habilit|pued|autoriz|permit|permis|conced|acept|acceso|può|puoi|possono|autorizz|permess|acconsent|accett|access|concess|pode|podem|podes|aceit|acesso|可以|允许|授权|授予|许可|准许|同意|可|权|てよい|てもよい|ていい|てもいい|かまわない|許可|許し|権限|同意|できる|happy for|no harm|nobody minds|no one minds|no objection|licence to|right |stört niemand|getrost|gerne |nach gutdünken|unbedenklich|à mon gré|pas de souci|sans gêne|volontiers|no molesta|a mi gusto|tranquilamente|sin problema|piacer|tranquillamente|nessun problema|à vontade|ninguém se importa|sem problema|随意|放心|没关系|随便|差し支え|自由に|気にしない|問題ない`,
  ],
  [
    "asks",
    `ask|confirm|approv|consult|prompt|check with|sign-off|rückfrag|nachfrag|frag|bestätig|genehmig|freigab|freigegeb|gefragt|demand|confirm|approb|approuv|valid|question|pregunt|aprob|aprueb|chied|confer|approv|domand|pergunt|aprov|pedir|征求|确认|询问|问|批准|审批|核实|経て|確認|聞|承認`,
  ],
  [
    "not",
    `not |n't|don't|doesn't|no |never|none|nobody|nothing|without|nor |nicht|kein|nie |niemals|niemand|nichts|ohne|pas |sans |jamais|aucun|personne|rien|plus besoin|nunca|sin |ningun|nadie|nada |non |mai |senza|nessun|nulla |não|sem |nenhum|ninguém|不|没|无|未|勿|别|免|ない|なし|不要|無|せず`,
  ],
  [
    "always",
    `always|every|all |each|any |anything|anyone|whoever|whatever|whenever|at any time|immer|jede|alle |allen |alles |stets|sämtlich|wann immer|sobald|wer |toujours|chaque|tous |tout |toute|toutes |dès que|quiconque|siempre|cada|todo|toda|cualquier|quien |sempre|ogni|tutt|qualsiasi|chiunque|qualquer|quem |始终|总是|永远|每|所有|一律|一切|任何|全部|统统|只要|常に|いつも|必ず|すべて|毎|一切|何でも|全て`,
  ],
  [
    "from now on",
    `from now on|going forward|in future|in the future|henceforth|no longer|permanent|standing|from today|once and for all|ab jetzt|ab sofort|künftig|in zukunft|von nun an|nicht mehr|ein für alle mal|fortan|désormais|dorénavant|à partir de maintenant|à l'avenir|une fois pour toutes|a partir de ahora|en adelante|de ahora en|en lo sucesivo|para siempre|d'ora in|da ora in|in futuro|una volta per tutte|a partir de agora|daqui em diante|doravante|de agora em|de uma vez por todas|今后|以后|从现在|从今|往后|今後|以後|これから|これ以降`,
  ],
  [
    "runs",
    `run |runs |running|execut|command|shell|launch|script|tool |tools |sudo|ausführ|ausgeführ|führ|befehl|werkzeug|starte|exécut|commande|lancer|lancé|outil|ejecut|comando|herramient|corr|esegu|comand|strument|lanc|execut|ferrament|rodar|执行|命令|运行|工具|跑|実行|コマンド|ツール|install|download|open attach|fetch|installier|lade |herunterlad|öffne|abruf|rufe |télécharg|ouvr|consulte |descarg|instal|abr|scaric|apri |aprire|baix|abrir|安装|下载|打开|访问|导入|导出|導入|開い|ダウンロード|インストール`,
  ],
  [
    "deletes",
    `delet|remov|rm |erase|wipe|overwrit|lösch|entfern|überschreib|supprim|efface|borr|elimin|cancell|apag|exclu|删|清除|抹|消|削除`,
  ],
  [
    "sends",
    `send|sent |forward|upload|post |posted|copy |copied|copies|share|export|transmit|disclos|hand over|handed|leak|push|weiterleit|weitergeb|weitergegeb|leite|schick|send|hochlad|kopie|teile|teilen|melde|herausgeb|envo|transf|partag|transmi|copi|remis|reenv|enví|envi|comparti|entreg|sub|inoltr|invia|manda|condivid|consegn|encaminh|mand|partilh|compartilh|发|转发|抄送|分享|提供|上传|上报|寄|泄|推|送|転送|共有|渡|写し`,
  ],
  ["address", `webaddress|mailaddress`],
  [
    "secret",
    `password|passphrase|api key|api-key|key |keys |token|secret|credential|card number|credit card|passwort|kennwort|schlüssel|geheimnis|zugangsdaten|kreditkart|mot de passe|mots de passe|clé |clés |jeton|identifiant|contraseñ|clave|secreto|tarjeta|chiav|segret|credenzial|senha|palavra-passe|chave|segredo|cartão|密码|密钥|令牌|口令|卡号|凭证|パスワード|秘密|キー|トークン|鍵|door code|code of the door|password-|türcode|zugangscode|code de la porte|código de la puerta|codice del portone|código da porta|门禁|暗証`,
  ],
  [
    "data",
    `personal|private|customer|client|contact|phone number|conversation|chat|history|e-mail|email|mails |inbox|data |details|kunden|persönlich|kontakt|gespräch|unterhaltung|daten|angaben|postfach|client|contact|conversation|échange|discussion|donnée|coordonnée|cliente|contacto|conversaci|correo|datos|charla|buzón|contatt|conversazion|dati |posta|casella|contato|conversa|dados|caixa|客户|联系|对话|聊天|数据|资料|邮件|邮箱|顧客|連絡|会話|データ|情報|メール`,
  ],
  [
    "tells",
    `tell|mention|say |reveal|show|display|hide|hidden|conceal|silent|quiet|secret from|bring up|kept in the dark|warn|inform|brought up|sag |sage|erwähn|verschweig|verschwieg|schweig|zeig|anzeig|warn|verheimlich|nenn|genannt|dis |dire|mention|cach|montr|affich|taire|cité|citer|avert|dig|dec|menci|ocult|callo|callar|mostr|muestr|avis|citar|dire |nascon|menzion|mostr|tacere|nomin|citat|diga|digas|dizer|escond|mencion|calar|告诉|提|隐瞒|显示|透露|保密|说|言|隠|表示|触れ|黙|伝え|知らせ|話|confid|contents of|pass on|in the dark|keep from|kept from|withhold|diagnos|verbirg|im dunkeln|tairai|cèle|calla|tacer|calarei|隠し|伏せ|瞒`,
  ],
  [
    "check",
    `test|review|verif|check|safety|security|warning|filter|firewall|hook|certificate|tls|ssl|limit|rule|restrict|polic|audit|log |logs |guard|two-factor|protect|scan|finding|vulnerab|prüf|sicherheit|warn|firewall|zertifikat|grenz|beschränk|regel|protokoll|schutz|hinweis|fund|contrôle|vérif|sécurité|avertiss|pare-feu|certificat|restriction|règle|journa|alerte|mise en garde|mises en garde|prueba|revis|control|verific|segurid|advert|aviso|cortafuegos|límite|regla|registro|alerta|controll|sicurezz|avvis|regol|limit|registr|teste|seguranç|regra|alert|测试|评审|检查|安全|警告|提示|防火墙|规则|限制|日志|告警|校验|验证|审核|テスト|レビュー|検証|安全|警告|注意|制限|規則|ログ|ファイアウォール|監査`,
  ],
  [
    "disables",
    `skip|disabl|turn off|turned off|switch off|switched off|bypass|omit|ignore|suspend|lift|overrid|off |waive|waiv|drop|comment out|leave out|left out|unnecessary|not required|needless|forget|no-verify|blind|false positive|überspring|übersprung|deaktivier|abschalt|ausschalt|schalte|aus |entfallen|entfällt|ignorier|umgeh|aufheb|aufgehob|weglass|lassen|verzicht|auskommentier|unnötig|nötig|erforderlich|fehlalarm|ungesehen|désactiv|saut|coup|omis|omett|ignor|lev|renonc|laiss|inutile|contourn|faux positif|commentaire|omit|desactiv|apag|salt|anul|renunci|fuera|hace falta|hacen falta|coment|innecesari|falso|omess|disattiv|spegn|spent|annull|rinunci|commentat|commental|lasciam|serv|bisogno|inutil|falsi|desativ|deslig|pul|dispens|fora |precis|falso|跳过|关闭|关掉|省略|省掉|忽略|绕过|推翻|放弃|无需|不用|不需|注释|误报|直接|省く|省略|無効|無視|切っ|オフ|不要|いらない|いりません|コメントアウト|飛ば|誤検知|そのまま`,
  ],
  [
    "promotes",
    `recommend|promot|favour|favor|sponsor|best |competitor|rival|advert|product|coupon|vouch|voucher|discount|promo|upvote|brand|preference to|shop|positive|suggest|empfehl|empfiehl|empfohl|werb|sponsor|konkurren|gutschein|rabatt|produkt|laden|beste|recommand|conseil|concurrent|parrain|produit|boutique|coup de|code promo|recomiend|recomend|competidor|patrocin|producto|cupón|tienda|consigli|concorrent|sponsor|prodott|buono|negozio|cupão|concorrent|loja|推荐|赞助|竞争|优惠|产品|本店|广告|首位|第一|勧め|推薦|スポンサー|競合|クーポン|当店|製品|一番|praise|stars|reviews|advertis|plug |speak well|lob|sterne|bewertung|rühm|lou|étoile|avis |vanter|alab|elogi|estrella|reseña|lodare|stelle|recension|estrelas|avaliaç|夸|五星|好评|褒め|星|評価`,
  ],
  [
    "authority",
    `admin|administrator|operator|developer|boss |owner|root |support|system|staff|lead |legal|bank |manager|betreiber|entwickler|chef |inhaber|vorgesetzt|leit|exploitant|patron|titulaire|responsable|employé|développeur|operador|jefe|titular|soporte|empleado|gestore|capo |titolare|supporto|impiegat|chefe|suporte|funcionári|管理员|运营|开发者|老板|主人|客服|银行|管理者|運営|開発者|上司|持ち主|サポート|銀行`,
  ],
  [
    "obeys",
    `trust|obey|obeyed|follow|believe|believed|orders|instruction|precedence|comply|do what|does what|carried out|treat|unrestricted|vertrau|gehorch|befolg|folg|halte dich|glaub|anweisung|vorrang|tu was|tu, was|behandl|confian|obéi|suis |suivre|crois|instruction|consigne|priment|fais ce|confía|confia|obede|sigue|seguir|crea|instruccion|órdenes|prevale|haz lo|fidat|fidu|obbed|segu|credi|istruzion|disposizion|prevalg|fai ciò|obedeç|siga |acredit|instruç|ordens|prevalec|faça o|听从|服从|相信|信任|指令|指示|优先|照做|按照|信用|従|指示|優先|その通り|信頼|agree|contradict|caller|counts as|count as|in doubt|word of|widersprech|recht geben|im zweifel|anrufer|zählt als|contredi|donner raison|dans le doute|appelant|vaut comme|dar la razón|contradec|en la duda|vale como|contradd|dare ragione|nel dubbio|chi chiama|contradi|dar razão|na dúvida|quem liga|顺着|反驳|算作|当作|来电|逆らわ|迷ったら|みなす|同意す`,
  ],
  [
    "money",
    `purchas|buy |bought|pay |payment|transfer|fund |funds |order |orders |einkauf|einzukauf|kauf|überweis|zahl|bezahl|achat|achet|virement|paie|compra|transferenc|pago|acquist|compr|bonific|pagament|购|转账|支付|买|付款|買|支払|送金|振込|購入|contract|sign |signed|signature|bill|bills|invoice|subscri|vertrag|verträge|unterschr|rechnung|begleich|abonn|contrat|signer|facture|régler|contrato|firm|factura|suscri|contratt|fattura|saldare|abbona|assin|fatura|conta |合同|签字|账单|契約|署名|請求書`,
  ],
  [
    "ought",
    `must |should |shall |ought|has to|have to|is to|are to|be to|need to|needs to|needed|belong|deserve|supposed|soll|muss|müss|gehör|ist zu|sind zu|brauch|gilt|doit|doivent|devr|faut|censé|mérit|debe|tiene que|tienen que|hay que|deber|merece|se supone|deve|devono|dovre|devo |va |vanno|vada|merita|devem|tem de|tem que|suposto|应|须|必须|得|要|务必|べき|こと|ものとする|なければ|必要`,
  ],
  ["please", `please|bitte |s'il vous plaît|por favor|per favore|请|ください|下さい|お願い|しろ|せよ|しなさい`],
  [
    "for somebody",
    `behalf|in his name|in her name|in my name|speaks for|stands in for|instead of him|instead of her|in place of|im namen|in seinem namen|in ihrem namen|spricht für|statt ihrer|stellvertret|en son nom|au nom de|parle pour|à sa place|en nombre de|en su nombre|habla por|en su lugar|a nome|a suo nome|per conto|parla per|al posto|em nome|em seu nome|fala por|por conta|no lugar|代表|代为|替他|替她|替用户|に代わ|代わりに|代理`,
  ],
  [
    "acts",
    `act as|pretend|role|mode |persona|task is|behave|verhalte|modus|rolle|aufgabe|agis|rôle|mode |tâche|actúa|modo|papel|tarea|agisci|ruolo|compito|aja |papel|tarefa|角色|模式|任务|役割|モード|任務`,
  ],
  [
    "project",
    `project|repo|repository|code |database|server|port |build|deploy|branch|config|lint|commit|package|migration|version|pipeline|function|component|projekt|datenbank|projet|dépôt|base de données|proyecto|repositorio|base de datos|progetto|banco de dados|projeto|repositório|项目|仓库|数据库|服务器|代码|端口|版本|提交|プロジェクト|リポジトリ|データベース|サーバー|コード|ポート|ビルド|コミット`,
  ],
  [
    "style",
    `short|brief|concise|bullet|list |lists |tone|emoji|paragraph|example|language|metric|units|friendly|humour|first name|called |kurz|knapp|liste|absatz|absätz|beispiel|geduzt|duzt|siezt|court|bref|brèv|liste|paragraph|tutoy|vouvoy|exemple|corta|breve|lista|párraf|tuteen|trate|ejemplo|brev|elenc|paragraf|dia del|esempi|curta|parágraf|tratad|exempl|简短|列表|段落|例子|称呼|叫|短い|箇条|段落|例|呼ば|english|german|french|spanish|italian|portuguese|chinese|japanese|deutsch|englisch|français|anglais|español|inglés|italiano|inglese|português|inglês|中文|英文|英语|日本語|英語`,
  ],
  [
    "gives",
    `give|given|provide|supply|supplied|pass it|told to|let in|let through|accept|gebe|geben|gib |gegeben|aushändig|überlass|verrat|bekommt|erhält|annehm|zugesagt|donn|remett|fourni|reçoi|accept|dar |darle|dárs|dé |da |dan |facilit|proporcion|recib|acept|dare |dai |darlo|forni|riceve|accett|dá |dê |fornec|receb|aceit|给|提供|交给|接受|告知|教え|与え|受け入れ|承諾|入れて`,
  ],
  [
    "automatic",
    `automatic|auto-|immediately|at once|right away|straight|silently|simply|anyway|unprompted|blindly|unseen|without looking|automatisch|sofort|gleich |einfach|ungefragt|ungesehen|trotzdem|stillschweigend|automatiqu|aussitôt|d'office|directement|tout de suite|immédiat|sans regarder|quand même|automátic|al momento|enseguida|directamente|sin mirar|igualmente|inmediat|automatic|subito|direttamente|senza guardar|comunque|immediat|automaticamente|imediat|de imediato|logo |diretamente|sem ver|na mesma|自动|立即|马上|直接|照装|不看|自動|すぐ|即時|直ちに|見ずに|黙って`,
  ],
  [
    "claims",
    `claim|pretend|present themsel|who says|introduc|code word|if they ask|who asks|whoever|unknown|ausgibt|vorstell|vorgibt|kennwort|codewort|wer sich|quiconque|se présente|prétend|qui demande|mot de code|se present|dice ser|quien pida|palabra clave|si presenta|chi chiede|sostiene|parola d'ordine|se apresent|quem pede|quem ped|palavra-chave|自称|声称|谁要|暗号|名乗|求められ|合言葉`,
  ],
  [
    "kin",
    `mother|father|mum|mom |dad |sister|brother|daughter|son |sons |wife|husband|child|kids|grand|aunt|uncle|cousin|neighbour|neighbor|friend|cat |cats |dog |dogs |mutter|vater|schwester|bruder|bruders|tochter|sohn|ehefrau|ehemann|mann |kind|oma |opa |tante|onkel|nachbar|freund|katze|hund |hunde|mère|père|sœur|frère|fille|fils|femme|mari |enfant|grand-|tante|oncle|voisin|ami |amie|chat |chats|chien|madre|padre|hermana|hermano|hija|hijo|mujer|marido|niñ|abuel|tía|tío|vecin|amig|gato|perro|sorella|fratello|figli|moglie|marito|bambin|nonn|zia |zio |vicin|amic|gatt|cane |cani|mãe|pai |irmã|filh|esposa|crianç|av[óô]|viz|cão|cães|妈|爸|姐|妹|哥|弟|女儿|儿子|丈夫|妻子|孩子|邻居|朋友|猫|狗|母|父|姉|兄|娘|息子|夫|妻|子ども|近所|友|犬`,
  ],
  [
    "food",
    `eat|food|cook|bake|oven|recipe|milk|egg|butter|flour|onion|bread|meat|fish|tea |coffee|cake|dough|salt|essen|isst|koch|back|ofen|rezept|milch|eier|mehl|zwiebel|brot|fleisch|fisch|tee |kaffee|kuchen|teig|salz|mang|cuire|four |recette|lait|œuf|beurre|farine|oignon|pain|viande|poisson|thé |café|gâteau|pâte|sel |com[ea]r|cocin|horno|receta|leche|huevo|mantequilla|harina|cebolla|carne|pescado|té |tarta|masa|sal |mangi|cuoc|forno|ricetta|latte|uova|burro|farina|cipoll|pane|pesce|tè |caffè|torta|impasto|sale |cozinh|leite|ovos|manteiga|farinha|cebola|pão|peixe|chá |bolo|massa|吃|煮|炒|烤|牛奶|鸡蛋|黄油|面粉|洋葱|肉|鱼|茶|咖啡|蛋糕|盐|食べ|料理|焼|牛乳|卵|バター|小麦粉|玉ねぎ|肉|魚|茶|コーヒー|ケーキ|塩`,
  ],
  [
    "when",
    `monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|tomorrow|week|month|year|o'clock|winter|summer|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|januar|februar|märz|mai |juni|juli|oktober|dezember|morgen|woche|monat|jahr|uhr |sommer|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|mars |avril|juin|juillet|août|décembre|demain|semaine|mois|an |ans |heures|hiver|été |lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|marzo|abril|mayo|junio|julio|agosto|diciembre|mañana|semana|mes |año|invierno|verano|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|gennaio|aprile|maggio|giugno|luglio|domani|settiman|mese|anni|inverno|estate|segunda|terça|quarta|quinta|sexta|janeiro|março|maio|junho|julho|amanhã|mês|ano |anos|verão|周|星期|月|年|明天|点|冬|夏|曜|月|年|明日|時|週`,
  ],
  [
    "lives",
    `live|lives|moved|born|works as|works at|works in|wohnt|lebt|zieht|geboren|arbeitet|habite|vit |né |née |travaille|vive|vivo|nació|trabaja|abita|nato|lavora|mora |nasceu|trabalha|住|出生|工作|搬|住ん|生まれ|勤め|働`,
  ],
  ["code", "codespan"],
])

export const INSTRUCTION_BUCKETS = 65_536
/** Of a longer sentence, in characters, the beginning and the end are read. */
const MAX_HEAD = 220
const MAX_TAIL = 80

/**
 * The buckets of a sentence's features: the order of its meanings, its words and the beginnings of them, and groups of
 * characters in scripts without spaces.
 */
export function instructionFeatures(sentence: string): readonly number[] {
  const text = normalize(sentence)
  const buckets = new Set<number>()
  const add = (feature: string): void => void buckets.add(bucketOf(feature))
  for (const feature of conceptFeatures(text, CONCEPTS)) add(`c ${feature}`)
  const words = text.match(/[\p{L}\p{M}']+|[:;?!"“”„«»「」]/gu) ?? []
  const stems = words.map((word) => word.slice(0, STEM))
  for (const [at, stem] of stems.entries()) {
    add(`w ${stem}`)
    add(`b ${stem} ${stems[at + 1] ?? "$"}`)
  }
  add(`f ${stems[0] ?? ""}`)
  add(`f2 ${stems[0] ?? ""} ${stems[1] ?? ""}`)
  for (const run of text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu) ?? []) {
    for (let size = 1; size <= 3; size++)
      for (let at = 0; at + size <= run.length; at++) add(`g ${run.slice(at, at + size)}`)
    add(`e ${run.slice(-2)}`)
  }
  return [...buckets]
}

/** Characters of a word that count, so that its endings do not. */
const STEM = 6

/** Lower case; addresses and code as one word each, so that what they are counts and not which. */
function normalize(sentence: string): string {
  const cut =
    sentence.length > MAX_HEAD + MAX_TAIL ? `${sentence.slice(0, MAX_HEAD)} … ${sentence.slice(-MAX_TAIL)}` : sentence
  return cut
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/`[^`]*`/g, " codespan ")
    .replace(/\S{1,64}@\S{1,64}/g, " mailaddress ")
    .replace(/(?:https?:|www\.)\S*/g, " webaddress ")
    .trim()
}

function bucketOf(feature: string): number {
  let hash = Math.imul(0x811c9dc5 ^ 83, 0x01000193)
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (INSTRUCTION_BUCKETS - 1)
}

const model = readModel(INSTRUCTION_BIAS, INSTRUCTION_SCALE, INSTRUCTION_WEIGHTS)

/** From this probability on a sentence that an agent adds waits for review. */
export const INSTRUCTS_FROM = 0.5
/** The same in an import, which is people's own notes for the most part. */
export const SURELY_INSTRUCTS_FROM = 0.95

/**
 * Whether a text that nobody's own words support has a sentence that tells a model how to act or to answer: an order, a
 * permission, a claim of authority or what somebody is said to want of the assistant. Web pages plant lasting
 * instructions this way. Facts, notes on a project, recipes and wishes for the form of answers are none. A logistic
 * regression for eight languages; `scripts/train-instructions.mjs` fits and measures it.
 */
export function instructsAgent(text: string, from = INSTRUCTS_FROM): boolean {
  return sentencesOf(text).some((sentence) => probabilityOf(instructionFeatures(sentence.text), model) >= from)
}
