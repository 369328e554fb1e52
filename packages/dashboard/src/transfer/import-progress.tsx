import { useQuery } from "@tanstack/react-query"
import { useRef } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useWords } from "../words/words.tsx"

const EVERY_MS = 500

/** How many of the new memories are there, counted while they come in. */
export function ImportProgress({ expected }: { readonly expected: number }) {
  const { t } = useWords()
  const { named, name } = useTenant()
  const before = useRef<number>(undefined)
  const { data } = useQuery({
    queryKey: ["import-progress", name],
    queryFn: ({ signal }) => client.listMemories({ ...named, status: "all", limit: 1 }, { signal }),
    refetchInterval: EVERY_MS,
    gcTime: 0,
  })
  before.current ??= data?.total
  const done = Math.max(0, Math.min(expected, (data?.total ?? 0) - (before.current ?? 0)))
  const said = t("import.running", { done, most: expected })
  return (
    <div className="grid gap-1 text-sm">
      <progress
        aria-label={said}
        {...(expected > 0 && data !== undefined && { max: expected, value: done })}
        className="h-2 w-full accent-mark"
      />
      <p className="text-soft">{said}</p>
    </div>
  )
}
