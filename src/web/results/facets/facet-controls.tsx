import type { ReactNode } from 'react'

/** One foldable group of filters. */
export function FacetGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="facet" open>
      <summary className="ic ic-down">{title}</summary>
      <fieldset aria-label={title}>{children}</fieldset>
    </details>
  )
}
