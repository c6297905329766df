import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import type { BusinessDraft } from '#domain/business/business.ts'
import type { Origin } from '#domain/edit/merge-draft.ts'
import {
  DEFAULT_IMPORT_OPTIONS,
  EMPTY_CELL_CHOICES,
  type ImportOptions,
  OLDER_DATA_CHOICES,
  ROW_CHOICES,
} from '#domain/import/import-options.ts'
import { importRows } from '#services/imports/import-rows.ts'
import type { ReadRow } from '#services/imports/read-row.ts'
import { outcomesAfter } from '#store/imports/import-outcomes.ts'
import { beginImportRun, takeImportRunId } from '#store/imports/import-runs.ts'
import { openStore, type Store } from '#store/store.ts'
import { suppressKey } from '#test/services/privacy/suppress.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { testKey } from '#test/test-key.ts'

const OCTOBER: Origin = { source: 'google-maps', date: '2026-10-01' }
const NOVEMBER: Origin = { source: 'spreadsheet', date: '2026-11-01' }

/** Few names, ids and places, so that rows meet each other and what is stored in every way. */
const draft = fc.record(
  {
    name: fc.constantFrom('Bäckerei Roth', 'Café Ümit', 'Elektro Yıldız'),
    placeId: fc.constantFrom('ChIJ-1', 'ChIJ-2', 'ChIJ-3', 'ChIJ-4'),
    googleId: fc.constantFrom('0x1:0x1', '0x2:0x2', '0x3:0x3'),
    cid: fc.constantFrom('101', '102', '103'),
    street: fc.constantFrom('Marktstraße 3', 'Untermarkt 1'),
    postalCode: fc.constantFrom('01067', '02826'),
    city: fc.constantFrom('Dresden', 'Görlitz'),
    phone: fc.constantFrom('+493581471000', '+493581471001', '+493581471009'),
    description: fc.constantFrom('Brot.', 'Brot und Kuchen.'),
  },
  { requiredKeys: ['name'] },
)

const readRow = fc.oneof(
  {
    weight: 12,
    arbitrary: draft.map(
      (said): Omit<ReadRow, 'rowNumber'> => ({
        draft: said as BusinessDraft,
        emptied: said.description === undefined ? ['description'] : [],
        faults: [],
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant<Omit<ReadRow, 'rowNumber'>>({
      faults: [{ field: 'name', code: 'name_missing', value: '' }],
    }),
  },
)

const options = fc.record<ImportOptions>({
  rows: fc.constantFrom(...ROW_CHOICES),
  fields: fc.constantFrom(null, ['phone'], ['description', 'street']),
  emptyCells: fc.constantFrom(...EMPTY_CELL_CHOICES),
  olderData: fc.constantFrom(...OLDER_DATA_CHOICES),
  date: fc.constant(null),
})

const file = fc
  .array(readRow, { maxLength: 30 })
  .map(rows => rows.map((row, at) => ({ rowNumber: at + 2, ...row })))

async function run(
  store: Store,
  rows: readonly ReadRow[],
  origin: Origin,
  isDryRun: boolean,
  options = DEFAULT_IMPORT_OPTIONS,
) {
  const runId = await store.write(async trx => {
    const id = await takeImportRunId(trx)
    await beginImportRun(trx, { id, fileName: 'datei.csv', fileSize: 1, isDryRun }, 0)
    return id
  })
  const input = { runId, isDryRun, rows: batches(rows), origin, options }
  const deps = { store, now: () => 0 }
  const counts = await importRows(deps, input)
  const outcomes = await outcomesAfter(store.db, runId, 0, 1000)
  return {
    counts,
    outcomes: outcomes.map(({ row_number, outcome, reasons }) => ({ row_number, outcome, reasons })),
  }
}

/** Small ones, so that rows also meet across batches. */
async function* batches(rows: readonly ReadRow[]) {
  for (let at = 0; at < rows.length; at += 7) yield rows.slice(at, at + 7)
}

async function lockPhones(store: Store): Promise<void> {
  const lock = { phone: { source: 'administrator', date: '2026-10-15', isLocked: true } }
  await store.db
    .updateTable('businesses')
    .set({ field_sources: JSON.stringify(lock) })
    .where('phone', 'is not', null)
    .where('id', '<=', 2)
    .execute()
}

test('a dry run tells of every row what the import then does, and changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(file, file, options, fc.boolean(), async (before, rows, chosen, isOlder) => {
      const store = await openStore({ dataDir: tempFolder(), key: testKey })
      try {
        await suppressKey(store.db, 'phone', '+493581471009')
        await run(store, before, isOlder ? NOVEMBER : OCTOBER, false)
        const origin = isOlder ? OCTOBER : NOVEMBER
        await lockPhones(store)
        const stored = await contents(store)
        const dry = await run(store, rows, origin, true, chosen)
        expect(await contents(store)).toEqual(stored)
        const real = await run(store, rows, origin, false, chosen)
        expect(dry.outcomes).toEqual(real.outcomes)
        expect(dry.counts).toMatchObject(real.counts)
      } finally {
        await store.close()
      }
    }),
    { numRuns: 40 },
  )
})

async function contents(store: Store) {
  const table = async (name: 'businesses' | 'old_slugs' | 'history') =>
    store.db.selectFrom(name).selectAll().execute()
  const counters = await store.db
    .selectFrom('counters')
    .selectAll()
    .where('name', 'in', ['business', 'change'])
    .execute()
  return [await table('businesses'), await table('old_slugs'), await table('history'), counters]
}

test('a re-import of the very same rows is nothing but unchanged, in the dry run too', async () => {
  const store = await openStore({ dataDir: tempFolder(), key: testKey })
  onTestFinished(() => store.close())
  const rows = [1, 2, 3].map(at => ({
    rowNumber: at + 1,
    draft: {
      name: `Betrieb ${at}`,
      placeId: `ChIJ-${at}`,
      description: 'Mit allem.',
      photos: ['https://bild.example/1.jpg'],
    },
    faults: [],
  }))
  await run(store, rows, OCTOBER, false)
  expect((await run(store, rows, OCTOBER, true)).counts).toMatchObject({
    unchanged: 3,
    updated: 0,
    conflicts: 0,
  })
})
