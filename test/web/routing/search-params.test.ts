import { describe, expect, test } from 'vitest'
import {
  CATEGORY_LIST,
  EMPTY_SEARCH,
  isNarrowed,
  lastPage,
  readSearch,
  SEARCH_LIST,
  toSearchParams,
  without,
  writeSearch,
} from '#web/routing/search-params.ts'

describe('reading an address', () => {
  test.each([
    ['nothing is the whole directory', '', {}],
    ['words are trimmed', 'query=%20heizung%20', { query: 'heizung' }],
    [
      'control characters are no words',
      'query=a%00b%07%1b&location=%7fBonn',
      { query: 'ab', location: 'Bonn' },
    ],
    ['a tab and a line end are blanks', 'query=%09heizung%0Abonn', { query: 'heizung bonn' }],
    ['nothing turns the text around', 'query=%E2%80%AEtzra%E2%81%A6x', { query: 'tzrax' }],
    ['nothing invisible stays', 'query=zahn%E2%80%8Barzt%EF%BB%BF%C2%AD', { query: 'zahnarzt' }],
    ['nor in a list', 'cities=ko%00eln,bo%E2%80%8Bnn', { cities: 'koeln,bonn' }],
    ['a leading zero stays', 'location=01067', { location: '01067' }],
    ['Turkish letters stay', 'query=Y%C4%B1ld%C4%B1z+%C4%B0', { query: 'Yıldız İ' }],
    ['a radius outside 1 to 100 is ignored', 'radiusKm=500', {}],
    ['a radius that is no number is ignored', 'radiusKm=1e9', {}],
    ['half a position is none', 'lat=50.9', {}],
    ['one category stays what it is', 'category=maler', { category: 'maler' }],
    [
      'the name of a category may hold a comma',
      'category=Heizung,+Sanit%C3%A4r',
      { category: 'Heizung, Sanitär' },
    ],
    [
      'boxes ticked without script come as a list',
      'category=&category=maler&category=friseur',
      { category: 'maler,friseur' },
    ],
    ['a list stays a list, each thing once', 'cities=koeln,bonn&cities=koeln', { cities: 'koeln,bonn' }],
    ['a position is read', 'lat=50.9&lon=6.9', { lat: 50.9, lon: 6.9 }],
    ['an unknown order is the best results', 'sort=random', {}],
    ['a checkbox without value counts', 'hasPhoto=on', { hasPhoto: true }],
    ['open now as older addresses say it', 'openNow=true', { openAt: 'now' }],
    ['a time is written in one way', 'openAt=2026-12-24%4020%3A00', { openAt: '2026-12-24@20:00' }],
    ['a time that does not exist is ignored', 'openAt=sun@25:00', {}],
    [
      'the fields for a day and a time',
      'openAt=on&day=2026-12-24&time=20%3A00',
      { openAt: '2026-12-24@20:00' },
    ],
    ['a time without a day is one of today', 'openAt=on&day=&time=20%3A00', { openAt: 'today@20:00' }],
    ['a day that does not exist is ignored', 'openAt=on&day=2026-02-29&time=', {}],
    ['fields that are not chosen do not count', 'openAt=now&day=2026-12-24&time=20%3A00', { openAt: 'now' }],
    ['empty fields say nothing', 'openAt=on&day=&time=', {}],
    [
      'attributes and price levels come as lists, unknown ones are ignored',
      'attributes=terrasse,goldrand&attributes=wlan&priceLevel=1,2,7',
      { attributes: 'terrasse,wlan', priceLevel: '1,2' },
    ],
    ['unknown names are ignored', 'utm_source=x&foo=bar', {}],
    ['an unknown view is the list', 'view=tiles', {}],
  ])('%s', (_, text, expected) => {
    expect(readSearch(text)).toEqual({ ...EMPTY_SEARCH, ...expected })
  })

  test.each(['0', '-1', '1.5', 'abc', '2e3', '99999999', String(lastPage(SEARCH_LIST) + 1)])(
    'page %s is no page',
    page => {
      expect(readSearch(`page=${page}`).page).toBeNull()
    },
  )

  test('very long words are cut, as the calls would refuse them', () => {
    expect(readSearch(`query=${'ß'.repeat(5_000)}`).query).toHaveLength(200)
  })
})

test('a list is cut where the calls would refuse it', () => {
  const slugs = Array.from({ length: 30 }, (_, index) => `ort-${index}`)
  expect(readSearch(`cities=${slugs.join()}`).cities.split(',')).toEqual(slugs.slice(0, 20))
})

test('one thing is taken out of a list, the others stay', () => {
  expect(without('maler,friseur', 'maler')).toBe('friseur')
  expect(without('maler', 'maler')).toBe('')
})

test('what is written is read back', () => {
  const search = {
    ...EMPTY_SEARCH,
    category: 'maler,friseur',
    cities: 'koeln',
    query: 'Bäcker & Söhne',
    radiusKm: 5,
    openAt: 'sat@18:00-02:00',
    page: 3,
    view: 'grid' as const,
  }
  expect(readSearch(writeSearch(search))).toEqual(search)
})

test('defaults are not written', () => expect(writeSearch(EMPTY_SEARCH)).toBe(''))

test('the third page asks for the results after the second', () => {
  expect(toSearchParams(readSearch('query=x&page=3'))).toEqual({
    query: 'x',
    limit: 24,
    offset: 48,
  })
})

test('a call says only what the address says, in the same names', () => {
  const search = readSearch(
    'lat=50.9&lon=6.9&radiusKm=7&verified=true&openAt=now&priceLevel=2&sort=rating&view=grid',
  )
  expect(toSearchParams(search)).toEqual({
    lat: 50.9,
    lon: 6.9,
    radiusKm: 7,
    verified: true,
    openAt: 'now',
    priceLevel: '2',
    sort: 'rating',
    limit: 24,
    offset: 0,
  })
})

test('a page and a view narrow nothing, a filter does', () => {
  expect(isNarrowed(readSearch('page=2&view=grid'))).toBe(false)
  expect(isNarrowed(readSearch('hasPhoto=true'))).toBe(true)
})

describe('a list with an order and a look of its own', () => {
  test('does not say them, and says what differs', () => {
    const search = readSearch('', CATEGORY_LIST)
    expect([search.sort, search.view]).toEqual(['rating', 'grid'])
    expect(writeSearch(search, CATEGORY_LIST)).toBe('')
    const other = { ...search, sort: 'relevance', view: 'list' } as const
    expect(writeSearch(other, CATEGORY_LIST)).toBe('?sort=relevance&view=list')
    expect(readSearch(writeSearch(other, CATEGORY_LIST), CATEGORY_LIST)).toEqual(other)
  })

  test('still reads the name that the order had in addresses before', () => {
    expect(readSearch('sortBy=name', CATEGORY_LIST).sort).toBe('name')
  })

  test('ends where the calls answer no further', () => {
    expect(lastPage(CATEGORY_LIST)).toBe(833)
    expect(lastPage(CATEGORY_LIST, { total: 25 })).toBe(3)
    expect(lastPage(CATEGORY_LIST, { total: 0 })).toBe(1)
    expect(lastPage(CATEGORY_LIST, { total: 12, further: { total: 1 } })).toBe(2)
  })
})
