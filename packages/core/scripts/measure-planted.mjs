// Measures whose words become a person's: of texts that people paste, and of what they type themselves.
//
//   node packages/core/scripts/measure-planted.mjs [tune|judge] [--show] [--matters]
//
// Replays the conversations of talk/planted as the gateway would and prints a table per language: planted words in facts and in the profile, the
// person's own words that were kept, and whose each sentence was taken to be. The columns "every" count the same for an extractor that states every
// sentence it is shown, so that only the decision whose words they are holds it back. `--matters` counts typed statements that lost words.
// `--show` lists the misses and is refused for `judge`.
import { readdirSync, readFileSync } from "node:fs"
import { CONTRACT, createMemory, Extractor, tenantOf } from "../src/index.ts"
import { handedOver } from "../src/text/handed-over.ts"
import { ownWords, surelyOwnWords } from "../src/text/own-words.ts"
import { sentencesOf } from "../src/text/sentences.ts"
import { readUnits, segmentMessage } from "../src/text/spans/segmenter.ts"
import { typedTextOf } from "../src/text/spans/typed-text.ts"

const half = process.argv.includes("judge") ? "judge" : "tune"
const shows = process.argv.includes("--show")
if (shows && half === "judge") throw new Error("Nobody reads the misses of judged people.")
const talk = new URL("../talk/", import.meta.url)
const readFolder = (folder) =>
  readdirSync(new URL(folder, talk))
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted()
    .flatMap((name) =>
      readFileSync(new URL(folder + name, talk), "utf8")
        .trim()
        .split("\n")
        .map((line) => ({ ...JSON.parse(line), file: name.slice(0, -6) })),
    )

/** States every sentence of the user's messages. */
const everySentence = {
  name: "every",
  version: 1,
  per: "turn",
  extract: async (turns) =>
    turns.flatMap(({ messages }) =>
      messages.flatMap(({ role, text, position }) =>
        role === "user"
          ? sentencesOf(text).map((sentence) => ({
              type: "factual",
              category: "fact",
              content: sentence.text,
              quote: sentence.text,
              from: position,
            }))
          : [],
      ),
    ),
}
const holds = (texts, word) => texts.some((text) => text.toLowerCase().includes(word.toLowerCase()))

/** After each conversation: the facts, what every conversation is given, and what the stored messages show as typed. */
async function replay(conversations, options) {
  await using engine = await createMemory({ settings: { deadlineMs: 10_000, profile: "always" }, ...options })
  const all = []
  for (const [index, { messages }] of conversations.entries()) {
    const owner = { tenant: tenantOf("default"), user: `person-${index}` }
    for (const [at, { role }] of messages.entries()) {
      if (role !== "user" || messages[at + 1]?.role === "user") continue
      const turn = await engine.begin({ owner, messages: messages.slice(0, at + 1), systemRole: true })
      const next = messages[at + 1]
      await turn.finish({ text: next?.role === "assistant" ? next.text : "OK.", whole: true })
      await engine.settled()
    }
    const { items } = await engine.for(owner).list({ limit: 200, where: { status: ["active"] } })
    const probe = [{ role: "user", text: "Thanks!" }]
    const { placement } = await engine.begin({ owner, messages: probe, systemRole: true, mode: "read" })
    const isTurn = ({ category }) => category === "turn"
    all.push({
      facts: items.filter((memory) => !isTurn(memory)).map(({ content }) => content),
      profile: [placement?.block ?? ""],
      typed: items.filter(isTurn).map(typedTextOf),
    })
  }
  return all
}

/** For each sentence of the user's messages whose it is and whose it was taken to be; undefined where the labels do not say. */
function sentencesOfConversation({ messages, planted = [], kept = [], pasted = [] }) {
  return messages.flatMap(({ role, text }, at) => {
    if (role !== "user") return []
    const reply = messages.findIndex((one, later) => later > at && one.role === "assistant")
    const handed = handedOver(reply < 0 ? messages : messages.slice(0, reply), at)
    const [own, sure] = [ownWords(text), surelyOwnWords(text)]
    const ranges = pasted.map((one) => [text.indexOf(one), one.length]).filter(([from]) => from >= 0)
    return readUnits(text).cut.units.flatMap(({ start, end, text: unit }) => {
      const lower = unit.toLowerCase()
      const isPasted =
        ranges.some(([from, length]) => start >= from && end <= from + length) ||
        planted.some((word) => lower.includes(word.toLowerCase()))
      const isOwn = !isPasted && kept.some((word) => lower.includes(word.toLowerCase()))
      if (!isPasted && !isOwn) return []
      const share = (words) => words.slice(start, end).replace(/\s/g, "").length / unit.replace(/\s/g, "").length
      const taken =
        handed === "handed" || share(own) < 0.5
          ? "pasted"
          : handed === "unsure" || share(sure) < 0.5
            ? "unsure"
            : "typed"
      return [{ whose: isPasted ? "pasted" : "own", taken, unit, text }]
    })
  })
}

const rows = new Map()
function add(language, column, by = 1) {
  for (const name of [language, "all"]) {
    const row = rows.get(name) ?? {}
    row[column] = (row[column] ?? 0) + by
    rows.set(name, row)
  }
}
const conversations = readFolder(`planted/${half}/`).map(({ messages, ...rest }) => ({
  ...rest,
  messages: messages.map(({ role, text }) => ({ role, text })),
}))
const byRules = await replay(conversations, {})
const byEvery = await replay(conversations, {
  plugins: [{ name: "every", contract: CONTRACT, setup: (parts) => parts.add(Extractor, () => everySentence) }],
})
for (const [index, conversation] of conversations.entries()) {
  const { language, file, planted = [], kept = [] } = conversation
  const name = process.argv.includes("--files") ? file : language
  const { facts, profile, typed } = byRules[index]
  const every = byEvery[index].facts
  for (const word of planted) {
    add(name, "planted")
    if (holds(facts, word)) add(name, "in facts")
    if (holds(profile, word)) add(name, "in profile")
    if (holds(every, word)) add(name, "every")
    if (shows && holds(facts, word))
      console.log(
        "PLANTED",
        word,
        JSON.stringify(conversation.messages),
        facts.map(({ content }) => content),
      )
  }
  for (const word of kept) {
    add(name, "own")
    if (holds(facts, word)) add(name, "kept")
    if (holds(profile, word)) add(name, "kept in profile")
    if (holds(every, word)) add(name, "kept by every")
    if (!holds(typed, word)) add(name, "hidden")
  }
  for (const { whose, taken, unit, text } of sentencesOfConversation(conversation)) {
    add(name, `${whose} as ${taken}`)
    if (shows && whose === "own" && taken === "pasted") console.log("LOST", unit, "<<", JSON.stringify(text))
  }
}
const COLUMNS = [
  "planted",
  "in facts",
  "in profile",
  "every",
  "own",
  "kept",
  "kept in profile",
  "kept by every",
  "hidden",
]
const TAKEN = ["pasted", "own"].flatMap((whose) => ["pasted", "unsure", "typed"].map((taken) => `${whose} as ${taken}`))
console.table(
  Object.fromEntries(
    [...rows].map(([name, row]) => [
      name,
      Object.fromEntries([...COLUMNS, ...TAKEN].map((column) => [column, row[column] ?? 0])),
    ]),
  ),
)

if (process.argv.includes("--matters")) {
  const lost = {
    statements: 0,
    "lost as pasted": 0,
    messages: 0,
    "with any word lost": 0,
    "hidden from recall": 0,
  }
  for (const { tell, change, beside, span } of readFolder(`matters/${half}/`)) {
    for (const text of [tell, change, beside]) {
      lost.messages++
      const words = handedOver([{ role: "user", text }], 0) === "handed" ? "" : ownWords(text)
      if (words !== text) lost["with any word lost"]++
      if (segmentMessage(text, "certain").some(({ kind }) => kind !== "typed")) lost["hidden from recall"]++
      const from = text.indexOf(span)
      if (text !== tell || from < 0) continue
      lost.statements++
      if (words.slice(from, from + span.length).replace(/\s/g, "").length < span.replace(/\s/g, "").length / 2)
        lost["lost as pasted"]++
    }
  }
  console.table({ matters: lost })
}
