import { describe, expect, test } from 'vitest'
import type { Business } from '#domain/business/business.ts'
import { business, saved } from '#test/make-business.ts'
import { givenIndex, givenReader, namesFor, search } from '#test/search/given.ts'

const KOELN = { city: 'Köln', citySlug: 'koeln', latitude: 50.94, longitude: 6.96 } as const
const CAFE = { category: 'Café', categorySlug: 'cafe', ...KOELN } as const
const CLOSED = { status: 'closed-permanently' } as const
const GELDERN = { city: 'Geldern', citySlug: 'geldern', latitude: 51.52, longitude: 6.32 } as const

const closedNames = (index: Parameters<typeof search>[0], query: Parameters<typeof search>[1]) =>
  search(index, query).closed?.map(({ name }) => name) ?? []

describe('a business that closed for good', () => {
  test.each([
    ['its whole name', 'café kranz'],
    ['its words in any order', 'kranz cafe'],
    ['with its city', 'café kranz köln'],
    ['in two boxes', { text: 'Café Kranz', location: 'Köln' }],
    ['a town nearby', { text: 'Café Kranz', location: 'Leverkusen' }],
    ['a region', 'café kranz nrw'],
    ['the position of the visitor', { text: 'kranz', latitude: 50.9, longitude: 7 }],
    ['a wider radius', { text: 'kranz', location: 'Geldern', radiusKm: 90 }],
    ['beside words that say nothing', 'das café kranz'],
  ])('is found by %s, in no list', async (_, query) => {
    const { index } = await givenIndex(
      business({ name: 'Café Kranz', ...CAFE, ...CLOSED }),
      business({ name: 'Café Glanz', ...CAFE }),
      business({ name: 'Eck', ...GELDERN }),
    )
    const { closed, businesses, facets } = search(index, query)
    expect(closed).toMatchObject([{ name: 'Café Kranz', city: 'Köln', status: CLOSED.status, isOpen: false }])
    expect(businesses.map(({ name }) => name)).not.toContain('Café Kranz')
    expect(facets.cities.every(({ count }) => count === 1)).toBe(true)
  })

  test.each([
    ['a text that is only a trade', 'café'],
    ['a trade with its place', 'café köln'],
    ['two trades', 'café friseur'],
    ['no text', { location: 'Köln' }],
    ['another word', 'café kranz und söhne'],
    ['a part of a word', 'kran'],
    ['a place far away', 'café kranz geldern'],
    ['another region', 'café kranz bayern'],
    ['a place that nobody knows', { text: 'café kranz', location: 'Xyzzyhausen' }],
    ['the second page', { text: 'café kranz', offset: 24 }],
    ['a sign', '😀'],
  ])('is not found by %s', async (_, query) => {
    const { index } = await givenIndex(
      business({ name: 'Café Kranz', ...CAFE, ...CLOSED }),
      business({ name: 'Café Glanz', ...CAFE }),
      business({ name: 'Eck', ...GELDERN }),
    )
    expect(search(index, query)).not.toHaveProperty('closed')
  })

  test.each([
    ['Bäckerei Müller', 'baeckerei mueller'],
    ['Bäckerei Müller', 'BÄCKEREI MULLER'],
    ['K.F.Z. Straßer', 'kfz strasser'],
    ['Zauber-Apotheke Işık', 'zauber apotheke isik'],
    ['Café Stern', 'café stern'],
    ['Bayern-Apotheke', 'bayern apotheke'],
    ['Volkshochschule Köln', 'volkshochschule köln'],
    ['Kneipe Bär', 'kneipe bär'],
  ])('%s is found as %s', async (name, text) => {
    const { index } = await givenIndex(business({ name, ...KOELN, ...CLOSED }))
    expect(closedNames(index, text)).toEqual([name])
  })

  test('a word that no listed business has is looked for as it was typed, whatever it is corrected to', async () => {
    const { index } = await givenIndex(
      business({ name: 'Café Kranz', ...CAFE, ...CLOSED }),
      ...['Café Franz', 'Bar Franz', 'Franz am Eck'].map(name => business({ name, ...CAFE })),
    )
    const { closed, corrected } = search(index, 'café kranz')
    expect(corrected).toEqual({ from: 'kranz', to: 'franz' })
    expect(closed).toMatchObject([{ name: 'Café Kranz' }])
  })

  test('its words correct no others, and it is not suggested', async () => {
    const { index } = await givenIndex(
      business({ name: 'Zyklamen', ...CAFE, ...CLOSED }),
      business({ name: 'Café Glanz', ...CAFE }),
    )
    expect(search(index, 'zyklamem')).toMatchObject({ corrected: null, total: 0 })
    expect(index.suggest({ text: 'zykl', limit: 8 }).businesses).toEqual([])
  })

  test('those of exactly the name that was typed come alone; of others only a few', async () => {
    const others = ['Müller Bau', 'Müller Dach', 'Müller Holz', 'Müller Stahl']
    const closed = (name: string) => business({ name, ...KOELN, ...CLOSED })
    const { index } = await givenIndex(...others.map(closed))
    expect(closedNames(index, 'müller')).toEqual([])
    expect(closedNames(index, 'müller dach')).toEqual(['Müller Dach'])
    const { index: more } = await givenIndex(...[...others, 'Müller'].map(closed))
    expect(closedNames(more, 'müller')).toEqual(['Müller'])
    const { index: fewer } = await givenIndex(...others.slice(1).map(closed))
    expect(closedNames(fewer, 'müller')).toHaveLength(3)
  })

  test('the nearest come first, three at most', async () => {
    const { index } = await givenIndex(
      ...[50.99, 50.95, 51.05, 50.97].map((latitude, at) =>
        business({ name: 'Café Kranz', ...CAFE, ...CLOSED, latitude, district: `${at}` }),
      ),
    )
    const { closed } = search(index, 'café kranz köln')
    expect(closed?.map(({ latitude }) => latitude)).toEqual([50.95, 50.97, 50.99])
  })

  test.each([
    ['has no name', { name: ' ' }],
    ['was withdrawn', { name: 'Unavailable Business' }],
  ])('is found by nothing where it %s', async (_, facts) => {
    const { index } = await givenIndex(business({ ...facts, ...KOELN, ...CLOSED }))
    expect(closedNames(index, 'unavailable business')).toEqual([])
  })
})

describe('what changes after the index was built', () => {
  const kranz = business({ name: 'Café Kranz', ...CAFE })
  const { id } = kranz

  test.each<[string, Business]>([
    ['built as open', kranz],
    ['built as closed', { ...kranz, ...CLOSED }],
  ])('a business %s closes, is renamed, opens again, closes, is hidden and removed', async (_, built) => {
    const { folder, writer } = await givenIndex(built, business({ name: 'Eck', ...GELDERN }))
    let change = 2_000
    const becomes = (changed: Partial<Business>, closed: readonly string[], listed: readonly string[]) => {
      writer.apply([saved({ ...kranz, ...changed })], ++change)
      for (const text of ['Café Kranz', 'Café Stern']) {
        const index = givenReader(folder)
        expect(closedNames(index, text)).toEqual(closed.filter(name => name === text))
        expect(namesFor(index, text)).toEqual(listed.filter(name => name === text))
      }
    }
    becomes(CLOSED, ['Café Kranz'], [])
    becomes({ ...CLOSED, name: 'Café Stern' }, ['Café Stern'], [])
    becomes({ name: 'Café Stern' }, [], ['Café Stern'])
    becomes(CLOSED, ['Café Kranz'], [])
    for (const gone of [{ kind: 'hidden', id } as const, { kind: 'removed', id, urlSlugs: [] } as const]) {
      writer.apply([{ ...gone, change: ++change }], change)
      expect(closedNames(givenReader(folder), 'Café Kranz')).toEqual([])
    }
  })
})
