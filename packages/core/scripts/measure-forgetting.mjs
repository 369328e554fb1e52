// Measures requests to forget: which are recognized, what each takes out, and what it offers instead.
//
//   node packages/core/scripts/measure-forgetting.mjs [tune|judge] [--matters | --wishes] [--show]
//
// Each line of talk/wishes has a memory of its own; of talk/matters each person has one, which is told all matters.
// Reads the build in packages/core/dist. `--show` lists the misses and is refused for `judge`.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { createMemory, tenantOf } from "../dist/index.js"

const half = process.argv.includes("judge") ? "judge" : "tune"
const shows = process.argv.includes("--show")
if (shows && half === "judge") throw new Error("Nobody reads the misses of judged people.")
const talk = new URL("../talk/", import.meta.url)
const readLines = (path) =>
  readFileSync(new URL(path, talk), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
const filesIn = (folder, pattern) =>
  existsSync(new URL(folder, talk))
    ? readdirSync(new URL(folder, talk))
        .filter((name) => pattern.test(name))
        .toSorted()
    : []

/** What memory holds after one message: contents, and how the request was answered. */
async function ask(engine, user, text) {
  const owner = { tenant: tenantOf("default"), user }
  const turn = await engine.begin({ owner, systemRole: true, messages: [{ role: "user", text }] })
  const forgot = turn.forgot
  await turn.finish({ text: "", whole: true })
  await engine.settled()
  const { items } = await engine.for(owner).list({ limit: 200 })
  return { forgot, contents: items.map(({ content }) => content.toLowerCase()) }
}

const KINDS = ["exact", "more", "part", "other", "offered", "unmatched", "unrecognized"]
/** How a request came out, by which of the statements are gone and which should be. */
function outcome(forgot, gone, meant) {
  const lost = [...gone].filter((index) => !meant.includes(index))
  const hit = meant.filter((index) => gone.has(index))
  if (forgot === undefined) return gone.size === 0 ? "unrecognized" : "other"
  if (gone.size === 0) return forgot.near > 0 ? "offered" : "unmatched"
  if (lost.length === 0) return hit.length === meant.length ? "exact" : "part"
  return hit.length === meant.length ? "more" : "other"
}

const counts = new Map()
function count(name, kind) {
  for (const key of [name, "all"]) {
    const row = counts.get(key) ?? {}
    row[kind] = (row[kind] ?? 0) + 1
    counts.set(key, row)
  }
}

async function measureWishes() {
  for (const name of filesIn(`wishes/${half}/`, /^forget-/)) {
    for (const { said, text, gone: meant } of readLines(`wishes/${half}/${name}`)) {
      await using engine = await createMemory({ settings: { deadlineMs: 10_000 } })
      for (const one of said) await engine.for({ user: "ada" }).remember(one)
      await engine.settled()
      const before = (await engine.for({ user: "ada" }).list({ limit: 200 })).items.map(({ content }) =>
        content.toLowerCase(),
      )
      const { forgot, contents } = await ask(engine, "ada", text)
      const holds = (those, one) => those.some((content) => content.includes(one.toLowerCase().slice(0, 60)))
      const gone = new Set(said.flatMap((one, index) => (holds(before, one) && !holds(contents, one) ? [index] : [])))
      judge(name.slice(7, -6), forgot, gone, meant, text, said)
    }
  }
}

function judge(name, forgot, gone, meant, text, said) {
  if (meant.length > 0) {
    const kind = outcome(forgot, gone, meant)
    count(name, kind)
    if (shows && kind !== "exact")
      console.log(
        kind,
        "|",
        text,
        "|",
        said.map((one, at) => `${meant.includes(at) ? "*" : ""}${gone.has(at) ? "-" : ""}${one}`).join(" | "),
      )
  } else {
    count(name, gone.size > 0 ? "near-deletes" : forgot === undefined ? "near-quiet" : "near-recognized")
    if (shows && gone.size > 0)
      console.log("NEAR", "|", text, "|", said.map((one, at) => `${gone.has(at) ? "-" : ""}${one}`).join(" | "))
  }
}

async function measureMatters() {
  for (const name of filesIn(`matters/${half}/`, /\.jsonl$/)) {
    const matters = readLines(`matters/${half}/${name}`)
    const saved = await snapshot(matters)
    for (const [index, { forget, nearForget }] of matters.entries()) {
      for (const [text, meant] of [...forget.map((one) => [one, [index]]), [nearForget, []]]) {
        await using engine = await createMemory({ settings: { deadlineMs: 10_000 } })
        await engine.restore(saved.memories, {})
        const { forgot, contents } = await ask(engine, "ada", text)
        const gone = new Set(
          saved.held.filter((at) => !contents.some((content) => content.includes(partOf(matters[at])))),
        )
        judge(
          name.slice(0, -6),
          forgot,
          gone,
          meant,
          text,
          [...gone, ...meant].length === 0 ? [] : matters.map(({ span }) => span),
        )
      }
    }
  }
}
/** The beginning of what a matter states, as the turn that told it holds it. */
const partOf = ({ span }) => span.toLowerCase()
async function snapshot(matters) {
  await using engine = await createMemory({ settings: { deadlineMs: 10_000 } })
  const own = engine.for({ user: "ada" })
  for (const [index, { tell }] of matters.entries()) await own.remember(tell, { session: `s${index}` })
  await engine.settled()
  const memories = await Array.fromAsync(
    engine.exportMemories({ tenant: tenantOf("default"), pools: "all" }, { user: "ada" }),
  )
  const contents = memories.map(({ memory }) => memory.content.toLowerCase())
  const held = matters.flatMap((one, index) =>
    contents.some((content) => content.includes(partOf(one))) ? [index] : [],
  )
  return { memories, held }
}

if (!process.argv.includes("--matters")) await measureWishes()
if (!process.argv.includes("--wishes")) await measureMatters()
const share = (part, of) => `${((100 * part) / Math.max(1, of)).toFixed(0).padStart(4)} %`
console.log("".padEnd(18), "requests", ...KINDS.map((kind) => kind.padStart(12)), " near misses: recognized, delete")
for (const [name, row] of [...counts].toSorted(([one], [other]) => Number(one === "all") - Number(other === "all"))) {
  const requests = KINDS.reduce((sum, kind) => sum + (row[kind] ?? 0), 0)
  const near = (row["near-quiet"] ?? 0) + (row["near-recognized"] ?? 0) + (row["near-deletes"] ?? 0)
  console.log(
    name.padEnd(18),
    String(requests).padStart(8),
    ...KINDS.map((kind) => `${String(row[kind] ?? 0).padStart(5)}${share(row[kind] ?? 0, requests)}`.padStart(12)),
    `  ${near}:`,
    (row["near-recognized"] ?? 0) + (row["near-deletes"] ?? 0),
    row["near-deletes"] ?? 0,
  )
}
