import { describe, expect, test } from 'vitest'
import { type MappableColumn, mappingFault } from '#domain/draft/header/column-mapping.ts'
import { headerRowKey, isFixedColumn, readHeaderWith } from '#domain/draft/header/mapped-header.ts'
import { proposedColumns } from '#domain/draft/header/propose-columns.ts'

describe('the key of a header row', () => {
  test.each([
    [
      'case, blanks and punctuation do not matter',
      ['\ufeffBetrieb (Kurzname)', ' STRASSE-NR. '],
      ['betrieb kurzname', 'Straße Nr'],
    ],
    ['empty columns at the end do not matter', ['Was', 'Wo', '', ' '], ['Was', 'Wo']],
  ])('%s', (_, one, other) => expect(headerRowKey(one)).toBe(headerRowKey(other)))

  test('the order of the columns matters', () =>
    expect(headerRowKey(['Was', 'Wo'])).not.toBe(headerRowKey(['Wo', 'Was'])))
})

describe('a mapping', () => {
  const faults: readonly (readonly [readonly MappableColumn[], string | undefined])[] = [
    [['phone', 'city'], 'name_missing'],
    [['name', 'rating'], 'place_missing'],
    [['name', 'latitude'], 'place_missing'],
    [['name', 'phone', 'phone'], 'column_twice'],
    [['name', 'latitude', 'longitude'], undefined],
    [['name', 'postalCodeAndCity'], undefined],
  ]
  test.each(faults)('of %j: %s', (columns, code) =>
    expect(mappingFault(columns.map(column => ({ column })))?.code).toBe(code),
  )

  test('says what columns have; lists and helpers are read as ever, people never', () => {
    const names = ['Wer', 'Wo', 'Egal', 'categories/0', 'permanentlyClosed', 'E-Mail']
    const mapping = {
      key: headerRowKey(names),
      columns: [
        { at: 0, column: 'name' },
        { at: 1, column: 'city' },
        { at: 5, column: 'phone' },
      ] as const,
    }
    const { header } = readHeaderWith(names, [mapping])
    expect(header).toMatchObject({
      kind: 'businesses',
      source: 'spreadsheet',
      ignored: ['Egal'],
      dropped: ['E-Mail'],
      lists: [{ list: 'categories', at: 3 }],
    })
    expect(header.kind === 'businesses' && [...header.columns]).toEqual([
      ['name', [0]],
      ['city', [1]],
      ['closedPermanently', [4]],
    ])
    expect(names.map((name, at) => isFixedColumn(name, at))).toEqual([false, false, false, true, true, false])
  })

  test('is for one header only', () => {
    const mapping = { key: headerRowKey(['Wer', 'Wo']), columns: [{ at: 0, column: 'name' }] as const }
    expect(readHeaderWith(['Name', 'Ort'], [mapping])).toMatchObject({
      header: { kind: 'businesses' },
      mapping: undefined,
    })
  })
})

interface Proposal {
  readonly name: string
  readonly cells: readonly string[]
  readonly proposed: MappableColumn | null
}

const PROPOSALS: Record<string, readonly Proposal[]> = {
  'by their names and by names like them': [
    { name: 'Firmenname', cells: ['Roth'], proposed: 'name' },
    { name: 'Telefonnumer', cells: [''], proposed: 'phone' },
    { name: 'Postleitzahl des Sitzes', cells: [''], proposed: 'postalCode' },
    { name: 'Webseite (offiziell)', cells: [''], proposed: 'website' },
    { name: 'Kreis / Ort', cells: [''], proposed: 'city' },
    { name: 'E-Mail', cells: ['a@roth.example'], proposed: 'email' },
    { name: 'Xyz', cells: ['blau'], proposed: null },
  ],
  'by what the cells look like': [
    { name: 'A', cells: ['Bäckerei Roth GmbH', 'Elektro Yıldız e. K.', 'İnci Döner'], proposed: 'name' },
    { name: 'B', cells: ['+49 3581 471000', '(0351) 123456', ''], proposed: 'phone' },
    { name: 'C', cells: ['https://roth.example', 'www.yildiz.example', ''], proposed: 'website' },
    { name: 'D', cells: ['02826', '01067', '50823'], proposed: 'postalCode' },
    { name: 'E', cells: ['4,5', '4,8', '3,9'], proposed: 'rating' },
    { name: 'F', cells: ['Marktstraße 3', 'Weberstr. 8', 'Am Ring 2a'], proposed: 'street' },
    { name: 'G', cells: ['51,1532', '51,0504', '50,9413'], proposed: 'latitude' },
    { name: 'H', cells: ['14,9881', '13,7373', '6,9583'], proposed: 'longitude' },
    { name: 'I', cells: ['', '', ''], proposed: null },
  ],
  'a domain alone, and names that differ from row to row where nothing else has one': [
    { name: 'Gruppe', cells: ['Handel', 'Handel', 'Handwerk'], proposed: null },
    { name: 'Bez', cells: ['Bäckerei Roth', 'Salon Kürbis', 'Elektro Yıldız'], proposed: 'name' },
    { name: 'Netz', cells: ['roth.example', 'kuerbis.example/start', ''], proposed: 'website' },
    { name: 'Post', cells: ['a@roth.example', 'b@kuerbis.example', ''], proposed: null },
    { name: 'Tag', cells: ['01.02.2026', '02.02.2026', '03.02.2026'], proposed: null },
  ],
  'by evidence of the cells, whatever the name': [
    { name: 'Name', cells: ['Bäckerei Roth', 'Salon Kürbis'], proposed: 'name' },
    { name: 'publish_date', cells: ['2026-02-10', '2026-02-11'], proposed: null },
    { name: 'featured', cells: ['0', '1'], proposed: null },
    { name: 'zip', cells: ['0', '0'], proposed: null },
    {
      name: 'Code',
      cells: ['ChIJq7WmZk3RkUcRv0aTn5LdYpE', 'ChIJb2HsXf9PjEcRj4cUo6MeZrG'],
      proposed: 'placeId',
    },
    { name: 'Verweis', cells: ['0x47a8:0x1468', '0x47a8:0x1469'], proposed: 'googleId' },
    { name: 'Telefonliste', cells: ['ja', 'nein'], proposed: null },
  ],
  'each field once, the better name first': [
    { name: 'Telefonzentrale neu', cells: ['03581 471000'], proposed: null },
    { name: 'Telefon', cells: ['03581 471000'], proposed: 'phone' },
    { name: 'PLZ/Ort', cells: ['02826 Görlitz'], proposed: 'postalCodeAndCity' },
  ],
}

describe('columns are proposed', () => {
  test.each(Object.entries(PROPOSALS))('%s', (_, columns) => {
    const rows = [0, 1, 2].map(at => columns.map(({ cells }) => cells[at] ?? ''))
    expect(
      proposedColumns(
        columns.map(({ name }) => name),
        rows,
      ),
    ).toEqual(columns.map(({ proposed }) => proposed))
  })
})
