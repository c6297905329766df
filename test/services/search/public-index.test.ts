import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts'
import { photoAddresses } from '#services/pictures/photo-addresses.ts'
import { publicIndex } from '#services/search/public-index.ts'
import { tempApi } from '#test/api/temp-api.ts'
import { draft } from '#test/make-draft.ts'
import { type TempDirectory, tempDirectory } from '#test/temp-directory.ts'

const PHOTO = 'https://bilder.example/baeckerei.jpg'
const ADDRESSES = photoAddresses(Buffer.alloc(32))
const SHOWN_PHOTO = String(ADDRESSES.of(1, PHOTO))

function directory(): Promise<TempDirectory> {
  return tempDirectory(
    draft({
      rating: 4.7,
      reviewCount: 321,
      reviewsPerScore: [1, 2, 3, 4, 311],
      reviewsLink: 'https://google.example/reviews',
      photos: [PHOTO],
      photosCount: 1,
    }),
    draft({ name: 'Bäckerei Ohne', street: 'Weg 9', phone: '+493581471009' }),
  )
}

const CALLS = [
  '/api/businesses/search?query=bäckerei&sort=rating',
  '/api/businesses/popular',
  '/api/businesses/stats',
  '/api/businesses/1',
  '/api/businesses/slug/goerlitz/baeckerei-roth',
  '/api/cities/goerlitz',
  '/api/cities/goerlitz/businesses',
  '/api/categories',
  '/api/categories/handel',
  '/api/categories/baeckerei/businesses?sortBy=rating',
  '/api/suggest?q=bäck',
]

/** Every public answer about the directory, as text. */
async function answersWith(switches: { showsPhotos: boolean; showsRatings: boolean }): Promise<string[]> {
  const { index } = await directory()
  const settings = { ...DEFAULT_SETTINGS, ...switches }
  const app = await tempApi(
    publicIndex(index, () => settings, ADDRESSES),
    settings,
  )
  return Promise.all(
    CALLS.map(async url => {
      const answer = await app.inject(url)
      expect(answer.statusCode, url).toBe(200)
      return answer.body
    }),
  )
}

test('with both switched on the answers are those of the index, photos on our own site', async () => {
  const { index } = await directory()
  const shown = publicIndex(index, () => DEFAULT_SETTINGS, ADDRESSES)
  const query = { text: 'bäckerei', limit: 5, offset: 0 }
  const own = (answer: unknown) => JSON.parse(JSON.stringify(answer).replaceAll(PHOTO, SHOWN_PHOTO))
  expect(shown.search(query, 0)).toEqual(own(index.search(query, 0)))
  expect(shown.businessById(1, 0)).toEqual(own(index.businessById(1, 0)))
  expect(shown.groups()).toEqual(index.groups())
  expect(shown.stats()).toEqual(index.stats())
})

describe('switched off', () => {
  test('photos are in no public answer, ratings still are', async () => {
    const answers = (await answersWith({ showsPhotos: false, showsRatings: true })).join('\n')
    expect(answers).not.toContain(PHOTO)
    expect(answers).not.toContain('/img/')
    expect(answers).not.toMatch(/"photosCount":[1-9]/)
    expect(answers).toContain('"photos":[]')
    expect(answers).toContain('"rating":"4.7"')
  })

  test('ratings are in no public answer, photos still are', async () => {
    const answers = (await answersWith({ showsPhotos: true, showsRatings: false })).join('\n')
    expect(answers).toContain(SHOWN_PHOTO)
    expect(answers).not.toContain(PHOTO)
    expect(answers).toContain('"rating":null')
    expect(answers).toContain('"reviewsPerScore":null')
    expect(answers).not.toMatch(/4\.7|321|311|google\.example/)
    expect(answers).not.toMatch(/"averageRating":[1-9]/)
    expect(answers).toContain('"ratings":[]')
  })

  test('they cannot be filtered by either, but ordered', async () => {
    const { index } = await directory()
    const all = { limit: 5, offset: 0, sort: 'rating' } as const
    const narrowed = { ...all, hasPhoto: true, minRating: 4 }
    const off = publicIndex(index, () => ({ showsPhotos: false, showsRatings: false }), ADDRESSES)
    expect(index.search(narrowed, 0).total).toBe(1)
    expect(off.search(narrowed, 0).total).toBe(2)
    expect(off.search(all, 0).businesses.map(({ id }) => id)).toEqual([1, 2])
  })
})
