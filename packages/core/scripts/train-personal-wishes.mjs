// Trains what tells how somebody wants to be treated ("be more direct with me") and called ("everybody calls me Jojo").
//
//   node packages/core/scripts/train-personal-wishes.mjs [--show]
//
// Learns from the frames of talk/personal-wishes and from sentences of people that are neither, and measures on frames
// and people left out. `--show` lists what is wrong of those. Writes src/text/topics/personal-wish-weights.ts. The same
// data gives the same bytes. Needs Node 24.
import { writeFileSync } from "node:fs"
import { sentencesOf } from "../src/text/sentences.ts"
import { scoreClasses } from "../src/text/topics/class-model.ts"
import {
  PERSONAL_WISH_BUCKETS,
  PERSONAL_WISH_FROM,
  PERSONAL_WISHES,
  personalWishFeatures,
} from "../src/text/topics/personal-wish-model.ts"
import { mayLast } from "../src/text/topics/wish-features.ts"
import { fitClasses, quantizeClasses, writtenClasses } from "./fit-classes.mjs"
import { readLabelledFrames } from "./frames.mjs"
import { asked, frames, matters, requests as requested, people as typed, wishes } from "./requests/examples.mjs"
import { hashOf } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

/** Sentences drawn of each frame; of those of neither, every third one is learned from. */
const DRAWN = 150
const FOLDS = 5
/** Of what people say of other things, one sentence of so many is learned from. */
const THINNED = 2
/** What people say that only sounds like a wish counts more. */
const SOUNDING = 3
/** So does a request to forget. */
const ASKED = 1.5
/** What a sentence of frames counts: there are few of names. */
const WEIGHTS = { wish: 2, name: 3 }

const framed = readLabelledFrames("personal-wishes/", DRAWN)
  .filter(({ label }, at) => label !== "none" || at % 3 === 0)
  .map(({ label, text, frame }) => ({
    label: Math.max(0, PERSONAL_WISHES.indexOf(label)),
    text,
    group: frame,
    weight: WEIGHTS[label] ?? 1,
  }))
const records = (folder) =>
  filesIn(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => linesOf(`${folder}${name}`).map((line) => ({ ...JSON.parse(line), group: name })))
const sentences = (text) => sentencesOf(text ?? "").map((one) => one.text)
const none = (group, weight) => (text) => ({ label: 0, text, group, weight })
const SAID = ["hello", "life", "safety", "others", "moment", "imagined", "hearsay", "question", "general"]
const introduced = records("introductions/tune/").flatMap((one) => [
  ...sentences(one.once).map(none(one.group, SOUNDING)),
  ...SAID.flatMap((kind) => sentences(one[kind])).map(none(one.group, 1)),
])
const clauses = records("clauses/")
  .filter(({ label, about }) => label !== "wish" && about !== "name" && about !== "nickname")
  .map(({ text, group }) => none(group, 1)(text))
const told = records("matters/tune/")
  .filter(({ about }) => !/answer|style|reply|address|name|tone|language|format/.test(about))
  .flatMap(({ tell, beside, again, ask, group }) =>
    [tell, beside, again, ...ask].flatMap(sentences).map(none(group, 1)),
  )
const pasted = records("planted/tune/")
  .flatMap((one) => (one.pasted ?? []).map((text) => ({ text, group: one.group })))
  .flatMap(({ text, group }) => sentences(text).map(none(group, 1)))
const doubted = filesIn("stated/tune/").flatMap((name) =>
  linesOf(`stated/tune/${name}`)
    .filter((line) => line.startsWith("-"))
    .map((line) => none(name, SOUNDING)(line.replace(/^-\w+ /, "").split(" | ")[0])),
)
// "Act like I never told you" is a request to forget.
const requests = [...asked("tune"), ...wishes("tune"), ...matters("tune"), ...typed(), ...requested, ...frames]
  .filter(({ role }) => role === "forget" || role === "private")
  .flatMap(({ text }) => sentences(text).map(none("requests", ASKED)))
const people = [...introduced, ...clauses, ...told, ...pasted, ...doubted, ...requests].filter(
  ({ text, weight }) => text.length <= 200 && (weight === SOUNDING || mayLast(text) || hashOf(text) % THINNED === 0),
)
const all = [...framed, ...people].map((one) => ({ ...one, features: personalWishFeatures(one.text) }))
console.log(`${framed.length} sentences of frames, ${people.length} of people`)

const fit = (those) => fitClasses(those, PERSONAL_WISHES, PERSONAL_WISH_BUCKETS, ({ label }) => label)
const isOut = ({ group }) => hashOf(group) % FOLDS === 0
const left = fit(all.filter((one) => !isOut(one)))
const judged = all.filter(isOut).map((one) => {
  const chances = scoreClasses(one.features, PERSONAL_WISH_BUCKETS, left)
  const most = Math.max(...chances)
  const is = chances.indexOf(most)
  return { ...one, chances, is: most >= PERSONAL_WISH_FROM[PERSONAL_WISHES[is]] ? is : 0 }
})
for (const [label, name] of PERSONAL_WISHES.entries()) {
  const those = judged.filter((one) => one.label === label)
  const counts = PERSONAL_WISHES.map((as, at) => `${those.filter(({ is }) => is === at).length} as ${as}`)
  console.log(`${name}, left out, of ${those.length}: ${counts.join(", ")}`)
}
if (process.argv.includes("--show")) {
  const shown = new Set()
  for (const { label, is, text, group, chances } of judged) {
    if (label === is || shown.has(group)) continue
    if (group.includes(" ")) shown.add(group)
    console.log(
      `  ${PERSONAL_WISHES[label]} as ${PERSONAL_WISHES[is]} ${chances.map((one) => one.toFixed(2))}: ${text}`,
    )
  }
}
writeFileSync(
  new URL("../src/text/topics/personal-wish-weights.ts", import.meta.url),
  `// Written by scripts/train-personal-wishes.mjs.\n${writtenClasses("PERSONAL_WISH", quantizeClasses(fit(all)))}`,
)
