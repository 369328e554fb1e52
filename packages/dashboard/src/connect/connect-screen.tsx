import { useNavigate, useSearch } from "@tanstack/react-router"
import { usePageTitle } from "../app/fallback-screens.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { Copyable } from "../ui/copyable.tsx"
import { ScreenHeader } from "../ui/screen-header.tsx"
import { useExampleModel } from "./example-model.ts"
import { LastSeen } from "./last-seen.tsx"
import { allSnippets, mcpSnippets, snippets } from "./snippets.ts"

const names = Object.keys(allSnippets)

/** Snippets for each client, with the address under which this page reached the server, and the last requests seen. */
export function ConnectScreen() {
  const { t } = useI18n()
  usePageTitle(t("nav.connect"))
  const { client = "environment" } = useSearch({ from: "/connect" })
  const chosen = client in allSnippets ? client : "environment"
  const snippet = allSnippets[chosen]
  const model = useExampleModel()
  return (
    <>
      <ScreenHeader title={t("nav.connect")} note={t("connect.note")} />
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5 px-4 pb-8 lg:px-6">
        <LastSeen />
        <div role="tablist" aria-label={t("connect.clients")} className="grid gap-1">
          <ClientTabs of={Object.keys(snippets)} title="SDK" chosen={chosen} />
          <ClientTabs of={Object.keys(mcpSnippets)} title="MCP" chosen={chosen} />
        </div>
        <div role="tabpanel" id="snippets" aria-labelledby={`tab-${chosen}`} className="grid gap-3">
          {snippet?.blocks.map(({ label, text }) => (
            <Copyable key={label} label={<span translate="no">{label}</span>} text={text(location.origin, model)} />
          ))}
          {snippet?.install !== undefined && (
            <>
              <p className="text-sm text-soft">{t("connect.install")}</p>
              <Copyable
                label={<span translate="no">keepsake</span>}
                text={`keepsake mcp install --client ${snippet.install}`}
              />
            </>
          )}
        </div>
        <p className="text-sm text-soft">{t("connect.key")}</p>
      </div>
    </>
  )
}

interface ClientTabsProps {
  readonly of: readonly string[]
  readonly title: string
  readonly chosen: string
}

/** Tabs of one kind of client; the arrow keys move through both rows. */
function ClientTabs({ of, title, chosen }: ClientTabsProps) {
  const { t } = useI18n()
  const navigate = useNavigate({ from: "/connect" })
  const choose = (client: string) =>
    navigate({ search: (before) => ({ ...before, client }), replace: true, resetScroll: false })
  return (
    <div role="presentation" className="flex items-baseline gap-2">
      <span className="w-9 shrink-0 text-xs font-semibold text-soft" aria-hidden="true">
        {title}
      </span>
      <div role="presentation" className="flex min-w-0 flex-wrap gap-1">
        {of.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            translate={name === "environment" ? undefined : "no"}
            id={`tab-${name}`}
            aria-selected={name === chosen}
            aria-controls="snippets"
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => void choose(name)}
            onKeyDown={(event) => {
              const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
              if (by === undefined) return
              const next = names.at((names.indexOf(name) + by) % names.length) ?? name
              void choose(next)
              document.getElementById(`tab-${next}`)?.focus()
            }}
            className="min-h-9 rounded-lg px-2.5 text-sm font-medium text-soft hover:bg-sunk aria-selected:bg-tint aria-selected:text-mark"
          >
            {name === "environment" ? t("connect.environment") : allSnippets[name]?.title}
          </button>
        ))}
      </div>
    </div>
  )
}
