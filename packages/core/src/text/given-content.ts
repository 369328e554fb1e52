import { breaksOffAt } from "./breaks-off.ts"
import { announcesTexts, isExercise } from "./spans/exercise-model.ts"
import { givesAskedContent } from "./topics/asked-model.ts"

interface Said {
  readonly role: string
  readonly text: string
}

/** Messages before a message that are read for an announcement. */
const MAX_BEFORE = 24
/** A longer text, in characters, is left to the models that read it, and so is a question. */
const MAX_TEXT = 120
const QUESTION = /[?？]/u

/**
 * Whether a user's message is content that says nothing of its sender, although it may be in the first person: what the
 * assistant asked for, an exercise or a text to correct, or an announcement of texts and what follows it.
 */
export const isGivenContent = (messages: readonly Said[], at: number): boolean => {
  const message = messages[at]
  if (message?.role !== "user") return false
  return (
    givesAskedContent(messages, at) ||
    isExercise(message.text) ||
    announcesTexts(message.text) ||
    followsAnnouncement(messages, at)
  )
}

/** A series lasts as long as short texts without a question follow. */
function followsAnnouncement(messages: readonly Said[], at: number): boolean {
  for (let place = at; place >= Math.max(0, at - MAX_BEFORE); place--) {
    const { role, text } = messages[place] ?? { role: "", text: "" }
    if (role !== "user") continue
    if (place < at && announcesTexts(text)) return true
    if (text.length > MAX_TEXT || QUESTION.test(text) || breaksOffAt(text) < text.length) return false
  }
  return false
}
