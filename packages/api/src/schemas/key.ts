import { z } from "zod"
import { name, tenant } from "./names.ts"

const role = z.enum(["user", "admin"])
const serves = z.enum(["one", "many"])
const widest = z.enum(["session", "agent", "user", "tenant"])
const mode = z.enum(["on", "read", "write", "off"])

/** A key without its secret. */
export const keySchema = z
  .object({
    id: z.string(),
    prefix: z.string().describe("how the secret begins; empty for a key that was set by configuration"),
    name: z.string().nullable(),
    tenant: z.string(),
    role,
    serves: serves.describe("one person, or many that each request names"),
    user: z.string().nullable().describe("bound to this user; headers cannot name another"),
    agent: z.string().nullable(),
    widest: widest.describe("the widest scope that its requests may ask for"),
    mode: mode.nullable().describe("memory mode of its requests; null is the setting"),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Key" })
export type KeyOnTheWire = z.output<typeof keySchema>

export const newKey = z
  .strictObject({
    name: name.optional().describe("for people"),
    tenant: tenant.optional().describe("left out, the key makes a tenant of its own"),
    role: role.default("user"),
    serves: serves.default("one"),
    user: name.optional(),
    agent: name.optional(),
    widest: widest.optional().describe("user when left out, for an admin tenant"),
    mode: mode.optional(),
    request: z
      .string()
      .min(16)
      .max(200)
      .optional()
      .describe(
        "a random text: asked again with it and the same fields, the same key gets a new secret, and the one before opens nothing; with other fields, or once the key was revoked, the answer is 409",
      ),
  })
  .refine(({ serves, user }) => serves === "one" || user === undefined, {
    path: ["user"],
    error: "A key of one person serves one; leave user out, or serves",
  })

export const createdKey = z.object({
  key: keySchema,
  secret: z.string().describe("shown this once"),
})

export const keyList = z.object({ data: z.array(keySchema) })
export const keyId = z.strictObject({ id: z.string().min(1).max(200) })

export const keyChange = z.strictObject({
  mode: mode.nullable().describe("memory mode of its requests from now on; null is the setting"),
})
export const changedKey = z.object({ key: keySchema })
