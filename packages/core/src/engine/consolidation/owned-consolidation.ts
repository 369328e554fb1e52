import type { Page, Scope } from "../../contract/index.ts"
import { omitUndefined } from "../../plugin/omit-undefined.ts"
import type { PageOptions, ScopeOptions } from "../lifecycle/lifecycle.ts"
import type { Consolidation, ShownItem } from "./consolidation.ts"
import type { ProposingProgress } from "./proposing.ts"
import type { ConsolidationRun } from "./run.ts"

/** The proposals for one owner's pools. `undefined`: there is none of that id in the scope. */
export interface OwnedConsolidation {
  /** Proposes changes, one run for each pool that has any. With `dryRun` nothing is stored. */
  propose(options?: ScopeOptions & { readonly dryRun?: boolean }): Promise<readonly ConsolidationRun[]>
  /**
   * Proposes as `propose` does and returns after `waitMs` at the latest; the rest goes on in the background. A dry run
   * ends then.
   */
  proposeWithin(
    options: ScopeOptions & { readonly waitMs: number; readonly dryRun?: boolean },
  ): Promise<{ readonly runs: readonly ConsolidationRun[]; readonly progress: ProposingProgress }>
  /** What is due: the next nightly run, in milliseconds since 1970, and proposals for the whole tenant under way. */
  status(): Promise<ConsolidationStatus>
  /** Newest first, of 30 days. */
  runs(page?: PageOptions): Promise<Page<ConsolidationRun>>
  /** The items of a run with their memories as they are now. */
  items(run: ConsolidationRun): Promise<readonly ShownItem[]>
  get(id: string, within?: ScopeOptions): Promise<ConsolidationRun | undefined>
  /** Makes the open changes, or those at `places`, counted from 0. One whose memory has changed since is dropped. */
  take(id: string, options?: PlacesOptions): Promise<ConsolidationRun | undefined>
  /** Does not make the open changes, or those at `places`. They are not proposed again before their memory changes. */
  leave(id: string, options?: PlacesOptions): Promise<ConsolidationRun | undefined>
  /** Undoes what a run changed. A memory that was changed since stays. */
  undo(id: string, within?: ScopeOptions): Promise<ConsolidationRun | undefined>
}

export interface ConsolidationStatus {
  /** Absent if `memory.consolidation` is `off`. */
  readonly nextDue?: number
  /** Absent if none were started since the process was. */
  readonly progress?: ProposingProgress
}

export interface PlacesOptions extends ScopeOptions {
  readonly places?: readonly number[]
}

/** Limits the proposals of all pools to what one owner may change. */
export function ownedConsolidation(
  consolidation: Consolidation,
  scopeOf: (within: ScopeOptions) => Scope,
): OwnedConsolidation {
  const authorOf = ({ by }: ScopeOptions) => (by === undefined ? {} : { by })
  return {
    propose: ({ dryRun = false, ...within } = {}) =>
      consolidation.propose(scopeOf(within), { ...authorOf(within), dryRun }),
    proposeWithin: ({ dryRun = false, waitMs, ...within }) =>
      consolidation.proposeWithin(scopeOf(within), { ...authorOf(within), dryRun, waitMs }),
    status: async () => {
      const { tenant } = scopeOf({ scope: "tenant" })
      return omitUndefined({ nextDue: await consolidation.nextDue(), progress: consolidation.progress(tenant) })
    },
    runs: ({ limit = 50, cursor, ...within } = {}) => consolidation.runs(scopeOf(within), limit, cursor),
    items: (run) => consolidation.showItems(run),
    get: async (id, within = {}) => (await consolidation.show(scopeOf(within), id))?.run,
    take: (id, { places, ...within } = {}) => consolidation.take(scopeOf(within), id, { places, ...authorOf(within) }),
    leave: (id, { places, ...within } = {}) => consolidation.leave(scopeOf(within), id, places),
    undo: (id, within = {}) => consolidation.undo(scopeOf(within), id, authorOf(within)),
  }
}
