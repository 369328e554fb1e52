import { once } from "node:events"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { createServer } from "node:http"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { numberedIn, type WireFact } from "../packages/openai/test/reading-model.ts"

interface LabelledTurn {
  readonly user?: string
  readonly says?: readonly { readonly about: string; readonly value: string; readonly how: string }[]
}

/** A fact of a labelled turn, with the value that it ends. */
interface LabelledFact {
  readonly about: string
  readonly value: string
  readonly how: string
  readonly ended: readonly string[]
}

/**
 * An endpoint that answers what the labels of a folder say: a model that reads without a mistake. It quotes the sentence
 * with the value, takes it as the statement, and names the known statement that a changed value replaces.
 */
export class PerfectReader implements AsyncDisposable {
  readonly #turns = new Map<string, readonly LabelledFact[]>()
  readonly #server = createServer(async (request, response) => {
    // The reader of conversations sends nothing else.
    const body = JSON.parse(await text(request)) as { messages: readonly { content: string }[] }
    const data = body.messages[1]?.content ?? ""
    const content = JSON.stringify({ facts: this.#factsOf(data) })
    const prompt_tokens = Math.ceil(body.messages.reduce((sum, one) => sum + one.content.length, 0) / 4)
    const usage = { prompt_tokens, completion_tokens: Math.ceil(content.length / 4) }
    response.writeHead(200, { "content-type": "application/json" }).end(
      JSON.stringify({
        choices: [{ message: { role: "assistant", content }, finish_reason: "stop" }],
        usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens },
      }),
    )
  })

  static async open(folder: string): Promise<PerfectReader> {
    const reader = new PerfectReader()
    const folders = [folder, ...readdirSync(folder).map((name) => join(folder, name))]
    for (const file of folders.map((one) => join(one, "talk.jsonl")).filter(existsSync)) reader.#learn(file)
    reader.#server.listen(0, "127.0.0.1")
    await once(reader.#server, "listening")
    return reader
  }

  get baseUrl(): string {
    const address = this.#server.address()
    if (typeof address !== "object" || address === null) throw new Error("not listening")
    return `http://127.0.0.1:${address.port}/v1`
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, "close")
  }

  #learn(file: string): void {
    const held = new Map<string, string[]>()
    for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
      // The labels are checked by `keepsake eval`.
      const { user, says = [] } = JSON.parse(line) as LabelledTurn
      if (user === undefined) continue
      const facts = says.flatMap(({ about, value, how }): readonly LabelledFact[] => {
        const before = held.get(about) ?? []
        if (how === "new" || how === "add") held.set(about, [...before, value])
        if (how === "replace") held.set(about, [value])
        if (how === "end")
          held.set(
            about,
            before.filter((one) => one !== value),
          )
        const ended = how === "replace" ? before : how === "end" ? [value] : []
        return ["new", "add", "replace", "end"].includes(how) ? [{ about, value, how, ended }] : []
      })
      this.#turns.set(normalize(user), facts)
    }
  }

  #factsOf(data: string): readonly WireFact[] {
    const known = [...data.matchAll(/^\[(\d+)\] (?!person:)(.*)$/gm)].map(([, , content = ""]) => content.toLowerCase())
    return numberedIn(data).flatMap((message, place) =>
      this.#labelsOf(message).map(({ about, value, ended }): WireFact => {
        const sentence = sentenceWith(message, value)
        const [, owner, attribute] = /^(.+)'s (.+)$/.exec(about) ?? []
        const replaced = known.findIndex((line) => ended.some((one) => line.includes(one.toLowerCase())))
        return {
          turn: place + 1,
          quote: sentence,
          content: sentence,
          category: "fact",
          subject: owner ?? "user",
          attribute: attribute ?? about,
          replaces: replaced + 1,
          certain: 1,
        }
      }),
    )
  }

  /** The labels of a message, of which pasted text may have been cut out. */
  #labelsOf(message: string): readonly LabelledFact[] {
    const whole = this.#turns.get(normalize(message))
    if (whole !== undefined) return whole
    const parts = message.split("[…]").map(normalize).filter(Boolean)
    const turn = [...this.#turns.keys()].find((user) => parts.every((part) => user.includes(part)))
    const facts = turn === undefined ? [] : (this.#turns.get(turn) ?? [])
    return facts.filter(({ how, value }) => how === "end" || normalize(message).includes(normalize(value)))
  }
}

function normalize(message: string): string {
  return message.replace(/\s+/gu, " ").trim().toLowerCase()
}

/** The sentence with a value, otherwise the end of the message. */
function sentenceWith(message: string, value: string): string {
  const sentences = message.split(/(?<=[.!?。！？])\s*/u).filter(Boolean)
  const sentence = sentences.find((one) => one.toLowerCase().includes(value.toLowerCase())) ?? message
  if (sentence.length <= 200) return sentence
  const at = Math.max(0, sentence.toLowerCase().indexOf(value.toLowerCase()) - 80)
  return sentence.slice(at, at + 200)
}
