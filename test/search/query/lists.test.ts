import { describe, expect, test } from 'vitest'
import { business, removed, saved } from '#test/make-business.ts'
import { givenIndex, TUESDAY_MORNING as now } from '#test/search/given.ts'

const page = { limit: 20, offset: 0 } as const

describe('cities', () => {
  test('are listed with exact counts, most businesses first, without unknown ones', async () => {
    const { index } = await givenIndex(
      business({ city: 'Bonn' }),
      business({ city: 'Köln' }),
      business({ city: 'Köln' }),
      business({ city: '', citySlug: 'deutschland' }),
    )
    expect(index.cities().map(({ city, slug, businessCount }) => [city, slug, businessCount])).toEqual([
      ['Köln', 'koeln', 2],
      ['Bonn', 'bonn', 1],
    ])
    expect(index.stats()).toMatchObject({ total: 4, cities: 2 })
  })

  test.each(['Köln', 'koeln', 'KÖLN', 'Koln'])('"%s" is Köln', async text => {
    const { index } = await givenIndex(business({ city: 'Köln' }))
    expect(index.city(text)?.slug).toBe('koeln')
    expect(index.city('Atlantis')).toBeUndefined()
  })

  test('have the mean position of their businesses', async () => {
    const at = (latitude: number, longitude: number) => business({ city: 'Köln', latitude, longitude })
    const { index } = await givenIndex(at(50.9, 6.9), at(50.94, 6.96), at(50.95, 6.97), at(0, 0))
    expect(index.city('köln')).toMatchObject({ latitude: 50.94, longitude: 6.96 })
  })

  test('have the right counts after every change', async () => {
    const roth = business({ city: 'Köln' })
    const { index, writer } = await givenIndex(roth, business({ city: 'Köln' }))
    writer.apply([removed(roth), saved(business({ city: 'Aachen' }))], 2_000)
    expect(index.cities().map(({ slug, businessCount }) => [slug, businessCount])).toEqual([
      ['aachen', 1],
      ['koeln', 1],
    ])
    expect(index.inCity('aachen', undefined, { ...page, sort: 'name' }, now).total).toBe(1)
  })
})

describe('lists', () => {
  test('are sorted by rating, reviews, German names and cities', async () => {
    const { index } = await givenIndex(
      business({ name: 'Zebra', city: 'Aachen', category: 'Optiker', rating: 4.1, reviewCount: 90 }),
      business({ name: 'Ähre', city: 'Öhringen', category: 'Optiker', rating: 4.9, reviewCount: 3 }),
      business({ name: 'Adler', city: 'Bonn', category: 'Optiker' }),
      business({ name: 'Azur', city: 'Ulm', category: 'Optiker', rating: 4.9, reviewCount: 30 }),
    )
    const sorted = (sort: 'rating' | 'reviews' | 'name' | 'city') =>
      index.inCategory('optiker', { ...page, sort }, now).businesses.map(({ name }) => name)
    expect(sorted('rating')).toEqual(['Azur', 'Ähre', 'Zebra', 'Adler'])
    expect(sorted('reviews')).toEqual(['Zebra', 'Azur', 'Ähre', 'Adler'])
    expect(sorted('name')).toEqual(['Adler', 'Ähre', 'Azur', 'Zebra'])
    expect(sorted('city')).toEqual(['Zebra', 'Adler', 'Ähre', 'Azur'])
  })

  test('names from changes are sorted among the others', async () => {
    const { index, writer } = await givenIndex(business('Ahorn'), business('Birke'), business('Zeder'))
    writer.apply(
      [
        saved(business('Buche')),
        saved(business('Eiche')),
        saved(business('Aal')),
        saved(business('Zypresse')),
      ],
      2_000,
    )
    const names = index
      .inCategory('baeckerei', { ...page, sort: 'name' }, now)
      .businesses.map(({ name }) => name)
    expect(names).toEqual(['Aal', 'Ahorn', 'Birke', 'Buche', 'Eiche', 'Zeder', 'Zypresse'])
  })

  test('a group has all its categories; a city page can be filtered by either', async () => {
    const { index } = await givenIndex(
      business({ city: 'Köln', category: 'Zahnarzt', categoryGroup: 'gesundheit' }),
      business({ city: 'Köln', category: 'Apotheke', categoryGroup: 'gesundheit' }),
      business({ city: 'Bonn', category: 'Apotheke', categoryGroup: 'gesundheit' }),
      business({ city: 'Bonn', category: 'Bäckerei', categoryGroup: 'handel' }),
    )
    expect(index.inCategory('gesundheit', { ...page, sort: 'rating' }, now)).toMatchObject({
      total: 3,
      cityCount: 2,
    })
    expect(index.inCategory('apotheke', { ...page, sort: 'rating' }, now)).toMatchObject({
      total: 2,
      cityCount: 2,
    })
    expect(index.inCity('bonn', 'gesundheit', { ...page, sort: 'name' }, now).total).toBe(1)
    expect(index.inCity('bonn', undefined, { ...page, sort: 'name' }, now).total).toBe(2)
    expect(index.groups().find(({ slug }) => slug === 'gesundheit')).toMatchObject({
      businessCount: 3,
      topCategories: [
        { slug: 'apotheke', count: 2 },
        { slug: 'zahnarzt', count: 1 },
      ],
    })
  })

  test('popular businesses are the best of different cities and groups', async () => {
    const good = (name: string, city: string, categoryGroup: 'handel' | 'gesundheit', reviewCount: number) =>
      business({ name, city, categoryGroup, rating: 4.8, reviewCount })
    const { index } = await givenIndex(
      good('Erster', 'Köln', 'handel', 900),
      good('Zweiter', 'Köln', 'handel', 800),
      good('Dritter', 'Bonn', 'gesundheit', 700),
    )
    expect(index.popular(2, now).map(({ name }) => name)).toEqual(['Erster', 'Dritter'])
    expect(index.popular(6, now)).toHaveLength(3)
  })
})

describe('the trades of subtypes', () => {
  const names = ({ businesses }: { readonly businesses: readonly { readonly name: string }[] }) =>
    businesses.map(({ name }) => name).sort()

  test('count: pages, filters and counts have the businesses that a search for the trade finds', async () => {
    const { index } = await givenIndex(
      business({ name: 'Schnitt', category: 'Friseur', city: 'Köln' }),
      business({ name: 'Bart', category: 'Barbershop', subtypes: ['Friseur'], city: 'Köln' }),
      business({ name: 'Brot', category: 'Bäckerei', city: 'Köln' }),
    )
    const both = ['Bart', 'Schnitt']
    expect(names(index.inCity('koeln', 'friseur', { ...page, sort: 'name' }, now))).toEqual(both)
    expect(names(index.inCategory('friseur', { ...page, sort: 'name' }, now))).toEqual(both)
    const answer = index.search({ ...page, categories: ['friseur'], location: 'Köln' }, now)
    expect(names(answer)).toEqual(both)
    expect(names(index.search({ ...page, text: 'friseur köln' }, now))).toEqual(both)
    expect(index.categories().find(({ slug }) => slug === 'friseur')?.businessCount).toBe(2)
    expect(answer.facets.categories.find(({ value }) => value === 'friseur')?.count).toBe(2)
    expect(index.partStats('koeln', undefined).categories.find(({ slug }) => slug === 'friseur')?.count).toBe(
      2,
    )
  })

  test('are offered only where some business has them as its own', async () => {
    const { index, writer } = await givenIndex(
      business({ name: 'Bart', category: 'Barbershop', subtypes: ['Friseur'] }),
    )
    const offered = () => [
      index.categories().map(({ slug }) => slug),
      index.search({ ...page }, now).facets.categories.map(({ value }) => value),
    ]
    expect(offered()).toEqual([['barbershop'], ['barbershop']])
    writer.apply([saved(business({ name: 'Schnitt', category: 'Friseur' }))], 2_000)
    expect(offered()).toEqual([
      ['friseur', 'barbershop'],
      ['friseur', 'barbershop'],
    ])
  })
})
