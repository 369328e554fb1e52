/** The product's logo. */
export function Logo({ className = "size-8" }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={`shrink-0 ${className}`} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" className="fill-mark" />
      <path d="M10 7.5h12a1.5 1.5 0 0 1 1.5 1.5v16l-7.5-5-7.5 5V9A1.5 1.5 0 0 1 10 7.5Z" className="fill-on-mark" />
    </svg>
  )
}
