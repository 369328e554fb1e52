/** The end of a sentence about a deleted memory whose source messages were deleted too. */
export function sourceMessagesText(count: number): string {
  if (count === 0) return ""
  return count === 1 ? ", and the message it came from" : `, and the ${count} messages it came from`
}
