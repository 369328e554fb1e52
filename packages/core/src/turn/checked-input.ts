import { z } from "zod"
import { MemoryError } from "../contract/errors.ts"

// What an application passes without types. Each check throws `options_invalid`, which names the place.

const text = z.string()
const messageSchema = z.object({
  role: z.enum(["user", "assistant", "system", "tool"]),
  text,
  speaker: text.optional(),
  id: text.optional(),
  attached: text.optional(),
  at: z.number().optional(),
})
const ownerSchema = z.strictObject({
  tenant: text.optional(),
  user: text.optional(),
  agent: text.optional(),
  session: text.optional(),
})
const countSchema = z.number().int().min(0).optional()

export function checkMessages(messages: unknown): void {
  const remedy = "A message is { role, text }: what other libraries call content is its text, as one string."
  check(z.array(messageSchema), "messages", messages, remedy)
}

/** A name that there is none of is refused, because what it was to keep apart would be shared. */
export function checkOwner(owner: unknown): void {
  check(
    ownerSchema,
    "owner",
    owner,
    'Pass the names as fields: { user: "ada" }, with tenant, agent and session where they are needed.',
  )
}

export function checkText(name: string, value: unknown): void {
  check(text, name, value, "Pass a string.")
}

/** A whole number from 0, if there is one. */
export function checkCount(name: string, value: unknown): void {
  check(countSchema, name, value, "Pass a whole number from 0.")
}

const pluginsSchema = z.array(z.object({ name: text, setup: z.function() })).optional()

export function checkPlugins(plugins: unknown): void {
  check(pluginsSchema, "plugins", plugins, "A plugin is what the function of a package returns, not its name.")
}

/** An object with no other fields than these. */
export function checkFields(name: string, value: unknown, fields: readonly string[]): void {
  const known = Object.fromEntries(fields.map((field) => [field, z.unknown().optional()]))
  check(z.strictObject(known), name, value, `The fields are: ${fields.join(", ")}.`)
}

function check(schema: z.ZodType, name: string, value: unknown, remedy: string): void {
  const checked = schema.safeParse(value)
  if (checked.success) return
  const faults = checked.error.issues.slice(0, 3).map(({ path, message }) => `${placeOf(name, path)}: ${message}`)
  throw new MemoryError("options_invalid", faults.join("; "), { remedy })
}

const placeOf = (name: string, path: readonly PropertyKey[]): string =>
  path.reduce<string>((place, part) => place + (typeof part === "number" ? `[${part}]` : `.${String(part)}`), name)
