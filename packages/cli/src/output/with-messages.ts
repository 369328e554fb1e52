/** What a sentence about a deleted memory goes on with when messages went along. */
export function withMessages(count: number): string {
  if (count === 0) return ""
  return count === 1 ? ", and the message it was read from" : `, and the ${count} messages it was read from`
}
