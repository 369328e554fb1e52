import { z } from "zod"

export const name = z
  .string()
  .regex(/^[^\p{Cc}\p{Cs}]{1,256}$/u, "Expected 1 to 256 characters without control characters")
export const tenant = z
  .string()
  .regex(/^[^\p{Cc}\p{Cs}]{1,200}$/u, "Expected 1 to 200 characters without control characters")
// Older clients send an empty string for "none".
const blank = z.literal("").transform(() => undefined)
const nameOrBlank = z.union([name, blank])
const tenantOrBlank = z.union([tenant, blank])

/** The tenant and its two aliases. Only an administrator's key may name another tenant than its own. */
export const tenantNames = {
  tenant: tenantOrBlank.optional().describe("only an admin key may name another tenant than its own"),
  apiKeyId: tenantOrBlank.optional().describe("alias of tenant"),
  instanceId: tenantOrBlank.optional().describe("alias of tenant"),
}

/** User, agent and session inside the tenant. */
export const ownerNames = {
  user: name.optional().describe("an end user of the tenant"),
  agent: name.optional(),
  session: name.optional().describe("a conversation"),
  sessionId: nameOrBlank.optional().describe("alias of session"),
}

export const projectName = { project: name.optional().describe("its project, stored in metadata.project") }

export const scopeName = z
  .enum(["session", "agent", "user", "tenant", "apiKey", "global"])
  .describe(
    "scope of the operation; apiKey is an alias of tenant; global is always refused, because a request reads one tenant; a scope wider than the key's right is refused",
  )

/** Names and scope of a read. */
export const scopedNames = { ...ownerNames, ...tenantNames, scope: scopeName.optional() }

export const tokenBudget = z
  .int()
  .min(0)
  .max(16_000)
  .optional()
  .describe("token budget of the block, at most the setting memory.maxTokens")
