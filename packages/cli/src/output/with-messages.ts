/** The end of a sentence about a deleted memory whose words were taken out of its source messages, or kept. */
export function sourceMessagesText(count: number, keepsWords = false): string {
  if (keepsWords) return "; what was said stays"
  if (count === 0) return ""
  return count === 1 ? ", and its words in a message" : `, and its words in ${count} messages`
}
