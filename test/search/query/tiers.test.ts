import { describe, expect, test } from 'vitest'
import type { DirectoryIndex } from '#search/index-reader.ts'
import { business, saved } from '#test/make-business.ts'
import { givenIndex, namesFor, search } from '#test/search/given.ts'

function furtherFor(index: DirectoryIndex, text: string): readonly string[] {
  return search(index, text).further?.businesses.map(({ name }) => name) ?? []
}

describe('the order of relevance', () => {
  test('an exact name ranks above a longer name that contains it, however well rated that is', async () => {
    const { index } = await givenIndex(
      business({ name: 'Bäckerei Roth am Markt', rating: 5, reviewCount: 900, verified: true }),
      business('Bäckerei Roth'),
    )
    expect(namesFor(index, 'bäckerei roth')).toEqual(['Bäckerei Roth', 'Bäckerei Roth am Markt'])
  })

  test('a name that begins with the words ranks above one that has them further on', async () => {
    const { index } = await givenIndex(
      business({ name: 'Neue Bäckerei Roth', rating: 5, reviewCount: 900 }),
      business('Bäckerei Roth am Markt'),
    )
    expect(namesFor(index, 'bäckerei roth')).toEqual(['Bäckerei Roth am Markt', 'Neue Bäckerei Roth'])
  })

  test('words in the name rank above words in the category, these above words anywhere', async () => {
    const { index } = await givenIndex(
      business({
        name: 'Hof Lindner',
        category: 'Landhandel',
        description: 'Mit Turmfalken und Laden',
        rating: 5,
        reviewCount: 900,
      }),
      business({ name: 'Molke & Co', category: 'Turmfalken', rating: 4.9, reviewCount: 500 }),
      business({ name: 'Die alten Turmfalken', category: 'Landhandel' }),
    )
    expect(namesFor(index, 'turmfalken')).toEqual(['Die alten Turmfalken', 'Molke & Co', 'Hof Lindner'])
  })

  test('with a trade among the words, businesses that only mention it are no results', async () => {
    const description = 'Sanitär und Computer, Notdienst rund um die Uhr'
    const { index } = await givenIndex(
      business({ name: 'Alles Meyer', category: 'IT-Service', description, rating: 5, reviewCount: 900 }),
      business({ name: 'Rohr Kuhn', category: 'Sanitärinstallateur', description: 'Mit Notdienst' }),
      business({ name: 'Rohr Voss', category: 'Sanitärinstallateur' }),
    )
    expect(namesFor(index, 'sanitär notdienst')).toEqual(['Rohr Kuhn'])
    expect(furtherFor(index, 'sanitär notdienst')).toEqual(['Alles Meyer'])
  })

  test('who has the trade ranks above who is only searched by a word with it', async () => {
    const { index } = await givenIndex(
      business({ name: 'Pfote', category: 'Tierarzt', rating: 5, reviewCount: 900 }),
      business({ name: 'Am Park', category: 'Physiotherapeut' }),
      business({ name: 'Sportraum', category: 'Fitnessstudio', subtypes: ['Physiotherapeut'] }),
    )
    for (const text of ['krankengymnastik', 'physiotherapie', 'physiotherapist', 'fizik tedavi'])
      expect(namesFor(index, text).slice(0, 2).sort(), text).toEqual(['Am Park', 'Sportraum'])
  })

  test('the order is the same among more results than are looked up one by one, with and without changes', async () => {
    const mentions = Array.from({ length: 1_010 }, (_, at) =>
      business({
        name: `Hofladen ${at}`,
        category: 'Landhandel',
        description: 'Turmfalken',
        rating: 5,
        reviewCount: 90,
      }),
    )
    const named = [business('Die alten Turmfalken'), business('Turmfalken')]
    const { index, writer } = await givenIndex(...mentions, ...named)
    const before = ['Turmfalken', 'Die alten Turmfalken', 'Hofladen 0']
    expect(namesFor(index, 'turmfalken').slice(0, 3)).toEqual(before)
    writer.apply([saved(business('Turmfalken Neu'))], 2_000)
    const { businesses, total } = search(index, 'turmfalken')
    expect(businesses.slice(0, 4).map(({ name }) => name)).toEqual([
      'Turmfalken',
      'Turmfalken Neu',
      'Die alten Turmfalken',
      'Hofladen 0',
    ])
    expect(total).toBe(1_013)
  })

  test('equal matches are ordered by static rank: many good reviews before one perfect one before none', async () => {
    const { index } = await givenIndex(
      business({ name: 'Haus Optik Ahorn', category: 'Augenoptiker' }),
      business({ name: 'Brillen Birke', category: 'Augenoptiker', rating: 5, reviewCount: 1 }),
      business({ name: 'Optik Buche', category: 'Augenoptiker', rating: 4.8, reviewCount: 300 }),
    )
    expect(namesFor(index, 'optik')).toEqual(['Optik Buche', 'Brillen Birke', 'Haus Optik Ahorn'])
  })

  test('equal ranks are ordered by age, so that pages are stable', async () => {
    const { index } = await givenIndex(
      business({ name: 'Kiosk Zwei', category: 'Kiosk', id: 90_002 }),
      business({ name: 'Kiosk Eins', category: 'Kiosk', id: 90_001 }),
      business({ name: 'Kiosk Drei', category: 'Kiosk', id: 90_003 }),
    )
    expect(namesFor(index, 'kiosk')).toEqual(['Kiosk Eins', 'Kiosk Zwei', 'Kiosk Drei'])
  })

  test('of a trade, neither its word in the name nor another name of it is a merit', async () => {
    const { index } = await givenIndex(
      business({ name: 'Tischler Span', category: 'Tischler', rating: 3.6, reviewCount: 40 }),
      business({ name: 'Holz Eiche', category: 'Tischler', rating: 4.9, reviewCount: 399 }),
      business({ name: 'Schreinerei Ahorn', category: 'Tischler', rating: 4.2, reviewCount: 90 }),
    )
    for (const text of ['tischler', 'schreinerei', 'Tischlerei'])
      expect(namesFor(index, text), text).toEqual(['Holz Eiche', 'Schreinerei Ahorn', 'Tischler Span'])
  })

  test('what only mentions a trade follows in every order, and counts nowhere', async () => {
    const { index } = await givenIndex(
      business({ name: 'Elektro Kraft', category: 'Elektriker', rating: 3, reviewCount: 3 }),
      business({
        name: 'Rad & Tat',
        category: 'Fahrradgeschäft',
        description: 'Unser Elektriker repariert E-Bikes',
        rating: 5,
        reviewCount: 900,
      }),
    )
    for (const sort of ['relevance', 'rating', 'reviews', 'name'] as const) {
      const answer = search(index, { text: 'elektriker', sort })
      expect(
        answer.businesses.map(({ name }) => name),
        sort,
      ).toEqual(['Elektro Kraft'])
      expect(answer.total).toBe(1)
      expect(answer.further?.businesses.map(({ name }) => name)).toEqual(['Rad & Tat'])
      expect(answer.facets.categories.map(({ value }) => value)).toEqual(['elektriker'])
    }
  })

  test('further hits come on the page behind the last result, and are missing before', async () => {
    const { index } = await givenIndex(
      ...['Eins', 'Zwei', 'Drei'].map(name => business({ name, category: 'Elektriker' })),
      ...['Vier', 'Fünf'].map(name => business({ name, category: 'Café', description: 'vom Elektriker' })),
    )
    const page = (offset: number) => {
      const { businesses, further } = search(index, { text: 'elektriker', offset, limit: 2 })
      return [businesses.length, further?.total, further?.businesses.map(({ name }) => name)]
    }
    expect(page(0)).toEqual([2, undefined, undefined])
    expect(page(2)).toEqual([1, 2, ['Vier']])
    expect(page(4)).toEqual([0, 2, ['Fünf']])
  })

  test('several words may be the name of somebody of another trade', async () => {
    const { index } = await givenIndex(
      business({ name: 'Hotel Adler', category: 'Restaurant' }),
      business({ name: 'Haus Adler', category: 'Hotel' }),
      business({ name: 'Gasthof Krone', category: 'Gasthof', description: 'gegenüber vom Hotel Adler' }),
    )
    expect(namesFor(index, 'hotel adler')).toEqual(['Hotel Adler', 'Haus Adler'])
    expect(furtherFor(index, 'hotel adler')).toEqual(['Gasthof Krone'])
  })

  test('every word must be found somewhere, each in any field', async () => {
    const { index } = await givenIndex(
      business({ name: 'Roth', category: 'Bäckerei', district: 'Ehrenfeld' }),
      business({ name: 'Roth', category: 'Metzgerei', district: 'Ehrenfeld' }),
    )
    expect(search(index, 'roth bäckerei ehrenfeld').total).toBe(1)
  })
})

describe('spellings of one word are equal', () => {
  test.each(['müller', 'Mueller', 'MULLER', 'Müller '])('%s finds Müller', async typed => {
    const { index } = await givenIndex(business('Gärtnerei Müller'), business('Gärtnerei Schmidt'))
    expect(namesFor(index, typed)).toEqual(['Gärtnerei Müller'])
  })

  test.each(['Straßer', 'strasser', 'STRASSER'])('%s finds Straßer', async typed => {
    const { index } = await givenIndex(business('Optik Straßer'))
    expect(namesFor(index, typed)).toEqual(['Optik Straßer'])
  })

  test.each(['ışık', 'Isik', 'IŞIK'])('%s finds Işık', async typed => {
    const { index } = await givenIndex(business('Işık Market'))
    expect(namesFor(index, typed)).toEqual(['Işık Market'])
  })

  test('an exact name in another spelling is still exact', async () => {
    const { index } = await givenIndex(
      business({ name: 'Backerei Grün und Söhne', rating: 5, reviewCount: 100 }),
      business('Bäckerei Grün'),
    )
    expect(namesFor(index, 'BAECKEREI GRUEN')[0]).toBe('Bäckerei Grün')
  })
})
