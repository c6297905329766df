import { type ReactNode, useId } from 'react'
import type { Elements } from '#web/elements.ts'

interface PanelProps {
  title: string
  /** At the right of the title: a hint, a link, buttons. */
  aside?: ReactNode
  /** Without padding, for lists and tables that go from edge to edge. */
  isFlush?: boolean
  children: Elements
}

/** A part of a screen with its heading. */
export function Panel({ title, aside, isFlush = false, children }: PanelProps) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {aside !== undefined && <div className="panel-aside">{aside}</div>}
      </div>
      {isFlush ? children : <div className="panel-body">{children}</div>}
    </section>
  )
}
