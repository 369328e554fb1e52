import { describe, expect, it } from "vitest"
import { forgetRequestsIn } from "../../../src/turn/delete/stated-with-request.ts"
import { leftAfter } from "./told.ts"

describe("what is asked in full is forgotten, whatever is said behind it", () => {
  it.each([
    ["Sam has dyslexia.", "forget that Sam has dyslexia, he'd hate that I tell people", "dyslexia"],
    ["My cousin Ivo has Crohn's.", "Forget that Ivo has Crohn's, he'd kill me if he knew I told you.", "Crohn"],
    ["Meine Schwester Heike hat Krebs.", "Vergiss, dass Heike Krebs hat, sie will das nicht.", "Krebs"],
    ["Mon frère Loïc est alcoolique.", "oublie que Loïc est alcoolique, il m'en voudrait à mort", "alcoolique"],
    ["Mio zio Aldo è in prigione.", "Dimentica che Aldo è in prigione, mamma mi ammazza se lo scopre", "prigione"],
    ["Mi prima Nuria está en paro.", "Olvida que Nuria está en paro, no le gusta que lo cuente.", "paro"],
    ["Minha irmã Lúcia está grávida.", "Esquece que a Lúcia está grávida, ela pediu segredo.", "grávida"],
  ])("%s %s", async (told, said, gone) => {
    const { facts } = await leftAfter(told, said)
    expect(facts).not.toContain(gone)
  })
})

describe("a request that begins with what it names, or ends in a question, asks", () => {
  it.each([
    "Was ich trinke, kannst du löschen.",
    "Wer bei mir wohnt, brauchst du nicht mehr zu wissen.",
    "Qui me soigne, c'est confidentiel, je préférerais que tu ne le saches plus.",
    "Quem mora comigo, esquece.",
    "Do forget where I live.",
    "Have mercy and forget my debt.",
    "谁跟我住一起，请你清除。",
    "Mi estado civil: bórralo.",
    "Il mio stipendio: dimenticalo.",
    "Oublie mon loyer, c'est trop perso.",
    "Peux-tu effacer que je manque de fer ?",
    "Quién vive conmigo, bórralo.",
    "Vergessen Sie, bei wem mein Schlüssel liegt.",
    "plz forget that i got kicked off the swim team",
    "vergiss meinen nebenjob, hab gekündigt",
  ])("%s", (said) => {
    const requests = forgetRequestsIn(said)
    expect(requests).not.toEqual([])
    expect(requests.every(({ isBare }) => isBare === true)).toBe(false)
  })
})
