import { type Attributes, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api"
import { type Memory, MemoryError, type MemoryId } from "../../contract/index.ts"
import type { OpenTurn, TurnRequest } from "../../turn/turn-request.ts"

/** Names of operations in OpenTelemetry's conventions for generative AI. */
type Operation = "search_memory" | "create_memory" | "upsert_memory" | "update_memory" | "delete_memory"

/** Attributes that are set at the end of a span. */
interface SpanResult {
  readonly id?: MemoryId
  readonly count?: number
  /** Set only if spans may contain text. */
  readonly memories?: readonly Memory[]
  readonly more?: Attributes
}

/**
 * OpenTelemetry spans around operations on memory, named by the conventions for generative AI (`gen_ai.memory.*`, in
 * development in semantic-conventions-genai 2026). Free without a tracer of the application. They contain text only if
 * that is enabled, and never the name of a tenant or user.
 */
export class Spans {
  readonly #store: string
  readonly #content: boolean
  readonly #tracer: Tracer = trace.getTracer("@keepsake/core")

  constructor(store: string, content: boolean) {
    this.#store = store
    this.#content = content
  }

  /** A search for a text. */
  search<T>(query: string, work: () => Promise<T>, found: (result: T) => SpanResult): Promise<T> {
    return this.run("search_memory", work, found, this.#content ? { "gen_ai.memory.query.text": query } : {})
  }

  /** The recall for a client's request. */
  open(request: TurnRequest, work: () => Promise<OpenTurn>): Promise<OpenTurn> {
    const { text = "" } = request.messages.findLast(({ role }) => role === "user") ?? {}
    return this.search(text, work, ({ recalled, trace, tokens, degraded, mode }) => ({
      count: recalled.length,
      more: {
        "keepsake.trace": trace,
        "keepsake.tokens": tokens,
        "keepsake.mode": mode,
        ...degradedAttributes(degraded),
      },
    }))
  }

  /** The remembering of a turn after its reply. */
  remember<T extends { readonly ids: readonly MemoryId[] }>(
    of: string | undefined,
    work: () => Promise<T>,
  ): Promise<T> {
    const about: Attributes = of === undefined ? {} : { "keepsake.trace": of }
    return this.run("create_memory", work, ({ ids }) => ({ count: ids.length }), about)
  }

  /** Runs one operation in a span. An error sets its code on the span. */
  run<T>(
    operation: Operation,
    work: () => Promise<T>,
    done: (result: T) => SpanResult,
    about: Attributes = {},
  ): Promise<T> {
    const attributes = { "gen_ai.operation.name": operation, "gen_ai.memory.store.id": this.#store, ...about }
    return this.#tracer.startActiveSpan(operation, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      try {
        const result = await work()
        if (span.isRecording()) this.#setResult(span, done(result))
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

  #setResult(span: Span, { id, count, memories, more = {} }: SpanResult): void {
    span.setAttributes(more)
    if (id !== undefined) span.setAttribute("gen_ai.memory.record.id", id)
    if (count !== undefined) span.setAttribute("gen_ai.memory.record.count", count)
    if (!this.#content || memories === undefined) return
    const records = memories.map(({ id: record, content }) => ({ id: record, content }))
    span.setAttribute("gen_ai.memory.records", JSON.stringify(records))
  }
}

function degradedAttributes(degraded: readonly string[]): Attributes {
  return degraded.length === 0 ? {} : { "keepsake.degraded": degraded.join(",") }
}
