import { createMemory } from "@keepsake/core"
import { encode } from "gpt-tokenizer/encoding/o200k_base"
import { expect, test } from "vitest"
import { aliasNames } from "../src/alias-names.ts"
import { call, connected, keepsake } from "./keepsake.ts"

const tokens = (value: unknown): number => encode(JSON.stringify(value)).length

test("the list of tools costs a context at most 1,800 tokens, in an order that never changes", async () => {
  const { url, user } = await keepsake()
  const client = await connected(url, user)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    "memory_search",
    "memory_get",
    "memory_context",
    "memory_add",
    "memory_update",
    "memory_forget",
    "memory_list",
    "memory_feedback",
  ])
  expect(tokens(tools)).toBeLessThanOrEqual(1_800)
  for (const { title, annotations, outputSchema, description } of tools) {
    expect([title, annotations, outputSchema, description]).not.toContain(undefined)
  }
})

test("instructions cost at most 300 tokens", async () => {
  const { url, user } = await keepsake()
  const client = await connected(url, user)
  expect(tokens(client.getInstructions())).toBeLessThanOrEqual(300)
})

test("with every alias each tool is listed once", async () => {
  const { url, user } = await keepsake({ aliases: aliasNames })
  const client = await connected(url, user)
  const names = (await client.listTools()).tools.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(
    expect.arrayContaining([
      "search",
      "fetch",
      "search_memory",
      "memory_recall",
      "memory_store",
      "omniroute_memory_clear",
    ]),
  )
})

test("no tool, prompt or resource has a parameter for tenant, key or user", async () => {
  const { url, user } = await keepsake()
  const client = await connected(url, user)
  const { tools } = await client.listTools()
  const taken = tools.flatMap(({ inputSchema }) => Object.keys(inputSchema.properties ?? {}))
  expect(taken.filter((name) => /tenant|user|owner|api_?key|instance|scope|agent|account/i.test(name))).toEqual([])
  for (const tool of ["memory_search", "memory_list", "memory_add"]) {
    for (const name of ["tenant", "user", "apiKeyId", "userId"]) {
      const answer = await call(client, tool, { query: "x", content: "x", [name]: "other" }).catch(
        ({ message }) => message,
      )
      expect(typeof answer === "string" || answer.failed).toBe(true)
    }
  }
})

test("long memories and many of them never make an answer with default arguments longer than 2,000 tokens", async () => {
  const memory = await createMemory()
  const owner = memory.for({})
  const ids: string[] = []
  for (let at = 0; at < 60; at++) {
    const content = `Fact ${at} about the harbour "Ünïcode" \\ 港の話 ${"harbour crane quay ".repeat(at * 6)}`.slice(
      0,
      8_000,
    )
    ids.push((await owner.add(content, { category: at % 9 === 0 ? "constraint" : "fact" })).memory.id)
  }
  const { url, user } = await keepsake({ aliases: aliasNames }, memory)
  const client = await connected(url, user)
  const [longest = ""] = ids.slice(-1)
  const calls: readonly (readonly [string, Record<string, unknown>])[] = [
    ["memory_search", { query: "harbour" }],
    ["memory_get", { ids: [longest] }],
    ["memory_get", { ids: ids.slice(-20) }],
    ["memory_context", {}],
    ["memory_context", { query: "Tell me about the harbour" }],
    ["memory_add", { content: `The harbour ${"has a crane and ".repeat(500)}a quay` }],
    ["memory_list", {}],
    ["memory_forget", { query: "harbour" }],
    ["memory_forget", { ids: ids.slice(0, 50) }],
    ["memory_recall", { query: "harbour" }],
    ["search_memory", { query: "harbour" }],
    ["omniroute_memory_search", { query: "harbour" }],
    ["omniroute_memory_clear", {}],
  ]
  for (const [name, given] of calls) {
    const result = await client.callTool({ name, arguments: given })
    expect([name, result.isError ?? false]).toEqual([name, false])
    expect
      .soft(tokens({ content: result.content, structuredContent: result.structuredContent }), name)
      .toBeLessThanOrEqual(2_000)
  }
})
