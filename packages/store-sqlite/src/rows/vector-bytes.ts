import { endianness } from "node:os"
import { MemoryError } from "@keepsake/core/plugin"

/** The little-endian bytes of 32-bit floats, as stored. Returns a view: posting it to another thread copies its whole buffer. */
export function toBytes(values: Float32Array): Uint8Array {
  requireOrder()
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
}

/** Returns a view if the alignment allows it, otherwise a copy. */
export function toFloats({ buffer, byteOffset, byteLength }: Uint8Array): Float32Array {
  requireOrder()
  return byteOffset % 4 === 0
    ? new Float32Array(buffer, byteOffset, byteLength / 4)
    : new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength))
}

/** One bit per dimension, set if the value is positive; eight per byte, lowest bit first. */
export function signBits(values: Float32Array): Uint8Array {
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
