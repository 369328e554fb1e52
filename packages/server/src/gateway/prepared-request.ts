import type { IncomingMessage, ServerResponse } from "node:http"
import type { OpenTurn } from "@keepsake/core"
import type { Caller } from "../access/caller.ts"
import type { ConversationRequest, Dialect } from "./dialects/dialect.ts"
import { type Insertion, splice } from "./dialects/edit.ts"
import { UnsafeJson } from "./json-scan.ts"
import type { MemoryReport } from "./memory-headers.ts"
import type { RegisteredProvider } from "./providers/providers.ts"
import type { StreamedBody, WholeBody } from "./read-body.ts"
import type { ReplyListener } from "./relay.ts"
import type { Mode, Overrides } from "./request-overrides.ts"
import type { TurnBlock } from "./turn-block-cache.ts"

/** A request of a conversation, and how to answer it. */
export interface GatewayExchange {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly caller: Caller
  readonly dialect: Dialect
  readonly provider: RegisteredProvider
  /** Whether the demo model answers requests for its name. */
  readonly hasDemo: boolean
  /** Forwards a body upstream and the reply to the client. Absent if the demo model answers. */
  readonly forward?: (body: WholeBody | StreamedBody, report: MemoryReport, listener?: ReplyListener) => Promise<void>
}

/** A request that is ready to be forwarded, and the listener for its reply. */
export interface PreparedRequest {
  readonly body: WholeBody
  readonly report: MemoryReport
  readonly opening?: Promise<OpenTurn>
  readonly listener?: ReplyListener
}

/** Inserts the block. Returns the body, the updated report, and the part that the block became. */
export function insertBlock(
  body: WholeBody,
  conversation: ConversationRequest,
  block: TurnBlock | undefined,
  report: MemoryReport,
): Pick<PreparedRequest, "body" | "report"> & { readonly part?: number | undefined } {
  if (block?.placement === undefined) return { body, report }
  const insertion = insertionOf(conversation, block)
  if (typeof insertion === "string")
    return { body, report: { ...report, degraded: [...(report.degraded ?? []), insertion] } }
  const { recalled, tokens } = block
  const bytes = splice(body.bytes, insertion)
  return { body: { kind: "whole", bytes }, report: { ...report, recalled, tokens }, part: insertion.part }
}

/** The edit that inserts the block, or the reason why there is no place for it. */
export function insertionOf(
  conversation: ConversationRequest,
  { placement, part, beside }: TurnBlock,
): Insertion | string {
  try {
    return (placement && conversation.insertion(placement, { part, message: beside })) ?? "no-place"
  } catch (error) {
    if (error instanceof UnsafeJson) return error.reason
    throw error
  }
}

/** Why a request is forwarded without a turn. A late turn is still remembered, a failed one is not. */
export type NoTurnReason = "late" | "failed"

export function reportWithoutTurn(missing: NoTurnReason, asked: Overrides, kept: TurnBlock | undefined): MemoryReport {
  const keeps = missing === "late" && asked.mode !== "read"
  const without = keeps ? "write" : "off"
  const withKept = keeps ? "on" : "read"
  return { mode: kept === undefined ? without : withKept, because: missing, degraded: ["memory"] }
}

export function reportOfTurn(turn: OpenTurn, asked: Overrides, kept: TurnBlock | undefined): MemoryReport {
  const mode = kept === undefined ? turn.mode : turn.because === undefined ? asked.mode : "read"
  const because = turn.because ?? (mode === asked.mode ? asked.because : "helper-request")
  const { session, trace, degraded, asked: commands, forgot, restored, section, conflicts } = turn
  return { mode, because, session, trace, degraded, asked: commands, forgot, restored, section, conflicts }
}

export function includesRecall(mode: Mode): boolean {
  return mode === "on" || mode === "read"
}

export function withoutRecall(mode: Mode): Mode {
  return mode === "on" ? "write" : "off"
}
