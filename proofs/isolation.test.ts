import { expect, it } from "vitest"
import { InventedNames } from "./invented-names.ts"
import { KeepsakeProcess } from "./keepsake.ts"
import { report, sizeFromEnvironment } from "./size.ts"

const FACTS = sizeFromEnvironment("PROOF_FACTS", 100)

it("shows nobody what another tenant or another user of the same key has said", async () => {
  await using keepsake = await KeepsakeProcess.serve()
  const make = (name: string) =>
    keepsake.api<{ secret: string }>("/api/keys", { method: "POST", body: { name, role: "user", serves: "many" } })
  const [one, two] = [await make("one"), await make("two")]
  const people = [
    { key: one.secret, user: "ada" },
    { key: one.secret, user: "bob" },
    { key: two.secret, user: "ada" },
    { key: two.secret, user: "bob" },
  ]
  const names = new InventedNames(11)
  const secrets = people.map(() => Array.from({ length: FACTS }, () => ({ who: names.next(), where: names.next() })))
  for (const [at, { key, user }] of people.entries()) {
    for (const [number, { who, where }] of (secrets[at] ?? []).entries()) {
      const content = `My friend ${who} lives in ${where}.`
      await keepsake.chat([{ role: "user", content }], {
        ...headersFor(key, user),
        "x-keepsake-session": `s-${at}-${number}`,
      })
    }
  }
  await keepsake.settled()

  let asked = 0
  let found = 0
  const leaks: string[] = []
  for (const [at, { key, user }] of people.entries()) {
    const foreign = secrets.filter((_, other) => other !== at).flat()
    const leaksIn = (where: string, text: string): void => {
      asked++
      for (const secret of foreign) if (text.includes(secret.where)) leaks.push(`${where}: ${secret.where}`)
    }
    for (const [number, { who, where }] of secrets.flat().entries()) {
      const answer = await keepsake.chat([{ role: "user", content: `Where does my friend ${who} live?` }], {
        ...headersFor(key, user),
        "x-keepsake-session": `ask-${at}-${number}`,
        "x-keepsake-memory": "read",
      })
      if (answer.text.includes(where)) found++
      leaksIn(`asked by person ${at}`, answer.text)
    }
    leaksIn(`listed by person ${at}`, JSON.stringify(await keepsake.everything(`user=${user}&status=all`, key)))
    for (const { who, where } of foreign.slice(0, 20)) {
      const query = { query: `${who} ${where}`, user }
      leaksIn(
        "searched",
        JSON.stringify(await keepsake.api("/api/memory/search", { method: "POST", body: query, key })),
      )
      leaksIn("found by q", JSON.stringify(await keepsake.everything(`user=${user}&q=${who}+${where}`, key)))
    }
  }
  // By id: another tenant's memories can be neither read nor deleted.
  const [mine] = await keepsake.everything("user=ada", one.secret)
  const strange = [
    await fetch(`${keepsake.url}/api/memory/${mine?.id}`, { headers: headersFor(two.secret, "ada") }),
    await fetch(`${keepsake.url}/api/memory/${mine?.id}`, { method: "DELETE", headers: headersFor(two.secret, "ada") }),
    await fetch(`${keepsake.url}/api/memory?tenant=default`, { headers: headersFor(one.secret, "ada") }),
  ].map(({ status }) => status)
  report("isolation", {
    people: people.length,
    "facts each": FACTS,
    questions: asked,
    "own found": found,
    leaks: leaks.length,
  })
  expect(leaks).toEqual([])
  expect(strange).toEqual([404, 404, 403])
  expect(found).toBe(people.length * FACTS)
})

function headersFor(key: string, user: string): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${key}`, "x-keepsake-user": user }
}
