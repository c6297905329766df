import { expect, test } from 'vitest'
import { tempApi } from '#test/api/temp-api.ts'
import { tempDirectory } from '#test/temp-directory.ts'

async function answerTo(query: string) {
  const app = await tempApi((await tempDirectory()).index)
  const answer = await app.inject(`/api/businesses/search?${query}`)
  return { status: answer.statusCode, sentence: answer.json().title }
}

test.each([
  ['querry=roth', '„querry“ gibt es hier nicht'],
  ['radiusKm=0', 'radiusKm muss mindestens 1 sein'],
  ['radiusKm=101', 'radiusKm darf höchstens 100 sein'],
  ['radiusKm=weit', 'radiusKm muss eine Zahl sein'],
  ['limit=1.5', 'limit muss eine ganze Zahl sein'],
  ['lat=91&lon=7', 'lat darf höchstens 90 sein'],
  ['lat=NaN&lon=7', 'lat muss eine Zahl sein'],
  ['lat=50.9', 'lat und lon gehören zusammen'],
  ['lon=7', 'lat und lon gehören zusammen'],
  ['sort=best', 'sort muss einer dieser Werte sein: relevance, distance, rating, reviews, name, city'],
  ['openNow=ja', 'openNow muss einer dieser Werte sein: 0, 1, true, false'],
  ['openAt=sun@25:00', 'openAt hat nicht die erwartete Form'],
  ['openAt=2026-02-29', 'openAt hat nicht die erwartete Form'],
  ['openAt=sun@10:00&openAt=mon', 'openAt muss genau ein Text sein'],
  ['minRating=6', 'minRating darf höchstens 5 sein'],
  ['hasPhoto=2', 'hasPhoto muss einer dieser Werte sein: 0, 1, true, false'],
  ['hasWebsite=x', 'hasWebsite muss einer dieser Werte sein: 0, 1, true, false'],
  ['priceLevel=5', 'priceLevel hat nicht die erwartete Form'],
  ['attributes=terrasse,goldrand', 'attributes hat nicht die erwartete Form'],
  ['query=a&query=b', 'query muss genau ein Text sein'],
  [`query=${'x'.repeat(301)}`, 'query darf höchstens 300 Zeichen haben'],
  ['radiusKm=0&language=en', 'radiusKm must be at least 1'],
  ['querry=roth&language=tr', '“querry” burada yok'],
])('GET /api/businesses/search?%s is refused: %s', async (query, reason) => {
  const { status, sentence } = await answerTo(query)
  expect(status).toBe(400)
  expect(sentence).toContain(`: ${reason}.`)
  expect(sentence).not.toMatch(/invalid|expected|too (?:big|small)|unrecognized/i)
})
