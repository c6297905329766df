import { etagOfText } from '#api/http/cache-headers.ts'
import type { AnsweredSearch } from '#api/search/routes.ts'
import { DomainError } from '#domain/errors.ts'
import type { DirectoryIndex } from '#search/directory-index.ts'
import { type CachedAnswer, inAllEncodings, PageCache } from './page-cache.ts'

/** The answer to a search call, for whoever asks the same within the minute. */
export interface CachedSearch extends CachedAnswer {
  /** Notes the same search once more in the log. */
  readonly noteAgain: () => void
  /** What it was made of: the number of the index's last change, and the pages' generation (page-cache.ts). */
  readonly change: number
  readonly generation: number
}

export interface SearchCacheDeps {
  readonly index: Pick<DirectoryIndex, 'lastChange'>
  /** Rises with every change of the settings and of what pages show. */
  readonly generation: () => number
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** What notes an answered search once more. */
  readonly noteAgain: (search: AnsweredSearch) => () => void
}

export interface SearchCache {
  /** The answer to an address unless it is missing, or something changed. @param now milliseconds since 1970 */
  get(url: string, now: number): CachedSearch | undefined
  /** Keeps an answer that was just given, if its address was asked for before in the same minute. */
  offer(search: AnsweredSearch): Promise<void>
}

/** Some 500 answers of 24 businesses. */
const LIMIT_BYTES = 16 * 1024 * 1024
/** Addresses that are remembered within a minute, at most this long: 1 MB in all. */
const MOST_ADDRESSES = 2_000
const LONGEST_ADDRESS = 512
/** Open states are those of the minute. */
const MINUTE_MS = 60_000

/**
 * Keeps answers to search calls that are asked for again within a minute: the second one is compressed and kept, so that
 * searches that nobody repeats cost nothing. None with a position: they are nearly never asked twice, and tell where
 * somebody is. Synonyms count from the next minute on, as in browsers' own copies.
 */
export function searchCache({ index, generation, now, noteAgain }: SearchCacheDeps): SearchCache {
  const cache = new PageCache<CachedSearch>(LIMIT_BYTES)
  const asked = new Set<string>()
  const packing = new Set<string>()
  let minute = 0
  const get = (url: string, at: number) => {
    const cached = cache.get(url, at)
    const isCurrent = cached?.generation === generation() && cached.change === lastChangeOf(index)
    return isCurrent ? cached : undefined
  }
  return {
    get,
    async offer(search) {
      const { url, json, query } = search
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
      packing.add(url)
      try {
        const made = {
          change: index.lastChange(),
          generation: generation(),
          expiresAt: (minute + 1) * MINUTE_MS,
        }
        const plain = Buffer.from(json)
        const noting = noteAgain(search)
        const bodies = await inAllEncodings(plain)
        cache.set(url, { ...bodies, ...made, etag: etagOfText(json), noteAgain: noting })
      } finally {
        packing.delete(url)
      }
    },
  }
}

/** Undefined while there is no index to ask: nothing that is kept fits then, and the site says what is wrong. */
function lastChangeOf(index: SearchCacheDeps['index']): number | undefined {
  try {
    return index.lastChange()
  } catch (error) {
    if (error instanceof DomainError && error.code === 'index_not_ready') return undefined
    throw error
  }
}
