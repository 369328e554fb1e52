// Measures requests to forget in whole situations: what was told, a message, and what memory has to hold after it.
//
//   node packages/core/scripts/measure-forgetting-situations.mjs [tune|judge] [--show] [--only WORD]
//
// A block of talk/forgetting is one person: each line `. …` is told in a conversation of its own, `*` tells the lines
// `* …` at the top of the file as well, `> …` is the message. After it no memory may contain what follows `-`, some memory has to
// contain what follows `+` (told before) and `=` (told in the message), and no fact what follows `!`. `~` says that
// asking which one is meant is as good as deleting it.
// Reads the build in packages/core/dist. `--show` lists what went wrong and is refused for `judge`.
import { readdirSync, readFileSync } from "node:fs"
import { createMemory, tenantOf } from "../dist/index.js"

const half = process.argv.includes("judge") ? "judge" : "tune"
const shows = process.argv.includes("--show")
const only = process.argv.includes("--only") ? process.argv[process.argv.indexOf("--only") + 1] : ""
if (shows && half === "judge") throw new Error("Nobody reads what went wrong in judged situations.")
const folder = new URL(`../talk/forgetting/${half}/`, import.meta.url)

/** The situations of one file. */
function readSituations(file) {
  const blocks = readFileSync(new URL(file, folder), "utf8").trim().split(/\n\n+/)
  const linesWith = (block, sign) =>
    block
      .split("\n")
      .filter((line) => line === sign || line.startsWith(`${sign} `))
      .map((line) => line.slice(2))
  const filler = blocks.flatMap((block) => (block.startsWith("* ") ? linesWith(block, "*") : []))
  return blocks
    .filter((block) => block.includes("\n> ") || block.startsWith("> "))
    .map((block) => ({
      told: [...linesWith(block, "."), ...(block.includes("\n*\n") ? filler : [])],
      request: linesWith(block, ">")[0],
      gone: linesWith(block, "-"),
      stays: linesWith(block, "+"),
      kept: linesWith(block, "="),
      noFact: linesWith(block, "!"),
      mayAsk: linesWith(block, "~").length > 0,
    }))
}

/** What memory holds after a message, whether it was taken for a request, and which statements it offered. */
async function tell({ told, request }) {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const owner = { tenant: tenantOf("default"), user: "person" }
  const say = async (session, text) => {
    const turn = await memory.begin({
      owner: { ...owner, session },
      systemRole: true,
      messages: [{ role: "user", text }],
    })
    await turn.finish({ text: "Okay.", whole: true })
    await memory.settled()
    return turn
  }
  for (const [at, text] of told.entries()) await say(`told ${at}`, text)
  const turn = await say("asks", request)
  const { items } = await memory.for(owner).list({ limit: 200 })
  const [, offered = ""] = /^- \[memory\] (.*quoting them: .*)$/m.exec(turn.placement?.block ?? "") ?? []
  return { forgot: turn.forgot, items, offered: offered.toLowerCase() }
}

/** How a situation came out, with the fragments that tell why. */
function judge(situation, { items, offered }) {
  const holds = (memories, fragment) =>
    memories.some(({ content }) => content.toLowerCase().includes(fragment.toLowerCase()))
  const left = situation.gone.filter((one) => holds(items, one))
  const lost = situation.stays.filter((one) => !holds(items, one))
  const news = situation.kept.filter((one) => !holds(items, one))
  const facts = items.filter(({ category }) => category !== "turn")
  const wrongFacts = situation.noFact.filter((one) => holds(facts, one))
  const isOffered = left.length > 0 && left.every((one) => offered.includes(one.toLowerCase()))
  const why = [
    ...left.map((one) => `${isOffered ? "offered" : "left"} "${one}"`),
    ...lost.map((one) => `lost "${one}"`),
    ...news.map((one) => `not kept "${one}"`),
    ...wrongFacts.map((one) => `became a fact "${one}"`),
  ]
  if (lost.length > 0) return { kind: "lost", why }
  if (wrongFacts.length > 0) return { kind: "fact", why }
  if (left.length > 0 && !isOffered) return { kind: "left", why }
  if (news.length > 0) return { kind: "news", why }
  if (left.length > 0) return { kind: situation.mayAsk ? "right" : "offered", why }
  return { kind: "right", why }
}

const KINDS = ["right", "offered", "left", "news", "lost", "fact"]
const total = Object.fromEntries(KINDS.map((kind) => [kind, 0]))
for (const file of readdirSync(folder).toSorted()) {
  if (!file.includes(only)) continue
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, 0]))
  for (const situation of readSituations(file)) {
    const after = await tell(situation)
    const { kind, why } = judge(situation, after)
    counts[kind]++
    total[kind]++
    if (shows && kind !== "right")
      console.log(`  ${kind} ${JSON.stringify(after.forgot)} ${situation.request}  [${why.join("; ")}]`)
  }
  console.log(file.replace(".txt", "").padEnd(20), KINDS.map((kind) => `${kind} ${counts[kind]}`).join(" · "))
}
console.log(half.padEnd(20), KINDS.map((kind) => `${kind} ${total[kind]}`).join(" · "))
