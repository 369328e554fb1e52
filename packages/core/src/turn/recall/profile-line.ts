import type { Memory } from "../../contract/index.ts"
import { truncate } from "../../text/grapheme.ts"
import { ATTRIBUTES, type Attribute, attributeChances } from "../../text/topics/attribute-model.ts"
import { UNSPACED } from "../../text/unspaced.ts"

/** Maximum length of a line of the profile in characters, in scripts with spaces and in those without. */
const MAX_CHARACTERS = { spaced: 110, unspaced: 44 }
/** A longer memory is first cut to this, so that the work does not depend on its length. */
const MAX_READ = 1_200
/** Where a part of a sentence may end. */
const BOUNDARY =
  /[,;:.!?()–—…、，。；：！？（）]|\s(?=(?:and|but|so|because|cause|since|und|aber|weil|et|mais|donc|parce|y|pero|así|porque|e|ma|mas|perché|quindi)\s)/giu
/** What the profile has; the chances of these attributes tell which part of a sentence is worth its tokens. */
const WANTED: ReadonlySet<Attribute> = new Set([
  "allergy",
  "health",
  "medication",
  "diet",
  "name",
  "answer style",
  "home",
  "job",
  "employer",
  "studies",
  "age",
  "origin",
  "language",
  "religion",
  "partner",
  "children",
  "family",
  "pets",
  "household",
  "marital status",
])

/** A part of a sentence says nothing of an attribute that is less likely than this. */
const SLIGHT = 0.2

const shortened = new WeakMap<Memory, string>()

/**
 * What the profile shows of a memory: all of a short one, otherwise the neighbouring parts of its sentences that say
 * most of what the profile is for, with an ellipsis where something is left out. At most 110 characters (44 without
 * spaces), unless a single part is longer, which is cut at its end.
 */
export function profilePassage(memory: Memory): string {
  const known = shortened.get(memory)
  if (known !== undefined) return known
  const passage = shorten(memory.content.trim(), memory.about?.attribute)
  shortened.set(memory, passage)
  return passage
}

function shorten(text: string, attribute: string | undefined): string {
  const most = MAX_CHARACTERS[UNSPACED.test(text) ? "unspaced" : "spaced"]
  if (text.length <= most) return text
  const read = text.slice(0, MAX_READ)
  const ends = [...read.matchAll(BOUNDARY)].map(({ 0: mark, index }) => index + mark.length)
  const cuts = [...new Set([0, ...ends, read.length])]
  const parts = cuts
    .slice(1)
    .map((end, at) => attributeChances(read.slice(cuts[at], end)).map((chance) => (chance < SLIGHT ? 0 : chance)))
  let best = { from: 0, to: cuts[1] ?? read.length, worth: -1 }
  for (let first = 0; first < parts.length; first++) {
    const lacking = ATTRIBUTES.map(() => 1)
    for (let last = first; last < parts.length; last++) {
      const [from = 0, to = read.length] = [cuts[first], cuts[last + 1]]
      if (last > first && to - from > most) break
      for (const [at, chance] of (parts[last] ?? []).entries()) lacking[at] = (lacking[at] ?? 1) * (1 - chance)
      const worth = worthOf(lacking, attribute)
      if (worth > best.worth + 0.01) best = { from, to, worth }
    }
  }
  const part = truncate(read.slice(best.from, best.to).trim(), most)
  const isLast = best.from + part.length >= text.length - 1
  return `${best.from > 0 ? "… " : ""}${part.replace(/[,;:、，；：]$/u, "")}${isLast ? "" : " …"}`
}

/** How much a passage says of what the profile is for, and of what its memory is about. `lacking`: how likely it says nothing of each attribute, so that what is said twice counts once. */
function worthOf(lacking: readonly number[], attribute: string | undefined): number {
  return ATTRIBUTES.reduce((sum, name, at) => {
    const chance = 1 - (lacking[at] ?? 1)
    return sum + (name === attribute ? 2 * chance : WANTED.has(name) ? chance : 0)
  }, 0)
}
