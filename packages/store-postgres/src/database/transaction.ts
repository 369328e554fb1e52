import type { PoolClient, QueryResultRow } from "pg"
import type { PreparedStatements } from "./prepared-statements.ts"
import { renderSql, type Sql } from "./sql.ts"

/** One transaction on one connection. Statements are sent without waiting for those before them, and are executed in order. */
export class Transaction {
  readonly #client: PoolClient
  readonly #schema: string
  readonly #sent: Promise<unknown>[] = []
  #isCorked = false
  /** Whether the server may have committed, so that a retry could repeat the writes. */
  isCommitting = false
  /** The first failure. Those after it only say that the transaction is aborted. */
  failure: unknown

  constructor(client: PoolClient, schema: string) {
    this.#client = client
    this.#schema = schema
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

  /** Sends a statement whose result is not needed. `commit` reports its failure. */
  send(statement: Sql): void {
    this.#sendTogether()
    this.#track(this.#client.query(renderSql(statement, this.#schema)))
  }

  begin(text: string): void {
    this.#sendTogether()
    this.#track(this.#client.query(text))
  }

  /** Resolves when everything that was sent is durable. */
  async commit(): Promise<void> {
    this.isCommitting = true
    this.#sendTogether()
    this.#track(this.#client.query("COMMIT"))
    await Promise.all(this.#sent)
  }

  async rollback(): Promise<void> {
    this.#track(this.#client.query("ROLLBACK"))
    await Promise.allSettled(this.#sent)
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
    running.catch((error: unknown) => {
      this.failure ??= error
    })
    return running
  }
}
