import { etagOf } from '#api/http/etag.ts'
import type { AnsweredSearch } from '#api/search/routes.ts'
import { SharedWork } from '#domain/cache/shared-work.ts'
import { DomainError } from '#domain/errors.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import { inAllEncodings } from '#server/http/content-encoding.ts'
import { type CachedAnswer, PageCache } from './page-cache.ts'

/** The answer to a search, for whoever asks the same within the minute. */
export interface CachedSearch extends CachedAnswer {
  /** Logs that the same search was made once more. */
  readonly logRepeat: () => void
  /** What it was made of: the number of the index's last change, and the lists' generation (page-cache.ts). */
  readonly change: number
  readonly generation: number
}

export interface SearchCacheDeps {
  readonly index: Pick<DirectoryIndex, 'lastChange'>
  /** Rises with every change of the settings and of what lists show. */
  readonly generation: () => number
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Returns what logs an answered search once more. */
  readonly repeatLogger: (search: AnsweredSearch) => () => void
}

export interface SearchCache {
  /** The answer to an address unless it is missing, or something changed. @param now milliseconds since 1970 */
  get(url: string, now: number): CachedSearch | undefined
  /** Caches an answer that was just given, if its address was asked for before in the same minute. */
  cacheIfRepeated(search: AnsweredSearch): Promise<void>
}

/** Some 500 answers of 24 businesses. */
const LIMIT_BYTES = 16 * 1024 * 1024
/** Addresses asked for in this minute, at most this long: 1 MB in all. */
const MOST_ADDRESSES = 2_000
const LONGEST_ADDRESS = 512

/**
 * Caches answers to searches that are repeated within a minute, because open states change with the minute. The second
 * answer is compressed and cached, so searches that nobody repeats cost nothing. None with a position: they are nearly
 * never repeated, and tell where somebody is. Changed synonyms count from the next minute on, as in browsers' caches.
 */
export function searchCache({ index, generation, now, repeatLogger }: SearchCacheDeps): SearchCache {
  const cache = new PageCache<CachedSearch>(LIMIT_BYTES)
  const asked = new Set<string>()
  const packing = new SharedWork<void>()
  let minute = 0
  const get = (url: string, at: number) => {
    const cached = cache.get(url, at)
    const isCurrent = cached?.generation === generation() && cached.change === lastChangeOf(index)
    return isCurrent ? cached : undefined
  }
  const pack = async (search: AnsweredSearch) => {
    const change = lastChangeOf(index)
    if (change === undefined) return
    const made = { change, generation: generation(), expiresAt: (minute + 1) * MINUTE_MS }
    const bodies = await inAllEncodings(Buffer.from(search.json))
    cache.set(search.url, { ...bodies, ...made, etag: etagOf(search.json), logRepeat: repeatLogger(search) })
  }
  return {
    get,
    async cacheIfRepeated(search) {
      const { url, query } = search
      if (query.latitude !== undefined || query.longitude !== undefined || url.length > LONGEST_ADDRESS)
        return
      const thisMinute = Math.floor(now() / MINUTE_MS)
      if (thisMinute !== minute) asked.clear()
      minute = thisMinute
      if (!asked.has(url)) {
        if (asked.size < MOST_ADDRESSES) asked.add(url)
        return
      }
      if (packing.has(url) || get(url, now()) !== undefined) return
      await packing.run(url, () => pack(search))
    },
  }
}

/** Undefined while there is no index: then nothing cached is used, and the site answers what is wrong. */
function lastChangeOf(index: SearchCacheDeps['index']): number | undefined {
  try {
    return index.lastChange()
  } catch (error) {
    if (error instanceof DomainError && error.code === 'index_not_ready') return undefined
    throw error
  }
}
