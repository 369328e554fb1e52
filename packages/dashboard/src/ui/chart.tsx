import { useEffect, useRef } from "react"
import uPlot from "uplot"
import "uplot/dist/uPlot.min.css"
import { useI18n } from "../i18n/i18n.tsx"

export interface ChartProps {
  readonly label: string
  /** ISO dates. */
  readonly days: readonly string[]
  readonly values: readonly (number | null)[]
  readonly unit?: "percent"
}

const HEIGHT = 150
const HALF_DAY_S = 43_200
const bars = uPlot.paths.bars?.({ size: [0.75, 24] })

/** A chart over days: bars for counts, a line for shares. A table with the same figures makes it accessible. */
export function Chart({ label, days, values, unit }: ChartProps) {
  const { t, number, date } = useI18n()
  const place = useRef<HTMLDivElement>(null)
  const write = (value: number) =>
    unit === "percent" ? number(value, { style: "percent" }) : number(value, { notation: "compact" })
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const style = getComputedStyle(element)
    const ink = style.getPropertyValue("color")
    const mark = style.getPropertyValue("--mark")
    const axis = {
      stroke: ink,
      grid: { stroke: "rgb(128 128 128 / 0.18)", width: 1 },
      ticks: { show: false },
      font: `11px ${style.fontFamily}`,
    }
    const plot = new uPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        legend: { show: false },
        cursor: { show: false },
        scales: {
          // Half a day on either side, so that the outer bars are not cut.
          x: { range: (_, first, last) => [first - HALF_DAY_S, last + HALF_DAY_S] },
          y: { range: (_, __, most) => [0, unit === "percent" ? 1 : Math.max(4, most * 1.1)] },
        },
        axes: [
          {
            ...axis,
            size: 26,
            values: (_, ticks) => ticks.map((tick) => date(tick * 1000, "short").replace(/,? ?\d{4}年?/, "")),
          },
          { ...axis, size: 44, values: (_, ticks) => ticks.map(write) },
        ],
        series: [
          {},
          unit === "percent"
            ? { stroke: mark, width: 2, points: { show: true, size: 5, fill: mark, stroke: mark } }
            : { stroke: mark, fill: mark, width: 0, ...(bars && { paths: bars }), points: { show: false } },
        ],
      },
      [days.map((day) => Date.parse(day) / 1000), [...values]],
      element,
    )
    const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }))
    observer.observe(element)
    return () => {
      observer.disconnect()
      plot.destroy()
    }
  }, [days, values])
  return (
    <figure>
      <div ref={place} aria-hidden="true" dir="ltr" className="min-h-[150px] text-soft" />
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
