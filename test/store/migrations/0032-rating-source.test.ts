import { expect, test } from 'vitest'
import { newBusiness } from '#domain/edit/merge-draft.ts'
import { businessOf, rowOf } from '#store/businesses/business-row.ts'
import { up } from '#store/migrations/0032-rating-source.ts'
import { draft } from '#test/make-draft.ts'
import { tempStore } from '#test/temp-store.ts'

const TYPED = { source: 'administrator', date: '2026-11-02', isLocked: true } as const
const IMPORTED = { source: 'google-maps', date: '2026-10-02', isLocked: false } as const

test('former ratings are of Google where an import had signs of Google Maps, and else of nobody', async () => {
  const { db, write } = await tempStore()
  const cases = [
    ['google-maps', {}, {}, 'Google'],
    ['google-maps', {}, { rating: TYPED }, null],
    ['administrator', {}, {}, null],
    ['administrator', { placeId: 'ChIJN1t_tDeuEmsRUsoyG83frY4' }, {}, null],
    ['administrator', {}, { rating: IMPORTED }, 'Google'],
    ['spreadsheet', {}, {}, null],
    ['spreadsheet', { cid: '9071835264490171111' }, {}, 'Google'],
  ] as const
  await write(async trx => {
    for (const [at, [source, ids, fieldSources]] of cases.entries()) {
      const made = newBusiness(draft({ rating: 4.6, ...ids }), { source, date: '2026-11-01' }, at + 1, 0)
      const stored = { ...made, slug: `roth-${at}`, fieldSources }
      const keys = { matchKey: null, statedKey: null, nameSort: 'roth', change: at + 1 }
      await trx.insertInto('businesses').values(rowOf(stored, keys)).execute()
    }
  })
  await db.schema.alterTable('businesses').dropColumn('rating_source').execute()
  await up(db as never)
  const rows = await db.selectFrom('businesses').selectAll().orderBy('id').execute()
  expect(rows.map(row => businessOf(row).ratingSource)).toEqual(cases.map(([, , , source]) => source))
})
