import { useMutation, useQueryClient } from "@tanstack/react-query"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Button } from "../ui/button.tsx"
import { showToast } from "../ui/toasts.tsx"
import { refreshMemories } from "./cache.ts"
import type { MemoryRow } from "./use-memories.ts"

/** The session of the sample memories, so that they can be removed together. */
const SAMPLE_SESSION = "keepsake-sample"
const sample = [
  ["Prefers trains to planes for anything under six hours", "factual", "preference"],
  ["Is allergic to peanuts", "factual", "constraint"],
  ["Lives in Lisbon and works as a structural engineer", "factual", "identity"],
  ["Answers should be short, with the sources at the end", "procedural", "instruction"],
  ["Decided to use Postgres for the bridge archive", "episodic", "decision"],
  ["Runs four times a week, the long run on Sunday morning", "semantic", "pattern"],
] as const

/** Adds sample memories for a first visit. */
export function LoadSample() {
  const { t, errorText } = useI18n()
  const { tenantParam } = useTenant()
  const queries = useQueryClient()
  const load = useMutation({
    mutationFn: async () => {
      for (const [content, type, category] of sample.toReversed())
        await client.addMemory({ content, type, category, session: SAMPLE_SESSION, ...tenantParam })
    },
    onError: (error) => showToast({ variant: "bad", text: errorText(error) }),
    onSettled: () => refreshMemories(queries),
  })
  return (
    <Button disabled={load.isPending} onClick={() => load.mutate()}>
      {t("sample.load")}
    </Button>
  )
}

/** Says that the list has sample memories, and removes them. `onRemoved` is called when they are gone. */
export function SampleNote({
  rows,
  onRemoved,
}: {
  readonly rows: readonly MemoryRow[]
  readonly onRemoved: () => void
}) {
  const { t, errorText } = useI18n()
  const { tenantParam } = useTenant()
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => client.forgetSession({ session: SAMPLE_SESSION, ...tenantParam }),
    onSuccess: onRemoved,
    onError: (error) => showToast({ variant: "bad", text: errorText(error) }),
    onSettled: () => refreshMemories(queries),
  })
  if (!rows.some(({ memory }) => memory.session === SAMPLE_SESSION)) return null
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 rounded-xl bg-tint px-3 py-1.5 text-sm text-mark">
      {t("sample.shown")}
      <Button className="min-h-8" disabled={remove.isPending} onClick={() => remove.mutate()}>
        {t("sample.remove")}
      </Button>
    </p>
  )
}
