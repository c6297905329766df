import type { ReactNode } from 'react'

interface ToolbarProps {
  /** What the controls are for, for those who do not see them. */
  label: string
  className?: string
  children: ReactNode
}

/**
 * Controls that are one stop of the Tab key: arrow keys, Home and End move between them (watch-toolbars.ts), so that a few
 * presses of Tab lead from the top of a page to its list. Without script each is a stop of its own.
 */
export function Toolbar({ label, className, children }: ToolbarProps) {
  return (
    <div role="toolbar" aria-label={label} className={className}>
      {children}
    </div>
  )
}
