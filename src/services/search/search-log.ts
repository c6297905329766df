import type { Language } from '#domain/language.ts'
import { loggedWords } from '#domain/search/logged-words.ts'
import type { SearchAnswer, SearchQuery } from '#domain/search/search.ts'
import { type LoggedSearches, SEARCH_LOG_DAYS } from '#domain/search/search-report.ts'
import type { SiteSettings } from '#domain/settings/settings.ts'
import { berlinDate, daysBefore } from '#domain/time/berlin-day.ts'
import { siteSettings } from '#services/settings/site-settings.ts'
import {
  addSearches,
  countSearchRows,
  deleteSearchesOn,
  oldestSearchDay,
  searchesOn,
} from '#store/search/search-log.ts'
import type { Store, StoreDeps } from '#store/store.ts'

export interface SearchLog {
  /** Logs a visitor's search in memory, without anything about the visitor. */
  note(query: SearchQuery, answer: SearchAnswer, language: Language): void
  /** For a cached answer: logs the same search once more at every call, on the current day. */
  repeatLogger(query: SearchQuery, answer: SearchAnswer, language: Language): () => void
  /** Stores what was logged. Throws what the store throws; nothing is lost then. */
  flush(): Promise<void>
}

export interface SearchLogDeps extends StoreDeps {
  readonly settings: () => Pick<SiteSettings, 'logsSearches'>
}

/** Different searches cached between two flushes; further ones are lost, because a robot must not fill the memory. */
const MOST_NOTED = 2_000
/** Different searches a day; then only known ones are counted on, because a robot must not fill the disk. */
const MOST_ROWS_A_DAY = 3_000
/** Rows of one transaction, which takes some milliseconds. */
const BATCH = 200

/**
 * Logs searches by day, words, place and language (domain/search-log). A search never waits for a write. Left out:
 * further pages, filters and other orders, which are the same search again; the visitor's position; whatever looks
 * personal; everything while the settings say so.
 */
export function searchLog({ store, now, settings }: SearchLogDeps): SearchLog {
  let noted = new Map<string, LoggedSearches>()
  const add = (searches: LoggedSearches) => {
    const key = keyOf(searches)
    const known = noted.get(key)
    if (known === undefined && noted.size >= MOST_NOTED) return
    noted.set(key, known === undefined ? searches : together(known, searches))
  }
  const rowOf = (
    query: SearchQuery,
    answer: SearchAnswer,
    language: Language,
  ): LoggedSearches | undefined => {
    if (!isFirstLook(query)) return undefined
    const words = loggedWords(query.text ?? '', query.location ?? '')
    if (words === undefined) return undefined
    return {
      day: berlinDate(now()),
      ...words,
      language,
      searches: 1,
      withoutResults: answer.total === 0 ? 1 : 0,
      corrected: answer.corrected === null ? 0 : 1,
      results: answer.total,
      correctedTo: answer.corrected?.to.slice(0, LONGEST_CORRECTION) ?? null,
    }
  }
  const addRow = (row: LoggedSearches | undefined) => {
    if (row !== undefined && settings().logsSearches) add(row)
  }
  return {
    note(query, answer, language) {
      if (settings().logsSearches) addRow(rowOf(query, answer, language))
    },
    repeatLogger(query, answer, language) {
      const row = rowOf(query, answer, language)
      return () => addRow(row)
    },
    async flush() {
      const waiting = [...noted.values()]
      noted = new Map()
      if (!settings().logsSearches) return
      while (waiting.length > 0) {
        const batch = waiting.splice(0, BATCH)
        try {
          await writeDown(store, batch)
        } catch (error) {
          for (const searches of [...batch, ...waiting]) add(searches)
          throw error
        }
      }
    },
  }
}

/**
 * Deletes what the search log may not store: days before the last 90, and everything when searches are no longer
 * counted. Safe to repeat.
 * @returns how many days were deleted
 */
export async function deleteOldSearches({ store, now }: StoreDeps): Promise<number> {
  const { logsSearches } = await siteSettings(store)
  const today = berlinDate(now())
  for (let deleted = 0; ; deleted++) {
    const oldest = await oldestSearchDay(store.db)
    if (oldest === undefined) return deleted
    if (logsSearches && oldest > daysBefore(today, SEARCH_LOG_DAYS)) return deleted
    await store.write(trx => deleteSearchesOn(trx, oldest))
  }
}

/** A day that has reached its limit. */
const ALL = { offset: 0, limit: 2 * MOST_ROWS_A_DAY }

const LONGEST_CORRECTION = 100

/** Words that were just typed. */
function isFirstLook(query: SearchQuery): boolean {
  const { text, location, latitude, longitude, radiusKm, sort, limit, offset, ...narrowing } = query
  return offset === 0 && (sort ?? 'relevance') === 'relevance' && Object.keys(narrowing).length === 0
}

async function writeDown(store: Store, searches: readonly LoggedSearches[]): Promise<void> {
  const byDay = Map.groupBy(searches, ({ day }) => day)
  await store.write(async trx => {
    for (const [day, ofDay] of byDay) {
      const isFull = (await countSearchRows(trx, day)) >= MOST_ROWS_A_DAY
      const known = isFull ? new Set((await searchesOn(trx, day, ALL)).map(keyOf)) : undefined
      await addSearches(
        trx,
        ofDay.filter(one => known === undefined || known.has(keyOf(one))),
      )
    }
  })
}

function together(a: LoggedSearches, b: LoggedSearches): LoggedSearches {
  return {
    ...b,
    searches: a.searches + b.searches,
    withoutResults: a.withoutResults + b.withoutResults,
    corrected: a.corrected + b.corrected,
    correctedTo: b.correctedTo ?? a.correctedTo,
  }
}

function keyOf({ day, query, place, language }: LoggedSearches): string {
  return [day, query, place, language].join('\n')
}
