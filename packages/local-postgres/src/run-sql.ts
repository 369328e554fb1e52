import { Client } from "pg"

/** Runs SQL text on a connection of its own, however long it takes. */
export async function runSql(url: string, text: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: url })
  // A server that stops ends idle connections.
  client.on("error", () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
