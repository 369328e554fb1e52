import { z } from "zod"

/** Limits of the management API; a 413 response names the limit. */
export const limits = {
  bodyBytes: 1_048_576,
  contentBytes: 8_192,
  metadataBytes: 16_384,
  metadataDepth: 8,
  metadataKeys: 100,
  keyCharacters: 200,
  aboutCharacters: 200,
  page: 200,
  search: 100,
  queryCharacters: 10_000,
  extractBytes: 262_144,
  messages: 1_000,
  messageCharacters: 131_072,
  explained: 500,
} as const

const encoder = new TextEncoder()

/** Size as UTF-8. */
export function utf8Bytes(text: string): number {
  return encoder.encode(text).byteLength
}

/** A zod issue that the server maps to 413 instead of 400. */
export function overLimit(limit: string) {
  return { error: `Over the limit of ${limit}`, params: { overLimit: limit } }
}

/** Text of at least one character and at most `bytes` as UTF-8. */
export function limitedText(bytes: number, limit: string) {
  return z
    .string()
    .min(1)
    .refine((text) => utf8Bytes(text) <= bytes, overLimit(limit))
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** Any JSON value. Parsing recurses, so check the depth of untrusted input first. */
export const json: z.ZodType<Json> = z
  .lazy(() => z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(z.string(), json)]))
  .meta({ id: "Json" })

/** Custom data of a memory: at most 16 KiB as JSON, 8 levels, and 100 names on all levels together. */
export const metadata = z
  .record(z.string(), json)
  .refine((value) => countNames(value) <= limits.metadataKeys, overLimit(`${limits.metadataKeys} metadata keys`))
  .refine((value) => depthOf(value) <= limits.metadataDepth, overLimit(`${limits.metadataDepth} metadata levels`))
  .refine((value) => utf8Bytes(JSON.stringify(value)) <= limits.metadataBytes, overLimit("16 KiB of metadata"))

/** Counts the property names on all levels. */
function countNames(value: Json): number {
  if (typeof value !== "object" || value === null) return 0
  const inside: readonly Json[] = Object.values(value)
  return inside.reduce<number>((sum, item) => sum + countNames(item), Array.isArray(value) ? 0 : inside.length)
}

/** Counts the levels of objects and arrays. Iterative, so that no input overflows the stack. */
export function depthOf(value: unknown): number {
  let level: readonly unknown[] = [value]
  for (let depth = 0; ; depth++) {
    const inside = level.filter((item) => typeof item === "object" && item !== null)
    if (inside.length === 0) return depth
    level = inside.flatMap((item) => Object.values(item))
  }
}
