import { memorySettingsSchema } from "@keepsake/core/internal"
import { aliasNames } from "@keepsake/mcp/alias-names"
import { z } from "zod"

const POSTGRES_ADDRESS = "an address such as postgres://USER:PASSWORD@HOST:5432/DATABASE"
const url = z.url({ protocol: /^https?$/, error: "an http or https URL" })
const headerNames = z.array(z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/)).max(20)

/** A name with a slash, hyphen or dot: a name without one is taken for a misspelt built-in store. */
const packageName = z
  .string()
  .max(500)
  .regex(/^[\w@.~][\w@.~/-]*[/.-][\w@.~/-]*$/)
  .meta({ title: "the name of an installed package" })

/** Whether a package provides the store or extractor of this name. */
export function isPackage(name: string): boolean {
  return packageName.safeParse(name).success
}

/** Whether a text is an origin as browsers send it: nothing after name and port, and no `*`. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
}

/** All settings of file, environment and flags: types, ranges, defaults and meanings. */
export const settingsSchema = z.strictObject({
  data: z
    .strictObject({
      dir: z.string().min(1).optional().describe("the data folder; default: the platform's folder for user data"),
    })
    .prefault({}),
  server: z
    .strictObject({
      host: z
        .string()
        .min(1)
        .default("127.0.0.1")
        .describe("the address to listen on; any but loopback requires a key"),
      port: z.int().min(0).max(65_535).default(4747).describe("the port to listen on; 0 chooses a free one"),
      allowedHosts: z
        .array(z.string().min(1))
        .max(100)
        .default([])
        .describe("allowed names in the Host header, in addition to loopback names"),
      publicUrl: url.optional().describe("the public URL of this server"),
      corsOrigins: z
        .array(z.string().refine(isOrigin))
        .max(100)
        .default([])
        .meta({ title: "a list of origins such as https://app.example" })
        .describe("origins of web pages that may call the API"),
    })
    .prefault({}),
  apiKey: z
    .string()
    .min(16)
    .max(512)
    .regex(/^[\x21-\x7e]+$/, "printable characters without spaces")
    .optional()
    .describe("a predefined key: serve registers it as an admin key, other commands use it"),
  settingsKey: z
    .string()
    .regex(/^(?:[0-9a-fA-F]{64}|[A-Za-z0-9+/]{43}=)$/, "32 bytes as base64 or hexadecimal digits")
    .optional()
    .describe(
      "encrypts secrets in the settings, instead of settings.key in the data folder: 32 bytes as base64 or hexadecimal digits; required with postgres.writers many, the same on all servers",
    ),
  settingsKeyBefore: z
    .string()
    .regex(/^(?:[0-9a-fA-F]{64}|[A-Za-z0-9+/]{43}=)$/, "32 bytes as base64 or hexadecimal digits")
    .optional()
    .describe("the settings key that settingsKey replaces, until keepsake secrets rotate has run"),
  auth: z
    .strictObject({
      mode: z
        .enum(["keys", "passthrough"])
        .default("keys")
        .describe("how requests are authenticated; passthrough accepts any provider's credential, on loopback only"),
    })
    .prefault({}),
  store: z
    .union([z.enum(["sqlite", "memory", "qdrant", "lancedb", "postgres"]), packageName])
    .default("sqlite")
    .describe(
      "the store of memories: sqlite, memory (not persistent), qdrant, lancedb, postgres, or the name of a package; postgres keeps everything else as well, with qdrant, lancedb or a package that stays in the SQLite database",
    ),
  plugins: z
    .array(z.strictObject({ use: z.string().min(1).max(500), options: z.record(z.string(), z.unknown()).default({}) }))
    .max(50)
    .default([])
    .describe(
      'packages with plugins: [{"use": "@acme/keepsake-store-x", "options": {}}], resolved from the configuration file\'s folder, then from the data folder',
    ),
  sqlite: z
    .strictObject({
      file: z.string().min(1).default("keepsake.db").describe("the database file, relative to the data folder"),
      durability: z
        .enum(["normal", "full"])
        .default("normal")
        .describe("normal survives a killed process, full also a power loss"),
      encryption: z
        .enum(["off", "aegis"])
        .default("off")
        .describe(
          "whether the database, its log and its backups are encrypted; needs the package @keepsake/sqlite-cipher, a key, and keepsake encrypt for an existing database",
        ),
      key: z
        .string()
        .min(12)
        .max(1_000)
        .optional()
        .describe(
          "the key of the database: 64 hexadecimal digits, or a passphrase; only as a variable of the environment, never in a file of settings",
        ),
      keyFile: z
        .string()
        .min(1)
        .optional()
        .describe("a file with the key, relative to the configuration file or the data folder"),
      keyCommand: z
        .array(z.string().min(1))
        .min(1)
        .max(20)
        .optional()
        .describe(
          "a program with its arguments that prints the key, such as that of a password manager; run without a shell",
        ),
    })
    .prefault({}),
  postgres: z
    .strictObject({
      url: z
        .url({ protocol: /^postgres(?:ql)?$/, error: POSTGRES_ADDRESS })
        .meta({ title: POSTGRES_ADDRESS })
        .optional()
        .describe("the database: postgres://USER:PASSWORD@HOST:5432/DATABASE; required with store postgres"),
      schema: z
        .string()
        .regex(/^[a-z_][a-z0-9_]{0,62}$/, "lower-case letters, digits and _, at most 63")
        .default("keepsake")
        .describe("the schema with the tables; created at the first start"),
      poolSize: z.int().min(2).max(200).default(10).describe("maximum number of connections"),
      ssl: z
        .enum(["off", "require", "verify"])
        .optional()
        .describe(
          "encryption of connections: off, require for any certificate, or verify for one of a known authority; default: off on this machine, verify elsewhere",
        ),
      statementTimeoutMs: z
        .int()
        .min(100)
        .max(600_000)
        .default(5_000)
        .describe("timeout of one statement in milliseconds"),
      writers: z
        .enum(["one", "many"])
        .default("one")
        .describe("how many servers use the schema at the same time: one, or many, which must all say so"),
      partitions: z
        .int()
        .min(0)
        .max(1024)
        .optional()
        .describe(
          "hash partitions by tenant, decided when the schema is created; default: none, and the existing number afterwards",
        ),
    })
    .prefault({}),
  qdrant: z
    .strictObject({
      url: url
        .default("http://localhost:6333")
        .describe("the URL of the REST interface; default port 6333, or 443 for https"),
      apiKey: z.string().min(1).optional().describe("the server's key; it must be allowed to manage collections"),
      collection: z
        .string()
        .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, "letters, digits, _ and -, at most 100")
        .default("keepsake_memory")
        .describe("name prefix of the collections"),
    })
    .prefault({}),
  lancedb: z
    .strictObject({
      path: z
        .string()
        .min(1)
        .default("lancedb")
        .describe(
          "the folder of the tables, relative to the data folder, or s3://BUCKET/PREFIX; vectors alone are in one beside it that ends with -vectors; needs the package @keepsake/store-lancedb",
        ),
    })
    .prefault({}),
  vectors: z
    .enum(["auto", "qdrant", "lancedb", "none"])
    .default("auto")
    .describe(
      "the store of vectors if there is an embedder: auto is the store of the memories, qdrant and lancedb keep the records there",
    ),
  embedder: z
    .strictObject({
      provider: z
        .enum(["openai", "gemini", "voyage", "local", "auto"])
        .default("openai")
        .describe(
          "whose form the endpoint speaks: openai for every endpoint that is compatible with OpenAI's, gemini, voyage, local for a model in a folder of this machine, or auto, which takes the local model if its folder exists, else the first provider with a key in the environment, at the first start and keeps it",
        ),
      baseUrl: url
        .optional()
        .describe("an endpoint with /embeddings, up to and including /v1; default: the provider's, which costs money"),
      model: z
        .string()
        .min(1)
        .max(200)
        .optional()
        .describe("the embedding model; default: none, so no vectors; gemini and voyage have a default"),
      apiKey: z
        .string()
        .min(1)
        .optional()
        .describe(
          "the endpoint's key; most local endpoints need none; default at the endpoints of gemini and voyage: GEMINI_API_KEY, VOYAGE_API_KEY",
        ),
      modelFolder: z
        .string()
        .min(1)
        .optional()
        .describe(
          "the folder of a local model: absolute, or a name in models in the data folder; needs the package @keepsake/local-embedder",
        ),
      dimensions: z
        .int()
        .min(1)
        .max(16_384)
        .optional()
        .describe("the size of its vectors; default: the model's own, detected with the first request"),
      maxTokensPerDay: z
        .int()
        .min(1)
        .max(10_000_000_000)
        .optional()
        .describe("maximum number of embedded tokens a day (UTC); default: no limit"),
      cacheMb: z
        .int()
        .min(0)
        .max(100_000)
        .optional()
        .describe(
          "maximum size in MB of the vectors that are cached by text, so that no text is paid for twice; 0: none; default: 200",
        ),
    })
    .prefault({}),
  upstream: z
    .strictObject({
      demoModel: z
        .boolean()
        .default(false)
        .describe(
          "serve the built-in model as keepsake-demo in addition to an upstream; without an upstream it is always served",
        ),
      openai: z
        .strictObject({
          baseUrl: url
            .optional()
            .describe(
              "upstream of OpenAI's paths; default: OPENAI_BASE_URL, else with a key the provider, else the demo model",
            ),
          apiKey: z.string().min(1).optional().describe("the upstream's key; default: OPENAI_API_KEY"),
        })
        .prefault({}),
      anthropic: z
        .strictObject({
          baseUrl: url
            .optional()
            .describe(
              "upstream of Anthropic's paths, without /v1; default: ANTHROPIC_BASE_URL, else with a key the provider, else the demo model",
            ),
          apiKey: z.string().min(1).optional().describe("the upstream's key; default: ANTHROPIC_API_KEY"),
        })
        .prefault({}),
    })
    .prefault({}),
  llm: z
    .strictObject({
      provider: z
        .enum(["own", "upstream"])
        .default("own")
        .describe("whose endpoint and key the model uses: its own, or those of the configured upstream"),
      baseUrl: url
        .optional()
        .describe("an endpoint with /chat/completions, up to and including /v1; default: OpenAI's, which costs money"),
      apiKey: z.string().min(1).optional().describe("the endpoint's key; most local endpoints need none"),
      model: z
        .string()
        .min(1)
        .max(200)
        .optional()
        .describe("the model that reads along; default: none, so nothing is read by a model"),
      timeoutMs: z.int().min(1_000).max(600_000).default(30_000).describe("timeout of one call in milliseconds"),
      maxTokensPerDay: z
        .int()
        .min(1)
        .max(10_000_000_000)
        .nullable()
        .default(null)
        .describe("maximum number of input and output tokens a day (UTC), of all tenants together; null: no limit"),
      maxReplyTokens: z
        .int()
        .min(50)
        .max(32_000)
        .default(1_500)
        .describe("maximum number of output tokens of one call"),
      atOnce: z.int().min(1).max(8).default(1).describe("maximum number of concurrent calls in the background"),
      inputPrice: z
        .number()
        .min(0)
        .max(10_000)
        .optional()
        .describe("price of a million input tokens, to show costs; default: costs are not shown"),
      outputPrice: z
        .number()
        .min(0)
        .max(10_000)
        .optional()
        .describe("price of a million output tokens, in the same currency"),
    })
    .prefault({}),
  extractor: z
    .union([z.enum(["rules", "llm", "rules+llm", "none"]), packageName])
    .default("rules")
    .describe(
      "how memories are extracted: rules reads each turn, llm has a model read conversations in the background, rules+llm does both, none, or the name of a package with an extractor",
    ),
  owner: z
    .strictObject({
      userHeaders: headerNames.optional().describe("headers with the user; the first present one is used"),
      sessionHeaders: headerNames.optional().describe("headers with the session; the first present one is used"),
      agentHeaders: headerNames.optional().describe("headers with the agent; the first present one is used"),
      fromBody: z.enum(["auto", "off"]).default("auto").describe("whether the request body may name the user"),
    })
    .prefault({}),
  mcp: z
    .strictObject({
      aliases: z
        .array(z.enum(aliasNames))
        .max(aliasNames.length)
        .default([])
        .describe(
          "additional tools under the names of other memory servers, for agents that know those; upkeep: tools for consolidation and summaries",
        ),
    })
    .prefault({}),
  memory: memorySettingsSchema.prefault({}),
})

export type Settings = z.output<typeof settingsSchema>

/** `upstream.openai.baseUrl` is `KEEPSAKE_UPSTREAM_OPENAI_BASE_URL`. */
export function variableOf(path: string): string {
  return `KEEPSAKE_${path.replaceAll(/[A-Z]/g, "_$&").replaceAll(".", "_").toUpperCase()}`
}
