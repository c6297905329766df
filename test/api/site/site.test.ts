import { describe, expect, test } from 'vitest'
import { rankingSchema, siteProfileSchema } from '#api/site/schema.ts'
import { rankingRules } from '#services/search/ranking-rules.ts'
import { tempApi } from '#test/api/temp-api.ts'
import { roth, site } from '#test/content/make-site.ts'
import { tempDirectory } from '#test/temp-directory.ts'

describe('GET /api/ranking', () => {
  test('tells the rules that the page shows', async () => {
    const { index } = await tempDirectory()
    const answer = await (await tempApi(index)).inject('/api/ranking')
    expect(answer.statusCode).toBe(200)
    expect(rankingSchema.parse(answer.json())).toEqual(rankingRules())
  })

  test('refuses unknown parameters', async () => {
    const { index } = await tempDirectory()
    expect((await (await tempApi(index)).inject('/api/ranking?x=1')).statusCode).toBe(400)
  })
})

describe('GET /api/site', () => {
  test('says nothing of nobody', async () => {
    const { index } = await tempDirectory()
    const answer = await (await tempApi(index)).inject('/api/site')
    expect(siteProfileSchema.parse(answer.json())).toEqual({ contact: null, timeline: [], team: [] })
  })

  test('tells how to reach the operator, and no more of the settings than that', async () => {
    const { index } = await tempDirectory()
    const settings = site({ operator: roth, headCode: '<meta name="x">' })
    const answer = await (await tempApi(index, settings)).inject('/api/site?language=en')
    const { contact } = siteProfileSchema.parse(answer.json())
    expect(contact).toMatchObject({ name: roth.name, email: roth.email, replyTime: '24 hours' })
    expect(answer.body).not.toContain(roth.vatId)
    expect(answer.body).not.toContain('<meta')
  })

  test('refuses languages that the site does not speak', async () => {
    const { index } = await tempDirectory()
    expect((await (await tempApi(index)).inject('/api/site?language=fr')).statusCode).toBe(400)
  })
})
