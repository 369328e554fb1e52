import fc from "fast-check"
import { expect, test } from "vitest"
import { aliasNames } from "../src/alias-names.ts"
import { call, connected, keepsake } from "./keepsake.ts"

interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

/** Mostly what the schema wants, often with strange characters, sometimes something else altogether. */
function valueFor(schema: Schema): fc.Arbitrary<unknown> {
  const wrong = { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) }
  if (schema.enum) return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...schema.enum) }, wrong)
  if (schema.type === "integer" || schema.type === "number") {
    return fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: -2, max: 60 }) },
      { weight: 1, arbitrary: fc.double() },
      wrong,
    )
  }
  if (schema.type === "boolean") return fc.oneof({ weight: 5, arbitrary: fc.boolean() }, wrong)
  if (schema.type === "array") {
    return fc.oneof({ weight: 5, arbitrary: fc.array(valueFor(schema.items ?? {}), { maxLength: 5 }) }, wrong)
  }
  return fc.oneof({ weight: 5, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) }, wrong)
}

test("a tool returns a result or a remedy for any arguments, and never fails unexpectedly", async () => {
  const { url, user } = await keepsake({ aliases: aliasNames })
  const client = await connected(url, user)
  const { tools } = await client.listTools()
  for (const { name, inputSchema } of tools) {
    // Made from zod by this package; what is read of it is above.
    const { properties = {} } = inputSchema as Schema
    const fields = Object.entries(properties).map(([field, schema]) => [
      field,
      fc.option(valueFor(schema), { nil: undefined }),
    ])
    const given = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
    await fc.assert(
      fc.asyncProperty(given, async (some) => {
        const sent = JSON.parse(JSON.stringify(some))
        const said = await call(client, name, sent).then(
          ({ text }) => text,
          ({ message }: Error) => message,
        )
        expect(said).not.toBe("")
        expect(said).not.toMatch(/unexpected|internal|output validation/i)
      }),
      { numRuns: 8 },
    )
  }
  expect((await call(client, "memory_list")).failed).toBe(false)
})

test("a client that disconnects during a call does not affect others", async () => {
  const { url, user } = await keepsake()
  for (let at = 0; at < 20; at++) {
    const gone = new AbortController()
    const params = { name: "memory_add", arguments: { content: `Harbour note ${at}` } }
    const asked = fetch(`${url}/mcp`, {
      method: "POST",
      signal: gone.signal,
      headers: {
        authorization: `Bearer ${user}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: at, method: "tools/call", params }),
    })
    setTimeout(() => gone.abort(), at)
    await asked.then((answer) => answer.text()).catch(() => undefined)
  }
  const client = await connected(url, user)
  expect((await call(client, "memory_add", { content: "Likes green tea" })).content).toMatchObject({ did: "created" })
})

test("invalid messages and unknown revisions are refused as such", async () => {
  const { url, user } = await keepsake()
  const answer = async (body: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/mcp`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${user}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...headers,
      },
      body,
    })
    return { status: response.status, text: await response.text() }
  }
  for (const body of ["", "{", "null", "[]", '"x"', '{"jsonrpc":"1.0"}', '{"jsonrpc":"2.0","id":1}']) {
    expect((await answer(body)).status).toBeGreaterThanOrEqual(400)
  }
  expect((await answer("{}", { "content-type": "text/plain" })).status).toBe(415)
  const unknown = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "no/such/method", params: {} })
  expect((await answer(unknown)).text).toContain("-32601")
  const later = {
    "io.modelcontextprotocol/protocolVersion": "2031-01-01",
    "io.modelcontextprotocol/clientCapabilities": {},
  }
  const ahead = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: { _meta: later } })
  expect((await answer(ahead, { "mcp-protocol-version": "2031-01-01", "mcp-method": "tools/list" })).text).toContain(
    "-32022",
  )
})
