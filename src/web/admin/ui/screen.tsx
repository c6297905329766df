import type { ReactNode } from 'react'
import { useAdminTitle } from '#web/admin/ui/use-admin-title.ts'

interface ScreenProps {
  title: string
  /** Buttons at the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/** The head of a screen, and what stands below it. */
export function Screen({ title, actions, children }: ScreenProps) {
  useAdminTitle(title)
  return (
    <>
      <div className="adm-top">
        <h1>{title}</h1>
        {actions}
      </div>
      {children}
    </>
  )
}
