/** Import formats: Keepsake's own JSON lines, and unmodified files of other systems. */
export const importFormats = ["jsonl", "mcp-server-memory", "mem0", "letta", "markdown"] as const
export type ImportFormat = (typeof importFormats)[number]

/** Detects the format by the first characters of a file and by its name; `undefined` when neither identifies it. */
export function detectImportFormat(beginning: string, name: string): ImportFormat | undefined {
  const text = beginning.replace(/^\uFEFF/, "").trimStart()
  if (/\.(?:md|markdown|mdown|txt)$/i.test(name)) return "markdown"
  if (/^\{[^\n]*"type"\s*:\s*"(?:entity|relation)"/.test(text)) return "mcp-server-memory"
  if (/^\{\s*"keepsake"\s*:/.test(text) || /\.(?:jsonl|ndjson)(?:\.gz)?$/i.test(name)) return "jsonl"
  if (/\.af$/i.test(name) || /"(?:core_memory|agents|agent_type)"\s*:/.test(text)) return "letta"
  if (/^\[/.test(text) || /^\{\s*"(?:results|memories|count|next)"\s*:/.test(text)) return "mem0"
  return undefined
}

/** A file that is not UTF-8 text: its kind, and what to do with it instead. */
export interface BinaryFile {
  readonly is: "sqlite" | "gzip" | "other"
  readonly what: string
  readonly remedy: string
}

const UNPACK_REMEDY = "Unpack it and import the files inside."
const UTF16_REMEDY = "Convert it to UTF-8: iconv -f UTF-16 -t UTF-8 FILE > NEW"
const signatures: readonly (readonly [at: number, bytes: readonly number[], found: BinaryFile])[] = [
  [
    0,
    [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66, 0x6f, 0x72, 0x6d, 0x61, 0x74, 0x20, 0x33, 0],
    { is: "sqlite", what: "an SQLite database", remedy: "Import it with the command: keepsake import FILE" },
  ],
  [
    0,
    [0x1f, 0x8b],
    {
      is: "gzip",
      what: "compressed with gzip",
      remedy: "Decompress it first; the command keepsake import does so automatically.",
    },
  ],
  [0, [0x50, 0x4b, 0x03, 0x04], { is: "other", what: "a ZIP archive", remedy: UNPACK_REMEDY }],
  [0, [0x37, 0x7a, 0xbc, 0xaf], { is: "other", what: "a 7-Zip archive", remedy: UNPACK_REMEDY }],
  [0, [0x52, 0x61, 0x72, 0x21], { is: "other", what: "a RAR archive", remedy: UNPACK_REMEDY }],
  [0, [0xfd, 0x37, 0x7a, 0x58], { is: "other", what: "compressed with xz", remedy: "Decompress it with: xz -d" }],
  [0, [0x28, 0xb5, 0x2f, 0xfd], { is: "other", what: "compressed with zstd", remedy: "Decompress it with: zstd -d" }],
  [0, [0x42, 0x5a, 0x68], { is: "other", what: "compressed with bzip2", remedy: "Decompress it with: bzip2 -d" }],
  [257, [0x75, 0x73, 0x74, 0x61, 0x72], { is: "other", what: "a tar archive", remedy: "Unpack it with: tar -xf" }],
  [0, [0xff, 0xfe], { is: "other", what: "text in UTF-16", remedy: UTF16_REMEDY }],
  [0, [0xfe, 0xff], { is: "other", what: "text in UTF-16", remedy: UTF16_REMEDY }],
]

/** Detects a file that is not UTF-8 text by its first bytes; 512 are enough for all known signatures. */
export function detectBinaryFile(head: Uint8Array): BinaryFile | undefined {
  return signatures.find(([at, bytes]) => bytes.every((byte, place) => head[at + place] === byte))?.[2]
}
