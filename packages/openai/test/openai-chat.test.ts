import { ChatModel } from "@keepsake/core/plugin"
import { expect, it } from "vitest"
import { openaiChat } from "../src/index.ts"
import { EndpointRig, json } from "./endpoint-rig.ts"
import { failureOf, startEngine } from "./start-engine.ts"

const asked = {
  model: "m",
  messages: [
    { role: "system", text: "be brief", position: 0 },
    { role: "tool", text: "42", position: 1 },
  ],
} as const

it("returns the model's message", async () => {
  await using rig = await EndpointRig.open(
    json(200, { choices: [{ message: { role: "assistant", content: "Yes." } }] }),
  )
  await using engine = await startEngine(openaiChat({ baseUrl: rig.baseUrl }), ChatModel)
  expect(await engine.part.complete(asked)).toEqual({ message: { role: "assistant", text: "Yes.", position: 2 } })
  const messages = [
    { role: "system", content: "be brief" },
    { role: "user", content: "42" },
  ]
  expect(rig.asked[0]).toMatchObject({ path: "/v1/chat/completions", body: { model: "m", messages } })
})

it("rejects an answer without a message", async () => {
  await using rig = await EndpointRig.open(json(200, { choices: [] }))
  await using engine = await startEngine(openaiChat({ baseUrl: rig.baseUrl, retries: 0 }), ChatModel)
  expect((await failureOf(engine.part.complete(asked))).code).toBe("upstream_failed")
})

it("asks for structured output within limits, and reports usage and how the reply ended", async () => {
  await using rig = await EndpointRig.open(
    json(200, {
      choices: [{ message: { role: "assistant", content: '{"facts":[]}' }, finish_reason: "length" }],
      usage: { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 },
    }),
  )
  await using engine = await startEngine(openaiChat({ baseUrl: rig.baseUrl, model: "configured" }), ChatModel)
  const value = { type: "object", properties: { facts: { type: "array" } } }
  const { messages } = asked
  const result = await engine.part.complete({
    messages,
    schema: { name: "facts", value },
    maxTokens: 100,
    temperature: 0,
  })
  expect(result).toEqual({
    message: { role: "assistant", text: '{"facts":[]}', position: 2 },
    usage: { input: 12, output: 3 },
    finish: "length",
  })
  expect(rig.asked[0]?.body).toMatchObject({
    model: "configured",
    max_tokens: 100,
    temperature: 0,
    response_format: { type: "json_schema", json_schema: { name: "facts", strict: true, schema: value } },
  })
})

it("says that the model declined, and refuses a request without a model", async () => {
  await using rig = await EndpointRig.open(
    json(200, { choices: [{ message: { role: "assistant", content: null, refusal: "No." }, finish_reason: "stop" }] }),
  )
  await using engine = await startEngine(openaiChat({ baseUrl: rig.baseUrl }), ChatModel)
  expect((await engine.part.complete(asked)).finish).toBe("refused")
  const { messages } = asked
  expect((await failureOf(engine.part.complete({ messages }))).code).toBe("options_invalid")
})
