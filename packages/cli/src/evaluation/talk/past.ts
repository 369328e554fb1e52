/** Signs of the past in a line's mark. */
const PAST_MARK =
  /earlier|former|past|until|till|no longer|superseded|replaced|outdated|ended|früher|bis|nicht mehr|überholt|ersetzt/i

/** Signs of the past in a line's words. The lookahead keeps a word from matching inside a longer one. */
const PAST_WORDS =
  /\b(?:used to|no longer|not .{0,40}any ?more|no more|formerly|previously|earlier|originally|until|back (?:when|in)|when i (?:still|was|lived|worked)|in my .{0,40}(?:days|years)|(?:my|our|the|that|der|das|die) (?:old|alte)|supposed to|früher|ehemals|ursprünglich|nicht mehr|damals|als (?:ich|wir) noch|hätten?)(?!\p{L})|n't .{0,40}any ?more(?!\p{L})/iu

/** Whether the mark of a line shows that it no longer holds. */
export function isMarkedPast(mark: string): boolean {
  return PAST_MARK.test(mark)
}

/** Whether a text says of itself that it no longer holds. */
export function saysItIsPast(text: string): boolean {
  return PAST_WORDS.test(text)
}
