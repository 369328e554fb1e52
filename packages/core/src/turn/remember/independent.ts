import type { Pool } from "../../contract/index.ts"
import { negates } from "../../text/gist.ts"
import { isLike } from "../../text/likeness.ts"
import { denialIn, marksIn, sayingOf, saySame } from "./compared.ts"
import { idsOf, RESTATES } from "./neighbourhood.ts"
import { prefersOtherwise } from "./preferred.ts"
import type { Proposal } from "./reconcile.ts"
import type { ReadTurn } from "./remember.ts"

/** A proposal as it can meet another. */
interface Meeting {
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
  readonly #statements: Meeting[] = []
  #alone = false

  /** Takes the turn in if it is independent of all that were; the first always is. */
  admits({ job, said, proposed }: ReadTurn): boolean {
    const statements = proposed.map((proposal) => meetingOf(job.pool, proposal))
    const forgets = said.asked.length > 0
    const met = this.#sessions.has(said.session) || statements.some((one) => this.#statements.some(meets(one)))
    if (this.#sessions.size > 0 && (this.#alone || forgets || met)) return false
    this.#alone = forgets
    this.#sessions.add(said.session)
    this.#statements.push(...statements)
    return true
  }
}

function meetingOf(pool: Pool, proposal: Proposal): Meeting {
  return { proposal, ids: idsOf(pool, proposal) }
}

function meets(one: Meeting): (other: Meeting) => boolean {
  return (other) =>
    saySame(sayingOf(one.proposal), sayingOf(other.proposal)) ||
    one.ids.some((id) => other.ids.includes(id)) ||
    isLike(marksIn(one.proposal), marksIn(other.proposal), RESTATES) ||
    prefersOtherwise(one.proposal.content, other.proposal.content) ||
    negates(denialIn(one.proposal), denialIn(other.proposal), true)
}
