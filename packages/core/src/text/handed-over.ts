import { wholeWords } from "./whole-words.ts"

/** Longer than this, in characters, a message announces nothing and asks for nothing: it is the text. */
const MAX_CHARACTERS = 400

/** "I'll paste a mail, summarize it." */
const ANNOUNCES = wholeWords(
  `(?:i'll|i will|i'm going to|i am going to|let me|i want to|can i|may i|i'd like to) (?:now |just |then )?(?:paste|copy|forward|post|send you|share) (?:you |it|a|an|the|some|my|this|here|below)|(?:next|following) (?:message|text|mail|e-?mail|paste)|(?:text|mail|e-?mail|message|it) (?:comes|follows)
  |ich (?:füge|schicke|kopiere|poste|sende) .{0,60}|(?:nächste|folgende)\\p{L}? (?:nachricht|text|mail)|je (?:te |vous )?(?:colle|envoie|copie) .{0,60}|prochain message|(?:te |le )?(?:pego|copio|envío|mando) .{0,60}|siguiente mensaje|vou colar|próxima mensagem|(?:ti )?(?:incollo|mando|copio)|prossimo messaggio
  |ik (?:plak|stuur)|volgend bericht|wklejam|wkleję|następna wiadomość|yapıştır\\p{L}*|вставлю|пришлю|следующее сообщение`,
  "贴给你|发给你|粘贴|下一条|貼り付け|貼ります|送ります|次のメッセージ|붙여넣|보낼게",
)
/** The assistant asks for it: "Sure, paste it." */
const ASKS_FOR_TEXT = wholeWords(
  `paste (?:it|the|your|that|here|away)|(?:share|send|provide|post|drop) (?:me )?(?:it|the|that) ?(?:e-?mail|mail|text|message|letter|paragraph|document|article|content|here)?|(?:the|your) (?:text|e-?mail|mail|message|letter) (?:here|you'd like|you would like|you want)
  |(?:füge|fügen sie) .{0,60}ein|schick\\p{L}* .{0,40}(?:text|mail|nachricht)|(?:collez|colle|envoie|envoyez)(?:-(?:le|la|moi))?|(?:pega|pégalo|pégame|envíame|mándame)\\p{L}*|cole|incolla\\p{L}*|plak|wklej|yapıştır\\p{L}*|вставь\\p{L}*|пришлите?`,
  "贴|发给我|粘贴|貼り付けて|送ってください|붙여",
)
/** A message of the same request about the ones beside it. */
const OF_BEFORE = wholeWords(
  `above|previous (?:message|text)|last message|obige\\p{L}*|oben|ci-dessus|précédent|arriba|anterior|acima|sopra|precedente|hierboven|powyżej|yukarıda\\p{L}*|выше`,
  "上面|以上|上文|上記|위의|위 글",
)

interface Said {
  readonly role: string
  readonly text: string
}

/**
 * Whether a message of a user is a text handed over in the course of the conversation: the one before announced it, the assistant asked for it, or the
 * next one of the same request asks about "the text above".
 */
export function isHandedOver(messages: readonly Said[], at: number): boolean {
  const message = messages[at]
  if (message?.role !== "user") return false
  const before = messages[at - 1]
  const next = messages[at + 1]
  if (next?.role === "user" && isShort(next) && OF_BEFORE.test(next.text)) return true
  if (before?.role === "user") return isShort(before) && ANNOUNCES.test(straight(before))
  if (before?.role !== "assistant") return false
  const asked = messages[at - 2]
  const announced = asked?.role === "user" && isShort(asked) && ANNOUNCES.test(straight(asked))
  return announced || (isShort(before) && ASKS_FOR_TEXT.test(straight(before)))
}

function isShort({ text }: Said): boolean {
  return text.length <= MAX_CHARACTERS
}

function straight({ text }: Said): string {
  return text.replace(/[’]/g, "'")
}
