import { storedText, storeText } from '#web/stored-text.ts'

/** A search as it was made. */
export interface RecentSearch {
  readonly query: string
  readonly place: string
}

const KEY = 'searches'
const MOST = 8

/** The last searches of this browser, newest first; null while the visitor has not asked to store them. Browser only. */
export function recentSearches(): readonly RecentSearch[] | null {
  const text = storedText(KEY)
  return text === null ? null : readRecent(text)
}

/** Puts a search in front of the others, if searches are stored at all. */
export function addRecentSearch(search: RecentSearch): void {
  const before = recentSearches()
  if (before === null || (search.query === '' && search.place === '')) return
  setRecentSearches([search, ...before.filter(other => !isSame(other, search))].slice(0, MOST))
}

/** Takes one search away. */
export function removeRecentSearch(search: RecentSearch): void {
  setRecentSearches((recentSearches() ?? []).filter(other => !isSame(other, search)))
}

/** Stores the whole list; null deletes it and stores nothing from now on. */
export function setRecentSearches(searches: readonly RecentSearch[] | null): void {
  storeText(KEY, searches && JSON.stringify(searches))
}

function readRecent(text: string): readonly RecentSearch[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isRecent).slice(0, MOST) : []
  } catch (error) {
    // Written by another program: ignored.
    if (error instanceof SyntaxError) return []
    throw error
  }
}

function isRecent(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null) return false
  const { query, place } = value as Readonly<Record<string, unknown>>
  return typeof query === 'string' && typeof place === 'string'
}

function isSame(one: RecentSearch, other: RecentSearch): boolean {
  return one.query === other.query && one.place === other.place
}
