import { useState } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { InputField } from "../ui/field.tsx"

const STORED = "keepsake.perMillion"

/** The cost of injected tokens at a price that is stored in this browser. */
export function CostCard({ tokens, days }: { readonly tokens: number; readonly days: number }) {
  const { t, number } = useI18n()
  const [price, setPrice] = useState(() => localStorage.getItem(STORED) ?? "3")
  const estimate = (tokens * Number(price)) / 1_000_000
  return (
    <section aria-labelledby="cost" className="grid content-start gap-3 rounded-2xl border border-line bg-card p-4">
      <h2 id="cost" className="text-sm font-semibold">
        {t("cost")}
      </h2>
      <p>
        <span className="text-2xl font-semibold tracking-tight tabular-nums">
          {number(estimate, { maximumSignificantDigits: 3 })}
        </span>{" "}
        <span className="text-sm text-soft">{t("cost.days", { days })}</span>
      </p>
      <InputField
        label={t("cost.perMillion")}
        hint={t("cost.hint")}
        type="number"
        min={0}
        max={10_000}
        step="any"
        value={price}
        onText={(text) => {
          setPrice(text)
          localStorage.setItem(STORED, text)
        }}
      />
    </section>
  )
}
