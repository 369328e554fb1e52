import type { Said } from "../../src/turn/heard.ts"

/** One request in the shape that a client sends it: its real markers, everything between them written for these tests. */
export interface ClientRequest {
  readonly what: string
  readonly messages: readonly Said[]
  /** What the person typed last; absent for a client's own request, for which memory is off. */
  readonly typed?: string
  /** Text of tools and documents that stood around it. */
  readonly read?: string
}

export const user = (...parts: readonly string[]): Said => ({ role: "user", text: parts.join("\n") })
export const system = (text: string): Said => ({ role: "system", text })
export const assistant = (text: string): Said => ({ role: "assistant", text })
export const tool = (text: string): Said => ({ role: "tool", text })

/** Stands in every wrapper: wherever it turns up, a wrapper was taken for a person's words. */
export const WRAPPED = "zanzibar"
