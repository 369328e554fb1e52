import { describe, expect, it } from "vitest"
import { factsAfter, isDoubted } from "./facts-after.ts"

async function statedAfter(...told: readonly string[]) {
  const facts = await factsAfter(...told)
  return { active: facts.map(({ content }) => content), doubted: facts.filter(isDoubted).map(({ content }) => content) }
}

describe("what a sentence reports the end of is no longer current", () => {
  it.each([
    ["I work at Lidl.", "Got fired from Lidl."],
    ["I work at Lidl.", "Handed in my notice at Lidl, last day was Friday"],
    ["Ich arbeite bei Bosch.", "Hab bei Bosch gekündigt, fange bei Trumpf an."],
    ["Trabajo en Zara.", "Me despidieron de Zara"],
    ["我在腾讯工作。", "我被腾讯裁员了"],
    ["I live in Ghent.", "Finally settled into the new place in Bruges!"],
    ["Ich wohne in Trier.", "Bin nach Koblenz gezogen."],
    ["我住在成都。", "我上个月搬到了重庆"],
    ["My girlfriend is called Paola.", "Paola dumped me."],
    ["My girlfriend is called Lina.", "I'm single again"],
    ["Meine Freundin heißt Lina.", "Lina und ich haben uns getrennt"],
    ["Mon copain s'appelle Bastien.", "Bastien m'a quittée"],
    ["My dog is called Taco.", "Taco passed away last night."],
    ["My dog is called Rex.", "Rex ran away and never came back"],
    ["Il mio gatto si chiama Pallino.", "Pallino è morto ieri"],
    ["I'm vegan.", "I've gone back to eating meat"],
    ["I smoke.", "Haven't smoked since January"],
    ["I'm learning Dutch.", "Gave up on Dutch"],
    ["I drive a Golf.", "I bought a Zoe and gave the Golf to my son"],
    ["I earn 2900 a month.", "Got a raise, 3300 now"],
    ["I play the cello in the Ashby orchestra on Mondays", "I've left the Ashby orchestra, no more cello for me"],
  ])("%s %s", async (stood, change) => {
    const { active: before } = await statedAfter(stood)
    expect(before).toHaveLength(1)
    const { active } = await statedAfter(stood, change)
    expect(active).not.toEqual(expect.arrayContaining(before))
    // The change itself is kept.
    expect(active.length).toBeGreaterThan(0)
  })
})

describe("a medicine that ends stays, in doubt, for a missed one harms", () => {
  it.each([
    ["I take ramipril.", "My doctor took me off ramipril"],
    ["Ich nehme Ramipril.", "Ich habe Ramipril abgesetzt"],
    ["Je prends du ramipril.", "J'ai arrêté le ramipril"],
    ["Tomo ramipril.", "He dejado el ramipril"],
  ])("%s %s", async (stood, change) => {
    const { active, doubted } = await statedAfter(stood, change)
    expect(active.length).toBeGreaterThan(1)
    expect(doubted).toHaveLength(2)
    expect(active).toEqual(expect.arrayContaining(doubted))
  })
})

describe("and nothing else ends it", () => {
  it.each([
    ["I work at Lidl.", "I'm so dead"],
    ["I love sugar.", "I quit sugar for a week"],
    ["I work at Lidl.", "My sister got fired from Lidl"],
    ["I work at Lidl.", "If I got fired from Lidl I'd travel"],
    ["I work at Lidl.", "I nearly quit Lidl today lol"],
    ["I work at Lidl.", "My manager left Lidl"],
    ["Ich arbeite bei Bosch.", "Am liebsten würde ich bei Bosch kündigen"],
    ["我在腾讯工作。", "我朋友被腾讯裁员了"],
    ["My dog is called Taco.", "My phone died"],
    ["My dog is called Taco.", "Taco Bell fired up a new menu"],
    ["My dog is called Taco.", "Taco died laughing at my joke"],
    ["Mi perro se llama Trasto.", "Trasto casi se muere del susto"],
    ["My girlfriend is called Paola.", "I nearly dumped Paola"],
    ["My girlfriend is called Paola.", "Paola left me a note on the fridge"],
    ["La mia ragazza si chiama Giada.", "Giada mi ha lasciato le chiavi"],
    ["J'habite à Lille.", "Ma sœur vient d'emménager à Rennes"],
    ["I take sertraline.", "I forgot to take my sertraline yesterday"],
    ["I'm allergic to penicillin.", "I stopped taking penicillin"],
    ["I drive a Golf.", "My neighbour sold his Golf"],
    ["I'm pregnant.", "My sister's baby was born on Monday"],
    ["I weigh 90 kg.", "My husband is down to 80 kg"],
  ])("%s %s", async (stood, other) => {
    const { active: before } = await statedAfter(stood)
    const { active } = await statedAfter(stood, other)
    expect(active).toEqual(expect.arrayContaining(before))
  })

  it("nor puts it in doubt where a relative loses the same work", async () => {
    const { doubted } = await statedAfter("I work at Lidl.", "My sister got fired from Lidl")
    expect(doubted).toEqual([])
  })

  it("and what the same sentence told beside it stays, in doubt", async () => {
    const { active } = await statedAfter(
      "I live in Kassel with my wife Jule and our twins.",
      "We settled into our new place in Jena",
    )
    expect(active.join("\n")).toContain("Jule")
  })
})
