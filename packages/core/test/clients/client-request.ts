import type { ChatMessage } from "../../src/turn/messages.ts"

/** One request in the shape that a client sends it: its real markers, everything between them written for these tests. */
export interface ClientRequest {
  readonly what: string
  readonly messages: readonly ChatMessage[]
  /** What the person typed last; absent for a client's own request, for which memory is off. */
  readonly typed?: string
  /** Text of tools and documents that stood around it. */
  readonly read?: string
}

export const user = (...parts: readonly string[]): ChatMessage => ({ role: "user", text: parts.join("\n") })
export const system = (text: string): ChatMessage => ({ role: "system", text })
export const assistant = (text: string): ChatMessage => ({ role: "assistant", text })
export const tool = (text: string): ChatMessage => ({ role: "tool", text })

/** Stands in every wrapper: wherever it turns up, a wrapper was taken for a person's words. */
export const WRAPPED = "zanzibar"
