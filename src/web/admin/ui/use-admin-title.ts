import { useEffect } from 'react'
import { adminAreaMessages } from '#web/admin/messages.ts'
import { usePage } from '#web/page-context.ts'

/** Names the document after the screen: 'Betriebe · Verwaltung · Umkreis'. */
export function useAdminTitle(title: string): void {
  const { language, site } = usePage()
  const { area } = adminAreaMessages(language)
  useEffect(() => {
    document.title = [...new Set([title, area, site.title])].join(' · ')
  }, [title, area, site.title])
}
