import { z } from "zod"

export const postgresOptions = z.strictObject({
  url: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//)
    .describe("the database, such as postgres://keepsake:PASSWORD@localhost:5432/keepsake"),
  schema: z
    .string()
    .regex(/^[a-z_][a-z0-9_]{0,62}$/)
    .default("keepsake")
    .describe("the schema with its tables; created at the first start"),
  poolSize: z.int().min(2).max(200).default(10).describe("maximum number of connections"),
  ssl: z
    .enum(["off", "require", "verify"])
    .optional()
    .describe(
      "off, require for any certificate, or verify for one of a known authority; by default off on this machine and verify elsewhere",
    ),
  writers: z
    .enum(["one", "many"])
    .default("one")
    .describe("how many processes use the schema at the same time: one, or many, which must all say so"),
  partitions: z
    .int()
    .min(0)
    .max(1024)
    .optional()
    .describe(
      "hash partitions by tenant of the tables of a new schema; an existing one keeps its number; by default none",
    ),
  statementTimeoutMs: z.int().min(100).max(600_000).default(5_000).describe("timeout of one statement"),
})

export type PostgresOptions = z.infer<typeof postgresOptions>
/** The options of the connections alone. */
export type DatabaseOptions = Omit<PostgresOptions, "writers" | "partitions"> & {
  readonly partitions?: number | undefined
}
