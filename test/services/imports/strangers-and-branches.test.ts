import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ImportResult } from '#domain/import/import-result.ts'
import { importSpreadsheet } from '#services/imports/import-spreadsheet.ts'
import { changesAfter } from '#store/businesses/changes.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'

const ID = (letter: string) => `ChIJ${letter.repeat(23)}`

async function givenFiles() {
  const folder = tempFolder()
  const store = await tempStore(folder)
  const run = async (...lines: readonly string[]): Promise<ImportResult> => {
    const path = join(folder, 'liste.csv')
    writeFileSync(path, lines.join('\n'))
    return importSpreadsheet(
      { store, dataDir: folder, now: () => Date.parse('2026-11-21T12:00:00Z') },
      { path, fileName: 'liste.csv', fileSize: statSync(path).size },
    )
  }
  const stored = async () =>
    (await changesAfter(store.db, 0, 1000)).flatMap(change =>
      change.kind === 'saved' ? [change.business] : [],
    )
  return { run, stored }
}

const OUTSCRAPER = 'name;place_id;google_id;cid;street;postal_code;city;phone;rating'

interface Case {
  readonly rows: readonly string[]
  readonly header?: string
  readonly businesses: number
}

/** Files whose second import must find every row unchanged. */
const FILES: Record<string, Case> = {
  'two strangers with one cid': {
    rows: [
      `Bäckerei Roth;${ID('a')};;8964349767869646594;Marktstr. 3;02826;Görlitz;03581 471000;4,5`,
      `Elektro Yıldız;${ID('b')};;8964349767869646594;Werkhof 6;50823;Köln;0221 4710902;4,1`,
    ],
    businesses: 2,
  },
  'a cid that was filled down, without place ids': {
    rows: [
      'Bäckerei Roth;;;8964349767869646594;Marktstr. 3;02826;Görlitz;03581 471000;4,5',
      'Elektro Yıldız;;;8964349767869646594;Werkhof 6;50823;Köln;0221 4710902;4,1',
      'Café Süß;;;8964349767869646594;Altmarkt 1;01067;Dresden;0351 4956789;4,2',
      'Praxis İnci;;;8964349767869646595;Altmarkt 2;01067;Dresden;0351 4956788;',
    ],
    businesses: 4,
  },
  'a place id that was filled down': {
    rows: [
      `Bäckerei Roth;${ID('a')};;;Marktstr. 3;02826;Görlitz;03581 471000;4,5`,
      `Elektro Yıldız;${ID('a')};;;Werkhof 6;50823;Köln;0221 4710902;4,1`,
      `Café Süß;${ID('a')};;;Altmarkt 1;01067;Dresden;0351 4956789;4,2`,
    ],
    businesses: 3,
  },
  'a cid column that was sorted alone': {
    rows: [
      `Bäckerei Roth;${ID('a')};0x1:0x64;200;Marktstr. 3;02826;Görlitz;03581 471000;4,5`,
      `Elektro Yıldız;${ID('b')};0x1:0xc8;100;Werkhof 6;50823;Köln;0221 4710902;4,1`,
    ],
    businesses: 2,
  },
  'one place with one row for each contact': {
    rows: [
      `Bäckerei Roth;${ID('a')};0x1:0x64;100;Marktstr. 3;02826;Görlitz;03581 471000;4,5`,
      `Bäckerei Roth;${ID('a')};0x1:0x64;100;Marktstr. 3;02826;Görlitz;03581 471001;4,5`,
      `Bäckerei Roth;${ID('a')};0x1:0x64;100;Marktstr. 3;02826;Görlitz;03581 471002;4,5`,
    ],
    businesses: 1,
  },
  'one place twice with differing cells, far apart': {
    rows: [
      `Bäckerei Roth;${ID('a')};;;Marktstr. 3;02826;Görlitz;03581 471000;4,5`,
      ...Array.from({ length: 250 }, (_, at) => `Laden ${at};;;;Weg ${at + 1};02826;Görlitz;;`),
      `Roth Brote;${ID('a')};;;Marktstr. 3;02826;Görlitz;03581 471001;4,6`,
    ],
    businesses: 251,
  },
  'the same without an id, except for the rating': {
    rows: [
      'Bäckerei Roth;;;;Marktstr. 3;02826;Görlitz;03581 471000;4,5',
      'Elektro Yıldız;;;;Werkhof 6;50823;Köln;0221 4710902;4,1',
      'Bäckerei Roth;;;;Marktstr. 3;02826;Görlitz;03581 471000;4,6',
    ],
    businesses: 2,
  },
  'branches of one phone number in a list without postal codes': {
    header: 'Name;Straße;Ort;Telefon',
    rows: [
      'Bäckerei Roth;Marktstr. 3;Görlitz;03581 471000',
      'Bäckerei Roth;Untermarkt 1;Görlitz;03581 471000',
      'Bäckerei Roth;Marktstr. 3;Zittau;03581 471000',
      'BÄCKEREI ROTH GmbH;Marktstraße 3;Görlitz;03581 471000',
    ],
    businesses: 3,
  },
  'branches with place ids and nothing but a phone number': {
    header: 'name;place_id;phone',
    rows: [`Bäckerei Roth;${ID('a')};03581 471000`, `Bäckerei Roth;${ID('b')};03581 471000`],
    businesses: 2,
  },
  'branches of one name in one town, by street': {
    header: 'Name;Straße;Ort',
    rows: ['Bäckerei Roth;Marktstr. 3;Frankfurt', 'Bäckerei Roth;Untermarkt 1;Frankfurt'],
    businesses: 2,
  },
}

describe.each(Object.entries(FILES))('%s', (_, { header = OUTSCRAPER, rows, businesses }) => {
  test(`is ${businesses} businesses, and unchanged when it is imported again`, async () => {
    const { run, stored } = await givenFiles()
    const first = await run(header, ...rows)
    expect(first).toMatchObject({ imported: businesses, updated: 0, errors: 0 })
    const before = await stored()
    expect(before).toHaveLength(businesses)
    expect(await run(header, ...rows)).toMatchObject({
      imported: 0,
      updated: 0,
      unchanged: businesses,
      duplicates: rows.length - businesses,
    })
    expect(await stored()).toEqual(before)
  })
})

test('a stored business is not turned into another firm that has its cid', async () => {
  const { run, stored } = await givenFiles()
  await run(
    OUTSCRAPER,
    `Bäckerei Roth;${ID('a')};;8964349767869646594;Marktstr. 3;02826;Görlitz;03581 471000;4,5`,
  )
  await run(
    OUTSCRAPER,
    `Elektro Yıldız;${ID('b')};;8964349767869646594;Werkhof 6;50823;Köln;0221 4710902;4,1`,
  )
  expect(await stored()).toMatchObject([
    { name: 'Bäckerei Roth', placeId: ID('a'), cid: '8964349767869646594' },
    { name: 'Elektro Yıldız', placeId: ID('b'), cid: null },
  ])
})

test.each([
  ['the name', `Bäckerei Roth;${ID('b')};;8964349767869646594;Untermarkt 1;02826;Görlitz;;4,5`],
  ['the address', `Roths Brotzeit;${ID('b')};;8964349767869646594;Marktstr. 3;02826;Görlitz;;4,5`],
])('a cid with another place id is followed where %s agrees', async (_, row) => {
  const { run, stored } = await givenFiles()
  await run(OUTSCRAPER, `Bäckerei Roth;${ID('a')};;8964349767869646594;Marktstr. 3;02826;Görlitz;;4,5`)
  expect(await run(OUTSCRAPER, row)).toMatchObject({ imported: 0, updated: 1 })
  expect(await stored()).toMatchObject([{ placeId: ID('b') }])
})

test('the last row about a place counts most', async () => {
  const { run, stored } = await givenFiles()
  const { header = OUTSCRAPER, rows = [] } = FILES['one place twice with differing cells, far apart'] ?? {}
  await run(header, ...rows)
  expect((await stored())[0]).toMatchObject({ name: 'Roth Brote', rating: 4.6, phone: '+493581471001' })
})
