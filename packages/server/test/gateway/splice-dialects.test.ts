import type { Placement } from "@keepsake/core"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Dialect } from "../../src/gateway/dialects/dialect.ts"
import { splice } from "../../src/gateway/dialects/edit.ts"
import { messages } from "../../src/gateway/dialects/messages/messages.ts"
import { readConversation } from "../../src/gateway/dialects/read-conversation.ts"
import { responses } from "../../src/gateway/dialects/responses/responses.ts"

const runs = Number(process.env.KEEPSAKE_TEST_RUNS ?? 2_000)
const block = "<keepsake-memory>\n- a\n</keepsake-memory>"
const positions = ["latest-user", "system", "system-tail"] as const

/** The request with the block in it, as bytes; `undefined` when there is no place. */
function placed(dialect: Dialect, bytes: Buffer, at: Placement["at"], part?: number): Buffer | undefined {
  const conversation = readConversation(dialect, bytes, undefined)
  if (typeof conversation === "string") throw new Error(conversation)
  const insertion = conversation.insertion({ at, block }, { part })
  return insertion && splice(bytes, insertion)
}

function placedIn(dialect: Dialect, body: object, at: Placement["at"], part?: number): Record<string, unknown> {
  return JSON.parse(String(placed(dialect, Buffer.from(JSON.stringify(body)), at, part)))
}

describe("a block in a request to /v1/responses", () => {
  const text = { type: "input_text", text: block }
  const words = { type: "input_text", text: "Who am I?" }

  it.each([
    ["a string", "Who am I?", `${block}\n\nWho am I?`],
    ["a message", [{ role: "user", content: "Who am I?" }], [{ role: "user", content: `${block}\n\nWho am I?` }]],
    ["a message of parts", [{ role: "user", content: [words] }], [{ role: "user", content: [text, words] }]],
    [
      "the newest message that a person typed, within a tool loop",
      [
        { role: "user", content: [words] },
        { type: "reasoning", id: "rs_1", encrypted_content: "x", summary: [] },
        { type: "function_call", call_id: "c1", name: "look", arguments: "{}" },
        { type: "function_call_output", call_id: "c1", output: "sun" },
      ],
      [
        { role: "user", content: [text, words] },
        { type: "reasoning", id: "rs_1", encrypted_content: "x", summary: [] },
        { type: "function_call", call_id: "c1", name: "look", arguments: "{}" },
        { type: "function_call_output", call_id: "c1", output: "sun" },
      ],
    ],
  ])("goes before the words of %s", (_what, input, expected) => {
    expect(placedIn(responses, { input, instructions: "Be short." }, "latest-user")).toEqual({
      input: expected,
      instructions: "Be short.",
    })
  })

  it.each([
    ["instructions", { instructions: "Be short." }, { instructions: `${block}\n\nBe short.` }, "system"],
    ["instructions", { instructions: "Be short." }, { instructions: `Be short.\n\n${block}` }, "system-tail"],
    ["instructions that are null", { instructions: null }, { instructions: block }, "system"],
    ["no instructions", {}, { instructions: block }, "system-tail"],
  ] as const)("goes into %s where the system is asked for", (_what, sent, expected, at) => {
    const input = [{ role: "user", content: "Hi" }]
    expect(placedIn(responses, { ...sent, input }, at)).toEqual({ ...expected, input })
  })

  it("is inserted into leading system items if there are no instructions", () => {
    const input = [
      { role: "developer", content: "Be short." },
      { type: "message", role: "system", content: [{ type: "input_text", text: "And kind." }] },
      { role: "user", content: "Hi" },
    ]
    expect(placedIn(responses, { input }, "system").input).toEqual([
      { role: "developer", content: `${block}\n\nBe short.` },
      ...input.slice(1),
    ])
    expect(placedIn(responses, { input }, "system-tail").input).toEqual([
      input[0],
      { type: "message", role: "system", content: [{ type: "input_text", text: "And kind." }, text] },
      input[2],
    ])
  })

  it("has no position without a user message: a tool result alone", () => {
    const input = [{ type: "function_call_output", call_id: "c1", output: "sun" }]
    const bytes = Buffer.from(JSON.stringify({ previous_response_id: "r1", input }))
    expect(placed(responses, bytes, "latest-user")).toBeUndefined()
  })
})

describe("a block in a request to /v1/messages", () => {
  const text = { type: "text", text: block }
  const words = { type: "text", text: "Who am I?" }
  const cached = { ...words, cache_control: { type: "ephemeral" } }
  const result = { type: "tool_result", tool_use_id: "t1", content: [{ type: "text", text: "sun" }] }
  const image = { type: "image", source: { type: "url", url: "https://x.test/a.png" } }
  const reminder = { type: "text", text: "<system-reminder>\nNothing.\n</system-reminder>" }

  it.each([
    ["before the words of a string", "Who am I?", `${block}\n\nWho am I?`],
    ["first among parts", [image, words], [text, image, words]],
    ["after the last cached part", [cached, words], [cached, text, words]],
    ["last, where the last part is cached", [words, cached], [words, cached, text]],
    ["after the last tool result", [result, words], [result, text, words]],
    ["after both", [result, cached, words], [result, cached, text, words]],
  ])("goes %s", (_where, content, expected) => {
    const body = { system: [cached], messages: [{ role: "user", content }], max_tokens: 9 }
    expect(placedIn(messages, body, "latest-user")).toEqual({
      ...body,
      messages: [{ role: "user", content: expected }],
    })
  })

  it("stays at the same part of the user's message, even if the cache marker moved", () => {
    const call = {
      role: "assistant",
      content: [{ type: "thinking", thinking: "hm", signature: "s" }, { type: "tool_use" }],
    }
    const next = { role: "user", content: [{ ...result, cache_control: { type: "ephemeral" } }, reminder] }
    const sent = { messages: [{ role: "user", content: [words] }, call, next] }
    const expected = { messages: [{ role: "user", content: [words, text] }, call, next] }
    expect(placedIn(messages, sent, "latest-user", 1)).toEqual(expected)
  })

  it.each([
    ["a string", "Be short.", `${block}\n\nBe short.`, `Be short.\n\n${block}`],
    ["blocks", [cached], [text, cached], [cached, text]],
    ["nothing", undefined, block, block],
    ["null", null, block, block],
  ])("goes to the head or the end of a system that is %s", (_what, system, head, end) => {
    const rest = { messages: [{ role: "user", content: "Hi" }] }
    expect(placedIn(messages, { system, ...rest }, "system")).toEqual({ system: head, ...rest })
    expect(placedIn(messages, { system, ...rest }, "system-tail")).toEqual({ system: end, ...rest })
  })
})

describe("bytes around the block", () => {
  const value = fc.jsonValue({ maxDepth: 3 })
  const content = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(
      fc.oneof(
        value,
        fc.record({ type: fc.constantFrom("text", "input_text"), text: fc.string(), cache_control: value }),
        fc.record({ type: fc.constantFrom("tool_result", "image"), content: value }),
      ),
    ),
    value,
  )
  const list = fc.array(
    fc.record(
      {
        role: fc.constantFrom("user", "user", "assistant", "system", "developer", "unheard-of"),
        type: fc.constantFrom("message", "function_call_output", "item_reference", "unheard-of"),
        content,
        output: value,
      },
      { requiredKeys: [] },
    ),
  )
  const request = fc.record(
    {
      system: content,
      instructions: fc.oneof(fc.string(), value),
      previous_response_id: value,
      conversation: value,
      input: fc.oneof(list, fc.string(), value),
      messages: fc.oneof(list, value),
      tools: value,
      metadata: value,
    },
    { requiredKeys: [] },
  )

  it("leave other bytes unchanged, and the result is a request with the block exactly once", () => {
    fc.assert(
      fc.property(request, fc.constantFrom(responses, messages), fc.constantFrom(...positions), (body, dialect, at) => {
        const sent = Buffer.from(JSON.stringify(body, null, 1))
        const conversation = readConversation(dialect, sent, undefined)
        if (typeof conversation === "string") {
          expect(conversation).toBe("no-messages")
          return
        }
        const insertion = conversation.insertion({ at, block })
        if (insertion === undefined) return
        const out = splice(sent, insertion)
        const { at: from, end = from } = insertion
        expect(out.subarray(0, from).equals(sent.subarray(0, from))).toBe(true)
        expect(["", "null"]).toContain(sent.subarray(from, end).toString())
        expect(out.subarray(out.length - (sent.length - end)).equals(sent.subarray(end))).toBe(true)
        expect(JSON.stringify(JSON.parse(out.toString())).split(JSON.stringify(block).slice(1, -1))).toHaveLength(2)
      }),
      { numRuns: runs },
    )
  })
})
