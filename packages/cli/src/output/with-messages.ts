/** The end of a sentence about a deleted memory whose words were taken out of its source messages, or kept. */
export function sourceMessagesText(count: number, keepsWords = false): string {
  if (keepsWords) return "; what was said stays"
  if (count === 0) return ""
  return count === 1 ? ", and its words in a message" : `, and its words in ${count} messages`
}

/** The sentence about a deleted memory that a file still holds. */
export function heldByFileText(place: string): string {
  return `${place} still holds it, and it stays out of memory; remove it there as well`
}
