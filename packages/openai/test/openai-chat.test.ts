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
