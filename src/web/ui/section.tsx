import type { HTMLAttributes } from 'react'
import type { Elements } from '#web/elements.ts'

interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Of its heading. */
  heading: string
  title: string
  /** Beside the heading. */
  aside?: Elements
  children: Elements
}

/** A section of a page below its heading. */
export function Section({ heading, title, aside, className = 'sec', children, ...attributes }: SectionProps) {
  return (
    <section className={className} aria-labelledby={heading} {...attributes}>
      <div className="sec-head">
        <h2 id={heading}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
