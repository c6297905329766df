import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importSpreadsheet } from '#services/imports/import-spreadsheet.ts'
import { changesAfter } from '#store/businesses/changes.ts'
import { givenIndex, namesFor, search } from '#test/search/given.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'

const HEADER = 'name;place_id;type;area_service;address;street;city;postal_code;latitude;longitude;phone'
const ROWS = [
  // The street of the owner's home must not be shown.
  'Elektro Yıldız;ChIJaaaaaaaaaaaaaaaaaaaaaaa;Electrician;True;;Werkhof 6;;;50.95;6.91;0221 4710902',
  'Klempner Groß;ChIJbbbbbbbbbbbbbbbbbbbbbbb;Plumber;True;;;;;52.535;13.2;030 12345678',
  'Sanitär Süß;ChIJccccccccccccccccccccccc;Plumber;True;;;Zittau;;51.16;14.97;03581 471000',
  'Notdienst İnci;ChIJddddddddddddddddddddddd;Plumber;True;;;;;;;0221 4710903',
]

async function givenFile() {
  const folder = tempFolder()
  const store = await tempStore(folder)
  const run = async (...rows: readonly string[]) => {
    const path = join(folder, 'places.csv')
    writeFileSync(path, [HEADER, ...rows].join('\n'))
    return importSpreadsheet(
      { store, dataDir: folder, now: () => Date.parse('2026-11-21T12:00:00Z') },
      { path, fileName: 'places.csv', fileSize: statSync(path).size },
    )
  }
  const stored = async () =>
    (await changesAfter(store.db, 0, 100)).flatMap(change =>
      change.kind === 'saved' ? [change.business] : [],
    )
  return { run, stored }
}

test('a business without an address gets the town of its position, in its address and in every search', async () => {
  const { run, stored } = await givenFile()
  expect(await run(...ROWS)).toMatchObject({ imported: 4, errors: 0 })
  const businesses = await stored()
  expect(businesses.map(({ citySlug, state, street }) => [citySlug, state, street])).toEqual([
    ['koeln', 'NW', null],
    ['berlin', 'BE', null],
    ['zittau', 'SN', null],
    ['deutschland', null, null],
  ])
  const { index } = await givenIndex(...businesses)
  expect(namesFor(index, 'elektriker köln')).toEqual(['Elektro Yıldız'])
  expect(namesFor(index, { text: 'klempner', location: 'Berlin' })).toEqual(['Klempner Groß'])
  expect(namesFor(index, { cities: ['berlin'] })).toEqual(['Klempner Groß'])
  const [card] = search(index, 'elektriker köln').businesses
  expect(card).toMatchObject({ city: 'Köln', isCityNearest: true, address: '', fullAddress: 'Köln' })
})

test('importing it again changes nothing; a position in another town moves it, a stated town stays', async () => {
  const { run, stored } = await givenFile()
  await run(...ROWS)
  expect(await run(...ROWS)).toMatchObject({ imported: 0, updated: 0, unchanged: 4 })
  await run('Elektro Yıldız;ChIJaaaaaaaaaaaaaaaaaaaaaaa;Electrician;True;;;;;51.34;12.37;')
  await run('Sanitär Süß;ChIJccccccccccccccccccccccc;Plumber;True;;;;;51.05;13.74;')
  const slugs = new Map((await stored()).map(({ name, citySlug }) => [name, citySlug]))
  expect(slugs.get('Elektro Yıldız')).toBe('leipzig')
  expect(slugs.get('Klempner Groß')).toBe('berlin')
  expect(slugs.get('Sanitär Süß')).toBe('zittau')
})
