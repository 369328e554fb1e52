import { hash, randomBytes } from "node:crypto"
import type { MemoryId, Pool } from "../contract/index.ts"
import { type LimitedPool, limitNames } from "./pools.ts"

const COUNTER_BITS = 32
const clock = { at: -1, counter: 0 }

/**
 * A UUID v7 (RFC 9562, section 5.7). Ids of one process with the same or a later `at` sort after the earlier ones:
 * the 32 bits that follow the time are a counter with a random start (section 6.2, method 1), 42 random bits close
 * it.
 */
export function newId(at: number): MemoryId {
  const bytes = takeRandomBytes()
  const ms = Math.max(0, Math.floor(at))
  clock.counter = ms === clock.at ? (clock.counter + 1) % 2 ** COUNTER_BITS : bytes.readUInt32BE(0) >>> 1
  clock.at = ms
  bytes.writeUIntBE(ms % 2 ** 48, 0, 6)
  bytes.writeUInt16BE(0x7000 | (clock.counter >>> 20), 6)
  const low = clock.counter & 0xfffff
  bytes.writeUInt16BE(0x8000 | (low >>> 6), 8)
  bytes.writeUInt8(((low & 0x3f) << 2) | (bytes.readUInt8(10) & 0x03), 10)
  return formatUuid(bytes)
}

/**
 * A UUID v8 (RFC 9562, section 5.8) from the SHA-256 of the parts: the same parts give the same id, and no two lists
 * of parts run together.
 */
export function derivedId(...parts: readonly string[]): MemoryId {
  const bytes = hash("sha256", joinWithLengths(parts), "buffer").subarray(0, 16)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(6) & 0x0f), 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  return formatUuid(bytes)
}

/**
 * Names a message within its session by what it says and what was said before it, so that a resent history names the
 * same messages.
 */
export function messageId(session: string, role: string, text: string, previousText: string): string {
  return hash(
    "sha256",
    joinWithLengths([session, role, normalizeWhitespace(text), normalizeWhitespace(previousText)]),
    "base64url",
  ).slice(0, 22)
}

/** The verbatim memory of a message; a long message has several parts, counted from 0. */
export function turnMemoryId(pool: Pool, session: string, message: string, part = 0): MemoryId {
  return derivedId("turn", pool.tenant, pool.name, session, message, String(part))
}

/** The memory that holds a key in a pool: writing the key again meets it. A limited request has keys of its own. */
export function keyedMemoryId(pool: LimitedPool, key: string): MemoryId {
  return derivedId("key", pool.tenant, pool.name, key, ...limitNames(pool))
}

/** The memory of one statement of one message. */
export function statedMemoryId(pool: Pool, message: string, content: string): MemoryId {
  return derivedId("stated", pool.tenant, pool.name, message, content)
}

/**
 * System randomness is fetched for many ids at once, because a call costs more than the rest; no byte is used twice.
 */
const randomness = { bytes: Buffer.alloc(0), used: 0 }
function takeRandomBytes(): Buffer {
  if (randomness.used === randomness.bytes.length) Object.assign(randomness, { bytes: randomBytes(4_096), used: 0 })
  const bytes = Buffer.from(randomness.bytes.subarray(randomness.used, randomness.used + 16))
  randomness.used += 16
  return bytes
}

/** Normalizes what clients trim and compose differently. */
function normalizeWhitespace(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").trim()
}

/** Joins parts with their lengths, so that different lists give different texts. */
function joinWithLengths(parts: readonly string[]): string {
  return parts.map((part) => `${part.length}:${part}`).join("")
}

function formatUuid(bytes: Buffer): MemoryId {
  const hex = bytes.toString("hex")
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
