/** The site's logo: a circle with its radius. */
export function Logo() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <circle cx="14" cy="14" r="11.8" fill="none" stroke="currentColor" strokeWidth="2.4" />
      <circle cx="14" cy="14" r="3.2" fill="currentColor" />
      <path d="M14 14l8.3-8.3" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  )
}
