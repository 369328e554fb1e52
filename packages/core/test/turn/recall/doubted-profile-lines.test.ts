import { expect, it } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"

const DAY = 86_400_000

/** The block for a question a day after each of these was told. */
async function blockFor(question: string, ...told: readonly string[]): Promise<string> {
  let now = Date.UTC(2026, 9, 23, 12)
  await using memory = await createMemory({ now: () => now, settings: { deadlineMs: 10_000 } })
  const owner = { tenant: tenantOf("default"), user: "ada" }
  for (const text of told) {
    now += DAY
    const turn = await memory.begin({ owner, systemRole: true, messages: [{ role: "user", text }] })
    await turn.finish({ text: "Okay.", whole: true })
    await memory.settled()
  }
  now += DAY
  const turn = await memory.begin({
    owner,
    systemRole: true,
    messages: [{ role: "user", text: question }],
    mode: "read",
  })
  return turn.placement?.block ?? ""
}

it.each([
  [
    "Where do I live now?",
    "Hi! I'm Mara, I'm a UX designer at a small fintech in Lisbon and I'd like to use you as a kind of sounding board.",
    "We finally moved! We live in Porto now, in Bonfim, third floor without a lift.",
    /perhaps until 2026-10-25\] I'm Mara/,
  ],
  [
    "Which town do I live in?",
    "Hi, I'm Noa, I'm a nurse in a small clinic in Leeds and I would like some help with my rotas from now on.",
    "I live in Hull now.",
    /perhaps until 2026-10-25\] .*I'm Noa/,
  ],
  [
    "Do I take cortisone?",
    "I take cortisone every morning.",
    "I stopped taking cortisone last week.",
    /perhaps until 2026-10-25\] I take cortisone/,
  ],
  [
    "Je prends de la cortisone ?",
    "Je prends de la cortisone.",
    "J'ai fini la cortisone la semaine dernière.",
    /perhaps until 2026-10-25\] Je prends de la cortisone/,
  ],
  ["¿Soy vegana?", "Soy vegana.", "Dejé el veganismo, ahora como de todo.", /perhaps until 2026-10-25\] Soy vegana/],
])(
  "a line of the profile that the question finds as well carries the day of what outdates it: %s",
  async (question, introduction, news, dated) => {
    expect(await blockFor(question, introduction, news)).toMatch(dated)
  },
)
