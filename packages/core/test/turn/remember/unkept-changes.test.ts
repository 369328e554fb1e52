import { expect, test } from "vitest"
import { factsAfter, isDoubted } from "./facts-after.ts"

test.each([
  ["I weigh 91 kg right now and I want to get that down.", "Down to 84 kg"],
  ["My bench press is at 80 kilos.", "bench at 92.5 since yesterday!!"],
  ["J'ai une vieille Clio bleue.", "la Clio est partie à la casse"],
  ["My physio is Ms. Lindqvist.", "about the physio: not Lindqvist any more, Moreau"],
  ["My dentist is Dr. Rossi.", "about the dentist: not Rossi any more, Bianchi"],
  ["Mijn abonnement bij Vodafone kost 52 euro.", "Vodafone opgezegd, zit nu bij Simpel"],
  ["Ho una Panda verde.", "la Panda l'ho data a mio cugino, ho preso una Yaris"],
])("a change that says of nobody that it is theirs is kept with what it changes: %s | %s", async (earlier, later) => {
  const facts = await factsAfter(earlier, later)
  const kept = facts.find(({ source }) => source.quote === later)
  expect(kept?.source.origin).toBe("user")
  const before = facts.find(({ source }) => source.quote !== later)
  expect(before === undefined || isDoubted(before)).toBe(true)
})

test.each([
  ["I weigh 91 kg right now.", "Is 84 kg down to the water?"],
  ["Ich fahre einen alten Passat.", "Nachbar hat seinen Passat verkauft, der fährt jetzt Lastenrad"],
  ["J'ai une vieille Clio bleue.", "la Clio est presque partie à la casse"],
  ["I drive a Golf, the 2011 one.", "might sell the Golf next year, dunno"],
  ["Namoro a Bruna faz um ano.", "será que dá pra trocar a losartana por enalapril?"],
  ["I weigh 91 kg right now.", "Translate this into French: “Down to 84 kg”"],
])("what is asked, planned, somebody else's or given to be worked on is no change: %s | %s", async (earlier, later) => {
  const facts = await factsAfter(earlier, later)
  expect(facts.filter(({ source }) => later.includes(source.quote ?? "-"))).toEqual([])
  expect(facts.filter(isDoubted)).toEqual([])
})

test("a change of nothing that is known is no fact", async () => {
  const facts = await factsAfter("My favourite colour is green.", "Down to 84 kg")
  expect(facts.map(({ content }) => content)).toEqual(["Favourite colour is green"])
})
