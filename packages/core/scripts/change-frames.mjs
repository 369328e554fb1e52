// Composes people of the frames of talk/changes: what they stated, and what they say later.
import { readdirSync, readFileSync } from "node:fs"
import { hashOf, randomFrom } from "./spans/messages.mjs"

/** People that are composed of the frames of a language, and the matters of each. */
const [COMPOSED, OF_EACH] = [120, 15]

const folder = new URL("../talk/changes/", import.meta.url)
const split = (text, by) => text.split(by).map((one) => one.trim())
const pick = (list, random) => list[Math.floor(random() * list.length)]

/** The lists and matters of each language. */
function readFiles() {
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const lines = readFileSync(new URL(name, folder), "utf8").trim().split("\n")
      const lists = new Map(
        lines.filter((line) => /^\p{L} = /u.test(line)).map((line) => [line[0], split(line.slice(4), "|")]),
      )
      const matters = lines
        .filter((line) => line.includes(" => "))
        .map((line) => {
          const at = line.indexOf(":")
          const [old, rest] = line.slice(at + 1).split(" => ")
          const [changes, others = "", adds = ""] = rest.split(" || ")
          return {
            name: line.slice(0, at),
            old: split(old, " | "),
            changes: split(changes, ";"),
            others: split(others, ";"),
            adds: split(adds, ";").filter(Boolean),
          }
        })
      return { name, lists, matters }
    })
}

/**
 * Fills a frame with entries of the lists. `{=x}` stands for the entry that `given`, the statement before, has of its
 * list. `drawn` takes the entries that are drawn.
 */
function fill(text, { lists, random, given = new Map(), drawn = new Map() }) {
  const entryOf = (list) => {
    const entry = pick(lists.get(list), random)
    drawn.set(list, drawn.get(list) ?? entry)
    return entry
  }
  const next = text
    .replace(/\{=(\p{L})\}/gu, (_, list) => given.get(list) ?? entryOf(list))
    .replace(/\{(\p{L})\}/gu, (_, list) => entryOf(list))
    .replace(/\(([^()]*)\)/g, (_, list) => pick(list.split("|"), random))
  return next === text ? varied(text.trim(), random) : fill(next, { lists, random, given, drawn })
}

function varied(text, random) {
  const cased = random() < 0.5 ? text[0].toUpperCase() + text.slice(1) : random() < 0.3 ? text.toLowerCase() : text
  return random() < 0.3 ? `${cased}${/\p{Script=Han}|\p{Script=Hiragana}/u.test(cased) ? "。" : "."}` : cased
}

/** People composed of frames: of each matter a statement, and later ones that change it, are of others, or add. */
export function readChangeFrames() {
  return readFiles().flatMap(({ name, lists, matters }) => {
    const random = randomFrom(hashOf(name))
    return Array.from({ length: COMPOSED }, (_, at) => {
      const chosen = matters
        .map((one) => [random(), one])
        .sort(([a], [b]) => a - b)
        .slice(0, OF_EACH)
        .map(([, one]) => {
          const drawn = new Map()
          return { ...one, earlier: fill(pick(one.old, random), { lists, random, drawn }), drawn }
        })
      const filled = (texts, { drawn }) => fill(pick(texts, random), { lists, random, given: drawn })
      return {
        kind: "frames",
        name: `${name} ${at}`,
        earlier: chosen.map(({ earlier }) => earlier),
        later: chosen.flatMap((one, place) => [
          { text: filled(one.changes, one), changes: [place] },
          { text: filled(one.others, one), changes: [] },
          ...(isSame(one) ? [{ text: filled(one.others, one), changes: [] }] : []),
          ...(one.adds.length > 0 && random() < 0.6 ? [{ text: filled(one.adds, one), changes: [] }] : []),
        ]),
      }
    })
  })
}

/** Whether what a matter's sentences name is what the statement named: those that change nothing are many. */
const isSame = ({ name }) => name.startsWith("same ")

/** Sentences that name again what somebody stated, and change nothing. */
export function readUnchanging(drawn) {
  return readFiles().flatMap(({ name, lists, matters }) => {
    const random = randomFrom(hashOf(`${name} unchanging`))
    return matters
      .filter(isSame)
      .flatMap(({ others }) => others)
      .flatMap((frame) => {
        const texts = new Set(Array.from({ length: drawn }, () => fill(frame, { lists, random })))
        return [...texts].map((text) => ({ text, group: name, frame }))
      })
  })
}
