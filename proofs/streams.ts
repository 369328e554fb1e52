import { Agent, request } from "node:http"

export interface Streamed {
  /** Milliseconds until the headers of the answer. */
  readonly answered: number
  /** The longest that a piece before the last came later than the upstream's own rhythm says, in milliseconds. */
  readonly longestGap: number
  /** The same for the last piece, which waits until the turn is kept. */
  readonly lastGap: number
  readonly pieces: number
  readonly whole: boolean
}

export interface Asking {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly model: string
  readonly stream: boolean
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 })

/** Sends one request and reads its answer to the end. */
export function ask({
  url,
  headers,
  text,
  model,
  stream,
}: Asking): Promise<Streamed & { readonly took: number; readonly status: number }> {
  const body = JSON.stringify({ model, stream, messages: [{ role: "user", content: text }] })
  const from = now()
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/v1/chat/completions`, {
      agent,
      method: "POST",
      headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body), ...headers },
    })
    asked.once("error", reject)
    asked.once("response", (response) => {
      const answered = now() - from
      const rhythm = new Rhythm()
      let read = ""
      response.setEncoding("utf8").on("data", (chunk: string) => {
        rhythm.heard(chunk)
        read = `${read}${chunk}`.slice(-40)
      })
      response.once("error", reject)
      response.once("end", () => {
        const whole = stream ? read.includes("[DONE]") : read.endsWith("}")
        const { longestGap, lastGap, pieces } = rhythm
        resolve({ answered, longestGap, lastGap, pieces, whole, took: now() - from, status: response.statusCode ?? 0 })
      })
    })
    asked.end(body)
  })
}

/** Compares when pieces arrive with when the upstream sent them. */
class Rhythm {
  longestGap = 0
  lastGap = 0
  pieces = 0
  #sent = 0
  #heard = 0

  heard(chunk: string): void {
    const at = now()
    for (const [, stamp] of chunk.matchAll(/"at":([\d.]+)/g)) {
      const sent = Number(stamp)
      this.longestGap = Math.max(this.longestGap, this.lastGap)
      this.lastGap = this.pieces === 0 ? 0 : at - this.#heard - (sent - this.#sent)
      this.#sent = sent
      this.#heard = at
      this.pieces++
    }
  }
}

function now(): number {
  return performance.timeOrigin + performance.now()
}
