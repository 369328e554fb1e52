import { describe, expect, it } from "vitest"
import { createMemory, type MemoryEngine, tenantOf } from "../../../src/index.ts"

const owner = { tenant: tenantOf("default"), user: "ada" }

/** One conversation, whose whole history each request resends. */
function conversation(memory: MemoryEngine, session = "s") {
  const history: { role: "user" | "assistant"; text: string }[] = []
  return async (text: string) => {
    history.push({ role: "user", text })
    const turn = await memory.begin({ owner: { ...owner, session }, systemRole: true, messages: [...history] })
    await turn.finish({ text: "Done.", whole: true })
    history.push({ role: "assistant", text: "Done." })
    await memory.settled()
    return turn
  }
}

async function contents(memory: MemoryEngine): Promise<string> {
  return (await memory.for(owner).list({ limit: 100 })).items.map(({ content }) => content).join("\n")
}

describe("a request to go back restores what the last request to forget took out", () => {
  it.each([
    "Go back to what we had.",
    "actually, undo that please",
    "Stell es bitte wieder her",
    "mach das rückgängig",
    "geh zurück zu dem, was wir hatten",
    "Reviens à ce qu'on avait",
    "annule ça stp",
    "Vuelve a lo que teníamos",
    "deshazlo por favor",
    "Torniamo a quello che avevamo",
    "rimettilo, per favore",
    "恢复到之前的样子吧",
    "撤销",
    "Volta ao que tínhamos",
  ])("right after it, in few words: %s", async (request) => {
    await using memory = await createMemory()
    const say = conversation(memory)
    await say("I am allergic to peanuts. The weather was fine.")
    const before = await contents(memory)
    expect((await say("Please forget that I am allergic to peanuts.")).forgot).toMatchObject({ removed: 2 })
    expect(await contents(memory)).not.toContain("peanut")
    const turn = await say(request)
    expect(turn.asked).toEqual(["restore"])
    expect(turn.restored).toEqual({ status: "restored", restored: 2 })
    for (const line of before.split("\n")) expect(await contents(memory)).toContain(line)
  })

  it.each([
    ["I am gluten intolerant.", "forget that I am gluten intolerant", "oh no don't, that's important"],
    ["I have asthma.", "forget that I have asthma", "hmm on second thought you'd better know that"],
    ["Ich bin Veganer.", "vergiss, dass ich Veganer bin", "War ein Versehen, bitte wiederherstellen"],
    ["Ich bin Veganer.", "vergiss, dass ich Veganer bin", "nee doch nicht, behalt das bitte"],
    ["J'ai de l'asthme.", "oublie que j'ai de l'asthme", "non garde-le finalement"],
    ["Tengo asma.", "olvida que tengo asma", "ay no, me arrepentí, recupérala"],
    ["Ho l'asma.", "dimentica che ho l'asma", "no no, lascialo"],
    ["Tenho asma.", "esquece que tenho asma", "não, deixa como tava"],
    ["喘息です。", "喘息のことは忘れて", "やっぱりなしで、忘れないで"],
    ["我有哮喘。", "忘掉我有哮喘", "哎呀，还是留着吧，这个很重要"],
  ])("right after it, in other words: %s %s %s", async (told, forget, back) => {
    await using memory = await createMemory()
    await conversation(memory, "told")(told)
    const before = await contents(memory)
    const say = conversation(memory)
    await say(forget)
    expect(await contents(memory)).toBe("")
    expect((await say(back)).asked).toEqual(["restore"])
    for (const line of before.split("\n")) expect(await contents(memory)).toContain(line)
  })

  it.each([
    "thanks, good riddance",
    "don't you dare bring it back",
    "can that be undone later?",
    "leave the second paragraph in",
    "I changed my mind about the trip, let's do Rome",
    "Lass uns zurück zum Lebenslauf gehen",
    "merci, remets-moi la recette d'hier",
    "¿se puede deshacer?",
    "さっきのレシピに戻して",
    "谢谢，回到刚才的菜谱",
  ])("and not by what only sounds like it: %s", async (message) => {
    await using memory = await createMemory()
    await conversation(memory, "told")("I have asthma.")
    const say = conversation(memory)
    await say("Forget that I have asthma.")
    expect((await say(message)).restored).toBeUndefined()
    expect(await contents(memory)).not.toContain("asthma")
  })

  it.each([
    "Restore what I asked you to forget",
    "bring back what you just deleted",
    "unforget it",
    "Stell bitte wieder her, was du vergessen hast",
    "Rétablis ce que je t'ai demandé d'oublier",
    "Recupera lo que te pedí que olvidaras",
    "Ripristina quello che hai dimenticato",
    "把刚才忘掉的内容恢复一下吧",
  ])("in another conversation, where it names the forgetting: %s", async (request) => {
    await using memory = await createMemory()
    const say = conversation(memory)
    await say("I am allergic to peanuts.")
    await say("Please forget that I am allergic to peanuts.")
    const turn = await conversation(memory, "other")(request)
    expect(turn.restored).toMatchObject({ status: "restored", restored: 2 })
    expect(await contents(memory)).toContain("I am allergic to peanuts.")
  })

  it.each([
    "Bring back what I told you to forget.",
    "Oops. Bring back what I told you to forget.",
    "Hol zurück, was du vergessen solltest.",
    "Ramène ce que je t'avais demandé d'oublier.",
    "Recupera lo que te pedí que olvidaras.",
    "Riporta indietro quello che ti avevo chiesto di dimenticare.",
    "Traz de volta o que eu pedi para esquecer.",
    "把我让你忘掉的恢复回来。",
    "忘れてと言ったことを元に戻して。",
  ])("and is not kept itself: %s", async (request) => {
    await using memory = await createMemory()
    const say = conversation(memory)
    await say("I am allergic to kiwi.")
    await say("Forget that I am allergic to kiwi.")
    expect(await contents(memory)).not.toContain("kiwi")
    await say(request)
    expect(await contents(memory)).toContain("allergic to kiwi")
    expect(await contents(memory)).not.toContain(request)
  })

  it("and nothing that an earlier request or another deletion took out", async () => {
    await using memory = await createMemory()
    const say = conversation(memory)
    for (const text of ["I am allergic to peanuts.", "My dog is called Rex.", "I live in Porto."]) await say(text)
    await say("Forget that I am allergic to peanuts.")
    const [porto] = (await memory.for(owner).list({ where: { category: ["identity", "fact"] } })).items.filter(
      ({ content }) => content.includes("Porto"),
    )
    await memory.for(owner).forget(porto?.id ?? "")
    await say("Forget that my dog is called Rex.")
    expect((await say("Undo that.")).restored).toMatchObject({ status: "restored" })
    const left = await contents(memory)
    expect(left).toContain("My dog is called Rex.")
    expect(left).not.toMatch(/peanut|Porto/)
  })

  it("never what was erased since, and nothing a second time", async () => {
    await using memory = await createMemory()
    const say = conversation(memory)
    await say("I am allergic to peanuts. The weather was fine.")
    const facts = (await memory.for(owner).list()).items.filter(({ category }) => category !== "turn")
    await say("Forget that I am allergic to peanuts.")
    await memory.eraseSubject(owner)
    expect((await say("Restore what I asked you to forget.")).restored).toEqual({ status: "restored", restored: 0 })
    expect(await contents(memory)).not.toContain("peanut")
    expect(facts.length).toBeGreaterThan(0)
  })

  it("not without an undo period, because then forgetting erases", async () => {
    await using memory = await createMemory({ settings: { undoDays: 0 } })
    const say = conversation(memory)
    await say("I am allergic to peanuts.")
    await say("Forget that I am allergic to peanuts.")
    expect((await say("Go back to what we had.")).restored).toEqual({ status: "restored", restored: 0 })
    expect(await contents(memory)).not.toContain("peanut")
  })
})

describe("a message that takes the request to forget back restores what it took out", () => {
  it.each([
    "Oops, I didn't mean that, please remember it again.",
    "No wait, keep it.",
    "I changed my mind, remember my boss after all.",
    "Please don't delete it after all!",
    "Wait, no, keep that after all.",
    "Nein warte, behalte das doch.",
    "Ups, das war ein Versehen, merk es dir wieder.",
    "Non attends, reviens en arrière.",
    "J'ai changé d'avis, souviens-toi de mon chef.",
    "Annule.",
    "Espera, no, mejor guárdalo.",
    "Cancela eso.",
    "Annulla.",
    "Ho cambiato idea, ricorda il mio capo.",
    "Não, afinal não esqueças.",
    "Foi engano, lembra-te disso outra vez.",
    "我改主意了，还是记住我老板吧。",
    "取消。",
    "やっぱり忘れないで。",
    "ごめん、間違えた、もう一度覚えて。",
  ])("and is not kept itself: %s", async (request) => {
    await using memory = await createMemory()
    const say = conversation(memory)
    await say("My boss is called Peter.")
    const before = await contents(memory)
    expect((await say("Please forget my boss.")).forgot).toMatchObject({ removed: 2 })
    const turn = await say(request)
    expect(turn.asked).toEqual(["restore"])
    expect(turn.restored).toEqual({ status: "restored", restored: 2 })
    const own = (await contents(memory)).split("\n").filter((line) => line !== "Done.")
    expect(own.toSorted()).toEqual(
      before
        .split("\n")
        .filter((line) => line !== "Done.")
        .toSorted(),
    )
  })

  it.each([
    "Keep it short, please.",
    "I changed my mind about the holiday.",
    "Cancel my subscription, how do I do that?",
    "Don't keep it.",
    "Warte kurz.",
    "Merk dir, dass ich Tee mag.",
    "Annule ma commande, comment faire ?",
    "No lo guardes.",
    "Annulla la prenotazione.",
    "Deixa-me pensar.",
    "我改主意了，去北京。",
    "会議を取り消してください。",
  ])("unless it speaks of something else: %s", async (request) => {
    await using memory = await createMemory()
    const say = conversation(memory)
    await say("My boss is called Peter.")
    await say("Please forget my boss.")
    expect((await say(request)).restored).toBeUndefined()
    expect(await contents(memory)).not.toContain("Peter")
  })

  it("but nothing that an earlier one took out, where the last took out nothing", async () => {
    await using memory = await createMemory()
    const say = conversation(memory)
    for (const text of ["I am allergic to peanuts.", "My aunt Eva lives in Bonn.", "My cousin Ida lives in Bonn too."])
      await say(text)
    await say("Forget that I am allergic to peanuts.")
    expect((await say("Please forget that I live in Bonn.")).forgot).toMatchObject({ removed: 0 })
    await say("No wait, keep it.")
    expect(await contents(memory)).not.toContain("peanut")
  })
})

describe("nothing is restored", () => {
  it.each(["Go back to what we had.", "undo that", "mach das rückgängig", "annule ça", "撤销"])(
    "by a request about the work that came after: %s",
    async (request) => {
      await using memory = await createMemory()
      const say = conversation(memory)
      await say("I am allergic to peanuts.")
      await say("Forget that I am allergic to peanuts.")
      await say("Please make the second paragraph of the letter shorter.")
      const turn = await say(request)
      expect(turn.asked).toBeUndefined()
      expect(turn.restored).toBeUndefined()
      expect(await contents(memory)).not.toContain("peanut")
    },
  )

  it.each([
    "How do I restore what I deleted in git?",
    "Write a mail to Bob: please restore what you deleted",
    "Translate into German: restore what I asked you to forget",
    "My phone can bring back what I deleted",
  ])("by what only sounds like a request: %s", async (request) => {
    await using memory = await createMemory()
    const say = conversation(memory)
    await say("I am allergic to peanuts.")
    await say("Forget that I am allergic to peanuts.")
    expect((await say(request)).restored).toBeUndefined()
    expect(await contents(memory)).not.toContain("peanut")
  })

  it("by a trial or a request that only reads", async () => {
    await using memory = await createMemory()
    await conversation(memory)("I am allergic to peanuts.")
    await conversation(memory, "b")("Forget that I am allergic to peanuts.")
    for (const how of [{ trial: true }, { mode: "read" as const }]) {
      const messages = [{ role: "user" as const, text: "Restore what I asked you to forget" }]
      expect((await memory.begin({ owner, systemRole: true, messages, ...how })).restored).toBeUndefined()
    }
    expect(await contents(memory)).not.toContain("peanut")
  })
})
