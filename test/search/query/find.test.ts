import { describe, expect, test } from 'vitest'
import { WHOLE_DAY } from '#domain/opening-hours/opening-hours.ts'
import { business, hidden, removed, saved } from '#test/make-business.ts'
import { givenIndex, namesFor, search } from '#test/search/given.ts'

const KOELN = { latitude: 50.9375, longitude: 6.9603 }
const BONN = { latitude: 50.7374, longitude: 7.0982 }
const BRUEHL = { city: 'Brühl', postalCode: '50321', latitude: 50.8285, longitude: 6.905 }
const KOELN_ZIP = { city: 'Köln', postalCode: '50667', ...KOELN }
const ALWAYS = [WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY] as const
const CLOSED = [[], [], [], [], [], [], []] as const

describe('where', () => {
  const cologne = () =>
    business({ name: 'Salon Dom', category: 'Friseur', city: 'Köln', postalCode: '50667', ...KOELN })
  const bonn = () =>
    business({ name: 'Salon Rhein', category: 'Friseur', city: 'Bonn', postalCode: '53111', ...BONN })

  test.each(['Köln', 'koeln', 'KÖLN', '50667', '506', '5066'])(
    '"%s" means exactly the businesses there',
    async location => {
      const { index } = await givenIndex(cologne(), bonn())
      expect(namesFor(index, { text: 'friseur', location })).toEqual(['Salon Dom'])
    },
  )

  test.each(['friseur köln', 'friseur in köln', '50667 friseur', 'köln friseur', 'Friseur, Köln'])(
    'the first box understands "%s" alone',
    async text => {
      const { index } = await givenIndex(cologne(), bonn())
      const answer = search(index, { text })
      expect(answer.businesses.map(({ name }) => name)).toEqual(['Salon Dom'])
      expect(answer.place?.citySlug).toBe('koeln')
    },
  )

  test('a postal code has its leading zero', async () => {
    const { index } = await givenIndex(
      business({ name: 'Optik Elbe', city: 'Dresden', postalCode: '01067', state: 'SN' }),
      business({ name: 'Optik Main', city: 'Frankfurt am Main', postalCode: '10670', state: 'HE' }),
    )
    expect(namesFor(index, { location: '01067' })).toEqual(['Optik Elbe'])
    expect(namesFor(index, { location: '01' })).toEqual(['Optik Elbe'])
  })

  test('a business with the name of a place is found by its name', async () => {
    const { index } = await givenIndex(business({ name: 'Café Hamburg', city: 'München' }), cologne())
    expect(namesFor(index, 'café hamburg')[0]).toBe('Café Hamburg')
  })

  test('a radius includes other towns, the nearest first', async () => {
    const { index } = await givenIndex(bonn(), cologne())
    const answer = search(index, { text: 'friseur', location: 'Köln', radiusKm: 30 })
    expect(answer.businesses.map(({ name }) => name)).toEqual(['Salon Dom', 'Salon Rhein'])
    expect(answer.businesses[1]?.distanceMetres).toBeGreaterThan(24_000)
    expect(answer.businesses[1]?.distanceMetres).toBeLessThan(25_000)
  })

  test('distances are from the visitor’s position, and only there', async () => {
    const { index } = await givenIndex(cologne())
    const near = search(index, { text: 'friseur nahe mir', ...KOELN, radiusKm: 5 })
    expect(near.businesses.map(({ distanceMetres }) => distanceMetres)).toEqual([0])
    expect(near.place?.kind).toBe('position')
    expect(search(index, 'friseur').businesses[0]).not.toHaveProperty('distanceMetres')
  })

  test('a business without coordinates is found in its city, and in no radius', async () => {
    const { index } = await givenIndex(
      business({ name: 'Salon Ohne', category: 'Friseur', city: 'Köln' }),
      cologne(),
    )
    expect(search(index, { location: 'Köln' }).total).toBe(2)
    expect(namesFor(index, { ...KOELN, radiusKm: 100 })).toEqual(['Salon Dom'])
  })

  test('a district is found by its name, with and without its city', async () => {
    const { index } = await givenIndex(
      business({ name: 'Optik Ahorn', city: 'Köln', district: 'Ehrenfeld' }),
      cologne(),
    )
    for (const location of ['Ehrenfeld', 'Köln-Ehrenfeld', 'köln ehrenfeld']) {
      expect(namesFor(index, { location }), location).toEqual(['Optik Ahorn'])
    }
  })

  test('a street is a place too', async () => {
    const { index } = await givenIndex(
      business({ name: 'Optik Ahorn', street: 'Venloer Straße 3' }),
      cologne(),
    )
    expect(namesFor(index, { location: 'Venloer Str.' })).toEqual(['Optik Ahorn'])
  })

  test('a misspelled place is corrected, and the answer names the correction', async () => {
    const { index } = await givenIndex(
      cologne(),
      business({ name: 'Optik Elbe', city: 'Wuppertal', postalCode: '42103' }),
    )
    const answer = search(index, { location: 'Wupertal' })
    expect(answer.businesses.map(({ name }) => name)).toEqual(['Optik Elbe'])
    expect(answer.corrected).toMatchObject({ from: 'Wupertal' })
  })
})

describe('numbers', () => {
  test.each(['0221 4710318', '+49 221 4710318', '0049 (221) 471-0318', '02214710318', '+49 (0)221 4710318'])(
    'the phone number %s finds its owner',
    async text => {
      const { index } = await givenIndex(
        business({ name: 'Optik Ahorn', phone: '+492214710318' }),
        business(),
      )
      expect(namesFor(index, text)).toEqual(['Optik Ahorn'])
    },
  )

  test.each(['UK-204418', 'uk 204418', 'UK204418'])(
    'the business number %s finds its business',
    async text => {
      const { index } = await givenIndex(business({ id: 204_418, name: 'Optik Ahorn' }), business())
      expect(namesFor(index, text)).toEqual(['Optik Ahorn'])
    },
  )

  test('the facets for a number count its owner only', async () => {
    const { index } = await givenIndex(
      business({ id: 204_419, category: 'Zahnarzt' }),
      business(),
      business(),
    )
    expect(search(index, 'UK-204419').facets.categories).toEqual([
      { value: 'zahnarzt', label: 'Zahnarzt', count: 1 },
    ])
  })

  test('the number of a hidden or removed business finds nothing, that of a shown one still finds it', async () => {
    const [ahorn, linde] = [business({ id: 1 }), business({ id: 2 })]
    const { index, writer } = await givenIndex(ahorn, linde, business({ id: 3 }))
    writer.apply([hidden(ahorn), removed(linde)], 2_000)
    expect(['UK-1', 'UK-2', 'UK-3'].map(number => search(index, number).total)).toEqual([0, 0, 1])
  })

  test('a number of no business finds nothing', async () => {
    const { index } = await givenIndex(business())
    expect(search(index, 'UK-999999').total).toBe(0)
    expect(search(index, '0221 99999999').total).toBe(0)
  })
})

describe('misspelled words', () => {
  const three = () => [1, 2, 3].map(() => business({ category: 'Bäckerei', name: 'Bäckerei Ahorn' }))

  test.each([
    ['bäkerei', 'bäckerei'],
    ['Beckerei', 'Bäckerei'],
    ['bäckerrei', 'bäckerei'],
  ])('%s is read as %s, and the answer says so', async (typed, to) => {
    const { index } = await givenIndex(...three())
    const answer = search(index, typed)
    expect(answer.total).toBe(3)
    expect(answer.corrected).toEqual({ from: typed, to })
  })

  test('are not corrected in an exact search', async () => {
    const { index } = await givenIndex(...three())
    expect(search(index, { text: 'bäkerei', isVerbatim: true })).toMatchObject({ total: 0, corrected: null })
  })

  test('a word of the index is not corrected, also when it came with a change', async () => {
    const { index, writer } = await givenIndex(...three())
    expect(search(index, 'ahorn').corrected).toBeNull()
    writer.apply([saved(business({ name: 'Bäkerei' }))], 2_000)
    expect(search(index, 'bäkerei')).toMatchObject({ total: 1, corrected: null })
  })
})

describe('when nothing is found', () => {
  test('a wider radius and the search without the place are offered with their counts, and never whatever else is there', async () => {
    const { index } = await givenIndex(
      business({ name: 'Salon Rhein', category: 'Friseur', city: 'Bonn', postalCode: '53111', ...BONN }),
      business({ name: 'Optik Dom', category: 'Optiker', city: 'Köln', ...KOELN }),
    )
    const answer = search(index, { text: 'friseur', location: 'Köln' })
    expect(answer.total).toBe(0)
    const offered = answer.alternatives.map(({ kind, subject, count }) => [kind, subject, count])
    expect(offered).toContainEqual(['wider-radius', '25', 1])
    expect(offered).toContainEqual(['without-place', 'Köln', 1])
    expect(offered).not.toContainEqual(['without-word', 'friseur', 1])
  })

  test('who is closed is offered in a wider radius, and his trade is not given up', async () => {
    const { index } = await givenIndex(
      business({ name: 'Dr. Öztürk', category: 'Arzt', openingHours: CLOSED, ...BRUEHL }),
      business({ name: 'Tankstelle Dom', category: 'Tankstelle', openingHours: ALWAYS, ...KOELN_ZIP }),
    )
    const { total, alternatives, nearest } = search(index, {
      text: 'Arzt jetzt geöffnet',
      location: '50667',
    })
    expect(total).toBe(0)
    expect(alternatives[0]).toEqual({
      kind: 'without-time',
      subject: 'now',
      radiusKm: 25,
      query: { query: 'Arzt', location: '50667', radiusKm: '25' },
      count: 1,
    })
    expect(alternatives.map(({ kind }) => kind)).toEqual(['without-time'])
    expect(nearest?.businesses.map(({ name }) => name)).toEqual(['Dr. Öztürk'])
  })

  test('who is open farther away comes before who is closed nearby', async () => {
    const { index } = await givenIndex(
      business({ name: 'Dr. Öztürk', category: 'Arzt', openingHours: CLOSED, ...KOELN_ZIP }),
      business({ name: 'Dr. Weiß', category: 'Arzt', openingHours: ALWAYS, ...BRUEHL }),
    )
    const { alternatives } = search(index, { text: 'Arzt jetzt geöffnet', location: '50667' })
    const [first, second] = alternatives
    expect(first).toMatchObject({ kind: 'wider-radius', subject: '25', query: { openAt: 'now' }, count: 1 })
    expect(second).toMatchObject({ kind: 'without-time', query: { location: '50667' }, count: 1 })
    expect(second).not.toHaveProperty('radiusKm')
  })

  test('filters are given up in a wider radius where the place itself has nobody', async () => {
    const { index } = await givenIndex(
      business({ name: 'Dr. Öztürk', category: 'Arzt', ...BRUEHL }),
      business({ name: 'Optik Dom', category: 'Optiker', ...KOELN_ZIP }),
    )
    const { alternatives } = search(index, { text: 'Arzt', location: '50667', hasPhoto: true })
    const without = alternatives.find(({ kind }) => kind === 'without-filters')
    expect(without).toMatchObject({ radiusKm: 25, query: { query: 'Arzt', radiusKm: '25' }, count: 1 })
  })

  test('a related trade in the same town comes before the same trade far away', async () => {
    const { index } = await givenIndex(
      business({ name: 'Bartstube', category: 'Kosmetikstudio', ...KOELN_ZIP }),
      business({
        name: 'Salon Elbe',
        category: 'Friseur',
        city: 'Dresden',
        latitude: 51.05,
        longitude: 13.74,
      }),
    )
    const { alternatives } = search(index, { location: 'Köln', categories: ['friseur'] })
    expect(alternatives.map(({ kind }) => kind).slice(0, 2)).toEqual(['related-category', 'without-place'])
  })

  test.each<[what: string, kind: string, text: string]>([
    ['a word', 'without-word', 'friseur rapunzel'],
    ['a filter', 'without-filters', 'friseur mit wlan'],
    ['a word and a time', 'without-filters', 'friseur notdienst sonntag'],
  ])('who is of the trade there comes before who has %s, far away: %s', async (_, kind, text) => {
    const { index } = await givenIndex(
      business({ name: 'Kamm', category: 'Friseur', ...KOELN_ZIP }),
      business({
        name: 'Salon Elbe',
        category: 'Friseur',
        city: 'Dresden',
        latitude: 51.05,
        longitude: 13.74,
        description: 'Haare wie Rapunzel',
        about: { Ausstattung: { WLAN: true } },
      }),
    )
    const { total, nearest } = search(index, { text, location: 'Köln' })
    expect(total).toBe(0)
    expect(nearest).toMatchObject({ kind, businesses: [{ name: 'Kamm' }] })
  })

  test.each([
    ['at its place', 'köln', 'rapunzel goldmarie', { query: 'umzug', location: 'Köln' }],
    ['around it', 'hürth', 'rapunzel goldmarie', { query: 'umzug', location: 'Hürth', radiusKm: '10' }],
    ['anywhere', 'berlin', 'rapunzel goldmarie Berlin', { query: 'umzug' }],
  ])('where no single word helps, the trade is kept alone: %s', async (_, city, subject, query) => {
    const { index } = await givenIndex(business({ name: 'Rot', category: 'Umzugsunternehmen', ...KOELN_ZIP }))
    const { alternatives } = search(index, `umzug rapunzel goldmarie ${city}`)
    const offered = alternatives.find(({ kind }) => kind === 'without-word')
    expect(offered).toMatchObject({ subject, count: 1 })
    expect(offered?.query).toEqual(query)
  })

  test('a word that is left out, and those that are kept, are written as they were typed', async () => {
    const { index } = await givenIndex(business({ name: 'Müller Optik', category: 'Optiker' }))
    const { alternatives } = search(index, { text: 'Müller Glöckchen', isVerbatim: true })
    expect(alternatives.find(({ kind }) => kind === 'without-word')).toMatchObject({
      subject: 'Glöckchen',
      query: { query: 'Müller' },
    })
  })

  test.each(['😀', '*', ' … ', '???', '„“'])(
    'a text without a letter or digit finds nothing, and is left out where something else is asked for: %s',
    async text => {
      const { index } = await givenIndex(
        business({ name: 'Optik Dom', category: 'Optiker', city: 'Köln', ...KOELN }),
        business({ name: 'Salon Rhein', category: 'Friseur', city: 'Bonn', ...BONN }),
      )
      expect(search(index, { text })).toMatchObject({ total: 0, businesses: [], alternatives: [] })
      const placed = search(index, { text, location: 'Köln' })
      expect(placed.total).toBe(0)
      const without = placed.alternatives.find(({ kind }) => kind === 'without-word')
      expect(without).toMatchObject({ subject: text.trim(), count: 1, query: { location: 'Köln' } })
      expect(without?.query).not.toHaveProperty('query')
    },
  )

  test.each([
    ['', 2],
    ['   ', 2],
    ['😀 Köln', 1],
    ['Optik 😀', 1],
    ['c++', 0],
  ])('a text with letters, or none at all, is read as ever: „%s“', async (text, total) => {
    const { index } = await givenIndex(
      business({ name: 'Optik Dom', category: 'Optiker', city: 'Köln', ...KOELN }),
      business({ name: 'Salon Rhein', category: 'Friseur', city: 'Bonn', ...BONN }),
    )
    expect(search(index, { text }).total).toBe(total)
  })

  test('every alternative has as many results as its count', async () => {
    const { index } = await givenIndex(
      business({ name: 'Salon Rhein', category: 'Friseur', rating: 3, reviewCount: 3, ...BONN }),
      business({ name: 'Salon Dom', category: 'Friseur', ...KOELN }),
    )
    const { alternatives, total } = search(index, {
      text: 'friseur salon',
      minRating: 4,
      ...KOELN,
      radiusKm: 1,
    })
    expect(total).toBe(0)
    expect(alternatives.map(({ kind }) => kind)).toContain('without-filters')
    for (const { query, count } of alternatives) {
      const again = search(index, {
        ...(query.query && { text: query.query }),
        ...(query.location && { location: query.location }),
        ...(query.category && { categories: [query.category] }),
        ...(query.lat && query.lon && { latitude: Number(query.lat), longitude: Number(query.lon) }),
        ...(query.radiusKm && { radiusKm: Number(query.radiusKm) }),
        ...(query.minRating && { minRating: Number(query.minRating) }),
      })
      expect(again.total, JSON.stringify(query)).toBe(count)
      expect(count).toBeGreaterThan(0)
    }
  })

  test('without filters the trade stays as long as there is one, and goes where it stands alone', async () => {
    const { index } = await givenIndex(
      business({ name: 'Salon Dom', category: 'Friseur', rating: 3, reviewCount: 3, ...KOELN }),
      business({ name: 'Café Ruhe', category: 'Café', ...KOELN }),
    )
    const withoutFilters = (asked: Parameters<typeof search>[1]) =>
      search(index, asked).alternatives.filter(({ kind }) => kind === 'without-filters')
    expect(withoutFilters({ location: 'Köln', categories: ['friseur'], minRating: 5 })).toMatchObject([
      { query: { category: 'friseur' }, count: 1 },
    ])
    const [others] = withoutFilters({ location: 'Köln', categories: ['baeckereien'], minRating: 5 })
    expect([others?.query.category, others?.count]).toEqual([undefined, 2])
  })

  test('an exact search stays one without its filters, so the count is what it leads to', async () => {
    const shop = (name: string, description: string) =>
      business({ name, category: 'Friseur', description, photos: [], ...KOELN })
    const { index } = await givenIndex(
      shop('Eins', 'Wir sind sonntags da'),
      shop('Zwei', ''),
      shop('Drei', ''),
    )
    const { alternatives } = search(index, { text: 'friseur sonntags', isVerbatim: true, hasPhoto: true })
    const [{ query, count } = { query: {}, count: 0 }] = alternatives.filter(
      ({ kind }) => kind === 'without-filters',
    )
    expect(query).toMatchObject({ query: 'friseur sonntags', verbatim: '1' })
    expect(search(index, { text: 'friseur sonntags', isVerbatim: true }).total).toBe(count)
  })

  test('there are no alternatives beside results, or in an empty directory', async () => {
    const { index } = await givenIndex(business('Optik Ahorn'))
    expect(search(index, 'optik').alternatives).toEqual([])
    expect(search(index, 'xqzzyw').alternatives).toEqual([])
  })
})

describe('pages', () => {
  test('follow each other without overlap or gap through all tiers, also with changes', async () => {
    const many = Array.from({ length: 130 }, (_, at) =>
      business({
        name: at % 3 === 0 ? 'Turmfalken' : at % 3 === 1 ? 'Turmfalken Ahorn' : 'Hof Lindner',
        category: at % 2 ? 'Turmfalken' : 'Landhandel',
        description: 'Turmfalken',
        rating: 4,
        reviewCount: at % 7,
      }),
    )
    const { index, writer } = await givenIndex(...many)
    writer.apply(
      many.slice(0, 40).map(one => saved({ ...one, reviewCount: one.reviewCount + 3 })),
      2_000,
    )
    for (const sort of ['relevance', 'rating', 'name', 'city'] as const) {
      const whole = search(index, { text: 'turmfalken', sort, limit: 300 }).businesses.map(({ id }) => id)
      const paged: number[] = []
      for (let offset = 0; offset < 140; offset += 24) {
        paged.push(...search(index, { text: 'turmfalken', sort, offset }).businesses.map(({ id }) => id))
      }
      expect(whole).toHaveLength(130)
      expect(paged).toEqual(whole)
    }
    expect(search(index, { text: 'turmfalken', offset: 10_000 })).toMatchObject({
      businesses: [],
      total: 130,
    })
  })
})

describe('what is only mentioned', () => {
  test('is told with the result', async () => {
    const { index } = await givenIndex(
      business({ name: 'Physio am Park', category: 'Physiotherapeut', city: 'Köln' }),
      business({
        name: 'Haus Ahorn',
        category: 'Hotel',
        city: 'Köln',
        description: 'Mit Krankengymnastik im Haus',
      }),
    )
    const { businesses, further } = search(index, { text: 'krankengymnastik köln' })
    const all = [...businesses, ...(further?.businesses ?? [])]
    expect(all.map(({ name, mentioned }) => [name, mentioned])).toEqual([
      ['Physio am Park', undefined],
      ['Haus Ahorn', ['krankengymnastik']],
    ])
    expect(search(index, { text: 'hotel' }).businesses[0]).not.toHaveProperty('mentioned')
  })
})

describe('a word that nobody has', () => {
  test('is taken as the beginning of one', async () => {
    const { index, writer } = await givenIndex(
      business({ name: 'Bar Morgen', category: 'Bar' }),
      business({ name: 'Klinge', category: 'Barbershop' }),
      business({ name: 'Steg', category: 'Hotel', description: 'Mit Bar' }),
    )
    const names = (text: string) => search(index, text).businesses.map(({ name }) => name)
    expect(names('bar')).toEqual(['Bar Morgen'])
    expect(names('barb')).toEqual(['Klinge'])
    expect(names('b')).toEqual([])
    expect(search(index, { text: 'barb', isVerbatim: true }).total).toBe(0)
    writer.apply([saved(business({ name: 'Barbarossa', category: 'Museum' }))], 2_000)
    expect(names('barba')).toEqual(['Barbarossa'])
  })
})
