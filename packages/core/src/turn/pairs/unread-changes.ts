import type { CallOptions, Draft, Pool, Store, Turn } from "../../contract/index.ts"
import { yieldToEventLoop } from "../../plugin/event-loop.ts"
import { UNCERTAIN } from "../../text/change-cues.ts"
import { readEnding } from "../../text/topics/ending-model.ts"
import { foldedWords, speakerOf } from "../../text/topics/folded-words.ts"
import { takesSubjectOf } from "../../text/topics/subject-model.ts"
import { changesWishes } from "../../text/topics/wish-model.ts"
import { surelyDisproves, withdrawalIn } from "../../text/topics/withdrawal-model.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { FACT_CATEGORIES } from "../categories.ts"
import { scopeOf } from "../pools.ts"
import type { Proposal } from "../remember/proposal.ts"
import { type UnreadSentence, unreadSentences } from "../remember/unread-sentences.ts"
import { reportsNews } from "./change-network.ts"
import { findEnded } from "./ended-facts.ts"
import { datedBehind, findChanged, MAX_RECENT } from "./link-doubted.ts"
import { reportedIn } from "./reported-in.ts"
import { findWithdrawn } from "./withdrawn-facts.ts"

/** From this probability on a sentence that no extractor read is compared with what is known. */
const NEWS_FROM = 0.4
/** From this probability on it is kept for what it changes. */
const KEPT_FROM = 0.85
/** From this probability on it is read for what it ends. */
const ENDS_FROM = 0.6
/** More characters are a text, and more such sentences a story. */
const [MAX_CHARACTERS, MAX_DRAFTS] = [1_000, 4]

/** Drafts for the typed sentences that report a change and that no extractor has read: "Down to 84 kg". */
export async function changeDrafts(turn: Pick<Turn, "messages">, drafts: readonly Draft[]): Promise<readonly Draft[]> {
  const changing: UnreadSentence[] = []
  const isRead = ({ length }: string): boolean => length <= MAX_CHARACTERS
  for (const one of await unreadSentences(turn, drafts, isRead, changeBeforeQuestion)) {
    await yieldToEventLoop()
    if (mayChange(one)) changing.push(one)
  }
  return changing.slice(-MAX_DRAFTS).map(({ quote, from }) => {
    const content = quote.replace(/[.!?。！\s]{1,10}$/u, "")
    return {
      ...kindOf(quote),
      content: content.charAt(0).toUpperCase() + content.slice(1),
      from,
      quote,
      metadata: { rule: "change" },
    }
  })
}

/** What a sentence withdraws or ends before the question at its end: "Ya no soy celíaca, ¿qué pan compro?". */
const changeBeforeQuestion = (question: string): string | undefined => {
  const told = reportedIn(question)
  return told === question ? undefined : told
}

/** Whether a sentence may report a change of what is known. */
const mayChange = ({ quote, before }: UnreadSentence): boolean =>
  (changesWishes(quote) || surelyDisproves(quote) || !UNCERTAIN.test(quote)) &&
  !NEARLY.test(quote) &&
  !(before !== undefined && takesSubjectOf(before, quote)) &&
  (withdrawalIn(quote) !== "nothing" ||
    changesWishes(quote) ||
    readEnding(quote).chance >= ENDS_FROM ||
    (!isOfOthers(quote) && reportsNews(quote) >= NEWS_FROM))

/** Where a sentence that changes something is kept. */
function kindOf(quote: string): Pick<Draft, "type" | "category" | "importance"> {
  if (withdrawalIn(quote) === "allergy") return { type: "factual", category: "constraint", importance: 0.85 }
  if (withdrawalIn(quote) === "nothing" && changesWishes(quote))
    return { type: "procedural", category: "instruction", importance: 0.85 }
  return { type: "factual", category: "fact" }
}

/** "Presque quitté" left nothing. */
const NEARLY = wholeWords(
  "almost|nearly|about to|fast|beinahe|presque|failli|casi|por poco|quasi|stavo per|quase|bijna|prawie|o mało",
  "差点|差一点|几乎|ほとんど|もう少しで",
)

function isOfOthers(sentence: string): boolean {
  const whose = speakerOf(foldedWords(sentence))
  return whose === "kin" || whose === "others"
}

/** Those of the proposals of the turn at `at` that surely change something that is known. */
export async function findChanging(
  store: Store,
  pool: Pool,
  proposed: readonly Proposal[],
  at: number,
  call?: CallOptions,
): Promise<readonly Proposal[]> {
  if (proposed.length === 0) return []
  const where = { category: FACT_CATEGORIES, status: ["active"] } as const
  const { items } = await store.list(scopeOf(pool), { limit: MAX_RECENT, where }, call)
  const changing: Proposal[] = []
  for (const told of proposed) {
    await yieldToEventLoop()
    const proposal = datedBehind(told, items, at)
    const changes =
      findChanged(proposal, items, KEPT_FROM) !== undefined ||
      findWithdrawn(proposal, items).length > 0 ||
      findEnded(proposal, items).some(({ isTold }) => isTold)
    if (changes) changing.push(proposal)
  }
  return changing
}
