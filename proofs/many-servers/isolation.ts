import { InventedNames } from "../invented-names.ts"
import type { Fleet } from "./fleet.ts"

export interface IsolationResult {
  readonly questions: number
  readonly ownFound: number
  readonly leaks: readonly string[]
}

/** Four people of two keys speak on any server and each asks for what all have said, on any server. */
export async function askForOthers(fleet: Fleet, facts: number): Promise<IsolationResult> {
  const make = (name: string) =>
    fleet
      .server(0)
      .api<{ secret: string }>("/api/keys", { method: "POST", body: { name, role: "user", serves: "many" } })
  const [one, two] = [await make("one"), await make("two")]
  const people = [one, two].flatMap(({ secret }) =>
    ["ada", "bob"].map((user) => ({ authorization: `Bearer ${secret}`, "x-keepsake-user": user })),
  )
  const names = new InventedNames(41)
  const said = people.map(() => Array.from({ length: facts }, () => ({ who: names.next(), where: names.next() })))
  for (const [place, person] of people.entries()) {
    for (const { who, where } of said[place] ?? []) await fleet.say(`My friend ${who} lives in ${where}.`, person)
  }
  let [questions, ownFound] = [0, 0]
  const leaks: string[] = []
  for (const [place, person] of people.entries()) {
    const foreign = said.filter((_, other) => other !== place).flat()
    for (const { who, where } of said.flat()) {
      const headers = { ...person, "x-keepsake-memory": "read" }
      const answers = [
        (await fleet.say(`Where does my friend ${who} live?`, headers)).text,
        (await fleet.send("search", "/api/memory/search", { headers: person, body: { query: `${who} lives` } })).text,
      ]
      questions += answers.length
      if (answers[0]?.includes(where)) ownFound++
      for (const secret of foreign) if (answers.some((text) => text.includes(secret.where))) leaks.push(secret.where)
    }
  }
  return { questions, ownFound, leaks }
}
