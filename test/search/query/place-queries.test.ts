import { describe, expect, test } from 'vitest'
import type { StateCode } from '#domain/place/state.ts'
import type { SearchQuery } from '#domain/search/search.ts'
import { business } from '#test/make-business.ts'
import { givenIndex, namesFor, search } from '#test/search/given.ts'

const hair = (name: string, city: string, state: StateCode, latitude: number, longitude: number, more = {}) =>
  business({ name, category: 'Friseur', city, state, latitude, longitude, ...more })

const directory = () =>
  givenIndex(
    hair('Dom', 'Köln', 'NW', 50.9375, 6.9603, { street: 'Hohe Straße 14 b', phone: '+4922112345' }),
    hair('Ehre', 'Köln-Ehrenfeld', 'NW', 50.951, 6.916, { street: 'Venloer Str. 14b' }),
    hair('Hürther', 'Hürth', 'NW', 50.877, 6.876),
    hair('Reisiek', 'Kölln-Reisiek', 'SH', 53.757, 9.698),
    hair('Kiez', 'Berlin-Kreuzberg', 'BE', 52.497, 13.391, { phone: '030 123456' }),
    hair('Alex', 'Berlin-Mitte', 'BE', 52.521, 13.41),
    hair('Kessel', 'Stuttgart', 'BW', 48.778, 9.18),
    hair('Wein', 'Neustadt an der Weinstraße', 'RP', 49.354, 8.15),
    hair('Wein 2', 'Neustadt an der Weinstraße', 'RP', 49.353, 8.149),
    hair('Hessen', 'Neustadt (Hessen)', 'HE', 50.85, 9.117),
    hair('Maxi', 'Hamm', 'NW', 51.68, 7.815),
    hair('Unstrut', 'Mühlhausen', 'TH', 51.209, 10.456),
    hair('Römer', 'Frankfurt am Main', 'HE', 50.11, 8.682),
    hair('Isar', 'München', 'BY', 48.137, 11.575),
    hair('Elbe', 'Dresden', 'SN', 51.05, 13.738),
    hair('Leine', 'Hannover', 'NI', 52.375, 9.732),
  )

/** What a text was understood to ask for: the place, a radius in km, a correction; or the visitor's own position. */
type Understanding =
  | string
  | { readonly place: string; readonly radiusKm?: string; readonly corrected?: string }
  | { readonly asksPosition: true }

const OWN: Understanding = { asksPosition: true }

/** The first box, the second one, and what should be understood. */
const QUERIES: readonly (readonly [text: string, location: string, asked: Understanding])[] = [
  // A misspelled large place is no part of the name of a small one.
  ['friseur kölln', '', { place: 'Köln', corrected: 'Köln' }],
  ['kölln friseur', '', { place: 'Köln', corrected: 'Köln' }],
  ['friseur', 'kölln', { place: 'Köln', corrected: 'Köln' }],
  ['', 'Kölln', { place: 'Köln', corrected: 'Köln' }],
  ['friseur', 'Kölln-Reisiek', 'Kölln-Reisiek'],
  ['friseur kölln-reisiek', '', 'Kölln-Reisiek'],
  ['friseur muenchem', '', { place: 'München', corrected: 'münchen' }],
  ['friseur drseden', '', { place: 'Dresden', corrected: 'dresden' }],
  // The visitor's own position.
  ['friseur mein standort', '', OWN],
  ['friseur an meinem Standort', '', OWN],
  ['friseur', 'mein Standort', OWN],
  ['friseur', 'Aktueller Standort', OWN],
  ['friseur', 'hier', OWN],
  ['friseur hier', '', OWN],
  ['friseur hier in der Nähe', '', OWN],
  ['friseur nähe', '', OWN],
  ['friseur', 'in der Nähe', OWN],
  ['friseur', 'Umgebung', OWN],
  ['hairdresser near my location', '', OWN],
  ['hairdresser', 'my location', OWN],
  ['hairdresser', 'current location', OWN],
  ['kuaför', 'konumum', OWN],
  ['konumuma yakın kuaför', '', OWN],
  ['bulunduğum yere yakın kuaför', '', OWN],
  // Around a place.
  ['friseur in der nähe von köln', '', { place: 'Köln', radiusKm: '25' }],
  ['friseur in der nähe köln', '', { place: 'Köln', radiusKm: '25' }],
  ['friseur nähe köln', '', { place: 'Köln', radiusKm: '25' }],
  ['friseur', 'Nähe Köln', { place: 'Köln', radiusKm: '25' }],
  ['friseur in der nähe', 'Köln', { place: 'Köln', radiusKm: '25' }],
  ['friseur', 'rund um Köln', { place: 'Köln', radiusKm: '25' }],
  ['friseur köln und umgebung', '', { place: 'Köln', radiusKm: '25' }],
  ['friseur in köln und umgebung', '', { place: 'Köln', radiusKm: '25' }],
  ['köln und umgebung friseur', '', { place: 'Köln', radiusKm: '25' }],
  ['friseur', 'Köln und Umgebung', { place: 'Köln', radiusKm: '25' }],
  ['friseur', '50667 und Umgebung', { place: '50667 Köln', radiusKm: '10' }],
  ['friseur raum köln', '', { place: 'Köln', radiusKm: '25' }],
  ['friseur im raum köln', '', { place: 'Köln', radiusKm: '25' }],
  ['friseur', 'Raum Köln', { place: 'Köln', radiusKm: '25' }],
  ['friseur', 'Großraum Köln', { place: 'Köln', radiusKm: '25' }],
  ['friseur im kölner raum', '', { place: 'Köln', radiusKm: '25' }],
  ['friseur', 'Kölner Umland', { place: 'Köln', radiusKm: '25' }],
  ['friseur in meiner nähe köln', '', { place: 'Köln', radiusKm: '25' }],
  ['friseur', 'Köln (Umgebung)', { place: 'Köln', radiusKm: '25' }],
  ['friseur rund um den bodensee', '', 'Bodensee'],
  ['friseur umland hürth', '', { place: 'Hürth', radiusKm: '10' }],
  ['friseur', 'Großraum Stuttgart', 'Region Stuttgart'],
  ['friseur im großraum stuttgart', '', 'Region Stuttgart'],
  ['friseur region hannover', '', 'Region Hannover'],
  ['hairdresser cologne area', '', { place: 'Köln', radiusKm: '25' }],
  ['hairdresser in the cologne area', '', { place: 'Köln', radiusKm: '25' }],
  ['hairdresser', 'around Cologne', { place: 'Köln', radiusKm: '25' }],
  ['hairdresser', 'Greater Cologne', { place: 'Köln', radiusKm: '25' }],
  ['kuaför', 'Köln çevresi', { place: 'Köln', radiusKm: '25' }],
  ["Köln'ün çevresinde kuaför", '', { place: 'Köln', radiusKm: '25' }],
  ["köln'e yakın kuaför", '', { place: 'Köln', radiusKm: '25' }],
  // A stated distance, in either box.
  ['friseur köln 10 km', '', { place: 'Köln', radiusKm: '10' }],
  ['friseur', 'Köln 10 km', { place: 'Köln', radiusKm: '10' }],
  ['friseur köln und umkreis 20 km', '', { place: 'Köln', radiusKm: '20' }],
  ['friseur', 'Köln +5km', { place: 'Köln', radiusKm: '5' }],
  ['friseur', 'im Umkreis von 15 km um Köln', { place: 'Köln', radiusKm: '15' }],
  // Names with additions.
  ['friseur', 'Hamm (Westf.)', 'Hamm'],
  ['friseur hamm (westf.)', '', 'Hamm'],
  ['friseur hamm westf', '', 'Hamm'],
  ['friseur', 'Mühlhausen/Thür.', 'Mühlhausen (Thüringen)'],
  ['friseur mühlhausen/thür.', '', 'Mühlhausen (Thüringen)'],
  ['friseur', 'Frankfurt a.M.', 'Frankfurt am Main'],
  ['friseur frankfurt a. m.', '', 'Frankfurt am Main'],
  ['friseur frankfurt/oder', '', 'Frankfurt (Oder)'],
  ['friseur', 'Köln/Rhein', 'Köln'],
  // A district with its city, in any order.
  ['friseur', 'Berlin-Kreuzberg', 'Berlin-Kreuzberg'],
  ['friseur', 'Kreuzberg, Berlin', 'Berlin-Kreuzberg'],
  ['friseur', 'Kreuzberg in Berlin', 'Berlin-Kreuzberg'],
  ['friseur berlin-kreuzberg', '', 'Berlin-Kreuzberg'],
  ['berlin-kreuzberg friseur', '', 'Berlin-Kreuzberg'],
  ['friseur kreuzberg berlin', '', 'Berlin-Kreuzberg'],
  ['kreuzberg berlin friseur', '', 'Berlin-Kreuzberg'],
  ['kreuzberg friseur berlin', '', 'Berlin-Kreuzberg'],
  ['friseur kreuzberg in berlin', '', 'Berlin-Kreuzberg'],
  ['friseur xberg', '', 'Berlin-Kreuzberg'],
  ['friseur in berlin in kreuzberg', '', 'Berlin-Kreuzberg'],
  // The likeliest of several places.
  ['', 'Neustadt', 'Neustadt an der Weinstraße'],
  ['friseur neustadt', '', 'Neustadt an der Weinstraße'],
  ['friseur neustadt hessen', '', 'Neustadt (Hessen)'],
]

test.each(QUERIES)('"%s" in "%s"', async (text, location, asked) => {
  const { index } = await directory()
  const answer = search(index, { text, location })
  const { place, radiusKm, corrected, asksPosition } = {
    place: null,
    radiusKm: undefined,
    corrected: undefined,
    asksPosition: undefined,
    ...(typeof asked === 'string' ? { place: asked } : asked),
  }
  expect({
    place: answer.place?.label ?? null,
    radiusKm: answer.understood.query.radiusKm,
    corrected: answer.corrected?.to,
    asksPosition: answer.asksPosition,
    others: answer.understood.parts.filter(({ kind }) => kind === 'name'),
  }).toEqual({ place, radiusKm, corrected, asksPosition, others: [] })
})

describe('around a place', () => {
  test('is the place and what is near it, the place being named without the words', async () => {
    const { index } = await directory()
    expect(namesFor(index, 'friseur köln und umgebung').toSorted()).toEqual(['Dom', 'Ehre', 'Hürther'])
    const { understood } = search(index, { text: 'friseur', location: 'Köln und Umgebung' })
    expect(understood.query).toEqual({ query: 'friseur', location: 'Köln', radiusKm: '25' })
  })

  test('a chosen radius counts', async () => {
    const { index } = await directory()
    expect(namesFor(index, { text: 'friseur', location: 'nahe Köln', radiusKm: 5 }).toSorted()).toEqual([
      'Dom',
      'Ehre',
    ])
  })

  test('words that are part of a name are no surroundings', async () => {
    const { index } = await givenIndex(
      business({ name: 'Yoga Raum', category: 'Yogastudio', city: 'Köln' }),
      business({ name: 'Asana', category: 'Yogastudio', city: 'Köln' }),
    )
    expect(search(index, 'yoga raum köln')).toMatchObject({ place: { label: 'Köln' }, total: 1 })
  })

  test("a place in the text counts before the visitor's position", async () => {
    const { index } = await directory()
    const visitor = { latitude: 50.7374, longitude: 7.0982 }
    expect(search(index, { text: 'friseur stuttgart', ...visitor })).toMatchObject({
      place: { label: 'Stuttgart' },
      total: 1,
    })
  })

  test('a business with such a name is found by its name', async () => {
    const { index } = await givenIndex(
      business({ name: 'Taxi Köln und Umgebung', category: 'Taxi', city: 'Bonn' }),
      business({ name: 'Cab', category: 'Taxi', city: 'Köln' }),
    )
    expect(namesFor(index, 'taxi köln und umgebung')[0]).toBe('Taxi Köln und Umgebung')
  })
})

describe('several places of one name', () => {
  test('the others that have results are offered, each with its search', async () => {
    const { index } = await directory()
    for (const query of [{ text: 'friseur neustadt' }, { text: 'friseur', location: 'Neustadt' }]) {
      const { understood, total } = search(index, query)
      expect(total).toBe(2)
      expect(understood.otherPlaces).toEqual([
        { label: 'Neustadt (Hessen)', query: { query: 'friseur', location: 'Neustadt (Hessen)' }, count: 1 },
      ])
    }
  })

  test('a filter does not change the place', async () => {
    const { index } = await directory()
    const { place } = search(index, { text: 'friseur', location: 'Neustadt', minRating: 4.9 })
    expect(place?.label).toBe('Neustadt an der Weinstraße')
  })

  test('the one with results is meant', async () => {
    const { index } = await givenIndex(
      hair('Hessen', 'Neustadt (Hessen)', 'HE', 50.85, 9.117),
      business({ name: 'Haardt', category: 'Hotel', city: 'Neustadt an der Weinstraße', state: 'RP' }),
    )
    expect(search(index, 'friseur neustadt').place?.label).toBe('Neustadt (Hessen)')
  })

  test('none is offered beside a name that means one place', async () => {
    const { index } = await directory()
    expect(search(index, 'friseur köln').understood).not.toHaveProperty('otherPlaces')
  })
})

describe('numbers', () => {
  const asked = (query: Partial<SearchQuery> | string) =>
    directory().then(({ index }) => namesFor(index, query))

  test.each([
    ['hohe straße 14b', 'Dom'],
    ['hohe straße 14 b', 'Dom'],
    ['hohe str. 14 B köln', 'Dom'],
    ['venloer straße 14 b', 'Ehre'],
    ['venloer straße 14b', 'Ehre'],
  ])('house number: "%s"', async (text, name) => {
    expect(await asked(text)).toEqual([name])
  })

  test.each([
    '030/123-456',
    '(030) 12 34 56',
    '+49 30 123456',
    '0049 30 123456',
    '4930123456',
    '49 (0) 30 123456',
    '[030] 123456',
  ])('telephone number: "%s"', async text => {
    expect(await asked(text)).toEqual(['Kiez'])
  })
})
