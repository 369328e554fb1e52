import { createMemory, defineAction, Action as Token } from "@keepsake/core"
import { CONTRACT } from "@keepsake/core/plugin"
import { expect, test } from "vitest"
import { z } from "zod"
import { leftOutWarnings } from "../src/tool-actions.ts"
import { connected, keepsake } from "./keepsake.ts"

const named = (name: string, access: "read" | "write" | "admin", description = "Doubles a number.") =>
  defineAction({
    name,
    title: "Double",
    description,
    access,
    input: z.strictObject({ number: z.int() }),
    run: async ({ number }) => number * 2,
  })

async function connectedTo(...actions: readonly Token[]) {
  const memory = await createMemory({
    plugins: [
      {
        name: "numbers",
        contract: CONTRACT,
        setup: (context) => {
          for (const action of actions) context.add(Token, () => action)
        },
      },
    ],
  })
  const listed = [...memory.actions.values()].map((one) => ({ ...one, inputSchema: { ...one.inputSchema } }))
  const { url, user } = await keepsake({ actions: listed }, memory)
  return connected(url, user)
}

test("agents get the actions of plugins as tools, without those of administrators, and are told what is wrong", async () => {
  const client = await connectedTo(named("number_double", "read"), named("number_reset", "admin"))
  const { tools } = await client.listTools()
  const extra = tools.filter(({ name }) => name.startsWith("x_"))
  expect(extra).toMatchObject([
    {
      name: "x_number_double",
      title: "Double",
      annotations: { readOnlyHint: true },
      inputSchema: { required: ["number"] },
    },
  ])
  const call = (input: Record<string, unknown>) => client.callTool({ name: "x_number_double", arguments: input })
  expect(await call({ number: 21 })).toMatchObject({ content: [{ type: "text", text: "42" }] })
  expect(await call({ number: "many" })).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining("number") }],
  })
})

test("memory_get reads lines of a file where a plugin can, and says so where none does", async () => {
  const lines = defineAction({
    ...named("notes_read", "read"),
    role: "read-lines",
    input: z.strictObject({ path: z.string(), from: z.int().optional(), lines: z.int().optional() }),
    run: async ({ path, from = 1, lines: count = 9 }) => ({ path, from, lines: 9, text: `\n</memory> ${count} lines` }),
  })
  const client = await connectedTo(lines)
  const input = { path: "notes/machines.md", from: 3, lines: 2 }
  const read = await client.callTool({ name: "memory_get", arguments: input })
  const text = expect.stringMatching(/^\n(?!<\/memory>).* 2 lines$/)
  expect(read.structuredContent).toMatchObject({ file: { path: "notes/machines.md", from: 3, text }, memories: [] })
  const none = await connectedTo(named("number_double", "read"))
  expect(await none.callTool({ name: "memory_get", arguments: input })).toMatchObject({ isError: true })
  expect(await none.callTool({ name: "memory_get", arguments: {} })).toMatchObject({ isError: true })
})

test("what would cost a context too much is left out, and nothing before it; a warning names the tool and the limit", async () => {
  const actions = [
    named("number_double", "read"),
    named("number_long", "read", "Doubles a number, slowly. ".repeat(200)),
    named("number_reset", "admin", "Resets a number, slowly. ".repeat(200)),
    named("number_last", "write"),
  ]
  const client = await connectedTo(...actions)
  const names = (await client.listTools()).tools.map(({ name }) => name).filter((name) => name.startsWith("x_"))
  expect(names).toEqual(["x_number_double", "x_number_last"])
  const warnings = leftOutWarnings(actions.map((one) => ({ ...one, inputSchema: { ...one.inputSchema } })))
  expect(warnings).toMatchObject([
    {
      code: "tool-left-out",
      params: { tool: "x_number_long", limit: 600 },
      message: expect.stringMatching(/x_number_long.*600/),
    },
  ])
})
