import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { localAddress } from '#domain/language-path.ts'
import { parseDayText } from '#domain/opening-hours/day-text.ts'
import { WITH_OPERATOR } from '#test/web/operator.ts'
import { scriptsOf } from '#test/web/scripts-of.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

let site: FastifyInstance
let siteOfNobody: FastifyInstance
beforeAll(async () => {
  site = await siteForTests({ settings: WITH_OPERATOR })
  siteOfNobody = await siteForTests()
})
afterAll(async () => {
  await site.close()
  await siteOfNobody.close()
})

const html = async (url: string, of = site) => {
  const answer = await of.inject(url)
  expect(answer.statusCode).toBe(200)
  return answer.body
}
const filledIn = (page: string, id: string) => new RegExp(`id="${id}"[^>]* value="([^"]*)"`).exec(page)?.[1]

describe('the contact page', () => {
  test('names the operator, with hours and reply time from the settings', async () => {
    const page = await html('/contact')
    for (const part of [
      'Verlag Nordlicht',
      'href="mailto:post@nordlicht.example"',
      'Mo–Fr 9–18 Uhr',
      '48 Stunden',
    ])
      expect(page).toContain(part)
  })

  test('answers four questions', async () => {
    expect((await html('/contact')).match(/<h3>[^<]+\?<\/h3>/g)).toHaveLength(4)
  })

  test('offers the five topics', async () => {
    expect((await html('/contact')).match(/<option value="[a-z]+">/g)).toHaveLength(5)
  })

  test('fills in what an old link to a correction asks for', async () => {
    const page = await html('/contact?topic=correction&business=UK-204418')
    expect(filledIn(page, 'subject')).toBe('Falsche Angaben zu UK-204418')
    expect(page).toMatch(/<option value="support" selected="">/)
  })

  test.each([
    ['markup for a number', '/contact?topic=correction&business=%22%3E%3Cb%3E', 'Falsche Angaben'],
    ['another topic', '/contact?topic=offer&business=UK-1', ''],
    ['no topic', '/contact', ''],
  ])('fills in nothing of %s', async (_, url, subject) => {
    expect(filledIn(await html(url), 'subject')).toBe(subject)
  })

  test('takes messages while no operator is named, and promises no time then', async () => {
    const page = await html('/contact', siteOfNobody)
    expect(page).toContain('id="message"')
    expect(page).toContain('noch kein Betreiber eingetragen')
    expect(page).not.toContain('Stunden')
  })

  test('says how soon an answer comes once a message was sent', async () => {
    expect(await html('/contact?sent=E-12')).toContain('innerhalb von 48 Stunden')
    expect(await html('/contact?sent=E-12', siteOfNobody)).not.toContain('Stunden')
  })

  test.each(['/contact?sent=%3Cb%3E', '/contact?sent=E-x', '/contact?sent='])(
    'believes no address that says anything else: %s',
    async url => {
      expect(await html(url)).toContain('id="message"')
    },
  )
})

describe('the page for adding a business', () => {
  test('says before the first step what it costs, what happens and when an answer comes', async () => {
    const page = await html('/add-business')
    for (const part of ['kostenlos', 'mit einem Link', 'innerhalb von 48 Stunden'])
      expect(page).toContain(part)
  })

  test.each([
    ['German', '', 'Schritt 1 von 3', '33 %'],
    ['English', '/en', 'Step 1 of 3', '33%'],
    ['Turkish', '/tr', 'Adım 1 / 3', '%33'],
  ])('counts its steps in %s', async (_, prefix, step, percent) => {
    const page = await html(`${prefix}/add-business`)
    expect(page).toContain(step)
    expect(page).toContain(percent)
  })

  test('offers all groups and frequent trades without script', async () => {
    const page = await html('/add-business')
    const [plain = ''] = /<noscript>.*?<\/noscript>/s.exec(page) ?? []
    for (const name of ['Handwerker', 'Technische Dienste', 'Maler'])
      expect(plain).toContain(`<option value="${name}"`)
  })

  test.each([
    ['German', '', 'Zum Beispiel: 9-18, ab 17 Uhr, nach Vereinbarung'],
    ['English', '/en', 'For example: 9-18, from 17:00, by appointment'],
    ['Turkish', '/tr', 'Örneğin: 9-18, 17’den itibaren, randevu ile'],
  ])('gives hours that it understands as an example without script, in %s', async (_, prefix, example) => {
    expect(await html(`${prefix}/add-business`)).toContain(example)
    for (const typed of example.replace(/^.*?: /, '').split(', '))
      expect([typed, parseDayText(typed)]).not.toContain(undefined)
  })

  test('takes businesses while no operator is named, and promises no time then', async () => {
    const page = await html('/add-business', siteOfNobody)
    expect(page).toContain('noch kein Betreiber eingetragen')
    expect(page).not.toContain('Stunden')
  })

  test('gives every control an id of its own', async () => {
    const ids = (await html('/add-business')).match(/ id="[^"]+"/g) ?? []
    expect(new Set(ids).size).toBe(ids.length)
  })
})

const FORM_PAGES = ['/add-business', '/contact', '/report', '/privacy-request', '/newsletter']

describe.each(FORM_PAGES)('the form on %s', path => {
  test.each(LANGUAGES)('goes to its own page without script, in %s', async language => {
    const address = localAddress(language, path)
    const answer = await site.inject(address)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toMatch(new RegExp(`<form[^>]* action="${address}"`))
    expect(answer.body).toMatch(/<form[^>]* method="post"/)
  })

  test('loads at most 100.5 kB of script, and is at most 50 kB of HTML', async () => {
    for (const language of LANGUAGES) {
      const page = await html(localAddress(language, path))
      expect(Buffer.byteLength(page)).toBeLessThanOrEqual(50_000)
      const scripts = scriptsOf(page)
      expect(scripts.length).toBeGreaterThan(3)
      const answers = await Promise.all(
        scripts.map(url => site.inject({ url, headers: { 'accept-encoding': 'br' } })),
      )
      const bytes = answers.reduce((sum, { rawPayload }) => sum + rawPayload.byteLength, 0)
      // Brotli's own choices change the sum by 150 bytes and more, whatever the change was.
      expect(bytes).toBeLessThanOrEqual(100_500)
    }
  })
})

test('a report begins with what its address names, and with nothing that cannot be', async () => {
  const page = await html('/report?business=UK-7&kind=closed')
  expect(filledIn(page, 'business')).toBe('UK-7')
  expect(page).toMatch(/<option value="closed" selected="">/)
  const other = await html('/report?business=%22%3E%3Cb%3E&kind=nonsense')
  expect(filledIn(other, 'business')).toBe('')
  expect(other).toMatch(/<option value="" selected="">/)
})

test('the newsletter shows the sentence that is stored as consent', async () => {
  expect(await html('/newsletter')).toContain('jederzeit wieder abmelden')
  expect(await html('/blog')).toContain('href="/newsletter"')
})

test('requests of listed people name the rights, their articles and the time', async () => {
  const page = await html('/privacy-request')
  for (const part of ['Art. 15', 'Art. 16', 'Art. 17', 'Art. 21', '30 Tagen']) expect(page).toContain(part)
})

test.each(LANGUAGES)(
  'every footer leads to reports, own data, newsletter and saved businesses, in %s',
  async language => {
    const page = await html(localAddress(language, '/'))
    for (const path of ['/report', '/privacy-request', '/newsletter', '/merkliste'])
      expect(page).toContain(`href="${localAddress(language, path)}"`)
  },
)

describe('a shared list of businesses', () => {
  test('is shown without script, in the order of its address, and not indexed', async () => {
    const answer = await site.inject('/merkliste?ids=204002,204001')
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    const names = [...answer.body.matchAll(/<h3[^>]*><a[^>]*>([^<]+)</g)].map(([, name]) => name)
    expect(names).toEqual(['Dachdeckerei Grünwald', 'Malermeisterin Öztürk'])
    expect(answer.body).toContain('/merkliste/kontakte.vcf?ids=204002,204001')
  })

  test.each(['/merkliste', '/merkliste?ids=', '/merkliste?ids=%3Cb%3E'])(
    '%s is the visitor’s own, of which the server knows nothing',
    async url => {
      const page = await html(url)
      expect(page).toContain('Ihre Liste ist nur in diesem Browser gespeichert')
      expect(page).not.toContain('Geteilte Merkliste')
    },
  )
})
