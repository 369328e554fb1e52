import { holds, same } from "./ledger.mjs"

const question = [{ role: "user", content: "Hello there, how are you?" }]
const tools = [
  {
    type: "function",
    function: { name: "weather", parameters: { type: "object", properties: { city: { type: "string" } } } },
  },
]

/** What a client sees, in the shape in which two ways can be compared. */
const scenarios = {
  "a plain completion": (client) => client.chat.completions.create({ model: "stub", messages: question }),
  "a streamed completion, chunk by chunk": (client) => chunks(client, { model: "stub", messages: question }),
  "the stream helper's final completion": async (client) => {
    const helper = client.chat.completions.stream({ model: "stub", messages: question })
    return helper.finalChatCompletion()
  },
  "a tool call and the answer after its result": async (client) => {
    const first = await client.chat.completions.create({ model: "stub", messages: question, tools })
    const { message } = first.choices[0]
    const result = { role: "tool", tool_call_id: message.tool_calls[0].id, content: "18 degrees" }
    const last = await client.chat.completions.create({
      model: "stub",
      messages: [...question, message, result],
      tools,
    })
    return [first, last]
  },
  "a streamed tool call": (client) => chunks(client, { model: "stub", messages: question, tools }),
  "an answer after a retry on 500": (client) =>
    client.chat.completions.create({ model: "stub-flaky", messages: question }),
  "a 404 of the upstream": (client) =>
    failed(() => client.chat.completions.create({ model: "stub-missing", messages: question })),
  "a 401 of the upstream": (client) =>
    failed(() => client.chat.completions.create({ model: "stub-refusing", messages: question })),
  "the list of models": async (client) => (await client.models.list()).data,
}

async function chunks(client, body) {
  const seen = []
  for await (const chunk of await client.chat.completions.create({ ...body, stream: true })) seen.push(chunk)
  return seen
}

async function failed(call) {
  try {
    await call()
  } catch (error) {
    return {
      class: error.constructor.name,
      status: error.status,
      code: error.code,
      type: error.type,
      error: error.error,
    }
  }
  throw new Error("It was answered, and should have failed")
}

/** The `openai` package for JavaScript, through Keepsake and directly. */
export async function checkJavaScript(ledger, OpenAI, keepsake, upstream) {
  const direct = new OpenAI({ baseURL: upstream.url, apiKey: "sk-own-0123456789abcdef" })
  const through = new OpenAI({ baseURL: keepsake.baseURL, apiKey: keepsake.key })
  const beside = new OpenAI({
    baseURL: keepsake.baseURL,
    apiKey: "sk-own-0123456789abcdef",
    defaultHeaders: { "x-keepsake-key": keepsake.key },
  })
  for (const [what, scenario] of Object.entries(scenarios)) {
    await ledger.check(`JavaScript: ${what} equals the upstream's`, async () =>
      same(plain(await scenario(through)), plain(await scenario(direct))),
    )
    await ledger.check(`JavaScript, own provider key: ${what} equals the upstream's`, async () =>
      same(plain(await scenario(beside)), plain(await scenario(direct))),
    )
  }
  await ledger.check(
    "JavaScript: the upstream gets the configured key, or the client's own, and never Keepsake's",
    async () => {
      upstream.seen.length = 0
      await scenarios["a plain completion"](through)
      await scenarios["a plain completion"](beside)
      same(
        upstream.seen.map(({ headers }) => headers.authorization),
        ["Bearer sk-configured-0123456789", "Bearer sk-own-0123456789abcdef"],
      )
      const sent = JSON.stringify(upstream.seen)
      holds(
        !sent.includes(keepsake.key) && !sent.includes("x-keepsake-"),
        "Keepsake's key or headers reached the upstream",
      )
    },
  )
  await ledger.check("JavaScript: an abort reaches the upstream within 100 ms", () => abort(through, upstream))
  await ledger.check("JavaScript: what was said is in the next conversation's request", async () => {
    await through.chat.completions.create({
      model: "stub",
      messages: [{ role: "user", content: "My sister lives in Porto." }],
    })
    await through.chat.completions.create({
      model: "stub",
      messages: [{ role: "user", content: "Where does my sister live?" }],
    })
    const { messages } = JSON.parse(upstream.seen.at(-1).body)
    holds(
      JSON.stringify(messages).includes("Porto"),
      `The request went upstream without it: ${JSON.stringify(messages)}`,
    )
  })
  await ledger.check(
    "JavaScript: a wrong Keepsake key is an AuthenticationError that names the ways to send one",
    async () => {
      const stranger = new OpenAI({ baseURL: keepsake.baseURL, apiKey: "kp_nobody_0123456789abcdef" })
      const {
        class: name,
        status,
        error,
      } = await failed(() => stranger.chat.completions.create({ model: "stub", messages: question }))
      same([name, status], ["AuthenticationError", 401])
      holds(/x-keepsake-key/.test(error.message), `It says: ${error.message}`)
    },
  )
}

async function abort(client, upstream) {
  upstream.aborted.length = 0
  const stream = await client.chat.completions.create({ model: "stub-slow", messages: question, stream: true })
  let seen = 0
  let at = 0
  try {
    for await (const _ of stream) {
      if (++seen < 5) continue
      at = Date.now()
      stream.controller.abort()
    }
  } catch {
    // Some versions of the client end the loop, some throw.
  }
  for (let waited = 0; upstream.aborted.length === 0 && waited < 2_000; waited += 5)
    await new Promise((resolve) => setTimeout(resolve, 5))
  holds(upstream.aborted.length === 1, "The upstream went on sending")
  holds(upstream.aborted[0] - at <= 100, `It took ${upstream.aborted[0] - at} ms`)
}

/** The demo model through the same client: told, then asked, in conversations of their own. */
export async function checkDemo(ledger, OpenAI, keepsake) {
  const client = new OpenAI({ baseURL: keepsake.baseURL, apiKey: keepsake.key })
  const ask = async (content, stream = false) => {
    const body = { model: "keepsake-demo", messages: [{ role: "user", content }] }
    if (!stream) return (await client.chat.completions.create(body)).choices[0].message.content
    return (await chunks(client, body)).map(({ choices }) => choices[0]?.delta.content ?? "").join("")
  }
  await ledger.check("demo model: told in one conversation, answered in the next, streamed and not", async () => {
    await ask("I'm allergic to peanuts and my dog is called Biscuit.")
    for (const stream of [false, true]) {
      const dog = await ask("What is my dog called?", stream)
      holds(dog.includes("Biscuit"), `About the dog: ${dog}`)
      const all = await ask("What do you know about me?", stream)
      holds(/peanut/i.test(all) && all.includes("Biscuit"), `About me: ${all}`)
      const dinner = await ask("Suggest a quick dinner", stream)
      holds(/peanut/i.test(dinner), `About dinner: ${dinner}`)
    }
  })
  await ledger.check("demo model: thanks carries nothing but the profile", async () => {
    const thanks = await ask("Thanks!")
    holds(!thanks.includes("Biscuit"), thanks)
  })
  await ledger.check("demo model: the list of models is the demo model alone", async () =>
    same(
      (await client.models.list()).data.map(({ id }) => id),
      ["keepsake-demo"],
    ),
  )
  await ledger.check("demo model: embeddings are a NotFoundError that names the setting", async () => {
    const { class: name, error } = await failed(() =>
      client.embeddings.create({ model: "keepsake-demo", input: "hello" }),
    )
    same(name, "NotFoundError")
    holds(/upstream\.openai\.baseUrl/.test(error.message), `It says: ${error.message}`)
  })
}

/** Without what the client adds to an answer for itself. */
function plain(value) {
  return JSON.parse(JSON.stringify(value))
}
