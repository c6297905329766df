import { describe, expect, test } from 'vitest'
import { UNAVAILABLE_NAME } from '#domain/business/business.ts'
import { business, hidden, removed, saved } from '#test/make-business.ts'
import { givenIndex, givenReader, TUESDAY_MORNING as now, search } from '#test/search/given.ts'

describe('the page of a business', () => {
  test('is found by id and by address, with everything the public may see', async () => {
    const roth = business({
      name: 'Bäckerei Roth',
      city: 'München',
      postalCode: '01067',
      phone: '+492214710318',
      slug: 'baeckerei-roth',
      rating: 4.7,
      reviewCount: 12,
      reviewsPerScore: [0, 0, 1, 2, 9],
      photos: ['https://example.org/1.jpg', 'https://example.org/2.jpg'],
      description: 'Brot & <b>Brötchen</b>',
      about: { Barrierefreiheit: { 'Rollstuhlgerechter Eingang': true } },
      state: 'BY',
    })
    const { index } = await givenIndex(roth)
    const byId = index.businessById(roth.id, now)
    expect(byId).toMatchObject({
      kind: 'found',
      business: {
        id: roth.id,
        businessNumber: `UK-${roth.id}`,
        name: 'Bäckerei Roth',
        citySlug: 'muenchen',
        postalCode: '01067',
        phone: '+49 221 4710318',
        rating: '4.7',
        reviewsPerScore: { '1': 0, '2': 0, '3': 1, '4': 2, '5': 9 },
        photos: ['https://example.org/1.jpg', 'https://example.org/2.jpg'],
        photosCount: 2,
        description: 'Brot & <b>Brötchen</b>',
        state: 'Bayern',
        urlSlug: 'muenchen/baeckerei-roth',
        url_slug: 'muenchen/baeckerei-roth',
        isOpen: null,
        openingHours: null,
      },
    })
    expect(index.businessBySlug('muenchen', 'baeckerei-roth', now)).toEqual(byId)
  })

  test('says whether it is open at the minute asked for', async () => {
    const open = [{ from: 540, to: 720 }]
    const roth = business({ openingHours: [[], open, null, null, null, null, null] })
    const { index } = await givenIndex(roth)
    const isOpenAt = (hour: number, day = 3) => {
      const found = index.businessById(roth.id, Date.UTC(2026, 10, day, hour - 1))
      return found.kind === 'found' ? found.business.isOpen : undefined
    }
    expect([isOpenAt(8), isOpenAt(10), isOpenAt(10, 2), isOpenAt(10, 4)]).toEqual([false, true, false, null])
  })

  test('is found at every former address, which leads to the present one', async () => {
    const roth = business({ city: 'Köln', slug: 'roth-neu' })
    const { folder, writer, index } = await givenIndex(saved(roth, ['koeln/roth', 'bonn/roth']))
    const moved = { kind: 'moved', urlSlug: 'koeln/roth-neu' }
    expect(index.businessBySlug('koeln', 'roth', now)).toEqual(moved)
    expect(index.businessBySlug('bonn', 'roth', now)).toEqual(moved)
    writer.apply([saved({ ...roth, slug: 'roth-drei' }, ['koeln/roth-neu', 'koeln/roth'])], 2_000)
    for (const reader of [index, givenReader(folder)]) {
      for (const slug of ['roth', 'roth-neu']) {
        expect(reader.businessBySlug('koeln', slug, now)).toEqual({
          kind: 'moved',
          urlSlug: 'koeln/roth-drei',
        })
      }
      expect(reader.businessBySlug('koeln', 'roth-drei', now).kind).toBe('found')
    }
  })

  test('a former address that belongs to a new business shows the new business', async () => {
    const old = business({ city: 'Köln', slug: 'adler-2' })
    const taker = business({ city: 'Köln', slug: 'adler' })
    const { index } = await givenIndex(saved(old, ['koeln/adler']), taker)
    expect(index.businessBySlug('koeln', 'adler', now)).toMatchObject({
      kind: 'found',
      business: { id: taker.id },
    })
  })

  test('is gone when the business was removed, before and after a rebuild', async () => {
    const roth = business({ city: 'Köln', slug: 'roth' })
    const { writer, index } = await givenIndex(roth, business())
    writer.apply([removed(roth)], 2_000)
    expect(index.businessById(roth.id, now)).toEqual({ kind: 'gone' })
    expect(index.businessBySlug('koeln', 'roth', now)).toEqual({ kind: 'gone' })
    const rebuilt = await givenIndex(removed(roth), business())
    expect(rebuilt.index.businessById(roth.id, now)).toEqual({ kind: 'gone' })
    expect(rebuilt.index.businessBySlug('koeln', 'roth', now)).toEqual({ kind: 'gone' })
  })

  test('is unknown while the business is hidden, and found again afterwards', async () => {
    const roth = business({ city: 'Köln', slug: 'roth' })
    const { writer, index } = await givenIndex(roth)
    writer.apply([hidden(roth)], 2_000)
    expect(index.businessById(roth.id, now)).toEqual({ kind: 'unknown' })
    expect(index.businessBySlug('koeln', 'roth', now)).toEqual({ kind: 'unknown' })
    writer.apply([saved(roth)], 2_001)
    expect(index.businessBySlug('koeln', 'roth', now).kind).toBe('found')
  })

  test.each([0, -1, 1.5, 2 ** 53, Number.NaN])('is unknown for the id %d', async id => {
    const { index } = await givenIndex(business())
    expect(index.businessById(id, now)).toEqual({ kind: 'unknown' })
  })
})

describe('businesses outside of all lists', () => {
  test.each([
    { name: UNAVAILABLE_NAME, status: 'operational' },
    { name: ' unavailable BUSINESS ', status: 'operational' },
    { name: 'Bäckerei Roth', status: 'closed-permanently' },
  ] as const)(
    '$name ($status) has a page, but is in no search, list, count or suggestion',
    async overrides => {
      const ghost = business({ ...overrides, rating: 5, reviewCount: 100 })
      const { index } = await givenIndex(ghost, business('Optik Ahorn'))
      expect(index.businessById(ghost.id, now).kind).toBe('found')
      expect(search(index, overrides.name).total).toBe(0)
      expect(search(index, {}).businesses.map(({ name }) => name)).toEqual(['Optik Ahorn'])
      expect(index.suggest({ text: overrides.name, limit: 5 }).businesses).toEqual([])
      expect(index.popular(6, now).map(({ name }) => name)).toEqual(['Optik Ahorn'])
      expect(index.stats().total).toBe(1)
    },
  )

  test('a listed business that closes for good leaves the lists with the change', async () => {
    const roth = business('Bäckerei Roth')
    const { writer, index } = await givenIndex(roth, business('Optik Ahorn'))
    writer.apply([saved({ ...roth, status: 'closed-permanently' })], 2_000)
    expect(search(index, 'roth').total).toBe(0)
    expect(index.stats().total).toBe(1)
    expect(index.businessById(roth.id, now).kind).toBe('found')
  })
})
