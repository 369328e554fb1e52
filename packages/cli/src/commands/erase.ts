import { reach } from "../folder/reach.ts"
import { confirmed } from "../output/confirm.ts"
import { receiptText } from "../output/receipt-text.ts"
import { withMessages } from "../output/with-messages.ts"
import { wrongUsage } from "../stop.ts"
import type { Call, Command } from "./command.ts"
import { serverOptions } from "./owner-options.ts"

export const erase: Command = {
  usage: "[ID]",
  words: 1,
  options: {
    ...serverOptions,
    user: { value: "NAME", about: "all of a person; with others of these names, what all of them hold for" },
    agent: { value: "NAME", about: "all of an agent" },
    session: { value: "NAME", about: "all of a conversation" },
    key: { value: "KEY", about: "all that was ever kept under a memory's key" },
    everything: { about: "all of the tenant, its keys included" },
    "no-compact": { about: "leave what was erased in free pages until the files are written anew" },
    yes: { about: "do not ask" },
  },
  async run(call) {
    const [id] = call.arguments.positionals
    return id === undefined ? eraseSubject(call) : eraseOne(call, id)
  },
}

async function eraseOne(call: Call, id: string): Promise<0> {
  const { arguments: words, out } = call
  const tenant = words.text("tenant")
  await confirmed(call, `Erase ${id} with its versions, for good?`)
  const { notReached, also } = await reach(call, async (client) => {
    const { also = [], notReached = [] } = await client.deleteMemory({ id, tenant, erase: "true" })
    if (words.has("no-compact")) return { notReached, also }
    out.progress("Writing the files anew")
    return { notReached: (await client.compactStore()).notReached, also }
  })
  const left = notReached.map((place) => `  ${place}`)
  out.answer({
    json: { id, did: "erased", ...(also.length > 0 && { also: [...also] }), notReached },
    text: [
      `Erased with its versions: ${id}${withMessages(also.length)}`,
      ...(left.length > 0 ? ["Not reached:", ...left] : []),
    ].join("\n"),
  })
  return 0
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
    throw wrongUsage(
      "erase takes names or --everything, not both",
      "--everything is the whole tenant; without it go those who are named.",
    )
  }
  if (!isNamed && !everything) {
    throw wrongUsage(
      "erase needs to know whose memory: names, or --everything",
      "keepsake erase --user NAME, or erase ID for one memory",
    )
  }
  const wanted = { ...names, tenant: words.text("tenant"), ...(everything && { everything: true as const }) }
  const { found } = await reach(call, (client) => client.eraseSubject({ ...wanted, preview: true }))
  await confirmed(call, `Erase ${found.memories} memories with ${found.versions} versions, for good?`)
  out.progress("Erasing, and writing the files anew")
  const done = await reach(call, (client) => client.eraseSubject({ ...wanted, compact: !words.has("no-compact") }))
  out.answer({ json: done, text: receiptText(done) })
  return 0
}
