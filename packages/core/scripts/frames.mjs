// Draws sentences from frames: lines that begin with a sign, with `{x}` for an entry of the list `x = … | …`.
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

/** A frame with its sign twice stands for many: a bare statement, a bare question. */
const OFTEN = 12

/** The lists of a file by their letters. */
export const listsOf = (lines, separator = " | ") =>
  new Map(
    lines
      .filter((line) => /^\p{L} = /u.test(line))
      .map((line) => [
        line[0],
        line
          .slice(4)
          .split(separator)
          .map((one) => one.trim()),
      ]),
  )

/** So many lines of a text with alternatives in `{…|…}`, less what is drawn twice. The same text gives the same lines. */
export function drawAlternatives(text, drawn) {
  const random = randomFrom(hashOf(text))
  const draw = (_, choices) => {
    const all = choices.split("|")
    return all[Math.floor(random() * all.length)]
  }
  return [...new Set(Array.from({ length: drawn }, () => text.replace(/\{([^}]*)\}/g, draw)))]
}

/** Sentences of the frames in a folder of `talk` with the sign of each: as many of each frame as given, less what is drawn twice. */
export function readFrames(folder, drawn) {
  return filesIn(folder).flatMap((name) => {
    const lines = linesOf(`${folder}${name}`)
    const lists = listsOf(lines, "|")
    const random = randomFrom(hashOf(name))
    const pick = (list) => list[Math.floor(random() * list.length)]
    const fill = (text) => text.replace(/\{(\w)\}/g, (_, list) => fill(pick(lists.get(list))))
    return lines
      .filter((line) => /^([+.?!~*-])\1? /.test(line))
      .flatMap((line) => {
        const [sign, often] = [line[0], line[1] === " " ? 1 : OFTEN]
        const frame = line.replace(/^[+.?!~*-]+ /, "")
        const texts = new Set(Array.from({ length: drawn * often }, () => varied(fill(frame), random)))
        return [...texts].map((text) => ({ sign, text, group: name }))
      })
  })
}

/** As people type: with a capital, without marks. */
function varied(text, random) {
  const cased = random() < 0.4 ? text[0].toUpperCase() + text.slice(1) : random() < 0.3 ? text.toLowerCase() : text
  return random() < 0.2 ? cased.replace(/[,;:]/g, "") : cased
}

/**
 * Sentences of frames that begin with a label, `-` for `none`, with lists of which `{x}` draws one and alternatives in
 * brackets, `(…|…)` or `(…)?`: at most so many of each frame.
 */
export function readLabelledFrames(folder, drawn) {
  return filesIn(folder).flatMap((name) => {
    const lines = linesOf(`${folder}${name}`)
    const lists = listsOf(lines)
    const random = randomFrom(hashOf(name))
    const pick = (list) => list[Math.floor(random() * list.length)]
    const fill = (text) => {
      const next = text
        .replace(/\{(\p{L})\}/gu, (_, list) => pick(lists.get(list)))
        .replace(
          /\(([^()]*)\)(\??)/g,
          (_, list, mark) => (mark && !list.includes("|") ? "" : pick(list.split("|"))) + mark.replace("?", ""),
        )
      return next === text ? text : fill(next)
    }
    return lines
      .filter((line) => /^(?:-|\w[\w ]*:) /.test(line))
      .flatMap((line) => {
        const label = line[0] === "-" ? "none" : line.slice(0, line.indexOf(":"))
        const frame = line[0] === "-" ? line.slice(2) : line.slice(line.indexOf(":") + 2)
        const texts = new Set(Array.from({ length: drawn }, () => asTyped(fill(frame).trim(), random)))
        return [...texts].map((text) => ({ label, text, group: name, frame: `${name} ${line}` }))
      })
  })
}

/** With a capital, with a full stop, in small letters. */
function asTyped(text, random) {
  const cased = random() < 0.5 ? text[0].toUpperCase() + text.slice(1) : random() < 0.4 ? text.toLowerCase() : text
  return random() < 0.3 && /[\p{L}\p{N}]$/u.test(cased)
    ? `${cased}${/\p{Script=Han}/u.test(cased) ? "。" : "."}`
    : cased
}
