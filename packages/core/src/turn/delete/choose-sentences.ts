import { chooseRanked, type StoredStatements } from "./choose-ranked.ts"
import { agreesInKind, type ForgetRequest, matchesRequest } from "./match-request.ts"
import { chooseNamed, type RequestReader } from "./named-statements.ts"
import { createAddressCheck } from "./request-address.ts"

/** Which sentences a request means and may mean. `stored`: they are stored statements, of which a model knows which are meant. */
export function chooseSentences(
  sentences: readonly string[],
  asked: ForgetRequest,
  reader: RequestReader,
  stored?: StoredStatements,
) {
  const agrees = createAddressCheck(asked, reader.subjects)
  if (asked.reach !== "named") {
    const matches = (sentence: string) => matchesRequest(sentence, asked, reader)
    return {
      isMeant: (sentence: string) => matches(sentence) && agrees(sentence),
      isNear: (sentence: string) => matches(sentence) && !agrees(sentence),
      placeOf: () => 0,
    }
  }
  const fitting = [...new Set(sentences)].filter(
    (sentence) => asked.isStatement !== true || agreesInKind(sentence, asked, reader),
  )
  const byWords = chooseNamed(asked.about, asked.words, fitting, reader.named, agrees)
  const { chosen, near } =
    stored === undefined ? byWords : chooseRanked(asked, fitting, byWords, reader, agrees, stored)
  const isChosen = new Set(chosen)
  const places = new Map(near.map((sentence, place) => [sentence, place]))
  return {
    isMeant: (sentence: string) => isChosen.has(sentence),
    isNear: (sentence: string) => places.has(sentence),
    /** How likely a near sentence is: the likeliest is at 0. */
    placeOf: (sentence: string) => places.get(sentence) ?? places.size,
  }
}
