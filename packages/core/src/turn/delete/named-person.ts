import { analyse } from "../../text/analyse.ts"
import { foldSpelling } from "../../text/topics/folded-words.ts"
import { personOf } from "./request-address.ts"

const WORDS = /\p{L}[\p{L}\p{M}'’-]*/gu
const CALLED = new Set("called named namens heisst heiße heißt appelle llama chiama chama".split(" "))
const AND = new Set("and n und et y e".split(" "))
const ONESELF = new Set("i me ich moi je yo io eu myself".split(" "))
const IS = new Set("is was ist war est etait es era e foi".split(" "))
const TELLS = new Set(
  "says said told tells asked thinks reckons sagt sagte meint meinte findet dit dice dijo disse fala pense pensa cree".split(
    " ",
  ),
)
/** A person is introduced within so many words: "Boris, cousin of Katya", "Jule is meine Freundin". */
const MAX_BETWEEN = 3

/** Whether a sentence shows that an analysed word is what a person is called: "my sister Ines", "me and Dan", "he's called Bo". */
export function callsPerson(sentence: string, word: string): boolean {
  const spelled = sentence.match(WORDS) ?? []
  const words = spelled.map((one) => foldSpelling(one.replace(/['’]s$/u, "")))
  return spelled.some((one, at) => {
    if (!analyse(one.replace(/['’]s$/u, "")).includes(word)) return false
    const [first = "", second = ""] = [words[at - 1], words[at - 2]]
    const [next = "", after = ""] = [words[at + 1], words[at + 2]]
    if (personOf(words[at] ?? "") !== undefined) return false
    if (personOf(first) !== undefined || CALLED.has(first) || TELLS.has(next)) return true
    if ((AND.has(first) && ONESELF.has(second)) || (AND.has(next) && ONESELF.has(after))) return true
    const introduced = words.slice(at + (IS.has(next) ? 2 : 1), at + 1 + MAX_BETWEEN)
    return IS.has(next) && introduced.some((each) => personOf(each) !== undefined)
  })
}
