import { afterEach, describe, expect, test } from 'vitest'
import { setNeeds } from '#search/query/parsing/need-table.ts'
import { business } from '#test/make-business.ts'
import { givenIndex, search } from '#test/search/given.ts'

afterEach(() => setNeeds([]))

const NOTARY = {
  name: 'Kanzlei Öz',
  category: 'Notar',
  categorySlug: 'notar',
  categoryGroup: 'dienstleister',
} as const
const DRAINS = {
  name: 'Kunz',
  category: 'Rohrreinigungsservice',
  categorySlug: 'rohrreinigungsservice',
  categoryGroup: 'handwerker',
} as const
const PLUMBER = {
  name: 'Nass',
  category: 'Klempner',
  categorySlug: 'klempner',
  categoryGroup: 'handwerker',
} as const
const SEWERS = {
  name: 'Weiß',
  category: 'Kanalreinigung',
  categorySlug: 'kanalreinigung',
  categoryGroup: 'handwerker',
} as const

const town = () =>
  givenIndex(
    business({ ...DRAINS, city: 'Köln' }),
    business({ ...PLUMBER, city: 'Köln' }),
    business({ ...PLUMBER, city: 'Köln', name: 'Bach' }),
    business({ ...SEWERS, city: 'Essen' }),
    business({ ...NOTARY, city: 'Köln' }),
  )

describe('other trades that help with a need', () => {
  test('are those that are at the place, in the order of the need, each as a search for the trade there', async () => {
    const { index } = await town()
    const { helping, trade, total } = search(index, 'verstopfter abfluss köln')
    expect(trade?.slug).toBe('rohrreinigungsservice')
    expect(total).toBe(1)
    expect(helping).toEqual([
      { slug: 'klempner', name: 'Klempner', count: 2, query: { location: 'Köln', category: 'klempner' } },
    ])
    expect(search(index, { text: 'verstopfter abfluss' }).helping?.map(({ slug }) => slug)).toEqual([
      'klempner',
      'kanalreinigung',
    ])
  })

  test('count what their search finds, with its radius and filters', async () => {
    const { index } = await town()
    for (const asked of [{ location: 'Köln' }, { location: 'Köln', radiusKm: 100 }, { minRating: 1 }]) {
      const { helping = [] } = search(index, { text: 'verstopfter abfluss', ...asked })
      for (const { slug, count, query } of helping) {
        expect(query).not.toHaveProperty('query')
        expect(search(index, { ...asked, categories: [slug] }).total).toBe(count)
      }
    }
  })

  test.each([
    ['a trade', 'klempner'],
    ['a name', 'kunz'],
    ['nothing that is known', 'wuffelbude'],
  ])('are missing for %s', async (_, text) => {
    const { index } = await town()
    expect(search(index, text)).not.toHaveProperty('helping')
  })

  test('are missing beside a chosen trade', async () => {
    const { index } = await town()
    const asked = { text: 'verstopfter abfluss', categories: ['klempner'] }
    expect(search(index, asked)).not.toHaveProperty('helping')
  })
})

describe('a need that the operator says', () => {
  const LONG = 'das schnorrwerk knurpst und die flonze wabbert im gnitz'

  test('is read in any order and inflection, whatever the number of its words', async () => {
    const { index } = await town()
    expect(search(index, LONG).trade).toBeUndefined()
    index.useSynonyms([{ term: LONG, means: ['Rohrreinigungsservice', 'Notar'] }])
    for (const text of [LONG, 'flonze wabbert, schnorrwerk knurpst', 'schnorrwerke wabbern im gnitz']) {
      const { understood, trade, helping } = search(index, text)
      expect([text, trade?.slug]).toEqual([text, 'rohrreinigungsservice'])
      expect(understood.parts[0]?.need).toBe(LONG)
      expect(helping?.map(({ slug }) => slug)).toEqual(['notar'])
    }
    index.useSynonyms([])
    expect(search(index, LONG).trade).toBeUndefined()
  })

  test('is none where it means something else than trades, or names a trade itself', async () => {
    const { index } = await town()
    index.useSynonyms([
      { term: 'flonze wabbert', means: ['Kunz'] },
      { term: 'Notar', means: ['Klempner'] },
    ])
    expect(search(index, 'wabbert flonze').understood.parts.some(({ need }) => need !== undefined)).toBe(
      false,
    )
    expect(search(index, 'notar').understood.parts).not.toContainEqual(
      expect.objectContaining({ need: 'Notar' }),
    )
    index.useSynonyms([])
  })
})
