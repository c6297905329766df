import { describe, expect, test } from 'vitest'
import { ABOUT_GROUPS } from '#domain/attribute/attributes.ts'
import { aboutOf, parseAbout, parseClock, parseLanguages } from '#domain/attribute/parse-about.ts'

describe('the attributes of a place', () => {
  test('come from Outscraper in English', () => {
    const cell =
      '{"Accessibility": {"Wheelchair accessible entrance": true, "Wheelchair accessible restroom": false}}'
    expect(parseAbout(cell)).toEqual({
      Barrierefreiheit: { 'Rollstuhlgerechter Eingang': true, 'Rollstuhlgerechtes WC': false },
    })
  })

  test('come from Outscraper in German', () => {
    const cell =
      '{"Zahlungen": {"Kreditkarten": true, "NFC-Zahlungen": true}, "Parkplätze": {"Parkhaus": true}}'
    expect(parseAbout(cell)).toEqual({ Zahlungen: { Kreditkarten: true, 'Mobile Zahlungen per NFC': true } })
  })

  test('come from gosom', () => {
    const cell = JSON.stringify([
      {
        id: 'service_options',
        name: 'Service options',
        options: [
          { name: 'Delivery', enabled: true },
          { name: 'Dine-in', enabled: false },
        ],
      },
    ])
    expect(parseAbout(cell)).toEqual({ Serviceoptionen: { Lieferung: true, 'Vor Ort essen': false } })
  })

  test('come from Apify', () => {
    const cell = '{"Payments":[{"Credit cards":true},{"Cash-only":false}],"Pets":[{"Dogs allowed":true}]}'
    expect(parseAbout(cell)).toEqual({
      Zahlungen: { Kreditkarten: true, 'Nur Barzahlung': false },
      Haustiere: { 'Hunde erlaubt': true },
    })
  })

  test('come from a file that pandas saved again', () => {
    expect(parseAbout("{'Amenities': {'Restroom': True}}")).toEqual({ Ausstattung: { WC: true } })
  })

  test('are read in any spelling', () => {
    const cell =
      '{"accessibility": {"Wheelchair-Accessible  Entrance": true}, "CHILDREN": {"Has kids’ menu": true}}'
    expect(parseAbout(cell)).toEqual({
      Barrierefreiheit: { 'Rollstuhlgerechter Eingang': true },
      Kinder: { Kindermenü: true },
    })
  })

  test('keep a text only when it adds a fact', () => {
    const cell = JSON.stringify({
      'Service options': {
        'Language assistance': 'English, Spanish, Klingon',
        'Check-in time': '4:00\u202fPM',
        'Star rating': '3 stars',
        Delivery: 'Ask Max Mustermann, max@example.org',
      },
    })
    expect(parseAbout(cell)).toEqual({
      Serviceoptionen: {
        'Gesprochene Sprachen': 'Englisch, Spanisch',
        'Check-in-Zeit': '16:00 Uhr',
        Hotelkategorie: '3 Sterne',
      },
    })
  })

  test.each([
    ['who comes', { Crowd: { 'LGBTQ+ friendly': true, 'Family-friendly': true } }],
    [
      'who owns it',
      { 'From the business': { 'Identifies as women-owned': true, 'Identifies as veteran-owned': true } },
    ],
    ['who owns it, in German', { 'Vom Unternehmen': { 'Wird von Frauen geführt': true } }],
    ['repetitions', { Other: { Delivery: true } }],
    ['repetitions, in German', { Sonstiges: { Lieferung: true } }],
    [
      'a sensitive attribute in a harmless group',
      { Amenities: { 'LGBTQ+ friendly': true, 'Black-owned': true } },
    ],
    ['unknown attributes', { Amenities: { 'Time machine': true } }],
    ['attributes of another group', { Pets: { 'Credit cards': true } }],
    ['values that are none', { Amenities: { Restroom: null, 'Wi-Fi': 1, ATM: { a: true } } }],
    ['hostile keys', JSON.parse('{"__proto__": {"Restroom": true}, "constructor": {"name": true}}')],
    ['numbers', { Amenities: 5 }],
  ])('leave out %s', (_what, about) => {
    expect(parseAbout(JSON.stringify(about))).toEqual({})
  })

  test.each([['{"Amenities": {"Restr'], ['no JSON'], ['']])('are none in %j', cell => {
    expect(parseAbout(cell)).toBeUndefined()
  })

  test('stay as they are when our own export is read again', () => {
    for (const { name, attributes } of ABOUT_GROUPS) {
      const statements = Object.keys(attributes).map(attribute => ({ group: name, attribute, value: true }))
      const about = aboutOf(statements)
      expect(Object.keys(about[name] ?? {}).length, name).toBeGreaterThan(0)
      expect(parseAbout(JSON.stringify(about))).toEqual(about)
    }
  })
})

describe('the table of attributes', () => {
  const spellings = ABOUT_GROUPS.flatMap(({ name, attributes }) =>
    Object.entries(attributes).flatMap(([german, others]) =>
      [german, ...others].map(spelling => ({ name, german, spelling })),
    ),
  )

  test('knows at least 120 attributes', () => {
    expect(ABOUT_GROUPS.flatMap(group => Object.keys(group.attributes)).length).toBeGreaterThanOrEqual(120)
  })

  test('has one meaning for each spelling', () => {
    const meanings = new Map<string, string>()
    for (const { name, german, spelling } of spellings) {
      const key = `${name}: ${spelling.toLowerCase().replace(/[^a-zäöüß]/g, '')}`
      expect(meanings.get(key) ?? german, key).toBe(german)
      meanings.set(key, german)
    }
  })

  test('names nothing about an owner’s or a guest’s origin, sex or service in an army', () => {
    expect(
      spellings.filter(({ spelling }) =>
        /owned|lgbt|transgender|gender|women|frauen|veteran|military|black|latino|asian/i.test(spelling),
      ),
    ).toEqual([])
  })
})

describe('texts of attributes', () => {
  test.each([
    ['4:00 PM', '16:00 Uhr'],
    ['12:00 PM', '12:00 Uhr'],
    ['12 AM', '00:00 Uhr'],
    ['15:30', '15:30 Uhr'],
    ['11 Uhr', '11:00 Uhr'],
    ['16:00 Uhr', '16:00 Uhr'],
    ['25:00', undefined],
    ['13 PM', undefined],
    ['10:75', undefined],
    ['', undefined],
  ])('the time %j is %s', (text, clock) => {
    expect(parseClock(text)).toBe(clock)
  })

  test('languages appear once, in German', () => {
    expect(parseLanguages('Turkish; türkisch, GERMAN')).toBe('Türkisch, Deutsch')
    expect(parseLanguages('Klingon')).toBeUndefined()
  })
})
