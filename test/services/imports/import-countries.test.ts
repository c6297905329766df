import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Country } from '#domain/place/country.ts'
import { importSpreadsheet } from '#services/imports/import-spreadsheet.ts'
import { changesAfter } from '#store/businesses/changes.ts'
import { saveSetting } from '#store/settings.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'

const FILE = [
  'name,phone,address,latitude,longitude,place_id',
  '"Bäckerei Öz","+49 351 4956789","Altmarkt 1, 01067 Dresden",51.0504,13.7373,ChIJ000000000000000000DD1',
  '"Café Süß","+43 1 5331234","Graben 3, 1010 Wien",48.2087,16.3698,ChIJ000000000000000000WW1',
  '"Konditorei Linth","+41 44 211 22 33","Bahnhofstrasse 1, 8001 Zürich",47.3717,8.5387,ChIJ000000000000000000ZZ1',
  '"Ćevapi Niš","+381 18 245 678","Obrenovićeva 12, 18000 Niš",43.3209,21.8958,ChIJ000000000000000000NN1',
  '"Gasthof Linz","+43 732 7070","Hauptplatz 1, 4020 Linz",48.3059,14.2862,ChIJ000000000000000000LL1',
].join('\n')

async function imported(countries?: readonly Country[]) {
  const folder = tempFolder()
  const store = await tempStore(folder)
  if (countries) await store.write(trx => saveSetting(trx, 'countries', countries, 0))
  const path = join(folder, 'places.csv')
  writeFileSync(path, FILE)
  const run = () =>
    importSpreadsheet(
      { store, dataDir: folder, now: () => Date.parse('2026-11-21T12:00:00Z') },
      { path, fileName: 'places.csv', fileSize: statSync(path).size },
    )
  return { store, run }
}

test('without a setting only German places are stored; the others stand in the report with their reason', async () => {
  const { store, run } = await imported()
  const result = await run()
  expect(result).toMatchObject({ imported: 1, errors: 4 })
  const [stored, ...others] = await changesAfter(store.db, 0, 10)
  expect(stored).toMatchObject({ business: { name: 'Bäckerei Öz', city: 'Dresden', countryCode: 'DE' } })
  expect(others).toEqual([])
  const reasons = result.errorReport.map(({ rowNumber, faults: [first] }) => [
    rowNumber,
    first?.code,
    first?.value,
  ])
  expect(reasons).toEqual([
    [3, 'foreign_country', '48.2087, 16.3698, +43 1 5331234, 1010 Wien'],
    [4, 'foreign_country', '47.3717, 8.5387, +41 44 211 22 33, 8001 Zürich'],
    [5, 'foreign_country', '43.3209, 21.8958, +381 18 245 678, 18000 Niš, Niš'],
    [6, 'foreign_country', '48.3059, 14.2862, +43 732 7070, 4020 Linz'],
  ])
})

test('Austria and Switzerland follow their own rules where the operator allows them', async () => {
  const { store, run } = await imported(['DE', 'AT', 'CH'])
  expect(await run()).toMatchObject({ imported: 4, errors: 1 })
  const stored = await changesAfter(store.db, 0, 10)
  expect(stored).toMatchObject([
    { business: { citySlug: 'dresden', postalCode: '01067', state: 'SN', countryCode: 'DE' } },
    {
      business: {
        citySlug: 'wien',
        street: 'Graben 3',
        postalCode: '1010',
        state: null,
        countryCode: 'AT',
        phone: '+4315331234',
        latitude: 48.2087,
      },
    },
    { business: { citySlug: 'zuerich', postalCode: '8001', countryCode: 'CH', phone: '+41442112233' } },
    // A town of the same name is in Germany.
    { business: { city: 'Linz', citySlug: 'linz-oesterreich', postalCode: '4020', countryCode: 'AT' } },
  ])
  expect(await run()).toMatchObject({ imported: 0, updated: 0, unchanged: 4, errors: 1 })
})
