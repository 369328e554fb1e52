import { compileConcepts, conceptFeatures } from "../concepts.ts"
import { LANGUAGE_NAMES } from "../language-names.ts"
import { bucketOf } from "./folded-words.ts"

/** What the words of wishes for answers mean, in eight languages. */
const CONCEPTS = compileConcepts([
  [
    "language",
    `${Object.values(LANGUAGE_NAMES).join("|")}
    中文|英文|英语|日语|日文|法语|德语|西班牙语|韩语|普通话|粤语|四川话|方言|国语|日本語|英語|中国語|フランス語|ドイツ語|韓国語|スペイン語|関西弁|標準語|博多弁|大阪弁|方言`,
  ],
  [
    "script",
    `spelling|orthograph|rechtschreibung|ortograf|grafia|british|american|us english|uk english
    繁体|繁體|简体|簡體|正体字|旧字体|新字体|ひらがな|カタカナ|ふりがな|漢字`,
  ],
  [
    "form",
    `duz|siez|per du|per sie|tutoi|tutoy|vouvoi|vouvoy|tutea|tutee|tuteé|tuteo|usted|tú |del tu|del lei|dare del|darmi del|darci del|dammi del|dandogli del|senhor|senhora|você|tratar por|trate por|trata por|trate de|trátame de|háblame de tú|first names
    您|敬语|尊称|“你”|用你|说你|敬語|タメ口|ため口|です・ます|丁寧語`,
  ],
  [
    "tone",
    `formal|informal|casual|polite|relaxed|laid-back|chatty|professional|businesslike|tone |loosen|stiff|cheeky|slang|förmlich|formell|locker|lässig|höflich|entspannt|sachlich|formel|décontract|familier|détend|soutenu|naturel|politesse|educad|coloquial|relajad|cercano|tono |rélax|jerga|cordial|spigliat|rilassa|colloquial|tom |descontra|sério|serio|à vontade|gíria
    正式|随意|轻松|客气|口语|严肃|礼貌|语气|フランク|カジュアル|堅苦し|くだけ|ラフ|丁寧|口調`,
  ],
  [
    "frankness",
    `blunt|honest|gentle|harsh|tactful|sugarcoat|frank |direct |straight |truth|softer|schonungslos|ehrlich|sanft|behutsam|streng|direkt|härte|franc |franch|brutal|doux|douce|bienveill|sévère|cash |sincer|suave|franco |amable|duro |delicat|gentil|schiett|onest|honesto|delicad
    直接|委婉|温柔|毒舌|坦率|严厉|留情|率直|厳し|優し|辛口|正直`,
  ],
  [
    "humour",
    `joke|joking|jokes|pun |puns|humour|humor|sarcas|irony|banter|funny|witz|scherz|späß|wortspiel|ironie|blague|plaisant|jeux de mots|jeu de mots|chiste|broma|gracia |chascarr|battut|barzellett|freddur|giochi di parole|piada|brincadeir|trocadilh|gracinh
    笑话|段子|玩笑|幽默|冗談|ジョーク|ダジャレ|ギャグ|ユーモア`,
  ],
  ["emojis", `emoji|émoji|smiley|emoticon|émoticon|faccin|emotic\n表情|颜文字|絵文字|顔文字|スタンプ`],
  [
    "length",
    `short|brief|concise|compact|crisp|long |longer|lengthy|detail|thorough|in-depth|elaborate|ramble|essay|wall|walls|sentences|words |lines |kurz|kürz|knapp|ausführlich|lang |lange|länger|detailliert|sätze|court|bref|brèv|brev|longue|long |détaill|concis|développ|phrases |cort[oa]|larg[oa]|detall|extens|extiend|alarga|explay|frases|lungh|dettagl|approfond|sintetic|dilung|righe|frasi|curt|longa|longo|along|comprid
    简短|详细|简洁|太短|太长|长一点|短一点|精炼|具体|三句|百字|短く|長く|長め|短め|詳し|簡潔|手短|三行|一言|文字以内|字以内`,
  ],
  [
    "level",
    `simply|simple|jargon|beginner|expert|like i'm|plain words|basics|technical|einfach |fachw|fachb|fremdw|kind |schritt|expert|simplement|enfant|débutant|étape|técnic|tecnic|fácil|niño|paso a paso|semplic|bambino|passo passo|criança|passo a passo|jargão|jerga técnica
    大白话|通俗|术语|小孩|专业词|やさしい言葉|専門用語|子供|一歩`,
  ],
  [
    "lists",
    `bullet|list |lists|listen|liste|listas|prose|paragraph|full sentences|running text|stichpunkt|aufzähl|spiegelstrich|fließtext|fliesstext|absätze|absätz|ganze sätze|ganzen sätze|puces|tiret|énumér|phrases complètes|texte continu|texte suivi|viñeta|guion|enumera|párraf|texto seguido|texto corrido|elenc|elench|punti elenco|paragraf|testo continuo|tópicos|marcador|parágraf
    列表|清单|要点|项目符号|分点|段落|整段|連贯|连贯|箇条書き|リスト|文章で|普通の文章`,
  ],
  ["tables", `table |tables|tabell|tableau|tabla |tablas|tabela|tabelas\n表格|表で|表に|表は`],
  [
    "markup",
    `bold|heading|header|markdown|italic|formatting|plain text|fett|überschrift|kursiv|gras |titres|italique|negrita|títulos|cursiva|grassetto|titoli|corsivo|negrito|itálico
    粗体|标题|太字|見出し|マークダウン`,
  ],
  [
    "name",
    `call me|calling me|address me|addressing me|refer to me|nenn mich|nenne mich|zu nennen|nennen|sprich mich|ruf mich|zu mir |appelle|appelez|m'appeler|t'appel|llámame|llamarme|llames|llamame|dime |chiamami|chiamarmi|chiamar|me cham|me chama|chame-me|chama-me|chamar
    叫我|称呼|呼んで|呼ばな|呼ぶ|呼び`,
  ],
  [
    "units",
    `metric|imperial|kilomet|mile|kilos|kilo |pounds|litre|gallon|feet|inches|centimet|distances|weights|measurements|einheit|meilen|pfund |liter|zoll|entfernung|gewicht|kilomètr|livres|unités|mesures|pouces|millas|libras|pulgadas|medidas|kilóm|centím|miglia|chili |chilomet|libbre|pollici|misure|quilômetr|quilómetr|milhas|quilos|polegadas
    公里|英里|公斤|英制|公制|厘米|英寸|磅|キロ|マイル|ポンド|センチ|インチ|メートル|距離|距离`,
  ],
  ["temperature", `celsius|fahrenheit|temperat|températur|centígrad|kelvin|grad\n摄氏|华氏|温度|摂氏|華氏|気温`],
  [
    "currency",
    `euro|dollar|franc|sterling|yen |price|prices|costs|currency|preise|beträge|franken|prix |précios|precio|pesos|dólar|prezz|sterlin|franchi|preço|reais|real 
    人民币|美元|欧元|日元|英镑|价格|円|ドル|ユーロ|値段|金額|価格`,
  ],
  [
    "clock",
    `24-hour|12-hour|24 hour|12 hour|military time|am/pm|am and pm|stunden-format|uhrzeit|l'heure|la hora|l'ora |gli orari|horários|a hora 
    小时制|時間制|時間表記|時刻`,
  ],
  [
    "sources",
    `source|citation|cite |citing|reference|quellen|beleg|zitier|référence|cite[rz]? |fuente|cita |cites|referenc|enlaces|fonti|riferiment|citi |citare|fonte|referênc|cite 
    来源|出处|引用|出典|情報源|参考文献`,
  ],
  [
    "questions",
    `question|follow-up|ask me|asking|clarifying|frage|rückfrag|fragen|nachfrag|pregunt|domand|pergunt
    问我|反问|问题|質問`,
  ],
  [
    "summary",
    `summar|recap|tl;dr|conclusion|zusammenfassung|résumé|resume|resumen|riassunt|resumo
    总结|小结|まとめ|要約`,
  ],
  ["examples", `example|beispiel|exemple|ejemplo|esemp|exempl\n例子|举例|具体例|例は|例を`],
  [
    "sayings",
    `quote|proverb|saying|fun fact|haiku|motivational|zitat|spruch|sprüche|sprichw|anekdot|citations|proverbe|dicton|anecdote|refrán|refranes|citas|proverbio|frase motiv|proverbi|citazion|detto|detti|citaç|provérbio|ditado
    名言|古诗|谚语|豆知識|ことわざ`,
  ],
  [
    "persona",
    `pirate|yoda|butler|shakespeare|cowboy|robot|detective|pirat|roboter|majordome|molière|pirata|mayordomo|cervantes|maggiordomo|dante|mordomo|camões|robô
    海盗|古人|管家|机器人|武侠|海賊|武士|執事|語尾|にゃん|ござる|真似`,
  ],
  [
    "greetings",
    `greet|hello|hi |begrüß|grüß|moin|hallo|salue|salut|bonjour|saluda|saludo|hola|salut|ciao|cumpriment|saudaç|olá
    问好|打招呼|挨拶|こんにちは`,
  ],
  ["praise", `praise|compliment|flatter|lob |lobe|éloge|cumplido|elogi|halago|compliment\n夸|表扬|褒め|お世辞`],
  [
    "warnings",
    `disclaimer|warning|caveat|safety note|warnhinweis|warnung|mises en garde|avertissement|advertencia|aviso|avvertenz|avvis
    注意書き|警告|提醒`,
  ],
  [
    "code style",
    `tabs|spaces|semicolon|indent|camelcase|snake_case|quotes |type hint|leerzeichen|einrück|tabulat|espaces|tabulador|espacios|spazi|espaços
    空格|制表符|驼峰|分号|インデント|スペース|タブ|セミコロン|キャメル`,
  ],
  ["comments", `comment|docstring|kommentar|commentaire|comentario|commenti|comentários\n注释|コメント`],
  ["programming", `typescript|python|rust |kotlin|javascript|golang|go |java |code\n代码|コード|示例|サンプル`],
  [
    "lasting",
    `always|from now on|from here on|in future|in the future|going forward|permanently|for good|by default|every time|as of now|from today|never|each time|henceforth|immer|künftig|in zukunft|von nun an|ab jetzt|ab sofort|ab heute|grundsätzlich|dauerhaft|fortan|nie |jedes mal|ein für alle|generell|toujours|désormais|dorénavant|à partir d|à l'avenir|pour de bon|jamais|chaque fois|systématiq|siempre|de ahora en|a partir de|en adelante|desde ahora|desde hoy|para siempre|nunca|cada vez|sempre|d'ora in|da ora in|da adesso|da oggi|in futuro|per sempre|mai |ogni volta|de agora em|daqui pra|daqui em|doravante|no futuro|toda vez
    以后|从现在|今后|往后|从今天|一直|总是|永远|每次|都用|これから|今後|いつも|ずっと|毎回|常に|今日から|次から`,
  ],
  [
    "once",
    `this time|just this once|for once|this one|only this|today only|for now|here |tonight|diesmal|dieses mal|ausnahmsweise|nur heute|nur hier|nur dieses|heute |cette fois|pour une fois|juste ici|exceptionn|esta vez|por esta vez|por hoy|questa volta|per stavolta|stavolta|solo oggi|dessa vez|desta vez|só hoje
    这次|这回|这一次|就一次|今天|这条|今回|今日だけ|これだけ`,
  ],
  [
    "text",
    `email|e-mail|letter|invitation|card |caption|toast|report|essay|story|poem|speech|translate|rewrite|mail |brief |einladung|karte|bericht|aufsatz|gedicht|übersetz|courriel|lettre|invitation|carte|rapport|poème|traduis|rédige|correo|carta|invitación|informe|poema|traduce|redacta|lettera|invito|relazione|poesia|traduci|convite|ofício|legenda|relatório|traduza|traduz|mensagem|mensaje|messaggio|nachricht
    邮件|信|朋友圈|邀请|报告|作文|诗|翻译|手紙|メール|招待|作文|詩|翻訳|訳し`,
  ],
  [
    "again",
    `again|back to|bring back|after all|any more|anymore|no longer|these days|wieder|zurück|mehr |doch |mittlerweile|inzwischen|finalement|à nouveau|de nouveau|repass|revien|revenon|retour|remettre|plus besoin|otra vez|de nuevo|volvamos|vuelve|volver|ya no|al final|di nuovo|torna|ritorn|ormai|non serve più|de novo|voltar|volte|volta |voltei|outra vez|não precisa mais
    还是|换回|改回|恢复|又|重新|再|不用再|改用|やっぱり|また|戻|もう`,
  ],
  [
    "stop",
    `stop|quit|enough|no more|drop|lose the|skip|leave out|lay off|cut |hör auf|schluss|genug|lass |spar dir|weglassen|keine |kein |nicht |arrête|assez|laisse tomber|ras le bol|marre|deja |basta|se acabó|nada de|smetti|smettila|finiscila|niente|chega|pare |para com|sem |non |pas |no 
    别|不要|不用|不必|够了|やめ|ないで|いらない|いりません|なしで`,
  ],
  [
    "may",
    `you can|you may|feel free|go ahead|welcome|fine|okay|ok |allowed|don't have to|no need|needn't|don't mind|kannst|darfst|dürfen|okay|in ordnung|willkommen|brauchst|musst|tu peux|pas la peine|bienvenu|puedes|no hace falta|bienvenid|puoi|non serve|non c'è bisogno|va bene|vanno bene|pure |pode |podes|não precisa|tudo bem
    可以|没关系|随便|也行|就行|ていい|でもいい|もいい|大丈夫|構いません|かまわない`,
  ],
  [
    "answers",
    `answer|reply|replies|respon|write to me|when you|antwort|schreib mir|réponse|réponds|répond|respuesta|responde|contesta|respóndeme|risposta|risposte|rispond|resposta|respond
    回答|回复|跟我说话|返事|返信|答え|話して`,
  ],
  [
    "wants",
    `i want|i'd like|i'd rather|i prefer|i'd prefer|please|ich will|ich möchte|ich hätte|bitte|lieber|je veux|je préfère|je voudrais|s'il te|quiero|prefiero|por favor|voglio|preferisco|per favore|meglio|quero|prefiro
    请|希望|てほしい|てください|お願い`,
  ],
  [
    "changed",
    `changed my mind|on second thought|second thoughts|actually|überlegt|eigentlich|changé d'avis|en fait|cambiado de idea|cambié de|ho cambiato idea|mudei de|改主意|想了想|気が変`,
  ],
  [
    "kin",
    `my sister|my brother|my aunt|my flatmate|my colleague|our neighbour|meine tante|meine chefin|mein mitbewohner|die nachbarin|meine kollegin|mon patron|ma chef|mon chef|ma prof|ma tante|mon coloc|le voisin|mis amigos|mi tía|la profe|el vecino|mi compañero|mia zia|il capo|la mia capa|il vicino|la prof|il mio coinquilino|minha tia|o vizinho|a professora|meu colega|my son|my daughter|my mum|my dad|my husband|my wife|my boss|my friend|my kid|my teacher|my mother|my father|my little|she |he |they |mein sohn|meine tochter|mein bruder|meine schwester|mein mann|meine frau|mein chef|meine mutter|mein vater|meine freunde|ma femme|mon mari|mon fils|ma fille|ma mère|mon père|mon frère|ma sœur|il |elle |mi hermana|mi hermano|mi hijo|mi hija|mi madre|mi padre|mi marido|mi mujer|mi jefe|mi jefa|mia figlia|mio figlio|mia madre|mio padre|mio marito|mia moglie|mia sorella|mio fratello|minha mãe|meu pai|meu filho|minha filha|minha irmã|meu irmão|meu marido|minha mulher|minha avó|minha chefe|meu chefe
    我老板|我室友|我朋友|同事|同僚|妈妈|我妈|我爸|我儿子|我女儿|我老公|我老婆|弟弟|妹妹|他|她|母|父|息子|娘|夫|妻|妹|弟|友達|上司`,
  ],
])

const LASTING: ReadonlySet<string> = new Set(["lasting", "again", "changed", "answers"])
/** "Stop with the jokes", "nur noch auf Deutsch". */
const CEASING = compileConcepts([
  [
    "ceases",
    `stop |quit |enough|no more|only |hör auf|hör bitte auf|schluss|nur noch|spar dir|arrête|assez|laisse tomber|deja de|basta|se acabó|smetti|smettila|finiscila|niente più|chega de|pare de|para com
    别再|不要再|不用|改用|改成|换成|やめて|もう`,
  ],
])
const SIGNS = [...CONCEPTS.filter(([concept]) => LASTING.has(concept)), ...CEASING].map(([, pattern]) => pattern)

/** Whether a sentence has a word that may tell of all later answers: "from now on", "again", "your replies". */
export function mayLast(sentence: string): boolean {
  const folded = fold(sentence)
  return SIGNS.some((pattern) => folded.search(pattern) >= 0)
}

const fold = (sentence: string): string =>
  sentence.slice(0, LONGEST).normalize("NFC").toLowerCase().replace(/[’‘]/g, "'")

/** More of a sentence, in characters, is not read. */
const LONGEST = 200
const STEM = 5
const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[\p{L}\p{M}\p{N}']+|[,;:?!"“”„«»。？！，、]/gu
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u

/** The hashes of what a wish has: its meanings in their order, its words and runs of them, and how it begins and ends. */
export function standingWishFeatures(sentence: string): readonly number[] {
  const folded = fold(sentence)
  const tokens = ["^", ...(folded.match(TOKEN) ?? []).map((token) => token.replace(/\p{N}+/gu, "0")), "$"]
  const stems = tokens.map((token) => token.slice(0, STEM))
  const buckets = new Set<number>()
  const add = (kind: string, value: string): void => void buckets.add(bucketOf(kind, value))
  for (const feature of conceptFeatures(folded, CONCEPTS)) {
    add("meaning", feature)
    // A single meaning tells more than a word.
    if (!feature.includes(" ")) for (const time of ["twice", "thrice"]) add(time, feature)
  }
  for (const [at, token] of tokens.entries()) {
    const longest = UNSPACED.test(token) ? 4 : 3
    for (let size = 1; size <= longest; size++) {
      if (at + size <= tokens.length) add(`run ${size}`, tokens.slice(at, at + size).join(" "))
    }
    add("stem", stems[at] ?? "")
    if (at + 2 < tokens.length) add("pair", `${stems[at]} ${stems[at + 2]}`)
  }
  add("begins", stems.slice(1, 3).join(" "))
  add("length", String(Math.min(6, tokens.length >> 2)))
  return [...buckets]
}
