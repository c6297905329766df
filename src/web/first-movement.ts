import type { QueryClient } from '@tanstack/react-query'
import { retryFailedReads } from '#web/api/retry-failed-reads.ts'
import { loadCode } from '#web/load-code.ts'
import type { PageContext } from '#web/page-context.ts'
import { watchPointer } from '#web/prefetch/watch-pointer.ts'
import { watchLayers, watchSheets } from '#web/routing/layers.ts'

/**
 * What nobody needs before pointer or focus move: the data of the first page came with it, and nothing lies over it. Once
 * in a document.
 */
export function afterFirstMovement(context: PageContext, queries: QueryClient): void {
  // One that is open keeps the entry that it has.
  watchSheets()
  watchLayers()
  retryFailedReads(queries)
  watchPointer(context, queries)
  // The next page needs it at once; until then nothing does.
  void loadCode(() => import('#web/head/follow-head.ts')).catch(() => undefined)
}
