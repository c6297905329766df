import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Business, BusinessDraft } from '#domain/business/business.ts'
import { exportHeader, exportRow } from '#domain/business/export-row.ts'
import { demoRows } from '#domain/demo/rows.ts'
import { draftFromRow } from '#domain/draft/draft-from-row.ts'
import { readHeader } from '#domain/draft/header/header.ts'
import { csvLines } from '#gateways/csv/csv-file.ts'
import { readSpreadsheet } from '#gateways/spreadsheet/read-spreadsheet.ts'
import { type ExportInput, exportBusinesses } from '#services/businesses/export-businesses.ts'
import { importSpreadsheet } from '#services/imports/import-spreadsheet.ts'
import { businessById } from '#store/businesses/businesses.ts'
import { changeStored } from '#test/change-stored.ts'
import { hoursArbitrary } from '#test/domain/opening-hours/arbitrary-hours.ts'
import { business } from '#test/make-business.ts'
import { draft } from '#test/make-draft.ts'
import { type TempDirectory, tempDirectory } from '#test/temp-directory.ts'
import { tempFolder } from '#test/temp-folder.ts'

const ADMIN = {
  id: 1,
  username: 'admin',
  hasSecondFactor: false,
  createdAt: 0,
  lastLoginAt: 0,
  tokenHash: '',
}
const EVERYTHING: ExportInput = { filter: {}, sortBy: 'name', sortOrder: 'asc', separator: ';' }

async function exported(
  { store, overview }: TempDirectory,
  input: Partial<ExportInput> = {},
): Promise<string> {
  const parts = await exportBusinesses({ store, overview, now: () => 0 }, ADMIN, { ...EVERYTHING, ...input })
  return (await Array.fromAsync(parts)).join('')
}

/** What an import reads from a file, with all warnings and faults. */
async function imported(text: string): Promise<{ drafts: BusinessDraft[]; remarks: unknown[] }> {
  const path = join(tempFolder(), 'businesses_export.csv')
  writeFileSync(path, text)
  const drafts: BusinessDraft[] = []
  const remarks: unknown[] = []
  for await (const batch of readSpreadsheet({ path })) {
    const header = readHeader(batch.header)
    if (header.kind === 'refused') throw new Error(header.reason)
    for (const { cells, fault } of batch.rows) {
      const row = draftFromRow(header, cells)
      if ('draft' in row) drafts.push(row.draft)
      remarks.push(...('draft' in row ? row.warnings : row.faults), ...(fault ? [fault] : []))
    }
  }
  return { drafts, remarks }
}

const ANY_TIME = {
  id: 0,
  source: 'spreadsheet',
  sourceDate: '',
  fieldSources: {},
  createdAt: 0,
  updatedAt: 0,
} as const

/** The businesses of a directory, without what depends on time and origin. */
async function facts({ store }: TempDirectory): Promise<Record<string, Partial<Business>>> {
  const rows = await store.db.selectFrom('businesses').select(['id', 'url_slug']).execute()
  const known = await Promise.all(
    rows.map(async ({ id, url_slug }) => {
      const found = await businessById(store.db, id)
      return [url_slug, { ...found, ...ANY_TIME }] as const
    }),
  )
  return Object.fromEntries(known.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const VARIED: readonly BusinessDraft[] = [
  draft({
    name: 'Groß & Söhne "Straßenbau"',
    street: 'Große Straße 12 a',
    subtypes: ['Tiefbau', 'Straßenbau'],
  }),
  draft({ name: 'Işık Döner; İnci', street: 'Am Ring 1', category: 'Dönerimbiss', phone: '+4915112345678' }),
  draft({ name: '=HYPERLINK("https://x.example")', street: 'Gasse 1' }),
  draft({ name: '-Haarscharf-', street: 'Gasse 2' }),
  draft({ name: '+plus Pflege', street: 'Gasse 3' }),
  draft({ name: '@home Umzüge', street: 'Gasse 4' }),
  draft({ name: '＝breit', street: 'Gasse 5' }),
  draft({ name: '｜Strich｜', street: 'Gasse 6' }),
  draft({ name: "'s Wirtshaus", street: 'Gasse 7' }),
  draft({ name: 'Null Bock, GmbH', postalCode: '01067', city: 'Dresden', street: 'Wilsdruffer Straße 1' }),
  draft({
    name: 'Alles Bekannte',
    placeId: '-hIJ_aaaaaaaaaaaaaaa',
    googleId: '0x47a8510000000001:0x14680000000000ff',
    cid: '1470425278336467199',
    subtypes: ['Café', 'Konditorei, Confiserie'],
    street: 'Untermarkt 5',
    district: 'Altstadt',
    state: 'SN',
    countryCode: 'DE',
    fullAddress: 'Untermarkt 5, 02826 Görlitz',
    latitude: 51.1562345,
    longitude: 14.9912345,
    website: 'https://www.roth.example/seite,12.html?a=1&b=%20',
    rating: 4.5,
    reviewCount: 1234,
    reviewsPerScore: [1, 0, 3, 30, 1200],
    reviewsLink: 'https://search.google.com/local/reviews?placeid=x&q=1',
    openingHours: [
      [
        { from: 450, to: 720 },
        { from: 780, to: 1080 },
      ],
      [],
      null,
      [{ from: 0, to: 1440 }],
      [{ from: 1080, to: 1560 }],
      [{ from: 600, to: 720 }],
      [],
    ],
    photos: ['https://lh5.example/p/a=w800', 'https://lh5.example/p/b|c'],
    photosCount: 17,
    description: '- Brot; "Semmeln"\n- Kuchen\n\nSeit 1920, täglich frisch.',
    about: { Barrierefreiheit: { 'Rollstuhlgerechter Eingang': true, 'Rollstuhlgerechtes WC': false } },
    verified: true,
    priceLevel: 2,
    status: 'closed-temporarily',
  }),
  draft({ name: 'Bewertet ohne Zahl', street: 'Gasse 8', rating: 4 }),
  { name: 'Kommt ins Haus', phone: '+493581471002', city: 'Görlitz', hasServiceArea: true },
  { name: 'Nur Telefon', phone: '+493581471001' },
  { name: 'Nur Ort', city: 'Neustadt', state: 'SN' },
  { name: 'Ohne Kategorie', city: 'Köln', postalCode: '50667' },
]

describe('what was exported is imported without loss', () => {
  test.each([';', ','] as const)('into an empty directory, divided by %j', async separator => {
    const directory = await tempDirectory(...VARIED)
    const { drafts, remarks } = await imported(await exported(directory, { separator }))
    expect(remarks).toEqual([])
    const other = await tempDirectory(...drafts)
    expect(await facts(other)).toEqual(await facts(directory))
    expect(Object.keys(await facts(other))).toHaveLength(VARIED.length)
  })

  test('into the same directory: every row is unchanged', async () => {
    const directory = await tempDirectory(...VARIED)
    const before = await facts(directory)
    const { drafts } = await imported(await exported(directory))
    const outcomes = (await directory.add(...drafts)).map(({ outcome }) => outcome)
    expect(outcomes).toEqual(VARIED.map(() => 'unchanged'))
    expect(await facts(directory)).toEqual(before)
  })

  test('so are several hundred businesses as Google Maps has them', async () => {
    const { header, rows } = demoRows({ count: 400 })
    const parsedHeader = readHeader(header)
    if (parsedHeader.kind === 'refused') throw new Error(parsedHeader.reason)
    const given = [...rows].flatMap(cells => {
      const row = draftFromRow(parsedHeader, cells)
      return 'draft' in row ? [row.draft] : []
    })
    const directory = await tempDirectory(...given)
    const { drafts, remarks } = await imported(await exported(directory))
    expect(remarks).toEqual([])
    expect(await facts(await tempDirectory(...drafts))).toEqual(await facts(directory))
    const outcomes = await directory.add(...drafts)
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']))
  })

  test('opening hours of every kind', () => {
    const header = readHeader(exportHeader())
    if (header.kind === 'refused') throw new Error(header.reason)
    fc.assert(
      fc.property(hoursArbitrary, openingHours => {
        // Files write the last minute of a day as its end; what lasts until then comes back until midnight.
        fc.pre(!JSON.stringify(openingHours).match(/"to":(?:1439|2879)\b/))
        fc.pre(openingHours.some(day => day !== null))
        const cells = exportRow(
          { business: business({ openingHours }), urlSlug: 'a/b', isRemoved: false },
          ',',
        )
        const row = draftFromRow(header, cells)
        expect('draft' in row ? row.draft.openingHours : row.faults).toEqual(openingHours)
      }),
    )
  })
})

describe('the file', () => {
  test('begins with a byte order mark, has a header, and lines that end in CR LF', async () => {
    const text = await exported(await tempDirectory(draft()))
    expect(text.startsWith('\ufeffname;category;subtypes;business_status;street;postal_code;city;')).toBe(
      true,
    )
    expect(text.split('\r\n')).toHaveLength(3)
    expect(text.endsWith('\r\n')).toBe(true)
  })

  test('never begins a cell with what a spreadsheet would run', async () => {
    const text = await exported(await tempDirectory(...VARIED))
    const cells = text.replace('\ufeff', '').match(/(?<=^|[;\n])(?:"(?:[^"]|"")*"|[^";\r\n]*)/g) ?? []
    expect(cells.length).toBeGreaterThan(VARIED.length * 40)
    expect(cells.filter(cell => /^"?\s*[=+\-@|＝＋－＠\t\r]/.test(cell))).toEqual([])
  })

  test('writes telephone numbers so that their plus sign stays', async () => {
    expect(await exported(await tempDirectory(draft()))).toContain(";'+493581471000;")
  })

  test('writes numbers as the spreadsheet of its separator reads them', async () => {
    const directory = await tempDirectory(draft({ rating: 4.5, reviewCount: 3 }))
    expect(await exported(directory)).toContain(';4,5;Google;3;')
    expect(await exported(directory, { separator: ',' })).toContain(',4.5,Google,3,')
  })

  test('holds only a header where nothing is found', async () => {
    const directory = await tempDirectory(draft())
    const text = await exported(directory, { filter: { city: 'Berlin' } })
    expect(text).toBe(`\ufeff${csvLines([exportHeader()])}`)
  })

  test('holds the first lines of the order asked for', async () => {
    const names = ['Anker', 'Birne', 'Clou', 'Dorn']
    const directory = await tempDirectory(
      ...names.map((name, at) => draft({ name, street: `Gasse ${at}`, rating: at + 1, reviewCount: 9 })),
    )
    const range = { start: 1, end: 2 }
    const named = async (input: Partial<ExportInput>) =>
      (await imported(await exported(directory, input))).drafts.map(({ name }) => name)
    expect(await named({ range })).toEqual(['Anker', 'Birne'])
    expect(await named({ range, sortBy: 'rating', sortOrder: 'desc' })).toEqual(['Dorn', 'Clou'])
    expect(await named({ range: { start: 4, end: 9 } })).toEqual(['Dorn'])
    expect(await named({ range: { start: 5, end: 9 } })).toEqual([])
  })

  test('leaves removed businesses out unless they are asked for, and tells hidden ones', async () => {
    const directory = await tempDirectory(
      ...['Da', 'Versteckt', 'Weg'].map(name => draft({ name, street: `${name}gasse 1` })),
    )
    const { store } = directory
    await changeStored(store, 2, { is_hidden: 1 })
    await changeStored(store, 3, { removed_at: 1 })
    const text = await exported(directory)
    expect(text).toContain('\r\nDa;')
    expect(text).toMatch(/\r\nVersteckt;.*;hidden\r\n/)
    expect(text).not.toContain('\r\nWeg;')
    expect(await exported(directory, { filter: { state: 'removed' } })).toMatch(/\r\nWeg;.*;removed\r\n$/)
  })
})

test('a download is in the audit log with its filter and how many businesses it has', async () => {
  const directory = await tempDirectory(draft(), draft({ name: 'Anker', street: 'Gasse 1', city: 'Zittau' }))
  await exported(directory, { filter: { city: 'Görlitz' }, range: { start: 1, end: 5 } })
  const entries = await directory.store.db.selectFrom('audit').selectAll().execute()
  expect(entries).toEqual([expect.objectContaining({ account: 'admin', action: 'export.downloaded' })])
  expect(JSON.parse(entries[0]?.details ?? '')).toEqual({
    city: 'Görlitz',
    range: { start: 1, end: 5 },
    sortBy: 'name',
    sortOrder: 'asc',
    count: 1,
  })
})

test('a packed export is read back as it is, and changes nothing', async () => {
  const { header, rows } = demoRows({ count: 1500 })
  const folder = tempFolder()
  const path = join(folder, 'businesses.zip')
  const directory = await tempDirectory()
  const { store, overview } = directory
  const deps = { store, overview, dataDir: folder, now: () => Date.parse('2026-11-22T12:00:00Z') }
  const first = join(folder, 'demo.csv')
  writeFileSync(first, csvLines([header, ...rows].map(row => [...row])))
  const importOf = (file: string) => importSpreadsheet(deps, { path: file, fileName: file, fileSize: 1 })
  const { imported: stored } = await importOf(first)
  expect(stored).toBeGreaterThan(1400)
  const input = { ...EVERYTHING, zippedAs: 'businesses.csv' }
  const parts = await Array.fromAsync(await exportBusinesses(deps, ADMIN, input))
  writeFileSync(path, Buffer.concat(parts.map(part => Buffer.from(part))))
  expect(await importOf(path)).toMatchObject({ unchanged: stored, updated: 0, imported: 0, errors: 0 })
})
