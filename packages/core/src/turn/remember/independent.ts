import type { Pool } from "../../contract/index.ts"
import { negates } from "../../text/gist.ts"
import { isSimilar } from "../../text/similarity.ts"
import { idsOf, RESTATES_SIMILARITY } from "./neighbourhood.ts"
import { contradictsPreference } from "./opposite-statements.ts"
import type { Proposal } from "./reconcile.ts"
import type { ReadTurn } from "./remember.ts"
import { denialIn, isSameStatement, marksIn, normalizeStatement } from "./statement-analysis.ts"

/** A proposal as it can meet another. */
interface IndexedProposal {
  readonly proposal: Proposal
  readonly ids: readonly string[]
}

/**
 * Turns of one pool that can be remembered side by side, as though one came after the other: none is of another's session, none asks to forget, and
 * no statement of one would meet one of another when it is reconciled. What they still share (a memory that two sessions gave) is told by its revision
 * when it is written.
 */
export class IndependentTurns {
  readonly #sessions = new Set<string>()
  readonly #statements: IndexedProposal[] = []
  #alone = false

  /** Takes the turn in if it is independent of all that were; the first always is. */
  admits({ job, said, proposed }: ReadTurn): boolean {
    const statements = proposed.map((proposal) => indexProposal(job.pool, proposal))
    const forgets = said.asked.length > 0
    const met = this.#sessions.has(said.session) || statements.some((one) => this.#statements.some(collidesWith(one)))
    if (this.#sessions.size > 0 && (this.#alone || forgets || met)) return false
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
