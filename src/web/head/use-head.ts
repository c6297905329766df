import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DirectoryStats } from '#domain/search/search.ts'
import { reads } from '#web/api/reads.ts'
import type { FollowedHead } from '#web/head/follow-head.ts'
import { loadCode } from '#web/load-code.ts'
import { usePage } from '#web/page-context.ts'

/** What the document's head says now; at first the server wrote it. Browser only. */
let written: string | undefined

/** Keeps the head in step while pages change in the browser; its code is loaded with the first change. */
export function useHead(page: FollowedHead | null): void {
  const context = usePage()
  const client = useQueryClient()
  // Only what has changed is written.
  useEffect(() => {
    if (page === null) return
    const { title, description, canonical, isIndexable, onlyIn, feed } = page
    const key = JSON.stringify([title, description, canonical, isIndexable, onlyIn, feed])
    const isFirst = written === undefined
    if (written === key) return
    written = key
    if (isFirst) return
    const stats = client.getQueryData<DirectoryStats>(reads.stats(context.api).queryKey)
    loadCode(() => import('#web/head/follow-head.ts')).then(
      ({ followHead }) => {
        if (written === key) followHead(page, context, stats?.hasDemonstration !== true)
      },
      // The next page brings the head in step again.
      () => undefined,
    )
  })
}
