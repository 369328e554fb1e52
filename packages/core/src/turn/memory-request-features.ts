import { compileConcepts, conceptFeatures } from "../text/concepts.ts"
import { CLAUSE_BUCKETS, clauseFeatures } from "../text/spans/clause-model.ts"

/**
 * What words mean in a request to memory, in several languages. The model counts in which order these stand, so that what it learns in one language
 * holds in the others. Endings are open; words that stand for themselves are closed with a space.
 */
const CONCEPTS: readonly (readonly [concept: string, words: string])[] = [
  [
    "forget",
    "forget|forgot|unlearn|amnesia|vergiss|vergiß|vergess|oubli|olvid|esque[cç]|dimentic|scord|vergeet|vergeten|забуд|zapomn|unut|忘|잊",
  ],
  [
    "erase",
    `delet|eras|remov|wip|scrub|scrap|strike|drop|bin |nix|purge|expung|clear|shred|burn|eject|kill|bury|take |took |rid |unsubscrib|discard|toss|ditch|chuck|lösch|entfern|streich|tilg|raus|weg |nimm|austrag|schmeiß|kick|effac|supprim|enl[eè]v|retir|vire|dégag|raye|raie|jett|jeter|bazard|borr|elimin|quit|sac|tir[ae]|descart|apag|remov|exclu|limp|cancell|rimuov|togli|lev[ai]|butt|depenn|cestin|verwijder|wis |удал|стер|сотр|usuń|skasuj|sil |删|刪|清|抹|划掉|去掉|消|削|扔|除名|지워|삭제`,
  ],
  [
    "keep",
    `remember|know|wiss|weiß|sais |sach|sepas|sabes|saib|sapp|знай|знать|know|知道|keep|kept|retain|stor|sav|not[ei]|record|log|hold|held|track|remind|mention|bring|carr|fil[ei]|writ|count|merk|behalt|behält|speicher|notier|vermerk|festhalt|festgehalt|aufheb|aufschreib|schreib|erinner|erwähn|mitschreib|protokoll|reti[ee]n|gard|conserv|enregistr|consign|mémoris|rappel|reparl|stock|archiv|écri|guard|anot|apunt|acuerd|recuerd|mencion|nombr|escrib|registr|lembr|salv|grav|ricord|t[ei]en|nomin|segn|trattien|tratten|scriv|annot|bewaar|onthoud|opslaan|noteer|запомин|запом|сохран|записы|zapami|zapis|notuj|hatırla|kaydet|记|記|存|留|惦|提|写|覚|保|저장|기억|기록`,
  ],
  [
    "tell",
    "said|say|told|tell|mention|wrote|share|overshar|confess|gesagt|sagte|erzähl|geschrieb|verrat|anvertraut|dit |raconté|confié|parlé|dije|conté|dicho|contado|contad|comenté|disse|contei|falei|detto|raccontat|说|說|告诉|讲|聊|言|話",
  ],
  [
    "not",
    "not |n't|dont|don't|doesn|didn|shouldn|never|no |nothing|nobody|nowhere|stop|without|neither|nicht|nich |nie |nix|nichts|kein|nimmer|nirgend|ohne|hör auf|ne |n'|pas |jamais|rien|sans|arrêt|nunca|sin |nada|deja|não|nao|sem |parar?|non |mai |senza|niente|nulla|smett|niet|niks|не |нет|никогда|nie|bez|değil|别|不|勿|甭|没|莫|无需|ない|ません|말",
  ],
  [
    "longer",
    "longer|any ?more|again|ever |mehr |länger|wieder|plus |más |mais |più |ya no|já não|больше|więcej|再|もう|더",
  ],
  [
    "memory",
    "memor|records?|notes|profile|mind|head|brain|files?|list|gedächtnis|kopf|notiz|akte|liste|zettel|speicher|mémoire|tête|fich|memória|cabe|apuntes|lista|perfil|testa|ricord|profil|geheugen|памят|pamię|hafıza|记忆|記憶|记录|档|清单|名单|库|메모",
  ],
  [
    "you",
    "you|u |ya |your|du |dir |dein|sie |ihnen|ihr|tu |t'|te |toi |vous|votre|ta |tú |ti |usted|você|vos |lei |su |je |你|您|あなた|君",
  ],
  [
    "me",
    "i |me |my |mine|i'm|ive|i've|im |ich |mein|mir |mich|wir |je |j'|moi |mon |ma |mes |yo |mi |mis |eu |meu|minha|io |mio|mia|miei|mie |noi|nous|notre|nosotr|我|私|俺|僕|咱|я |мой|моя|мою",
  ],
  [
    "please",
    "please|pls|plz|kindly|would you|could you|can you|bitte|könnt|kannst|würd|stp |svp |plaît|prie|peux|pourr|porfa|favor|puede|podría|ruego|pode|poderia|favore|piacere|puoi|potrest|prego|grat|alsjeblieft|пожалуйста|proszę|lütfen|请|請|麻烦|烦请|求|ください|下さい|주세요",
  ],
  [
    "work",
    "paragraph|sentence|recipe|rows?|column|code|function|lines?|document|table|page|letter|chapter|image|photo|instagram|facebook|account|pdf|folder|script|draft|essay|rhyme|verse|word |absatz|sätze?|datei|rezept|zeile|spalte|tabelle|dokument|konto|seite|brief|paragraphe|phrase|fichier|recette|ligne|colonne|tableau|compte|párrafo|frase|archivo|receta|línea|columna|tabla|cuenta|foto|parágrafo|ficheiro|arquivo|receita|linha|conta |paragrafo|ricetta|riga|colonna|tabella|段|句|文件|菜谱|表|列|图|账号|邮件|代码|ファイル|文章|行",
  ],
  [
    "fornow",
    "for now|moment|second|this plan|this time|instead|tonight|let's|kurz|erst ?mal|stattdessen|heute|lieber|deux minutes|un instant|plutôt|ratito|un momento|mejor|hoy|attimo|piuttosto|stasera|先|今天|一下|今回|とりあえず",
  ],
  [
    "ask",
    "how|what|why|should|did |does|when|where|which|wie |was |soll|warum|wann|comment|pourquoi|est-ce|quel|cómo|qué|por qué|debería|come |perché|cosa|quale|como |怎么|如何|吗|什么|会不会|どう|何",
  ],
  [
    "secret",
    "secret|private|privat|between us|between you|confid|off the record|unoffic|ears only|unter uns|geheim|vertrau|zwischen uns|peinlich|entre nous|secr[eè]t|honte|entre nosotros|entre tú|vergüenza|segredo|entre nós|tra noi|fra noi|segreto|riservat|vergogn|onder ons|между нами|между нас|aramızda|秘密|私密|保密|悄悄|之间|我俩|ここだけ|内緒|우리끼리|embarrass|awkward|mortif|business",
  ],
  [
    "this",
    "this|that|it |its|these|das |dies|es |davon|ça |ceci|cela|esto|eso|lo |isto|isso|questo|ciò|dit |dat |это|to |这|那|它|これ|それ|이|그",
  ],
  [
    "over",
    "over |ended|cancel|done |finish|broke|healed|failed|dead|sold|moved|called off|vorbei|schluss|abgeblas|erledigt|fini |annul|mort |terminé|tombé|cancel|acab|murió|rompi|finit|saltat|annullat|mort[oa]|黄了|不结|分了|泡汤|没了|走了|取消",
  ],
  [
    "thing",
    "thing|stuff|matter|bit |business|part |fact|story|detail|info|number|remark|sache|ding|geschichte|angabe|truc|chose|histoire|affaire|infos?|cosa|asunto|tema|lo de|coisa|história|storia|faccenda|questione|事|话|那个|那条|こと|件|것|거",
  ],
]

/** The meanings of requests to memory, with the pattern of their words. */
export const MEANINGS = compileConcepts(CONCEPTS)

/** More of a sentence is not read, in characters. */
const MAX_CHARACTERS = 400

/** Meanings that say nothing about what a request names. */
const FRAME = new Set([
  "forget",
  "erase",
  "keep",
  "tell",
  "not",
  "longer",
  "memory",
  "you",
  "me",
  "please",
  "ask",
  "secret",
  "this",
  "thing",
])

/** Whether a word only frames a request: "please", "forget", "what", "told". */
export function isFrameWord(word: string): boolean {
  return MEANINGS.some(([concept, pattern]) => {
    const first = FRAME.has(concept) ? word.search(pattern) : -1
    return first === 0
  })
}

/** The bucket of each feature: those of any clause, and which of these meanings stand in which order. */
export function memoryRequestFeatures(sentence: string): readonly number[] {
  const text = sentence.slice(0, MAX_CHARACTERS).replace(/[’]/g, "'")
  const buckets = new Set(clauseFeatures(sentence))
  for (const feature of conceptFeatures(text, MEANINGS)) buckets.add(bucketOf(feature))
  return [...buckets]
}

function bucketOf(feature: string): number {
  let hash = Math.imul(0x811c9dc5 ^ 77, 0x01000193)
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (CLAUSE_BUCKETS - 1)
}
