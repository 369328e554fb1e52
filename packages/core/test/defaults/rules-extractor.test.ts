import { describe, expect, it } from "vitest"
import type { Draft, Message } from "../../src/contract/index.ts"
import { rulesExtractor } from "../../src/defaults/rules-extractor.ts"
import { tenantOf } from "../../src/turn/pools.ts"

async function drafts(text: string, role: Message["role"] = "user"): Promise<readonly Draft[]> {
  const messages = [{ role, text, position: 7 }]
  const owner = { tenant: tenantOf("acme") }
  return rulesExtractor.extract([{ id: "t", owner, at: 0, before: [], messages, recalled: [] }], [])
}
const contents = async (text: string) => (await drafts(text)).map((draft) => draft.content)
const read = async (text: string) =>
  (await drafts(text)).map(({ category, content, key }) =>
    key === undefined ? [category, content] : [category, content, key],
  )

describe("preferences, decisions and habits", () => {
  it.each([
    ["I prefer tabs over spaces", "preference", "Prefers tabs over spaces"],
    ["my favourite is espresso.", "preference", "Favourite is espresso"],
    ["My favorites are cats", "preference", "Favorites are cats"],
    ["My favorite editor is Neovim.", "preference", "Favorite editor is Neovim"],
    ["I don't like cilantro.", "preference", "Does not like cilantro"],
    ["I don’t like cilantro.", "preference", "Does not like cilantro"],
    ["I really enjoy hiking!", "preference", "Enjoys hiking"],
    ["I love 寿司", "preference", "Loves 寿司"],
    ["I can't stand olives", "preference", "Cannot stand olives"],
    ["I'll use Postgres for this project.", "decision", "Will use Postgres for this project"],
    ["I will use Node.js 3.5, pnpm, and vitest.", "decision", "Will use Node.js 3.5, pnpm, and vitest"],
    ["I'm going with Hono.", "decision", "Going with Hono"],
    ["I’m going to adopt OpenTelemetry, then Grafana.", "decision", "Going to adopt OpenTelemetry, then Grafana"],
    ["I've decided against the blue paint", "decision", "Decided against the blue paint"],
    ["I never eat meat.", "pattern", "Never eats meat"],
    ["I usually try the window seat", "pattern", "Usually tries the window seat"],
    ["I tend to work late", "pattern", "Tends to work late"],
  ])("reads %s", async (text, category, content) => {
    expect((await drafts(text)).map((draft) => [draft.category, draft.content])).toEqual([[category, content]])
  })

  it("gives opposite statements the same topic, and different topics different keys in every script", async () => {
    expect(await read("I like cilantro. I hate cilantro.")).toEqual([
      ["preference", "Likes cilantro", "preference:cilantro"],
      ["preference", "Hates cilantro", "preference:!cilantro"],
    ])
    const texts = [
      "I like C",
      "I like C++",
      "I like C#",
      "I love 寿司",
      "I love 拉麺",
      "I love .NET",
      "I love net",
      "I like Ёлка",
    ]
    const keys = await Promise.all(texts.map(async (text) => (await drafts(text))[0]?.key))
    expect(new Set(keys).size).toBe(texts.length)
    const long = "a very long topic that goes on and on and on until nobody knows what it was about at the end of"
    expect((await drafts(`I like ${long} one`))[0]?.key).not.toBe((await drafts(`I like ${long} two`))[0]?.key)
  })

  it("takes a reversed comparison for the same topic", async () => {
    const [one] = await drafts("I prefer tabs over spaces")
    const [other] = await drafts("I prefer spaces over tabs")
    expect(one?.key).toBe(other?.key)
  })
})

describe("who a person is and whom they know", () => {
  it.each([
    ["My name is Sam", "identity", "Name is Sam", "identity:name"],
    ["Hi, I'm Sam.", "identity", "Name is Sam", "identity:name"],
    ["I live in Porto", "identity", "Lives in Porto", "identity:home"],
    ["I just moved to Lisbon!", "identity", "Moved to Lisbon", "identity:home"],
    ["I work as a nurse at St. Mary's", "identity", "Works as a nurse at St. Mary's", "identity:job"],
    ["I'm 34 years old", "identity", "Is 34 years old", "identity:age"],
    ["My native language is Catalan", "identity", "Native language is Catalan", "identity:language"],
    ["I'm severely allergic to peanuts", "constraint", "Allergic to peanuts", "constraint:peanut"],
    ["I can't eat gluten.", "constraint", "Cannot eat gluten", "constraint:gluten"],
    ["I'm vegetarian", "constraint", "Is vegetarian", "constraint:vegetarian"],
    ["My wife's name is Ana", "relationship", "My wife's name is Ana", "relationship:wife:name"],
  ])("reads %s", async (text, ...fact) => {
    expect(await read(text)).toEqual([fact])
  })

  it("reads two clauses as two statements", async () => {
    expect(await drafts("I'm allergic to peanuts and my dog is called Biscuit.")).toEqual([
      expect.objectContaining({
        type: "factual",
        category: "constraint",
        content: "Allergic to peanuts",
        importance: 0.9,
        from: 7,
      }),
      expect.objectContaining({ category: "relationship", content: "My dog is called Biscuit" }),
    ])
  })

  it.each([
    ["peanut", ["I'm allergic to peanuts", "I've got a peanut allergy", "I have an allergy to peanuts"]],
    ["peanut", ["I can't eat peanuts", "I can't have peanuts"]],
    ["gluten", ["I have a gluten intolerance", "I'm gluten intolerant", "I can't tolerate gluten"]],
    ["coeliac", ["I'm coeliac", "I'm celiac", "I have celiac disease"]],
    ["nut", ["I have an allergy to nuts", "I have a severe nut allergy"]],
    [
      "!peanut",
      [
        "Turns out I'm not allergic to peanuts after all",
        "It turns out that I am not allergic to peanuts",
        "I'm no longer allergic to peanuts",
        "I don't have a peanut allergy anymore",
        "I outgrew my peanut allergy",
        "I can eat peanuts again",
      ],
    ],
  ])("takes for one constraint on %s, by whatever words: %j", async (topic, texts) => {
    for (const text of texts) {
      const [draft, ...others] = await drafts(text)
      expect([text, draft?.category, draft?.key, others]).toEqual([text, "constraint", `constraint:${topic}`, []])
    }
  })

  it.each([
    ["identity:employer", "I work at Ferrari"],
    ["identity:employer", "I now work for Ferrari"],
    ["identity:employer", "I started working at Ferrari"],
    ["identity:employer", "I started at Ferrari"],
    ["identity:employer", "I got a new job at Ferrari"],
    ["identity:employer", "I no longer work at Ferrari"],
    ["identity:employer", "I quit my job at Ferrari"],
    ["identity:home", "We just relocated to Rome"],
    ["identity:home", "I've moved to Rome"],
    ["identity:home", "we moved to Rome"],
    ["identity:home", "I live in Rome now"],
    ["relationship:status", "Anna and I broke up"],
    ["relationship:status", "I broke up with Anna"],
    ["relationship:status", "we got divorced"],
    ["relationship:status", "I'm getting married on 12 September"],
    ["preference:!coffee", "I stopped drinking coffee"],
    ["preference:!sugar", "I gave up sugar"],
  ])("gives %s to what changes in a life: %s", async (key, text) => {
    expect((await drafts(text)).map((draft) => draft.key)).toEqual([key])
  })

  it.each([
    ["The project is called Kite", "fact:project_name"],
    ["we renamed the project to Heron", "fact:project_name"],
    ["We renamed our app from Kite to Heron", "fact:app_name"],
  ])("gives one key to the name of what there is one of: %s", async (text, key) => {
    expect((await drafts(text)).map((draft) => draft.key)).toEqual([key])
  })

  it("tells what was from what is", async () => {
    expect(await read("I used to live in Rome but now I live in Oslo")).toEqual([
      ["fact", "Used to live in Rome"],
      ["identity", "Lives in Oslo", "identity:home"],
    ])
  })

  it("reads people who spell as they speak", async () => {
    expect(await contents("im a nurse and ive got two kids. i dont have a car")).toEqual([
      "Is a nurse",
      "Has two kids",
      "I don't have a car",
    ])
  })

  it("keeps the text between two titles in quotation marks", async () => {
    const text = 'I hung the "Moonlit Ocean" print in my bedroom, and I moved the "Dreams" painting to the hall.'
    expect((await contents(text)).join()).toContain("in my bedroom")
  })

  it("reads the old job and the new one in their order", async () => {
    expect(await contents("I quit my job at Siemens, I now work for Ferrari")).toEqual([
      "Quit the job at Siemens",
      "Works for Ferrari",
    ])
  })

  it.each([
    ["I don't have any children", "Does not have any children"],
    ["I don't smoke", "Does not smoke"],
    ["I drink oat milk", "Drinks oat milk"],
    ["I drink green tea, never coffee", "Drinks green tea, never coffee"],
    ["My car is a red Volvo", "My car is a red Volvo"],
    ["We are planning a trip to Japan in April", "We are planning a trip to Japan in April"],
    ["I work in a lighthouse on Skye", "Works in a lighthouse on Skye"],
    ["My other dog is called Waffle", "My other dog is called Waffle"],
    ["My second child is called Max", "My second child is called Max"],
    ["I wake up at 5:30", "Wakes up at 5:30"],
  ])("keeps the plain fact %s", async (text, content) => {
    expect(await contents(text)).toEqual([content])
  })

  it.each([
    "I can't take it anymore",
    "I don't eat out much",
    "I can't have a conversation with him",
    "My phone is a bit slow",
    "When Anna and I broke up",
    "If I moved to Rome, what then",
    "Do I drink oat milk?",
  ])("takes for no lasting fact: %s", async (text) => {
    expect(await contents(text)).toEqual([])
  })

  it("takes moving to another tool for no new home", async () => {
    expect((await drafts("We moved to Postgres")).map(({ key }) => key)).not.toContain("identity:home")
  })

  it("keeps what not eating something means apart from an allergy to it", async () => {
    const [allergy] = await drafts("I'm allergic to peanuts")
    const [diet] = await drafts("I don't eat peanuts")
    expect(diet?.key?.replace("!", "")).not.toBe(allergy?.key)
  })

  it.each([
    "I recently had a follow-up appointment with my surgeon, Dr. Thompson, on March 20th",
    "I drive a 2014 Volvo",
    "My flight to Oslo leaves on 3 May",
    "I've been learning the cello for 3 years",
    "We bought a house near the harbour last week",
  ])("keeps the wording of: %s", async (text) => {
    expect(await contents(text)).toEqual([text])
  })

  it("leaves out what leads up to a statement, and the question after it", async () => {
    expect(await contents("By the way, my cousin Ana got married last week.")).toEqual([
      "My cousin Ana got married last week",
    ])
    expect(await contents("I moved to Porto in 2019, can you recommend a restaurant?")).toEqual([
      "Moved to Porto in 2019",
    ])
  })
})

describe("wishes", () => {
  it.each([
    ["Always answer in German", "Always answer in German"],
    ["Call me Sam", "Call me Sam"],
    ["From now on, keep your answers short.", "From now on, keep your answers short"],
    ["Please always use metric units", "Always use metric units"],
    ["from now on use metric", "From now on use metric"],
    ["Please don't use emojis in your answers.", "Don't use emojis in your answers"],
    ["Keep answers under 100 words.", "Keep answers under 100 words"],
    ["Use British spelling in everything you write for me", "Use British spelling in everything you write for me"],
    ["Stop apologising", "Stop apologising"],
    ["Please reply in French from now on", "Reply in French from now on"],
  ])("reads the standing instruction %s", async (text, content) => {
    expect(await drafts(text)).toEqual([
      expect.objectContaining({ type: "procedural", category: "instruction", content }),
    ])
  })

  it("keeps what is to be remembered as stated, with the key of what it is about", async () => {
    expect(await read("Please remember that my wifi is on the second floor")).toEqual([
      ["fact", "My wifi is on the second floor"],
    ])
    expect(await read("Remember: I live in Porto")).toEqual([["identity", "I live in Porto", "identity:home"]])
    expect(await read("Can you remember that I park on level 3?")).toEqual([["fact", "I park on level 3"]])
    expect(await read("Don't forget that the bins go out on Tuesday")).toEqual([["fact", "The bins go out on Tuesday"]])
  })

  it.each([
    "Remember to buy milk",
    "Do you remember my name?",
    "Do you remember when we met",
    "Call me later",
    "Answer in German",
  ])("takes for none: %s", async (text) => {
    expect(await contents(text)).toEqual([])
  })
})

describe("other languages", () => {
  it.each([
    ["Ich heiße Sam.", "identity:name"],
    ["Ich bin allergisch gegen Nüsse", "constraint:nüsse"],
    ["J’habite à Lyon", "identity:home"],
    ["Me gusta el café", "preference:el_café"],
    ["Não gosto de coentro", "preference:!coentro"],
    ["Mi chiamo Luca", "identity:name"],
    ["我住在北京。", "identity:home"],
    ["我不喜欢香菜", "preference:!香菜"],
    ["私は東京に住んでいます。", "identity:home"],
    ["寿司が好きです", "preference:寿司"],
    ["저는 서울에 살아요.", "identity:home"],
    ["저는 커피를 좋아해요", "preference:커피"],
  ])("reads %s in its own wording", async (text, key) => {
    const [draft] = await drafts(text)
    expect(draft?.key).toBe(key)
    expect(text.replace("’", "'")).toContain(draft?.content)
  })

  it.each([
    ["记住我的生日是5月3日", "我的生日是5月3日"],
    ["Merk dir, dass der Schlüssel unter der Matte liegt", "Der Schlüssel unter der Matte liegt"],
    ["Recuerda que la llave está en el buzón", "La llave está en el buzón"],
    ["鍵は郵便受けにあることを覚えておいて", "鍵は郵便受けにある"],
  ])("remembers %s", async (text, content) => {
    expect(await contents(text)).toEqual([content])
  })
})

describe("what is no statement of the person", () => {
  it.each([
    ["a question", "Would you say I like pizza? No."],
    ["a condition", "If I decided to quit, what then?"],
    ["a hypothesis", "Suppose I lived in Rome. What if I loved opera?"],
    ["reported speech", "He said I like pizza. They think I never sleep."],
    ["a quotation", 'She wrote: "I love cats and I have three dogs at home"'],
    ["a quoted line", "> I prefer spaces"],
    ["code", "```js\nI like code = true\n```"],
    ["a text to work on", "Summarize the following letter:\nI live in Rome. I love opera. My name is Tosca."],
    ["a request", "I need help with my essay. I want you to act as a pirate. Can you write a poem"],
    ["a model of itself", "As an AI, I always try to be helpful and I avoid harmful content."],
    ["what points at the conversation", "I like that. I love the idea. I prefer this one."],
    [
      "a command of the moment",
      "Fix the bug in foo.ts. Make it shorter. Keep it short. Make my code shorter. Write a poem about my dog",
    ],
    [
      "a report on the task",
      "I pasted the code above. I tried that and it didn't work. I'll try your second suggestion.",
    ],
    ["a part that is played", "Let's role-play: I am a detective called Sam. I live in London and I have two cats."],
    ["what is imagined", "Imagine I'm a millionaire. I own three yachts."],
    ["a story", "In this story, I am a knight. I live in a castle with my sister."],
    [
      "a letter that is shown",
      "Here is an email I got:\nDear team,\nI am moving to Rome. I have three kids.\nBest, Tom",
    ],
    ["a text after a colon", "My essay starts like this: I was born in Paris in 1920."],
    ["a sentence to translate", "Translate this to Spanish: My name is Carla and I work as a nurse."],
    ["half a sentence", "When Anna and I broke up"],
    ["how somebody is just now", "I'm back. I am so tired. I'm ready now. My phone is a bit slow."],
    ["a secret that was cut out", "I'll use password [redacted: password]"],
  ])("is not kept: %s", async (_, text) => {
    expect(await contents(text)).toEqual([])
  })

  it("comes from the user alone", async () => {
    for (const role of ["assistant", "system", "tool"] as const) {
      expect(await drafts("I prefer tabs over spaces. My name is Claude.", role)).toEqual([])
    }
  })
})

describe("long and hostile input", () => {
  it("is read in its last 64 KiB", async () => {
    expect(await contents(`I prefer prefix-editor. ${"x".repeat(71_680)} I prefer tail-editor.`)).toEqual([
      "Prefers tail-editor",
    ])
  })

  it.each([
    '"',
    "“",
    "「",
    "`",
    "```",
    "> ",
    "I like ",
    "my favorite a ",
    ", can you ",
    "I have a a ",
    "I'm not allergic to a anymore ",
    "I drink a again ",
    "we are planning a trip to ",
    "I moved from a to ",
    "a and I ",
    "I stopped eating ",
    "by the way, ",
    "a over ",
    "x\n",
    "我",
    "が好き",
    "please ",
  ])("comes to an end on 64 KiB of %j", async (unit) => {
    expect((await drafts(unit.repeat(65_536 / unit.length))).length).toBeLessThanOrEqual(24)
  })

  it("gives at most 24 drafts of one message", async () => {
    const many = Array.from({ length: 200 }, (_, index) => `I like thing number ${index}.`).join(" ")
    expect(await drafts(many)).toHaveLength(24)
  })

  it("has a quote that is verbatim in the message", async () => {
    const text = "Well,  my sister’s   dog is called Rex.\nI like “blue” tiles"
    for (const draft of await drafts(text)) expect(text).toContain(draft.quote)
  })
})
