import type { RouteOutput, Routes } from "@keepsake/api/browser"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Button } from "../ui/button.tsx"
import { Code } from "../ui/code.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { InputField } from "../ui/field.tsx"

type Status = RouteOutput<Routes["llmStatus"]>

/** The model that reads conversations with its use, or what one would cost. */
export function ModelCard() {
  const { t } = useI18n()
  const { tenantParam, name } = useTenant()
  const status = useServerQuery(["llm", name], (call) => client.llmStatus(tenantParam, call))
  return (
    <section aria-labelledby="model" className="grid content-start gap-3 rounded-2xl border border-line bg-card p-4">
      <h2 id="model" className="text-sm font-semibold">
        {t("model")}
      </h2>
      {status.isError && <ErrorState error={status.error} onRetry={() => void status.refetch()} />}
      {status.data && (status.data.configured ? <ModelUse status={status.data} /> : <ModelOffer />)}
    </section>
  )
}

function ModelUse({ status }: { readonly status: Status }) {
  const { t, number } = useI18n()
  const queries = useQueryClient()
  const retry = useMutation({
    mutationFn: () => client.retryLlm({}),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["llm"] }),
  })
  const { usage, last30Days: month } = status
  const rows: readonly (readonly [string, string])[] = [
    [t("model.name"), status.model ?? ""],
    [
      t("model.today"),
      usage.mostTokens === null
        ? number(usage.tokensToday)
        : t("model.ofBudget", { tokens: number(usage.tokensToday), most: number(usage.mostTokens) }),
    ],
    [
      t("model.month"),
      t("model.calls", { calls: number(month.requests), tokens: number(month.inputTokens + month.outputTokens) }),
    ],
    [t("model.waiting"), number(status.pending)],
  ]
  return (
    <>
      <dl className="grid gap-y-1.5 text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-soft">{label}</dt>
            <dd dir="auto" className="ms-auto wrap-anywhere tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {status.why !== null && <p className="text-sm text-warn wrap-anywhere">{status.why}</p>}
      {status.deadLettered > 0 && (
        <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <span>{t("model.failed", { count: status.deadLettered })}</span>
          <Button disabled={retry.isPending} onClick={() => retry.mutate()}>
            {t("retry")}
          </Button>
        </p>
      )}
      {retry.isError && <ErrorState error={retry.error} />}
    </>
  )
}

const STORED = "keepsake.modelPrices"

/** What a model would have cost in the last days at prices that are stored in this browser. */
function ModelOffer() {
  const { t, number } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const [[input = "", output = ""], setPrices] = useState(() => (localStorage.getItem(STORED) ?? "0.25 2").split(" "))
  const estimate = useServerQuery(["llm-estimate"], (call) => client.llmEstimate({}, call), { enabled: isOpen })
  const change = (...prices: [string, string]) => {
    setPrices(prices)
    localStorage.setItem(STORED, prices.join(" "))
  }
  const data = estimate.data
  const cost = data && (data.inputTokens * Number(input) + data.outputTokens * Number(output)) / 1_000_000
  return (
    <>
      <p className="text-sm text-soft">{t("model.none")}</p>
      {!isOpen && <Button onClick={() => setOpen(true)}>{t("model.estimate")}</Button>}
      {estimate.isError && <ErrorState error={estimate.error} onRetry={() => void estimate.refetch()} />}
      {isOpen && data && (
        <>
          <p>
            <span className="text-2xl font-semibold tracking-tight tabular-nums">
              {number(cost ?? 0, { maximumSignificantDigits: 3 })}
            </span>{" "}
            <span className="text-sm text-soft">{t("cost.days", { days: data.days })}</span>
          </p>
          <p className="text-sm text-soft">
            {t("model.wouldTake", {
              calls: number(data.calls),
              input: number(data.inputTokens),
              output: number(data.outputTokens),
            })}
          </p>
          <InputField
            label={t("cost.perMillion")}
            type="number"
            min={0}
            step="any"
            value={input}
            onText={(text) => change(text, output)}
          />
          <InputField
            label={t("model.perMillionOutput")}
            hint={t("cost.hint")}
            type="number"
            min={0}
            step="any"
            value={output}
            onText={(text) => change(input, text)}
          />
          <p className="text-sm text-soft">{t("model.switchOn")}</p>
          <Code className="rounded-lg border border-line">{SETTINGS}</Code>
        </>
      )}
    </>
  )
}

const SETTINGS = JSON.stringify(
  { extractor: "rules+llm", llm: { provider: "upstream", model: "YOUR-MODEL", maxTokensPerDay: 200_000 } },
  undefined,
  2,
)
