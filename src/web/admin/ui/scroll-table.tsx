import type { ReactNode } from 'react'

/** A table that scrolls in itself where it is too wide; its region takes the focus, so that keys can scroll it. */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="tbl-wrap" aria-label={label} tabIndex={0}>
      <table className="tbl">{children}</table>
    </section>
  )
}
