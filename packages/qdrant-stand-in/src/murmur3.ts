/** MurmurHash3 x86 32, seed 0, of UTF-8 (Austin Appleby's public domain algorithm), as a signed number. */
export function murmur3(text: string): number {
  const bytes = new TextEncoder().encode(text)
  const view = new DataView(bytes.buffer)
  const whole = bytes.length & ~3
  let hash = 0
  for (let at = 0; at < whole; at += 4) {
    hash ^= mixed(view.getUint32(at, true))
    hash = Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64
  }
  let tail = 0
  for (let at = bytes.length - 1; at >= whole; at--) tail = (tail << 8) | (bytes[at] ?? 0)
  if (whole < bytes.length) hash ^= mixed(tail)
  hash ^= bytes.length
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) | 0
}

function mixed(block: number): number {
  const product = Math.imul(block, 0xcc9e2d51)
  return Math.imul((product << 15) | (product >>> 17), 0x1b873593)
}
