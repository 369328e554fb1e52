import { mentionedAttributes } from "../../text/attributes.ts"
import { expression } from "../../text/regex.ts"
import { type Sentence, sentencesOf } from "../../text/sentences.ts"
import { type Ending, readEnding } from "../../text/topics/ending-model.ts"
import { isFiller } from "../remember/wishes-about-others.ts"
import { asksMemory } from "./asked-for.ts"
import { asksExplicitly } from "./bare-requests.ts"
import { hasObjectClause, namesOwn } from "./clause-roles.ts"
import { formOf } from "./forgetting-verbs.ts"
import { namingWords } from "./named-statements.ts"
import { saysForGood, turnsToOtherMatter } from "./set-aside.ts"
import { speaksOfMemory } from "./speaks-of-memory.ts"
import { ordersToLeaveOut } from "./told-before.ts"

/** A sentence about the result of what its message asks for: "What's a good pad thai recipe? Forget the nuts." */
export interface TaskOrder extends Sentence {
  /** Whether it surely stands behind a task and names nothing that may be meant of memory as well, as in "forget my mum". */
  readonly isSure: boolean
}

/** A longer sentence is no order, in characters. */
const MAX_ORDER = 80
/** An order to make or give something: "Suggest a weekend", "Dammi una ricetta". */
const GIVES = expression("iu")`
  ^(?:(?:please|pls|hey|so|ok|okay|now|and|bitte|por favor|per favore|s['’]il te plaît)[, ]{1,2}){0,3}(?:(?:give|get|find|show|send|tell|teach|help|book|buy|bring|cook) (?:me|us)|suggest|recommend|sort|list|name|organi[sz]e|arrange|explain|look up|search|book|cook|bake|pick|choose|plan|write|draft|make|create|prepare|translate|fill|summari[sz]e|design|build|draw|compare
  |(?:gib|nenn|zeig|such|find|empfiehl|erklär|hilf|schick|koch|back|schlag|schreib|plan|mach|erstell|übersetz|entwirf|füll|stell)e? (?:mir|uns|eine?n?|das|die|den)
  |(?:donne|propose|trouve|montre|conseille|recommande|explique|cherche|aide|écris|prépare|fais|organise|rédige|suggère|planifie)[sz]?[- ](?:moi|nous|un|une|des|le|la|les)|(?:dame|danos|dime|búscame|búscanos|recomiéndame|sugiere|sugiéreme|muéstrame|hazme|haznos|escríbeme|prepárame|ayúdame|escribe|planea|organiza|explícame|propón|haz)
  |(?:dammi|dacci|dimmi|trovami|trovaci|consigliami|suggeriscimi|mostrami|fammi|facci|scrivimi|preparami|aiutami|organizza|spiegami|scrivi|prepara|proponi)|(?:me|nos) (?:dá|dê|ajud[ae]|indica|recomenda|sugere|mostra|explica|acha|faz|faça)|(?:dá|dê|acha|ache|indica|recomenda|sugere|sugira|mostra|faz|faça|escreve|escreva|planeja|organiza|explica)(?:-me)?)(?!\p{L})
  |^(?:请|帮我|给我|替我|推荐|写|做一|安排|找)|(?:教えて|作って|書いて|探して|考えて|立てて|勧めて|おすすめして|出して)(?:ください|くれ|ね)?[。!！]?$
`
/** Names of what people have made: "Pizza recipe please." */
const ASKED_FOR = expression("iu")`
  (?<!\p{L})(?:recipes?|ideas?|plan|itinerary|tips?|suggestions?|list|rezepte?|ideen|tipps?|vorschläge|recettes?|idées?|conseils|receta|recetas|ideas|consejos|ricett[ae]|idee|consigli|receitas?|ideias?|dicas)(?!\p{L})(?:,? (?:please|pls|plz|for \p{L}+(?: \p{L}+){0,3}|bitte|stp|s['’]il te plaît|por favor|per favore))?[\s.!]*$
`

/** What people plan aloud: "Let's do banana bread", "I want to make granola", "I'm looking for a flat". */
const PLANS = expression("iu")`
  ^(?:(?:so|ok|okay|hey|hi|also|na|alors|bueno|allora|então)[, ]{1,2})?(?:let['’]?s|let us|(?:i|we)(?: really)?(?:['’]?d like| would like| want| wanna| need|['’]m looking|['’]re looking| am looking|['’]m planning|['’]re planning|['’]m making|['’]re making) ?(?!(?:to )?(?:tell|confess|you)(?!\p{L}))
  |lass uns|lasst uns|(?:ich|wir) (?:will|wollen|möchten?|brauchen?|suchen?|planen?|hätten?)(?!\p{L})|(?:on va|allons|je (?:veux|voudrais|cherche|prépare)|on (?:veut|cherche|prépare)|j['’]ai besoin d|j['’]aimerais)(?!\p{L})
  |(?:vamos|quiero|queremos|busco|buscamos|necesito|quisiera|facciamo|voglio|vogliamo|vorrei|cerco|cerchiamo|quero|queremos|procuro|preciso)(?!\p{L}))|我们来|我想|我要|したい|たいです|しよう|しましょう
`
/** What comes before a request and asks for nothing else: "Can you do me a favour?", "Thanks for the recipe.", "How are you?" */
const PREFACE = expression("iu")`
  (?<!\p{L})(?:favou?r|something else|one (?:more )?thing|gefallen|service|otra cosa|piacere|cortesia|outra coisa)(?!\p{L})|帮个忙|一件事|お願いが|頼みが
  |^(?:thanks|thank you|thx|cheers|danke|vielen dank|merci|gracias|grazie|obrigad[oa]|谢谢|ありがとう|(?:nice|great|good|cool|gute|tolle|bonne|buena|bella|boa) (?:idea|one|job|idee|idée|idea|ideia)
  |(?:hi|hello|hey|good (?:morning|afternoon|evening)|how are you|how['’]s it going|what['’]s up|hallo|moin|guten (?:tag|morgen|abend)|wie geht|salut|bonjour|bonsoir|coucou|ça va|hola|buen[oa]s|qué tal|cómo estás|ciao|buongiorno|buonasera|come (?:stai|va)|olá|oi|bom dia|boa (?:tarde|noite)|tudo bem|como vai)(?:[ ,]{1,2}[\p{L}']+){0,3}[.!?]*$)
  |^(?:你好|您好|早上好|最近怎么样|こんにちは|おはよう|元気)
`
/** What asks for no result, so that something of one's own is to be forgotten for good: "Can you help me? Forget my job." */
const NAMES_NO_TASK = expression("iu")`
  ^(?:(?:ok|okay|so|hey|please|and|bitte|por favor|per favore)[, ]{1,2})?(?:(?:can|could|may|will|would) (?:i|you) (?:please )?(?:ask (?:you )?(?:something|a question|a favou?r(?: of you)?)|help(?: me| us)?(?: out)?|do something(?: for me)?|clean up(?: a bit)?|tidy up)(?: (?:here|please|quickly))?|(?:are )?you (?:still )?(?:there|ready|listening|with me|here)|ready|got it|do you mind|guess what|(?:you )?know what|help (?:me|us) (?:out|move on)(?: here)?(?:,? please)?|let['’]?s (?:clean|tidy) up|(?:i|we) (?:really )?(?:need|want|would like|['’]d like) (?:to (?:start (?:over|fresh|again|anew)|move on|change something|correct something)|an? (?:fresh|new|clean) (?:start|slate)))[\s.!?]*$
  |^(?:weißt du was|kann ich dich (?:et)?was fragen|(?:kannst|könntest) du mir (?:bitte |mal |kurz ){0,3}helfen|hörst du(?: mich| mir zu)?|bist du (?:noch )?da|(?:ich|wir) (?:will|möchte|wollen|möchten) (?:noch ?mal |ganz )?(?:neu|von vorn(?:e)?) anfangen)[\s.!?]*$
  |^(?:tu sais quoi|je peux te demander (?:un truc|quelque chose)|(?:(?:est-ce que )?tu peux|peux-tu|pouvez-vous) m['’]aider|(?:tu es|t['’]es) là|je (?:veux|voudrais) (?:repartir (?:à|de) zéro|recommencer(?: à zéro)?|changer de vie))[\s.!?]*$
  |^¿?(?:sabes qué|sai (?:una )?cosa|me ayudas|mi aiuti|(?:me )?puedes ayudar(?:me)?|te puedo preguntar algo|estás ahí|me escuchas|(?:quiero|queremos|quisiera) empezar de (?:cero|nuevo)|(?:mi )?puoi aiutar(?:mi|e)|posso chiederti una cosa|ci sei|mi senti|(?:voglio|vorrei) ricominciare(?: da (?:capo|zero))?)[\s.!?]*$
  |^(?:sabe (?:de )?uma coisa|(?:você )?me ajuda|(?:você )?pode(?:s)? (?:me ajudar|ajudar-me)|posso (?:te )?perguntar uma coisa|(?:você )?(?:est[áa]s? )aí|quer saber|(?:quero|queria) (?:recomeçar|começar de novo)(?: do zero)?)[\s.!?]*$
  |^(?:能|可以|你能)(?:不能)?帮(?:我|帮我|我一下|个忙)吗|^(?:可以)?帮帮我吗|^你?(?:猜怎么着|知道吗)|^你?在吗|^我想重新开始|^(?:ねえ、)?(?:ちょっといい|聞いて|手伝ってくれる|いますか)
  |(?<!\p{L})(?:(?:my|some|more|want|looking for|about|mehr|meine?|mir ist|plus de|ma|más|mi|più|mia|mais|minha) (?:privacy|datenschutz|privatsphäre|confidentialité|vie privée|privacidad|privacidade)|my (?:data|information) (?:safe|secure|private)|(?:happens? to|do with) my (?:data|information)|clean up my profile|make you forget)(?!\p{L})|(?:隐私|プライバシー)[^?？]{0,20}$
`
/** Nobody says that of a recipe: "forget everything about Gary". */
const EVERYTHING = expression("iu")`
  (?<!\p{L})(?:everything|anything|alles|toute?|todo|tutto|tudo)(?!\p{L})|一切|所有|全部|すべて|全て
`
/** "忘掉我住在武汉", "看護師だということは忘れて": what is to be forgotten is a clause. */
const EASTERN_CLAUSE =
  /忘(?:掉|记|記|了)?我(?!的|家)|我.{1,12}的(?:事|这件事)|(?:という|[るただいう])(?:こと|話|の)[はを]?(?:もう)?忘れ/u
/** What stands for something that was named before. */
const PRONOUN = expression("iu")`
  (?<!\p{L})(?:it|this|that|these|those|them|him|her|das|es|ihn|sie|ihm|davon|ça|cela|ceci|les|eso|esto|ello|isso|isto|questo|ciò|\p{L}+(?:lo|la|los|las|li|le|[-](?:le|la|les|o|a|os|as)))(?=[\s.!]*$)|[它他她这那這]|それ|これ|彼
`
type Certainty = "surely" | "maybe"

/** The sentences of a message that would ask to forget, and stand behind a question or a task. */
export function ordersBehindTasks(text: string): readonly TaskOrder[] {
  const orders: TaskOrder[] = []
  let task: { readonly text: string; readonly certainty: Certainty } | undefined
  let asksNothing = false
  for (const sentence of sentencesOf(text).flatMap(divideBehindTask)) {
    if (isFiller(sentence.text)) continue
    // A task that was named before is still meant.
    if (asksForNothing(sentence.text.trim())) {
      asksNothing = asksNothing || task === undefined
      task ??= { text: sentence.text, certainty: "maybe" }
      continue
    }
    if (asksNothing && namesOwn(sentence.text)) task = undefined
    asksNothing = false
    const order = task === undefined ? undefined : orderAbout(sentence.text, task.text)
    if (order !== undefined) orders.push({ ...sentence, isSure: order === "surely" && task?.certainty === "surely" })
    else {
      const certainty = taskCertainty(sentence.text)
      task = certainty && { text: sentence.text, certainty }
    }
  }
  return orders
}

const asksForNothing = (sentence: string): boolean =>
  NAMES_NO_TASK.test(sentence) && !GIVES.test(sentence) && !ASKED_FOR.test(sentence)

/** How sure it is that a sentence asks for something which is done without memory. */
function taskCertainty(sentence: string): Certainty | undefined {
  if (asksMemory(sentence) || PREFACE.test(sentence.trim())) return undefined
  if (/[?？]\s*$/u.test(sentence)) return "surely"
  if (GIVES.test(sentence.trim()) || ASKED_FOR.test(sentence)) return "surely"
  return PLANS.test(sentence.trim()) ? "maybe" : undefined
}

/** Fewest characters of a task before a comma. */
const MIN_TASK = 8

/**
 * A sentence in two, where a question mark of half width stands in Chinese or Japanese without a space behind it, or what
 * asks for a task before a comma: "Pancake recipe please, forget the milk".
 */
function divideBehindTask({ text, start, end }: Sentence): readonly Sentence[] {
  const mark = text.search(/(?<=\?)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u)
  const comma = text.search(/(?<=[,，、]\s?)[^\s,，、]/u)
  const before = comma < MIN_TASK ? "" : text.slice(0, comma).replace(/[,，、\s]{1,8}$/u, "")
  const at = mark > 0 ? mark : before !== "" && taskCertainty(before) === "surely" ? comma : -1
  if (at < 0) return [{ text, start, end }]
  const first = text.slice(0, at).replace(/[,，、\s]{1,8}$/u, "")
  return [
    { text: first, start, end: start + first.length },
    { text: text.slice(at), start: start + at, end },
  ]
}

/** "Forget the nuts": an order with a verb of forgetting. */
const FORGETS = expression("iu")`
  ^(?:(?:please|pls|and|but|so|also|just|ok|okay|actually|oh|well|now|bitte|und|aber|ach|et|mais|donc|y|pero|e|ma|mas|então|por favor|per favore|s['’]il (?:te|vous) plaît)[, ]{1,2}){0,3}(?:forget|scratch|ditch|never mind|vergiss|vergesst|vergessen sie|oublie[sz]?|olvida|olvídate|olvide|dimentica(?:ti)?|scorda(?:ti)?|esque[cç][ea](?:-te)?)(?!\p{L})
  |^(?:那|就|请|所以|先){0,2}(?:忘掉|忘了|忘记|忘記)|忘れて(?:ください|いい|ね|くれ)?[。!！]?$
`
const isOrder = (sentence: string): boolean => FORGETS.test(sentence.trim()) || ordersToLeaveOut(sentence)

/** Whether words that would be a fact begin by ordering to forget: "Forget the nuts, I'm out of them" tells nothing that lasts. */
export const beginsWithOrder = (words: string): boolean => words.length <= MAX_ORDER && FORGETS.test(words.trim())

/** From these probabilities on words report that something of their speaker's ended. */
const ENDS_FROM = { maybe: 0.25, surely: 0.5 }
/** What ends in life. An ingredient runs out as somebody is lost. */
const LASTING: ReadonlySet<Ending | undefined> = new Set(["work", "thing", "study", "habit", "medicine", "diet"])

/** "Forget Bosch, I quit": what is over in life is to be forgotten, and is no ingredient, unless of a diet. */
function reportsEnd(sentence: string): Certainty | undefined {
  const [order = "", ...clauses] = sentence.replace(/[.!。！\s]{1,9}$/u, "").split(/[,;，、。–—]\s*/u)
  const named = namingWords(order).join(" ")
  const found = clauses.map((clause): Certainty | undefined => {
    const read = [clause, `${named}, ${clause}`, `${clause} ${named}`].map(readEnding)
    const chance = read.reduce((sum, one) => sum + one.chance, 0) / read.length
    const ends = read.map(({ endings: [first] }) => first)
    if (chance < ENDS_FROM.maybe || ends.filter((end) => LASTING.has(end)).length < 2) return undefined
    return chance >= ENDS_FROM.surely && !ends.includes("diet") ? "surely" : "maybe"
  })
  return found.find((one) => one === "surely") ?? found.find((one) => one !== undefined)
}

/** Whether a sentence surely or maybe orders something about a task; nothing if it is about memory, or no order. */
function orderAbout(sentence: string, task: string): Certainty | undefined {
  if (sentence.length > MAX_ORDER || !isOrder(sentence)) return undefined
  if (turnsToOtherMatter(sentence) || speaksOfMemory(sentence) || saysForGood(sentence)) return undefined
  if (EVERYTHING.test(sentence) || hasObjectClause(sentence) || EASTERN_CLAUSE.test(sentence)) return undefined
  const ends = reportsEnd(sentence)
  if (ends === "surely") return undefined
  const words = namingWords(sentence)
  const ofTask = namingWords(task)
  // "My middle name? Forget it", "Gary? Forget Gary."
  if (words.length === 0 ? PRONOUN.test(sentence) : words.every((word) => ofTask.includes(word))) return undefined
  const mayBeOfMemory =
    ends === "maybe" ||
    formOf(sentence) === "naming" ||
    namesOwn(sentence) ||
    asksExplicitly(sentence) ||
    mentionedAttributes(sentence).length > 0
  return mayBeOfMemory ? "maybe" : "surely"
}
