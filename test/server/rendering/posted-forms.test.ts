import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { mailById } from '#store/mail/outbox.ts'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'
import { NOW, type TempSite, tempSite } from '#test/server/temp-site.ts'

/** What browsers without script send from the page itself. */
const FROM_THE_PAGE = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
  host: 'umkreis.example',
}

const MESSAGE = {
  name: 'Ayşe Größner',
  email: 'ayse@weiss.example',
  category: 'support',
  subject: 'Frage',
  message: 'Guten Tag <b>Ümit</b>',
}

const LISTING = {
  name: 'Wärmewerk Ehrenfeld',
  category: 'handwerker',
  description: 'Heizungen für Altbauten.',
  address: 'Hinter der Glashütte 17',
  postalCode: '50823',
  city: 'Köln',
  phone: '0221 4710144',
  email: 'kontakt@waermewerk.example',
  'hours.monday': '9-18 Uhr',
}

const ticketIn = (page: string) => /name="ticket" value="([^"]*)"/.exec(page)?.[1] ?? ''
const countStored = async ({ directory }: TempSite) =>
  (await directory.store.db.selectFrom('submissions').select('id').execute()).length

/** Opens a form's page and lets the time pass that a person needs. */
async function opened(site: Awaited<ReturnType<typeof given>>, path: string): Promise<string> {
  const { body } = await site.app.inject(path)
  const ticket = ticketIn(body)
  expect(ticket).not.toBe('')
  site.passSeconds(5)
  return ticket
}

/** A site whose clock is turned by hand. */
async function given() {
  let now = NOW
  const site = await tempSite([draft()], {}, undefined, () => now)
  return Object.assign(site, {
    passSeconds: (seconds: number) => {
      now += seconds * 1_000
    },
  })
}

/** For tests that send nothing which is stored. */
const shared = oncePerFile(given)

const post = (
  app: FastifyInstance,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = FROM_THE_PAGE,
) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { ...headers, 'content-type': FROM_THE_PAGE['content-type'], host: FROM_THE_PAGE.host },
    payload: new URLSearchParams(fields).toString(),
  })

describe('a form that is sent without script', () => {
  test('is stored, and leads to the page that says its number', async () => {
    const site = await given()
    const ticket = await opened(site, '/contact')
    const answer = await post(site.app, '/contact', { ...MESSAGE, ticket })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/contact?sent=E-1&mail=1')
    const page = await site.app.inject('/contact?sent=E-1&mail=1')
    for (const part of ['Nachricht gesendet!', 'E-1', 'Eine Bestätigung geht an Ihre E-Mail-Adresse'])
      expect(page.body).toContain(part)
    const stored = await site.directory.store.db.selectFrom('submissions').selectAll().execute()
    expect(stored).toHaveLength(1)
    expect(stored[0]).toMatchObject({ kind: 'message', sender_email: MESSAGE.email, suspicion: null })
  })

  test('has a ticket of its own for each of several visitors who come at the same moment', async () => {
    const { app } = shared()
    const pages = await Promise.all([1, 2, 3].map(() => app.inject('/contact')))
    expect(new Set(pages.map(({ body }) => ticketIn(body))).size).toBe(3)
  })

  test('twice is stored once', async () => {
    const site = await given()
    const ticket = await opened(site, '/en/contact')
    const first = await post(site.app, '/en/contact', { ...MESSAGE, ticket })
    const second = await post(site.app, '/en/contact', { ...MESSAGE, ticket })
    expect(first.headers.location).toBe('/en/contact?sent=E-1&mail=1')
    expect(second.headers.location).toBe(first.headers.location)
    expect(await countStored(site)).toBe(1)
  })

  test('comes back with what was typed and what is wrong with it; nothing is stored', async () => {
    const site = await given()
    const ticket = await opened(site, '/tr/contact')
    const answer = await post(site.app, '/tr/contact', { ...MESSAGE, email: 'ayse', subject: '', ticket })
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('value="Ayşe Größner"')
    expect(answer.body).toContain('Guten Tag &lt;b&gt;Ümit&lt;/b&gt;</textarea>')
    expect(answer.body).toMatch(/<title>Hata: /)
    expect(answer.body).toMatch(/<a href="#email">/)
    expect(answer.body).toMatch(/<input[^>]* id="subject"|id="subject"[^>]* aria-invalid="true"/)
    expect(ticketIn(answer.body)).toBe(ticket)
    expect(await countStored(site)).toBe(0)
    const mended = await post(site.app, '/tr/contact', { ...MESSAGE, ticket })
    expect(mended.statusCode).toBe(303)
  })

  test('faster than a person is asked to wait, keeps its text, and is taken a moment later', async () => {
    const site = await given()
    const { body } = await site.app.inject('/contact')
    const ticket = ticketIn(body)
    const early = await post(site.app, '/contact', { ...MESSAGE, ticket })
    expect(early.statusCode).toBe(429)
    expect(early.body).toContain('role="alert"')
    expect(early.body).toContain('value="Ayşe Größner"')
    expect(await countStored(site)).toBe(0)
    site.passSeconds(4)
    expect((await post(site.app, '/contact', { ...MESSAGE, ticket: ticketIn(early.body) })).statusCode).toBe(
      303,
    )
  })

  test.each([
    ['older than a day', (site: Awaited<ReturnType<typeof given>>) => site.passSeconds(25 * 60 * 60), ''],
    ['with a ticket that is not ours', () => {}, 'abc'],
  ])('%s comes back with a new ticket and everything that was typed', async (_, pass, forged) => {
    const site = await given()
    const ticket = await opened(site, '/contact')
    pass(site)
    const answer = await post(site.app, '/contact', { ...MESSAGE, ticket: forged || ticket })
    expect(answer.statusCode).toBe(403)
    expect(answer.body).toContain('Guten Tag')
    expect(ticketIn(answer.body)).not.toBe(ticket)
    expect(await countStored(site)).toBe(0)
    site.passSeconds(5)
    const again = await post(site.app, '/contact', { ...MESSAGE, ticket: ticketIn(answer.body) })
    expect(again.statusCode).toBe(303)
  })

  test.each([
    ['says so', { 'sec-fetch-site': 'cross-site' }],
    ['is told by its origin', { origin: 'https://evil.example' }],
  ])('is refused where another site sent it and the browser %s', async (_, headers) => {
    const site = shared()
    const ticket = await opened(site, '/contact')
    expect((await post(site.app, '/contact', { ...MESSAGE, ticket }, headers)).statusCode).toBe(403)
    expect(await countStored(site)).toBe(0)
  })

  test('with the field that no person sees gets the usual answer, but no mail', async () => {
    const site = await given()
    const ticket = await opened(site, '/contact')
    const answer = await post(site.app, '/contact', { ...MESSAGE, ticket, homepage: 'https://x.example' })
    expect(answer.statusCode).toBe(303)
    const { db } = site.directory.store
    expect(await db.selectFrom('submissions').select(['state', 'suspicion']).execute()).toEqual([
      { state: 'rejected', suspicion: 'trap' },
    ])
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([])
  })

  test('beyond what any form holds gets a sentence', async () => {
    const site = shared()
    const answer = await post(site.app, '/contact', { ...MESSAGE, message: 'a'.repeat(70_000) })
    expect(answer.statusCode).toBe(413)
    expect(answer.body).toContain('Gespeichert wurde nichts')
  })
})

test('a listing is sent on one page, a doubtful place only when its sender insists', async () => {
  const site = await given()
  const { body } = await site.app.inject('/add-business')
  const plain = /<noscript>(.*?)<\/noscript>/s.exec(body)?.[1] ?? ''
  expect(plain.match(/<fieldset/g)).toHaveLength(3)
  const ticket = await opened(site, '/add-business')
  const faulty = await post(site.app, '/add-business', { ...LISTING, name: '', 'hours.sunday': '?', ticket })
  expect(faulty.statusCode).toBe(422)
  for (const id of ['plain-name', 'plain-hours-sunday'])
    expect(faulty.body).toMatch(new RegExp(`<a href="#${id}">`))
  const doubted = await post(site.app, '/add-business', { ...LISTING, city: 'Bonn', ticket })
  expect(doubted.statusCode).toBe(422)
  expect(doubted.body).toContain('name="isPlaceConfirmed"')
  expect(await countStored(site)).toBe(0)
  const sent = await post(site.app, '/add-business', {
    ...LISTING,
    city: 'Bonn',
    isPlaceConfirmed: 'on',
    ticket,
  })
  expect(sent.headers.location).toBe('/add-business?sent=E-1&mail=1')
  const page = await site.app.inject('/add-business?sent=E-1&mail=1')
  expect(page.body).toContain('Erfolgreich eingereicht!')
  expect(page.body).not.toContain('<noscript>')
})

test.each<[string, string, Record<string, string>, string]>([
  [
    'a report',
    '/report',
    { kind: 'closed', business: 'UK-1', text: '', name: '', email: '' },
    '/report?sent=E-1',
  ],
  [
    'a notice of illegal content',
    '/report',
    {
      kind: 'illegal-content',
      business: 'UK-1',
      text: 'Beleidigung in der Beschreibung.',
      name: 'Jörg Weiß',
      email: 'j@weiss.example',
      isInGoodFaith: 'on',
    },
    '/report?sent=E-1&mail=1',
  ],
  [
    'a request of a listed person',
    '/privacy-request',
    { kind: 'removal', name: 'Jörg Weiß', email: 'j@weiss.example', business: '', details: '' },
    '/privacy-request?sent=E-1&mail=1',
  ],
  [
    'a correction',
    '/business/1/correct',
    { businessId: '1', phone: '03581 471999' },
    '/business/1/correct?sent=E-1',
  ],
])('%s is stored under its own number', async (_, path, fields, location) => {
  const site = await given()
  const ticket = await opened(site, path)
  const typed = path.includes('correct') ? { ...(await prefilled(site)), ...fields } : fields
  const answer = await post(site.app, path, { ...typed, ticket })
  expect(answer.headers.location).toBe(location)
  expect(await countStored(site)).toBe(1)
  const page = await site.app.inject(location)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<b class="num">E-1</b>')
})

/** The fields of the correction form as the page has them. */
async function prefilled(site: TempSite): Promise<Record<string, string>> {
  const { texts, hours } = (await site.app.inject('/api/corrections/1')).json()
  const days = Object.entries(hours).map(([day, text]) => [`hours.${day}`, String(text)])
  return { ...texts, ...Object.fromEntries(days) }
}

test.each([
  ['operational', ['isClosed']],
  ['closed-temporarily', ['isOpenAgain', 'isClosed']],
  ['closed-permanently', ['isOpenAgain']],
] as const)('what is said to be %s can be said to be otherwise', async (status, boxes) => {
  const site = await tempSite([draft({ status })])
  const { body } = await site.app.inject('/business/1/correct')
  const names = [...body.matchAll(/name="(isClosed|isOpenAgain)"/g)].map(([, name]) => name)
  expect(names).toEqual(boxes)
})

test('the page of a correction asks for changes only while there is a form for them', async () => {
  const { app } = shared()
  expect((await app.inject('/business/1/correct')).body).toContain('Ändern Sie, was nicht stimmt')
  expect((await app.inject('/business/1/correct?sent=E-1')).body).not.toContain(
    'Ändern Sie, was nicht stimmt',
  )
})

test('the newsletter and the owner’s link answer the same whatever address was given', async () => {
  const site = await given()
  const ticket = await opened(site, '/newsletter')
  const asked = await post(site.app, '/newsletter', { email: 'leser@weiss.example', ticket })
  expect(asked.headers.location).toBe('/newsletter?sent=newsletter&mail=1')
  expect((await site.app.inject('/newsletter?sent=newsletter&mail=1')).body).toContain('Fast geschafft!')
  const owner = await post(site.app, '/business/1/correct', {
    form: 'owner-links',
    businessId: '1',
    email: 'unbekannt@weiss.example',
    ticket: await opened(site, '/business/1/correct'),
  })
  expect(owner.headers.location).toBe('/business/1/correct?sent=owner-links&mail=1')
  expect((await site.app.inject(owner.headers.location ?? '')).body).toContain('Anfrage angekommen')
  expect(await countStored(site)).toBe(0)
})

describe('a link from a mail', () => {
  test('acts when its button is pressed, not when its page is opened', async () => {
    const site = await given()
    await post(site.app, '/add-business', { ...LISTING, ticket: await opened(site, '/add-business') })
    const { db, key } = site.directory.store
    const mail = await mailById(db, key, 1)
    const path = /https:\/\/umkreis\.example(\/link\/[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const confirmedAt = async () =>
      (await db.selectFrom('submissions').select('confirmed_at').executeTakeFirstOrThrow()).confirmed_at
    expect((await site.app.inject({ method: 'HEAD', url: path })).statusCode).toBe(200)
    // As from a mail on the web.
    const page = await site.app.inject({ url: path, headers: { 'sec-fetch-site': 'cross-site' } })
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect(page.body).toContain('E-Mail-Adresse bestätigen')
    expect(await confirmedAt()).toBeNull()
    const token = /name="token" value="([\w-]+)"/.exec(page.body)?.[1] ?? ''
    const sent = await post(site.app, path, { form: 'mail-links', token })
    expect(sent.statusCode).toBe(303)
    const done = await site.app.inject(String(sent.headers.location))
    expect(done.statusCode).toBe(200)
    expect(done.body).toContain('E-Mail-Adresse bestätigt')
    expect(await confirmedAt()).not.toBeNull()
  })

  test.each([
    ['/link/erfunden', 'Diesen Link kennen wir nicht'],
    ['/en/link/a%00b', 'We do not know this link'],
  ])('%s that nobody sent is 404, with a way out', async (path, title) => {
    const site = shared()
    const page = await site.app.inject(path)
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain(title)
    expect(page.body).toMatch(/href="(\/en)?\/contact"/)
  })
})

test.each([
  ['/business/2/correct', 404],
  ['/business/abc/correct', 404],
])('%s has nothing to correct', async (path, status) => {
  const site = shared()
  expect((await site.app.inject(path)).statusCode).toBe(status)
})

test('the form for corrections begins with what the directory says, and keeps what was typed', async () => {
  const site = shared()
  const { body, headers } = await site.app.inject('/business/1/correct')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(body).toContain('value="Bäckerei Roth"')
  expect(body).toContain('value="02826"')
  const ticket = await opened(site, '/business/1/correct')
  const unchanged = await post(site.app, '/business/1/correct', {
    ...(await prefilled(site)),
    businessId: '1',
    proof: 'Nichts <geändert>',
    ticket,
  })
  expect(unchanged.statusCode).toBe(422)
  expect(unchanged.body).toContain('Sie haben noch nichts geändert')
  expect(unchanged.body).toContain('Nichts &lt;geändert&gt;')
  expect(await countStored(site)).toBe(0)
})
