import type { ReactNode } from 'react'

interface EmptyProps {
  level: 1 | 2
  title: string
  text?: string
  /** 'cross' where nothing can ever be found: a wrong address. */
  symbol?: 'dot' | 'cross'
  children?: ReactNode
}

/** Nothing here: a dashed circle, what was sought, the next best step. */
export function Empty({ level, title, text, symbol = 'dot', children }: EmptyProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="empty">
      <svg className="ring" viewBox="0 0 96 96" aria-hidden="true">
        {symbol === 'cross' && <path className="hair" d="M48 0v96M0 48h96" />}
        <circle className="dash" cx="48" cy="48" r="40" />
        {symbol === 'cross' ? (
          <path className="cross" d="M42 42l12 12M54 42L42 54" />
        ) : (
          <circle cx="48" cy="48" r="5" />
        )}
      </svg>
      <Heading>{title}</Heading>
      {text && <p className={level === 1 ? 'lead' : 'quiet'}>{text}</p>}
      {children !== undefined && <div className="chips">{children}</div>}
    </div>
  )
}
