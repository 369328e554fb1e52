import type { IncomingMessage, ServerResponse } from "node:http"
import type { OpenTurn } from "@keepsake/core"
import type { Caller } from "../access/caller.ts"
import type { MemoryReport } from "./answer-headers.ts"
import type { Conversation, Dialect } from "./dialects/dialect.ts"
import { type Insertion, spliced } from "./dialects/edit.ts"
import { Unscannable } from "./json-scan.ts"
import type { PassingBody, WholeBody } from "./read-body.ts"
import type { Listener } from "./relay.ts"
import type { Mode, Overrides } from "./request-overrides.ts"
import type { Provider } from "./routes.ts"
import type { TurnBlock } from "./turn-blocks.ts"

/** One request of a conversation on its way. */
export interface Exchange {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly caller: Caller
  readonly dialect: Dialect
  readonly provider: Provider
  /** The demo model answers to its own name, also where there is an upstream. */
  readonly hasDemo: boolean
  /** Sends a body upstream and the reply to the client; absent, the demo model answers. */
  readonly forward?: (body: WholeBody | PassingBody, account: MemoryReport, listener?: Listener) => Promise<void>
}

/** A request that is ready to go on, and who waits for its reply. */
export interface PreparedRequest {
  readonly body: WholeBody
  readonly account: MemoryReport
  readonly opening?: Promise<OpenTurn>
  readonly listener?: Listener
}

/** The body with the block in it, what is then said of it, and the part that the block became. */
export function placed(
  body: WholeBody,
  conversation: Conversation,
  block: TurnBlock | undefined,
  account: MemoryReport,
): Pick<PreparedRequest, "body" | "account"> & { readonly part?: number | undefined } {
  if (block?.placement === undefined) return { body, account }
  const insertion = insertionOf(conversation, block)
  if (typeof insertion === "string")
    return { body, account: { ...account, degraded: [...(account.degraded ?? []), insertion] } }
  const { recalled, tokens } = block
  const bytes = spliced(body.bytes, insertion)
  return { body: { kind: "whole", bytes }, account: { ...account, recalled, tokens }, part: insertion.part }
}

/** Where the block goes into the bytes; a text says why there is no place for it. */
export function insertionOf(conversation: Conversation, { placement, part, beside }: TurnBlock): Insertion | string {
  try {
    return (placement && conversation.insertion(placement, { part, message: beside })) ?? "no-place"
  } catch (error) {
    if (error instanceof Unscannable) return error.why
    throw error
  }
}

/** Why a request goes on without a turn: what is late is still kept, what failed is not. */
export type WhyNoTurn = "late" | "failed"

export function accountWithout(missing: WhyNoTurn, asked: Overrides, kept: TurnBlock | undefined): MemoryReport {
  const keeps = missing === "late" && asked.mode !== "read"
  const without = keeps ? "write" : "off"
  const withKept = keeps ? "on" : "read"
  return { mode: kept === undefined ? without : withKept, because: missing, degraded: ["memory"] }
}

export function accountOf(turn: OpenTurn, asked: Overrides, kept: TurnBlock | undefined): MemoryReport {
  const mode = kept === undefined ? turn.mode : turn.because === undefined ? asked.mode : "read"
  const because = turn.because ?? (mode === asked.mode ? asked.because : "helper-request")
  const { session, trace, degraded, asked: commands, forgot } = turn
  return { mode, because, session, trace, degraded, asked: commands, forgot }
}

export function recalls(mode: Mode): boolean {
  return mode === "on" || mode === "read"
}

export function withoutRecall(mode: Mode): Mode {
  return mode === "on" ? "write" : "off"
}
