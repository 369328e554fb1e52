// Measures what people who introduce themselves tell of themselves and what is kept, on talk/introductions.
//
//   node packages/core/scripts/measure-introductions.mjs [tune|judge]
//
// Each message is said to a memory of its own. Reads the build in packages/core/dist; prints no text.
import { readdirSync, readFileSync } from "node:fs"
import { createMemory, tenantOf } from "../dist/index.js"

const half = process.argv.includes("tune") ? "tune" : "judge"
const folder = new URL(`../talk/introductions/${half}/`, import.meta.url)
const people = readdirSync(folder).flatMap((name) =>
  readFileSync(new URL(name, folder), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line)),
)
/** What every conversation should know. */
const PROFILE = new Set(
  "name,address form,age,home,job,employer,studies,language,origin,religion,partner,child,household,pet,allergy,illness,diet,medicine,disability,pregnancy".split(
    ",",
  ),
)
const NOTHING_TOLD = ["others", "moment", "imagined", "hearsay", "question", "general", "once"]

const counts = new Map()
function count(name, is) {
  const one = counts.get(name) ?? { is: 0, of: 0 }
  counts.set(name, { is: one.is + Number(is), of: one.of + 1 })
}

let now = Date.UTC(2026, 9, 1)
let users = 0
await using memory = await createMemory({
  now: () => now,
  settings: { deadlineMs: 10_000, profile: "always", profileTokens: 2_000 },
})

async function afterSaying(text) {
  const owner = { tenant: tenantOf("default"), user: `user-${users++}` }
  now += 60_000
  const said = await memory.begin({ owner, messages: [{ role: "user", text }], systemRole: true })
  await said.finish({ text: "", whole: true })
  await memory.settled()
  const { items } = await memory.for(owner).list({ limit: 50 })
  const facts = items.filter(({ category }) => category !== "turn")
  const thanks = [{ role: "user", text: "Thanks!" }]
  const { recalled } = await memory.begin({ owner, messages: thanks, systemRole: true, mode: "read" })
  return { facts, profile: facts.filter(({ id }) => recalled.includes(id)) }
}

const holds = (memories, value) => memories.some(({ content }) => content.toLowerCase().includes(value.toLowerCase()))

for (const person of people) {
  for (const kind of ["hello", "safety", "life"]) {
    const { facts, profile } = await afterSaying(person[kind])
    for (const { about, value } of person[`${kind}Facts`]) {
      count(`${kind}: kept`, holds(facts, value))
      if (PROFILE.has(about)) count(`${kind}: in the profile`, holds(profile, value))
    }
  }
  const { profile } = await afterSaying(person.wish)
  count(
    "wish: in the profile",
    profile.some(({ category }) => category === "instruction"),
  )
  count("changed: kept", holds((await afterSaying(person.changed)).facts, person.changedFact.value))
  for (const kind of NOTHING_TOLD) {
    const after = await afterSaying(person[kind])
    count(`${kind}: a fact`, after.facts.length > 0)
    count(`${kind}: in the profile`, after.profile.length > 0)
  }
}
console.log(`${people.length} people`)
console.table(
  Object.fromEntries(
    [...counts].map(([name, { is, of }]) => [name, { percent: Number(((100 * is) / of).toFixed(1)), of }]),
  ),
)
