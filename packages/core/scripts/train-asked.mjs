// Fits the models that tell whether what an assistant asks is about somebody other than the user, and whether it asks
// for the answer of an exercise or the content of somebody else's text.
//
//   node packages/core/scripts/train-asked.mjs [--left-out] [--show]
//
// Learns from the frames of talk/answers, of which each kind of request is drawn before each kind of question, and from
// the replies that people for tuning answer with something of their own; measures with --left-out on frames and people
// left out. Writes src/text/topics/asked-weights.ts. The same data gives the same bytes. Needs Node 24.
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { ASKED_BUCKETS, askedFeatures } from "../src/text/topics/asked-model.ts"
import { readLabelledFrames } from "./frames.mjs"
import { drawBalanced, fitBuckets, shippedModel, writeModels } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const DRAWN = 40
/** Pairs drawn of each language and combination of kinds, and replies of people drawn behind each kind of request. */
const PAIRS = 350
const FOLDS = 5
const WEIGHTS = { frame: 1, typed: 3 }

/**
 * Whether a question behind a request is about somebody else, and whether it asks for content; what is missing may be
 * either. Last how many times as many pairs are drawn: whose text it is, only the request says.
 */
const COMBINATIONS = [
  ["for other", "ask other", 1, 0],
  ["for other", "ask any", 1, 0, 3],
  ["for other", "ask own", 0, 0, 2],
  ["for other", "ask both", 0, 0],
  ["for other", "ask exercise", 0, 1],
  ["for own", "ask other", 1, 0],
  ["for own", "ask any", 0, 0, 3],
  ["for own", "ask own", 0, 0],
  ["for own", "ask both", 0, 0],
  ["for own", "ask exercise", 0, 1],
  ["for own", "ask content", 0, 0],
  ["for both", "ask both", 0, 0],
  ["for both", "ask own", 0, 0],
  ["for both", "ask any", 0, 0],
  ["for both", "ask other", 1, 0],
  ["exercise", "ask exercise", 0, 1, 2],
  ["exercise", "ask own", 0, 0],
  ["exercise", "ask any", 0, 0],
  ["text other", "ask content", 0, 1, 3],
  ["text other", "ask exercise", 0, 1],
  ["text other", "ask other", 1, 0],
  ["text other", "ask own", 0, 0],
  ["text own", "ask content", 0, 0, 2],
  ["text own", "ask own", 0, 0],
  ["text own", "ask any", 0, 0],
  ["text own", "ask other", 1, 0],
  ["for other", "ask general", 0, 0],
  ["for own", "ask general", 0, 0],
  ["exercise", "ask general", 0, 0],
  ["text other", "ask general", 0, 0],
  ["text own", "ask general", 0, 0],
  ["tells", "noted", 0, 0, 3],
  ["tells", "ask own", 0, 0],
  ["tells", "ask any", 0, 0],
  ["tells", "ask both", 0, 0],
  ["tells", "ask other", 1, 0],
  ["for other", "noted", 0, 0],
  ["for own", "noted", 0, 0],
  ["text other", "noted", 0, 0],
  ["exercise", "noted", 0, 0],
]

/** How replies begin in any language. */
const OPENERS = [
  "Sure!",
  "Happy to help!",
  "Gern!",
  "Klar!",
  "Bien sûr !",
  "D'accord.",
  "¡Claro!",
  "Vale.",
  "Certo!",
  "Volentieri!",
  "Com certeza!",
  "Claro!",
  "Graag!",
  "Jasne!",
  "好的！",
  "没问题。",
  "もちろんです！",
  "いいですね！",
  "OK.",
]

const frames = Map.groupBy(readLabelledFrames("answers/", DRAWN), ({ group }) => group)
const framed = frames
  .entries()
  .flatMap(([group, all]) => {
    const random = randomFrom(hashOf(group))
    const pick = (list) => list[Math.floor(random() * list.length)]
    return COMBINATIONS.flatMap(([first, second, ofOther, content, share = 1]) => {
      const [requests, prompts] = [first, second].map((label) => all.filter((one) => one.label === label))
      if (requests.length === 0 || prompts.length === 0) return []
      return Array.from({ length: share * PAIRS }, () => {
        const [request, prompt] = [pick(requests), pick(prompts)]
        // Assistants say something before they ask, and ask for several things.
        const more = random() < 0.25 ? pick(prompts).text : ""
        const before = random() < 0.3 ? `${pick(OPENERS)} ` : ""
        const asked = `${before}${prompt.text} ${more}`.trim()
        return {
          kind: "frame",
          request: request.text,
          prompt: asked,
          ofOther,
          content,
          frames: [request.frame, prompt.frame],
        }
      })
    })
  })
  .toArray()

/** What people say and what they are answered. */
const people = ["tune/", "further/tune/"].flatMap((folder) =>
  filesIn(folder).map((name) => ({
    name,
    rows: linesOf(`${folder}${name}/talk.jsonl`).map((line) => JSON.parse(line)),
  })),
)
const typed = people.flatMap(({ name, rows }) =>
  rows.flatMap(({ user, reply, session }, at) =>
    rows[at + 1]?.session === session && reply !== undefined
      ? [{ kind: "typed", request: user, prompt: reply, ofOther: 0, content: 0, frames: [name] }]
      : [],
  ),
)
/** What states something behind a request asks for nothing. */
const stated = frames
  .entries()
  .flatMap(([group, all]) => {
    const random = randomFrom(hashOf(`${group} stated`))
    const replies = people.flatMap(({ name, rows }) =>
      rows.flatMap(({ reply }) => (reply === undefined || /[?？]/u.test(reply) ? [] : [{ reply, name }])),
    )
    return all.flatMap(({ label, text, frame }) => {
      if (label.startsWith("ask") || random() > 0.5) return []
      const { reply, name } = replies[Math.floor(random() * replies.length)]
      return [{ kind: "frame", request: text, prompt: reply, ofOther: 0, content: 0, frames: [frame, name] }]
    })
  })
  .toArray()

const data = [...framed, ...typed, ...stated].map((one) => ({
  ...one,
  features: askedFeatures(one.request, one.prompt),
}))
console.log(`${framed.length} pairs of frames, ${typed.length} typed, ${stated.length} stated`)

const fit = (all, of) => {
  const labelled = all.map((one) => ({ ...one, right: one[of] }))
  return fitBuckets(
    drawBalanced(labelled, randomFrom(3), ({ kind }) => WEIGHTS[kind]),
    { buckets: ASKED_BUCKETS, steps: 8 * labelled.length, rate: 0.2, decay: 0.00003 },
  )
}

const isLeftOut = ({ frames }) => frames.some((frame) => hashOf(frame) % FOLDS === 0)
if (process.argv.includes("--left-out"))
  for (const of of ["ofOther", "content"]) {
    const model = fit(
      data.filter((one) => !isLeftOut(one)),
      of,
    )
    const scored = data.filter(isLeftOut).map((one) => ({ ...one, score: probabilityOf(one.features, model) }))
    for (const [title, list] of [
      [`${of}`, scored.filter((one) => one[of] === 1)],
      [`${of}, not, of frames`, scored.filter((one) => one[of] === 0 && one.kind === "frame")],
      [`${of}, not, typed`, scored.filter((one) => one[of] === 0 && one.kind === "typed")],
    ]) {
      const found = [0.4, 0.5, 0.6, 0.7, 0.9].map((least) => list.filter(({ score }) => score >= least).length)
      console.log(`${title}, left out, from 0.4 0.5 0.6 0.7 0.9: ${found.join(" ")} of ${list.length}`)
    }
    if (process.argv.includes("--show"))
      for (const { score, kind, request, prompt, ...one } of scored)
        if (kind === "typed" && score >= 0.5 && one[of] === 0) console.log(score.toFixed(2), request, "|", prompt)
  }

writeModels(new URL("../src/text/topics/asked-weights.ts", import.meta.url), "train-asked.mjs", {
  OF_OTHER: shippedModel(fit(data, "ofOther")),
  CONTENT: shippedModel(fit(data, "content")),
})
