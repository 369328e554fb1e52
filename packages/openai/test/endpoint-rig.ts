import { once } from "node:events"
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http"
import { text } from "node:stream/consumers"

export interface Asked {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Readonly<Record<string, unknown>>
}

type Answer = (response: ServerResponse, asked: Asked) => void

/** A real endpoint on loopback. It gives the scripted answers in order and repeats the last one. */
export class EndpointRig implements AsyncDisposable {
  readonly asked: Asked[] = []
  mostAtOnce = 0
  #running = 0
  readonly #answers: Answer[]
  readonly #server = createServer(async (request, response) => {
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#running)
    response.on("close", () => this.#running--)
    const asked = { path: request.url ?? "", headers: request.headers, body: JSON.parse(await text(request)) }
    this.asked.push(asked)
    const answer = this.#answers.length > 1 ? this.#answers.shift() : this.#answers[0]
    answer?.(response, asked)
  })

  private constructor(answers: Answer[]) {
    this.#answers = answers
  }

  static async open(...answers: Answer[]): Promise<EndpointRig> {
    const rig = new EndpointRig(answers)
    rig.#server.listen(0, "127.0.0.1")
    await once(rig.#server, "listening")
    return rig
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
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body))
}

export function failing(status: number, message: string, headers?: Record<string, string>, code?: string): Answer {
  return json(status, { error: { message, type: "error", code: code ?? null } }, headers)
}

/** Answers with vectors that encode the length of their text. Sent in reverse, because only `index` defines the order. */
export function vectors(size: number, tokens = 1): Answer {
  return (response, { body }) => {
    const input = body.input as readonly string[] // the embedder only sends lists
    const data = input.map((one, index) => ({ index, embedding: [one.length, ...Array<number>(size - 1).fill(1)] }))
    json(200, { data: data.toReversed(), usage: { total_tokens: tokens * input.length } })(response, {
      path: "",
      headers: {},
      body,
    })
  }
}
