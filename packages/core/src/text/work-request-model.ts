import { REQUEST_BIAS, REQUEST_SCALE, REQUEST_WEIGHTS } from "./work-request-weights.ts"

/** Buckets of the hashed features; a power of two. */
export const BUCKETS = 16_384
const SHORTEST = 2
const LONGEST = 4
/** More of a clause, in characters, is not read. */
const MAX_CHARACTERS = 200

/** The bucket of each feature of a clause, without duplicates: its groups of two to four characters, its ends, its length and its marks. */
export function requestFeatures(clause: string): readonly number[] {
  const text = `^${clause
    .toLowerCase()
    .normalize("NFC")
    .replace(/[’]/g, "'")
    .replace(/[\s\p{P}]+/gu, " ")
    .trim()
    .slice(0, MAX_CHARACTERS)}$`
  const found = new Set<number>()
  for (let size = SHORTEST; size <= LONGEST; size++)
    for (let at = 0; at + size <= text.length; at++) found.add(bucketOf(text.slice(at, at + size)))
  for (const word of text.slice(1, -1).split(" ")) found.add(bucketOf(`word ${word}`))
  found.add(bucketOf(`length ${Math.min(6, Math.floor(text.length / 12))}`))
  if (/[?？؟]/u.test(clause)) found.add(bucketOf("asks"))
  return [...found]
}

/** FNV-1a. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1)
}

const weights = Int8Array.from(atob(REQUEST_WEIGHTS), (character) => (character.charCodeAt(0) << 24) >> 24)

/** How likely a clause asks for something about a text beside it, from 0 to 1. */
export function textRequestProbability(clause: string): number {
  const features = requestFeatures(clause)
  const sum = features.reduce((total, bucket) => total + (weights[bucket] ?? 0), 0)
  return 1 / (1 + Math.exp(-(REQUEST_BIAS + (REQUEST_SCALE * sum) / Math.sqrt(features.length))))
}
