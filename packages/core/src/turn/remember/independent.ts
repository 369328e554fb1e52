import type { Pool } from "../../contract/index.ts"
import { negates } from "../../text/gist.ts"
import { isSimilar } from "../../text/similarity.ts"
import { idsOf, RESTATES_SIMILARITY } from "./neighbourhood.ts"
import { contradictsPreference } from "./opposite-statements.ts"
import type { Proposal } from "./proposal.ts"
import type { ReadTurn } from "./remember.ts"
import { denialIn, isSameStatement, marksIn, normalizeStatement } from "./statement-analysis.ts"

/** A proposal with the ids that it may write. */
interface IndexedProposal {
  readonly proposal: Proposal
  readonly ids: readonly string[]
}

/**
 * A set of turns of one pool that can be remembered concurrently with the result of sequential order: different
 * sessions, no request to forget, and no statements that would be reconciled with each other. Memories that two
 * sessions share are detected by revision on write.
 */
export class IndependentTurns {
  readonly #sessions = new Set<string>()
  readonly #statements: IndexedProposal[] = []
  #alone = false

  /** Adds the turn if it is independent of all others; the first always is. */
  admits({ job, said, proposed }: ReadTurn): boolean {
    const statements = proposed.map((proposal) => indexProposal(job.pool, proposal))
    const forgets = said.asked.length > 0
    const collides =
      this.#sessions.has(said.session) || statements.some((one) => this.#statements.some(collidesWith(one)))
    if (this.#sessions.size > 0 && (this.#alone || forgets || collides)) return false
    this.#alone = forgets
    this.#sessions.add(said.session)
    this.#statements.push(...statements)
    return true
  }
}

function indexProposal(pool: Pool, proposal: Proposal): IndexedProposal {
  return { proposal, ids: idsOf(pool, proposal) }
}

function collidesWith(one: IndexedProposal): (other: IndexedProposal) => boolean {
  return (other) =>
    isSameStatement(normalizeStatement(one.proposal), normalizeStatement(other.proposal)) ||
    one.ids.some((id) => other.ids.includes(id)) ||
    isSimilar(marksIn(one.proposal), marksIn(other.proposal), RESTATES_SIMILARITY) ||
    contradictsPreference(one.proposal.content, other.proposal.content) ||
    negates(denialIn(one.proposal), denialIn(other.proposal), true)
}
