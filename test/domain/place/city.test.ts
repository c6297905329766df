import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cityFor } from '#domain/place/city.ts'
import { identityOf } from '#domain/place/city-identity.ts'
import { gazetteer } from '#domain/place/gazetteer.ts'
import { STATES, type StateCode } from '#domain/place/state.ts'
import { anyCharacter } from '#test/any-character.ts'

function shown(name: string, postalCode?: string, state?: StateCode) {
  const { shownName, slug, district } = cityFor(name, { postalCode, state })
  return district === null ? [shownName, slug] : [shownName, slug, district]
}

describe('a city is recognised in any spelling', () => {
  test.each([
    ['Köln', ['Köln', 'koeln']],
    ['KÖLN', ['Köln', 'koeln']],
    ['  köln ', ['Köln', 'koeln']],
    ['Koeln', ['Köln', 'koeln']],
    ['Ko\u0308ln', ['Köln', 'koeln']],
    ['Köln, Deutschland', ['Köln', 'koeln']],
    ['50667 Köln', ['Köln', 'koeln']],
    ['Cologne', ['Köln', 'koeln']],
    ['Munich', ['München', 'muenchen']],
    ['Münih', ['München', 'muenchen']],
    ['Landeshauptstadt München', ['München', 'muenchen']],
    ['Nuremberg', ['Nürnberg', 'nuernberg']],
    ['Hanover', ['Hannover', 'hannover']],
    ['BERLİN', ['Berlin', 'berlin']],
    ['Frankfurt', ['Frankfurt am Main', 'frankfurt-am-main']],
    ['Frankfurt/Main', ['Frankfurt am Main', 'frankfurt-am-main']],
    ['Frankfurt a. M.', ['Frankfurt am Main', 'frankfurt-am-main']],
    ['Frankfurt a.M.', ['Frankfurt am Main', 'frankfurt-am-main']],
    ['Frankfurt (Oder)', ['Frankfurt (Oder)', 'frankfurt-oder']],
    ['Frankfurt/Oder', ['Frankfurt (Oder)', 'frankfurt-oder']],
    ['Freiburg', ['Freiburg im Breisgau', 'freiburg-im-breisgau']],
    ['Freiburg i. Br.', ['Freiburg im Breisgau', 'freiburg-im-breisgau']],
    ['Halle', ['Halle (Saale)', 'halle-saale']],
    ['Halle/Saale', ['Halle (Saale)', 'halle-saale']],
    ['Halle an der Saale', ['Halle (Saale)', 'halle-saale']],
    ['Offenbach', ['Offenbach am Main', 'offenbach-am-main']],
    ['Ludwigshafen', ['Ludwigshafen am Rhein', 'ludwigshafen-am-rhein']],
    ['Mülheim', ['Mülheim an der Ruhr', 'muelheim-an-der-ruhr']],
    ['Rothenburg o. d. T.', ['Rothenburg ob der Tauber', 'rothenburg-ob-der-tauber']],
    ['Weiden i. d. OPf.', ['Weiden in der Oberpfalz', 'weiden-in-der-oberpfalz']],
    ['Bad Homburg v.d.H.', ['Bad Homburg vor der Höhe', 'bad-homburg-vor-der-hoehe']],
    ['St. Ingbert', ['Sankt Ingbert', 'sankt-ingbert']],
    ['Lutherstadt Wittenberg', ['Wittenberg', 'wittenberg']],
    ['Mönchengladbach', ['Mönchengladbach', 'moenchengladbach']],
  ])('"%s"', (name, expected) => {
    expect(shown(name)).toEqual(expected)
  })
})

describe('titles and ranks are no part of a name, and make no quarter', () => {
  test.each([
    ['Freie und Hansestadt Hamburg', '20095', 'hamburg'],
    ['Freie Hansestadt Bremen', '28195', 'bremen'],
    ['Universitäts- und Hansestadt Greifswald', '17489', 'greifswald'],
    ['GROSSE KREISSTADT BACKNANG', '71522', 'backnang'],
    ['Klingenstadt Solingen', undefined, 'solingen'],
    ['Barlachstadt Güstrow', '18273', 'guestrow'],
    ['Inselgemeinde Juist', '26571', 'juist'],
    ['Kneippheilbad Bad Wörishofen', '86825', 'bad-woerishofen'],
    ['Wetzlar, Stadt', '35578', 'wetzlar'],
    ['Rosenheim, kreisfreie Stadt', undefined, 'rosenheim'],
    ['Dachau, GKSt', '85221', 'dachau'],
    ['Kiel (Landeshauptstadt)', '24103', 'kiel'],
    ['Wittenberg Lutherstadt', '06886', 'wittenberg'],
    ['Markt Schwaben', '85570', 'markt-schwaben'],
    ['Weil der Stadt', '71263', 'weil-der-stadt'],
  ])('"%s" (%s)', (name, postalCode, slug) => {
    expect(cityFor(name, { postalCode })).toMatchObject({ slug, district: null, isKnown: true })
  })
})

describe('a quarter in a name is separated', () => {
  test.each([
    ['Köln-Ehrenfeld', undefined, 'Köln', 'Ehrenfeld'],
    ['Köln - Ehrenfeld', '50823', 'Köln', 'Ehrenfeld'],
    ['KÖLN-EHRENFELD', '50823', 'Köln', 'Ehrenfeld'],
    ['Ehrenfeld', '50823', 'Köln', 'Ehrenfeld'],
    ['Ehrenfeld (Köln)', undefined, 'Köln', 'Ehrenfeld'],
    ['Berlin-Mitte', '10115', 'Berlin', 'Mitte'],
    ['Berlin Mitte', undefined, 'Berlin', 'Mitte'],
    ['Kreuzberg, Berlin', undefined, 'Berlin', 'Kreuzberg'],
    ['Hamburg-Altona', undefined, 'Hamburg', 'Altona'],
    ['Sankt Pauli', '20359', 'Hamburg', 'St. Pauli'],
    ['München-Schwabing', '80802', 'München', 'Schwabing'],
    ['Mülheim', '51063', 'Köln', 'Mülheim'],
    ['Frankfurt a.M.-Höchst', undefined, 'Frankfurt am Main', 'Höchst'],
    ['Stuttgart-Bad Cannstatt', '70372', 'Stuttgart', 'Bad Cannstatt'],
    ['Essen-Unbekanntheim', undefined, 'Essen', 'Unbekanntheim'],
    ['Mülheim Köln', undefined, 'Köln', 'Mülheim'],
    ['Mülheim Köln', '51063', 'Köln', 'Mülheim'],
    ['Werder (Havel) OT Glindow', '14542', 'Werder (Havel)', 'Glindow'],
    ['Köln, Stadtteil Ehrenfeld', '50823', 'Köln', 'Ehrenfeld'],
    ['OT Glindow', '14542', 'Werder (Havel)', 'Glindow'],
    ['Dresden, Neustadt', '01099', 'Dresden', 'Neustadt'],
    ['Zentrum', '04109', 'Leipzig', 'Zentrum'],
  ])('"%s" (%s) is %s, %s', (name, postalCode, city, district) => {
    expect(cityFor(name, { postalCode })).toMatchObject({ shownName: city, district, isKnown: true })
  })

  test.each([
    ['Baden-Baden', '76530'],
    ['Garmisch-Partenkirchen', '82467'],
    ['Castrop-Rauxel', '44575'],
    ['Bad Tölz', '83646'],
    ['Neu-Ulm', '89231'],
    ['Annaberg-Buchholz', '09456'],
    ['Titisee-Neustadt', '79822'],
    ['Mülheim-Kärlich', '56218'],
    ['Burg-Reuland', undefined],
  ])('%s is one name', (name, postalCode) => {
    expect(cityFor(name, { postalCode })).toMatchObject({ name, district: null })
  })
})

describe('a city is a name and a state', () => {
  test.each([
    ['Neustadt', '01844', ['Neustadt (Sachsen)', 'neustadt-sachsen']],
    ['Neustadt in Sachsen', '01844', ['Neustadt (Sachsen)', 'neustadt-sachsen']],
    ['Neustadt', '35279', ['Neustadt (Hessen)', 'neustadt-hessen']],
    ['Neustadt', '67433', ['Neustadt an der Weinstraße', 'neustadt-an-der-weinstrasse']],
    ['Neustadt', '23730', ['Neustadt in Holstein', 'neustadt-in-holstein']],
    ['Frankfurt', '15230', ['Frankfurt (Oder)', 'frankfurt-oder']],
    ['Halle', '33790', ['Halle (Westfalen)', 'halle-westfalen']],
    ['Halle', '37620', ['Halle (Niedersachsen)', 'halle-niedersachsen']],
    ['Rothenburg', '91541', ['Rothenburg ob der Tauber', 'rothenburg-ob-der-tauber']],
    ['Friedberg', '86316', ['Friedberg (Bayern)', 'friedberg-bayern']],
    ['Friedberg', '61169', ['Friedberg (Hessen)', 'friedberg-hessen']],
    ['Münster', '64839', ['Münster (Hessen)', 'muenster-hessen']],
  ])('"%s" at %s', (name, postalCode, expected) => {
    expect(shown(name, postalCode)).toEqual(expected)
  })

  test('the state decides as the postal code does', () => {
    expect(shown('Neustadt', undefined, 'SN')).toEqual(['Neustadt (Sachsen)', 'neustadt-sachsen'])
    expect(cityFor('Neustadt', { state: 'SN' }).isKnown).toBe(true)
  })

  test('a large town has its name alone, small towns of that name have the state with it', () => {
    expect(shown('Münster')).toEqual(['Münster', 'muenster'])
    expect(shown('Essen', '45127')).toEqual(['Essen', 'essen'])
    expect(shown('Hof', '95028')).toEqual(['Hof', 'hof'])
  })

  test('a name that is known once, with a postal code of another state, is another city', () => {
    expect(shown('Berlin', '80331')).toEqual(['Berlin (Bayern)', 'berlin-bayern'])
    expect(cityFor('Berlin', { postalCode: '80331' })).toMatchObject({
      name: 'Berlin',
      state: 'BY',
      isKnown: false,
      latitude: null,
      longitude: null,
    })
  })

  test('an unknown name is addressed with the state of its postal code, else plain', () => {
    expect(shown('Xdorf', '80331')).toEqual(['Xdorf (Bayern)', 'xdorf-bayern'])
    expect(shown('XDORF AM SEE', '80331')).toEqual(['Xdorf am See (Bayern)', 'xdorf-am-see-bayern'])
    expect(shown('Xdorf')).toEqual(['Xdorf', 'xdorf'])
  })

  test('a name that several towns of similar size share stays plain and unknown without a place', () => {
    expect(cityFor('Neustadt')).toMatchObject({
      shownName: 'Neustadt',
      slug: 'neustadt',
      state: null,
      isKnown: false,
    })
  })

  test('an area across a border holds cities of both states', () => {
    expect(cityFor('Pausa-Mühltroff', { postalCode: '07919' }).state).toBe('SN')
    expect(cityFor('Kirschkau', { postalCode: '07919' }).state).toBe('TH')
  })

  test('a position distinguishes namesakes when nothing better is known', () => {
    const leipzigCountry = cityFor('Neustadt', { latitude: 51.03, longitude: 14.2 })
    expect(leipzigCountry.slug).toBe('neustadt-sachsen')
    expect(cityFor('Neustadt', { latitude: 49.35, longitude: 8.15 }).slug).toBe('neustadt-an-der-weinstrasse')
  })
})

describe('an empty name', () => {
  test.each(['', '   ', '-', '80331', '🙂'])('"%s" is the city of the postal code', name => {
    expect(shown(name, '80331')).toEqual(['München', 'muenchen'])
  })

  test('of several municipalities of a code the position decides, never the size', () => {
    expect(cityFor('', { postalCode: '25899' })).toMatchObject({ name: '', isKnown: false })
    expect(cityFor('', { postalCode: '25899', latitude: 54.788, longitude: 8.829 }).name).toBe('Niebüll')
    expect(cityFor('', { postalCode: '25899', latitude: 48.14, longitude: 11.58 }).name).toBe('')
  })

  test('a quarter that any town has is none either', () => {
    expect(cityFor('Innenstadt')).toMatchObject({ name: '', slug: '', district: null })
    expect(cityFor('Zentrum', { postalCode: '25899' })).toMatchObject({ name: '', slug: '', district: null })
  })

  test('without a postal code it is nothing', () => {
    expect(cityFor('')).toMatchObject({
      name: '',
      shownName: '',
      slug: '',
      state: null,
      isKnown: false,
      district: null,
    })
    expect(cityFor('', { state: 'BY' })).toMatchObject({ name: '', slug: '' })
  })
})

describe('every place of the gazetteer', () => {
  const { places, postalCodes, municipalitiesOf } = gazetteer()

  test('is found by its own name at its own postal code', () => {
    const wrong = postalCodes.flatMap(postalCode =>
      municipalitiesOf(postalCode).filter(place => {
        const city = cityFor(place.name, { postalCode })
        return city.slug !== identityOf(place).slug || city.district !== null
      }),
    )
    expect(wrong).toEqual([])
  })

  test('is found by its shown name, and its slug is not that of another city', () => {
    const citiesOfSlug = new Map<string, Set<string>>()
    for (const place of places) {
      const city = cityFor(place.name, { state: place.state })
      expect(cityFor(city.shownName).slug, city.shownName).toBe(city.slug)
      expect(city.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      const named = citiesOfSlug.get(city.slug) ?? new Set()
      citiesOfSlug.set(city.slug, named.add(`${city.name}, ${city.state}`))
    }
    expect([...citiesOfSlug].filter(([, cities]) => cities.size > 1)).toEqual([])
  })
})

test('any text is a city or none, always the same, and its shown name leads to it again', () => {
  const states = Object.keys(STATES).filter((code): code is StateCode => Object.hasOwn(STATES, code))
  const codes = fc.option(fc.constantFrom('80331', '01067', '50450', '99999', 'abc', ''), { nil: undefined })
  const texts = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 100 }),
    fc
      .array(fc.constantFrom('Bad', 'Köln', '-', 'am', 'Neustadt', '(', ')', '/', 'Sachsen', 'Berlin', 'ß'), {
        maxLength: 8,
      })
      .map(parts => parts.join(' ')),
  )
  fc.assert(
    fc.property(
      texts,
      codes,
      fc.option(fc.constantFrom(...states), { nil: undefined }),
      (name, postalCode, state) => {
        const city = cityFor(name, { postalCode, state })
        expect(cityFor(name, { postalCode, state })).toEqual(city)
        expect(city.slug === '').toBe(city.name === '')
        expect(cityFor(city.shownName, { state: city.state ?? undefined }).slug).toBe(city.slug)
      },
    ),
    { numRuns: 1000 },
  )
})
