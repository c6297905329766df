import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts'
import { findBusinesses } from '#services/search/find-businesses.ts'
import { deleteOldSearches, searchLog } from '#services/search/search-log.ts'
import { addSearches } from '#store/search/search-log.ts'
import { saveSetting } from '#store/settings.ts'
import type { Store } from '#store/store.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'
import { tempStore } from '#test/temp-store.ts'

const TUESDAY = Date.parse('2026-11-24T10:00:00+01:00')
const ROW = {
  day: '2026-11-24',
  place: '',
  language: 'de',
  searches: 1,
  withoutResults: 0,
  corrected: 0,
  results: 1,
  correctedTo: null,
} as const

const rowsOf = ({ db }: Store) =>
  db.selectFrom('search_log').selectAll().orderBy('day').orderBy('query').orderBy('language').execute()

/** A directory with a bakery, whose searches are logged. */
async function given() {
  const { store, index } = await tempDirectory(draft({ name: 'Bäckerei Roth', category: 'Bäckerei' }))
  const settings = { ...DEFAULT_SETTINGS }
  const now = () => TUESDAY
  const log = searchLog({ store, now, settings: () => settings })
  const search = (query: Partial<Parameters<typeof findBusinesses>[1]>, language: 'de' | 'tr' = 'de') =>
    findBusinesses({ index, now, noteSearch: log.note }, { limit: 24, offset: 0, ...query }, language)
  return { store, settings, log, search }
}

describe('the search log', () => {
  test('counts searches for the same words by day and language, with their results', async () => {
    const { store, log, search } = await given()
    search({ text: 'Bäckerei ' })
    search({ text: 'bäckerei' })
    search({ text: 'Bäkerei', location: 'Görlitz' })
    await log.flush()
    search({ text: 'bäckerei' })
    search({ text: 'Wuffelbude' }, 'tr')
    await log.flush()
    await log.flush()
    expect(await rowsOf(store)).toEqual([
      expect.objectContaining({
        day: '2026-11-24',
        query: 'bäckerei',
        searches: 3,
        results: 1,
        corrected: 0,
      }),
      expect.objectContaining({ query: 'bäkerei', place: 'görlitz', corrected: 1, corrected_to: 'Bäckerei' }),
      expect.objectContaining({ query: 'wuffelbude', language: 'tr', without_results: 1, results: 0 }),
    ])
  })

  test('logs no further pages, filters, other orders, requests of programs, places alone and positions', async () => {
    const { store, log, search } = await given()
    const text = 'bäckerei'
    search({ text, offset: 24 })
    search({ text, openAt: { kind: 'now' } })
    search({ text, categories: ['baeckerei'] })
    search({ text, sort: 'name' })
    search({ text, isVerbatim: true })
    search({ text, isQuiet: true })
    search({ location: 'Görlitz' })
    search({ text: 'Erika Muster, Marktstr. 3' })
    await log.flush()
    expect(await rowsOf(store)).toEqual([])
    search({ text, latitude: 51.15, longitude: 14.98 })
    await log.flush()
    expect(JSON.stringify(await rowsOf(store))).not.toMatch(/51|14\.9/)
  })

  test('loses nothing when it cannot be written', async () => {
    const { store, settings, search: _search } = await given()
    let isLocked = true
    const write: Store['write'] = work => (isLocked ? Promise.reject(new Error('locked')) : store.write(work))
    const log = searchLog({ store: { ...store, write }, now: () => TUESDAY, settings: () => settings })
    const note = (text: string) =>
      log.note(
        { text, limit: 1, offset: 0 },
        {
          businesses: [],
          total: 0,
          place: null,
          facets: {
            categories: [],
            groups: [],
            cities: [],
            places: [],
            ratings: [],
            openStates: [],
            attributes: [],
            radii: [],
          },
          corrected: null,
          understood: { parts: [], query: {} },
          alternatives: [],
        },
        'de',
      )
    for (let number = 0; number < 450; number++) note(`wort ${number}`)
    await expect(log.flush()).rejects.toThrow('locked')
    note('wort 1')
    isLocked = false
    await log.flush()
    const rows = await rowsOf(store)
    expect([rows.length, rows.find(({ query }) => query === 'wort 1')?.searches]).toEqual([450, 2])
  })

  test('logs nothing while the settings say so, not even what is still in memory', async () => {
    const { store, settings, log, search } = await given()
    search({ text: 'bäckerei' })
    settings.logsSearches = false
    search({ text: 'roth' })
    await log.flush()
    settings.logsSearches = true
    await log.flush()
    expect(await rowsOf(store)).toEqual([])
  })

  test('stops growing on a day when a robot invents words; known words are counted on', async () => {
    const { store, log, search } = await given()
    for (let part = 0; part < 15; part++) {
      const words = Array.from({ length: 200 }, (_, at) => ({ ...ROW, query: `unsinn ${part} ${at}` }))
      await addSearches(store.db, words)
    }
    search({ text: 'noch mehr unsinn' })
    search({ text: 'unsinn 3 7' })
    await log.flush()
    const rows = await rowsOf(store)
    expect([rows.length, rows.find(({ query }) => query === 'unsinn 3 7')?.searches]).toEqual([3000, 2])
  })
})

describe('what the log deletes', () => {
  const log = async (store: Store) => {
    for (const day of ['2026-08-25', '2026-08-26', '2026-08-27', '2026-11-24'])
      await addSearches(store.db, [{ ...ROW, day, query: 'arzt' }])
  }
  const days = async (store: Store) => (await rowsOf(store)).map(({ day }) => day)

  test('are days before the last ninety', async () => {
    const store = await tempStore()
    await log(store)
    await deleteOldSearches({ store, now: () => TUESDAY })
    expect(await days(store)).toEqual(['2026-08-27', '2026-11-24'])
  })

  test('is everything once searches are no longer counted', async () => {
    const store = await tempStore()
    await log(store)
    await saveSetting(store.db, 'logsSearches', false, 0)
    await deleteOldSearches({ store, now: () => TUESDAY })
    expect(await days(store)).toEqual([])
  })
})
