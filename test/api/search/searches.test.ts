import { describe, expect, test } from 'vitest'
import type { LoggedSearches } from '#domain/search/search-report.ts'
import { applySynonyms } from '#services/search/synonyms.ts'
import { addSearches } from '#store/search/search-log.ts'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'
import { draft } from '#test/make-draft.ts'

const ROW: LoggedSearches = {
  day: '2026-11-20',
  query: 'arzt',
  place: '',
  language: 'de',
  searches: 3,
  withoutResults: 0,
  corrected: 0,
  results: 5,
  correctedTo: null,
}
const EMPTY = { searches: 1, withoutResults: 1, results: 0 }

const auditOf = async ({ call }: TempAdmin) =>
  (await call('GET', '/api/admin/audit'))
    .json()
    .entries.map(
      ({ action, subject, details }: { action: string; subject: string | null; details: object }) => [
        action,
        subject,
        details,
      ],
    )

describe('GET /api/admin/searches', () => {
  test('answers the lists of a period; 30 days where none is said', async () => {
    const admin = await tempAdmin()
    await addSearches(admin.store.db, [
      ROW,
      { ...ROW, day: '2026-11-01', query: 'bäcker' },
      { ...ROW, query: 'xqzwvrbl', place: 'köln', ...EMPTY },
    ])
    const month = (await admin.call('GET', '/api/admin/searches')).json()
    expect(month).toMatchObject({ from: '2026-10-26', to: '2026-11-24', searches: 7, withoutResults: 1 })
    expect(month.isOn).toBe(true)
    expect(month.lists.top.lines.map(({ query }: { query: string }) => query)).toEqual(['arzt', 'bäcker'])
    const week = (await admin.call('GET', '/api/admin/searches?days=7')).json()
    expect(week).toMatchObject({ from: '2026-11-18', searches: 4, lists: { top: { total: 1 } } })
    expect(week.lists['without-results'].lines).toEqual([
      {
        query: 'xqzwvrbl',
        place: 'köln',
        languages: ['de'],
        searches: 1,
        withoutResults: 1,
        corrected: 0,
        correctedTo: null,
      },
    ])
    expect((await admin.call('GET', '/api/admin/searches?days=8')).statusCode).toBe(400)
  })

  test('proposes trades for a search without results, in the language of the area, and nothing where none is near', async () => {
    const admin = await tempAdmin()
    await addSearches(admin.store.db, [
      { ...ROW, query: 'wasserhahn quietscht laut', ...EMPTY },
      { ...ROW, query: 'biobäckerrei', ...EMPTY },
      { ...ROW, query: 'xqzw vrbl', ...EMPTY },
    ])
    const proposals = async (language: string) =>
      Object.fromEntries(
        (await admin.call('GET', `/api/admin/searches?language=${language}`))
          .json()
          .lists['without-results'].lines.map(
            (line: { query: string; proposals?: { name: string; means: string }[] }) => [
              line.query,
              line.proposals?.map(({ name, means }) => [name, means]),
            ],
          ),
      )
    expect(await proposals('de')).toEqual({
      'wasserhahn quietscht laut': [
        ['Klempner', 'Klempner'],
        ['Heizung und Sanitär', 'Heizung und Sanitär'],
      ],
      biobäckerrei: [['Bio-Bäckerei', 'Bio-Bäckerei']],
      'xqzw vrbl': undefined,
    })
    expect((await proposals('en'))['wasserhahn quietscht laut'][0]).toEqual(['Plumber', 'Klempner'])
  })

  test('exports a list as CSV that no spreadsheet takes for formulas, and writes it down', async () => {
    const admin = await tempAdmin()
    await addSearches(admin.store.db, [
      { ...ROW, query: '=cmd|calc', place: '+köln; "x"', ...EMPTY },
      { ...ROW, query: 'erika muster', searches: 2 },
    ])
    const answer = await admin.call(
      'GET',
      '/api/admin/searches/export?list=without-results&days=7&language=en',
    )
    expect(answer.headers['content-disposition']).toContain('searches_without-results_2026-11-24.csv')
    expect(answer.body).toBe(
      '\ufeffQuery;Place;Languages;Searches;Without results;With a typo;Understood as\r\n' +
        `'=cmd|calc;"'+köln; ""x""";de;1;1;0;\r\n`,
    )
    const top = await admin.call('GET', '/api/admin/searches/export?list=top')
    expect(top.body).not.toContain('erika')
    expect(await auditOf(admin)).toEqual([
      ['searches.downloaded', null, { list: 'top', days: 30 }],
      ['searches.downloaded', null, { list: 'without-results', days: 7 }],
    ])
    expect((await admin.call('GET', '/api/admin/searches/export?list=all')).statusCode).toBe(400)
  })
})

describe('/api/admin/synonyms', () => {
  const PATH = '/api/admin/synonyms'
  const BAKERY = draft({ name: 'Bäckerei Roth', category: 'Bäckerei' })
  const totalOf = async ({ app }: TempAdmin, query: string) => {
    const answer = await app.inject({ url: '/api/businesses/search', query: { query } })
    return answer.json().total
  }

  test('a word finds what it means from the next search on, one way only, until it is taken back', async () => {
    const admin = await tempAdmin(
      BAKERY,
      draft({ name: 'Wuffelbude', category: 'Hundesalon', phone: '+4935811' }),
    )
    await applySynonyms(admin)
    expect(await totalOf(admin, 'Kipferlschmiede')).toBe(0)
    const added = await admin.call('POST', PATH, { term: ' Kipferlschmiede ', means: 'Bäckerei' })
    expect([added.statusCode, added.body]).toEqual([204, ''])
    expect(await totalOf(admin, 'kipferlschmiede')).toBe(1)
    expect(await totalOf(admin, 'wuffelbude')).toBe(1)
    await admin.call('POST', PATH, { term: 'kipferlschmiede', means: 'bäckerei, Wuffelbude' })
    expect(await totalOf(admin, 'kipferlschmiede')).toBe(2)
    expect(await totalOf(admin, 'wuffelbude')).toBe(1)
    const [synonym, ...others] = (await admin.call('GET', PATH)).json()
    expect(synonym).toMatchObject({
      term: 'kipferlschmiede',
      means: ['Bäckerei', 'Wuffelbude'],
      account: 'admin',
    })
    expect(others).toEqual([])
    expect((await admin.call('POST', `${PATH}/${synonym.id}/remove`)).statusCode).toBe(204)
    expect(await totalOf(admin, 'kipferlschmiede')).toBe(0)
    const again = await admin.call('POST', `${PATH}/${synonym.id}/remove`)
    expect([again.statusCode, again.json().code]).toEqual([404, 'synonym_unknown'])
    expect(await auditOf(admin)).toEqual([
      ['synonym.removed', 'kipferlschmiede', { means: ['Bäckerei', 'Wuffelbude'] }],
      ['synonym.added', 'kipferlschmiede', { means: ['bäckerei', 'Wuffelbude'] }],
      ['synonym.added', 'kipferlschmiede', { means: ['Bäckerei'] }],
    ])
  })

  test('words that mean a trade are read as a need, in any order, until they are taken back', async () => {
    const admin = await tempAdmin(BAKERY)
    const term = 'das schnorrwerk knurpst und die flonze'
    expect(await totalOf(admin, term)).toBe(0)
    expect((await admin.call('POST', PATH, { term, means: 'Bäckerei' })).statusCode).toBe(204)
    const answer = await admin.app.inject({
      url: '/api/businesses/search',
      query: { query: 'flonze knurpst schnorrwerk' },
    })
    expect(answer.json()).toMatchObject({
      total: 1,
      trade: { slug: 'baeckerei' },
      understood: { parts: [{ value: 'baeckerei', label: `Bäckerei · ${term}`, need: term }] },
    })
    const [{ id }] = (await admin.call('GET', PATH)).json()
    await admin.call('POST', `${PATH}/${id}/remove`)
    expect(await totalOf(admin, term)).toBe(0)
  })

  test('a phrase of words that look misspelled is meant as it is', async () => {
    const admin = await tempAdmin(BAKERY, draft({ name: 'Rother Hof', category: 'Hotel', phone: '+4935812' }))
    await admin.call('POST', PATH, { term: 'bäckerai rothh', means: 'Hotel' })
    const answer = await admin.app.inject({
      url: '/api/businesses/search',
      query: { query: 'Bäckerai Rothh' },
    })
    expect(answer.json()).toMatchObject({ total: 1, corrected: null, businesses: [{ name: 'Rother Hof' }] })
    await admin.store.db.deleteFrom('synonyms').execute()
    await applySynonyms(admin)
  })

  test('what is missing or too much is told beside its field, and nothing is stored', async () => {
    const admin = await tempAdmin()
    const many = Array.from({ length: 21 }, (_, at) => `wort${at}`).join(', ')
    const refused = [
      [{}, ['term required', 'means required']],
      [{ term: 'a', means: many }, ['means too_many']],
      [{ term: 'a b c d e', means: 'x' }, ['term too_many_words']],
    ] as const
    for (const [body, faults] of refused) {
      const answer = await admin.call('POST', PATH, body)
      const told = answer
        .json()
        .faults.map((fault: { field: string; code: string }) => `${fault.field} ${fault.code}`)
      expect([answer.statusCode, told]).toEqual([422, faults])
    }
    expect((await admin.call('POST', PATH, { term: 'a', means: 'b', x: 1 })).statusCode).toBe(400)
    expect((await admin.call('GET', PATH)).json()).toEqual([])
    expect(await auditOf(admin)).toEqual([])
  })

  test('another process hears of a change by its number, and reads nothing while there is none', async () => {
    const admin = await tempAdmin()
    const used: number[] = []
    const other = {
      store: admin.store,
      index: { ...admin.index, useSynonyms: (pairs: readonly unknown[]) => void used.push(pairs.length) },
    }
    let version = await applySynonyms(other)
    version = await applySynonyms(other, version)
    await admin.call('POST', PATH, { term: 'a', means: 'b' })
    version = await applySynonyms(other, version)
    const [{ id }] = (await admin.call('GET', PATH)).json()
    await admin.call('POST', `${PATH}/${id}/remove`)
    version = await applySynonyms(other, version)
    await applySynonyms(other, version)
    expect(used).toEqual([0, 1, 0])
  })
})
