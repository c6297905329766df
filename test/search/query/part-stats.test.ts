import { describe, expect, test } from 'vitest'
import { business, removed } from '#test/make-business.ts'
import { givenIndex } from '#test/search/given.ts'

const directory = () =>
  givenIndex(
    business({
      city: 'Köln',
      category: 'Friseur',
      categoryGroup: 'dienstleister',
      rating: 4.6,
      reviewCount: 3,
    }),
    business({ city: 'Köln', category: 'Friseur', categoryGroup: 'dienstleister' }),
    business({
      city: 'Köln',
      category: 'Zahnarzt',
      categoryGroup: 'gesundheit',
      rating: 3.9,
      reviewCount: 1,
    }),
    business({
      city: 'Bonn',
      category: 'Friseur',
      categoryGroup: 'dienstleister',
      rating: 5,
      reviewCount: 2,
    }),
    business({ city: '', citySlug: 'deutschland', category: 'Friseur', categoryGroup: 'dienstleister' }),
  )

describe('the statistics of a part', () => {
  test.each([
    ['everything', undefined, undefined, { total: 5, averageRating: 4.5, cityCount: 2 }],
    ['a city', 'koeln', undefined, { total: 3, averageRating: 4.3, cityCount: 1 }],
    ['a group', undefined, 'dienstleister', { total: 4, averageRating: 4.8, cityCount: 2 }],
    ['a real category', undefined, 'zahnarzt', { total: 1, averageRating: 3.9, cityCount: 1 }],
    ['a category in a city', 'koeln', 'friseur', { total: 2, averageRating: 4.6, cityCount: 1 }],
    ['what the city does not have', 'bonn', 'zahnarzt', { total: 0, averageRating: null, cityCount: 0 }],
    ['an unknown city', 'atlantis', undefined, { total: 0, averageRating: null, cityCount: 0 }],
    ['an unknown category', 'koeln', 'gibtesnicht', { total: 0, averageRating: null, cityCount: 0 }],
  ])('of %s', async (_, city, category, figures) => {
    const { index } = await directory()
    expect(index.partStats(city, category)).toMatchObject(figures)
  })

  test('name groups, cities and categories, the most frequent first, unknown cities left out', async () => {
    const { index } = await directory()
    expect(index.partStats(undefined, undefined)).toMatchObject({
      groups: [
        { slug: 'dienstleister', count: 4 },
        { slug: 'gesundheit', count: 1 },
      ],
      cities: [
        { city: 'Köln', slug: 'koeln', count: 3 },
        { city: 'Bonn', slug: 'bonn', count: 1 },
      ],
      categories: [
        { slug: 'friseur', name: 'Friseur', count: 4 },
        { slug: 'zahnarzt', name: 'Zahnarzt', count: 1 },
      ],
    })
  })

  test('are right after a removal', async () => {
    const zahnarzt = business({ city: 'Köln', category: 'Zahnarzt', categoryGroup: 'gesundheit' })
    const { index, writer } = await givenIndex(zahnarzt, business({ city: 'Köln' }))
    writer.apply([removed(zahnarzt)], 2_000)
    expect(index.partStats('koeln', undefined).total).toBe(1)
    expect(index.partStats('koeln', 'zahnarzt').total).toBe(0)
  })
})
