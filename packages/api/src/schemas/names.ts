import { z } from "zod"

const name = z.string().regex(/^[^\p{Cc}\p{Cs}]{1,256}$/u, "Expected 1 to 256 characters without control characters")
const tenant = z.string().regex(/^[^\p{Cc}\p{Cs}]{1,200}$/u, "Expected 1 to 200 characters without control characters")
// Older clients send an empty string for "none".
const blank = z.literal("").transform(() => undefined)
const nameOrBlank = z.union([name, blank])
const tenantOrBlank = z.union([tenant, blank])

/** The tenant and its two aliases. Only an administrator's key may name another tenant than its own. */
export const tenantNames = {
  tenant: tenantOrBlank.optional().describe("the tenant; another than the key's own only with an admin key"),
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

export const projectName = {
  project: name.optional().describe("the project it belongs to, which stands in metadata.project"),
}

export const scopeName = z
  .enum(["session", "agent", "user", "tenant", "apiKey", "global"])
  .describe("how far to look; apiKey is an alias of tenant; wider than the key's right is refused")

export { name, tenant }
