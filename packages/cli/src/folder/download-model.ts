import { createHash } from "node:crypto"
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { z } from "zod"
import { CommandError } from "../command-error.ts"

const sha256 = z.string().regex(/^[0-9a-fA-F]{64}$/)
/** What stands at the address: the files of a model next to it, each with its hash. */
const manifestSchema = z.object({
  queryPrefix: z.string().optional(),
  documentPrefix: z.string().optional(),
  files: z
    .array(
      z.object({
        // Relative, downwards, with plain names.
        path: z.string().regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*){0,3}$/),
        sha256,
      }),
    )
    .min(1)
    .max(50),
})
const MAX_MANIFEST_BYTES = 100_000

interface DownloadOptions {
  /** The hash of the manifest itself. */
  readonly sha256: string | undefined
  readonly progress: (line: string) => void
}

/**
 * Downloads a model into a new folder of `models`. It appears under its name when every hash is right; a download that fails or is interrupted leaves none.
 */
export async function downloadModel(
  url: URL,
  models: string,
  name: string,
  { sha256: expected, progress }: DownloadOptions,
): Promise<{ readonly folder: string; readonly files: number; readonly bytes: number }> {
  const folder = join(models, name)
  if (existsSync(folder)) {
    throw new CommandError(1, "conflict", `There is a model ${name} already: ${folder}`, {
      remedy: "Use it, remove it, or choose another name with --name.",
    })
  }
  const text = await readManifest(url)
  if (expected !== undefined && hashOf(text) !== expected.toLowerCase()) throw differs(url, "--sha256")
  const manifest = manifestSchema.safeParse(parseJson(text))
  if (!manifest.success) {
    throw new CommandError(1, "upstream_failed", `${url.href} is no list of a model's files with their SHA-256`, {
      remedy: 'Name a keepsake.json such as {"files": [{"path": "model.onnx", "sha256": "…"}]}.',
    })
  }
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  try {
    let bytes = 0
    for (const file of manifest.data.files) {
      progress(`Downloading ${file.path}`)
      bytes += await download(new URL(file.path, url), join(unfinished, file.path), file.sha256)
    }
    writeFileSync(join(unfinished, "keepsake.json"), text)
    renameSync(unfinished, folder)
    return { folder, files: manifest.data.files.length, bytes }
  } catch (failure) {
    rmSync(unfinished, { recursive: true, force: true })
    throw failure
  }
}

async function readManifest(url: URL): Promise<string> {
  const answer = await ask(url)
  const text = await answer.text()
  if (text.length <= MAX_MANIFEST_BYTES) return text
  throw new CommandError(1, "upstream_failed", `${url.href} is too long for a list of files`, {
    remedy: "Name the address of a keepsake.json.",
  })
}

async function download(url: URL, file: string, expected: string): Promise<number> {
  const answer = await ask(url)
  mkdirSync(dirname(file), { recursive: true })
  const hash = createHash("sha256")
  let bytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  try {
    await pipeline(answer.body ?? [], count, createWriteStream(file))
  } catch (cause) {
    throw unreachable(url, cause)
  }
  if (hash.digest("hex") !== expected.toLowerCase()) throw differs(url, "keepsake.json")
  return bytes
}

async function ask(url: URL): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(url)
  } catch (cause) {
    throw unreachable(url, cause)
  }
  if (answer.ok) return answer
  throw new CommandError(1, "upstream_failed", `${url.href} answered ${answer.status}`, {
    remedy: "Check the address.",
  })
}

function unreachable(url: URL, cause: unknown): CommandError {
  return new CommandError(1, "upstream_failed", `${url.host} cannot be reached, or the download broke off`, {
    remedy: "Check the network, or copy the model's folder by hand and name it as embedder.modelFolder.",
    cause,
  })
}

function differs(url: URL, where: string): CommandError {
  return new CommandError(1, "upstream_failed", `${url.href} does not have the SHA-256 that ${where} names`, {
    remedy: "Nothing was kept. Try again, or ask who publishes the model.",
  })
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex")
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
