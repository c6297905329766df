import type { ReactNode } from 'react'

/** A table that scrolls in itself where it is too wide; its region takes the focus, so that keys can scroll it. */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // A group, not a landmark: the panel around it is one already.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups rows
    <div className="tbl-wrap" role="group" aria-label={label} tabIndex={0}>
      <table className="tbl">{children}</table>
    </div>
  )
}
