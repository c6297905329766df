import { useEffect } from 'react'
import { usePage } from '#web/page-context.ts'
import { documentTitle } from '#web/site.ts'

/** Keeps the window's title in step while pages change in the browser; the server writes the first one. '' leaves it. */
export function useTitle(title: string): void {
  const { site } = usePage()
  useEffect(() => {
    if (title !== '') document.title = documentTitle(title, site)
  }, [title, site])
}
