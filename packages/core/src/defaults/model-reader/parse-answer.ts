import { z } from "zod"

/** Maximum length of a text in an answer, in characters. */
const MAX_TEXT = 500
const CATEGORIES = [
  "identity",
  "relationship",
  "preference",
  "constraint",
  "decision",
  "pattern",
  "event",
  "fact",
] as const

const text = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((value) => String(value).replace(/\s+/gu, " ").trim().slice(0, MAX_TEXT))
const optionalText = text.nullish().transform((value) => value ?? "")
/** Numbers may come as texts: "1", "[1]". */
const whole = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => Number(String(value ?? 0).replace(/[^\d-]/g, "") || 0))
const share = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => {
    const number = Number(value ?? 1)
    return Number.isFinite(number) ? Math.min(1, Math.max(0, number)) : 1
  })

const factSchema = z.object({
  turn: whole,
  // Verbatim: white space is compared later.
  quote: z
    .string()
    .nullish()
    .transform((value) => value ?? ""),
  content: optionalText,
  category: z.preprocess((value) => String(value ?? "").toLowerCase(), z.enum(CATEGORIES).catch("fact")),
  subject: optionalText,
  attribute: optionalText,
  replaces: whole,
  certain: share,
})

/** One fact of an answer, as the model wrote it. */
export type AnsweredFact = z.output<typeof factSchema>

/** The facts of an answer, and how many of its items are none; `undefined` if it does not parse. */
export function parseAnswer(
  answer: string,
): { readonly facts: readonly AnsweredFact[]; readonly broken: number } | undefined {
  const value = parseLenient(answer)
  if (value === undefined) return undefined
  const items = itemsOf(value)
  if (items === undefined) return undefined
  const facts = items.flatMap((item) => {
    const parsed = factSchema.safeParse(item)
    return parsed.success ? [parsed.data] : []
  })
  return { facts, broken: items.length - facts.length }
}

function itemsOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (typeof value !== "object" || value === null) return undefined
  const facts: unknown = "facts" in value ? value.facts : undefined
  if (Array.isArray(facts)) return facts
  if (facts === null || facts === undefined || facts === "") return "facts" in value ? [] : undefined
  return typeof facts === "object" ? [facts] : undefined
}

/**
 * JSON, the inside of the first fenced block, or what is between the first opening and the last closing bracket; of an
 * answer that was cut off, its complete items.
 */
function parseLenient(answer: string): unknown {
  const [, fenced] = answer.split("```")
  const start = answer.search(/[{[]/)
  const end = Math.max(answer.lastIndexOf("}"), answer.lastIndexOf("]"))
  const inner = start >= 0 && end > start ? answer.slice(start, end + 1) : undefined
  const readings = [answer, fenced?.replace(/^[a-z]{1,10}\s/i, ""), inner, inner && `${inner}]}`, inner && `${inner}]`]
  for (const reading of readings) {
    if (reading === undefined) continue
    try {
      return JSON.parse(reading)
    } catch {
      // The next reading may parse.
    }
  }
  return undefined
}
