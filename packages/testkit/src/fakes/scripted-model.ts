import { type CallOptions, type ChatModel, type ChatResult, MemoryError } from "@keepsake/core/plugin"

type Request = Parameters<ChatModel["complete"]>[0]

/** A chat model that returns scripted replies in order and records its requests. */
export class ScriptedModel implements ChatModel {
  readonly name = "scripted"
  readonly asked: Request[] = []
  readonly #replies: (string | Error)[]

  /** An error instead of a reply is thrown. After the last reply, calls fail with `upstream_failed`. */
  constructor(replies: readonly (string | Error)[]) {
    this.#replies = [...replies]
  }

  async complete(request: Request, call?: CallOptions): Promise<ChatResult> {
    if (call?.signal?.aborted) throw new MemoryError("cancelled", "The call was cancelled before it began")
    this.asked.push(request)
    const reply = this.#replies.shift() ?? new MemoryError("upstream_failed", "The scripted model has no reply left")
    if (reply instanceof Error) throw reply
    return { message: { role: "assistant", text: reply, position: request.messages.length } }
  }
}
