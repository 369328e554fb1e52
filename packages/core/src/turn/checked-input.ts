import { z } from "zod"
import { MemoryError } from "../contract/errors.ts"
import { closestMatch } from "../text/closest-match.ts"

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
const MAX_NAME = 1_000
/** As a pool's name can tell it from every other one: half a surrogate pair would be the same as any other half. */
export const nameSchema: z.ZodType<string> = text
  .min(1, "A name has at least one character: leave it out where there is none")
  .max(MAX_NAME)
  .refine(
    (name) => name.isWellFormed() && !/\p{Cc}/u.test(name),
    "A name has no control characters and no halves of characters",
  )

/** Names by which memories are kept apart. One that is left out on purpose is absent: `undefined` is often a mistake. */
export function namesSchema<Fields extends string>(fields: readonly Fields[]) {
  return z
    .strictObject(Object.fromEntries(fields.map((field) => [field, nameSchema.optional()])))
    .refine((names) => Object.values(names).every((name) => name !== undefined), "A name is undefined: leave it out")
}

const ownerSchema = namesSchema(["tenant", "user", "agent", "session"])

export function checkMessages(messages: unknown): void {
  const remedy = "A message is { role, text }: what other libraries call content is its text, as one string."
  check(z.array(messageSchema), "messages", messages, remedy)
}

/** A name that there is none of is refused, because what it was to keep apart would be shared. */
export function checkOwner(owner: unknown): void {
  const remedy = 'Pass the names as fields: { user: "ada" }, with tenant, agent and session where they are needed.'
  check(ownerSchema, "owner", owner, remedy)
}

/** Throws `options_invalid` with the places of the first faults. */
export function check(schema: z.ZodType, name: string, value: unknown, remedy?: string): void {
  const checked = schema.safeParse(value)
  if (checked.success) return
  const faults = checked.error.issues.slice(0, 3).map(({ path, message }) => `${placeOf(name, path)}: ${message}`)
  const advice = nameOfField(schema, checked.error) ?? remedy
  throw new MemoryError("options_invalid", faults.join("; "), advice === undefined ? {} : { remedy: advice })
}

/** What to write in the place of a field that an object does not have. */
function nameOfField(schema: z.ZodType, { issues }: z.ZodError): string | undefined {
  const unknown = issues.find(({ code, path }) => code === "unrecognized_keys" && path.length === 0)
  if (unknown?.code !== "unrecognized_keys" || !(schema instanceof z.ZodObject)) return undefined
  const fields = Object.keys(schema.shape)
  const near = closestMatch(unknown.keys[0] ?? "", fields)
  return near === undefined ? `Known fields: ${fields.join(", ")}.` : `Did you mean "${near}"?`
}

const placeOf = (name: string, path: readonly PropertyKey[]): string =>
  path.reduce<string>((place, part) => place + (typeof part === "number" ? `[${part}]` : `.${String(part)}`), name)
