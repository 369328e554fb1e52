import { InventedNames } from "../invented-names.ts"
import type { Fleet } from "./fleet.ts"

const PEOPLE = 10

/** Memories that are deleted on one server, and the answers of another in which one was found afterwards: a conversation's, a search's and a list's. */
export async function deleteThenAsk(fleet: Fleet, tries: number): Promise<readonly string[]> {
  const names = new InventedNames(37)
  const shown: string[] = []
  for (let number = 0; number < tries; number++) {
    const [who, where] = [names.next(), names.next()]
    const user = { "x-keepsake-user": `owner-${number % PEOPLE}` }
    const body = { content: `My neighbour ${who} keeps bees in ${where}.` }
    const added = await fleet.send("add", "/api/memory", { body, headers: user, server: number })
    // The shape of an added memory; any other fails the deletion.
    const { id } = JSON.parse(added.text) as { id: string }
    // The other server has what it caches of this person.
    const question = `Where does my neighbour ${who} keep bees?`
    const before = await fleet.say(question, { ...user, "x-keepsake-memory": "read" }, number + 1)
    if (!before.text.includes(where)) shown.push(`try ${number}: not found before it was deleted`)
    await fleet.send("delete", `/api/memory/${id}`, { method: "DELETE", headers: user, server: number })
    const other = { headers: user, server: number + 1 }
    const answers = await Promise.all([
      fleet.say(question, { ...user, "x-keepsake-memory": "read" }, number + 1),
      fleet.send("search", "/api/memory/search", { ...other, body: { query: `${who} ${where} bees` } }),
      fleet.send("list", "/api/memory?limit=200", { ...other, method: "GET" }),
    ])
    for (const [place, { text }] of answers.entries()) {
      if (text.includes(where)) shown.push(`try ${number}: ${["conversation", "search", "list"][place]}`)
    }
  }
  return shown
}
