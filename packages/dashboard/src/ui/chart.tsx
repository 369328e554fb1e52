import { useI18n } from "../i18n/i18n.tsx"

export interface ChartProps {
  readonly label: string
  /** ISO dates. */
  readonly days: readonly string[]
  readonly values: readonly (number | null)[]
  readonly unit?: "percent"
}

const HEIGHT = 100
const MAX_DAY_LABELS = 6
const STEPS = [1, 2, 2.5, 5, 10]

/** A chart over days: bars for counts, a line for shares. A table with the same figures makes it accessible. */
export function Chart({ label, days, values, unit }: ChartProps) {
  const { t, number, date } = useI18n()
  const isShare = unit === "percent"
  const write = (value: number) =>
    isShare ? number(value, { style: "percent" }) : number(value, { notation: "compact" })
  const ticks = isShare ? [0, 0.25, 0.5, 0.75, 1] : ticksUpTo(Math.max(4, ...values.map((value) => value ?? 0)))
  const y = (value: number) => HEIGHT * (1 - value / (ticks.at(-1) ?? 1))
  const every = Math.max(1, Math.ceil(days.length / MAX_DAY_LABELS))
  return (
    <figure>
      <div aria-hidden="true" dir="ltr" className="flex h-[150px] gap-1 text-[11px] leading-none text-soft">
        <div className="mb-5 flex w-10 shrink-0 flex-col-reverse justify-between text-end">
          {ticks.map((tick) => (
            <span key={tick}>{write(tick)}</span>
          ))}
        </div>
        <div className="flex min-w-0 grow flex-col">
          <svg
            viewBox={`0 0 ${days.length} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="my-1 min-h-0 w-full grow"
          >
            {ticks.map((tick) => (
              <path
                key={tick}
                d={`M0 ${y(tick)}H${days.length}`}
                vectorEffect="non-scaling-stroke"
                className="stroke-line"
              />
            ))}
            {isShare ? (
              <>
                <path d={linePath(values, y)} {...line} strokeWidth="2" />
                <path d={pointPath(values, y)} {...line} strokeWidth="5" />
              </>
            ) : (
              values.map((value, at) =>
                value ? (
                  <path
                    key={days[at]}
                    d={`M${at + 0.125} ${HEIGHT}V${y(value)}h0.75V${HEIGHT}z`}
                    className="fill-mark"
                  />
                ) : null,
              )
            )}
          </svg>
          <div className="flex h-4 whitespace-nowrap">
            {days.map((day, at) => (
              <span key={day} className="flex w-0 grow justify-center">
                {at % every === Math.floor(every / 2) && shortDay(date(day, "short"))}
              </span>
            ))}
          </div>
        </div>
      </div>
      <details className="mt-1 text-xs text-soft">
        <summary>{t("chart.figures")}</summary>
        <table className="mt-1 w-full">
          <caption className="sr-only">{label}</caption>
          <tbody>
            {days.map((day, at) => (
              <tr key={day}>
                <th scope="row" className="text-start font-normal">
                  {date(day, "short")}
                </th>
                <td className="text-end">{values[at] == null ? "–" : write(values[at])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

const line = {
  vectorEffect: "non-scaling-stroke",
  strokeLinecap: "round",
  className: "fill-none stroke-mark",
} as const

/** Round numbers from 0 to at least `most`, at most six. */
function ticksUpTo(most: number): readonly number[] {
  const size = 10 ** Math.floor(Math.log10(most / 4))
  const step = size * (STEPS.find((one) => one * size * 5 >= most) ?? 10)
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step)
}

/** A line through neighbouring days that have a value. */
function linePath(values: ChartProps["values"], y: (value: number) => number): string {
  return values
    .map((value, at) => (value === null ? "" : `${values[at - 1] == null ? "M" : "L"}${at + 0.5} ${y(value)}`))
    .join("")
}

/** A line without length is a dot of the stroke's width, however the chart is stretched. */
function pointPath(values: ChartProps["values"], y: (value: number) => number): string {
  return values.map((value, at) => (value === null ? "" : `M${at + 0.5} ${y(value)}h0`)).join("")
}

function shortDay(day: string): string {
  return day.replace(/,? ?\d{4}年?/, "")
}
