import { describe, expect, test } from 'vitest'
import type { Business } from '#domain/business/business.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import { givenImports } from './given-imports.ts'

const HEADER = 'Name;Straße;PLZ;Ort;Telefon;Website;Beschreibung;Google-Bewertung;Kategorie'
const ROTH = 'Bäckerei Roth;Marktstraße 3;02826;Görlitz;03581 471000;https://roth.example/;Brot.;4,5;Bäckerei'
const ROTH_CHANGED =
  'Bäckerei Roth;Marktstraße 3;02826;Görlitz;03581 471999;https://neu.example/;Brot.;4,7;Konditorei'
const ROTH_EMPTY = 'Bäckerei Roth;Marktstraße 3;02826;Görlitz;;;;4,5;'
const YILDIZ = 'Elektro Yıldız;Weberstraße 8;01067;Dresden;0351 123456;;;;Elektriker'

const csv = (...rows: readonly string[]) => [HEADER, ...rows].join('\n')

interface Case {
  readonly options: Partial<ImportOptions>
  readonly rows: readonly string[]
  /** The date of the data that are stored; the day before by default. */
  readonly storedOf?: string
  readonly counts: Readonly<
    Partial<Record<'imported' | 'updated' | 'unchanged' | 'skipped' | 'duplicates', number>>
  >
  readonly reasons?: readonly (readonly [kind: string, code: string, count: number])[]
  /** What the bakery is afterwards. */
  readonly roth: Partial<Business>
}

const AS_BEFORE = {
  phone: '+493581471000',
  website: 'https://roth.example/',
  description: 'Brot.',
  rating: 4.5,
  category: 'Bäckerei',
  sourceDate: '2026-11-20',
} as const
const CHANGED = {
  phone: '+493581471999',
  website: 'https://neu.example/',
  rating: 4.7,
  category: 'Konditorei',
} as const

const CASES: Record<string, Case> = {
  'the usual ones take everything': {
    options: {},
    rows: [ROTH_CHANGED, YILDIZ],
    counts: { imported: 1, updated: 1 },
    roth: { ...CHANGED, sourceDate: '2026-11-21' },
  },
  'only new businesses': {
    options: { rows: 'new' },
    rows: [ROTH_CHANGED, YILDIZ, YILDIZ],
    counts: { imported: 1, skipped: 1, duplicates: 1 },
    reasons: [
      ['left-out', 'known_left_out', 1],
      ['duplicate', 'repeats_row', 1],
    ],
    roth: AS_BEFORE,
  },
  'only known businesses': {
    options: { rows: 'known' },
    rows: [ROTH_CHANGED, YILDIZ, YILDIZ],
    counts: { updated: 1, skipped: 2 },
    reasons: [['left-out', 'new_left_out', 2]],
    roth: CHANGED,
  },
  'chosen fields of known businesses, all of new ones': {
    options: { fields: ['rating', 'website'] },
    rows: [ROTH_CHANGED, YILDIZ],
    counts: { imported: 1, updated: 1 },
    roth: { ...AS_BEFORE, rating: 4.7, website: 'https://neu.example/', sourceDate: '2026-11-21' },
  },
  'chosen fields that do not change': {
    options: { fields: ['description'] },
    rows: [ROTH_CHANGED],
    counts: { unchanged: 1 },
    roth: AS_BEFORE,
  },
  'empty cells keep what is there': {
    options: { emptyCells: 'keep' },
    rows: [ROTH_EMPTY],
    counts: { unchanged: 1 },
    roth: AS_BEFORE,
  },
  'empty cells empty their fields, but never the category': {
    options: { emptyCells: 'clear' },
    rows: [ROTH_EMPTY, YILDIZ],
    counts: { imported: 1, updated: 1 },
    roth: { ...AS_BEFORE, phone: null, website: null, description: null, sourceDate: '2026-11-21' },
  },
  'empty cells empty chosen fields only': {
    options: { emptyCells: 'clear', fields: ['phone'] },
    rows: [ROTH_EMPTY],
    counts: { updated: 1 },
    roth: { ...AS_BEFORE, phone: null, sourceDate: '2026-11-21' },
  },
  'the date of the data stands beside them': {
    options: { date: '2026-11-20' },
    rows: [ROTH_CHANGED],
    counts: { updated: 1 },
    reasons: [],
    roth: { ...CHANGED, sourceDate: '2026-11-20' },
  },
  'older data are taken, with a warning': {
    options: { date: '2026-10-01' },
    rows: [ROTH_CHANGED, YILDIZ],
    counts: { imported: 1, updated: 1 },
    reasons: [['warning', 'older_than_stored', 1]],
    roth: { ...CHANGED, sourceDate: '2026-10-01' },
  },
  'older data are left out': {
    options: { date: '2026-10-01', olderData: 'keep' },
    rows: [ROTH_CHANGED, YILDIZ],
    counts: { imported: 1, skipped: 1 },
    reasons: [['left-out', 'older_left_out', 1]],
    roth: AS_BEFORE,
  },
  'newer data are taken where older ones would be left out': {
    options: { olderData: 'keep' },
    rows: [ROTH_CHANGED],
    counts: { updated: 1 },
    roth: CHANGED,
  },
}

const NO_COUNTS = { imported: 0, updated: 0, unchanged: 0, skipped: 0, duplicates: 0, errors: 0 }

describe('the options of an import', () => {
  test.each(Object.entries(CASES))(
    '%s, in the dry run and the import that takes them over',
    async (_, expected) => {
      const given = await givenImports()
      await given.imported('alt.csv', csv(ROTH), false, { date: '2026-11-20' })
      const { options, rows, counts, reasons } = expected
      const dryRun = await given.imported('neu.csv', csv(...rows), true, options)
      expect((await given.businesses()).map(business => business.name)).toEqual(['Bäckerei Roth'])
      const imported = await given.started(dryRun.run.id)
      expect(imported.options).toEqual(dryRun.options)
      for (const { run, reasonCounts } of [dryRun, imported]) {
        expect(run).toMatchObject({ ...NO_COUNTS, ...counts, state: 'done' })
        if (reasons !== undefined)
          expect(reasonCounts.map(({ kind, code, count }) => [kind, code, count])).toEqual(reasons)
      }
      const roth = (await given.businesses()).find(business => business.name === 'Bäckerei Roth')
      expect(roth).toMatchObject(expected.roth)
      const yildiz = (await given.businesses()).find(business => business.name === 'Elektro Yıldız')
      expect(yildiz?.phone).toBe((counts.imported ?? 0) > 0 ? '+49351123456' : undefined)
    },
  )

  test('rows that are left out are listed with their reason, with those of other countries', async () => {
    const given = await givenImports()
    await given.imported('alt.csv', csv(ROTH))
    const foreign = 'Café Sacher;Philharmonikerstraße 4;1010;Wien;+43 1 514560;;;;Café'
    const { run, result, leftOutReport } = await given.imported('neu.csv', csv(ROTH, foreign), false, {
      rows: 'new',
    })
    expect(run).toMatchObject({ skipped: 1, errors: 1 })
    expect(result).toMatchObject({ success: true, errors: 1 })
    // The job tells what the screen of the import shows, also while it runs.
    const told = { skipped: 2, errors: 0 }
    expect(await given.job(run.jobId ?? 0)).toMatchObject({ result: told, progress: { counts: told } })
    expect(leftOutReport.map(({ rowNumber, faults }) => [rowNumber, faults[0]?.code])).toEqual([
      [2, 'known_left_out'],
      [3, 'foreign_country'],
    ])
  })

  test('locked fields are not emptied', async () => {
    const given = await givenImports()
    await given.imported('alt.csv', csv(ROTH))
    const lock = { phone: { source: 'owner', date: '2026-11-01', isLocked: true } }
    await given.store.db
      .updateTable('businesses')
      .set({ field_sources: JSON.stringify(lock) })
      .execute()
    const { run } = await given.imported('neu.csv', csv(ROTH_EMPTY), false, { emptyCells: 'clear' })
    expect(run).toMatchObject({ updated: 1, conflicts: 0 })
    expect((await given.businesses())[0]).toMatchObject({
      phone: '+493581471000',
      website: null,
      description: null,
      fieldSources: { phone: { isLocked: true } },
    })
  })

  test('an import that emptied fields is undone like any other', async () => {
    const given = await givenImports()
    await given.imported('alt.csv', csv(ROTH))
    const [before] = await given.businesses()
    const { run } = await given.imported('neu.csv', csv(ROTH_EMPTY), false, { emptyCells: 'clear' })
    await given.undo(run.id)
    const { updatedAt: _, ...facts } = (await given.businesses())[0] ?? {}
    expect(before).toMatchObject(facts)
  })

  test('a column that the file does not have empties nothing, and half a position neither', async () => {
    const given = await givenImports()
    const header = 'Name;Straße;PLZ;Ort;Breitengrad;Längengrad'
    const roth = 'Bäckerei Roth;Marktstraße 3;02826;Görlitz'
    await given.imported('alt.csv', `${HEADER}\n${ROTH}`)
    await given.imported('lage.csv', `${header}\n${roth};51,1532;14,9881`)
    await given.imported('halb.csv', `${header}\n${roth};51,1532;`, false, { emptyCells: 'clear' })
    expect((await given.businesses())[0]).toMatchObject({
      latitude: 51.1532,
      longitude: 14.9881,
      rating: 4.5,
    })
    await given.imported('leer.csv', `${header}\n${roth};;`, false, { emptyCells: 'clear' })
    expect((await given.businesses())[0]).toMatchObject({ latitude: null, longitude: null, rating: 4.5 })
  })

  test('data of a day in the future are refused, and nothing is left', async () => {
    const given = await givenImports()
    await expect(given.upload('neu.csv', csv(ROTH), false, { date: '2026-11-22' })).rejects.toMatchObject({
      code: 'date_in_future',
    })
    expect(given.files('uploads')).toEqual([])
  })
})
