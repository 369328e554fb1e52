import { expect, test } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"
import { factsAfter, isDoubted } from "./facts-after.ts"

const of = (text: string, facts: Awaited<ReturnType<typeof factsAfter>>) =>
  facts.find(({ source }) => source.quote !== undefined && text.includes(source.quote))

test.each([
  ["Ich bin allergisch gegen Nüsse.", "Ich bin nicht mehr allergisch gegen Nüsse."],
  ["Ich habe eine Hausstauballergie.", "Die Hausstauballergie bin ich nach der Desensibilisierung los."],
  ["Je suis allergique aux noix.", "Je ne suis plus allergique aux noix."],
  ["Soy alérgica al marisco.", "Al final no soy alérgica al marisco."],
  ["Sono allergica al polline.", "Non sono più allergica al polline."],
  ["Sou alérgico a camarão.", "Já não sou alérgico a camarão."],
  ["そばアレルギーがあります。", "そばアレルギーは治りました。"],
  ["我对海鲜过敏。", "我现在对海鲜不过敏了。"],
  ["I'm allergic to kiwi.", "Turns out I was never allergic to kiwi, the doctor got it wrong."],
  ["I take citalopram every morning.", "Came off citalopram last month."],
  ["ワーファリンを飲んでいます。", "ワーファリンはもう飲んでいません。"],
])("an allergy or medicine that its own speaker takes back never stands alone: %s | %s", async (earlier, later) => {
  const facts = await factsAfter(earlier, later)
  const before = of(earlier, facts)
  expect(before === undefined || isDoubted(before)).toBe(true)
  expect(of(later, facts)?.category).toBe(before?.category ?? "constraint")
})

test.each([
  ["I'm allergic to eggs.", "I grew out of my egg allergy."],
  ["I'm coeliac.", "They retested me and I was never coeliac."],
  ["I have asthma.", "My asthma is gone."],
  ["Ich habe Heuschnupfen.", "Ich hab keinen Heuschnupfen mehr."],
  ["Ich bin laktoseintolerant.", "Ich vertrage jetzt wieder Milch, welcher Käse passt auf Flammkuchen?"],
  ["Je suis végétarienne.", "J'ai arrêté d'être végétarienne, comment on fait un bœuf bourguignon ?"],
  ["J'ai une tendinite.", "Ma tendinite est guérie !"],
  ["Soy intolerante a la lactosa.", "Ya no soy intolerante a la lactosa, ¿helado?"],
  ["Tengo gastritis.", "Me curé de la gastritis."],
  ["Sono allergica alle noci.", "Non sono più allergica alle noci, che torta faccio?"],
  ["Tenho alergia a ovo.", "Não tenho mais alergia a ovo, omelete?"],
  ["えびアレルギーです。", "もうえびアレルギーじゃないんだけど、おすすめのパスタある?"],
  ["我对花生过敏。", "我现在对花生不过敏了,宫保鸡丁怎么做?"],
  ["我有鼻炎。", "我的鼻炎治好了,能去游泳吗?"],
])(
  "an allergy or illness that is over does not stand unmarked, also where its sentence goes on to ask: %s | %s",
  async (...row) => {
    const [earlier, later] = row
    const before = of(earlier, await factsAfter(earlier, later))
    expect(before === undefined || isDoubted(before)).toBe(true)
  },
)

test.each([
  ["I'm a vegan.", "I'm still vegan, what do I use instead of cheese?"],
  ["I have asthma.", "No asthma attack this month, good news."],
  ["I'm allergic to nuts.", "I'm no longer allergic to nuts, am I?"],
  ["I'm allergic to wasps.", "The wasps are gone from the attic, hooray."],
  ["I'm allergic to nuts.", "My brother isn't allergic to nuts any more, what can I bake for him?"],
  ["Ich bin laktoseintolerant.", "Wenn ich nicht mehr laktoseintolerant bin, darf ich dann Sahne essen?"],
  ["Je suis allergique aux œufs.", "Est-ce qu'une allergie aux œufs peut disparaître ?"],
  ["Tengo asma.", "A mi hija se le quitó el asma."],
  ["Sono celiaca.", "Se un giorno non sono più celiaca, posso mangiare la pizza?"],
  ["Tenho rinite.", "A rinite melhorou hoje."],
  ["喘息です。", "喘息が治ったら何をしようかな?"],
  ["我乳糖不耐受。", "要是乳糖不耐受好了，能吃冰淇淋吗？"],
])(
  "what is asked, supposed, better today, of somebody else or of a thing leaves an allergy, illness or diet: %s | %s",
  async (...row) => {
    const [earlier, later] = row
    const before = of(earlier, await factsAfter(earlier, later))
    expect(before?.status).toBe("active")
    expect(before && isDoubted(before)).toBe(false)
  },
)

test.each([
  ["I'm allergic to peanuts.", "I'm not allergic to nuts, only to peanuts."],
  ["I'm allergic to kiwi.", "I'm not allergic to kiwi juice, weirdly, only the fruit."],
  ["I'm allergic to cats.", "My sister isn't allergic to cats any more."],
  ["I'm allergic to bees.", "If only I wasn't allergic to bees any more."],
  ["I'm allergic to cats.", "She acts as if I weren't allergic to cats."],
  ["Ich bin allergisch gegen Erdbeeren.", "Meine Tochter ist nicht mehr allergisch gegen Erdbeeren."],
  ["Je suis allergique aux arachides.", "Je ne suis pas allergique aux noix, seulement aux arachides."],
  ["tengo alergia a la penicilina", "Ojalá no fuera alérgico a la penicilina"],
  ["Sono allergico al lattice.", "Mia moglie non è più allergica al lattice."],
  ["我对海鲜过敏。", "我弟弟对海鲜不过敏了。"],
  ["我吃素。", "我妈妈现在不吃素了。"],
  ["猫アレルギーがあります。", "猫アレルギーじゃなかったらよかったのに。"],
  ["Je suis végane.", "Ma sœur n'est plus végane."],
])("what is narrower, wished or of a relative ends nothing: %s | %s", async (earlier, later) => {
  const before = of(earlier, await factsAfter(earlier, later))
  expect(before?.status).toBe("active")
  expect(before && isDoubted(before)).toBe(false)
})

test.each([
  ["Don't use emojis in your answers.", "You can use emojis again."],
  ["Please always call me Captain.", "Stop calling me Captain."],
  ["Call me boss.", "Please stop calling me boss."],
  ["Always use metric units.", "Switch to imperial units from now on."],
  ["Always give prices in euros.", "Use dollars from now on, please."],
  ["Always answer in bullet points.", "Plain paragraphs are better from now on."],
  ["Keep your answers short.", "From now on give me detailed answers."],
  ["Antworte immer in Tabellen.", "Ab jetzt lieber Fließtext."],
  ["Antworte immer ausführlich.", "Ab jetzt reichen mir kurze Antworten."],
  ["Utilise toujours les degrés Celsius.", "Passe aux Fahrenheit désormais."],
  ["Responde siempre breve.", "Ya puedes responder más largo."],
  ["Dammi sempre del lei.", "Puoi darmi del tu."],
  ["Rispondi sempre con elenchi.", "Basta elenchi, per favore."],
  ["Responde sempre em listas.", "Já não precisas de usar listas."],
  ["请一直用敬语。", "不用敬语了。"],
  ["いつも摂氏で教えてください。", "これからは華氏でお願いします。"],
  ["Antworte immer auf Englisch.", "Du kannst wieder auf Deutsch antworten."],
  ["Bitte sieze mich.", "Du kannst mich ruhig wieder duzen."],
  ["Réponds toujours en anglais.", "Tu peux de nouveau répondre en français."],
  ["No uses listas con viñetas.", "Puedes volver a usar viñetas."],
  ["Rispondi sempre in inglese.", "Non rispondere più in inglese."],
  ["Responde sempre em inglês.", "Já não precisas de responder em inglês."],
  ["请一直用英文回答我。", "不用再用英文回答了，用中文就行。"],
  ["絵文字は使わないでください。", "やっぱり絵文字を使ってもいいですよ。"],
])("a standing wish ends when it is taken back: %s | %s", async (earlier, later) => {
  const facts = await factsAfter(earlier, later)
  expect(of(earlier, facts)).toBeUndefined()
})

test.each([
  ["Always answer formally.", "You can loosen up and be casual with me from now on."],
  ["Always answer in English.", "Let's switch to German for good, answer me in German."],
  ["Never use bullet points when you answer me.", "Actually bullet points are fine again, they help me skim."],
  ["Nenn mich immer Chef.", "Lass das mit dem Chef, nenn mich Andi."],
  ["Halte deine Antworten immer ganz kurz.", "Ich hätte deine Antworten künftig doch lieber ausführlich."],
  ["Tutoie-moi toujours.", "On repasse au vouvoiement, s'il te plaît."],
  ["Fais toujours des réponses très détaillées.", "Désormais fais-moi des réponses courtes, deux phrases maximum."],
  ["Usa siempre un tono muy formal conmigo.", "Relájate un poco, háblame de forma más coloquial a partir de ahora."],
  ["Rispondi sempre in inglese.", "Torniamo all'italiano, rispondimi in italiano."],
  ["Responda sempre em inglês.", "Vamos voltar pro português, me responde em português."],
  ["以后都用繁体字回答。", "还是换回简体字回答吧。"],
  ["これからは関西弁で答えて。", "標準語に戻して答えて。"],
])("a standing wish takes the place of an earlier one on the same matter: %s | %s", async (earlier, later) => {
  const facts = await factsAfter(earlier, later)
  expect(of(earlier, facts)).toBeUndefined()
  expect(of(later, facts)?.category).toBe("instruction")
})

test.each([
  ["Never use bullet points.", "Just this once, give me the packing list as bullet points."],
  ["Antworte immer auf Französisch.", "Diesmal bitte auf Deutsch."],
  ["N'utilise jamais d'emojis.", "Mets des emojis dans cette invitation."],
  ["No uses listas con viñetas.", "Mi jefa ha vuelto a usar viñetas en sus informes."],
  ["Responde sempre em inglês.", "Só desta vez, responde em português."],
  ["いつも英語で答えてください。", "今回だけ日本語で答えてください。"],
  ["Please always call me Captain.", "My kids stopped calling me Captain."],
  ["Don't use emojis in your answers.", "You can write longer answers again."],
  ["Always use metric units.", "What are imperial units?"],
  ["Always use metric units.", "Give prices in dollars from now on."],
  ["Keep your answers short.", "Give me a detailed answer to this one: why is the sky blue?"],
  ["Vouvoie-moi toujours.", "Mon patron me tutoie."],
  ["Keep your answers short.", "Half as long."],
  ["Wenn ich nach Zahlen frage, schreib bitte immer die Quelle dazu.", "Quelle?"],
  ["Keep your answers short.", "From now on put the code comments in English."],
  ["Antworte mir immer auf Deutsch.", "In Code schreib die Kommentare immer auf Englisch."],
  ["Rispondi sempre con elenchi.", "Ho perso l'elenco."],
  ["Responde siempre con listas.", "Ya no hay más pan."],
])("a wish for one answer, of somebody else or on another matter leaves it: %s | %s", async (earlier, later) => {
  const before = of(earlier, await factsAfter(earlier, later))
  expect(before?.category).toBe("instruction")
  expect(before && isDoubted(before)).toBe(false)
})

test.each([
  ["Never use bullet points.", "In emails always use bullet points."],
  ["Always answer in German.", "For my English homework always answer in English."],
  ["Keep your answers short.", "For recipes, always give long detailed steps."],
  ["Keep your answers short.", "Always give long detailed steps when I cook."],
  ["Always use metric units.", "always use the metric paint for the kitchen"],
  ["Halte deine Antworten immer kurz.", "Bei Rezepten antworte bitte immer ausführlich."],
  ["Antworte immer auf Deutsch.", "Für meine Englischhausaufgaben antworte immer auf Englisch."],
  ["Fais toujours des réponses courtes.", "Pour les recettes, fais toujours des réponses longues et détaillées."],
  ["Responde siempre en español.", "Para mis deberes de inglés responde siempre en inglés."],
  ["Rispondi sempre in italiano.", "Per i compiti di inglese rispondi sempre in inglese."],
  ["Responde sempre em português.", "Para o trabalho de inglês responde sempre em inglês."],
  ["请一直用中文回答。", "写英语作业的时候请一直用英文回答。"],
  ["いつも日本語で答えてください。", "英語の宿題の時はいつも英語で答えてください。"],
])("a wish for some matters leaves the one for all: %s | %s", async (earlier, later) => {
  const before = of(earlier, await factsAfter(earlier, later))
  expect(before?.category).toBe("instruction")
  expect(before && isDoubted(before)).toBe(false)
})

test("a wish for all puts one for some matters in doubt", async () => {
  const earlier = "For recipes, always give long detailed steps."
  const before = of(earlier, await factsAfter(earlier, "From now on keep your answers short."))
  expect(before && isDoubted(before)).toBe(true)
})

test.each([
  ["Keep your answers short.", "I want a long holiday from now on."],
  ["Halte deine Antworten immer kurz.", "Ich will ab jetzt lange Ferien."],
  ["Fais toujours des réponses courtes.", "Je veux de longues vacances désormais."],
  ["Responde siempre breve.", "Quiero unas vacaciones largas a partir de ahora."],
])("what somebody wants of life is no wish for answers: %s | %s", async (earlier, later) => {
  const facts = await factsAfter(earlier, later)
  expect(of(earlier, facts)?.category).toBe("instruction")
  expect(of(later, facts)?.category).not.toBe("instruction")
})

test("an allergy that its speaker takes back stands in the profile behind the new statement, with the day", async () => {
  let now = Date.UTC(2026, 10, 1, 12)
  await using memory = await createMemory({ now: () => now })
  const own = memory.for({ user: "ada" })
  await own.remember("Soy alérgica al marisco.", { session: "1" })
  now += 86_400_000
  await own.remember("Al final no soy alérgica al marisco.", { session: "2" })
  now += 86_400_000
  const turn = await memory.begin({
    owner: { tenant: tenantOf("default"), user: "ada" },
    systemRole: true,
    messages: [{ role: "user", text: "Plan my weekend and a dinner, please." }],
  })
  const block = turn.placement?.block ?? ""
  const [first, second] = block.split("\n").filter((line) => line.startsWith("- "))
  expect(first).toContain("Al final no soy alérgica")
  expect(second).toMatch(/perhaps until 2026-11-02\] Soy alérgica/)
})
