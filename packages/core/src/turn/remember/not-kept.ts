import { ownWords } from "../../text/own-words.ts"
import { oneLine, regex } from "../../text/regex.ts"
import { sentencesOf } from "../../text/sentences.ts"

const THIS_MESSAGE = oneLine(`
    (?:this|that|it|any of (?:this|it|that)|(?:this|that) (?:message|conversation|part)|(?:anything|what) i (?:say|said|tell you|told you|am about to (?:say|tell you)))
  `)
const POLITE = `(?:(?:please|ok|okay|and|but|also|i want you to|i'd like you to),? ){0,3}`
const NOT = "(?:do not|don't|never|you (?:must|should) not|you shouldn't|not to)"
/** The end of the request, or its object after a colon. */
const END = "(?=$|[:,;.–—-]| -| in (?:your |the )?memory| please| for later)"

/**
 * "Don't remember this", "please do not store that: ...", "off the record": requests to memory about the message
 * itself. Not to store something else ("don't save the file") is work.
 */
const FORMS: readonly RegExp[] = [
  regex(
    `^${POLITE}${NOT} (?:remember|memori[sz]e|keep|store|save|note|record|log)(?: down)? ${THIS_MESSAGE}(?: down)?${END}`,
    "iu",
  ),
  regex(
    `^${POLITE}${NOT} (?:remember|memori[sz]e) (?:that |the fact that )(?:i|i'm|my|our|we|[\\p{L}'-]+ \\p{L}+)\\b`,
    "iu",
  ),
  regex(
    `^${POLITE}${NOT} (?:store|save|keep|put|add|write) .{1,80} (?:in|to|into) (?:your )?(?:memory|memories)\\b`,
    "iu",
  ),
  regex(
    `^(?:(?:this|that|it|what i say|the following) (?:is|stays)|(?:let's )?keep (?:this|that|it)|strictly|just)? ?off the record(?:${END}|(?= (?:i|i'm|i've|my|we|our)\\b))`,
    "iu",
  ),
  regex(`^${POLITE}keep (?:this|that|it|the following) out of (?:your |the )?(?:memory|memories|records?)${END}`, "iu"),
  regex(`^(?:this|that|it|what i say) (?:is|stays|has to stay) (?:just |strictly )?between us${END}`, "iu"),
  regex(`^(?:this is |that is )?not for the record(?=$|[:,;.])`, "iu"),
  regex(
    `
      ^(?:bitte )?(?:(?:merk(?:e)?|merken Sie) (?:dir|Ihnen|sich) (?:das|dies|es|folgendes)|(?:speicher(?:e|n Sie)?|notier(?:e|en Sie)?|behalte) (?:das|dies|es|folgendes))
      (?: bitte)? nicht\\b|^(?:bitte )?(?:das|dies|folgendes)? ?nicht (?:merken|speichern|notieren)(?=$|[:,.])
    `,
    "iu",
  ),
  /^(?:s'il te plaît,? )?ne (?:retiens|retenez|mémorise|mémorisez|enregistre|enregistrez|note|notez|garde|gardez) pas (?:ça|cela|ceci|ce qui suit)(?=$|[ :,.])/iu,
  /^(?:por favor,? )?(?:no|não|nao) (?:recuerdes|guardes|memorices|anotes|registres|guarde|memorize|memorizes|grave|anote) (?:esto|eso|isto|isso)(?=$|[ :,.])/iu,
  /^(?:per favore,? )?non (?:ricordare|memorizzare|salvare|annotare|registrare) (?:questo|ciò|quello)(?=$|[ :,.])/iu,
  /^(?:请|請)?(?:你)?(?:不要|别|別|勿)(?:记住?|記住?|记下|記下|保存|存储|儲存|记录|記錄)(?:这个|這個|这件事|這件事|这些|這些|这|這|以下(?:内容)?)(?:$|[，,:：。])/u,
  /(?:^|[、。])(?:これ|このこと|この話|以下)(?:は|を)(?:覚えないで|記憶しないで|保存しないで|記録しないで|メモしないで)(?:ください|下さい|くれ|ね)?(?:$|[。：:、])/u,
]

/**
 * Whether a user asks not to keep the message: neither it nor the reply is stored in any form. What a pasted text asks does not count, unless the
 * message begins with it: losing a turn is better than keeping a confidence.
 */
export function asksNotToKeep(text: string): boolean {
  const end = text.slice(-65_536)
  const asks = sentencesOf(end).flatMap(({ text: sentence, start }, index) => {
    const straight = sentence.slice(0, 400).replace(/[’]/g, "'")
    return FORMS.some((form) => form.test(straight)) ? [{ start, first: index === 0 }] : []
  })
  if (asks.length === 0) return false
  const own = ownWords(end)
  return asks.some(({ start, first }) => first || !/^\s?$/.test(own.slice(start, start + 1)))
}
