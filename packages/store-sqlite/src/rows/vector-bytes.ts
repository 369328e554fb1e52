import { endianness } from "node:os"
import { MemoryError } from "@keepsake/core/plugin"

/** The bytes of 32-bit floats, the lowest first: as they stand in rows. A view, and what travels between threads takes all that it is a view of along. */
export function bytesOf(values: Float32Array): Uint8Array {
  requireOrder()
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
}

/** A view where the bytes allow it, else a copy. */
export function floatsOf({ buffer, byteOffset, byteLength }: Uint8Array): Float32Array {
  requireOrder()
  return byteOffset % 4 === 0
    ? new Float32Array(buffer, byteOffset, byteLength / 4)
    : new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength))
}

/** A bit for each number, whether it is above zero; eight to a byte, the first lowest. */
export function codeOf(values: Float32Array): Uint8Array {
  const code = new Uint8Array(Math.ceil(values.length / 8))
  for (const [place, value] of values.entries()) {
    if (value > 0) code[place >> 3] = (code[place >> 3] ?? 0) | (1 << (place & 7))
  }
  return code
}

function requireOrder(): void {
  if (endianness() === "LE") return
  throw new MemoryError("contract_unsupported", "Vectors in SQLite need a processor that puts the lowest byte first")
}
