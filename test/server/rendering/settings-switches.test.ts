import { describe, expect, test } from 'vitest'
import { draft } from '#test/make-draft.ts'
import { liveSite, PAGES } from '#test/server/temp-live-site.ts'

describe('with ratings and photos switched off', () => {
  const rated = draft({ rating: 4.7, reviewCount: 321, reviewsPerScore: [1, 2, 3, 4, 311] })

  test('no page speaks of them', async () => {
    const { app, save } = await liveSite([rated])
    expect((await app.inject('/goerlitz/baeckerei-roth')).body).toMatch(/4,7[\s\S]*321/)
    await save({ shows_ratings: false, shows_photos: false })
    for (const url of PAGES) {
      const body = withoutDrawings((await app.inject(encodeURI(url))).body)
      expect(body, url).not.toMatch(/4,7|4\.7|321|Noch keine Bewertung|minRating|hasPhoto/)
    }
    const { body } = await app.inject('/goerlitz/baeckerei-roth')
    expect(body).not.toContain('Bewertung')
    expect(body).toContain('data-photos="off" data-ratings="off"')
  })
})

/** Their paths are full of numbers. */
function withoutDrawings(body: string): string {
  return body.replace(/<svg[\s\S]*?<\/svg>/g, '')
}
