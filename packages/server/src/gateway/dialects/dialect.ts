import type { ChatMessage, Continuation, Placement } from "@keepsake/core"
import type { JsonObject } from "../json-object.ts"
import type { ScannedJson } from "../json-scan.ts"
import type { ModelReply } from "../reply-copy.ts"
import type { Insertion } from "./edit.ts"

/** One wire format of conversations, in a folder of its own. A new one is listed in the `dialects` of its provider. */
export interface Dialect {
  /** The name that the playground of the API uses. */
  readonly name: string
  /** The path that conversations are posted to, such as `/v1/responses`. */
  readonly path: string
  /** The field of a request that holds the conversation. */
  readonly field: "messages" | "input"
  /** Parses a request. Throws `UnsafeJson` if it cannot be edited safely. */
  read(json: ScannedJson): ConversationRequest | "no-messages"
  /** Parses a reply, in one piece or as an event stream. */
  readReply(text: string, events: boolean): ModelReply
  /** Whether the last event of a stream begins in this chunk, as far as one chunk can tell. */
  beginsLastEvent(chunk: Buffer): boolean
  /** The built-in model's answer. `now` is in milliseconds. */
  demo(conversation: ConversationRequest, now: number): DemoResponse
}

/** Where the block was inserted in an earlier request, so that it is inserted there again. */
export interface EarlierPlacement {
  /** Index of the block's part in its message, in dialects where it may differ. */
  readonly part?: number | undefined
  /** Index in `messages`. Default: the newest message that a person typed. */
  readonly message?: number | undefined
}

/** The conversation in a request, in the same form for all dialects. */
export interface ConversationRequest {
  readonly body: JsonObject
  readonly model: string
  /** All messages in order, as text. A message with a tool's result and a person's text becomes two. */
  readonly messages: readonly ChatMessage[]
  /** The id under which the upstream stores the conversation, if the client chose one. */
  readonly session?: string
  /** What the request continues that is stored upstream. */
  readonly continues?: Continuation
  /** The upstream will store this request and its reply. */
  readonly isStoredUpstream: boolean
  /** The edit that inserts a block; `undefined` if there is no place for it. May throw `UnsafeJson`. */
  insertion(placement: Placement, before?: EarlierPlacement): Insertion | undefined
}

/** A response of the built-in model. `last` is sent when the turn is stored. */
export interface DemoResponse {
  readonly text: string
  readonly contentType: string
  readonly first: Buffer
  readonly last: Buffer
}
