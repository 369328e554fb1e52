import { Client, type QueryResult } from "pg"

/** A statement that a release sent, and the number of rows that it got. `keepsake.` stands for the schema. */
export interface RecordedStatement {
  /** The connection, numbered in the order of use. */
  readonly connection: number
  readonly text: string
  readonly values: readonly unknown[]
  readonly rows: number
}

const SCHEMA = "$schema"
const BYTES = "$bytes:"

/** Records the statements of all clients of this process while `work` runs. */
export async function recordStatements(schema: string, work: () => Promise<void>): Promise<RecordedStatement[]> {
  const recorded: RecordedStatement[] = []
  const connections = new Map<Client, number>()
  const query = Client.prototype.query
  const prototype: { query: unknown } = Client.prototype
  prototype.query = function (this: Client, config: string | { text: string; values?: unknown[] }) {
    const { text, values = [] } = typeof config === "string" ? { text: config } : config
    const connection = connections.get(this) ?? connections.size
    connections.set(this, connection)
    const place = recorded.length
    const withoutSchema = text.replaceAll(`"${schema}".`, "keepsake.").replaceAll(`"${schema}"`, SCHEMA)
    const statement = { connection, text: withoutSchema, values: values.map((value) => encode(value, schema)) }
    recorded.push({ ...statement, rows: 0 })
    // With a configuration and no callback the client returns a promise.
    const result = Reflect.apply(query, this, [{ text, values }]) as Promise<QueryResult | QueryResult[]>
    void result.then(
      (got) => {
        recorded[place] = { ...statement, rows: countRows(got) }
      },
      () => undefined,
    )
    return result
  }
  try {
    await work()
  } finally {
    prototype.query = query
  }
  return recorded
}

/** Sends recorded statements to a schema, as the release would. Throws at the first that fails or gets another number of rows. */
export async function replayStatements(
  url: string,
  schema: string,
  statements: readonly RecordedStatement[],
): Promise<void> {
  const clients = new Map<number, Client>()
  try {
    for (const { connection, text, values, rows } of statements) {
      const client = clients.get(connection) ?? new Client({ connectionString: url })
      if (!clients.has(connection)) await client.connect()
      clients.set(connection, client)
      const inSchema = text.replaceAll("keepsake.", `"${schema}".`).replaceAll(SCHEMA, `"${schema}"`)
      const given = values.map((value) => decode(value, schema))
      const got = await (given.length === 0 ? client.query(inSchema) : client.query(inSchema, given))
      const count = countRows(got)
      if (count !== rows) throw new Error(`${count} rows instead of ${rows}: ${text}`)
    }
  } finally {
    for (const client of clients.values()) await client.end()
  }
}

function countRows(got: QueryResult | readonly QueryResult[]): number {
  // Text with several statements has several results.
  return "rowCount" in got ? (got.rowCount ?? 0) : got.length
}

function encode(value: unknown, schema: string): unknown {
  if (Array.isArray(value)) return value.map((one) => encode(one, schema))
  if (value instanceof Uint8Array) return `${BYTES}${Buffer.from(value).toString("base64")}`
  return value === schema ? SCHEMA : value
}

function decode(value: unknown, schema: string): unknown {
  if (Array.isArray(value)) return value.map((one) => decode(one, schema))
  if (typeof value !== "string") return value
  if (value.startsWith(BYTES)) return Buffer.from(value.slice(BYTES.length), "base64")
  return value === SCHEMA ? schema : value
}
