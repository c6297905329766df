import { describe, expect, test } from 'vitest'
import type { SearchQuery } from '#domain/search/search.ts'
import { business } from '#test/make-business.ts'
import { givenIndex, search } from '#test/search/given.ts'

const KOELN = { city: 'Köln', postalCode: '50667', latitude: 50.9375, longitude: 6.9603 }
const BONN = { city: 'Bonn', postalCode: '53111', latitude: 50.7374, longitude: 7.0982 }
const WITH_WLAN = { about: { Ausstattung: { WLAN: true } } }

/** A poor sauna in Köln, a good one with WLAN in Bonn, and a good café with WLAN in Köln. */
const saunas = () => [
  business({ name: 'Therme Eins', category: 'Sauna', rating: 3.1, ...KOELN }),
  business({ name: 'Therme Zwei', category: 'Sauna', rating: 4.8, ...BONN, ...WITH_WLAN }),
  business({ name: 'Kaffee Drei', category: 'Café', rating: 4.9, ...KOELN, ...WITH_WLAN }),
]

describe('the conditions of a search without results', () => {
  test('each has the number of results that its removal leads to', async () => {
    const { index } = await givenIndex(...saunas())
    const asked = { text: 'sauna', location: 'Köln', minRating: 4.5, attributes: ['wlan'] } as const
    const { total, conditions } = search(index, asked)
    expect(total).toBe(0)
    expect(conditions).toEqual([
      { parameter: 'query', value: 'sauna', count: 1 },
      { parameter: 'location', value: '', count: 1 },
      { parameter: 'attributes', value: 'wlan', count: 0 },
      { parameter: 'minRating', value: '', count: 0 },
    ])
    const { location: _, ...anywhere } = asked
    expect(search(index, anywhere).total).toBe(1)
  })

  test('what the text says beside trade and place is one, as it is in the address', async () => {
    const { index } = await givenIndex(...saunas())
    const { conditions } = search(index, 'sauna köln mit wlan')
    expect(conditions?.map(({ parameter, value }) => [parameter, value])).toEqual([
      ['query', 'sauna'],
      ['location', ''],
      ['attributes', 'wlan'],
    ])
  })

  test.each<[parameter: string, value: string, asked: Partial<SearchQuery>]>([
    ['lat', '', { latitude: 50.9, longitude: 6.9, radiusKm: 1 }],
    ['radiusKm', '', { location: 'Köln', radiusKm: 1 }],
    ['category', 'maler', { categories: ['maler', 'friseur'] }],
    ['cities', 'bonn', { cities: ['bonn'] }],
    ['hasPhoto', '', { hasPhoto: true }],
    ['hasWebsite', '', { hasWebsite: true }],
    ['verified', '', { isVerified: true }],
    ['priceLevel', '', { priceLevels: [4] }],
    ['openAt', '', { openAt: { kind: 'now' } }],
    ['verbatim', '', { isVerbatim: true }],
    ['query', 'UK-204418', {}],
  ])('%s %s is one', async (parameter, value, asked) => {
    const { index } = await givenIndex(...saunas())
    const text = parameter === 'query' ? value : 'gibtesnicht'
    const { total, conditions } = search(index, { text, ...asked })
    expect(total).toBe(0)
    expect(conditions).toContainEqual(expect.objectContaining({ parameter, value }))
  })

  test('a long text is one, because no single word of it excludes everything', async () => {
    const { index } = await givenIndex(...saunas())
    const text = 'optiker rapunzel goldmarie sterntaler froschkönig rumpelstilz rotkäppchen hänsel gretel'
    expect(search(index, text).conditions).toEqual([{ parameter: 'query', value: text, count: 3 }])
  })

  test('who has nothing of what was sought is no nearest result', async () => {
    const { index } = await givenIndex(...saunas())
    const answer = search(index, { text: 'gibtesnicht', location: 'Köln' })
    expect(answer.alternatives).toEqual([])
    expect(answer).not.toHaveProperty('nearest')
  })

  test('a search with results has none', async () => {
    const { index } = await givenIndex(...saunas())
    expect(search(index, 'sauna')).not.toHaveProperty('conditions')
  })
})
