import { tenantOf } from "../turn/pools.ts"
import type { MemoryEngine } from "./engine.ts"

/** Regular expressions run interpreted once and are compiled when they run again; the third turn is at full speed. */
const TURNS = 3

/** Words that each reader of requests and statements looks at closely. */
const TEXT =
  "I moved from Porto to Lisbon in May 2024, and my dog is called Biscuit. I'm allergic to nuts. Please answer briefly. " +
  "Where do I live now?"

/**
 * Runs whole turns on an engine of its own, so that what the first turn of a process compiles and decodes, about half a
 * second, counts against no request's deadline.
 */
export async function rehearseTurns(memory: MemoryEngine): Promise<void> {
  const owner = { tenant: tenantOf("rehearsal"), user: "somebody" }
  await memory.for(owner).add("Lives in Porto")
  for (let turn = 0; turn < TURNS; turn++) {
    const opened = await memory.begin({ owner, messages: [{ role: "user", text: TEXT }], systemRole: true })
    await opened.finish({ text: "You live in Lisbon.", whole: true })
    await memory.settled()
  }
}
