// Frames of messages that tell a secret, and of what is told beside one: the values of each language, and how a frame is drawn.
import { readdirSync, readFileSync } from "node:fs"
import { isStopWord } from "../../src/text/stop-words.ts"
import { hashOf, randomFrom } from "./messages.mjs"

const talk = new URL("../../talk/", import.meta.url)
const linesOf = (path) => readFileSync(new URL(path, talk), "utf8").trim().split("\n")

const clauses = readdirSync(new URL("clauses/", talk))
  .toSorted()
  .filter((name) => name.endsWith(".jsonl"))
  .flatMap((name) => linesOf(`clauses/${name}`).map((line) => ({ ...JSON.parse(line), language: name.slice(0, 2) })))
const isUnspaced = (language) => /^(?:zh|ja)$/.test(language)
/** Words of the values that people state stand for the secrets of their language. */
function valuesOf(language) {
  const source = language === "pl" || language === "nl" ? clauses : clauses.filter((one) => one.language === language)
  const words = source
    .filter(({ value }) => typeof value === "string")
    .flatMap(({ value }) =>
      isUnspaced(language)
        ? value.length <= 5 && !/[\p{N}\s]/u.test(value)
          ? [value]
          : []
        : (value.match(/\p{Script=Latin}{4,}/gu) ?? []),
    )
    .filter((word) => !isStopWord(word.toLowerCase()))
  return [...new Set(words)]
}

const NUMBERS = {
  en: "zero one two three four five six seven eight nine",
  de: "null eins zwei drei vier fünf sechs sieben acht neun",
  fr: "zéro un deux trois quatre cinq six sept huit neuf",
  es: "cero uno dos tres cuatro cinco seis siete ocho nueve",
  it: "zero uno due tre quattro cinque sei sette otto nove",
  pt: "zero um dois três quatro cinco seis sete oito nove",
  nl: "nul een twee drie vier vijf zes zeven acht negen",
  pl: "zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć",
  zh: "零 一 二 三 四 五 六 七 八 九",
  ja: "ぜろ いち に さん よん ご ろく なな はち きゅう",
}
const TURNS = {
  en: "left right",
  de: "links rechts",
  fr: "gauche droite",
  es: "izquierda derecha",
  it: "sinistra destra",
  pt: "esquerda direita",
  nl: "links rechts",
  pl: "lewo prawo",
  zh: "左 右",
  ja: "左に 右に",
}
const SPELLED = { en: "as in|for|like", de: "wie", fr: "comme", es: "de", it: "come", pt: "de", nl: "van", pl: "jak" }

/** Makes the values of a language by their kind. */
export function fillsOf(language, random) {
  const pick = (list) => list[Math.floor(random() * list.length)]
  const times = (count, make) => Array.from({ length: count }, make)
  const words = valuesOf(language)
  const latin = valuesOf(isUnspaced(language) ? "en" : language)
  const digits = (count) => times(count, () => Math.floor(10 * random())).join("")
  const capitals = (count) => times(count, () => pick([..."ABCDEFHKLMNPRSTXZ"])).join("")
  const cased = (text) => text.replace(/^./u, (first) => first.toUpperCase())
  const numbers = NUMBERS[language].split(" ")
  const [left, right] = TURNS[language].split(" ")
  const comma = isUnspaced(language) ? pick(["、", "，", ", "]) : ", "
  const joint = isUnspaced(language) ? "" : " "
  const short = () => pick(latin).slice(0, 7)
  const fills = {
    V: () =>
      isUnspaced(language)
        ? pick([() => pick(words), () => pick(words), () => `${pick(latin).toLowerCase()}`])()
        : pick([(w) => w.toLowerCase(), (w) => w.toLowerCase(), cased, (w) => w])(pick(words)),
    N: () => (isUnspaced(language) ? pick(words) : pick([cased, cased, cased, (w) => w.toLowerCase()])(pick(words))),
    D: () =>
      pick([
        () => digits(4),
        () => digits(4),
        () => digits(6),
        () => digits(pick([3, 5, 7, 8])),
        () => `${digits(3)} ${digits(3)}`,
        () => String(1930 + Math.floor(95 * random())),
      ])(),
    M: () =>
      pick([
        () => `${cased(short())}${digits(2)}${pick(["", "", "!"])}`,
        () => `${short()}${digits(pick([1, 2, 4]))}`,
        () => `${cased(short())}${pick(["-", ".", "_", "!"])}${digits(2)}`,
        () => `${short().toLowerCase()}-${short().toLowerCase()}`,
        () => `${cased(short())}${cased(short())}${pick(["", digits(2)])}`,
        () => `${pick([..."ABCKQX"])}${pick([..."ABCKQX"])}-${digits(2)}-${digits(2)}`,
        () => `${short().toLowerCase()}${digits(1)}${short().toLowerCase()}`,
        () => `${cased(short())}!${cased(short())}`,
        () => `${cased(short())}.${cased(short())}.${digits(1)}`,
      ])(),
    S: () => times(pick([4, 4, 6]), () => pick(numbers)).join(pick([joint, comma])),
    L: () =>
      pick([
        () => `${times(pick([2, 3]), () => spell()).join(", ")}, ${digits(1)}, ${digits(1)}`,
        () => `${times(pick([2, 3]), () => spell()).join(", ")}, ${times(2, () => pick(numbers)).join(" ")}`,
        () => `${times(pick([3, 4]), () => pick([..."ABKRXQ"])).join(pick([" ", "-"]))} ${digits(2)}`,
      ])(),
    P: () => {
      const isOwn = isUnspaced(language) && random() < 0.5
      const write = pick([(word) => word.toLowerCase(), (word) => word.toLowerCase(), cased])
      return isOwn
        ? times(12, () => pick(words)).join(" ")
        : times(pick([6, 12, 12]), () => write(pick(latin))).join(pick([" ", " ", ", "]))
    },
    Q: () =>
      isUnspaced(language)
        ? fills.V()
        : pick([
            () => times(pick([2, 3, 4]), () => pick(words).toLowerCase()).join(" "),
            () => sentenceWords(),
            () => times(2, () => pick(words).toLowerCase()).join(" "),
          ])(),
    T: () =>
      pick([
        () =>
          times(3, (_, nth) => `${nth % 2 === 0 ? left : right}${joint}${1 + Math.floor(39 * random())}`).join(comma),
        () => times(3, () => 1 + Math.floor(39 * random())).join(pick(["-", " ", comma])),
        () => times(pick([3, 4]), () => Math.floor(10 * random())).join(pick([" ", "-"])),
        () => digits(4),
      ])(),
    C: () => times(4, () => digits(4)).join(pick([" ", "", " "])),
    R: () => String(1 + Math.floor(59 * random())),
    F: () =>
      pick([
        () => `${capitals(2)}${digits(pick([3, 4]))}`,
        () => `${capitals(pick([2, 3]))}${pick(["-", " ", ""])}${digits(4)}`,
        () => `${capitals(3)}${digits(4)}`,
        () => `${capitals(1)}${digits(pick([1, 2]))}`,
        () => `${capitals(2)}-${capitals(2)} ${digits(pick([2, 3, 4]))}`,
        () => `${digits(4)} ${capitals(3)}`,
        () => `${capitals(6)}`,
        () => `${pick(["eu", "us", "ap"])}-${pick(["west", "north", "east", "central"])}-${digits(1)}`,
        () => `${capitals(1)}${digits(1)}${capitals(1)}`.toLowerCase(),
        () => `${capitals(1)}${digits(2)}`.toLowerCase(),
        () => digits(8),
        () => digits(pick([9, 10, 12])),
        () => `${digits(3)}-${digits(4)}`,
      ])(),
    E: () => digits(pick([3, 3, 4])),
    A: () =>
      pick([
        fills.V,
        fills.D,
        fills.D,
        fills.M,
        fills.M,
        () => (isUnspaced(language) ? fills.M() : `${pick(words).toLowerCase()} ${pick(words).toLowerCase()}`),
      ])(),
  }
  const joiners = (SPELLED[language] ?? "").split("|")
  const spell = () => {
    const word = pick(latin).toLowerCase()
    return joiners[0] === ""
      ? word.charAt(0).toUpperCase()
      : `${word.charAt(0).toUpperCase()} ${pick(joiners)} ${pick([word, cased(word)])}`
  }
  const own = clauses.filter(
    (one) => one.language === language && one.text.length < 60 && /^\p{L}[\p{L}' ]+\.?$/u.test(one.text),
  )
  const sentenceWords = () =>
    own.length > 0
      ? pick(own).text.replace(/\.$/, "").toLowerCase().split(" ").slice(0, 6).join(" ")
      : `${pick(words)} ${pick(words)}`
  return fills
}

/** Draws a frame: alternatives, words of lists, and values, which are marked. */
export function drawFrame(frame, lists, fills, random) {
  const pick = (list) => list[Math.floor(random() * list.length)]
  let text = frame
  for (let depth = 0; depth < 6 && /\{[^{}]*\}/.test(text); depth++)
    text = text.replace(/\{([^{}]*)\}/g, (_, inner) => {
      if (fills[inner]) return `⟦${fills[inner]()}⟧`
      if (lists.has(inner)) return pick(lists.get(inner))
      const choice = pick(inner.split("|"))
      if (fills[choice]) return `⟦${fills[choice]()}⟧`
      return inner.includes("|") && /^[dh]$/.test(choice) ? pick(lists.get(choice)) : choice
    })
  return text
}
export const unmarked = (text) => text.replace(/[⟦⟧]/g, "")

/** A message with the places of its secrets. */
export function readMarked(marked, tells) {
  const spans = []
  let text = ""
  for (const part of marked.split(/(?=[⟦⟧])/)) {
    if (part.startsWith("⟦")) spans.push([text.length, text.length])
    text += part.replace(/^[⟦⟧]/, "")
    if (part.startsWith("⟦")) spans.at(-1)[1] = text.length
  }
  return { text, spans: tells ? spans : [] }
}

export function readLists(lines, lists = new Map()) {
  for (const line of lines) {
    const list = /^(\w) = (.*)$/.exec(line)
    if (list)
      lists.set(
        list[1],
        list[2].split("|").map((one) => one.trim()),
      )
  }
  return lists
}

/** Ordinary statements of a language, which tell no secret whatever was said before them: names, places, foods, sizes, rooms. */
export function drawFacts(language, times) {
  return linesOf(`secret-spans/${language}.txt`)
    .filter((line) => line.startsWith(". "))
    .flatMap((line) => {
      const random = randomFrom(hashOf(line))
      const fills = fillsOf(language, random)
      return Array.from({ length: times }, (_, nth) => {
        const text = unmarked(drawFrame(line.slice(2), new Map(), fills, random))
        const first = nth % 3 === 0 ? text : text.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
        return {
          text:
            nth % 4 === 0 ? `${first}${/[?？]$/.test(first) ? "" : /^(?:zh|ja)$/.test(language) ? "。" : "."}` : first,
          fold: hashOf(line) % 5,
        }
      })
    })
}
