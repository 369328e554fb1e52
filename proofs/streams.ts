import { Agent, request } from "node:http"

export interface StreamTiming {
  /** Milliseconds until the response headers. */
  readonly answered: number
  /** Maximum delay of a piece before the last, relative to the upstream's interval, in milliseconds. */
  readonly longestGap: number
  /** The same for the last piece, which waits until the turn is stored. */
  readonly lastGap: number
  readonly pieces: number
  readonly whole: boolean
}

export interface RequestOptions {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly model: string
  readonly stream: boolean
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 })

/** Sends one request and reads the whole response. */
export function sendRequest({
  url,
  headers,
  text,
  model,
  stream,
}: RequestOptions): Promise<StreamTiming & { readonly took: number; readonly status: number }> {
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
      const rhythm = new ArrivalTiming()
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

/** Compares the arrival times of pieces with their send times. */
class ArrivalTiming {
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
