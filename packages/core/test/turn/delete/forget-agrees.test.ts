import { describe, expect, it } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"
import { leftAfter } from "./told.ts"

const owner = { tenant: tenantOf("default"), user: "ada" }

describe("a request to forget takes what is said of the same person and matter, then and later", () => {
  it.each([
    [["I live in Ludlow.", "I work in Ludlow at the castle shop."], "forget that I live in Ludlow"],
    [["I live in Ludlow.", "My sister Nora lives in Ludlow too."], "forget that I live in Ludlow"],
    [["I'm vegan.", "My favourite vegan restaurant is Erpingham House."], "forget that I'm vegan"],
    [["J'habite à Vannes.", "Ma sœur Anouk habite aussi à Vannes."], "oublie que j'habite à Vannes"],
    [["Vivo en Murcia.", "Mi hermana Pilar también vive en Murcia."], "borra que vivo en Murcia"],
    [["Ich wohne in Ulm.", "Meine Schwester Ute wohnt auch in Ulm."], "lösch bitte, dass ich in Ulm wohne"],
    [["Soy alérgico a las nueces.", "Mi hijo Félix es alérgico a las nueces."], "olvida que soy alérgico a las nueces"],
    [["Moro em Recife.", "Minha irmã Iara também mora em Recife."], "esquece que eu moro em Recife"],
    [["Abito a Lecce.", "Anche mia sorella Ersilia abita a Lecce."], "dimentica che abito a Lecce"],
    [["我住在西安。", "我妹妹小兰也住在西安。"], "忘掉我住在西安"],
    [["Ich habe eine Nussallergie.", "Mein Sohn Felix hat eine Nussallergie."], "bitte vergiss meine Nussallergie"],
    [["I weigh 104 kilos.", "My brother weighs 90 kilos."], "please erase my weight"],
    [["My boss Uwe drinks.", "My boss Uwe is from Kiel."], "forget that my boss Uwe drinks"],
    [["My mother has diabetes.", "I have diabetes too."], "forget that my mother has diabetes"],
    [["I am divorced from Ruth.", "I am a friend of Ruth's sister Mae."], "forget that I am divorced from Ruth"],
    [["Ma mère a un cancer.", "Mon père a eu un cancer aussi."], "oublie que ma mère a un cancer"],
    [["Ben has asthma.", "I have two kids, Ada and Ben."], "forget that Ben has asthma"],
  ])("%j", async ([gone, stays], request) => {
    const { outcome, now, later } = await leftAfter(gone ?? "", stays ?? "", request)
    expect(now).not.toContain(gone)
    expect(now).toContain(stays)
    expect(later).toEqual(expect.arrayContaining([...now]))
    expect(outcome).toMatchObject({ status: "removed", removed: expect.any(Number) })
  })
})

it.each([
  [["I work in Ludlow at the castle shop."], "forget that I live in Ludlow"],
  [["My sister Nora lives in Ludlow."], "forget that I live in Ludlow"],
  [["I have two kids, Ada and Ben."], "forget that Ben has asthma"],
  [["My brother is allergic to walnuts."], "please forget my walnut allergy"],
  [["Mein Sohn Felix hat Asthma."], "vergiss, dass ich Asthma habe"],
  [["My wife Joan is allergic to eggs."], "forget that my wife is called Joan"],
])(
  "where nothing says the thing, the nearest is offered and the model hears that nothing was removed: %j",
  async (told, request) => {
    const { outcome, block, later } = await leftAfter(...told, request)
    expect(outcome).toMatchObject({ status: "removed", removed: 0 })
    expect(outcome?.status === "removed" && outcome.near).toBeGreaterThan(0)
    expect(later).toEqual(expect.arrayContaining(told))
    expect(block).toMatch(/nothing was removed: it is not clear which/)
  },
)

it.each([
  ["forget that I keep bees", /nothing was removed: no stored memory matches/],
  ["forget everything you know about me", /Nothing was removed/],
  ["forget that I play the bassoon", /2 stored memories were removed/],
])("the model hears what a request did: %s", async (request, note) => {
  const { block } = await leftAfter("I play the bassoon.", request)
  expect(block).toMatch(note)
})

it("a request to forget in a history that is sent again deletes nothing that was told since", async () => {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const history = [
    { role: "user", text: "I live in Ludlow." },
    { role: "assistant", text: "Okay." },
    { role: "user", text: "forget that I live in Ludlow" },
    { role: "assistant", text: "Okay." },
  ] as const
  const say = async (session: string, messages: readonly { role: "user" | "assistant"; text: string }[]) => {
    const turn = await memory.begin({ owner: { ...owner, session }, systemRole: true, messages })
    await turn.finish({ text: "Okay.", whole: true })
    await memory.settled()
  }
  await say("moved back", [{ role: "user", text: "We live in Ludlow again, at the old mill." }])
  await say("copied", [...history, { role: "user", text: "Which cake would you bake?" }])
  const left = (await memory.for(owner).list({ limit: 200 })).items.map(({ content }) => content)
  expect(left).toContain("We live in Ludlow again, at the old mill.")
})

it.each([
  [["My wife Vera works at the bank."], "my wife must never hear of the money I lost, forget it please"],
  [["My boss is Marjorie."], "please delete my nasty opinion of Marjorie from your memory"],
])("a person that a request only mentions takes nothing: %j", async (told, request) => {
  const { outcome, later } = await leftAfter(...told, request)
  expect(later).toEqual(expect.arrayContaining([...told]))
  expect(outcome === undefined || (outcome.status === "removed" && outcome.removed === 0)).toBe(true)
})

it.each([
  [
    ["I auditioned for the musical.", "I play the bass."],
    "ok so the musical audition never happened. wipe it from your brain",
  ],
  [
    ["Ich habe einen Kredit bei der Volksbank.", "Ich spiele Klarinette."],
    "Meine Mutter liest hier mit. Der Kredit muss aus deinem Kopf raus.",
  ],
])("a reason beside a request does not hide it: %j", async (told, request) => {
  const { outcome, later } = await leftAfter(...told, request)
  expect(outcome).toMatchObject({ status: "removed", removed: expect.any(Number) })
  expect(later).not.toContain(told[0])
  expect(later).toContain(told[1])
})
