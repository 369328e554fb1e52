const ENGLISH = `
  a about above after again against ain all also am an and any are aren as at be because been before being below between both but by
  can could couldn d did didn do does doesn doing don down during each either else ever few for from further get gets getting got
  had hadn has hasn have haven having he her here hers herself him himself his how however i if im in into is isn it its itself
  just ll let m ma me might mightn more most much must mustn my myself needn neither no nor not now o of off oh ok okay on once
  only or other our ours ourselves out over own please re same shall shan she should shouldn so some such t than that the their
  theirs them themselves then there these they this those though through to too under until up upon us ve very was wasn we were
  weren what whatever when where whether which while who whom whose why will with within without won would wouldn yes yet you
  your yours yourself yourselves s dont hi lets letting one ones others thats use used useful uses using whats`

/** Particles and other words without a topic of their own, of languages that are cut by dictionary. */
const CHINESE_AND_JAPANESE =
  "的 了 是 在 吗 呢 吧 啊 和 与 也 就 都 の は が を に で と も へ か な た です ます て する し から まで"

const stopWords: ReadonlySet<string> = new Set([...ENGLISH.trim().split(/\s+/), ...CHINESE_AND_JAPANESE.split(" ")])

/**
 * Whether an analysed word says nothing about a topic. The analyser leaves stop words as they are written and gives no other word the same form, so
 * that "Ines" is none although its stem would be "in". "May" is not among them: it is a month, too.
 */
export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}

/** Stop words, and function words of any language, that somebody may be called. */
const NAMES: ReadonlySet<string> = new Set(
  "ain al am an any can con dai dan des di did do don down elle ella few fay had ha has hai he her how im in is jay les ma mai may mia mio mon more most my no noi oh ok on once ora own per re sein shan she so than to too tu una very will won you".split(
    " ",
  ),
)
/** A capital that begins no sentence, line or quotation. */
const CAPITALISED = /(?<=[\p{L}\p{N},][ \t]{1,3})\p{Lu}\p{L}*/gu

/** The stop words that a text writes like a name: "Where does Will live?". None of a text that writes most words so, as titles do. */
export function namesIn(text: string): ReadonlySet<string> {
  const names = new Set<string>()
  const capitals = text.match(CAPITALISED) ?? []
  for (const word of capitals)
    if (/^\p{Lu}\p{Ll}+$/u.test(word) && NAMES.has(word.toLowerCase())) names.add(word.toLowerCase())
  if (names.size === 0) return names
  return capitals.length * 2 > (text.match(/\p{L}+/gu) ?? []).length ? new Set() : names
}
