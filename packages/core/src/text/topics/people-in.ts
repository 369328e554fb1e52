import { wholeWords } from "../whole-words.ts"
import { cuesInUnspaced, cuesOfWord } from "./cue-words.ts"
import { foldedWords } from "./folded-words.ts"

/** Verbs and pronouns of the second person that `cue-words` does not have. */
const SECOND_PERSON = wholeWords(
  "hast|bist|isst|lebst|sind sie|haben sie|tienes|eres|comes|sigues|hai|sei|mangi|segui|tens|és|segues|sie|lei",
)

/** Whether a question says that it is about whom it asks. */
export const addresses = (question: string): boolean =>
  /[你您]|あなた/u.test(question) ||
  SECOND_PERSON.test(question) ||
  foldedWords(question).some((word) => cuesOfWord(word).includes("you"))

/** People for whom somebody cooks or cares, and occasions at which there are some, in the forms that `cue-words` does not have. */
const PEOPLE = wholeWords(
  `babysit\\p{L}*|guests?|visit\\p{L}*|team|class|party|wedding|event|toddlers?|niece|nephew|in-laws?|neighbou?rs?|clients?|customers?|catering|residents?|patients?|group|family|roommates?|flatmates?|au pair
  |gäste\\p{L}*|besuch\\p{L}*|gruppe|klasse|feier|hochzeit|kind\\p{L}*|kleinkind|nichte|neffe\\p{L}*|schwieger\\p{L}+|schwager|familie|leute|personen|verein|\\p{L}*verein|team|kunden?|patient\\p{L}*|nachbar\\p{L}*|mitbewohner\\p{L}*|freund\\p{L}*
  |invités?|visite\\p{L}*|équipe|classe|fête|mariage|bébé|nièce|neveu|beaux-parents|belle-\\p{L}+|beau-\\p{L}+|famille|gens|personnes|clients?|voisins?|colocs?|amie?s?
  |invitad\\p{L}*|visitas?|equipo|clase|fiesta|boda|bebé|niñ[oa]s?|sobrin[oa]s?|suegr[oa]s?|familia|personas|clientes?|vecin[oa]s?|amig[oa]s?
  |ospit[ei]|visit[ei]|squadra|festa|matrimonio|bambin[oaie]|nipot[ei]|suocer[oaie]|famiglia|persone|client[ei]|vicin[oaie]|amic[oaihe]+
  |convidad\\p{L}*|time|turma|festa|casamento|criança\\p{L}*|bebê|sobrinh[oa]s?|sogr[oa]s?|família|pessoas|vizinh[oa]s?`.replace(
    /\s*\n\s*/g,
    "",
  ),
  "客人|朋友|孩子|小孩|球队|班|聚会|派对|婚礼|侄|外甥|公婆|岳父|岳母|家人|病人|顾客|邻居|姪|甥|友達|友人|お客|子守|子供|子ども|赤ちゃん|チーム|クラス|パーティー|結婚式|両親|家族|患者|隣|妹|弟|姉|兄|息子|娘|妻|夫|母|父|人分|人前",
)

/** Whether somebody other than its speaker is spoken of. */
export const namesPeople = (text: string): boolean =>
  PEOPLE.test(text) ||
  foldedWords(text).some((word) => {
    const cues = cuesOfWord(word)
    return cues.includes("kin") || cues.includes("others")
  }) ||
  cuesInUnspaced(text).some(([cue]) => cue === "kin" || cue === "others")
