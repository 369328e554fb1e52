import { describe, expect, it } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"

const owner = { tenant: tenantOf("default"), user: "ada" }

/** What is left of a person's memories after each text was told in a conversation of its own and the last message asked. */
async function leftAfter(told: readonly string[], request: string) {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const say = (session: string, text: string) =>
    memory.begin({ owner: { ...owner, session }, systemRole: true, messages: [{ role: "user", text }] })
  for (const [at, text] of told.entries()) await (await say(`told ${at}`, text)).finish({ text: "Okay.", whole: true })
  await memory.settled()
  const contents = async () =>
    (await memory.for(owner).list({ limit: 200 })).items.map(({ content }) => content).join("\n")
  const turn = await say("asks", request)
  const now = await contents()
  await turn.finish({ text: "Okay.", whole: true })
  await memory.settled()
  return { outcome: turn.forgot, now, later: await contents() }
}

const LIFE = [
  "I work nights as a nurse at Riverbend.",
  "The dog is a beagle and eats everything.",
  "I'm allergic to kiwi.",
  "My car is a blue Skoda.",
  "On Thursdays I sing in a choir.",
  "My neighbour rents out his garage for 90 a month.",
  "They say the rent of a studio here is 900.",
]

describe("a request that names a matter takes all that was told of it, in whatever message", () => {
  it.each([
    [
      ["My sister Ines lives in Porto with two cats.", "Had lunch with Ines, she lost her job again."],
      "forget what I told you about Ines",
      /Ines/,
    ],
    [
      ["bf is called dan hes a personal trainer, been 3 yrs", "me and dan broke up last nite. feel like crap"],
      "plz forget what i said about dan, dont wanna be reminded",
      /\bdan\b|personal trainer/i,
    ],
    [
      ["Meine Schwester Ines wohnt in Porto.", "Mit Ines war ich gestern essen, sie ist wieder arbeitslos."],
      "vergiss bitte, was ich dir über Ines erzählt habe",
      /Ines/,
    ],
    [
      ["Ma sœur Inès habite à Porto.", "J'ai mangé avec Inès, elle a encore perdu son travail."],
      "oublie ce que je t'ai dit sur Inès",
      /Inès/,
    ],
    [
      ["Mi hermana Inés vive en Oporto.", "Comí con Inés, se quedó otra vez sin trabajo."],
      "borra lo que te conté de Inés",
      /Inés/,
    ],
    [
      ["The rent in the new place is 1,150 a month.", "Turns out the rent is 1,190, they had left out the fee."],
      "Please delete what I told you about my rent.",
      /1,1[59]0/,
    ],
    [["Meine Personalnummer an der Klinik ist 5530917."], "plz forget my staff number at the clinic", /5530917/],
    [["My passport number is X4471920."], "vergiss meine Passnummer", /X4471920/],
  ])("%j", async (told, request, gone) => {
    const { outcome, now, later } = await leftAfter([...LIFE, ...told], request)
    expect(now).not.toMatch(gone)
    expect(later).not.toMatch(gone)
    for (const text of LIFE) expect(later).toContain(text)
    expect(outcome).toMatchObject({ status: "removed", removed: expect.any(Number) })
  })
})

const ASIDE =
  "We had a lovely weekend by the lake with the children and the weather was kind to us all the way, by the way."

const CHINESE_ASIDE =
  "上个周末我们全家一起去湖边玩了两天,孩子们特别高兴,天气也一直很好,回来的路上还买了不少水果和点心。".repeat(3)

describe("what only goes on about a statement goes with it", () => {
  it.each([
    ["I have a rash on my arm.", "It itches at night.", "Dinner is at eight.", "forget that I have a rash on my arm"],
    ["My boss Uwe drinks.", "He hides it well.", "Dinner is at eight.", "forget that my boss Uwe drinks"],
    ["Ich habe einen Ausschlag am Arm.", "Er juckt nachts.", "Um acht essen wir.", "vergiss meinen Ausschlag"],
    ["Ich habe einen Ausschlag am Arm.", "Nachts juckt er.", "Um acht essen wir.", "vergiss meinen Ausschlag"],
    ["J'ai de l'eczéma au bras.", "Il me démange la nuit.", "On mange à huit heures.", "oublie mon eczéma"],
    ["Tengo un sarpullido en el brazo.", "Me pica de noche.", "Cenamos a las ocho.", "olvida mi sarpullido"],
    ["Ho un eczema sul braccio.", "Mi prude di notte.", "Si cena alle otto.", "dimentica il mio eczema"],
    ["Tenho um eczema no braço.", "Coça de noite.", "O jantar é às oito.", "esquece o meu eczema"],
    ["我手臂上有湿疹。", "它晚上很痒。", "我们八点吃饭。", "忘掉我的湿疹"],
  ])("%s %s", async (stated, carried, other, request) => {
    const aside = /\p{Script=Han}/u.test(stated) ? CHINESE_ASIDE : ASIDE
    const { now, later } = await leftAfter([`${aside} ${stated} ${carried} ${other}`, ...LIFE], request)
    for (const left of [now, later]) {
      expect(left).not.toContain(stated.slice(0, -1))
      expect(left).not.toContain(carried.slice(0, -1))
      expect(left).toContain(other)
      expect(left).toContain(aside)
    }
  })

  it.each([
    "I have a rash on my arm. It is raining here since Monday.",
    "I have a rash on my arm. My brother Tom got a new job.",
    "I have a rash on my arm. Dinner is at eight. It takes an hour.",
  ])("and nothing else: %s", async (text) => {
    const { later } = await leftAfter([`${ASIDE} ${text}`, ...LIFE], "forget that I have a rash on my arm")
    expect(later).not.toContain("rash")
    expect(later).toContain(text.slice(text.indexOf(".") + 2))
  })

  it("comes back with it", async () => {
    await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
    const messages: { role: "user" | "assistant"; text: string }[] = []
    const say = async (text: string) => {
      messages.push({ role: "user", text })
      const turn = await memory.begin({
        owner: { ...owner, session: "one" },
        systemRole: true,
        messages: [...messages],
      })
      await turn.finish({ text: "Okay.", whole: true })
      messages.push({ role: "assistant", text: "Okay." })
      await memory.settled()
      return turn
    }
    await say(`${ASIDE} I have a rash on my arm. It itches at night.`)
    await say("forget that I have a rash on my arm")
    const contents = async () =>
      (await memory.for(owner).list({ limit: 200 })).items.map(({ content }) => content).join("\n")
    expect(await contents()).not.toContain("itches")
    const turn = await say("Go back to what we had, undo that forgetting please")
    expect(turn.restored).toMatchObject({ status: "restored" })
    expect(await contents()).toContain("I have a rash on my arm. It itches at night.")
  })
})
