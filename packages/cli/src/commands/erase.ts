import { ApiError, type Client } from "@keepsake/api"
import { CommandError, usageError } from "../command-error.ts"
import { encryptionOf, loadCipher } from "../encryption/database-key.ts"
import { withClient } from "../folder/with-client.ts"
import { confirm } from "../output/confirm.ts"
import { pluralize } from "../output/plural.ts"
import { receiptText } from "../output/receipt-text.ts"
import { type Call, type Command, configurationOf } from "./command.ts"
import { answerErased } from "./erase-memory.ts"
import { requireId, serverOptions } from "./owner-options.ts"

export const eraseCommand: Command = {
  usage: "[ID]",
  example: "keepsake erase --user ada",
  maxPositionals: 1,
  options: {
    ...serverOptions,
    user: { value: "NAME", about: "All data of a user; several names narrow it to what matches all" },
    agent: { value: "NAME", about: "All data of an agent" },
    session: { value: "NAME", about: "All data of a session" },
    key: { value: "KEY", about: "All data ever stored under a memory's key" },
    everything: { about: "All data of the tenant, including its API keys" },
    "no-compact": { about: "Skip compaction; free pages may hold erased data until the next one" },
    "keep-words": { about: "With an ID: keep what was said, only the memory read from it is wrong" },
    "destroyed-key": {
      value: "FINGERPRINT",
      about: "A destroyed encryption key that opened older copies, as rekey printed it; the receipt names it",
    },
    yes: { about: "Do not ask for confirmation" },
  },
  async run(call) {
    const [id] = call.arguments.positionals
    return id === undefined ? eraseSubject(call) : eraseOne(call, requireId(call, "erase"))
  },
}

async function eraseOne(call: Call, id: string): Promise<0> {
  const { arguments: words } = call
  const tenant = words.text("tenant")
  const keep = words.has("keep-words")
  const memory = await withClient(call, (client) => memoryOrDeleted(client, { id, tenant }))
  const along = keep ? [] : (memory?.words ?? [])
  await confirm(call, `Erase ${id} with all its versions${alongText(along.length)}?`)
  return answerErased(call, { id, keep, compact: !words.has("no-compact") })
}

/** `undefined` for a deleted memory that could still be restored. */
async function memoryOrDeleted(client: Client, asked: Parameters<Client["getMemory"]>[0]) {
  try {
    return (await client.getMemory(asked)).memory
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "not_found")) throw error
    await client.memoryHistory({ ...asked, limit: 1 })
    return undefined
  }
}

function alongText(sentences: number): string {
  return sentences === 0 ? "" : ` and ${pluralize(sentences, "sentence")} of conversations`
}

async function eraseSubject(call: Call): Promise<0> {
  const { arguments: words, out } = call
  const names = {
    user: words.text("user"),
    agent: words.text("agent"),
    session: words.text("session"),
    key: words.text("key"),
  }
  const everything = words.has("everything")
  const isNamed = Object.values(names).some((name) => name !== undefined)
  if (isNamed && everything) {
    throw usageError(
      "erase takes names or --everything, not both",
      "--everything erases the whole tenant, names erase what matches them.",
    )
  }
  if (!isNamed && !everything) {
    throw usageError(
      "erase needs an ID, names or --everything",
      "keepsake erase ID, keepsake erase --user NAME or keepsake erase --everything",
    )
  }
  const compact = !words.has("no-compact")
  const destroyed = words.text("destroyed-key")
  if (destroyed !== undefined) await rejectKeyInUse(call, destroyed)
  const request = { ...names, tenant: words.text("tenant"), ...(everything && { everything: true as const }) }
  const { found } = await withClient(call, (client) => client.eraseSubject({ ...request, preview: true }))
  await confirm(
    call,
    `Erase ${pluralize(found.memories, "memory", "memories")} with ${pluralize(found.versions, "version")}?`,
  )
  out.progress(compact ? "Erasing and compacting the files" : "Erasing")
  const done = await withClient(call, (client) =>
    client.eraseSubject({ ...request, compact, ...(destroyed !== undefined && { destroyedKeys: [destroyed] }) }),
  )
  return out.answer({ json: done, text: receiptText(done) })
}

/** A key that opens the database was not destroyed. */
async function rejectKeyInUse(call: Call, fingerprint: string): Promise<void> {
  const configuration = configurationOf(call)
  if (configuration.sqlite.encryption === "off") return
  const encryption = await encryptionOf(configuration)
  const { fingerprintOf } = await loadCipher(configuration)
  if (encryption === undefined || fingerprintOf(encryption, configuration.databaseFile) !== fingerprint) return
  throw new CommandError(1, "conflict", `The key ${fingerprint} opens the database, so it was not destroyed`, {
    remedy: "Give the database another key first: keepsake rekey",
  })
}
