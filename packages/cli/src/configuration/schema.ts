import { memorySettingsSchema } from "@keepsake/core/internal"
import { aliasNames } from "@keepsake/mcp/alias-names"
import { z } from "zod"

const url = z.url({ protocol: /^https?$/, error: "an http or https URL" })
const headerNames = z.array(z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/)).max(20)

/** A name with a slash, a hyphen or a dot in it: one without would be a misspelt store of Keepsake's own. */
const packageName = z
  .string()
  .max(500)
  .regex(/^[\w@.~][\w@.~/-]*[/.-][\w@.~/-]*$/)
  .meta({ title: "the name of an installed package" })

/** Whether a store or an extractor is brought by a package. */
export function isPackage(name: string): boolean {
  return packageName.safeParse(name).success
}

/** What a browser sends as `Origin`: nothing behind the name and the port, and no `*`. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
}

/** Every setting that a file, the environment or a flag can carry: types, ranges, defaults and meaning in one place. */
export const settingsSchema = z.strictObject({
  data: z
    .strictObject({
      dir: z.string().min(1).optional().describe("the data folder; by default the platform's folder for user data"),
    })
    .prefault({}),
  server: z
    .strictObject({
      host: z
        .string()
        .min(1)
        .default("127.0.0.1")
        .describe("the address to listen on; another than loopback needs a key"),
      port: z.int().min(0).max(65_535).default(4747).describe("the port to listen on; 0 takes a free one"),
      allowedHosts: z
        .array(z.string().min(1))
        .max(100)
        .default([])
        .describe("names that a Host header may carry besides the loopback names"),
      publicUrl: url.optional().describe("the address under which others reach this server"),
      corsOrigins: z
        .array(z.string().refine(isOrigin))
        .max(100)
        .default([])
        .meta({ title: "a list of origins such as https://app.example" })
        .describe("web pages that may call the API, by their origin"),
    })
    .prefault({}),
  apiKey: z
    .string()
    .min(16)
    .max(512)
    .regex(/^[\x21-\x7e]+$/, "printable characters without spaces")
    .optional()
    .describe("a key known beforehand: serve registers it as an administrator's, the other commands present it"),
  auth: z
    .strictObject({
      mode: z
        .enum(["keys", "passthrough"])
        .default("keys")
        .describe("how a request proves who it is; passthrough takes any provider's credential, on this machine alone"),
    })
    .prefault({}),
  store: z
    .union([z.enum(["sqlite", "memory", "qdrant"]), packageName])
    .default("sqlite")
    .describe(
      "where memories are kept: sqlite, memory (forgets at the end), qdrant, or the name of a package; with the last two all else stays in the database",
    ),
  plugins: z
    .array(z.strictObject({ use: z.string().min(1).max(500), options: z.record(z.string(), z.unknown()).default({}) }))
    .max(50)
    .default([])
    .describe(
      'packages that bring parts: [{"use": "@acme/keepsake-store-x", "options": {}}], looked for from the configuration file\'s folder, then from the data folder',
    ),
  sqlite: z
    .strictObject({
      file: z.string().min(1).default("keepsake.db").describe("the database, relative to the data folder"),
      durability: z
        .enum(["normal", "full"])
        .default("normal")
        .describe("normal survives a killed process, full also power loss"),
    })
    .prefault({}),
  qdrant: z
    .strictObject({
      url: url
        .default("http://localhost:6333")
        .describe("the server's REST interface; without a port 6333, or 443 for https"),
      apiKey: z.string().min(1).optional().describe("the server's key, which may manage collections"),
      collection: z
        .string()
        .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, "letters, digits, _ and -, at most 100")
        .default("keepsake_memory")
        .describe("the name of its collections"),
    })
    .prefault({}),
  vectors: z
    .enum(["auto", "qdrant", "none"])
    .default("auto")
    .describe(
      "where vectors are kept when there is an embedder; auto is the store itself, qdrant leaves the records in it",
    ),
  embedder: z
    .strictObject({
      baseUrl: url
        .optional()
        .describe("an endpoint with /embeddings, up to and including /v1; left out, OpenAI's, which costs money"),
      model: z.string().min(1).max(200).optional().describe("the embedding model; without one there are no vectors"),
      apiKey: z.string().min(1).optional().describe("the endpoint's key; local ones mostly need none"),
      dimensions: z
        .int()
        .min(1)
        .max(16_384)
        .optional()
        .describe("the size of its vectors; left out, the model's own, found out with a first request"),
      maxTokensPerDay: z
        .int()
        .min(1)
        .max(10_000_000_000)
        .optional()
        .describe("nothing is embedded after so many tokens in a day (UTC); left out, no limit"),
    })
    .prefault({}),
  upstream: z
    .strictObject({
      demoModel: z
        .boolean()
        .default(false)
        .describe("the built-in model answers to keepsake-demo beside an upstream too; without one it always does"),
      openai: z
        .strictObject({
          baseUrl: url
            .optional()
            .describe(
              "where OpenAI's paths go; else OPENAI_BASE_URL, else with a key the provider, else the demo model",
            ),
          apiKey: z.string().min(1).optional().describe("the upstream's key; else OPENAI_API_KEY"),
        })
        .prefault({}),
      anthropic: z
        .strictObject({
          baseUrl: url
            .optional()
            .describe(
              "where Anthropic's paths go, without /v1; else ANTHROPIC_BASE_URL, else with a key the provider, else the demo model",
            ),
          apiKey: z.string().min(1).optional().describe("the upstream's key; else ANTHROPIC_API_KEY"),
        })
        .prefault({}),
    })
    .prefault({}),
  extractor: z
    .union([z.enum(["rules", "none"]), packageName])
    .default("rules")
    .describe("what makes memories of a turn: rules, none, or the name of a package that provides an extractor"),
  owner: z
    .strictObject({
      userHeaders: headerNames.optional().describe("headers that name the user, first present wins"),
      sessionHeaders: headerNames.optional().describe("headers that name the session, first present wins"),
      agentHeaders: headerNames.optional().describe("headers that name the agent, first present wins"),
      fromBody: z.enum(["auto", "off"]).default("auto").describe("whether the body of a request may name the user"),
    })
    .prefault({}),
  mcp: z
    .strictObject({
      aliases: z
        .array(z.enum(aliasNames))
        .max(aliasNames.length)
        .default([])
        .describe("tools under the names of other memory servers, beside the own ones, for agents that know those"),
    })
    .prefault({}),
  memory: memorySettingsSchema.prefault({}),
})

export type Settings = z.output<typeof settingsSchema>

/** Documented settings whose part is not there yet; with `value` only such values of an existing setting. */
const unbuilt: readonly { readonly path: string; readonly value?: RegExp }[] = [
  { path: "extractor", value: /^llm$/ },
  { path: "llm" },
  { path: "memory.gate", value: /^llm$/ },
  { path: "memory.scope", value: /^global$/ },
]

/** What is documented but not built among a path and its value, for the sentence that says so. */
export function notBuilt(path: string, value: unknown): string | undefined {
  const found = unbuilt.find(
    (entry) =>
      (path === entry.path || path.startsWith(`${entry.path}.`)) &&
      (entry.value === undefined || (typeof value === "string" && entry.value.test(value))),
  )
  if (!found) return undefined
  return found.value === undefined ? path : `${path}: ${value}`
}

/** The unbuilt setting that a variable's name stands for. */
export function notBuiltVariable(variable: string): string | undefined {
  return unbuilt.find(
    ({ path, value }) =>
      value === undefined && (variable === variableOf(path) || variable.startsWith(`${variableOf(path)}_`)),
  )?.path
}

/** `upstream.openai.baseUrl` is `KEEPSAKE_UPSTREAM_OPENAI_BASE_URL`. */
export function variableOf(path: string): string {
  return `KEEPSAKE_${path.replaceAll(/[A-Z]/g, "_$&").replaceAll(".", "_").toUpperCase()}`
}
