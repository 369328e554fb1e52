import type { MemoryOnTheWire } from "@keepsake/api/browser"
import { Link } from "@tanstack/react-router"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { MemoryLink } from "../memories/memory-link.tsx"
import { ErrorState } from "../ui/error-state.tsx"

/** Messages shown before and after it. */
const AROUND = 2

/** The messages around the one that a memory was extracted from. */
export function ConversationSection({ memory }: { readonly memory: MemoryOnTheWire }) {
  const { t } = useI18n()
  const { tenantParam, name } = useTenant()
  const { session, user, agent, pool, source } = memory
  const said = useServerQuery(
    ["conversation", name, session, user, agent],
    (call) =>
      client.getSession(
        { session: session ?? "", ...(user && { user }), ...(agent && { agent }), ...tenantParam },
        call,
      ),
    { enabled: session !== null },
  )
  if (session === null) return null
  if (said.isError) return <ErrorState error={said.error} onRetry={() => void said.refetch()} />
  const turns = said.data?.data.filter((one) => one.category === "turn" && one.pool === pool) ?? []
  const at = turns.findIndex((one) => one.id === memory.id || one.source.message === source.message)
  const around = at === -1 ? [] : turns.slice(Math.max(0, at - AROUND), at + AROUND + 1)
  if (around.length === 0) return null
  return (
    <section aria-labelledby="conversation" className="grid gap-3">
      <h2 id="conversation" className="text-base font-semibold">
        {t("conversation")}
      </h2>
      <ol className="grid gap-2">
        {around.map((turn) => {
          const isIt = turn === turns[at]
          return (
            <li
              key={turn.id}
              aria-current={isIt ? "true" : undefined}
              className={`grid gap-0.5 rounded-xl border px-3 py-2 text-sm ${isIt ? "border-mark bg-tint" : "border-line bg-card"} ${turn.source.origin === "assistant" ? "ms-6" : "me-6"}`}
            >
              <span className="text-xs text-soft">{t(`origin.${turn.source.origin}`)}</span>
              <MemoryLink id={turn.id} className="line-clamp-6 wrap-anywhere hover:underline">
                {turn.content}
              </MemoryLink>
            </li>
          )
        })}
      </ol>
      <Link
        to="/memories"
        search={{ session, status: "all", turns: true }}
        className="justify-self-start text-sm text-mark underline underline-offset-2"
      >
        {t("conversation.all")}
      </Link>
    </section>
  )
}
