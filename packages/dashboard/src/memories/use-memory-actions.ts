import type { MemoryOnTheWire, RouteInput, Routes } from "@keepsake/api/browser"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { showToast } from "../ui/toasts.tsx"
import { applyOptimistically, type MemoryPatch, refreshMemories } from "./cache.ts"

type Action = RouteInput<Routes["changeMemories"]>["action"]
interface ActionRequest {
  readonly ids: readonly string[]
  readonly action: Action
  readonly words?: "keep" | "remove"
  readonly show: MemoryPatch
  readonly undo?: { readonly said: string; readonly by: Action }
  /** This request undoes another one; when it fails, the toast offers it again. */
  readonly isUndo?: true
}

/** Delete and pin with optimistic updates, undo, and rollback on errors. */
export function useMemoryActions() {
  const { t, errorText } = useI18n()
  const { tenantParam } = useTenant()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: async ({ ids, action, words }: ActionRequest) => {
      const { failed, also = [] } = await client.changeMemories({
        action,
        ids: [...ids],
        ...(words !== undefined && { words }),
        ...tenantParam,
      })
      const [first] = failed
      if (first !== undefined) throw new Error(first.message)
      return also.length
    },
    onMutate: ({ ids, show }) => applyOptimistically(queries, ids, show),
    // Also when the screen on which it was done has been left meanwhile.
    onSuccess: (messages, { ids, undo }) => {
      if (undo === undefined) return
      const run = () => change.mutate({ ids, action: undo.by, show: (memory) => memory, isUndo: true })
      const text = messages === 0 ? undo.said : `${undo.said} ${t("deleted.messages", { count: messages })}`
      showToast({ text, undo: { label: t("undo"), run } })
    },
    onError: (error, act, takeBack) => {
      takeBack?.()
      const again = { label: t("retry"), run: () => change.mutate(act) }
      showToast({
        variant: "bad",
        text: t("failed.change", { why: errorText(error) }),
        ...(act.isUndo && { undo: again }),
      })
    },
    onSettled: () => refreshMemories(queries),
  })
  const act = (
    memories: readonly MemoryOnTheWire[],
    action: Action,
    show: MemoryPatch,
    undo: ActionRequest["undo"],
    words?: "keep" | "remove",
  ) =>
    change.mutate({
      ids: memories.map(({ id }) => id),
      action,
      show,
      ...(undo !== undefined && { undo }),
      ...(words !== undefined && { words }),
    })
  return {
    remove(memories: readonly MemoryOnTheWire[], words?: "keep" | "remove") {
      const deleted = t("deleted", { count: memories.length })
      const said = words === "keep" ? `${deleted} ${t("deleted.kept")}` : deleted
      act(memories, "delete", () => undefined, { said, by: "restore" }, words)
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
