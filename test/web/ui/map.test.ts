import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUSINESSES } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

let site: FastifyInstance
beforeAll(async () => {
  site = await siteForTests()
})
afterAll(() => site.close())

const placed = BUSINESSES.find(({ latitude }) => latitude !== null)
const placeless = BUSINESSES.find(({ latitude }) => latitude === null)
if (placed === undefined || placeless === undefined) throw new Error('the directory lacks a case')

async function pictureSources(url: string, of: FastifyInstance = site): Promise<string> {
  const { headers } = await of.inject(url)
  const directives = String(headers['content-security-policy']).split('; ')
  return directives.find(directive => directive.startsWith('img-src')) ?? ''
}

const CLOSED = "img-src 'self' data:"
const OPEN = `${CLOSED} https://a.karten.example https://b.karten.example https://c.karten.example`

describe('pictures of a map are let in', () => {
  test.each([
    ['on the page of a business with coordinates', `/${placed.urlSlug}`],
    ['in every language', `/tr/${placed.urlSlug}`],
    ['on a page of results', '/businesses'],
    ['on results that are not cached', '/businesses?query=elektro'],
  ])('%s', async (_, url) => {
    expect(await pictureSources(url)).toBe(OPEN)
    expect((await site.inject(url)).body).toContain(' data-map>')
  })

  test('on a cached page and with "not modified" too', async () => {
    const first = await site.inject('/businesses?category=handwerker')
    const second = await site.inject({
      url: '/businesses?category=handwerker',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(second.statusCode).toBe(304)
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
    expect(String(second.headers['content-security-policy'])).toContain(OPEN)
  })
})

describe('nothing but our own pictures', () => {
  test.each([
    ['on the home page', '/'],
    ['on the page of a business without coordinates', `/${placeless.urlSlug}`],
    ['where nothing was found', '/businesses?query=gibtesnicht'],
    ['on an unknown page', '/nirgends'],
  ])('%s', async (_, url) => {
    expect(await pictureSources(url)).toBe(CLOSED)
    expect((await site.inject(url)).body).not.toContain(' data-map>')
  })

  test('where maps are switched off: no button, no word of them', async () => {
    const without = await siteForTests({ tiles: null })
    for (const url of [`/${placed.urlSlug}`, '/businesses']) {
      expect(await pictureSources(url, without)).toBe(CLOSED)
      const { body } = await without.inject(url)
      expect(body).not.toContain('Karte laden')
      expect(body).not.toContain('data-tile-url')
    }
    await without.close()
  })
})

test('who would learn of the IP address is named before the click', async () => {
  const { body } = await site.inject(`/${placed.urlSlug}`)
  expect(body).toContain('Karte laden')
  expect(body).toMatch(/Kartenbilder kommen von karten\.example[^<]* Ihre IP-Adresse/)
  expect(body).toContain('href="/privacy"')
})

test('where the pictures lie on the site itself, nobody learns of it', async () => {
  const own = await siteForTests({ tiles: { url: '/kacheln/{z}/{x}/{y}.png', attribution: '' } })
  const { body } = await own.inject(`/${placed.urlSlug}`)
  expect(body).toContain('Karte laden')
  expect(body).not.toContain('IP-Adresse')
  expect(await pictureSources(`/${placed.urlSlug}`, own)).toBe(CLOSED)
  await own.close()
})

test('an address of pictures cannot leave its attribute', async () => {
  const hostile = await siteForTests({
    tiles: {
      url: 'https://karten.example/{z}/{x}/{y}.png?"><script>1</script>',
      attribution: '"><script>2</script>',
    },
  })
  const { body } = await hostile.inject('/businesses')
  expect(body).not.toContain('<script>1')
  expect(body).not.toContain('<script>2')
  await hostile.close()
})
