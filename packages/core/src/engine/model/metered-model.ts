import { type ChatModel, type ChatRequest, type ChatResult, MemoryError, type Tenant } from "../../contract/index.ts"
import type { CallOptions } from "../../contract/store.ts"
import { countTokens } from "../../text/tokens.ts"
import {
  addCounts,
  type ModelCallKind,
  type ModelCounts,
  type ModelUsage,
  NO_CALLS,
  type Reservation,
} from "./model-usage.ts"

/** Limits of model calls. */
export interface ModelLimits {
  /** Input and output tokens per day (UTC) of all tenants together. Default: unlimited. */
  readonly maxTokensPerDay?: number | undefined
  /** The most output tokens of a call. Default: 1,500. */
  readonly maxReplyTokens?: number | undefined
  /** Background calls at the same time. Default: 1. */
  readonly atOnce?: number | undefined
  /** Timeout of one call in milliseconds. Default: 30,000. */
  readonly timeoutMs?: number | undefined
}

export interface MeteredCall extends CallOptions {
  readonly tenant: Tenant
  readonly kind: ModelCallKind
  /** Calls of a request that waits do not queue behind those of the background. */
  readonly isUrgent?: boolean
}

export interface MeteredResult extends ChatResult {
  /** As the provider counted them; estimated where it did not. */
  readonly tokens: { readonly input: number; readonly output: number }
}

/** The estimate of another vendor's tokens is raised by this before it is reserved. */
const ESTIMATE_MARGIN = 1.25
/** Tokens that a message has beside its text. */
const MESSAGE_TOKENS = 8

const DEFAULTS = { maxReplyTokens: 1_500, atOnce: 1, timeoutMs: 30_000 }

/** A chat model whose calls are counted by tenant, limited in number and time, and held within the daily budget. */
export class MeteredModel {
  readonly #model: ChatModel
  readonly #limits: { readonly maxReplyTokens: number; readonly atOnce: number; readonly timeoutMs: number }
  readonly usage: ModelUsage
  readonly #waiting: (() => void)[] = []
  readonly #outcomes = new Map<string, { readonly kind: ModelCallKind; readonly outcome: string; calls: number }>()
  readonly #tokens = new Map<ModelCallKind, ModelCounts>()
  /** The calls that hold a reservation. */
  readonly #settling = new Set<Promise<void>>()
  #running = 0
  /** The largest ratio of counted to estimated input tokens so far. */
  #ratio = ESTIMATE_MARGIN
  #lastError: string | undefined
  #lastSuccessAt: number | undefined
  readonly #now: () => number

  constructor(
    model: ChatModel,
    usage: ModelUsage,
    now: () => number,
    { maxReplyTokens, atOnce, timeoutMs }: ModelLimits = {},
  ) {
    this.#model = model
    this.usage = usage
    this.#now = now
    this.#limits = {
      maxReplyTokens: maxReplyTokens ?? DEFAULTS.maxReplyTokens,
      atOnce: atOnce ?? DEFAULTS.atOnce,
      timeoutMs: timeoutMs ?? DEFAULTS.timeoutMs,
    }
  }

  get name(): string {
    return this.#model.name
  }

  get atOnce(): number {
    return this.#limits.atOnce
  }

  /** The message of the last failure; `undefined` after a call that succeeded. */
  get lastError(): string | undefined {
    return this.#lastError
  }

  get lastSuccessAt(): number | undefined {
    return this.#lastSuccessAt
  }

  /** Calls of this process by kind and outcome, for metrics. */
  get outcomes(): readonly { readonly kind: ModelCallKind; readonly outcome: string; readonly calls: number }[] {
    return [...this.#outcomes.values()]
  }

  /** Tokens of this process by kind, for metrics. */
  get tokens(): ReadonlyMap<ModelCallKind, ModelCounts> {
    return this.#tokens
  }

  /**
   * Sends one request. `limit_exceeded` if the budget has no room for the estimate of its input and the longest reply,
   * `upstream_failed` after the timeout, otherwise the failure of the model.
   */
  async complete(
    request: ChatRequest,
    { tenant, kind, isUrgent = false, signal }: MeteredCall,
  ): Promise<MeteredResult> {
    if (!isUrgent) await this.#enter()
    try {
      return await this.#send(request, tenant, kind, signal)
    } finally {
      if (!isUrgent) this.#leave()
    }
  }

  async #send(
    request: ChatRequest,
    tenant: Tenant,
    kind: ModelCallKind,
    signal: AbortSignal | undefined,
  ): Promise<MeteredResult> {
    const maxTokens = Math.min(request.maxTokens ?? this.#limits.maxReplyTokens, this.#limits.maxReplyTokens)
    const estimate = estimateInput(request)
    const reservation = await this.#reserve(kind, Math.ceil(estimate * this.#ratio) + maxTokens)
    const settled = Promise.withResolvers<void>()
    this.#settling.add(settled.promise)
    const timeout = AbortSignal.timeout(this.#limits.timeoutMs)
    const abort = signal === undefined ? timeout : AbortSignal.any([signal, timeout])
    try {
      const result = await raceAbort(
        this.#model.complete({ temperature: 0, ...request, maxTokens }, { signal: abort }),
        abort,
      )
      const { usage } = result
      const output = usage?.output ?? countTokens(result.message.text)
      const tokens = { input: usage?.input ?? estimate, output }
      this.#ratio = Math.max(this.#ratio, tokens.input / estimate)
      await reservation.settle(tokens.input + tokens.output)
      await this.#count(tenant, kind, { calls: 1, ...tokens }, "ok")
      this.#lastError = undefined
      this.#lastSuccessAt = this.#now()
      return { ...result, tokens }
    } catch (failure) {
      // An answer that nobody waited for may have been billed, so its reservation stays.
      if (!abort.aborted) await reservation.settle(0)
      await this.#count(tenant, kind, { calls: 1, failed: 1 }, abort.aborted ? "late" : "failed")
      if (signal?.aborted === true) throw failure
      const error = timeout.aborted ? lateError(this.#model.name, this.#limits.timeoutMs) : failure
      this.#lastError = sentenceOf(error)
      throw error
    } finally {
      this.#settling.delete(settled.promise)
      settled.resolve()
    }
  }

  /** While other calls hold reservations that are larger than what they will use, waits for them. */
  async #reserve(kind: ModelCallKind, tokens: number): Promise<Reservation> {
    try {
      return await this.usage.reserve(tokens)
    } catch (failure) {
      if (MemoryError.is(failure, "limit_exceeded") && this.#settling.size > 0) {
        await Promise.race(this.#settling)
        return this.#reserve(kind, tokens)
      }
      this.#note(kind, "no-budget")
      this.#lastError = sentenceOf(failure)
      throw failure
    }
  }

  async #count(tenant: Tenant, kind: ModelCallKind, counts: Partial<ModelCounts>, outcome: string): Promise<void> {
    this.#note(kind, outcome)
    this.#tokens.set(kind, addCounts(this.#tokens.get(kind) ?? NO_CALLS, { ...NO_CALLS, ...counts }))
    await this.usage.count(tenant, kind, counts)
  }

  #note(kind: ModelCallKind, outcome: string): void {
    const key = `${kind} ${outcome}`
    const counted = this.#outcomes.get(key) ?? { kind, outcome, calls: 0 }
    counted.calls++
    this.#outcomes.set(key, counted)
  }

  /** Waits for a free place among the background calls, first come, first served. */
  async #enter(): Promise<void> {
    if (this.#running < this.#limits.atOnce) {
      this.#running++
      return
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** Passes the place on, or frees it. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#running--
    else next()
  }
}

/** An estimate of the input tokens of a request, its schema included. */
function estimateInput({ messages, schema }: ChatRequest): number {
  const texts = messages.reduce((sum, { text }) => sum + countTokens(text) + MESSAGE_TOKENS, 0)
  return texts + (schema === undefined ? 0 : countTokens(JSON.stringify(schema.value)))
}

/** A model that ignores its signal is not waited for. */
async function raceAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const stop = () => aborted.reject(signal.reason)
  signal.addEventListener("abort", stop, { once: true })
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener("abort", stop)
  }
}

function lateError(name: string, timeoutMs: number): MemoryError {
  return new MemoryError("upstream_failed", `${name} did not answer within ${timeoutMs / 1_000} s`, {
    remedy: "It may be too slow: raise llm.timeoutMs, or name a smaller model.",
  })
}

function sentenceOf(failure: unknown): string {
  if (MemoryError.is(failure)) return [failure.message, failure.remedy].filter(Boolean).join(". ")
  return failure instanceof Error ? failure.message : String(failure)
}
