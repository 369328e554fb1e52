import { describe, expect, it } from "vitest"
import { factsAfter, isDoubted } from "./facts-after.ts"

async function tell(...told: readonly string[]) {
  const facts = await factsAfter(...told)
  return {
    current: facts.filter((fact) => !isDoubted(fact)).map(({ content }) => content),
    all: facts.map(({ content }) => content),
  }
}

describe("who died or parted from the user is not told of as if nothing had happened", () => {
  it.each([
    ["My husband is called Tom.", "Tom died on Friday."],
    ["My husband is called Tom.", "We buried Tom last week."],
    ["My wife is called Ann.", "I lost Ann in the spring."],
    ["My brother Colin lives in Perth.", "Colin died in a motorbike crash last weekend."],
    ["My mum is called Sheila.", "Mum died yesterday morning."],
    ["My wife's name is Ann.", "My wife passed away in March."],
    ["My partner is Leslie.", "We had Leslie's funeral today."],
    ["Meine Frau heißt Anna.", "Anna ist letzte Woche gestorben."],
    ["Ma femme s'appelle Anne.", "Anne est décédée la semaine dernière."],
    ["Mi mujer se llama Pilar.", "Enterramos a Pilar el martes."],
    ["Mi hermano Paco es fontanero.", "A Paco lo mató un infarto."],
    ["Mio marito si chiama Tommaso.", "Tommaso è morto di cancro."],
    ["A minha mulher chama-se Ana.", "A Ana morreu na semana passada."],
    ["我丈夫叫王强。", "王强上周去世了。"],
    ["夫の名前は健太です。", "健太は先週亡くなりました。"],
    ["My girlfriend's name is Mia.", "Mia and I broke up."],
    ["My boyfriend's name is Ben.", "I dumped Ben."],
    ["Meine Freundin heißt Mia.", "Mia hat Schluss gemacht."],
    ["Mi novia se llama Mia.", "Mia y yo lo dejamos."],
    ["彼女の名前は美香です。", "美香と別れました。"],
  ])("%s %s", async (stood, news) => {
    const { current: before } = await tell(stood)
    expect(before).toHaveLength(1)
    const { current, all } = await tell(stood, news)
    expect(current).not.toEqual(expect.arrayContaining(before))
    expect(all.length, "the news is kept").toBeGreaterThan(all.includes(before[0] ?? "") ? 1 : 0)
  })
})

describe("a degree ends studies, and a birth a pregnancy", () => {
  it.each([
    ["I'm a student.", "I graduated!"],
    ["Ich bin Student.", "Ich habe mein Studium abgeschlossen."],
    ["Estudio medicina en Granada.", "Ya me he licenciado, por fin."],
    ["Estoy embarazada.", "Ayer nació mi hija."],
    ["私は妊娠しています。", "昨日、女の子を出産しました。"],
    ["My wife is pregnant.", "Our daughter was born last night!"],
  ])("%s %s", async (stood, news) => {
    const { current: before } = await tell(stood)
    expect(before).toHaveLength(1)
    const { current } = await tell(stood, news)
    expect(current).not.toEqual(expect.arrayContaining(before))
  })
})

describe("what happens to somebody else, in a story or nearly, ends nothing", () => {
  it.each([
    ["My husband is called Tom.", "Tom's father died on Friday."],
    ["My husband is called Tom.", "Tom almost died laughing."],
    ["My husband is called Tom.", "My phone died."],
    ["My husband is called Tom.", "In the film Tom dies in the end."],
    ["My husband is called Tom.", "My colleague's husband died on Friday."],
    ["My girlfriend's name is Mia.", "My friend Mia and Ben broke up."],
    ["My wife is called Grace.", "If Grace ever left me I would be lost."],
    ["Meine Frau heißt Anna.", "Die Tante von Anna ist gestorben."],
    ["Mon mari s'appelle Gérard.", "La mère de Gérard est décédée dimanche."],
    ["Mi mujer se llama Pilar.", "Enterramos al tío de Pilar el martes."],
    ["Mia moglie si chiama Rosa.", "Il padre di Rosa ci ha lasciati in primavera."],
    ["Meu avô Joaquim mora em Santos.", "O irmão do vô Joaquim faleceu ontem."],
    ["我丈夫叫李军。", "李军的爸爸上个月走了。"],
    ["妻の名前は由美子です。", "由美子の叔父が先月他界しました。"],
    ["I'm a student.", "My sister graduated!"],
    ["I'm pregnant.", "My colleague's baby was born on Monday."],
  ])("%s %s", async (stood, other) => {
    const { current: before } = await tell(stood)
    expect(before).toHaveLength(1)
    const { current } = await tell(stood, other)
    expect(current).toEqual(expect.arrayContaining(before))
  })
})

it("of two people with one name neither is surely the one who died, unless it is said who", async () => {
  const [husband, brother] = ["My husband is called Tom.", "My brother Tom is a vet."]
  const unsaid = await tell(husband, brother, "Tom died on Friday.")
  expect(unsaid.all).toHaveLength(3)
  const { current } = await tell(husband, brother, "My brother Tom died on Friday.")
  expect(current.join("\n")).toMatch(/husband/i)
  expect(current.join("\n")).not.toMatch(/\bvet\b/)
})

it("a partner who died or left is followed by a new one", async () => {
  const { current } = await tell("My husband is called Tom.", "Tom died on Friday.", "My new partner is called Leo.")
  expect(current.join("\n")).toContain("Leo")
  expect(current.join("\n")).not.toContain("is called Tom")
})
