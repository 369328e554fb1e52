import { z } from "zod"
import { name, tenant } from "./names.ts"
import { idParameter } from "./query.ts"

const role = z.enum(["user", "admin"])
const serves = z.enum(["one", "many"])
const widest = z.enum(["session", "agent", "user", "tenant"])
const mode = z.enum(["on", "read", "write", "off"])

/** A key without its secret. */
export const keySchema = z
  .object({
    id: z.string(),
    prefix: z.string().describe("first characters of the secret; empty for a key from the configuration"),
    name: z.string().nullable(),
    tenant: z.string(),
    role,
    serves: serves.describe("one: a single user; many: users named by each request"),
    user: z.string().nullable().describe("the bound user; headers cannot name another"),
    agent: z.string().nullable(),
    widest: widest.describe("the widest scope that its requests may use"),
    mode: mode
      .nullable()
      .describe(
        "memory mode of its requests; null: the setting. read: it stores, changes and deletes nothing, through this API and MCP too; off: it only reads and deletes there",
      ),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Key" })
export type KeyOnTheWire = z.output<typeof keySchema>

export const newKey = z
  .strictObject({
    name: name.optional().describe("display name"),
    tenant: tenant.optional().describe("default: a new tenant for this key"),
    role: role.default("user"),
    serves: serves.default("one"),
    user: name.optional(),
    agent: name.optional(),
    widest: widest.optional().describe("default: user; for an admin key: tenant"),
    mode: mode.optional(),
    request: z
      .string()
      .min(16)
      .max(200)
      .optional()
      .describe(
        "a random string of at least 16 characters that makes the call safe to repeat: with the same fields, the key gets a new secret and the previous one becomes invalid; with other fields, or after the key was revoked, the response is 409",
      ),
  })
  .refine(({ serves, user }) => serves === "one" || user === undefined, {
    path: ["user"],
    error: "A key with a user serves that user only; omit user or serves",
  })

export const createdKey = z.object({ key: keySchema, secret: z.string().describe("returned only once") })

export const keyList = z.object({ data: z.array(keySchema) })
export const keyId = z.strictObject({ id: idParameter })

export const keyChange = z.strictObject({
  mode: mode.nullable().describe("new memory mode of its requests; null: the setting"),
})
export const changedKey = z.object({ key: keySchema })
