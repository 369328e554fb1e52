import { z } from "zod"

/** The codes of the server's texts by kind. */
export interface MessageCodes {
  /** Why a recall gives or omits a memory. */
  readonly reason:
    | "shown"
    | "gated"
    | "below-floor"
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
  readonly review:
    | "overrides-instructions"
    | "imitates-role"
    | "lifts-restrictions"
    | "asks-for-secrets"
    | "plants-recommendation"
    | "instructs-model"
    | "tool-reply"
    | "tool-text"
    | "document-text"
    | "judged-wrong"
    | "conflicts"
    | "repeats"
    | "unknown"
  /** What the status warns of. */
  readonly warning:
    | "key-serves-many"
    | "text-index-rebuilding"
    | "reindexing"
    | "embedder-paused"
    | "jobs-failed"
    | "embedder-without-key"
    | "turns-waiting"
    | "turns-lost"
    | "qdrant-without-embedder"
    | "qdrant-key-sealed"
    | "store-degraded"
}

/**
 * A code on the wire is any text, so that a client of an earlier version accepts an answer with a code that it does not know. It shows the
 * sentence then.
 */
export const code = z.string()

/** The values that the sentence beside a code mentions, by name. */
export const params = z.record(z.string(), z.union([z.string(), z.number()]))
export type Params = z.output<typeof params>

const warning = z
  .object({
    code: code.describe("for programs: key-serves-many, jobs-failed …"),
    params,
    message: z.string().describe("for people"),
  })
  .meta({ id: "Warning" })
export type WarningOnTheWire = z.output<typeof warning>

/** Warnings as sentences, and the same with codes. */
export const warningFields = {
  warnings: z.array(z.string()).describe("problems that need attention"),
  warningDetails: z.array(warning).describe("the same warnings in the same order, each with a code and its values"),
}
