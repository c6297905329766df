import { expect, test } from 'vitest'
import { chooseColumns } from '#domain/draft/header/choose-columns.ts'
import { businessHeader } from '#test/domain/draft/draft-of.ts'

/** What becomes of a file with these columns, each with its cells: names of what is read, best first, and what is listed. */
function chosen(table: Readonly<Record<string, readonly string[]>>) {
  const names = Object.keys(table)
  const length = Math.max(...Object.values(table).map(cells => cells.length))
  const rows = Array.from({ length }, (_, row) => names.map(name => table[name]?.[row] ?? ''))
  const { columns, ignored, dropped } = chooseColumns(businessHeader(names), names, rows)
  const namesOf = (at: readonly number[] = []) => at.map(one => names[one] ?? '')
  return {
    read: Object.fromEntries([...columns].map(([column, at]) => [column, namesOf(at).join()])),
    ignored,
    dropped,
  }
}

const NAMES = ['Bäckerei Roth', 'Salon Kürbis', 'Elektro Yıldız', 'İnci Döner']
const PLACE = { Ort: ['Ulm', 'Köln', 'Gera', 'Jena'] }
const TRADES = ['Bäckerei', 'Friseur', 'Elektriker', 'Imbiss']

test.each([
  [
    'trades before kinds of search',
    { name: NAMES, type: ['Suche', 'Suche', 'Suche', 'Suche'], category: TRADES },
    { type: 'category' },
    ['type'],
  ],
  [
    'trades before codes',
    { Firma: NAMES, Branche: ['A1', 'A2', 'A3', 'A4'], Kategorie: TRADES },
    { type: 'Kategorie' },
    ['Branche'],
  ],
  [
    'more trades before fewer, which stay as further ones',
    { Firma: NAMES, Branche: TRADES, Kategorie: ['', '', '', 'Café'] },
    { type: 'Branche', furtherTrade: 'Kategorie' },
    [],
  ],
  [
    'addresses before words',
    { Firma: NAMES, website: ['ja', 'nein', 'ja', 'ja'], homepage: ['a.de', '', 'c.de', ''] },
    { website: 'homepage' },
    ['website'],
  ],
  [
    'the column that is mostly filled',
    { Firma: NAMES, Telefon: ['0731 471031'], Rufnummer: ['0731 471032', '0221 471033', '0365 471034'] },
    { phone: 'Rufnummer,Telefon' },
    [],
  ],
  [
    'landlines before mobile numbers that are a little more',
    {
      Firma: NAMES,
      Telefon: ['0731 471031', '0221 471033'],
      Mobil: ['0171 471032', '0171 471033', '0171 471034'],
    },
    { phone: 'Telefon,Mobil' },
    [],
  ],
  [
    'states before the state of an entry',
    { Firma: NAMES, state: ['active', 'new', 'active', 'new'], region: ['Bayern', 'NRW', 'Thüringen', 'TH'] },
    { state: 'region' },
    ['state'],
  ],
  [
    'a column that repeats the first is listed, and fills its gaps',
    { Firma: NAMES, PLZ: ['01067', '50823', '89073', '07545'], zip: ['1067', '50823', '89073', ''] },
    { postalCode: 'PLZ,zip' },
    ['zip'],
  ],
  [
    'a name before the address of a page',
    { name: ['baeckerei-roth', 'salon-kuerbis-2', 'elektro-yildiz', 'inci-doener'], title: NAMES },
    { name: 'title' },
    ['name'],
  ],
  [
    'ids that every row has',
    { id: ['E', 'F', 'G', 'H'].map(end => `ChIJq7WmZk3RkUcRv0aTn5LdYp${end}`), name: NAMES },
    { placeId: 'id' },
    [],
  ],
  [
    'the number behind streets without one',
    {
      Firma: NAMES,
      Straße: ['Marktplatz', 'Südallee', 'Am Ring', 'Weberstraße'],
      Nr: ['3', '27a', '8–10', '1'],
    },
    { street: 'Straße', houseNumber: 'Nr' },
    [],
  ],
])('%s', (_, table, read, ignored) => {
  const found = chosen({ ...table, ...PLACE })
  expect(found.read).toMatchObject(read)
  expect(found.ignored).toEqual(ignored)
})

test('names of people beside those of businesses are dropped', () => {
  const table = { title: NAMES, name: ['Roth, Max', 'Kürbis, Ida', 'Yıldız, Bora', 'Döner, İnci'], ...PLACE }
  expect(chosen(table)).toMatchObject({ read: { name: 'title' }, ignored: [], dropped: ['name'] })
})

test.each([
  ['jobs beside a name', { name: NAMES, title: ['Owner', 'CEO', 'Owner', 'Owner'] }, { name: 'name' }],
  [
    'degrees beside inverted names',
    { name: ['Roth, Max', 'Kürbis, Ida'], title: ['Dr. med.', 'Prof. Dr.'] },
    { name: 'name' },
  ],
  [
    'trades that nobody knows',
    { Firma: NAMES, Kategorie: ['Xa', 'Xb'], Branche: ['Ya', 'Yb'] },
    { category: 'Kategorie,Branche' },
  ],
  [
    'a running number',
    { Nr: ['1', '2', '3', '4'], Firma: NAMES, Straße: ['Marktplatz 3'] },
    { street: 'Straße' },
  ],
  [
    'a number behind streets with one',
    { Firma: NAMES, Straße: ['Marktplatz 3', 'Ring 4'], Nr: ['1', '2'] },
    { street: 'Straße' },
  ],
  [
    'ids that rows share',
    { id: ['ChIJq7WmZk3RkUcRv0aTn5LdYpE', 'ChIJq7WmZk3RkUcRv0aTn5LdYpE'], name: NAMES },
    { name: 'name' },
  ],
  ['empty columns', { Firma: NAMES, website: [], homepage: [] }, { website: 'website,homepage' }],
])('%s change nothing', (_, table, read) => {
  const names = Object.keys({ ...table, ...PLACE })
  const found = chosen({ ...table, ...PLACE })
  expect(found.read).toMatchObject(read)
  expect([...found.ignored, ...found.dropped]).toEqual([
    ...businessHeader(names).ignored,
    ...businessHeader(names).dropped,
  ])
  expect(found.read).not.toHaveProperty('houseNumber')
  expect(found.read).not.toHaveProperty('placeId')
})
