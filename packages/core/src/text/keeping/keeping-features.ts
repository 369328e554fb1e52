import { compileConcepts, conceptFeatures } from "../concepts.ts"
import { sentencesOf } from "../sentences.ts"

/**
 * What words mean in a request not to keep a message, in several languages. Their order is the same in all of them, so that what one language teaches
 * holds in the others. Endings are open; words that stand for themselves are closed with a space.
 */
export const KEEPING_CONCEPTS = compileConcepts([
  [
    "not",
    "not |n't|dont |don't|doesnt|cannot|never|no |nope|nothing|none |nobody|nowhere|without|neither|nor |nicht|nich |nie |nix|nichts|kein|nimmer|niemals|nirgend|niemand|ohne|ne |n'|pas |jamais|rien|sans|aucun|personne|nulle|nunca|sin |nada|ningun|ningún|nadie|ni |não|nao |num |nem |sem |ninguém|nenhum|non |nn |mai |senza|niente|nulla|nessun|né |niet|geen|niks|nooit|не |нет|ни |ничего|никогда|никому|без|nie |bez|nic |żadn|değil|hiç|别|別|不|勿|甭|没|莫|无需|無|休|唔|ない|ぬよう|なかっ|なし|ません|ず|마|말|않|없|nun |nowt |ned |net |mica |zonder|nait |nicz|んといて|んとい|んとって|んでええ|んでいい|まじく|冇|無く",
  ],
  [
    "keep",
    "remember|memori[sz]|keep|kept|retain|stor[ei]|sav[ei]|note |noted|notes? |record|log |logged|logs |jot|written|write|hold |hang on|persist|archiv|fil[ei]|cache|maintain|preserv|commit|cling|treasure|speicher|merk|mirk|behalt|behält|notier|festhalt|aufheb|hebst|heb |heben|aufbewahr|aufschreib|schreib|mitschreib|ableg|abgelegt|protokoll|vermerk|reti[ee]n|gard|conserv|enregistr|consign|mémoris|mets |mettez|stock|archiv|écri|not[eé]|guard|anot|apunt|archiv|conserv|registr|recuerd|recordar|acuerd|reten|reteng|memori|escrib|escri|almacen|lembr|grav|salv|ret[eé]|arquiv|ricord|t[ei]en|teng|segn|trattien|tratten|tratteng|scriv|scritt|annot|conserv|bewaar|onthoud|opsla|sla |noteer|запомин|запом|сохран|записы|храни|zapami|zapis|notuj|kaydet|hatırla|sakla|yazma|not al|记|記|存|留|写|寫|入库|备份|覚|記憶|残|保|留め|メモ|書き|저장|기억|기록|남기|fixier|aufnehm|aufbewahr|logg|auszunehm|utrwal|zachow|zatrzym|odkład|odnotow|przechow|optek|vastleg|serb[aoi]|memorizz|trascriv|impriman|immortal|imortal|fixe|aponta|assent|conste|constancia|grab[aeó]|index|minute|écrir|garder|grave[rz]|落盘|录|錄|留底|留档|入档|归档|載せ|書き留|とどめ|持ち越|引き継|永続|溜め|蓄|刻み|jag[ae]s cuaderno|unlogged|no-store|aufzubew|aufzuheb|aufzuschr|aufzeich|aufzuzeich|festzuhalt|abzuspeich|abzuleg|mitzuschr|zu behalten",
  ],
  [
    "memory",
    "memor|records?|notes |notebook|note |file |files|profile|diary|journal|scrapbook|log |history|archive|database|disk|database|system|gedächtnis|notiz|akte|unterlagen|ablage|protokoll|profil|archiv|speicher|zettel|mémoire|fiche|notes |dossier|profil|archive|mémo|carnet|memoria|notas|apuntes|archivo|perfil|ficha|cuaderno|acta|memória|notas|ficheiro|perfil|arquivo|appunti|profilo|archivio|registr|taccuino|geheugen|profiel|notities|памят|профил|архив|pamię|profil|hafıza|profil|记忆|記憶|档案|檔|资料|本子|小本本|脑|腦|系统|プロフィール|記録|メモ|프로필|메모|fichier|recollection|annals|minutes |biograph|chart |quaderno|quadern|taccuino|verbale|processo |processo,|caderno|apontament|contexto|context|contexte|legajo|registro|registros|expediente|historial|marbre|greffier|notulen|aantekening|notat|dokumentacj|akt |langzeit|zettl|festplatte|hard ?dr|ram |ficha|base de dados|banco de dados|histórico|storico|lista |议事|議事録|コンテキスト|档|笔记|筆記|簿",
  ],
  [
    "trace",
    "trace|copy|evidence|spur|trace|copie|rastr|rasto|copia|cópia|traccia|copia|spoor|след|ślad|痕|底|影|跡|흔적|huella|vestig|orma|ślad|sporen|reste rien|übrig",
  ],
  [
    "drop",
    "forget|lose |bin |drop |burn|shred|discard|delet|eras|wipe|wiped|scrub|toss|throw|evict|poof|self.?destruct|vanish|disappear|gone |vergiss|vergess|wegwerf|wirf|weg |lösch|verpuff|verbrenn|oubli|jett|efface|poubelle|brûl|zappe|laisse filer|olvid|tira|borra|quema|suelt|esque[cç]|apag|joga fora|lixo|queim|taca fogo|dimentic|scord|cancell|butt|cestin|brucia|sparisc|vergeet|забуд|удали|сожг|zapomn|usuń|unut|sil |忘|扔|删|刪|焚|丢|散|烧|抹|忘れ|消|捨て|燃やし|流し|잊|지워|lapse|chuck|garbage|gc|flush|purge|dispos|let go|letting go|schwamm drüber|verkling|verflieg|fallen lassen|laisse[rsz]? tomb|corbeille|s'oublie|évapor|bórra|suelta|dejas ir|dejás pasar|dejas pasar|borrón|descart|morre|oblio|puff|svan|znik|kosz|wis |wist |laat los|loslat|verges|倒掉|销去|回收|水に流|読み捨て|お忘れ|揮発|仕舞|なかったこと|过耳|风吹",
  ],
  [
    "after",
    "after|afterwards|then |once |straight|immediately|second you|as soon as|tomorrow|later|next chat|again|when you're done|danach|nachher|hinterher|sofort|gleich |morgen|wieder|sobald|später|après|ensuite|aussitôt|demain|dès que|plus tard|direct |después|luego|mañana|enseguida|cuando acabes|más adelante|depois|logo |amanhã|em seguida|dopo|poi |domani|subito|appena|daarna|morgen|потом|завтра|сразу|po tym|jutro|potem|sonra|yarın|完|之后|以后|明天|转头|然后|后|たら|あと|明日|終わっ|내일|나중",
  ],
  [
    "take",
    "read |hear |listen|answer|reply|respond|lies |hör |antwort|les[te]n|réponds|répond|lis |lisez|écoute|contest|respond|léel|escúch|lê |ouve|leia|ouça|rispond|leggi|ascolt|antwoord|lees|прочит|ответ|выслуш|przeczyt|odpowied|oku |dinle|cevap|看|听|聽|回答|答|算|読ん|聞い|答え|읽|듣|답",
  ],
  [
    "this",
    "this |that |it |these |those|following|what i|das |dies|es |folgend|hier |davon|hiervon|ça |ceci|cela|ce que|ce message|celle-là|celui-là|en |esto|eso|lo que|este|esta |isto|isso|essa |este |questo|questa|ciò|quello|quanto segue|lo |dit |dat |это|этого|tego|to |bunu|bu |这|這|那|以下|接下来|呢句|これ|この|今の|以下|이건|이거|이 |그건",
  ],
  [
    "said",
    "said |say |told |tell |typed|asked|mention|wrote|gesagt|sage |sag |erzähl|frag|geschrieb|dit |dire |raconté|demandé|dicho|digo|dije|cuento|contado|pedido|disse|falei|falo |conto |pedi |detto|dico |chiesto|gezegd|говорил|сказал|mówi|powiedzia|söyle|dedi|说|說|讲|提|言|話|聞|말|들",
  ],
  [
    "pretend",
    "pretend|as if|like i|as though|treat |act like|never happened|doesn't exist|didn't happen|imagine|tu so|als hätt|als ob|nie gegeben|fais comme|comme si|faites comme|n'existe|haz de cuenta|haz como|hacé de cuenta|como si|nunca existió|finge|faz de conta|como se|fai finta|come se|mai esistit|doe alsof|как будто|сделай вид|udawaj|jakby|gibi yap|就当|当没|当我没|假装|不存在|没发生|ことにして|つもりで|걸로 해|일로 해",
  ],
  [
    "secret",
    "secret|private|privat|between us|btwn|between you|confid|off the record|off record|off-record|unoffic|hush|discreet|incognito|anonym|ghost|unter uns|geheim|vertraulich|zwischen uns|schweigepflicht|inoffiziell|entre nous|secr[eè]t|confident|en off|hors micro|fantôme|embargo|entre nosotr|entre tú|secreto|confidencial|en off|extraofic|fuera de acta|anónim|incógnit|segredo|entre nós|confidencial|sigilo|em off|anônim|fantasma|tra noi|fra noi|segreto|riservat|anonim|onder ons|vertrouwelijk|geheim|между нами|секрет|конфиденц|między nami|poufn|tajem|aramızda|gizli|sır |秘密|私密|保密|悄悄|机密|之间|咱俩|我俩|密|ここだけ|内緒|秘密|オフレコ|二人だけ|비밀|우리끼리",
  ],
  [
    "only",
    "just |only |strictly|solely|one time|one-time|once |throwaway|temporary|temp |ephemeral|nur |einmal|bloß|bloss|juste|seulement|que pour|une fois|solo |sólo |nomás|una vez|só |apenas|uma vez|soltanto|una volta|usa e getta|alleen|только|один раз|tylko|sadece|只|仅|就这|一次|だけ|一度|만 ",
  ],
  [
    "now",
    "now |tonight|moment|this answer|this chat|this once|here |today|jetzt|gerade|diese antwort|für den moment|hier |heute|maintenant|cette réponse|ce soir|l'instant|ici |ahora|esta respuesta|este ratito|aquí|agora|esta resposta|aqui|adesso|questa risposta|qui |stasera|nu |сейчас|этого ответа|teraz|şimdi|现在|这次|此|今回|ここ|지금",
  ],
  [
    "you",
    "you|u |ya |your|ur |du |dir |dein|sie |ihnen|ihr|tu |t'|te |toi |vous|votre|ta |tes |tú |ti |usted|vos |você|cê |lei |su |je |jij|ты |тебе|вы |ty |ci |sen |你|您|あなた|君|そちら|너|당신",
  ],
  [
    "me",
    "i |me |my |mine|i'm|ive|i've|im |ich |mein|mir |mich|wir |j'|moi |mon |ma |mes |yo |mi |mis |eu |meu|minha|mim|io |mio|mia|miei|ik |mijn|mij |я |мой|моя|мою|меня|mnie|mój|moja|ben |bana|我|私|俺|僕|나|내",
  ],
  [
    "need",
    "need|have to|must|should|may |allowed|want|rather|prefer|brauch|musst|muss |soll|darf|dürf|will |möcht|besoin|faut|dois|doit|veux|voudr|souhait|hace falta|tienes que|hay que|quiero|debe|precis|quero|deve|serve|bisogno|vogli|moet|hoef|wil |надо|нужно|хочу|musisz|trzeba|chcę|gerek|iste|必|需|想|要|必要|ほしく|欲し|필요",
  ],
  [
    "person",
    "she |he |they |her |his |boss|friend|sister|brother|mom |mum |wife|husband|colleague|teacher|sie hat|er hat|meine frau|mein mann|chef|kollege|freundin|elle |il |ma femme|mon mari|mon chef|copine|ella|él |mi mujer|mi marido|mi jefe|amiga|ela |ele |minha mulher|chefe|amiga|lei mi|lui |mia moglie|mio marito|capo|zij |hij |она|он |жена|друг|ona |on |她|他|老板|同事|朋友|老婆|老公|彼女|彼 |上司|友達|妻|夫",
  ],
  [
    "work",
    "pdf|word |docx|excel|document|paragraph|sentence|line |lines|draft|letter|e-?mail|photo|picture|screenshot|folder|recipe|calendar|list |minutes|meeting|app |password|account|code |bug|function|method|datei|dokument|absatz|satz |zeile|entwurf|brief|foto|bild|ordner|rezept|kalender|liste|sitzung|passwort|konto|fichier|document|phrase|ligne|brouillon|lettre|mail |photo|recette|agenda|liste|réunion|compte |archivo en|documento|párrafo|frase|línea|borrador|carta|correo|foto|receta|agenda|lista|reunión|cuenta|arquivo em|parágrafo|linha|rascunho|foto|receita|agenda|reunião|conta |documento|riga|bozza|lettera|foto|ricetta|riunione|bestand|файл|документ|строк|письмо|фото|рецепт|plik|dokument|dosya|belge|文件|文档|段|行|邮件|照片|菜谱|日程|名单|会议|密码|账号|代码|ファイル|文|写真|レシピ|予定|会議|파일|문서|사진",
  ],
  [
    "ask",
    "how |what |why |should i|can i|is it|does |when |which|wie |was |warum|soll ich|kann ich|darf |wann|comment|pourquoi|est-ce|que veut|qu'est|cómo|qué |por qué|puedo|debería|significa|come |perché|cosa |posso|como |o que|por que|posso|hoe |wat |waarom|как |что |почему|jak |co |nasıl|ne |怎么|如何|吗|什么|为什么|会不会|どう|何|なぜ|어떻게|뭐|왜|pregunta|question|duda|frage |domanda",
  ],
  [
    "nowhere",
    "anywhere|nowhere|any ?place|nirgend|nulle part|quelque part|ningún lado|ninguna parte|ningún sitio|ningun lado|lugar nenhum|canto nenhum|nessuna parte|nessun posto|nergens|нигде|никуда|nigdzie|hiçbir yer|どこにも|哪儿|哪里|任何地方|아무 데|any further|going further|in canto nenhum|in nessun|da nissuna parte|nirgends",
  ],
  [
    "stay",
    "stay|remain|stick|linger|land |lands |end up|bleib|land[est]|reste|restent|traîne|qued|permanec|fiqu|fica |rest[ai] |rimang|rimane|blijf|остан|zosta|kals|kal |停留|留在|とどま|남",
  ],
  ["ear", "ear |ears|one ear|ohr|oreille|oído|ouvido|orecchi|oor |ухо|ucho|耳"],
  [
    "wall",
    "wall |stranger|train|pillow|fly |mayfly|wind|void|air |wand |schall und rauch|luft|zug |mur |inconnu|vent |pared|almohada|viento|aire|parede|travesseiro|vento|muro|vento|стен|墙|树洞|風|壁|벽",
  ],
  ["quote", '["“”„«»「」『』]'],
  [
    "yes",
    "please remember|note that|remember that|keep in mind|merk dir,|merk dir:|note bien|retiens que|apunta que|anota que|recuerda que|ricordati|lembra que|lembre que|記一下|记一下|记住我|覚えておいて|기억해",
  ],
  ["format", "pdf|docx?|xlsx?|csv|jpe?g|png|mp[34]"],
])

/** Longer stretches are no request, in characters. */
const MAX_CHARACTERS = 240
const CLAUSE_BREAK =
  /[,;:()[\]–—，；：、。]|\s-+\s|\.\.\.|…|\s(?:but|because|cuz|aber|weil|mais|pero|porque|ma|però|mas|maar|ale|но|ama)\s|但是|但|不过|因为/giu
const LETTER = /\p{L}/u

/** A stretch of a message that may ask: where it begins, and what stands around it. */
export interface WishWindow {
  readonly text: string
  readonly start: number
  readonly context: readonly string[]
}

/** The stretches of a message that may ask: its sentences and the clauses of each. */
export function wishWindows(message: string): readonly WishWindow[] {
  const windowOf = (text: string, start: number): WishWindow => ({
    text,
    start,
    context: contextOf(message, text, start),
  })
  return sentencesOf(message).flatMap(({ text, start }) => {
    if (text.length > 4 * MAX_CHARACTERS || !hintsAtWish(text)) return []
    const windows = text.length <= MAX_CHARACTERS ? [windowOf(text, start)] : []
    const breaks = [...text.matchAll(CLAUSE_BREAK)]
    if (breaks.length === 0) return windows
    let from = 0
    for (const mark of [...breaks, undefined]) {
      const clause = text.slice(from, mark?.index)
      if (LETTER.test(clause) && clause.length <= MAX_CHARACTERS && hintsAtWish(clause))
        windows.push(windowOf(clause.trim(), start + from))
      from = mark === undefined ? from : mark.index + mark[0].length
    }
    return windows
  })
}

const OWN = KEEPING_CONCEPTS.find(([concept]) => concept === "me")?.[1]
const QUOTE = /["“”„«»「」『』]/u
/** A colon behind a stretch announces a confidence: "no notes on this: I drink". */
const MARK_BEHIND = /^\s?([^\s\p{L}])/u

/** Where a stretch stands in its message, what follows it, and whether the rest tells of the person, asks or quotes. */
function contextOf(message: string, text: string, start: number): readonly string[] {
  const before = message.slice(0, start).trim()
  const after = message.slice(start + text.length)
  return [
    before === "" ? "opens" : "later",
    after.trim().replace(/[.!。]/g, "") === "" ? "closes" : "goes on",
    `then ${MARK_BEHIND.exec(after)?.[1] ?? ""}`,
    OWN !== undefined && `${before} | ${after}`.search(OWN) >= 0 ? "own" : "not own",
    /[?？]\s*$/.test(message) ? "asks" : "states",
    QUOTE.test(message) ? "quotes" : "no quotes",
  ]
}

/** Meanings without which a stretch asks nothing of the kind. */
const HINTS = new Set(["keep", "memory", "trace", "drop", "pretend", "secret", "ear", "nowhere"])
const HINT_PATTERNS = KEEPING_CONCEPTS.filter(([concept]) => HINTS.has(concept)).map(([, pattern]) => pattern)
const patternOf = (name: string): RegExp | undefined => KEEPING_CONCEPTS.find(([concept]) => concept === name)?.[1]
const UNSAID = [["not", "you"] as const, ["not", "said"] as const].map((names) => names.map(patternOf))

/** Whether a stretch has words without which none asks not to keep its message. */
export function hintsAtWish(window: string): boolean {
  return (
    HINT_PATTERNS.some((pattern) => window.search(pattern) >= 0) ||
    UNSAID.some((all) => all.every((pattern) => pattern !== undefined && window.search(pattern) >= 0))
  )
}

export const WISH_BUCKETS = 32_768
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** The bucket of each feature of a stretch: the order of its meanings, its words and neighbours, its length, and what stands around it. */
export function wishFeatures(window: Pick<WishWindow, "text" | "context">): readonly number[] {
  const text = window.text.replace(/[’]/g, "'").toLowerCase()
  const buckets = new Set<number>()
  const add = (feature: string): void => void buckets.add(wishBucketOf(feature))
  for (const feature of conceptFeatures(text, KEEPING_CONCEPTS)) add(`c ${feature}`)
  const words = text.match(/[\p{L}\p{M}']+|\p{N}+/gu) ?? []
  for (const [at, word] of words.entries()) {
    if (UNSPACED.test(word)) {
      for (let size = 1; size <= 3; size++)
        for (let from = 0; from + size <= word.length; from++) add(`u ${word.slice(from, from + size)}`)
      continue
    }
    add(`w ${word}`)
    add(`s ${word.slice(0, 5)}`)
    add(`b ${words[at - 1] ?? "^"} ${word}`)
    if (at === words.length - 1) add(`e ${word}`)
  }
  add(`n ${Math.min(12, words.length)}`)
  if (/[?？]\s*$/.test(text)) add("asks")
  for (const one of window.context) {
    add(`x ${one}`)
    for (const other of window.context) if (one < other) add(`x ${one} ${other}`)
  }
  return [...buckets]
}

export function wishBucketOf(feature: string): number {
  let hash = Math.imul(0x811c9dc5 ^ 91, 0x01000193)
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (WISH_BUCKETS - 1)
}
