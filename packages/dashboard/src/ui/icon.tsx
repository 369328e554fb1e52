/** Stroke paths on a 20 × 20 grid. */
const paths = {
  overview: "M3 11.5h5V17H3zM3 3h5v5.5H3zM12 3h5v5h-5zM12 11h5v6h-5z",
  memories: "M5 3h10a1 1 0 0 1 1 1v13l-6-3.8L4 17V4a1 1 0 0 1 1-1z",
  explain: "M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM12.6 12.6 17 17M8.5 6v5M6 8.5h5",
  playground: "M4 4h12v9H9l-4 3.5V13H4zM7 7.5h6M7 9.8h4",
  traces: "M2.5 10h3l2-5.5 4 11 2.2-5.5h3.8",
  review: "M3 11h4l1.2 2h3.6L13 11h4M3 11l2.2-7h9.6L17 11v5H3z",
  connect:
    "M8 12 6 14a2.8 2.8 0 0 1-4-4l3-3a2.8 2.8 0 0 1 4 0M12 8l2-2a2.8 2.8 0 0 1 4 4l-3 3a2.8 2.8 0 0 1-4 0M7.5 12.5l5-5",
  settings: "M3 6h8M15 6h2M3 14h2M9 14h8M13 4v4M7 12v4",
  search: "M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM12.6 12.6 17 17",
  add: "M10 4v12M4 10h12",
  close: "M5 5l10 10M15 5 5 15",
  menu: "M3 6h14M3 10h14M3 14h14",
  pin: "M7 3h6l-1 5 2.5 3h-9L8 8zM10 11v6",
  edit: "M4 16l.8-3.6L13 4.2l2.8 2.8-8.2 8.2zM11.5 5.7l2.8 2.8",
  trash: "M4 6h12M8 6V4h4v2M5.5 6l.7 11h7.6l.7-11M8.5 9v5M11.5 9v5",
  check: "M4 10.5 8 14.5 16 5.5",
  back: "M12 4l-6 6 6 6",
  next: "M8 4l6 6-6 6",
  down: "M5 8l5 5 5-5",
  warning: "M10 3.2 17.5 16.5h-15zM10 8v4M10 14.2v.2",
  out: "M8 4H4v12h4M12 6.5 15.5 10 12 13.5M15 10H7.5",
  copy: "M7 7h9v9H7zM4 13V4h9",
  restore: "M4 5v4h4M4.6 9A6 6 0 1 1 5 13",
  good: "M6 9V17H3V9zM6 9l3-6c1.5 0 2.3 1 2 2.6L10.6 8H16l-1.2 9H6",
  wrong: "M6 11V3H3v8zM6 11l3 6c1.5 0 2.3-1 2-2.6l-.4-2.4H16L14.8 3H6",
  past: "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 6v4.2l2.8 1.8",
  files: "M3 16V4h5l2 2.5h7V16zM6 10h8M6 13h5",
  filter: "M3 5h14M6 10h8M8.5 15h3",
} as const
export type IconName = keyof typeof paths

export function Icon({ name, className = "size-5" }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
