import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RouteProblem, RouteRedirect } from '#api/http/route.ts'
import { BUSINESSES, fakeApi } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const [business] = BUSINESSES
if (business === undefined) throw new Error('the directory is empty')
const GONE = 11
const MOVED = 12
const CIRCLE = 13

let site: FastifyInstance
beforeAll(async () => {
  const api = fakeApi()
  const redirectTo = (urlSlug: string) => new RouteRedirect(`/api/businesses/slug/${urlSlug}`)
  site = await siteForTests({
    handlers: {
      'GET /api/businesses/:id': ({ params }) => {
        const { id } = params
        if (id === String(GONE)) return new RouteProblem('business_gone')
        if (id === String(MOVED)) return redirectTo(business.urlSlug)
        if (id === String(CIRCLE)) return redirectTo('koeln/umgezogen')
        return api('GET /api/businesses/:id', { params })
      },
    },
  })
})
afterAll(() => site.close())

const get = (id: string | number) => site.inject(`/business/${id}/kontakt.vcf`)

test('a business comes as a file for an address book', async () => {
  const answer = await get(business.id)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/vcard; charset=utf-8')
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+\.vcf"$/)
  expect(answer.headers['x-robots-tag']).toBe('noindex')
  expect(answer.body.split('\r\n')[0]).toBe('BEGIN:VCARD')
  const unfolded = answer.body.replaceAll('\r\n ', '')
  expect(unfolded).toContain(`SOURCE:https://umkreis.example/${business.urlSlug}\r\n`)
  expect(unfolded).toContain(business.businessNumber)
})

test('its page links it, the same in every language', async () => {
  for (const prefix of ['', '/en', '/tr']) {
    const { body } = await site.inject(`${prefix}/${business.urlSlug}`)
    expect(body).toContain(`href="/business/${business.id}/kontakt.vcf"`)
  }
})

test.each([
  ['an unknown number', 1, 404],
  ['no number', 'abc', 404],
  ['a number that is too long', '9'.repeat(30), 404],
  ['a number with a sign', '-1', 404],
  ['a removed business', GONE, 410],
  ['a move that leads to another move', CIRCLE, 404],
])('%s', async (_, id, status) => {
  const answer = await get(id)
  expect(answer.statusCode).toBe(status)
  expect(answer.body).not.toContain('VCARD')
})

test('a merged business leads to the card of the one that it became', async () => {
  const answer = await get(MOVED)
  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location).toBe(`/business/${business.id}/kontakt.vcf`)
})

test('saved businesses come as one file, without those that are gone', async () => {
  const [, other] = BUSINESSES
  const answer = await site.inject(`/merkliste/kontakte.vcf?ids=${business.id},${GONE},${other?.id}`)
  expect(answer.headers['content-type']).toBe('text/vcard; charset=utf-8')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="merkliste.vcf"')
  expect(answer.headers['x-robots-tag']).toBe('noindex')
  expect(answer.body.match(/^BEGIN:VCARD\r$/gm)).toHaveLength(2)
})

test.each(['', '?ids=', '?ids=abc', `?ids=${GONE}`, '?ids=1&ids=2'])(
  'a file of nothing is none: %s',
  async query => {
    const answer = await site.inject(`/merkliste/kontakte.vcf${query}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('VCARD')
  },
)
