import { compileConcepts, conceptFeatures } from "../../text/concepts.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { SECRET_NAMES } from "./told-secret-features.ts"

export const ANNOUNCED_BUCKETS = 16_384
/** Of the names of secrets those of what is told, not of what it opens. */
const NAMES = 3
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu
const MAX_WORDS = 30

/** What people do with a secret: they tell it, have changed it, ask for it, have lost it. */
const DEEDS = compileConcepts([
  [
    "tell",
    "tell|give|giving|send|sending|text |share|pass |dictat|spell|geb|gib |sag|schick|verrat|nenn|diktier|donne|donner|dis |dire |envoi|passe |file |dicte|doy |digo|mand|paso |pasar|cuento|dict|do |dico|dire |passo |dett|darti|dou |conto |passar|dito |ditar|dar |stuur|geef|zeg|app |wyśl|podam|dam |powiem|пришл|скаж|дам|напиш|продикт|yazıyor|söylüyor|veriyor|gönder|告诉|发你|发给|给你|说给|跟你说|送|教え|伝え|言う|言い|渡",
  ],
  [
    "here",
    "here's|here is|here comes|here it|there it|this is|so |hier ist|hier kommt|das ist|voici|voilà|tiens|aquí va|aquí tienes|ahí va|toma|ecco|tieni|aqui vai|aqui está|aí vai|hier is|dit is|oto |proszę|вот|держи|işte|来了|在这|这是|これ|こちら",
  ],
  [
    "changed",
    "changed|reset|switched|swapped|set |put |made|chose|picked|has a|have a|got a|geändert|gewechselt|getauscht|gesetzt|zurückgesetzt|hat jetzt|changé|modifié|remplacé|réinitialisé|mis |choisi|pris |cambiad|cambié|cambiam|cambiaron|modificad|restableci|puesto|puse|cambiat|modificat|reimpost|rifatt|messo|mudei|mudám|mudou|troque|trocam|altere|coloquei|pus |botei|veranderd|gewijzigd|gewisseld|zmieni|поменял|сменил|değiş|yenile|换了|改了|重设|更新|设了|变了|変え|変更|リセット|設定|変わ|新しく",
  ],
  ["new", "new |another|neu|ander|nouve|autre|nuev|otr|nuov|altr|nov|outr|nieuw|now[eay]|нов|yeni|artık|新"],
  [
    "ask",
    "how|what|which|where|why|should|do i|can i|wie |was |welche|wo |warum|soll|muss ich|comment|quel|où |dois|devrais|est-ce|cómo|qué|cuál|dónde|debería|tengo que|come |che |quale|dove|dovrei|devo|como |que |qual|onde|devo |preciso|hoe |wat |welk|waar|moet|jak |czy |gdzie|как |как|что|где|надо|nasıl|ne |mi|怎么|什么|哪|吗|要不要|どう|何|どこ|には？|ほうがいい",
  ],
  [
    "lost",
    "forgot|lost|can't remember|don't know|doesn't|wrong|expired|leaked|hacked|vergess|verloren|geht nicht|falsch|abgelaufen|geknackt|oubli|perdu|marche p|faux|expiré|fuité|olvid|perd|no funciona|mal |caduc|filtr|dimentic|pers[oa]|scordat|non funziona|sbagliat|scadut|rubat|esquec|perdi|não funciona|errad|expirou|vazou|vergeten|kwijt|werkt niet|zapomn|nie działa|забы|не работает|не подход|unut|çalışmı|忘|丢|不能用|错|过期|泄|使えな|なくした|思い出せ|違う|漏れ",
  ],
  [
    "not",
    "not |n't|never|nicht|nie |niemals|ne |pas |jamais|no |nunca|non |mai |não|niet|nooit|не |nie |никогда|değil|söylemem|别|不会|才不|ないで|ない",
  ],
  [
    "other",
    "he |she |they |someone|somebody|anybody|anyone|guests|son |daughter|wife|boss|neighbour|colleague|er |sie |jemand|gäste|sohn|frau|chef|nachbar|kolleg|il |elle |quelqu|invités|fils|femme|patron|voisin|collègue|él |ella|alguien|invitados|hijo|mujer|jefe|vecino|lui|lei|qualcuno|ospiti|figlio|moglie|capo|vicino|ele |ela |alguém|convidados|filho|mulher|chefe|vizinho|gasten|zoon|gości|syn|гост|сын|misafir|客人|儿子|老婆|老板|邻居|别人|他|她|お客|息子|妻|上司|隣|誰",
  ],
])

const PROMISES = DEEDS.filter(([deed]) => deed === "tell" || deed === "here")

/** Whether an announcement says that the value follows, and not only that there is a new one. */
export function promisesValue(announcement: string): boolean {
  return /[:：…]\s*$/.test(announcement) || PROMISES.some(([, pattern]) => announcement.search(pattern) >= 0)
}

/** Features of whether a sentence announces a secret: the order of the names of secrets in it, its words, how it begins and ends. */
export function announcementFeatures(sentence: string): readonly number[] {
  const text = sentence.toLowerCase().replace(/’/g, "'").trim()
  const words = wordsOf(text)
  return bucketsOf([
    ...conceptFeatures(text, [...SECRET_NAMES.slice(0, NAMES), ...DEEDS]).map((feature) => `c ${feature}`),
    ...wordFeatures(words),
    ...gramsOf(text, 2, 4),
    `z ${/[^\p{L}\p{N}\s]$/u.exec(text)?.[0] ?? ""}`,
  ])
}

/** Features of whether a sentence is nothing but a value or names one: its words, how many they are, and which of them have no meaning of their own. */
export function secretValueFeatures(sentence: string): readonly number[] {
  const text = sentence.toLowerCase().replace(/’/g, "'").trim()
  const words = wordsOf(text)
  const kinds = words.map((word) => (isStopWord(word) ? "s" : "o")).slice(0, 6)
  return bucketsOf([
    ...wordFeatures(words),
    ...gramsOf(text, 1, 3),
    `k ${kinds.join("")}`,
    `n ${Math.min(8, words.length)}`,
    `o ${kinds.filter((kind) => kind === "o").length} ${Math.min(8, words.length)}`,
    `z ${/[^\p{L}\p{N}\s]$/u.exec(text)?.[0] ?? ""}`,
    `m ${[...text.matchAll(/[,:"„“«「-]/gu)].map(([mark]) => mark).join("")}`,
    `l ${Math.min(8, Math.round((text.match(UNSPACED)?.join("").length ?? 0) / 2))}`,
  ])
}

function wordsOf(text: string): readonly string[] {
  return (text.match(/[\p{L}\p{M}']+|\p{N}+/gu) ?? []).slice(0, MAX_WORDS)
}

function wordFeatures(words: readonly string[]): readonly string[] {
  return [
    ...words.flatMap((word, at) => [`w ${word}`, `b ${words[at - 1] ?? "^"} ${word}`]),
    `e ${words.at(-1) ?? ""}`,
    `f ${words.slice(0, 2).join(" ")}`,
    `t ${words.slice(0, 3).join(" ")}`,
  ]
}

/** Groups of characters in scripts without spaces. */
function gramsOf(text: string, shortest: number, longest: number): readonly string[] {
  return (text.match(UNSPACED) ?? []).flatMap((run) => {
    const grams: string[] = [`r ${run.slice(0, 2)}`, `q ${run.slice(-2)}`]
    for (let size = shortest; size <= longest; size++)
      for (let at = 0; at + size <= run.length; at++) grams.push(`g ${run.slice(at, at + size)}`)
    return grams
  })
}

function bucketsOf(features: readonly string[]): readonly number[] {
  return [...new Set(features.map(bucketOf))]
}

function bucketOf(feature: string): number {
  let hash = Math.imul(0x811c9dc5 ^ 37, 0x01000193)
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (ANNOUNCED_BUCKETS - 1)
}
