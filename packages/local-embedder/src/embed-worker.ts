import { readFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { parentPort, workerData } from "node:worker_threads"
import { Tokenizer } from "@huggingface/tokenizers"
import { InferenceSession, Tensor } from "onnxruntime-node"
import type { EmbedAnswer, EmbedJob, LocalModelOptions } from "./messages.ts"

// `LocalEmbedder` starts this thread with these.
const options = workerData as LocalModelOptions
const post = (answer: EmbedAnswer): void => parentPort?.postMessage(answer)

/** Half of the processors: the rest of the machine answers requests. */
const THREADS = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)))

/** A model with its tokenizer. */
interface Loaded {
  readonly session: InferenceSession
  readonly tokenizer: Tokenizer
}

async function load(): Promise<Loaded> {
  let tokenizer: Tokenizer
  try {
    const { tokenizerFile, tokenizerConfigFile } = options
    tokenizer = new Tokenizer(
      JSON.parse(readFileSync(tokenizerFile, "utf8")),
      tokenizerConfigFile === undefined ? {} : JSON.parse(readFileSync(tokenizerConfigFile, "utf8")),
    )
    if (tokenizer.encode("test").ids.length === 0) throw new Error("it makes no tokens")
  } catch (cause) {
    throw new Error(`tokenizer.json is no tokenizer (${textOf(cause)})`)
  }
  let session: InferenceSession
  try {
    session = await InferenceSession.create(options.modelFile, { intraOpNumThreads: THREADS, logSeverityLevel: 4 })
  } catch (cause) {
    throw new Error(`the weights are no ONNX model (${textOf(cause)})`)
  }
  if (!session.inputNames.includes("input_ids")) throw new Error("the model has no input_ids")
  return { session, tokenizer }
}

/** Tokens of a text, cut at the limit with its last special token kept. */
function tokensOf({ tokenizer }: Loaded, text: string): readonly number[] {
  const { ids } = tokenizer.encode(text)
  const last = ids.at(-1)
  if (ids.length <= options.maxTokens || last === undefined) return ids
  return [...ids.slice(0, options.maxTokens - 1), last]
}

async function embed(loaded: Loaded, texts: readonly string[]): Promise<readonly Float32Array[]> {
  const { session } = loaded
  const rows = texts.map((text) => tokensOf(loaded, text))
  const width = Math.max(1, ...rows.map((row) => row.length))
  const shape = [rows.length, width]
  const [ids, mask] = [new BigInt64Array(rows.length * width), new BigInt64Array(rows.length * width)]
  for (const [at, row] of rows.entries()) {
    for (const [place, id] of row.entries()) {
      ids[at * width + place] = BigInt(id)
      mask[at * width + place] = 1n
    }
  }
  const inputs: Record<string, Tensor> = {
    input_ids: new Tensor("int64", ids, shape),
    attention_mask: new Tensor("int64", mask, shape),
    token_type_ids: new Tensor("int64", new BigInt64Array(ids.length), shape),
  }
  const outputs = await session.run(Object.fromEntries(session.inputNames.map((name) => [name, inputOf(inputs, name)])))
  const output = outputs.sentence_embedding ?? outputs.last_hidden_state ?? outputs[session.outputNames[0] ?? ""]
  if (output === undefined || !(output.data instanceof Float32Array)) throw new Error("The model gives no vectors")
  const size = output.dims.at(-1) ?? 0
  const { data } = output
  return rows.map((row, at) => {
    if (output.dims.length === 2) return normalize(data.slice(at * size, (at + 1) * size))
    return normalize(pool(data.subarray(at * width * size, (at + 1) * width * size), size, row.length))
  })
}

/** The vector of the first token, or the mean of all that are no padding. */
function pool(states: Float32Array, size: number, tokens: number): Float32Array {
  if (options.pooling === "cls") return states.slice(0, size)
  const sum = new Float32Array(size)
  for (let token = 0; token < tokens; token++) {
    for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) + (states[token * size + at] ?? 0)
  }
  return sum
}

function normalize(values: Float32Array): Float32Array {
  const length = Math.hypot(...values)
  if (!(length > 0 && Number.isFinite(length))) throw new Error("The model gave a vector that points nowhere")
  return values.map((value) => value / length)
}

function inputOf(inputs: Readonly<Record<string, Tensor>>, name: string): Tensor {
  const input = inputs[name]
  if (input === undefined) throw new Error(`The model has an input that is not known: ${name}`)
  return input
}

function textOf(failure: unknown): string {
  return (failure instanceof Error ? failure.message : String(failure)).replaceAll(/\s+/g, " ").slice(0, 200)
}

try {
  const loaded = await load()
  const [probe] = await embed(loaded, ["test"])
  post({ kind: "ready", dimensions: probe?.length ?? 0 })
  // One job at a time: the next is sent after the answer.
  parentPort?.on("message", ({ texts }: EmbedJob) => {
    embed(loaded, texts).then(
      (vectors) => post({ kind: "vectors", vectors }),
      (failure: unknown) => post({ kind: "failed", why: textOf(failure) }),
    )
  })
} catch (failure) {
  post({ kind: "failed", why: textOf(failure) })
}
