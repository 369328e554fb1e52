import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const WORDS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "query", "passage", "dog", "cat", "rain", "sun", "the", "a", ":"]
const SIZE = 4

/** Protocol buffers: a field with a length, and one with a number. */
const bytes = (field: number, content: Uint8Array | string): Buffer => {
  const data = Buffer.from(content)
  return Buffer.concat([varint(field * 8 + 2), varint(data.length), data])
}
const number = (field: number, value: number): Buffer => Buffer.concat([varint(field * 8), varint(value)])

function varint(value: number): Buffer {
  const parts: number[] = []
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return Buffer.from([...parts, left])
    parts.push((left % 128) + 128)
  }
}

/** A tensor's name and type in ONNX's `ValueInfoProto`: 1 is float, 7 is int64. */
function value(name: string, type: number, dims: readonly (string | number)[]): Buffer {
  const shape = dims.map((dim) => bytes(1, typeof dim === "string" ? bytes(2, dim) : number(1, dim)))
  const tensor = Buffer.concat([number(1, type), bytes(2, Buffer.concat(shape))])
  return Buffer.concat([bytes(1, name), bytes(2, bytes(1, tensor))])
}

/** A model that looks up each token's vector: one `Gather` (ONNX, `onnx.proto`). */
export function tinyModel(): Buffer {
  const table = Float32Array.from(
    { length: WORDS.length * SIZE },
    (_, at) => Math.sin(1 + at * 7) + (at % SIZE === 0 ? 0.1 : 0),
  )
  const weights = Buffer.concat([
    number(1, WORDS.length),
    number(1, SIZE),
    number(2, 1),
    bytes(8, "table"),
    bytes(9, Buffer.from(table.buffer)),
  ])
  const gather = Buffer.concat([
    bytes(1, "table"),
    bytes(1, "input_ids"),
    bytes(2, "last_hidden_state"),
    bytes(4, "Gather"),
  ])
  const graph = Buffer.concat([
    bytes(1, gather),
    bytes(2, "tiny"),
    bytes(5, weights),
    bytes(11, value("input_ids", 7, ["batch", "tokens"])),
    bytes(11, value("attention_mask", 7, ["batch", "tokens"])),
    bytes(12, value("last_hidden_state", 1, ["batch", "tokens", SIZE])),
  ])
  const opset = Buffer.concat([bytes(1, ""), number(2, 13)])
  return Buffer.concat([number(1, 8), bytes(7, graph), bytes(8, opset)])
}

/** Writes a folder with that model and a tokenizer of thirteen words. */
export function writeTinyModel(folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "model.onnx"), tinyModel())
  const special = (id: number) => ({
    id,
    content: WORDS[id],
    special: true,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
  })
  const tokenizer = {
    version: "1.0",
    truncation: null,
    padding: null,
    added_tokens: [special(0), special(1), special(2), special(3)],
    normalizer: {
      type: "BertNormalizer",
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: true,
    },
    pre_tokenizer: { type: "BertPreTokenizer" },
    post_processor: {
      type: "TemplateProcessing",
      single: [
        { SpecialToken: { id: "[CLS]", type_id: 0 } },
        { Sequence: { id: "A", type_id: 0 } },
        { SpecialToken: { id: "[SEP]", type_id: 0 } },
      ],
      pair: [],
      special_tokens: {
        "[CLS]": { id: "[CLS]", ids: [2], tokens: ["[CLS]"] },
        "[SEP]": { id: "[SEP]", ids: [3], tokens: ["[SEP]"] },
      },
    },
    decoder: { type: "WordPiece", prefix: "##", cleanup: true },
    model: {
      type: "WordPiece",
      unk_token: "[UNK]",
      continuing_subword_prefix: "##",
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(WORDS.map((word, id) => [word, id])),
    },
  }
  writeFileSync(join(folder, "tokenizer.json"), JSON.stringify(tokenizer))
}
