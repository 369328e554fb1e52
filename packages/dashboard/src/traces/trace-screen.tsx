import type { MemoryOnTheWire } from "@keepsake/api/browser"
import { useMutation } from "@tanstack/react-query"
import { Link, useParams } from "@tanstack/react-router"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { usePageTitle } from "../app/fallback-screens.tsx"
import { ExplanationView } from "../explain/explanation-view.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { ServerText } from "../i18n/server-text.tsx"
import { MemoryLink, SessionLink } from "../memories/memory-link.tsx"
import { Badge } from "../ui/badge.tsx"
import { Button, buttonClass } from "../ui/button.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { Icon } from "../ui/icon.tsx"

/** One request by its trace id: memories given, memories remembered, and a replay. */
export function TraceScreen() {
  const { t, date, number } = useI18n()
  const { id } = useParams({ from: "/traces/$id" })
  usePageTitle(t("traces.one"))
  const { tenantParam, name } = useTenant()
  const whole = useServerQuery(["trace", name, id], (call) => client.getTrace({ id, ...tenantParam }, call))
  const replay = useMutation({ mutationFn: () => client.replayTrace({ id, ...tenantParam }) })
  const memories = new Map(whole.data?.memories.map((memory) => [memory.id, memory]))
  const trace = whole.data?.trace
  return (
    <div className="grid max-w-5xl gap-5 px-4 py-5 lg:px-6 lg:py-7">
      <nav aria-label={t("memory.back")}>
        <Link to="/traces" className="inline-flex items-center gap-1 text-sm text-soft hover:text-ink">
          <Icon name="back" className="size-4 rtl:rotate-180" />
          {t("nav.traces")}
        </Link>
      </nav>
      {whole.isError && <ErrorState error={whole.error} onRetry={() => void whole.refetch()} />}
      {trace !== undefined && (
        <>
          <div className="grid gap-2">
            <h1 dir="auto" className="text-xl leading-snug font-medium wrap-anywhere">
              {whole.data?.words ?? t("traces.noWords")}
            </h1>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
              <time dateTime={trace.at}>{date(trace.at)}</time>
              <code className="wrap-anywhere">{trace.id}</code>
              {[trace.user, trace.agent].map(
                (one) =>
                  one !== null && (
                    <span key={one} dir="auto">
                      {one}
                    </span>
                  ),
              )}
              <span>{number(trace.tookMs, { maximumFractionDigits: 1 })} ms</span>
              <span>{t("traces.tokens", { count: trace.tokens })}</span>
              {trace.session !== null && <SessionLink session={trace.session}>{t("memory.session")}</SessionLink>}
              {trace.gate !== null && (
                <Badge variant={trace.gate.open ? "good" : "warn"}>
                  <ServerText
                    code={`gate:${trace.gate.code}`}
                    params={trace.gate.params}
                    message={trace.gate.because}
                  />
                </Badge>
              )}
            </p>
          </div>
          <List title={t("traces.given")} ids={trace.recalled.map((one) => one.id)} memories={memories} />
          {trace.forgot !== null && trace.forgot.choices.length > 0 && (
            <div className="grid gap-2">
              <List title={t("traces.forgetChoices")} ids={trace.forgot.choices} memories={memories} />
              <Link to="/review" search={{ because: "forget" }} className={`${buttonClass()} justify-self-start`}>
                {t("traces.choose")}
              </Link>
            </div>
          )}
          {trace.kept === null ? (
            <p className="text-sm text-soft">
              {t("traces.keptOf")}: {t("traces.waiting")}
            </p>
          ) : (
            <List title={t("traces.keptOf")} ids={trace.kept} memories={memories} />
          )}
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => replay.mutate()} disabled={replay.isPending}>
              {t("traces.replay")}
            </Button>
            {whole.data?.words && (
              <Link
                to="/explain"
                search={{ query: whole.data.words, user: trace.user ?? undefined, agent: trace.agent ?? undefined }}
                className={buttonClass()}
              >
                {t("traces.explain")}
              </Link>
            )}
          </div>
          {replay.isError && <ErrorState error={replay.error} onRetry={() => replay.mutate()} />}
          {replay.data !== undefined && (
            <section aria-label={t("traces.replay")} className="grid gap-4">
              <p role="status" className="flex flex-wrap gap-1.5">
                <Badge>{t("traces.same", { count: replay.data.same.length })}</Badge>
                <Badge variant="bad">{t("traces.gone", { count: replay.data.gone.length })}</Badge>
                <Badge variant="good">{t("traces.added", { count: replay.data.added.length })}</Badge>
              </p>
              <ExplanationView explanation={replay.data.now} />
            </section>
          )}
        </>
      )}
    </div>
  )
}

interface ListProps {
  readonly title: string
  readonly ids: readonly string[]
  readonly memories: ReadonlyMap<string, MemoryOnTheWire>
}

function List({ title, ids, memories }: ListProps) {
  const { t } = useI18n()
  return (
    <section className="grid gap-2">
      <h2 className="text-base font-semibold">{title}</h2>
      {ids.length === 0 ? (
        <p className="text-sm text-soft">{t("traces.nothing")}</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card text-sm">
          {ids.map((id) => (
            <li key={id}>
              <MemoryLink id={id} className="block px-4 py-2.5 wrap-anywhere -outline-offset-2 hover:bg-sunk">
                {memories.get(id)?.content ?? t("memory.gone")}
              </MemoryLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
