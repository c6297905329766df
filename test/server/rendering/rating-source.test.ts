import { expect, test } from 'vitest'
import { draft } from '#test/make-draft.ts'
import { liveSite } from '#test/server/temp-live-site.ts'

const RATED = { rating: 4.7, reviewCount: 321 }
const LISTS = ['/city/goerlitz', '/businesses?query=roth']

test.each([
  ['Google', /· Google/, /Quelle: Google, Stand/],
  ['ProvenExpert', /· ProvenExpert/, /Quelle: ProvenExpert, Stand/],
])('every page names %s as the source of a rating', async (ratingSource, inList, onPage) => {
  const { app } = await liveSite([draft({ ...RATED, ratingSource })])
  for (const url of LISTS) expect((await app.inject(url)).body, url).toMatch(inList)
  const { body } = await app.inject('/goerlitz/baeckerei-roth')
  expect(body).toMatch(onPage)
  if (ratingSource !== 'Google') expect(body).not.toMatch(/Google, nicht geprüft|Quelle: Google/)
})

test('a rating of which nobody says whose it is is not shown, filtered or counted', async () => {
  const { app } = await liveSite([{ ...draft(), ...RATED }])
  for (const url of [...LISTS, '/goerlitz/baeckerei-roth']) {
    const body = (await app.inject(url)).body.replace(/<svg[\s\S]*?<\/svg>/g, '')
    expect(body, url).not.toMatch(/4,7|321/)
    expect(body, url).toContain('Noch keine Bewertung')
  }
  const found = await app.inject('/api/businesses/search?query=roth&minRating=3.0')
  expect(found.json()).toMatchObject({ total: 0 })
  expect((await app.inject('/api/businesses/search?query=roth')).json()).toMatchObject({
    businesses: [{ rating: null, ratingSource: null, reviewCount: 0 }],
  })
})
