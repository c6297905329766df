import { describe, expect, test } from 'vitest'
import { business } from '#test/make-business.ts'
import { givenIndex, namesFor, search } from '#test/search/given.ts'

const CAFE = { category: 'Café', categoryGroup: 'gastronomie' } as const

describe('attributes of businesses', () => {
  async function givenCafes() {
    const { index } = await givenIndex(
      business({
        name: 'Straßencafé',
        ...CAFE,
        about: { Serviceoptionen: { Außenbereich: true, Lieferung: true } },
      }),
      business({
        name: 'Çay Evi',
        ...CAFE,
        about: { Serviceoptionen: { Außenbereich: true }, Highlights: { Kamin: true } },
      }),
      business({
        name: 'Stube',
        ...CAFE,
        about: { Serviceoptionen: { Außenbereich: false }, Highlights: { Kamin: true } },
      }),
      business({ name: 'Kaffeeklappe', ...CAFE, description: 'Im Sommer mit Terrasse' }),
    )
    return index
  }

  test('a result must have all that is asked for, and each count is what one more leads to', async () => {
    const index = await givenCafes()
    expect(namesFor(index, { attributes: ['terrasse'], sort: 'name' })).toEqual(['Çay Evi', 'Straßencafé'])
    const { facets, total } = search(index, { attributes: ['terrasse'] })
    expect(total).toBe(2)
    expect(facets.attributes.map(({ value, count }) => [value, count])).toEqual([
      ['terrasse', 2],
      ['lieferung', 1],
      ['kamin', 1],
    ])
    expect(search(index, { attributes: ['terrasse', 'kamin'] }).total).toBe(1)
    expect(search(index, { attributes: ['lieferung', 'kamin'] }).facets.attributes).toEqual([
      { value: 'lieferung', label: 'lieferung', count: 0 },
      { value: 'kamin', label: 'kamin', count: 0 },
    ])
  })

  test('what matters to the trade of most results comes first, then the most frequent', async () => {
    const { facets } = search(await givenCafes(), {})
    expect(facets.attributes.map(({ value, count }) => [value, count])).toEqual([
      ['terrasse', 2],
      ['lieferung', 1],
      ['kamin', 2],
    ])
  })

  test('a text is read, and nobody who only mentions it is among the results', async () => {
    const { total, understood } = search(await givenCafes(), 'café mit terrasse')
    expect(total).toBe(2)
    expect(understood.query).toEqual({ query: 'café', attributes: 'terrasse' })
    expect(understood.otherwise).toBeUndefined()
  })

  test('where nobody states it, the words are taken', async () => {
    const { index } = await givenIndex(
      business({ name: 'Kaffeeklappe', ...CAFE, description: 'Im Sommer mit Terrasse' }),
    )
    const { businesses, understood } = search(index, 'café mit terrasse')
    expect(businesses.map(({ name }) => name)).toEqual(['Kaffeeklappe'])
    expect(understood.query).toEqual({ query: 'café mit terrasse' })
  })
})

describe('prices in a text', () => {
  test('count where enough of the results state theirs', async () => {
    const { index } = await givenIndex(
      business({ name: 'Café Eins', ...CAFE, priceLevel: 1 }),
      business({ name: 'Café Vier', ...CAFE, priceLevel: 4 }),
      business({ name: 'Café Öz', ...CAFE }),
    )
    expect(namesFor(index, 'günstiges café')).toEqual(['Café Eins'])
    expect(namesFor(index, 'gehobenes café')).toEqual(['Café Vier'])
  })

  test('put what costs least first, page by page', async () => {
    const { index } = await givenIndex(
      business({ name: 'Café Zwei', ...CAFE, priceLevel: 2, rating: 5, reviewCount: 900 }),
      business({ name: 'Café Eins', ...CAFE, priceLevel: 1 }),
      business({ name: 'Café Drei', ...CAFE, priceLevel: 3 }),
      business({ name: 'Hotel Öz', category: 'Hotel', description: 'Mit Café', priceLevel: 1 }),
    )
    const expected = ['Café Eins', 'Café Zwei']
    expect(namesFor(index, 'günstiges café')).toEqual(expected)
    expect(
      expected.flatMap((_, offset) => namesFor(index, { text: 'günstiges café', offset, limit: 1 })),
    ).toEqual(expected)
  })

  test('count for nothing where hardly anybody does, and that is said', async () => {
    const names = ['Café Eins', 'Café Zwei', 'Café Drei', 'Café Vier', 'Café Fünf']
    const { index } = await givenIndex(
      ...names.map((name, at) => business({ name, ...CAFE, ...(at === 0 && { priceLevel: 4 }) })),
    )
    const { total, understood } = search(index, 'günstiges café')
    expect(total).toBe(names.length)
    expect(understood.parts).toContainEqual({
      kind: 'price',
      typed: 'günstiges',
      value: '',
      label: 'günstiges',
    })
    expect(understood.query).toEqual({ query: 'café' })
  })
})

describe('the best rated', () => {
  test('stand first, who only mentions a trade is no result, and one review is not the best', async () => {
    const { index } = await givenIndex(
      business({ name: 'Café Einmal', ...CAFE, rating: 5, reviewCount: 1 }),
      business({ name: 'Café Oft', ...CAFE, rating: 4.7, reviewCount: 352 }),
      business({ name: 'Café Übel', ...CAFE, rating: 2.1, reviewCount: 90 }),
      business({
        name: 'Hotel Groß',
        category: 'Hotel',
        description: 'Mit Café im Haus',
        rating: 4.9,
        reviewCount: 900,
      }),
    )
    const expected = ['Café Oft', 'Café Einmal', 'Café Übel']
    expect(namesFor(index, 'beste café')).toEqual(expected)
    expect(namesFor(index, { text: 'café', sort: 'rating' })).toEqual(expected)
    expect(search(index, 'beste café').understood.query).toEqual({ query: 'café', sort: 'rating' })
    const { further } = search(index, { text: 'beste café', sort: 'name' })
    expect(further?.businesses.map(({ name }) => name)).toEqual(['Hotel Groß'])
  })
})
