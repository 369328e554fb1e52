import { tenantOf } from "@keepsake/core"
import { expect, test } from "vitest"
import { ask, keepsake } from "./keepsake.ts"

async function chat(url: string, key: string, content: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/v1/chat/completions`, {
    method: "POST",
    headers: {
      "x-keepsake-user": "ada",
      ...headers,
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ model: "keepsake-demo", messages: [{ role: "user", content }] }),
  })
  return { asked: answer.headers.get("x-keepsake-asked"), text: await answer.text() }
}

test("requests to remember or forget are executed and confirmed in the response", async () => {
  const { url, user, memory } = await keepsake()
  expect((await chat(url, user, "Please remember that my locker code word is walnut")).asked).toBe("remember")
  await memory.settled()
  expect((await chat(url, user, "What is my locker code word?")).text).toContain("walnut")
  expect((await chat(url, user, "Forget that my locker code word is walnut")).asked).toMatch(/^forget; removed=[1-9]$/)
  await memory.settled()
  expect((await chat(url, user, "What is my locker code word?")).text).not.toContain("walnut")
})

test("common requests to forget an own fact delete it, and mere mentions do not", async () => {
  const { url, user, memory } = await keepsake()
  for (const [known, talk, request] of [
    [
      "I am allergic to peanuts.",
      "Please do not forget my allergy when you plan the menu.",
      "Please forget my allergy.",
    ],
    [
      "My address is 12 Elm Street.",
      "how do i delete my address in gmail",
      "Delete my address from your memory, please",
    ],
    ["My salary is 62000.", "i keep forgetting my salary lol", "ok forget about my salary, dont wanna see it again"],
    ["Meine Allergie ist schlimm.", "Vergiss meine Allergie nicht", "kannst du bitte meine allergie vergessen?"],
    ["Mon adresse est rue Pavée.", "N'oublie pas mon adresse", "Pourriez-vous effacer mon adresse de votre mémoire ?"],
    ["Mi alergia es al polen.", "No olvides mi alergia", "oye olvídate de mi alergia porfa"],
  ] as const) {
    const who = { "x-keepsake-user": known.slice(0, 12).replaceAll(" ", "-") }
    await chat(url, user, known, who)
    expect((await chat(url, user, talk, who)).asked ?? "nothing").not.toMatch(/^forget/)
    await memory.settled()
    expect((await chat(url, user, request, who)).asked, request).toMatch(/^forget; removed=[1-9]$/)
  }
})

test("requests in words of their own, misspelt or in other languages delete what they name", async () => {
  const { url, user, memory } = await keepsake()
  for (const [known, request] of [
    ["I am allergic to peanuts.", "wipe the peanuts info from your memory"],
    ["My flatmate is called Sandra.", "please forget about Sandra"],
    ["Ich wohne in Hamburg.", "vergiss meinen Wohnort Hamburg"],
    ["J'habite à Lyon.", "oublie Lyon s'il te plaît"],
    ["Vivo en Sevilla.", "olvídate de Sevilla"],
    ["我住在成都。", "请忘掉成都"],
    ["Я живу в Казани.", "забудь, что я живу в Казани"],
  ] as const) {
    const who = { "x-keepsake-user": encodeURIComponent(known).slice(0, 30) }
    await chat(url, user, known, who)
    await memory.settled()
    expect((await chat(url, user, request, who)).asked, request).toMatch(/^forget; removed=[1-9]$/)
  }
})

test("where it is not clear what a request means, nothing is deleted and the answer says how many it may mean", async () => {
  const { url, user, memory } = await keepsake()
  await chat(url, user, "I have a dog called Rex.")
  await chat(url, user, "I have a dog called Bello.")
  await memory.settled()
  expect((await chat(url, user, "please forget about the dog")).asked).toMatch(/^forget; removed=0; near=[1-9]$/)
  await memory.settled()
  expect((await chat(url, user, "What is my dog called?")).text).toMatch(/Rex|Bello/)
})

test("what an unclear request may mean waits in the trace and in the review, where choosing forgets it with its words", async () => {
  const { url, user, admin, memory } = await keepsake()
  await chat(url, user, "I have a dog called Rex. The weather was fine.")
  await chat(url, user, "I have a dog called Bello.")
  await memory.settled()
  await chat(url, user, "please forget about the dog")
  await memory.settled()
  const owner = memory.for({ tenant: tenantOf("default"), user: "ada" })
  const waiting = async () => (await owner.review("forget")).items
  const choices = (await waiting()).map((one) => one.memory)
  expect(choices.map(({ category }) => category)).not.toContain("turn")
  expect(choices.map(({ content }) => content).join()).toMatch(/Rex/)
  const traces = await memory.traces.list({ tenant: tenantOf("default"), pools: "all" }, {}, { limit: 1 })
  expect(traces.items[0]?.forgot).toEqual({ removed: 0, choices: expect.arrayContaining(choices.map(({ id }) => id)) })
  const listed = await ask(url, "listReview", { key: admin, path: "/api/review?because=forget&user=ada" })
  expect(Object(listed.body).data.map((one: { code: string }) => one.code)).toEqual(choices.map(() => "forget-unclear"))
  expect((await chat(url, user, "What is my dog called?")).text).toMatch(/Rex|Bello/)

  for (const { id, content } of choices) {
    await owner.decide(id, { decision: /Rex/.test(content) ? "reject" : "accept" })
  }
  expect(await waiting()).toEqual([])
  const left = (await owner.list({ limit: 50 })).items.map(({ content }) => content).join("\n")
  expect(left).not.toContain("Rex")
  expect(left).toContain("The weather was fine.")
  expect(left).toContain("Bello")
})

test("a message marked as confidential is not stored, regardless of wording and position", async () => {
  const { url, user, memory } = await keepsake()
  for (const said of [
    "I have asthma, but please do not save that.",
    "Between us, I intend to resign in March.",
    "Do not write this down: my brother owes me money.",
    "unter uns ich kann meinen Chef nicht leiden",
    "Ne notez pas ceci : mon frère me doit de l'argent.",
    "我今天被开除了，别写下来",
  ]) {
    expect((await chat(url, user, said)).asked, said).toBe("not-kept")
  }
  await memory.settled()
  expect((await memory.for({ tenant: tenantOf("default"), user: "ada" }).list()).items).toEqual([])
})

test("there is no confirmation without a request, or if memory does not write", async () => {
  const { url, user } = await keepsake()
  expect((await chat(url, user, "I like tea")).asked).toBeNull()
  const reading = { "x-keepsake-memory": "read" }
  expect((await chat(url, user, "Remember that I like tea", reading)).asked).toBeNull()
})

test("nobody finds a confidential message or its reply", async () => {
  const { url, user, memory } = await keepsake()
  expect((await chat(url, user, "Please don't remember this: my cat is Tom")).asked).toBe("not-kept")
  await memory.settled()
  expect((await chat(url, user, "What is my cat's name?")).text).not.toContain("Tom")
})

test("nothing is forgotten on a sentence that asks for everything, and the answer says so", async () => {
  const { url, user, memory } = await keepsake()
  await chat(url, user, "My locker code word is walnut.")
  await memory.settled()
  expect((await chat(url, user, "Forget everything you know about me.")).asked).toBe("forget-refused")
  await memory.settled()
  expect((await chat(url, user, "What is my locker code word?")).text).toContain("walnut")
})

test("a work command deletes nothing", async () => {
  const { url, user, memory } = await keepsake()
  await chat(url, user, "My invoice file is on the NAS.")
  await memory.settled()
  expect((await chat(url, user, "Delete that file")).asked).toBeNull()
  await memory.settled()
  expect((await chat(url, user, "Where is my invoice file?")).text).toContain("NAS")
})

test("a request to go back restores what was forgotten, and the answer says how much", async () => {
  const { url, user, memory } = await keepsake()
  const known = "My locker code word is walnut."
  await chat(url, user, known)
  await memory.settled()
  const removed = (await chat(url, user, "Forget that my locker code word is walnut")).asked
  expect(removed).toMatch(/^forget; removed=[1-9]$/)
  const answer = await chat(url, user, "Bring back what I asked you to forget")
  expect(answer.asked).toBe(removed?.replace("forget; removed", "restore; restored"))
  expect((await chat(url, user, "What is my locker code word?")).text).toContain("walnut")
  expect((await chat(url, user, "Bring back what I asked you to forget!")).asked).toBe("restore; restored=0")
})
