// Draws sentences from frames: lines that begin with a sign, with `{x}` for an entry of the list `x = … | …`.
import { readdirSync, readFileSync } from "node:fs"
import { hashOf, randomFrom } from "./spans/messages.mjs"

const talk = new URL("../talk/", import.meta.url)
/** A frame with its sign twice stands for many: a bare statement, a bare question. */
const OFTEN = 12

/** Sentences of the frames in a folder of `talk` with the sign of each: as many of each frame as given, less what is drawn twice. */
export function readFrames(folder, drawn) {
  return readdirSync(new URL(folder, talk))
    .sort()
    .flatMap((name) => {
      const lines = readFileSync(new URL(`${folder}${name}`, talk), "utf8")
        .trim()
        .split("\n")
      const lists = new Map(
        lines
          .filter((line) => /^\w =/.test(line))
          .map((line) => [
            line[0],
            line
              .slice(3)
              .split("|")
              .map((one) => one.trim()),
          ]),
      )
      const random = randomFrom(hashOf(name))
      const pick = (list) => list[Math.floor(random() * list.length)]
      const fill = (text) => text.replace(/\{(\w)\}/g, (_, list) => fill(pick(lists.get(list))))
      return lines
        .filter((line) => /^([+.?-])\1? /.test(line))
        .flatMap((line) => {
          const [sign, often] = [line[0], line[1] === " " ? 1 : OFTEN]
          const frame = line.replace(/^[+.?-]+ /, "")
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
