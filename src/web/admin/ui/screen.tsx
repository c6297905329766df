import { useEffect } from 'react'
import { messages as adminAreaMessages } from '#translated/admin/area.ts'
import type { Elements } from '#web/elements.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface ScreenProps {
  title: string
  /** Buttons at the right of the title. */
  actions?: Elements
  children: Elements
}

/** A screen with its heading and document title. */
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

/** Names the document after the screen: 'Betriebe · Verwaltung · Umkreis'. */
export function useAdminTitle(title: string): void {
  const { site } = usePage()
  const { area } = useMessages(adminAreaMessages)
  useEffect(() => {
    document.title = [...new Set([title, area, site.title])].join(' · ')
  }, [title, area, site.title])
}
