import { createMemory } from "@keepsake/core"
import { openPlace, type Place } from "./killable-stores.ts"

// Tells what is not told yet, and deletes and restores statements one by one until it is killed. Its first line names them, and a line comes before each step.
const [place = "{}", first = "0"] = process.argv.slice(2)
const memory = await createMemory({ plugins: openPlace(JSON.parse(place) as Place), settings: { deadlineMs: 10_000 } })
const ada = memory.for({ user: "ada" })
const all = async () => (await ada.list({ limit: 200 })).items
if ((await all()).length === 0) {
  for (const letter of "abcdefgh") {
    await ada.remember(`The bread was good. I am allergic to zq${letter}xa. The tram was late.`, { session: letter })
  }
  await memory.settled()
}
const facts = (await all()).filter(({ category }) => category !== "turn")
const step = (what: string) => process.stdout.write(`${what}\n`)
step(facts.map(({ id }) => id).join(" "))
for (let at = Number(first); ; at++) {
  const id = facts[at % facts.length]?.id
  if (id === undefined) break
  step("forget")
  await ada.forget(id)
  step("restore")
  await ada.restore(id)
}
