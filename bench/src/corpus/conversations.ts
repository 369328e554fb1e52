import { Random } from "./random.ts"
import type { Vocabulary } from "./vocabulary.ts"

export interface CorpusLine {
  readonly session: string
  readonly role: "user" | "assistant"
  readonly position: number
  readonly text: string
  readonly at: number
  /** The other lines of its session. */
  readonly before: string
  readonly after: string
  readonly topic: readonly string[]
}

const START = Date.UTC(2024, 0, 1)
const HOUR = 3_600_000
const functionWords =
  "the a to of and in that is it for on with as at this but be have from or by not are was so if about my your we can".split(
    " ",
  )
const openings: readonly [string, ...string[]] = [
  "I think",
  "Yesterday",
  "My",
  "We",
  "Last week",
  "Usually",
  "Sometimes",
  "The",
]
const replies: readonly [string, ...string[]] = [
  "You could",
  "A good way is",
  "Consider",
  "That sounds like",
  "First,",
  "Here is",
]

/**
 * Generates chats about changing topics, equal for equal seeds: users say one to three sentences, the assistant more.
 */
export class Conversations {
  readonly #vocabulary: Vocabulary
  readonly #random: Random
  readonly #name: string
  #session = 0

  constructor(vocabulary: Vocabulary, seed: number, name = "s") {
    this.#vocabulary = vocabulary
    this.#random = new Random(seed)
    this.#name = name
  }

  *lines(count: number): Generator<CorpusLine> {
    for (let given = 0; given < count; ) {
      const session = this.#chat()
      for (const line of session.slice(0, count - given)) yield line
      given += session.length
    }
  }

  /** A question about a line that uses some of its words. */
  question(about: CorpusLine): string {
    const said = new Set(about.text.toLowerCase().match(/[a-z]{4,}/g))
    const known = about.topic.filter((word) => said.has(word))
    const [one, two = one, three = two] = [...known, ...about.topic]
    const everyday = this.#vocabulary.draw(this.#random)
    return this.#random.pick([
      `What did I say about the ${one} and the ${two} when we talked about ${three}?`,
      `Which ${one} did you recommend for my ${two} ${everyday}?`,
      `Do you remember how I wanted to ${everyday} the ${one} with ${two}?`,
      `When was the last time that I had a ${one} near the ${two}?`,
      `Where is the ${everyday} ${one} that my ${two} told me about?`,
    ])
  }

  /** Everyday messages of 20 to 60 words that do not ask about the past. */
  chatTurn(): string {
    const topic = this.#topic()
    const count = this.#random.between(1, 3)
    const rest = Array.from({ length: count }, () => this.#sentence(topic, openings))
    const ask = this.#random.pick(["Can you help me", "Please write", "Give me some ideas for", "Explain"])
    return `${ask} ${this.#words(topic, this.#random.between(6, 14))}. ${rest.join(" ")}`
  }

  #chat(): CorpusLine[] {
    const random = this.#random
    const number = this.#session++
    const topic = this.#topic()
    const start = START + number * 5 * HOUR
    const said = Array.from({ length: random.between(4, 16) }, (_, position) => {
      const isUser = position % 2 === 0
      const sentences = isUser ? random.between(1, 3) : random.between(2, 7)
      return Array.from({ length: sentences }, () => this.#sentence(topic, isUser ? openings : replies)).join(" ")
    })
    return said.map((text, position) => ({
      session: `${this.#name}${number}`,
      role: position % 2 === 0 ? "user" : "assistant",
      position,
      text,
      at: start + position * 60_000,
      before: said[position - 1] ?? "",
      after: said[position + 1] ?? "",
      topic,
    }))
  }

  #topic(): readonly string[] {
    return Array.from({ length: 24 }, () => this.#vocabulary.topic(this.#random))
  }

  #sentence(topic: readonly string[], starts: readonly [string, ...string[]]): string {
    return `${this.#random.pick(starts)} ${this.#words(topic, this.#random.between(7, 18))}.`
  }

  /** Half of the words are function words, a fifth belong to the topic, the rest are drawn by frequency. */
  #words(topic: readonly string[], count: number): string {
    return Array.from({ length: count }, () => {
      const which = this.#random.next()
      if (which < 0.48) return functionWords[this.#random.between(0, functionWords.length - 1)]
      if (which < 0.68) return topic[this.#random.between(0, topic.length - 1)]
      return this.#vocabulary.draw(this.#random)
    }).join(" ")
  }
}
