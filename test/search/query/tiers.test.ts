import { describe, expect, test } from 'vitest'
import { business, saved } from '#test/make-business.ts'
import { givenIndex, namesFor, search } from '#test/search/given.ts'

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
        description: 'Mit Käserei und Laden',
        rating: 5,
        reviewCount: 900,
      }),
      business({ name: 'Molke & Co', category: 'Käserei', rating: 4.9, reviewCount: 500 }),
      business({ name: 'Die alte Käserei', category: 'Landhandel' }),
    )
    expect(namesFor(index, 'käserei')).toEqual(['Die alte Käserei', 'Molke & Co', 'Hof Lindner'])
  })

  test('with a trade among the words, the trade ranks above businesses that only mention it', async () => {
    const description = 'Sanitär und Computer, Notdienst rund um die Uhr'
    const { index } = await givenIndex(
      business({ name: 'Alles Meyer', category: 'IT-Service', description, rating: 5, reviewCount: 900 }),
      business({ name: 'Rohr Kuhn', category: 'Sanitärinstallateur', description: 'Mit Notdienst' }),
      business({ name: 'Rohr Voss', category: 'Sanitärinstallateur' }),
    )
    expect(namesFor(index, 'sanitär notdienst')).toEqual(['Rohr Kuhn', 'Alles Meyer'])
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
        description: 'Käserei',
        rating: 5,
        reviewCount: 90,
      }),
    )
    const { index, writer } = await givenIndex(...mentions, business('Die alte Käserei'), business('Käserei'))
    expect(namesFor(index, 'käserei').slice(0, 3)).toEqual(['Käserei', 'Die alte Käserei', 'Hofladen 0'])
    writer.apply([saved(business('Käserei Neu'))], 2_000)
    const { businesses, total } = search(index, 'käserei')
    expect(businesses.slice(0, 4).map(({ name }) => name)).toEqual([
      'Käserei',
      'Käserei Neu',
      'Die alte Käserei',
      'Hofladen 0',
    ])
    expect(total).toBe(1_013)
  })

  test('equal matches are ordered by static rank: many good reviews before one perfect one before none', async () => {
    const { index } = await givenIndex(
      business({ name: 'Optik Ahorn' }),
      business({ name: 'Optik Birke', rating: 5, reviewCount: 1 }),
      business({ name: 'Optik Buche', rating: 4.8, reviewCount: 300 }),
    )
    expect(namesFor(index, 'optik')).toEqual(['Optik Buche', 'Optik Birke', 'Optik Ahorn'])
  })

  test('equal ranks are ordered by age, so that pages are stable', async () => {
    const { index } = await givenIndex(
      business({ name: 'Kiosk Zwei', id: 90_002 }),
      business({ name: 'Kiosk Eins', id: 90_001 }),
      business({ name: 'Kiosk Drei', id: 90_003 }),
    )
    expect(namesFor(index, 'kiosk')).toEqual(['Kiosk Eins', 'Kiosk Zwei', 'Kiosk Drei'])
  })

  test('a name with the word itself ranks above a name with another word for it', async () => {
    const { index } = await givenIndex(
      business({ name: 'Schreinerei Eiche', category: 'Holzbau', rating: 5, reviewCount: 900 }),
      business({ name: 'Tischler Span', category: 'Holzbau' }),
    )
    expect(namesFor(index, 'tischler')).toEqual(['Tischler Span', 'Schreinerei Eiche'])
  })

  test('a word that no name contains finds its synonyms', async () => {
    const { index } = await givenIndex(
      business({ name: 'Haus Linde', category: 'Altenheim', rating: 5, reviewCount: 900 }),
      business({ name: 'Seniorenheim Ahorn', category: 'Altenheim' }),
    )
    expect(namesFor(index, 'altersheim')).toEqual(['Seniorenheim Ahorn', 'Haus Linde'])
  })

  test('what is only related ranks below everything that is a synonym', async () => {
    const { index } = await givenIndex(
      business({ name: 'Pension Waldrand', category: 'Übernachtung', rating: 5, reviewCount: 900 }),
      business({ name: 'Haus Seeblick', category: 'Hotel' }),
    )
    expect(namesFor(index, 'hotel')).toEqual(['Haus Seeblick', 'Pension Waldrand'])
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
