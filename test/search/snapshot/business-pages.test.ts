import { expect, test } from 'vitest'
import type { DirectoryIndex } from '#search/index-reader.ts'
import { business, hidden, removed, saved } from '#test/make-business.ts'
import { givenIndex } from '#test/search/given.ts'

test('every listed business comes once, in the order of ids, however few are read at a time', async () => {
  const businesses = Array.from({ length: 7 }, (_, at) => business({ id: 10 + 3 * at }))
  const { index, writer } = await givenIndex(...businesses)
  const [first, second, third] = businesses
  if (first === undefined || second === undefined || third === undefined) throw new Error()
  writer.apply(
    [
      removed(first),
      hidden(second),
      saved({ ...third, slug: 'neu' }),
      saved(business({ id: 11 })),
      saved(business({ id: 99 })),
      saved(business({ id: 20, status: 'closed-permanently' })),
      saved(business({ id: 12, name: 'Unavailable Business' })),
    ],
    2_000,
  )
  for (const limit of [1, 2, 3, 100]) {
    expect(everyId(index, limit), String(limit)).toEqual([11, 16, 19, 22, 25, 28, 99])
  }
})

test('a page has its place, its trade, its points for content and its last change', async () => {
  const updatedAt = Date.parse('2026-11-20T08:30:00Z')
  const { index } = await givenIndex(
    business({ id: 5, city: 'Köln', slug: 'roth', category: 'Bäckerei', phone: '+492214710318', updatedAt }),
  )
  expect(index.businessPages(0, 10)).toEqual({
    pages: [
      {
        id: 5,
        urlSlug: 'koeln/roth',
        citySlug: 'koeln',
        categorySlug: 'baeckerei',
        categoryGroup: 'handel',
        contentScore: 25,
        isMultilingual: false,
        updatedAt,
      },
    ],
    next: null,
  })
})

test('a directory without businesses has no pages', async () => {
  const { index } = await givenIndex()
  expect(index.businessPages(0, 10)).toEqual({ pages: [], next: null })
})

function everyId(index: DirectoryIndex, limit: number): number[] {
  const ids: number[] = []
  for (let next: number | null = 0; next !== null; ) {
    const answer = index.businessPages(next, limit)
    ids.push(...answer.pages.map(({ id }) => id))
    next = answer.next
  }
  return ids
}
