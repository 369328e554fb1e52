import { z } from "zod"
import { limits } from "./limits.ts"

export const idParameter = z.string().min(1).max(200)

/** A number in a query. */
export const queryNumber = z.coerce.number<number | string>()

/** `true` or `false` in a query. */
export const queryFlag = z.enum(["true", "false"]).transform((text) => text === "true")

/** Comma-separated values in one parameter. */
export function commaSeparated<T extends z.ZodType<string, string>>(one: T) {
  return z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(one))
}

export const pagination = {
  limit: queryNumber.int().min(1).max(limits.page).default(50),
  cursor: z.string().min(1).max(2_000).optional().describe("next of the previous page"),
}
