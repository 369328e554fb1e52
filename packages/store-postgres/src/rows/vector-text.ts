/** A vector as pgvector reads it. The shortest digits of a double give the same 32-bit float again. */
export function toVectorText(values: Float32Array): string {
  return `[${values.join(",")}]`
}

export function fromVectorText(text: string): Float32Array {
  // Written by pgvector from a vector: finite numbers.
  return Float32Array.from(JSON.parse(text) as readonly number[])
}
