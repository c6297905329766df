import { useEffect } from 'react'
import { adminWords } from '#web/messages/admin/words.ts'
import { usePage } from '#web/page-context.ts'

/** Names the document after the screen: 'Betriebe · Verwaltung · Umkreis'. */
export function useAdminTitle(title: string): void {
  const { language, site } = usePage()
  const { area } = adminWords(language)
  useEffect(() => {
    document.title = [...new Set([title, area, site.title])].join(' · ')
  }, [title, area, site.title])
}
