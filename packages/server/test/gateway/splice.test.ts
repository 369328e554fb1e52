import type { Placement } from "@keepsake/core"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { chatCompletions } from "../../src/gateway/dialects/chat-completions/chat-completions.ts"
import { splice } from "../../src/gateway/dialects/edit.ts"
import { readConversation } from "../../src/gateway/dialects/read-conversation.ts"
import { UnsafeJson } from "../../src/gateway/json-scan.ts"

const readChat = (bytes: Buffer, encoding: string | undefined) => readConversation(chatCompletions, bytes, encoding)
const runs = Number(process.env.KEEPSAKE_TEST_RUNS ?? 4_000)

interface Message {
  role: string
  content?: unknown
}
type Body = Record<string, unknown> & { messages: Message[] }

/** The plain way: what splicing must equal. */
function insert(body: Body, { at, block }: Placement): Body {
  const part = { type: "text", text: block }
  const put = (message: Message, side: "before" | "after") => {
    const { content } = message
    if (typeof content === "string") {
      const both = content === "" ? [block] : side === "before" ? [block, content] : [content, block]
      message.content = both.join("\n\n")
    } else if (Array.isArray(content)) {
      message.content = side === "before" ? [part, ...content] : [...content, part]
    } else return false
    return true
  }
  const isSystem = (message: Message) => message.role === "system" || message.role === "developer"
  if (at === "latest-user") {
    const target = body.messages.findLast((message) => message.role === "user" && hasText(message.content))
    if (target !== undefined) put(target, "before")
    return body
  }
  const first = body.messages.findIndex((message) => !isSystem(message))
  const leading = body.messages.slice(0, first === -1 ? undefined : first)
  const target = at === "system" ? leading[0] : leading.at(-1)
  if (target === undefined || !put(target, at === "system" ? "before" : "after")) {
    body.messages.unshift({ role: "system", content: block })
  }
  return body
}

function hasText(content: unknown): boolean {
  if (typeof content === "string") return content.trim() !== ""
  if (!Array.isArray(content)) return false
  return content.some((part) => part?.type === "text" && typeof part.text === "string" && part.text.trim() !== "")
}

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "",
    " ",
    'say "hi"',
    "back\\slash\\",
    '\\\\"',
    "[DONE]",
    "{}",
    "</keepsake-memory>",
    "日本語",
    "👩‍👩‍👧",
    "\u0000\u2028",
  ),
)
const part = fc.oneof(
  text.map((words) => ({ type: "text", text: words })),
  fc.record({ type: fc.constant("image_url"), image_url: fc.record({ url: text }) }),
  fc.jsonValue({ maxDepth: 3 }),
)
const content = fc.oneof(text, fc.array(part, { maxLength: 3 }), fc.constant(null), fc.constant(undefined))
const message = fc
  .tuple(
    fc.constantFrom("system", "developer", "user", "user", "assistant", "tool"),
    content,
    fc.dictionary(fc.string().filter(isFreeName), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 2 }),
    fc.boolean(),
  )
  .map(([role, words, more, contentFirst]) =>
    contentFirst ? { content: words, ...more, role } : { role, ...more, content: words },
  )
const body = fc
  .tuple(
    fc.array(message, { maxLength: 6 }),
    fc.dictionary(fc.string().filter(isFreeName), fc.jsonValue({ maxDepth: 4 }), { maxKeys: 4 }),
    fc.boolean(),
  )
  .map(([messages, more, messagesFirst]) => (messagesFirst ? { messages, ...more } : { ...more, messages }))
const placement = fc.record({
  at: fc.constantFrom("latest-user" as const, "system" as const, "system-tail" as const),
  block: fc.oneof(text, fc.constant("<keepsake-memory>\n- a\n</keepsake-memory>")).filter((block) => block !== ""),
})

function isFreeName(name: string): boolean {
  return !["messages", "role", "content", "__proto__"].includes(name)
}

/** Writes JSON as other writers do: other white space, other escapes, names twice where that is harmless. */
function written(value: unknown, choose: () => number, free: boolean): string {
  const gap = () => ["", "", " ", "\n  ", "\t", "\r\n"][choose() % 6] ?? ""
  const string = (words: string) => {
    let out = '"'
    for (let at = 0; at < words.length; at++) {
      const unit = words[at] ?? ""
      const odd = choose() % 5 === 0 || /[\ud800-\udfff]/.test(unit)
      out += odd ? `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}` : JSON.stringify(unit).slice(1, -1)
    }
    return `${out}"`
  }
  if (typeof value === "string") return string(value)
  if (Array.isArray(value)) {
    return `[${gap()}${value.map((one) => gap() + written(one ?? null, choose, free) + gap()).join(",")}]`
  }
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined)
    const isOnPath = ["messages", "role"].some((name) => name in value)
    if (free && !isOnPath && choose() % 4 === 0) fields.unshift(...fields.slice(0, 1))
    const inside = (name: string) => free && name !== "messages"
    return `{${gap()}${fields.map(([name, field]) => `${string(name)}${gap()}:${gap()}${written(field, choose, inside(name))}${gap()}`).join(",")}}`
  }
  return JSON.stringify(value)
}

describe("placing a block into the bytes of a request", () => {
  it("equals putting it into the parsed body", () => {
    fc.assert(
      fc.property(body, placement, fc.infiniteStream(fc.nat(1_000)), (sent, where, choices) => {
        const choose = () => choices.next().value ?? 0
        const bytes = Buffer.from(gapped(written(sent, choose, true)))
        const chat = readChat(bytes, undefined)
        if (typeof chat === "string") throw new Error(chat)
        const insertion = chat.insertion(where)
        if (insertion === undefined) {
          expect(chat.messages.some(({ role, text: words }) => role === "user" && words.trim() !== "")).toBe(false)
          return
        }
        const sentOn = splice(bytes, insertion)
        // The test wrote the body and knows its shape.
        const parsed = JSON.parse(bytes.toString("utf8")) as Body
        expect(JSON.parse(sentOn.toString("utf8"))).toEqual(insert(parsed, where))
        expect(restOf(sentOn, bytes)).toBe(true)
      }),
      { numRuns: runs },
    )
  })

  it("leaves a body unchanged if a name on the path to the text occurs twice", () => {
    const twice = [
      ['{"messages":[],"messages":[{"role":"user","content":"a"}]}', "repeated-key"],
      ['{"messages":[],"m\\u0065ssages":[{"role":"user","content":"a"}]}', "repeated-key"],
    ] as const
    for (const [sent, why] of twice) expect(readChat(Buffer.from(sent), undefined)).toBe(why)
    for (const inside of ['"role":"user","content":"a","content":"b"', '"role":"tool","role":"user","content":"b"']) {
      const bytes = Buffer.from(`{"messages":[{${inside}}]}`)
      const chat = readChat(bytes, undefined)
      if (typeof chat === "string") throw new Error(chat)
      expect(() => chat.insertion({ at: "latest-user", block: "x" })).toThrow(UnsafeJson)
    }
  })

  it.each([
    ["not JSON", Buffer.from("{"), "malformed-json"],
    ["something after the end", Buffer.from('{"messages":[]}x'), "malformed-json"],
    ["a byte order mark", Buffer.from('\ufeff{"messages":[]}'), "byte-order-mark"],
    [
      "bytes that are not UTF-8",
      Buffer.from([...Buffer.from('{"messages":[],"a":"'), 0xc3, 0x28, 0x22, 0x7d]),
      "invalid-utf8",
    ],
    ["65 levels", Buffer.from(`{"messages":[],"a":${"[".repeat(64)}${"]".repeat(64)}}`), "depth"],
    ["no messages", Buffer.from('{"model":"x"}'), "no-messages"],
    ["messages that are none", Buffer.from('{"messages":["hello"]}'), "no-messages"],
  ])("leaves a body alone with %s", (_what, bytes, why) => {
    expect(readChat(bytes, undefined)).toBe(why)
  })

  it("reads a body of 64 levels", () => {
    const bytes = Buffer.from(`{"messages":[],"a":${"[".repeat(63)}${"]".repeat(63)}}`)
    expect(readChat(bytes, undefined)).toMatchObject({ messages: [] })
  })

  it("leaves a compressed body alone", () => {
    expect(readChat(Buffer.from('{"messages":[]}'), "gzip")).toBe("content-encoding")
    expect(readChat(Buffer.from('{"messages":[]}'), "identity")).toMatchObject({ messages: [] })
  })
})

function gapped(json: string): string {
  return ` \n${json}\r\n`
}

/** Everything that the client sent still stands, in order, around one insertion. */
function restOf(spliced: Buffer, sent: Buffer): boolean {
  let from = 0
  while (from < sent.length && spliced[from] === sent[from]) from++
  const tail = sent.length - from
  return spliced.subarray(spliced.length - tail).equals(sent.subarray(from))
}
