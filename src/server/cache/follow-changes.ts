import type { IndexChange } from '#search/index/index-writer.ts'
import type { PageCache } from './page-cache.ts'

/** While rows stream in, lists are made anew at most this often. */
export const LISTS_MS = 1_000
/** The index's reader looks for a new index a few times a second; a page rendered before that is out of date. */
const READER_NOTICES_MS = 300

/**
 * Returns what is to be told of every change of the index. Pages follow the first one at once, those of the following
 * second together at its end. Any change may concern any list, so all lists are dropped; a page of a business only when
 * one of the businesses that it shows has changed.
 */
export function changeFollower(cache: PageCache): (changed: IndexChange) => void {
  const waiting = new Set<number>()
  let pause: NodeJS.Timeout | undefined
  const follow = () => {
    cache.forget(({ scope }) => scope === 'list' || scope.some(id => waiting.has(id)))
    waiting.clear()
    pause = setTimeout(() => {
      pause = undefined
      if (waiting.size > 0) follow()
    }, LISTS_MS)
    pause.unref()
  }
  return changed => {
    if (changed === 'everything') {
      cache.clear()
      setTimeout(() => cache.clear(), READER_NOTICES_MS).unref()
      return
    }
    for (const id of changed) waiting.add(id)
    if (pause === undefined) follow()
  }
}
