import type { ChatMessage, Continuation, Placement } from "@keepsake/core"
import type { JsonObject } from "../json-object.ts"
import type { ModelReply } from "../reply-copy.ts"
import type { Insertion } from "./edit.ts"
import type { ScannedJson } from "./read-conversation.ts"

/** One wire format of conversations, in a folder of its own. A new one is listed in the `dialects` of its provider. */
export interface Dialect {
  /** The name that the playground of the API uses. */
  readonly name: string
  /** The path that conversations are posted to, such as `/v1/responses`. */
  readonly path: string
  /** The field of a request that holds the conversation. */
  readonly field: "messages" | "input"
  /** Reads a request. May throw `Unscannable`. */
  read(json: ScannedJson): ConversationRequest | "no-messages"
  /** What the model said, of a reply in one piece or as an event stream. */
  readReply(text: string, events: boolean): ModelReply
  /** Whether the last event of a stream begins in this chunk, as far as one chunk can tell. */
  beginsLastEvent(chunk: Buffer): boolean
  /** The built-in model's answer. `now` is in milliseconds. */
  demo(conversation: ConversationRequest, now: number): DemoResponse
}

/** Where a block went in an earlier request, so that it goes there again. */
export interface EarlierPlacement {
  /** Index of the part in its message, in a dialect where that may differ. */
  readonly part?: number | undefined
  /** Index in `said`; absent, the newest message with typed words. */
  readonly message?: number | undefined
}

/** A request's conversation, however it was written. */
export interface ConversationRequest {
  readonly body: JsonObject
  readonly model: string
  /** Every message in order, as text; one on the wire that holds a tool's result and a person's words is two. */
  readonly messages: readonly ChatMessage[]
  /** The request names tools, so that its turn may go on. */
  readonly hasTools: boolean
  /** The name under which the upstream keeps the conversation, where the client chose one. */
  readonly session?: string
  /** What the request builds on that the upstream keeps. */
  readonly continues?: Continuation
  /** The upstream will keep what is sent and said. */
  readonly isStoredUpstream: boolean
  /** Where a block goes; `undefined` when there is no place for it. May throw `Unscannable`. */
  insertion(placement: Placement, before?: EarlierPlacement): Insertion | undefined
}

/** An answer of the built-in model in the parts that are sent; `last` goes out when the turn is kept. */
export interface DemoResponse {
  readonly text: string
  readonly contentType: string
  readonly first: Buffer
  readonly last: Buffer
}
