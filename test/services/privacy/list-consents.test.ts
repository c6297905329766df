import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { type ConsentChoices, NOTHING_ALLOWED } from '#domain/consent/consent.ts'
import { exportConsents } from '#services/privacy/export-consents.ts'
import { type ConsentFilter, listConsents } from '#services/privacy/list-consents.ts'
import { auditPage } from '#store/audit.ts'
import { withdrawConsent } from '#store/privacy/consents.ts'
import { tempStore } from '#test/temp-store.ts'

const NOON = Date.parse('2026-11-24T12:00:00+01:00')
const DAY_MS = 86_400_000
const ANALYTICS: ConsentChoices = { ...NOTHING_ALLOWED, analytics: true }
const HEADER = ['id', 'language', 'asked', 'allowed', 'given', 'withdrawn']

/** Identifiers of 32 digits that begin with the given ones. */
const idOf = (start: string) => start.padEnd(32, '0')

async function given(...consents: { start: string; asked?: string; daysAgo?: number }[]) {
  const store = await tempStore()
  await store.db
    .insertInto('consents')
    .values(
      consents.map(({ start, asked = 'de analytics: zahlen.example', daysAgo = 0 }) => ({
        id: idOf(start),
        choices: JSON.stringify(ANALYTICS),
        asked,
        given_at: NOON - daysAgo * DAY_MS,
        withdrawn_at: null,
      })),
    )
    .execute()
  return {
    store,
    starts: async (filter: ConsentFilter = {}) => {
      const { entries } = await listConsents({ store }, { ...filter, page: 1 })
      return entries.map(({ id }) => id.replace(/0+$/, ''))
    },
    exported: async (filter: ConsentFilter = {}) => {
      const deps = { store, now: () => NOON }
      let text = ''
      for await (const piece of await exportConsents(deps, { ...filter, account: 'admin', header: HEADER }))
        text += piece
      return parse(text, { bom: true, delimiter: ';' }) as string[][]
    },
  }
}

test('a proof says what was asked in which language, what was allowed, and when', async () => {
  const { store } = await given({ start: 'a', asked: 'tr analytics: zahlen.example; marketing' })
  expect(await listConsents({ store }, { page: 1 })).toEqual({
    entries: [
      {
        id: idOf('a'),
        choices: ANALYTICS,
        language: 'tr',
        asked: 'analytics: zahlen.example; marketing',
        givenAt: NOON,
        withdrawnAt: null,
      },
    ],
    total: 1,
    page: 1,
    totalPages: 1,
  })
})

test('the newest proof comes first', async () => {
  const { starts } = await given({ start: 'a', daysAgo: 2 }, { start: 'b' }, { start: 'c', daysAgo: 1 })
  expect(await starts()).toEqual(['b', 'c', 'a'])
})

test('proofs are found by part of the identifier or of the question, in any case', async () => {
  const { starts } = await given(
    { start: 'ab12' },
    { start: 'cd34', asked: 'de marketing: werbung.example' },
    { start: 'ef56', asked: 'de analytics: übersicht.example, GRÜẞE.example' },
  )
  expect(await starts({ search: ' AB12 ' })).toEqual(['ab12'])
  expect(await starts({ search: 'Werbung.example' })).toEqual(['cd34'])
  expect(await starts({ search: '%' })).toEqual([])
  expect(await starts({ search: 'ÜBERSICHT' })).toEqual(['ef56'])
  expect(await starts({ search: 'grüße' })).toEqual(['ef56'])
})

test('proofs are selected by what became of them', async () => {
  const { store, starts } = await given({ start: 'a' }, { start: 'b' })
  await withdrawConsent(store.db, idOf('b'), NOON + 1)
  expect(await starts({ state: 'given' })).toEqual(['a'])
  expect(await starts({ state: 'withdrawn' })).toEqual(['b'])
})

test('both days of a period belong to it, as clocks in Germany have them', async () => {
  const { starts } = await given(
    { start: 'a', daysAgo: 2.5 },
    { start: 'b', daysAgo: 2.4 },
    { start: 'c', daysAgo: 0.6 },
    { start: 'd', daysAgo: 0.5 },
  )
  // Half a day before noon is midnight, where a day begins.
  expect(await starts({ from: '2026-11-22', to: '2026-11-23' })).toEqual(['c', 'b', 'a'])
})

test('every proof is exported once, also where more than a batch were given in the same instant', async () => {
  const { exported } = await given(
    ...Array.from({ length: 1_001 }, (_, at) => ({ start: `f${String(at).padStart(4, '0')}f` })),
  )
  const [, ...rows] = await exported()
  expect(new Set(rows.map(([id]) => id)).size).toBe(1_001)
  expect(rows).toHaveLength(1_001)
})

test('the export has the selected proofs only, and is in the audit log with its filter', async () => {
  const { store, exported } = await given({ start: 'a' }, { start: 'b', asked: 'en marketing' })
  await withdrawConsent(store.db, idOf('b'), NOON + 60_000)
  expect(await exported({ state: 'withdrawn' })).toEqual([
    HEADER,
    [idOf('b'), 'en', 'marketing', 'analytics', '2026-11-24 12:00', '2026-11-24 12:01'],
  ])
  const { entries } = await auditPage(store.db, {}, { page: 1, limit: 5 })
  expect(entries).toMatchObject([
    { account: 'admin', action: 'consents.downloaded', details: { count: 1, state: 'withdrawn' } },
  ])
})
