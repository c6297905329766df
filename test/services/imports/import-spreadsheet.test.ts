import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importAnswerOf, importAnswerSchema } from '#api/imports/import-answer.ts'
import type { ImportResult } from '#domain/import/import-result.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { beginCommandRun, endLostImports } from '#services/imports/command-run.ts'
import { importSpreadsheet } from '#services/imports/import-spreadsheet.ts'
import { countBusinesses } from '#store/businesses/businesses.ts'
import { changesAfter, lastChange } from '#store/businesses/changes.ts'
import { outcomesOf } from '#store/imports/import-outcomes.ts'
import { beginImportRun, importRun, updateImportRun } from '#store/imports/import-runs.ts'
import type { Store } from '#store/store.ts'
import { makeXlsx } from '#test/gateways/spreadsheet/make-xlsx.ts'
import { makeZip } from '#test/gateways/spreadsheet/make-zip.ts'
import { suppressKey } from '#test/services/privacy/suppress.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'

const SIMPLE_HEADER = 'Name;Straße;PLZ;Ort;Telefon;Kategorie;Öffnungszeiten'
const ROTH = 'Bäckerei Roth;Marktstraße 3;02826;Görlitz;03581 471000;Bäckerei;Mo-Fr 7-18 Uhr, Sa geschlossen'
const YILDIZ = 'Elektro Yıldız;Werkhof 6;50823;Köln;0221 4710902;Elektriker;'

interface Imported {
  readonly store: Store
  readonly folder: string
  run(fileName: string, content: string | Buffer): Promise<ImportResult>
}

async function given(): Promise<Imported> {
  const folder = tempFolder()
  const store = await tempStore(folder)
  return {
    store,
    folder,
    async run(fileName, content) {
      const path = join(folder, fileName)
      writeFileSync(path, content)
      const now = () => Date.parse('2026-11-21T12:00:00Z')
      return importSpreadsheet(
        { store, dataDir: folder, now },
        { path, fileName, fileSize: statSync(path).size },
      )
    },
  }
}

const csv = (...lines: string[]) => lines.join('\r\n')

test('an import that is broken off has ended, and leaves no file behind', async () => {
  const { store, folder } = await given()
  const path = join(folder, 'betriebe.csv')
  writeFileSync(path, csv(SIMPLE_HEADER, ROTH))
  const importing = importSpreadsheet(
    { store, dataDir: folder, now: () => 7 },
    { path, fileName: 'betriebe.csv', fileSize: 1, signal: AbortSignal.abort(new Error('Ctrl+C')) },
  )
  await expect(importing).rejects.toThrow('Ctrl+C')
  expect(await importRun(store.db, 1)).toMatchObject({ state: 'cancelled', finished_at: 7 })
  expect(readdirSync(join(folder, 'imports'))).toEqual([])
})

test('an import of a command that was killed ends as cancelled, with the reason, and its files go; others go on', async () => {
  const { store, folder } = await given()
  const deps = { store, dataDir: folder, now: () => 7 }
  const file = { fileName: 'betriebe.csv', fileSize: 1 }
  const running = await beginCommandRun(deps, file)
  const killed = await beginCommandRun(deps, file)
  await beginImportRun(store.db, { ...file, id: 3, jobId: 1 }, 7)
  for (const id of [1, 2, 3]) writeFileSync(join(folder, 'imports', `${id}.jsonl.part`), ROTH)
  // As the system does with the lock of a dead process.
  killed.release()
  expect(await endLostImports(deps)).toBe(1)
  expect(await Promise.all([1, 2, 3].map(id => importRun(store.db, id)))).toMatchObject([
    { state: 'running', failure_code: null },
    { state: 'cancelled', failure_code: 'import_killed', finished_at: 7 },
    { state: 'running', failure_code: null },
  ])
  const names = () => readdirSync(join(folder, 'imports')).filter(name => !name.endsWith('-journal'))
  expect(names().sort()).toEqual(['1.jsonl.part', '1.lock', '3.jsonl.part'])
  await updateImportRun(store.db, running.id, { state: 'done', finished_at: 8 })
  await running.ended()
  expect(await endLostImports(deps)).toBe(0)
  expect(await importRun(store.db, 1)).toMatchObject({ state: 'done', finished_at: 8 })
  expect(names().sort()).toEqual(['1.jsonl.part', '3.jsonl.part'])
})

test('an import of a killed command of another node ends after a day; one of a job goes on', async () => {
  const { store, folder } = await given()
  const began = Date.parse('2026-11-21T12:00:00Z')
  const run = { fileName: 'betriebe.csv', fileSize: 1 }
  await beginImportRun(store.db, { ...run, id: 1 }, began)
  await beginImportRun(store.db, { ...run, id: 2, jobId: 1 }, began)
  await beginImportRun(store.db, { ...run, id: 3 }, began + 1)
  const states = async () => Promise.all([1, 2, 3].map(async id => (await importRun(store.db, id))?.state))
  expect(await endLostImports({ store, dataDir: folder, now: () => began + DAY_MS })).toBe(0)
  expect(await states()).toEqual(['running', 'running', 'running'])
  expect(await endLostImports({ store, dataDir: folder, now: () => began + DAY_MS + 1 })).toBe(1)
  expect(await states()).toEqual(['cancelled', 'running', 'running'])
})

test('a simple German table becomes businesses', async () => {
  const { store, run } = await given()
  const result = await run('betriebe.csv', csv(SIMPLE_HEADER, ROTH, YILDIZ))
  expect(result).toMatchObject({
    success: true,
    imported: 2,
    updated: 0,
    unchanged: 0,
    duplicates: 0,
    errors: 0,
  })
  const [roth, yildiz] = await changesAfter(store.db, 0, 10)
  expect(roth).toMatchObject({
    business: {
      name: 'Bäckerei Roth',
      postalCode: '02826',
      city: 'Görlitz',
      state: 'SN',
      phone: '+493581471000',
      category: 'Bäckerei',
      source: 'spreadsheet',
      sourceDate: '2026-11-21',
      openingHours: [
        [{ from: 420, to: 1080 }],
        [{ from: 420, to: 1080 }],
        [{ from: 420, to: 1080 }],
        [{ from: 420, to: 1080 }],
        [{ from: 420, to: 1080 }],
        [],
        [],
      ],
    },
  })
  expect(yildiz).toMatchObject({
    business: { name: 'Elektro Yıldız', openingHours: null, categoryGroup: 'technische-dienste' },
  })
})

test('a comma file that Excel saved again becomes the same businesses', async () => {
  const { store, run } = await given()
  const header = 'name,street,postal_code,city,phone,latitude,longitude,rating'
  const rows = [
    'Bäckerei Groß,"Markt 3, Hof",01067,Dresden,+49 351 471000,51.05086,13.73832,4.7',
    '"Roth, Elektro",Weg 1,02826,Görlitz,,,,',
  ]
  // A quoted cell at the beginning of a line loses its quotes.
  const inExcel = [header, rows[0] ?? '', 'Roth, Elektro,Weg 1,02826,Görlitz,,,,']
  const saved = inExcel.map(line => `"${line.replaceAll('"', '""')}"`)
  expect(await run('export.csv', [header, ...rows].join('\n'))).toMatchObject({ imported: 2, errors: 0 })
  const before = await changesAfter(store.db, 0, 10)
  expect(await run('noch einmal.csv', csv(...saved))).toMatchObject({ unchanged: 2, imported: 0, errors: 0 })
  expect(await changesAfter(store.db, 0, 10)).toEqual(before)
  expect(before).toMatchObject([
    { business: { name: 'Bäckerei Groß', street: 'Markt 3, Hof' } },
    { business: { name: 'Roth, Elektro' } },
  ])
})

test.each([
  ['Apify, as JSON', (place: object) => JSON.stringify([place])],
  ['Apify, as JSON lines', (place: object) => JSON.stringify(place)],
])('%s, says the same as its .csv', async (_what, written) => {
  const { store, run } = await given()
  const facts = {
    searchString: 'Bäcker',
    title: 'Bäckerei Groß',
    categoryName: 'Bakery',
    address: 'Marktstraße 3, 01067 Dresden, Germany',
    street: 'Marktstraße 3',
    city: 'Dresden',
    postalCode: '01067',
    countryCode: 'DE',
    phone: '+49 351 471000',
    totalScore: 4.7,
    reviewsCount: 21,
    permanentlyClosed: false,
    temporarilyClosed: false,
    placeId: 'ChIJapify-json-0001',
    cid: '12345678901234567890',
  }
  const place = {
    ...facts,
    location: { lat: 51.05086, lng: 13.73832 },
    categories: ['Bakery', 'Cafe'],
    openingHours: [
      { day: 'Monday', hours: '7 AM to 6 PM' },
      { day: 'Sunday', hours: 'Closed' },
    ],
    reviewsDistribution: { oneStar: 1, twoStar: 0, threeStar: 0, fourStar: 5, fiveStar: 15 },
    additionalInfo: { 'Service options': [{ Delivery: true }] },
    imageUrls: ['https://example.org/1.jpg', 'https://example.org/2.jpg'],
    reviews: [{ name: 'Max Mustermann', text: 'gut' }],
  }
  const flat: Record<string, unknown> = {
    ...facts,
    'location/lat': 51.05086,
    'location/lng': 13.73832,
    'categories/0': 'Bakery',
    'categories/1': 'Cafe',
    'openingHours/0/day': 'Monday',
    'openingHours/0/hours': '7 AM to 6 PM',
    'openingHours/1/day': 'Sunday',
    'openingHours/1/hours': 'Closed',
    'reviewsDistribution/oneStar': 1,
    'reviewsDistribution/twoStar': 0,
    'reviewsDistribution/threeStar': 0,
    'reviewsDistribution/fourStar': 5,
    'reviewsDistribution/fiveStar': 15,
    'additionalInfo/Service options/0/Delivery': true,
    'imageUrls/0': 'https://example.org/1.jpg',
    'imageUrls/1': 'https://example.org/2.jpg',
  }
  const table = [Object.keys(flat), Object.values(flat).map(value => `"${value}"`)]
  expect(await run('apify.csv', csv(...table.map(row => row.join(','))))).toMatchObject({ imported: 1 })
  expect(await run('apify.json', written(place))).toMatchObject({ unchanged: 1, errors: 0, updated: 0 })
  expect(await run('apify.zip', makeZip([{ name: 'apify.json', data: [written(place)] }]))).toMatchObject({
    unchanged: 1,
  })
  expect(await changesAfter(store.db, 0, 10)).toMatchObject([
    {
      business: {
        cid: '12345678901234567890',
        reviewsPerScore: [1, 0, 0, 5, 15],
        photos: ['https://example.org/1.jpg', 'https://example.org/2.jpg'],
        latitude: 51.05086,
      },
    },
  ])
})

test('the same file again changes nothing', async () => {
  const { store, run } = await given()
  await run('betriebe.csv', csv(SIMPLE_HEADER, ROTH, YILDIZ))
  const change = await lastChange(store.db)
  const again = await run('betriebe.csv', csv(SIMPLE_HEADER, ROTH, YILDIZ))
  expect(again).toMatchObject({
    success: true,
    imported: 0,
    updated: 0,
    unchanged: 2,
    duplicates: 0,
    errors: 0,
  })
  expect(await lastChange(store.db)).toBe(change)
})

test('every row gets an outcome, and the answer names rows as the sheet does', async () => {
  const { store, run } = await given()
  await suppressKey(store.db, 'phone', '+492214710902')
  const result = await run(
    'betriebe.csv',
    csv(SIMPLE_HEADER, ROTH, ';Marktstraße 4;02826;Görlitz;;;', ROTH.replace('471000', '471001'), YILDIZ),
  )
  expect(result).toMatchObject({ imported: 1, duplicates: 1, errors: 1, suppressed: 1 })
  const answer = importAnswerSchema.parse(importAnswerOf(result))
  expect(answer.duplicateReport).toEqual([
    {
      row_number: 4,
      name: 'Bäckerei Roth',
      place_id: null,
      reason: 'Derselbe Betrieb wie in Zeile 2 dieser Datei.',
    },
  ])
  expect(answer.errorReport).toEqual([{ row_number: 3, error: expect.stringContaining('Name') }])
  for (const [outcome, row] of [
    ['imported', 2],
    ['error', 3],
    ['duplicate', 4],
    ['suppressed', 5],
  ] as const) {
    expect(await outcomesOf(store.db, result.runId, outcome, 10)).toMatchObject([{ row_number: row }])
  }
  expect(await importRun(store.db, result.runId)).toMatchObject({ state: 'done', imported: 1, errors: 1 })
})

describe('a file that is refused as a whole gets one sentence, and nothing changes', () => {
  const zillow = `zpid,address,price,bedrooms,livingArea,homeStatus\n1,"12 Main St",250000,3,1200,FOR_SALE\n`
  const cases: { name: string; file: string; content: string | Buffer; code: string; says: RegExp }[] = [
    {
      name: 'a Zillow export',
      file: 'Outscraper-20250401.csv',
      content: zillow,
      code: 'file_not_businesses',
      says: /keine Liste von Betrieben/,
    },
    {
      name: 'photos of places',
      file: 'Outscraper-20260401.csv',
      content:
        'query,name,place_id,photo_id,photo_url\nBäcker,Roth,ChIJ0000000001,AF1Q,https://example.org/1.jpg\n',
      code: 'file_not_businesses',
      says: /Export von Fotos/,
    },
    {
      name: 'a table without names of businesses',
      file: 'umsatz.csv',
      content: 'Datum;Betrag;PLZ\n1.1.2026;12,50;01067\n',
      code: 'file_not_businesses',
      says: /fehlt eine Spalte mit dem Namen des Betriebs.*Gefundene Spalten: Datum, Betrag, PLZ\./,
    },
    {
      name: 'a PDF',
      file: 'liste.xlsx',
      content: '%PDF-1.7\n%âãÏÓ\n1 0 obj',
      code: 'file_kind_unknown',
      says: /keine Tabelle/,
    },
    { name: 'an empty file', file: 'leer.csv', content: '', code: 'file_empty', says: /keine Zeilen/ },
    {
      name: 'a header without rows',
      file: 'kopf.csv',
      content: SIMPLE_HEADER,
      code: 'file_empty',
      says: /keine Zeilen/,
    },
    {
      name: 'a workbook cut in half',
      file: 'halb.xlsx',
      content: Buffer.from('504b0304140000000800', 'hex'),
      code: 'file_damaged',
      says: /beschädigt/,
    },
  ]
  test.each(cases)('$name', async ({ file, content, code, says }) => {
    const { store, run } = await given()
    await run('vorher.csv', csv(SIMPLE_HEADER, ROTH))
    const change = await lastChange(store.db)
    const result = await run(file, content)
    expect(result).toMatchObject({ success: false, imported: 0, duplicates: 0, errors: 1 })
    expect(result.errorReport[0]?.faults[0]?.code).toBe(code)
    expect(importAnswerOf(result).errorReport).toEqual([
      { row_number: 0, error: expect.stringMatching(says) },
    ])
    expect(await importRun(store.db, result.runId)).toMatchObject({ state: 'failed', failure_code: code })
    expect(await countBusinesses(store.db)).toBe(1)
    expect(await lastChange(store.db)).toBe(change)
  })
})

test('a file that breaks at its end stores none of its rows', async () => {
  const { store, run } = await given()
  const rows = Array.from({ length: 1500 }, (_, index) => [
    `Betrieb ${index}`,
    `Weg ${index}`,
    '02826',
    'Görlitz',
  ])
  const workbook = makeXlsx([{ name: 'Orte', rows: [['Name', 'Straße', 'PLZ', 'Ort'], ...rows] }], false)
  expect(await run('ganz.xlsx', withBrokenChecksum(workbook))).toMatchObject({ success: false, imported: 0 })
  expect(await countBusinesses(store.db)).toBe(0)
  expect(await run('ganz.xlsx', workbook)).toMatchObject({ success: true, imported: 1500 })
})

/** Changes one bit of the sheet's checksum in the zip's directory, so that only reading to the end notices it. */
function withBrokenChecksum(zip: Buffer): Buffer {
  const copy = Buffer.from(zip)
  const name = copy.lastIndexOf('xl/worksheets/sheet1.xml')
  const entry = copy.lastIndexOf(Buffer.from('504b0102', 'hex'), name)
  copy.writeUInt8(copy.readUInt8(entry + 16) ^ 1, entry + 16)
  return copy
}

test('no spool is left behind, whether the import succeeds or not', async () => {
  const { folder, run } = await given()
  await run('betriebe.csv', csv(SIMPLE_HEADER, ROTH))
  await run('leer.csv', '')
  expect(readdirSync(join(folder, 'imports'))).toEqual([])
})
