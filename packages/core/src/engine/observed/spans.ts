import { type Attributes, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api"
import { MemoryError } from "../../contract/errors.ts"
import type { Memory, MemoryId } from "../../contract/memory.ts"
import type { OpenTurn, TurnRequest } from "../../turn/turn-request.ts"

/** Operations on memory by their names in OpenTelemetry's conventions for generative AI. */
type Operation = "search_memory" | "create_memory" | "upsert_memory" | "update_memory" | "delete_memory"

/** What is put on a span when its work is done. */
interface Told {
  readonly id?: MemoryId
  readonly count?: number
  /** Set on the span only where content was asked for. */
  readonly memories?: readonly Memory[]
  readonly more?: Attributes
}

/**
 * Spans of OpenTelemetry around what is done with memory, with the names of its conventions for generative AI (`gen_ai.memory.*`, in development in
 * semantic-conventions-genai 2026). Without a tracer of the application's they cost nothing and go nowhere. They hold no text unless that was asked
 * for, and never the name of a tenant or user.
 */
export class Spans {
  readonly #store: string
  readonly #content: boolean
  readonly #tracer: Tracer = trace.getTracer("@keepsake/core")

  constructor(store: string, content: boolean) {
    this.#store = store
    this.#content = content
  }

  /** A search for what a person typed. */
  searching<T>(query: string, work: () => Promise<T>, found: (result: T) => Told): Promise<T> {
    return this.around("search_memory", work, found, this.#content ? { "gen_ai.memory.query.text": query } : {})
  }

  /** A request of a client: the recall for it. */
  opening(request: TurnRequest, work: () => Promise<OpenTurn>): Promise<OpenTurn> {
    const { text = "" } = request.messages.findLast(({ role }) => role === "user") ?? {}
    return this.searching(text, work, ({ recalled, trace, tokens, degraded, mode }) => ({
      count: recalled.length,
      more: { "keepsake.trace": trace, "keepsake.tokens": tokens, "keepsake.mode": mode, ...missing(degraded) },
    }))
  }

  /** A turn being remembered behind its reply. */
  keeping<T extends { readonly ids: readonly MemoryId[] }>(of: string | undefined, work: () => Promise<T>): Promise<T> {
    const about: Attributes = of === undefined ? {} : { "keepsake.trace": of }
    return this.around("create_memory", work, ({ ids }) => ({ count: ids.length }), about)
  }

  /** One operation in a span; an error is on the span with its code. */
  around<T>(
    operation: Operation,
    work: () => Promise<T>,
    done: (result: T) => Told,
    about: Attributes = {},
  ): Promise<T> {
    const attributes = { "gen_ai.operation.name": operation, "gen_ai.memory.store.id": this.#store, ...about }
    return this.#tracer.startActiveSpan(operation, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      try {
        const result = await work()
        if (span.isRecording()) this.#tell(span, done(result))
        return result
      } catch (failure) {
        span.setAttribute("error.type", MemoryError.is(failure) ? failure.code : "_OTHER")
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw failure
      } finally {
        span.end()
      }
    })
  }

  #tell(span: Span, { id, count, memories, more = {} }: Told): void {
    span.setAttributes(more)
    if (id !== undefined) span.setAttribute("gen_ai.memory.record.id", id)
    if (count !== undefined) span.setAttribute("gen_ai.memory.record.count", count)
    if (!this.#content || memories === undefined) return
    const records = memories.map(({ id: record, content }) => ({ id: record, content }))
    span.setAttribute("gen_ai.memory.records", JSON.stringify(records))
  }
}

function missing(degraded: readonly string[]): Attributes {
  return degraded.length === 0 ? {} : { "keepsake.degraded": degraded.join(",") }
}
