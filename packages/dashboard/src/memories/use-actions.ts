import type { Input, MemoryOnTheWire, Routes } from "@keepsake/api/browser"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { say } from "../ui/toasts.tsx"
import { useWords } from "../words/words.tsx"
import { type Change, refreshMemories, showAtOnce } from "./cache.ts"

type Action = Input<Routes["changeMemories"]>["action"]
interface Act {
  readonly ids: readonly string[]
  readonly action: Action
  readonly show: Change
  readonly undo?: { readonly said: string; readonly by: Action }
  /** It undoes another; when it fails it is offered again. */
  readonly isUndo?: true
}

/** What can be done to memories wherever they are shown: seen at once, undone with one key, put back when the server says no. */
export function useActions() {
  const { t, sentence } = useWords()
  const { named } = useTenant()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: async ({ ids, action }: Act) => {
      const { failed, also = [] } = await client.changeMemories({ action, ids: [...ids], ...named })
      const [first] = failed
      if (first !== undefined) throw new Error(first.message)
      return also.length
    },
    onMutate: ({ ids, show }) => showAtOnce(queries, ids, show),
    // Also when the screen on which it was done has been left meanwhile.
    onSuccess: (messages, { ids, undo }) => {
      if (undo === undefined) return
      const run = () => change.mutate({ ids, action: undo.by, show: (memory) => memory, isUndo: true })
      const text = messages === 0 ? undo.said : `${undo.said} ${t("deleted.messages", { count: messages })}`
      say({ text, undo: { label: t("undo"), run } })
    },
    onError: (error, act, takeBack) => {
      takeBack?.()
      const again = { label: t("retry"), run: () => change.mutate(act) }
      say({
        look: "bad",
        text: t("failed.change", { why: sentence(error) }),
        ...(act.isUndo && { undo: again }),
      })
    },
    onSettled: () => refreshMemories(queries),
  })
  const act = (memories: readonly MemoryOnTheWire[], action: Action, show: Change, undo: Act["undo"]) =>
    change.mutate({ ids: memories.map(({ id }) => id), action, show, ...(undo !== undefined && { undo }) })
  return {
    remove(memories: readonly MemoryOnTheWire[]) {
      act(memories, "delete", () => undefined, { said: t("deleted", { count: memories.length }), by: "restore" })
    },
    pin(memories: readonly MemoryOnTheWire[], pinned: boolean) {
      const said = pinned ? t("pinned", { count: memories.length }) : t("unpinned", { count: memories.length })
      act(memories, pinned ? "pin" : "unpin", (memory) => ({ ...memory, pinned }), {
        said,
        by: pinned ? "unpin" : "pin",
      })
    },
    isBusy: change.isPending,
  }
}
