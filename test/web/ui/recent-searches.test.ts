import { beforeEach, expect, test, vi } from 'vitest'
import {
  addRecentSearch,
  recentSearches,
  removeRecentSearch,
  setRecentSearches,
} from '#web/ui/suggest/recent-searches.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

const search = (query: string, place = '') => ({ query, place })

test('nothing is stored before somebody asks for it', () => {
  addRecentSearch(search('friseur'))
  expect(recentSearches()).toBeNull()
  expect(stored.size).toBe(0)
})

test('the last eight are stored, newest first, each once; an empty search is none', () => {
  setRecentSearches([])
  for (let at = 1; at <= 10; at++) addRecentSearch(search(`suche ${at}`, 'Köln'))
  addRecentSearch(search('suche 5', 'Köln'))
  addRecentSearch(search(''))
  expect(recentSearches()?.map(({ query }) => query)).toEqual(
    [5, 10, 9, 8, 7, 6, 4, 3].map(at => `suche ${at}`),
  )
})

test('one can be taken away, and all; then they are still remembered, or no more', () => {
  setRecentSearches([search('friseur'), search('friseur', 'Köln')])
  removeRecentSearch(search('friseur'))
  expect(recentSearches()).toEqual([search('friseur', 'Köln')])
  setRecentSearches(null)
  expect(stored.size).toBe(0)
  expect(recentSearches()).toBeNull()
})

test.each(['{', '{}', '[1,{"query":2}]', 'null'])('what others wrote there (%s) counts for nothing', text => {
  stored.set('searches', text)
  expect(recentSearches()).toEqual([])
})

test('a browser that forbids storage remembers nothing and fails at nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  addRecentSearch(search('friseur'))
  expect(recentSearches()).toBeNull()
})
