// Measures the profile on the people of talk/matters: what every conversation should know, and what of it is given.
//
//   node packages/core/scripts/measure-profile.mjs [tune|judge] [--tokens N] [--show] [--out FILE]
//
// Each person tells all their matters over some weeks; then of every second matter they report the change, and of each
// what lies beside it. A request that needs no memory follows. Reads the build in packages/core/dist. `--show` lists
// what is missing and what is too much, and `--out` writes the facts; both are refused for `judge`.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { createMemory, tenantOf } from "../dist/index.js"
import { partOf } from "./profile-worth.mjs"

const half = process.argv.includes("judge") ? "judge" : "tune"
const shows = process.argv.includes("--show")
const optionOf = (name) => {
  const place = process.argv.indexOf(name)
  return place === -1 ? undefined : process.argv[place + 1]
}
const out = optionOf("--out")
if ((shows || out !== undefined) && half === "judge") throw new Error("Nobody reads the lines of judged people.")
const profileTokens = Number(optionOf("--tokens") ?? 300)

const folder = new URL(`../talk/matters/${half}/`, import.meta.url)
const START = Date.UTC(2026, 8, 1, 8)
const HOUR = 3_600_000
const PARTS = ["safety", "name", "style", "identity", "household"]

/** A person's messages in the order in which they are said, and what holds at the end. */
function lifeOf(lines) {
  const isChanged = (at) => at % 2 === 1
  const messages = [
    ...lines.map(({ tell }) => tell),
    ...lines.flatMap(({ change, beside }, at) => (isChanged(at) ? [change, beside] : [beside])),
  ]
  const matters = lines.map((line, at) => ({
    ...line,
    part: partOf(line),
    now: isChanged(at) ? line.changed : line.value,
    before: isChanged(at) ? line.value : undefined,
  }))
  return { messages, matters }
}

const contains = (text, value) => value !== "" && text.toLowerCase().includes(value.toLowerCase())

async function profileOf(messages) {
  const clock = { now: START }
  await using engine = await createMemory({
    settings: { deadlineMs: 10_000, profileTokens, profile: "always" },
    now: () => clock.now,
  })
  const owner = { tenant: tenantOf("default"), user: "ada" }
  for (const text of messages) {
    clock.now += 7 * HOUR
    const turn = await engine.begin({ owner, systemRole: true, messages: [{ role: "user", text }] })
    await turn.finish({ text: "", whole: true })
    await engine.settled()
  }
  clock.now += HOUR
  const { placement, tokens } = await engine.begin({
    owner,
    systemRole: true,
    mode: "read",
    messages: [{ role: "user", text: "Thanks!" }],
  })
  const lines = (placement?.block ?? "").split("\n").filter((line) => line.startsWith("- "))
  const facts = []
  let page = await engine.for(owner).list({ limit: 200 })
  facts.push(...page.items)
  while (page.next !== undefined) {
    page = await engine.for(owner).list({ limit: 200, cursor: page.next })
    facts.push(...page.items)
  }
  return { lines, tokens, facts: facts.filter(({ category }) => category !== "turn") }
}

const row = () => ({ of: 0, read: 0, given: 0 })
const counts = new Map(PARTS.map((part) => [part, row()]))
const lineKinds = { deserves: 0, outdated: 0, other: 0 }
let tokensOfAll = 0
const written = []
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".jsonl"))
  .toSorted()
for (const name of files) {
  const parsed = readFileSync(new URL(name, folder), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
  const { messages, matters } = lifeOf(parsed)
  const { lines, tokens, facts } = await profileOf(messages)
  tokensOfAll += tokens
  const wanted = matters.filter(({ part, now }) => part !== undefined && now !== "")
  for (const { part, now, about, tell } of wanted) {
    const count = counts.get(part)
    count.of++
    const isRead = facts.some(({ content }) => contains(content, now))
    const isGiven = lines.some((line) => contains(line, now))
    if (isRead) count.read++
    if (isGiven) count.given++
    else if (shows) console.log(`${name} lacks ${part} ${about}: ${now} (${isRead ? "read" : "not read"}) ${tell}`)
  }
  for (const line of lines) {
    const isWanted = wanted.some(({ now }) => contains(line, now))
    const isOver = !isWanted && matters.some(({ before }) => before !== undefined && contains(line, before))
    lineKinds[isWanted ? "deserves" : isOver ? "outdated" : "other"]++
    if (shows && !isWanted) console.log(`${name} ${isOver ? "outdated" : "other"}: ${line}`)
  }
  written.push(...facts.map((fact) => ({ ...fact, person: name })))
}
const percent = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
for (const [part, { of, read, given }] of counts)
  console.log(`${part}: ${given} of ${of} given (${percent(given, of)}), ${read} read`)
const sum = (name) => [...counts.values()].reduce((total, one) => total + one[name], 0)
console.log(`all: ${sum("given")} of ${sum("of")} given (${percent(sum("given"), sum("of"))}), ${sum("read")} read`)
const lines = lineKinds.deserves + lineKinds.outdated + lineKinds.other
console.log(
  `${lines} lines: ${percent(lineKinds.deserves, lines)} deserve it, ${percent(lineKinds.outdated, lines)} outdated, ${percent(lineKinds.other, lines)} other; ${Math.round(tokensOfAll / files.length)} tokens`,
)
if (out !== undefined) writeFileSync(out, written.map((one) => `${JSON.stringify(one)}\n`).join(""))
