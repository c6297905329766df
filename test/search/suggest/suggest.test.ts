import { describe, expect, test } from 'vitest'
import { business, removed, saved } from '#test/make-business.ts'
import { givenIndex } from '../given.ts'

const names = (suggestions: { businesses: readonly { name: string }[] }) =>
  suggestions.businesses.map(({ name }) => name)

describe('suggestions', () => {
  test('come from the first letter: businesses, categories and cities', async () => {
    const { index } = await givenIndex(
      business({ name: 'Bäckerei Roth', category: 'Bäckerei', city: 'Bonn' }),
      business({ name: 'Optik Ahorn', category: 'Optiker', city: 'Köln' }),
    )
    const found = index.suggest({ text: 'b', limit: 5 })
    expect(names(found)).toEqual(['Bäckerei Roth'])
    expect(found.categories[0]).toEqual({ slug: 'baeckerei', name: 'Bäckerei', count: 1 })
    expect(found.cities).toEqual([{ slug: 'bonn', city: 'Bonn', count: 1 }])
  })

  test('complete the second word too', async () => {
    const { index } = await givenIndex(business('Bäckerei Roth'), business('Bäckerei Grün'))
    expect(names(index.suggest({ text: 'bäckerei ro', limit: 5 }))).toEqual(['Bäckerei Roth'])
  })

  test.each(['mü', 'mue', 'MU', 'muell'])('%s begins Müller in any spelling', async text => {
    const { index } = await givenIndex(business('Müller Optik'))
    expect(names(index.suggest({ text, limit: 5 }))).toEqual(['Müller Optik'])
  })

  test('list names that begin with the letters before names with them further on', async () => {
    const { index } = await givenIndex(
      business({ name: 'Café Rosenhof', rating: 5, reviewCount: 300 }),
      business('Rosen Ahorn'),
    )
    expect(names(index.suggest({ text: 'ros', limit: 5 }))).toEqual(['Rosen Ahorn', 'Café Rosenhof'])
  })

  test('know cities by any of their words and after a trade', async () => {
    const { index } = await givenIndex(business({ city: 'Bad Homburg', category: 'Optiker' }))
    expect(index.suggest({ text: 'homb', limit: 5 }).cities.map(({ city }) => city)).toHaveLength(1)
    expect(index.suggest({ text: 'praxis bad h', limit: 5 }).cities).toHaveLength(1)
  })

  test('include changes: removed businesses are no longer suggested, new ones are', async () => {
    const roth = business('Bäckerei Roth')
    const { index, writer } = await givenIndex(roth, business('Bäckerei Grün'))
    writer.apply([removed(roth), saved(business('Bäckerei Lindner'))], 2_000)
    expect(names(index.suggest({ text: 'bäck', limit: 5 })).toSorted()).toEqual([
      'Bäckerei Grün',
      'Bäckerei Lindner',
    ])
  })

  test('fill their list however many businesses were removed', async () => {
    const many = Array.from({ length: 400 }, () =>
      business({ name: 'Kiosk Ahorn', rating: 5, reviewCount: 50 }),
    )
    const { index, writer } = await givenIndex(...many, business('Kiosk Lindner'))
    writer.apply(
      many.map(one => removed(one)),
      2_000,
    )
    expect(names(index.suggest({ text: 'kio', limit: 5 }))).toEqual(['Kiosk Lindner'])
  })

  test('prefer what is near, where a position is given', async () => {
    const { index } = await givenIndex(
      business({ name: 'Optik Nord', latitude: 53.55, longitude: 10, rating: 5, reviewCount: 300 }),
      business({ name: 'Optik Dom', latitude: 50.94, longitude: 6.96 }),
    )
    expect(names(index.suggest({ text: 'opt', limit: 2, latitude: 50.9, longitude: 6.9 }))).toEqual([
      'Optik Dom',
      'Optik Nord',
    ])
  })

  test('prefer what is near the place of the other box', async () => {
    const { index } = await givenIndex(
      business({
        name: 'Optik Nord',
        city: 'Hamburg',
        latitude: 53.55,
        longitude: 10,
        rating: 5,
        reviewCount: 300,
      }),
      business({ name: 'Optik Dom', city: 'Köln', latitude: 50.94, longitude: 6.96 }),
    )
    const asked = (location: string) => names(index.suggest({ text: 'opt', limit: 2, location }))
    expect(asked('')).toEqual(['Optik Nord', 'Optik Dom'])
    expect(asked('köln')).toEqual(['Optik Dom', 'Optik Nord'])
    expect(asked('xyzzy')).toEqual(['Optik Nord', 'Optik Dom'])
  })

  test('for an empty text are the most frequent trades, at the place of the other box', async () => {
    const { index } = await givenIndex(
      ...['Friseur', 'Friseur', 'Friseur', 'Optiker'].map(category => business({ category, city: 'Köln' })),
      ...['Bäckerei', 'Bäckerei'].map(category =>
        business({ category, city: 'Görlitz', postalCode: '02826' }),
      ),
    )
    const popular = (location?: string) =>
      index
        .suggest({ text: ' ', limit: 2, ...(location !== undefined && { location }) })
        .categories.map(({ name, count }) => `${name} ${count}`)
    expect(popular()).toEqual(['Friseur 3', 'Bäckerei 2'])
    expect(popular('görlitz')).toEqual(['Bäckerei 2'])
    expect(popular('02826')).toEqual(['Bäckerei 2'])
    // Nothing there: those of the directory.
    expect(popular('Hamburg')).toEqual(['Friseur 3', 'Bäckerei 2'])
  })

  test('are corrected when nothing begins with the text', async () => {
    const { index } = await givenIndex(business('Bäckerei Roth'))
    expect(names(index.suggest({ text: 'bäkerei', limit: 5 }))).toEqual(['Bäckerei Roth'])
  })

  test.each(['"', '*', '\u0000', '🍕'])('"%s" suggests nothing and harms nothing', async text => {
    const { index } = await givenIndex(business('Bäckerei Roth'))
    expect(index.suggest({ text, limit: 5 })).toEqual({
      businesses: [],
      categories: [],
      cities: [],
      combinations: [],
    })
  })
})
