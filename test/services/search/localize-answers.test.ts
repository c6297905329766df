import { describe, expect, test } from 'vitest'
import type { BusinessLookup, SearchAnswer } from '#domain/search/search.ts'
import {
  localizeCards,
  localizeCategoryLists,
  localizeLookup,
  localizeSearchAnswer,
  localizeSuggestions,
} from '#services/search/localize-answers.ts'
import { BUSINESSES, fakeApi } from '#test/web/fake-api.ts'

const [first] = BUSINESSES
if (first === undefined) throw new Error('the directory is empty')
const dentist = {
  ...first,
  category: 'Zahnarzt',
  categorySlug: 'zahnarzt',
  subtypes: ['Kieferorthopäde', 'Zahnreinigung Ißler'],
  description: 'Für Groß und Klein.',
}

describe('a card', () => {
  test.each([
    ['en', 'Dentist', 'Orthodontist'],
    ['tr', 'Diş hekimi', 'Ortodontist'],
  ] as const)('in %s carries the names of its categories in that language', (language, category, subtype) => {
    const [card] = localizeCards(language, [dentist])
    expect(card?.category).toBe(category)
    expect(card?.subtypes[0]).toBe(subtype)
  })

  test('keeps what is no category of the table, and everything else', () => {
    const [card] = localizeCards('en', [dentist])
    expect(card?.subtypes[1]).toBe('Zahnreinigung Ißler')
    expect(card).toEqual({ ...dentist, category: card?.category, subtypes: card?.subtypes })
  })

  test('names each trade once, although two German names may be one elsewhere', () => {
    const [card] = localizeCards('en', [
      { ...dentist, subtypes: ['Zahnarzt', 'Kieferorthopäde', 'Kieferorthopäde'] },
    ])
    expect(card?.subtypes).toEqual(['Orthodontist'])
  })

  test('in German is the very card of the index', () => {
    const cards = [dentist]
    expect(localizeCards('de', cards)).toBe(cards)
  })
})

test('a found business has its categories translated, its own texts not; a removed one stays removed', () => {
  const found = localizeLookup('en', { kind: 'found', business: dentist })
  expect(found.kind === 'found' && [found.business.category, found.business.description]).toEqual([
    'Dentist',
    'Für Groß und Klein.',
  ])
  const gone: BusinessLookup = { kind: 'gone' }
  expect(localizeLookup('tr', gone)).toBe(gone)
})

test('a search answer has the names in its cards, its facets and its alternatives', async () => {
  const base = await fakeApi()('GET /api/businesses/search', { query: { limit: 1 } })
  const answer: SearchAnswer = {
    ...base,
    businesses: [dentist],
    facets: { ...base.facets, categories: [{ value: 'zahnarzt', label: 'Zahnarzt', count: 3 }] },
    alternatives: [
      { kind: 'related-category', subject: 'Zahnarzt', query: { category: 'zahnarzt' }, count: 3 },
      { kind: 'without-word', subject: 'Zahnarzt', query: {}, count: 1 },
    ],
  }
  const english = localizeSearchAnswer('en', answer)
  expect(english.businesses[0]?.category).toBe('Dentist')
  expect(english.facets.categories).toEqual([{ value: 'zahnarzt', label: 'Dentist', count: 3 }])
  expect(english.alternatives.map(({ subject }) => subject)).toEqual(['Dentist', 'Zahnarzt'])
})

test('a name that was typed small is shown as names are written', async () => {
  const base = await fakeApi()('GET /api/businesses/search', { query: { limit: 1 } })
  const part = { kind: 'name', typed: 'notdienst', value: 'notdienst', label: 'notdienst' } as const
  const answer = { ...base, understood: { ...base.understood, parts: [part] } }
  expect(localizeSearchAnswer('de', answer).understood.parts).toEqual([{ ...part, label: 'Notdienst' }])
})

describe('the trade of a list', () => {
  const withTrade = async (trade: SearchAnswer['trade'], total = 1) => {
    const base = await fakeApi()('GET /api/businesses/search', { query: { limit: 1 } })
    const { trade: _, ...others } = base
    return { ...others, total, ...(trade && { trade }) } satisfies SearchAnswer
  }

  test.each([
    ['de', 1, 'Zahnarzt'],
    ['de', 24, 'Zahnärzte'],
    ['en', 1, 'dentist'],
    ['en', 24, 'dentists'],
    ['tr', 24, 'diş hekimi'],
  ] as const)('in %s is counted %i %s', async (language, count, noun) => {
    const answer = await withTrade({ slug: 'zahnarzt', noun: 'Zahnarzt' }, count)
    expect(localizeSearchAnswer(language, answer).trade).toEqual({ slug: 'zahnarzt', noun })
  })

  test.each([
    ['de', 1, 'Kfz-Werkstatt'],
    ['en', 3, 'garages'],
    ['tr', 3, 'oto servis'],
  ] as const)('may be a group: in %s %i %s', async (language, count, noun) => {
    const answer = await withTrade({ slug: 'kfz-werkstatt', noun: 'Kfz-Werkstatt' }, count)
    expect(localizeSearchAnswer(language, answer).trade?.noun).toBe(noun)
  })

  test.each([
    ['that only an import has', { slug: 'klangschalen', count: 2, noun: 'Klangschalen' }],
    ['that the operator has renamed', { slug: 'zahnarzt', count: 2, noun: 'Zahnarztpraxis' }],
  ])('is not told of a category %s', async (_, trade) => {
    for (const language of ['de', 'en', 'tr'] as const)
      expect(localizeSearchAnswer(language, await withTrade(trade))).not.toHaveProperty('trade')
  })
})

test.each([
  ['de', 'im Ruhrgebiet'],
  ['en', 'in the Ruhrgebiet'],
  ['tr', 'Ruhrgebiet'],
] as const)('a region has the words that stand before it, in %s: %s', async (language, phrase) => {
  const base = await fakeApi()('GET /api/businesses/search', { query: { limit: 1 } })
  const place = { label: 'Ruhrgebiet', citySlug: null, latitude: 51.5, longitude: 7.2 }
  const inRegion = { ...base, place: { ...place, kind: 'region' } } satisfies SearchAnswer
  expect(localizeSearchAnswer(language, inRegion).place?.phrase).toBe(phrase)
  const inCity = { ...base, place: { ...place, kind: 'city' } } satisfies SearchAnswer
  expect(localizeSearchAnswer(language, inCity).place).not.toHaveProperty('phrase')
})

test.each([
  ['de', 'ab 4,5 Sternen', 'Jetzt geöffnet', 'Mein Standort'],
  ['en', '4.5 stars and up', 'Open now', 'My location'],
  ['tr', '4,5 yıldız ve üzeri', 'Şu an açık', 'Konumum'],
] as const)('facets and the own position are named in the language asked for: %s', async (...row) => {
  const [language, rating, open, ownPosition] = row
  const base = await fakeApi()('GET /api/businesses/search', { query: { limit: 1 } })
  const answer = localizeSearchAnswer(language, {
    ...base,
    place: { kind: 'position', label: '', citySlug: null, latitude: 50.9, longitude: 6.9 },
    facets: {
      ...base.facets,
      ratings: [{ value: '4.5', label: '4.5', count: 2 }],
      openStates: [{ value: 'open', label: 'open', count: 1 }],
    },
    alternatives: [{ kind: 'without-place', subject: '', query: {}, count: 3 }],
  })
  expect(answer.facets.ratings.map(({ label }) => label)).toEqual([rating])
  expect(answer.facets.openStates.map(({ label }) => label)).toEqual([open])
  expect([answer.place?.label, answer.alternatives[0]?.subject]).toEqual([ownPosition, ownPosition])
})

test.each([
  ['now', 'jetzt geöffnet', 'open now', 'şu an açık'],
  ['always', 'rund um die Uhr geöffnet', 'open 24 hours a day', '24 saat açık'],
  ['sun', 'Sonntag geöffnet', 'open on Sunday', 'Pazar açık'],
  ['weekend', 'am Wochenende geöffnet', 'open at the weekend', 'hafta sonu açık'],
  [
    'today@18:00-24:00',
    'heute ab 18:00 geöffnet',
    'open today from 18:00',
    'bugün 18:00 saatinden sonra açık',
  ],
  [
    'tomorrow@06:00-10:00',
    'morgen zwischen 06:00 und 10:00 geöffnet',
    'open tomorrow between 06:00 and 10:00',
    'yarın 06:00–10:00 arasında açık',
  ],
  ['fri@-20:00', 'Freitag bis 20:00 geöffnet', 'open on Friday until 20:00', 'Cuma 20:00 saatine kadar açık'],
  [
    '2026-12-24@20:00',
    'am 24.12. um 20:00 geöffnet',
    'open on 24 December at 20:00',
    '24 Aralık günü 20:00 saatinde açık',
  ],
])('the time %s is called %s, %s, %s', async (value, ...labels) => {
  const base = await fakeApi()('GET /api/businesses/search', { query: { limit: 1 } })
  const understood = { parts: [{ kind: 'time', typed: '', value, label: '' }], query: {} } as const
  const inEach = (['de', 'en', 'tr'] as const).map(
    language => localizeSearchAnswer(language, { ...base, understood }).understood.parts[0]?.label,
  )
  expect(inEach).toEqual(labels)
})

test('lists and suggestions have the names, a name that only an import knows stays', () => {
  const counted = { slug: 'zahnarzt', name: 'Zahnarzt', count: 3 }
  const lists = localizeCategoryLists('tr', {
    groups: [
      { slug: 'gesundheit', businessCount: 3, averageRating: null, topCities: [], topCategories: [counted] },
    ],
    categories: [{ slug: 'klangschalen', name: 'Klangschalen', group: 'gesundheit', businessCount: 1 }],
  })
  expect(lists.groups[0]?.topCategories[0]?.name).toBe('Diş hekimi')
  expect(lists.categories[0]?.name).toBe('Klangschalen')
  const suggestions = localizeSuggestions('en', {
    businesses: [
      { id: 1, name: 'Praxis Öztürk', category: 'Zahnarzt', city: 'Köln', urlSlug: 'koeln/praxis' },
    ],
    categories: [counted],
    cities: [],
    combinations: [
      {
        trade: { slug: 'zahnarzt', name: 'Zahnarzt' },
        place: { kind: 'city', label: 'Köln', citySlug: 'koeln' },
        count: 3,
        query: { category: 'zahnarzt', location: 'koeln' },
      },
    ],
  })
  expect(suggestions.businesses[0]?.category).toBe('Dentist')
  expect(suggestions.categories[0]?.name).toBe('Dentist')
  expect(suggestions.combinations[0]?.trade).toEqual({ slug: 'zahnarzt', name: 'Dentist' })
})
