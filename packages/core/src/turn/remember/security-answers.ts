import { isStopWord } from "../../text/stop-words.ts"
import { isRemark } from "./no-secret.ts"
import { type SecretPattern, secretPattern } from "./secret-pattern.ts"

const QUESTION =
  "(?:security|secret)[ ]question|sicherheitsfrage|geheimfrage|question[ ](?:de[ ]sécurité|secrète)|pregunta[ ](?:de[ ]seguridad|secreta)|domanda[ ](?:di[ ]sicurezza|segreta)|pergunta[ ](?:de[ ]segurança|secreta)"
const ANSWER_NAME =
  "(?:security|secret)[ ]answer|sicherheitsantwort|geheimantwort|réponse[ ](?:de[ ]sécurité|secrète)|respuesta[ ](?:de[ ]seguridad|secreta)|risposta[ ](?:di[ ]sicurezza|segreta)|resposta[ ](?:de[ ]segurança|secreta)"
const ANSWER = "answer|antwort|réponse|respuesta|risposta|resposta"
/** Words between, within a sentence. */
const BETWEEN = String.raw`[^\n.!?:;]`
const IS = "(?:[ ](?:is|was|ist|war|lautet|est|es|era|è|é)|,?[ ]c['’]est)[ ]|:[ ]"
/** How people say what they answered; in German also what stands at the end. */
const ANSWERED = String.raw`\bi[ ](?:always[ ])?(?:put|chose|answer|answered|use|used|set|entered|say|said|typed|gave|took|went[ ]with)
  |(?:antworte|sage|schreibe|nehme)[ ]ich(?:[ ]immer)?|habe?[ ]ich(?=[^\n.!?]{0,80}(?:,|angegeben|eingetragen|gewählt|genommen|hinterlegt|geantwortet))
  |j['’]ai[ ](?:mis|répondu|choisi|donné|écrit)|je[ ](?:réponds|mets|dis)(?:[ ]toujours)?
  |(?<!\p{L})(?:puse|respondí|contesté|elegí|escribí|pongo|respondo|contesto|he[ ]puesto)(?:[ ]siempre)?
  |\bho[ ](?:messo|risposto|scelto|scritto)|(?<!\p{L})(?:rispondo|metto)(?:[ ]sempre)?
  |(?<!\p{L})(?:coloquei|respondi|botei|pus|usei|escolhi|coloco)(?:[ ]sempre)?`
const REST = String.raw`(?:[^\n.!?;]|(?<=(?<!\p{L})(?:mrs?|ms|dr|st|sra?))\.){2,80}`
const ARTICLES =
  /^(?:the|my|an?|el|la|le|il|o|mi|mon|ma|un|una|une|mio|mia|meu|minha|mein|meine|der|die|das|den|one|both)$/i

/** A stated answer has a name or a number in it, or is a word or two of its own. */
function isAnswer(rest: string): boolean {
  const words = rest.trim().split(/\s+/)
  const [first = ""] = words
  if (isRemark(first) && !ARTICLES.test(first)) return false
  if (/(?<![\p{L}])\p{Lu}\p{L}|\p{N}/u.test(rest)) return true
  return words.length <= 2 && !words.some((word) => isStopWord(word.toLowerCase()) || isRemark(word))
}

const isUnspacedAnswer = (rest: string): boolean =>
  !/什么|什麼|哪|啥|谁|怎么|多少|何|どう|わか|分か|忘れ|ない|なに|変え|難し|简单|简單|错/.test(rest)

const answer = secretPattern({ kind: "security answer", holds: isAnswer })
const unspacedAnswer = secretPattern({ kind: "security answer", holds: isUnspacedAnswer })

/**
 * Answers to security questions in sentences, to the end of the sentence: "… I put the street I grew up on, Wisteria Row."
 * names what was asked for and the answer, and either tells it.
 */
export const securityAnswers: readonly SecretPattern[] = [
  answer`(?<!\p{L})(?:${QUESTION})s?${BETWEEN}{0,60}?(?:${ANSWERED})[ ](?<secret>${REST})`,
  answer`(?<!\p{L})(?:(?:${ANSWER})${BETWEEN}{1,40}?(?:${QUESTION})|(?:${QUESTION})[ ](?:${ANSWER})|${ANSWER_NAME})${BETWEEN}{0,50}?(?:${IS})(?<secret>${REST})`,
  // The question itself, then what it asks for: "my secret question is my first car and that was a Hillman Imp".
  answer`
    (?<!\p{L})(?:${QUESTION})${BETWEEN}{0,40}?(?:${IS})(?:the|my|mein|meine|der|die|das|le|la|mon|ma|mi|el|il|mio|mia|meu|minha|o|a)[ ][^\n.!?:;,]{3,50}?
    (?:,[ ](?:(?:and[ ])?(?:that|it)(?:['’]s|[ ]is|[ ]was)[ ])?|[ ]and[ ](?:that|it)(?:['’]s|[ ]is|[ ]was)[ ])(?<secret>(?:an?[ ])?[^\s.!?;,]{2,30}(?:[ ][^\s.!?;,]{1,30}){0,3})(?=[.!]|\s{0,3}$)
  `,
  unspacedAnswer`(?:密保|安全问题|安全問題)[^\n。！？]{0,12}?(?:答案[是为為]|[填写寫设設答](?:的[是为為]|了)|(?<=密保[^\n。！？]{0,20})[叫])(?<secret>[^\n。！？]{2,40})`,
  unspacedAnswer`
    秘密の質問(?:の答えは|への答えは|には|に)(?<secret>[^\n。！？]{2,40}?)(?=です|だよ|だ。|でした|を設定|を登録|で登録|と入れ|と答え|と書|にし[たてま]|に設定|。|$)
  `,
]
