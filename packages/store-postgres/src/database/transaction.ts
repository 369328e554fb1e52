import type { PoolClient, QueryResultRow } from "pg"
import type { PreparedStatements } from "./prepared-statements.ts"
import { limitSilence } from "./silence.ts"
import { renderSql, type Sql } from "./sql.ts"

/** One transaction on one connection. Statements are sent without waiting for those before them, and are executed in order. */
export class Transaction {
  readonly #client: PoolClient
  readonly #schema: string
  readonly #sent: Promise<unknown>[] = []
  #unanswered = 0
  #maxSilenceMs: number
  #committing: Promise<void> | undefined
  #isCorked = false
  /** The first failure. Those after it only say that the transaction is aborted. */
  failure: unknown

  constructor(client: PoolClient, schema: string, maxSilenceMs: number) {
    this.#client = client
    this.#schema = schema
    this.#maxSilenceMs = maxSilenceMs
  }

  /** With `prepared`, the statement is prepared once for each connection. */
  query<Row extends QueryResultRow>(statement: Sql, prepared?: PreparedStatements): Promise<readonly Row[]> {
    const rendered = renderSql(statement, this.#schema)
    const name = prepared?.nameOf(rendered.text)
    this.#sendTogether()
    const running = this.#client.query<Row>(name === undefined ? rendered : { ...rendered, name })
    return this.#track(running.then(({ rows }) => rows))
  }

  /** Runs SQL text that may have several statements, such as a migration. */
  async run(text: string): Promise<void> {
    this.#sendTogether()
    await this.#track(this.#client.query(text))
  }

  /** Lets the statements from here on take as long as they need. */
  async withoutTimeout(): Promise<void> {
    this.#maxSilenceMs = 0
    await this.run("SET LOCAL statement_timeout = 0")
  }

  /** Sends a statement whose result is not needed. `commit` reports its failure. */
  send(statement: Sql): void {
    this.#sendTogether()
    this.#track(this.#client.query(renderSql(statement, this.#schema)))
  }

  begin(text: string): void {
    this.#sendTogether()
    this.#track(this.#client.query(text))
  }

  /** Whether the server may have committed, so that a retry could repeat the writes. */
  get isCommitting(): boolean {
    return this.#committing !== undefined
  }

  /**
   * Resolves when everything that was sent is durable. Called right after the last statements, it is sent with them: their locks then do not wait
   * until this process has read an answer, which takes seconds where it has too little of a processor.
   */
  commit(): Promise<void> {
    this.#committing ??= this.#commit()
    return this.#committing
  }

  async rollback(): Promise<void> {
    this.#track(this.#client.query("ROLLBACK"))
    await Promise.allSettled(this.#sent)
  }

  #commit(): Promise<void> {
    this.#sendTogether()
    this.#track(this.#client.query("COMMIT"))
    const durable = Promise.all(this.#sent).then(() => undefined)
    // Whoever runs the transaction awaits it, unless the work fails first.
    durable.catch(() => undefined)
    return durable
  }

  /** Collects what is sent without waiting: a packet for each statement takes longer than many of these statements. */
  #sendTogether(): void {
    if (this.#isCorked) return
    this.#isCorked = true
    const { stream } = this.#client.connection
    stream.cork()
    process.nextTick(() => {
      this.#isCorked = false
      stream.uncork()
    })
  }

  #track<Result>(running: Promise<Result>): Promise<Result> {
    this.#sent.push(running)
    if (this.#unanswered++ === 0) limitSilence(this.#client, this.#maxSilenceMs)
    running
      .catch((error: unknown) => {
        this.failure ??= error
      })
      .finally(() => {
        if (--this.#unanswered === 0) limitSilence(this.#client, 0)
      })
    return running
  }
}
