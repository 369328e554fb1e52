import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { readFile, stat } from "node:fs/promises"
import { basename, join, resolve } from "node:path"
import { pipeline } from "node:stream/promises"
import { MemoryError } from "@keepsake/core/plugin"
import { z } from "zod"

/** Where exports put the weights, in the order in which they are looked for. */
const MODEL_FILES = ["model.onnx", "onnx/model.onnx", "onnx/model_quantized.onnx"]
const MAX_TOKENS = 512

/**
 * Prefixes with which families of models were trained, for exports that do not contain them, by the name of the folder or of the model in `config.json`.
 * Without them a model works, but worse. Models that follow instructions (`e5-mistral-instruct`) need a prefix that names the task.
 */
const FAMILIES: readonly ModelFamily[] = [
  { name: /(?:^|[-_./])e5(?![a-z0-9])/i, except: /instruct/i, query: "query: ", document: "passage: " },
  { name: /nomic-embed-text/i, query: "search_query: ", document: "search_document: " },
  {
    name: /arctic-embed|(?:^|[-_./])bge-(?:small|base|large)-en/i,
    except: /v2/i,
    query: "Represent this sentence for searching relevant passages: ",
    document: "",
  },
]

interface ModelFamily {
  readonly name: RegExp
  /** Later models of the name that were trained otherwise. */
  readonly except?: RegExp
  readonly query: string
  readonly document: string
}

const configSchema = z.object({
  max_position_embeddings: z.int().min(1).optional().catch(undefined),
  _name_or_path: z.string().default("").catch(""),
})
const promptsSchema = z.object({ prompts: z.record(z.string(), z.string()).default({}) })
const poolingSchema = z.object({ pooling_mode_cls_token: z.boolean().default(false) })
/** What `keepsake embedder get` writes, or the maker of a folder: prefixes, and the hashes of its files. */
const manifestSchema = z.object({
  queryPrefix: z.string().optional(),
  documentPrefix: z.string().optional(),
  files: z.array(z.object({ path: z.string(), sha256: z.string() })).default([]),
})

/** What a folder says of its model. */
export interface ModelFolder {
  readonly name: string
  /** SHA-256 of the weights. */
  readonly hash: string
  readonly modelFile: string
  readonly tokenizerFile: string
  readonly tokenizerConfigFile: string | undefined
  readonly pooling: "mean" | "cls"
  readonly maxTokens: number
  readonly queryPrefix: string
  readonly documentPrefix: string
}

/** Reads a folder in the layout of sentence-transformers or of Hugging Face's exports. A damaged one is `options_invalid` that names the file. */
export async function readModelFolder(folder: string): Promise<ModelFolder> {
  const path = resolve(folder)
  if (!(await isThere(path))) throw createFolderError(path, "does not exist", `Create it, or name another: ${path}`)
  const modelFile = await firstOf(path, MODEL_FILES)
  if (modelFile === undefined) throw createFolderError(path, `has none of ${MODEL_FILES.join(", ")}`)
  const tokenizerFile = await firstOf(path, ["tokenizer.json"])
  if (tokenizerFile === undefined) throw createFolderError(path, "has no tokenizer.json")
  const manifest = (await readJson(path, "keepsake.json", manifestSchema)) ?? manifestSchema.parse({})
  for (const { path: file, sha256 } of manifest.files) {
    if (!(await isThere(join(path, file))))
      throw createFolderError(path, `has no ${file}, which its keepsake.json lists`)
    if ((await hashOf(join(path, file))) !== sha256.toLowerCase())
      throw createFolderError(path, `has another ${file} than its keepsake.json lists (SHA-256 differs)`)
  }
  const config = (await readJson(path, "config.json", configSchema)) ?? configSchema.parse({})
  const { prompts } = (await readJson(path, "config_sentence_transformers.json", promptsSchema)) ?? { prompts: {} }
  const pooling = await readJson(path, "1_Pooling/config.json", poolingSchema)
  const names = [basename(path), config._name_or_path]
  const family = FAMILIES.find(({ name, except }) => names.some((one) => name.test(one) && !except?.test(one)))
  const ownPrefixes = { query: prompts.query, document: prompts.document ?? prompts.passage }
  const isSilent = ownPrefixes.query === undefined && ownPrefixes.document === undefined
  const prefixes = isSilent ? family : ownPrefixes
  return {
    name: basename(path),
    hash: await hashOf(modelFile),
    modelFile,
    tokenizerFile,
    tokenizerConfigFile: await firstOf(path, ["tokenizer_config.json"]),
    pooling: pooling?.pooling_mode_cls_token === true ? "cls" : "mean",
    maxTokens: Math.min(MAX_TOKENS, config.max_position_embeddings ?? MAX_TOKENS),
    queryPrefix: manifest.queryPrefix ?? prefixes?.query ?? "",
    documentPrefix: manifest.documentPrefix ?? prefixes?.document ?? "",
  }
}

export function createFolderError(folder: string, what: string, remedy?: string, cause?: unknown): MemoryError {
  return new MemoryError("options_invalid", `The model folder ${folder} ${what}`, {
    remedy: remedy ?? "Copy the model's folder again, or get it with: keepsake embedder get URL",
    cause,
  })
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}

async function firstOf(folder: string, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) if (await isThere(join(folder, name))) return join(folder, name)
  return undefined
}

async function readJson<T>(folder: string, name: string, schema: z.ZodType<T>): Promise<T | undefined> {
  if (!(await isThere(join(folder, name)))) return undefined
  try {
    return schema.parse(JSON.parse(await readFile(join(folder, name), "utf8")))
  } catch (cause) {
    throw createFolderError(folder, `has a ${name} that cannot be read`, undefined, cause)
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256")
  await pipeline(createReadStream(file), hash)
  return hash.digest("hex")
}
