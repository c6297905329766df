import { describe, expect, test } from 'vitest'
import { business } from '#test/make-business.ts'
import { givenIndex, TUESDAY_MORNING as now, search } from '#test/search/given.ts'

const page = { limit: 20, offset: 0 } as const

describe('the choices of a search', () => {
  const places = ['Aachen', 'Bonn', 'Köln', 'Bad Honnef']
  const directory = () => [
    ...places.map(city => business({ category: 'Friseur', categoryGroup: 'dienstleister', city })),
    business({ category: 'Friseur', categoryGroup: 'dienstleister', city: 'Köln', rating: 4.8 }),
    business({ category: 'Bäckerei', categoryGroup: 'gastronomie', city: 'Köln' }),
  ]

  test('are all values with their counts, most first, or those with a word that begins so', async () => {
    const { index } = await givenIndex(...directory())
    const cities = (beginning: string, limit = 20) =>
      index.choices({ ...page, text: 'friseur' }, { of: 'cities', beginning, limit }, now)
    expect(cities('').values.map(({ value, count }) => [value, count])).toEqual([
      ['koeln', 2],
      ['aachen', 1],
      ['bad-honnef', 1],
      ['bonn', 1],
    ])
    expect(cities('', 1)).toEqual({ values: [{ value: 'koeln', label: 'Köln', count: 2 }], total: 4 })
    expect(cities('hon').values.map(({ value }) => value)).toEqual(['bad-honnef'])
    expect(cities('KÖ').values.map(({ value }) => value)).toEqual(['koeln'])
    expect(cities('x')).toEqual({ values: [], total: 0 })
  })

  test('are those around the visitor where that is asked for, as in the search itself', async () => {
    const near = { latitude: 50.9375, longitude: 6.9603 }
    const hairdresser = { category: 'Friseur', categoryGroup: 'dienstleister' } as const
    const { index } = await givenIndex(
      business({ ...hairdresser, city: 'Köln', ...near }),
      business({ ...hairdresser, city: 'München', latitude: 48.137, longitude: 11.575 }),
    )
    const query = { ...page, text: 'friseur in der nähe', ...near }
    const { values } = index.choices(query, { of: 'cities', beginning: '', limit: 20 }, now)
    expect(values.map(({ value }) => value)).toEqual(['koeln'])
  })

  test('are counted without their own choice, and each count is what it leads to', async () => {
    const { index } = await givenIndex(...directory())
    const chosen = { categories: ['friseur'], cities: ['bonn'] }
    for (const [of, name] of [
      ['cities', 'cities'],
      ['categories', 'categories'],
    ] as const) {
      const { values } = index.choices({ ...page, ...chosen }, { of, beginning: '', limit: 20 }, now)
      expect(values.length).toBeGreaterThan(0)
      for (const { value, count } of values)
        expect(search(index, { ...chosen, [name]: [value] }).total, value).toBe(count)
    }
  })
})
