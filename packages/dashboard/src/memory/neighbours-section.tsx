import type { MemoryOnTheWire } from "@keepsake/api/browser"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { MemoryLink } from "../memories/memory-link.tsx"
import { ErrorState } from "../ui/error-state.tsx"

/** Similar memories: recall with this memory's text as the query. */
export function NeighboursSection({ memory }: { readonly memory: MemoryOnTheWire }) {
  const { t } = useI18n()
  const { tenantParam, name } = useTenant()
  const near = useServerQuery(["memories", name, "near", memory.id, memory.content], (call) =>
    client.searchMemories({ query: memory.content.slice(0, 2_000), limit: 6, ...tenantParam }, call),
  )
  const others = near.data?.data.filter((hit) => hit.memory.id !== memory.id) ?? []
  if (others.length === 0 && !near.isError) return null
  return (
    <section aria-labelledby="neighbours" className="grid gap-2">
      <h2 id="neighbours" className="text-base font-semibold">
        {t("neighbours")}
      </h2>
      {near.isError && <ErrorState error={near.error} onRetry={() => void near.refetch()} />}
      <ul className="grid gap-1">
        {others.map(({ memory: other }) => (
          <li key={other.id}>
            <MemoryLink
              id={other.id}
              className="line-clamp-2 rounded-lg px-2 py-1.5 text-sm wrap-anywhere -mx-2 hover:bg-sunk"
            >
              {other.content}
            </MemoryLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
