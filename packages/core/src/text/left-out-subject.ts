import { expression } from "./regex.ts"
import { mentionsPerson, otherSubjectIn, topicPersonIn } from "./unspaced-subject.ts"

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HAN = /\p{Script=Han}/u
/** A longer sentence, in characters, has a subject of its own. */
const MAX_LENGTH = 80

/** A topic that there is or is not, that died, or that somebody likes: "子供は二人います", "犬は苦手です". What follows is the speaker's. */
const NOT_TOLD_OF = expression("u")`
  ^(?:[\d一二三四五六七八九十]{1,3}[人匹頭羽]|たくさん|大勢|少し|もう|まだ|誰も|一人も)?(?:い|お)(?:ます|ません|りま|る|ない|なく|ました)
  |^(?:とても|すごく|本当に)?(?:大?好き|大?嫌い|苦手|怖いです|欲し|ほし|多い|少な|飼って|でき|[\d一二三四五六七八九十]{1,3}(?:人|匹)(?:です|家族))
  |亡くな|他界|逝去|永眠|死に|死んだ|私|僕|俺
`
/** The speaker belongs to them. */
const WITH_SPEAKER = /(?:家族|一家|夫婦|両親と|きょうだい)$/u
const ANIMAL =
  /(?:犬|猫|いぬ|ねこ|うさぎ|ウサギ|インコ|オウム|ハムスター|ペット|金魚|わんこ|ワンコ|にゃんこ|ニャンコ)$/u
/** What is told of animals as well. */
const OF_ANIMALS =
  /[歳才齢]|か月|ヶ月|アレルギー|病|症|炎|苦手|好き|嫌い|食べ|飲[みまむ]|名前|[雄雌犬猫]|オス|メス|キロ/u
const PARTNER = /(?:夫|妻|旦那|主人|嫁|家内|女房|婚約者|フィアンセ|パートナー|彼氏|彼女|恋人)(?:さん)?$/u
const OF_BOTH = /結婚|離婚|別れ|付き合|婚約|出会|知り合|同棲|暮らし始め/u

/** Words for the speaker, for both of them, wishes and orders, and what opens another subject. */
const OF_SPEAKER = expression("u")`
  私|わたし|わたくし|あたし|僕|ぼく|ボク|俺|おれ|オレ|自分|うち[はでのも]|我が家|わが家|当方|二人で|ふたりで|三人で|四人で|一緒|家族で|みんなで|夫婦で|同居
  |たい(?:です|と|な|ん|$)|ほしい|欲しい|ください|下さい|ましょう|ませんか|お願い|教えて|と思い|つもり|^(?:今日|今夜|今晩|明日|昨日|今朝|今週|今度)
  |^(?:ところで|ちなみに|さて|そういえば|それはそうと|話は変わ|あと[、は]|それと|また、)
`
const OF_SPEAKER_HAN =
  /[我咱俺]|自己|一起|[请請帮幫]|你|您|^(?:对了|對了|顺便|順便|话说|話說|另外|还有|還有|今天|今晚|明天|昨天)/u
/** Who died, and what tells more than whom a sentence is about. */
const TELLS_MORE_HAN = /去世|过世|過世|不在了|走了|没了|有没有|吗|[，,、；;!！：:「“"\n]|.{18}/u
/** A quotation, another question, and what tells of an event in more than one clause. */
const TELLS_MORE = /[?？「『“"：:\n]|か。?$|、.{0,60}(?<=た)[。！]?$|(?:ので|けど|のに|から|たら|し)、/u
/** A topic of its own, but for what somebody is told of by: "仕事は", and what they cannot have: "卵は食べません". */
const OWN_TOPIC = expression("u")`
  (?<!名前|年齢|年|歳|誕生日|趣味|特技|仕事|職業|出身|身長|体重|血液型|好物|食べ物|飲み物|アレルギー|性格|で|に|と)は(?!.{0,4}(?:食べ|飲|苦手|だめ|ダメ|好き|嫌い|無理|吸い|吸わ|しません|できません))
`

/** Whom a Japanese or Chinese sentence tells of as its topic, so that one behind it without a subject tells of them, too. */
export function toldOf(sentence: string): string | undefined {
  if (sentence.length > MAX_LENGTH) return undefined
  if (!KANA.test(sentence))
    return HAN.test(sentence) && !TELLS_MORE_HAN.test(sentence) ? otherSubjectIn(sentence) : undefined
  if (TELLS_MORE.test(sentence)) return undefined
  const topic = topicPersonIn(sentence)
  return topic === undefined || NOT_TOLD_OF.test(topic.rest) || WITH_SPEAKER.test(topic.person)
    ? undefined
    : topic.person
}

/**
 * Whether a Japanese sentence is its speaker's because it says so, or because the one before it tells of nobody further:
 * "子供は二人います。", "父は亡くなりました。", "離婚しました。"
 */
export function staysWithSpeaker(before: string, sentence: string): boolean {
  if (!KANA.test(sentence) || !KANA.test(before)) return false
  if (OF_SPEAKER.test(sentence)) return true
  if (OF_NAMED.test(sentence) || otherSubjectIn(sentence) !== undefined) return false
  const topic = topicPersonIn(before)
  if (topic !== undefined) return NOT_TOLD_OF.test(topic.rest)
  return IS_SPEAKER.test(before) || namesNobody(before)
}
/** What is told of whom or what somebody has: "猫がいます。名前はミケです。" */
const OF_NAMED = /名前|[歳才]|誕生日|って|そう(?:です|だ)|らしい/u
/** What somebody says of themselves with the word for a relative: "二児の母です", "夫と子供がいます", "母と二人暮らしです". */
const IS_SPEAKER =
  /^(?:[\d一二三四五六七八九十]児の)?(?:父|母|父親|母親|パパ|ママ)です|^[^はがに、]{1,12}と[^はがに、]{0,8}(?:い|おり)(?:ます|ません)|^子(?:供|ども)ができました|と(?:二人|2人)暮らし/u
/** Words with が or から that make no subject. */
const OF_THEIR_OWN = /(?:アレルギー|病|症|喘息|不耐症|体|友達|友人)が|子(?:供|ども)の(?:頃|ころ)から/gu
/** Whether a sentence has neither a subject nor somebody else. */
const namesNobody = (sentence: string): boolean =>
  !/は(?!ん)|も(?!ら|っ)|[が、]|への?|から/u.test(sentence.replace(OF_THEIR_OWN, "")) && !mentionsPerson(sentence)

/** Whether a Japanese or Chinese sentence leaves its subject out, and nothing says that it is its speaker. */
export function leavesSubjectOut(sentence: string): boolean {
  if (sentence.length > MAX_LENGTH || /[?？]\s*$/u.test(sentence) || otherSubjectIn(sentence) !== undefined)
    return false
  return KANA.test(sentence)
    ? !OF_SPEAKER.test(sentence) && !OWN_TOPIC.test(sentence)
    : HAN.test(sentence) && !OF_SPEAKER_HAN.test(sentence)
}

/**
 * Whether a Japanese or Chinese sentence without a subject is about whom the one before it tells of: "妻は美咲です。" and
 * "ベジタリアンです。" Their verbs have no person, and what is left out is the topic that stands.
 */
export function takesTopicOf(before: string, sentence: string): boolean {
  const person = toldOf(before)
  if (person === undefined || KANA.test(before) !== KANA.test(sentence) || !leavesSubjectOut(sentence)) return false
  if (ANIMAL.test(person)) return OF_ANIMALS.test(sentence)
  return !(PARTNER.test(person) && OF_BOTH.test(sentence))
}

/**
 * Whether a Japanese or Chinese sentence without a subject may be about somebody whom the one before it mentions:
 * "友達の健と会いました。糖尿病です。" Nothing says whose illness it is, so that it is nobody's.
 */
export function mayBeOfMentioned(before: string, sentence: string): boolean {
  if (before.length > MAX_LENGTH || KANA.test(before) !== KANA.test(sentence) || !leavesSubjectOut(sentence))
    return false
  if (/[?？]\s*$|(?:よね|か)[。]?$/u.test(before) || IS_SPEAKER.test(before)) return false
  return (KANA.test(before) || !TELLS_MORE_HAN.test(before)) && mentionsPerson(before)
}

/** What somebody does with their own body, as they ask what they should, may or can do: "何を食べればいい?", "登っても大丈夫?" */
const ASKS_FOR_SELF = expression("u")`
  (?:食べ(?!さ|て(?:もら|くれ|いただ))|飲[めんみもまむ]|飲む|頼[めんみもむ]|注文し?|着(?=れ|た|て|る)|座[れっりるろ]|避け|控え|(?:気を)?付け|気をつけ|注意し?|登[れっりるろ]|泳[げいぎぐご]|走[れっりるろ]|歩[けいきくこ]|乗[れっりるろ]|入[れっりるろ]|参加し?|断[れっりるろ]|伝え|説明し?|休[めんみむも]|薬.{0,6}持って(?:行|い)|服用し?|マスク.{0,3}し|過ご[せしすそ]|どう[しす])
  [^、。]{0,6}?(?:ば|たら|だら|ほうが|方が|ても|でも|べき|う?かな|られ|(?<=[えけせてねべめれげ])(?:ます|る))
`
/** Hearsay is no word of the speaker about themselves. */
const HEARSAY = /(?:そう|らしい|って|言って.{1,4})(?:です|だ|ね|よ)?[。！!]?$/u
/** Whom a sentence tells of as met, and not as company: "健と会いました". */
const IS_MET = /と.{0,6}(?:会[ういっえ]|再会|話[しそす]|電話|知り合|別れ|付き合|喧嘩|ケンカ|けんか|仲直り)/u

/**
 * Whether a question behind a statement tells that its speaker speaks of themselves although the sentence before names
 * company: "友達とレストランに行きます。卵アレルギーなんです。何を食べればいい?"
 */
export function asksForSelf(before: string, sentence: string, question: string): boolean {
  if (!KANA.test(question) || HEARSAY.test(sentence) || IS_MET.test(before)) return false
  const isCompany = /と(?!いう|言|思|して)/u.test(before) && otherSubjectIn(before) === undefined
  return isCompany && otherSubjectIn(question) === undefined && ASKS_FOR_SELF.test(question)
}
