import { describe, expect, test } from 'vitest'
import type { FacetValue } from '#domain/search/search.ts'
import { business } from '#test/make-business.ts'
import { givenIndex, search } from '#test/search/given.ts'

const counted = (values: readonly FacetValue[]) =>
  Object.fromEntries(values.map(({ value, count }) => [value, count]))

/** Two painters and a roofer, a hairdresser, and a bakery in another city. */
const town = () => [
  business({ name: 'Farbe eins', category: 'Maler', categoryGroup: 'handwerker', city: 'Köln' }),
  business({ name: 'Farbe zwei', category: 'Maler', categoryGroup: 'handwerker', city: 'Bonn' }),
  business({ name: 'Dach', category: 'Dachdecker', categoryGroup: 'handwerker', city: 'Köln' }),
  business({ name: 'Salon', category: 'Friseur', categoryGroup: 'dienstleister', city: 'Köln' }),
  business({ name: 'Brot', category: 'Bäckerei', categoryGroup: 'gastronomie', city: 'Aachen' }),
]

describe('several categories', () => {
  test('any of them is found, and the others can still be chosen', async () => {
    const { index } = await givenIndex(...town())
    const answer = search(index, { categories: ['maler', 'friseur'] })
    expect(answer.total).toBe(3)
    expect(counted(answer.facets.categories)).toEqual({ maler: 2, dachdecker: 1, friseur: 1, baeckerei: 1 })
    expect(counted(answer.facets.cities)).toEqual({ koeln: 2, bonn: 1 })
  })

  test('the counts are those of the other filters', async () => {
    const { index } = await givenIndex(...town())
    const answer = search(index, { categories: ['maler'], cities: ['koeln'] })
    expect(answer.businesses.map(({ name }) => name)).toEqual(['Farbe eins'])
    expect(counted(answer.facets.categories)).toEqual({ maler: 1, dachdecker: 1, friseur: 1 })
    expect(counted(answer.facets.cities)).toEqual({ koeln: 1, bonn: 1 })
  })

  test('a trade has its own categories as facets; with one chosen, only that one is found, and the others can still be chosen', async () => {
    const { index } = await givenIndex(...town())
    const trade = search(index, { categories: ['handwerker'] })
    expect(trade.total).toBe(3)
    expect(counted(trade.facets.categories)).toEqual({ maler: 2, dachdecker: 1 })
    const painters = search(index, { categories: ['handwerker', 'maler'] })
    expect(painters.total).toBe(2)
    expect(counted(painters.facets.categories)).toEqual({ maler: 2, dachdecker: 1 })
    expect(search(index, { categories: ['handwerker', 'maler', 'dachdecker'] }).total).toBe(3)
  })

  test('a trade and a category of another trade find both', async () => {
    const { index } = await givenIndex(...town())
    const answer = search(index, { categories: ['handwerker', 'friseur'] })
    expect(answer.total).toBe(4)
    expect(Object.keys(counted(answer.facets.categories))).toHaveLength(4)
  })

  test('a chosen facet stays in the list, even without a result', async () => {
    const { index } = await givenIndex(...town())
    const answer = search(index, { text: 'salon', categories: ['maler'] })
    expect(answer.total).toBe(0)
    expect(answer.facets.categories).toEqual([
      { value: 'friseur', label: 'Friseur', count: 1 },
      { value: 'maler', label: 'Maler', count: 0 },
    ])
  })

  test('a category without businesses finds nothing', async () => {
    const { index } = await givenIndex(...town())
    expect(search(index, { categories: ['harfenbauer'] }).total).toBe(0)
    expect(search(index, { categories: ['harfenbauer', 'maler'] }).total).toBe(2)
  })
})

describe('places and groups', () => {
  test('are counted within the search, each as if nothing of it were chosen', async () => {
    const { index } = await givenIndex(...town())
    const { facets } = search(index, { text: 'maler', location: 'Köln', categories: ['gastronomie'] })
    expect(counted(facets.groups)).toEqual({ handwerker: 1 })
    const painters = search(index, { text: 'maler', location: 'Köln' })
    expect(counted(painters.facets.places)).toEqual({ koeln: 1, bonn: 1 })
    expect(counted(painters.facets.groups)).toEqual({ handwerker: 1 })
  })

  test('a chosen city does not count beside another place', async () => {
    const { index } = await givenIndex(...town())
    const { facets } = search(index, { cities: ['koeln'], categories: ['handwerker'] })
    expect(counted(facets.places)).toEqual({ koeln: 2, bonn: 1 })
    expect(counted(facets.groups)).toEqual({ handwerker: 2, dienstleister: 1 })
  })

  test('all of the directory has all of them', async () => {
    const { index } = await givenIndex(...town())
    const { facets } = search(index, {})
    expect(counted(facets.places)).toEqual({ koeln: 3, bonn: 1, aachen: 1 })
    expect(counted(facets.groups)).toEqual({ handwerker: 3, dienstleister: 1, gastronomie: 1 })
  })
})

describe('several cities', () => {
  test('any of them is found, and the others can still be chosen', async () => {
    const { index } = await givenIndex(...town())
    const answer = search(index, { cities: ['koeln', 'aachen'] })
    expect(answer.total).toBe(4)
    expect(counted(answer.facets.cities)).toEqual({ koeln: 3, bonn: 1, aachen: 1 })
    expect(answer.place).toBeNull()
  })

  test('only within the place of the query', async () => {
    const { index } = await givenIndex(...town())
    expect(search(index, { location: 'Köln', cities: ['bonn'] }).total).toBe(0)
    expect(search(index, { location: 'Köln', cities: ['koeln', 'bonn'] }).total).toBe(3)
  })

  test('a city that does not exist finds nothing, and the alternative is without filters', async () => {
    const { index } = await givenIndex(...town())
    const answer = search(index, { text: 'salon', cities: ['nirgendwo'] })
    expect(answer.total).toBe(0)
    expect(answer.alternatives.find(({ kind }) => kind === 'without-filters')?.query).toEqual({
      query: 'salon',
    })
  })
})

describe('near whom', () => {
  test.each([
    'friseur nahe mir',
    'Friseur in meiner Nähe',
    'friseur um die ecke',
    'Friseur in meiner Umgebung',
    'nächstgelegener Friseur',
    'friseur near me',
    'hairdresser nearby',
    'nearest hairdresser',
    'yakınımda friseur',
    'bana en yakın kuaför',
  ])('"%s" without a position searches everywhere and asks for one', async text => {
    const { index } = await givenIndex(...town())
    const answer = search(index, { text })
    expect(answer.businesses.map(({ name }) => name)).toEqual(['Salon'])
    expect(answer.asksPosition).toBe(true)
  })

  test('there is no question with a position, with a place, or for other words', async () => {
    const { index } = await givenIndex(...town())
    const text = 'friseur nahe mir'
    expect(search(index, { text, latitude: 50.94, longitude: 6.96 })).not.toHaveProperty('asksPosition')
    expect(search(index, { text, location: 'Köln' })).not.toHaveProperty('asksPosition')
    expect(search(index, 'friseur köln nahe mir')).not.toHaveProperty('asksPosition')
    expect(search(index, 'friseur')).not.toHaveProperty('asksPosition')
  })
})
