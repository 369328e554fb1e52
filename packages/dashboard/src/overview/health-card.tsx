import type { RouteOutput, Routes } from "@keepsake/api/browser"
import { useI18n } from "../i18n/i18n.tsx"
import { ErrorState } from "../ui/error-state.tsx"

/** Company names are not translated. */
const dialects: Readonly<Record<string, string>> = { openai: "OpenAI", anthropic: "Anthropic" }

export interface HealthCardProps {
  readonly status: RouteOutput<Routes["status"]> | undefined
  readonly health: RouteOutput<Routes["memoryHealth"]> | undefined
  readonly error: unknown
  readonly onRetry: () => void
}

/** The result of the health probe, and the running components. */
export function HealthCard({ status, health, error, onRetry }: HealthCardProps) {
  const { t, number } = useI18n()
  const isWell = health?.working
  const isBad = error !== null || isWell === false
  const rows: readonly (readonly [string, string | undefined | null])[] = [
    [t("health.store"), status?.store],
    [t("health.disk"), status?.files && formatBytes(status.files, number)],
    [t("health.embedder"), status && (status.embedder ?? t("health.none"))],
    [t("health.queue"), health && t("health.queued", { pending: health.queue.pending, failed: health.queue.failed })],
    ...Object.entries(status?.upstream ?? {}).map(
      ([dialect, where]) => [`${t("health.upstream")}: ${dialects[dialect] ?? dialect}`, where] as const,
    ),
    [t("health.version"), status?.version],
    [t("health.uptime"), status && formatUptime(status.uptimeSeconds, number)],
  ]
  return (
    <section
      aria-labelledby="health"
      className="grid content-start gap-3 self-start rounded-2xl border border-line bg-card p-4"
    >
      <h2 id="health" className="flex items-center gap-2 text-sm font-semibold">
        <span
          className={`size-2.5 rounded-full ${isBad ? "bg-bad" : isWell ? "bg-good" : "bg-edge"}`}
          aria-hidden="true"
        />
        {isBad ? t("health.bad") : isWell ? t("health.good") : t("health.asking")}
      </h2>
      <p className="text-sm text-soft">
        {isWell && t("health.took", { ms: Math.round(health.latencyMs) })}
        {isWell === false && health?.error}
      </p>
      {error !== null && <ErrorState error={error} onRetry={onRetry} />}
      <dl className="grid gap-y-1.5 text-sm">
        {rows
          .filter(([, value]) => value !== undefined && value !== null)
          .map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-soft">{name}</dt>
              <dd dir="auto" className="ms-auto wrap-anywhere">
                {value}
              </dd>
            </div>
          ))}
      </dl>
      {status?.vectors && status.vectors.memories > 0 && <VectorCoverage {...status.vectors} />}
    </section>
  )
}

/** How many memories have their vector. */
function VectorCoverage({ embedded, memories }: { readonly embedded: number; readonly memories: number }) {
  const { t } = useI18n()
  return (
    <div className="grid gap-1.5 border-t border-line pt-3 text-sm">
      <p className="flex justify-between gap-4">
        <span className="text-soft">{t("health.vectors")}</span>
        <span className="tabular-nums">{t("health.covered", { embedded, memories })}</span>
      </p>
      <progress aria-label={t("health.vectors")} value={embedded / memories} className="bar" />
    </div>
  )
}

function formatBytes(
  files: readonly { readonly bytes: number }[],
  number: (value: number, options?: Intl.NumberFormatOptions) => string,
): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const [value, unit] = bytes < 1e9 ? [bytes / 1e6, "megabyte"] : [bytes / 1e9, "gigabyte"]
  return number(value, { style: "unit", unit, maximumFractionDigits: 1 })
}

function formatUptime(seconds: number, number: (value: number, options?: Intl.NumberFormatOptions) => string): string {
  const [value, unit] =
    seconds < 120
      ? [seconds, "second"]
      : seconds < 7_200
        ? [seconds / 60, "minute"]
        : seconds < 172_800
          ? [seconds / 3_600, "hour"]
          : [seconds / 86_400, "day"]
  return number(Math.floor(value), { style: "unit", unit, unitDisplay: "long" })
}
