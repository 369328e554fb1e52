import { z } from "zod"

/** Why a memory waits for review, as a code. */
export const reviewReason = z.enum([
  "conflicts",
  "repeats",
  "judged-wrong",
  "forget-unclear",
  "tool-text",
  "document-text",
  "tool-reply",
  "instructs-model",
  "overrides-instructions",
  "imitates-role",
  "lifts-restrictions",
  "asks-for-secrets",
  "plants-recommendation",
  "unknown",
])

/** The codes of the server's messages by kind. */
export interface MessageCodes {
  /** Why a recall includes or omits a memory. */
  readonly reason:
    | "shown"
    | "gated"
    | "below-floor"
    | "unlikely"
    | "holds-no-word"
    | "too-deep"
    | "stands-in-request"
    | "restated"
    | "answered"
    | "unanswered"
    | "outdated"
    | "repeats"
    | "over-budget"
    | "not-reached"
    | "unknown"
    | "not-active"
    | "not-valid"
    | "hidden-by-retention"
    | "left-out"
    | "no-common-word"
    | "not-among-found"
  /** Why the gate of a recall is open or closed. */
  readonly gate:
    | "off"
    | "nothing-asked"
    | "about-user"
    | "about-past"
    | "little-known"
    | "nothing-found"
    | "covered"
    | "not-covered"
    | "no-user-text"
    | "budget-too-small"
  /** Why a memory waits for review. */
  readonly review: z.output<typeof reviewReason>
  /** Warnings of the status. */
  readonly warning:
    | "key-serves-many"
    | "text-index-rebuilding"
    | "reindexing"
    | "embedder-paused"
    | "jobs-failed"
    | "embedder-without-key"
    | "memories-not-encrypted"
    | "vectors-not-encrypted"
    | "turns-waiting"
    | "turns-lost"
    | "qdrant-without-embedder"
    | "qdrant-key-sealed"
    | "store-degraded"
    | "tool-left-out"
}

/**
 * Codes on the wire are open strings, so that an older client accepts a response with a code that it does not know and
 * shows the sentence instead.
 */
export const code = z.string()

/** The values that the sentence of a code mentions, by name. */
export const params = z.record(z.string(), z.union([z.string(), z.number()]))
export type MessageParams = z.output<typeof params>

const warning = z
  .object({
    code: code.describe("for programs: key-serves-many, jobs-failed …"),
    params,
    message: z.string().describe("for people"),
  })
  .meta({ id: "Warning" })
export type WarningOnTheWire = z.output<typeof warning>

/** Warnings as sentences, and as objects with codes. */
export const warningFields = {
  warnings: z.array(z.string()).describe("problems that need attention"),
  warningDetails: z.array(warning).describe("the same warnings in the same order, each with a code and its values"),
}
