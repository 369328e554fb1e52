import { expect, it } from "vitest"
import { InventedNames } from "./invented-names.ts"
import { KeepsakeProcess } from "./keepsake.ts"
import { report, sizeFromEnvironment } from "./size.ts"

const PAIRS = sizeFromEnvironment("PROOF_PAIRS", 500)

it(`finds a statement when it is asked for immediately, ${PAIRS} times`, async () => {
  await using keepsake = await KeepsakeProcess.serve()
  const names = new InventedNames()
  const missed: string[] = []
  const times: number[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    const { said, asked, answer } = makeFact(pair, names)
    // Half of them by an unnamed user, half by named users.
    const headers: Record<string, string> = pair % 2 === 0 ? {} : { "x-keepsake-user": `person-${pair}` }
    const told = await keepsake.chat([{ role: "user", content: said }], {
      ...headers,
      "x-keepsake-session": `tell-${pair}`,
    })
    const from = performance.now()
    const reply = await keepsake.chat([{ role: "user", content: asked }], {
      ...headers,
      "x-keepsake-session": `ask-${pair}`,
    })
    times.push(performance.now() - from)
    expect([told.status, reply.status]).toEqual([200, 200])
    if (reply.text.includes(answer)) continue
    const late = reply.headers.get("x-keepsake-degraded") ?? "nothing"
    missed.push(`pair ${pair}, "${asked}", degraded: ${late}, ${(times.at(-1) ?? 0).toFixed(0)} ms: "${reply.text}"`)
  }
  const sorted = times.toSorted((one, other) => one - other)
  report("say, then ask", {
    pairs: PAIRS,
    found: PAIRS - missed.length,
    "p50 of the question, ms": (sorted[Math.floor(PAIRS / 2)] ?? 0).toFixed(1),
    "slowest, ms": (sorted.at(-1) ?? 0).toFixed(1),
  })
  expect(missed).toEqual([])
})

interface Fact {
  readonly said: string
  readonly asked: string
  readonly answer: string
}

/** A fact about a person who is mentioned nowhere else, in a common form. */
function makeFact(pair: number, names: InventedNames): Fact {
  const who = names.next()
  const answer = names.next()
  const forms: readonly Fact[] = [
    { said: `My cousin ${who} lives in ${answer}.`, asked: `Where does my cousin ${who} live?`, answer },
    {
      said: `The code name of the ${who} project is ${answer}.`,
      asked: `What is the code name of the ${who} project?`,
      answer,
    },
    {
      said: `I named my boat ${who} after my grandmother ${answer}.`,
      asked: `After whom did I name my boat ${who}?`,
      answer,
    },
    { said: `At ${who} I always order the ${answer} soup.`, asked: `Which soup do I order at ${who}?`, answer },
    {
      said: `My colleague ${who} plays the ${answer} on Fridays.`,
      asked: `What does my colleague ${who} play?`,
      answer,
    },
  ]
  const [first] = forms
  if (first === undefined) throw new Error("There is no form of a fact")
  return forms[pair % forms.length] ?? first
}
