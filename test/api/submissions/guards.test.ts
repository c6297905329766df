import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { formLimits } from '#api/http/form-guard.ts'
import { apiRoutes } from '#api/routes.ts'
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts'
import { readContent } from '#gateways/content/content-files.ts'
import { TUESDAY_TEN } from '#test/api/temp-api.ts'
import { tempDirectory } from '#test/temp-directory.ts'
import { listingBody, messageBody, NOTHING, tempForms } from './temp-forms.ts'

const HOUR = 60 * 60 * 1000

describe('tickets', () => {
  test('a ticket is kept by nobody and may be sent after three seconds', async () => {
    const forms = await tempForms()
    const answer = await forms.app.inject('/api/forms/ticket')
    expect(answer.headers['cache-control']).toBe('no-store')
    const { ticket } = answer.json()
    const early = await forms.send('/api/contact', messageBody({ ticket }))
    expect([early.statusCode, early.json().code, early.headers['retry-after']]).toEqual([
      429,
      'form_too_fast',
      '3',
    ])
    expect(await forms.stored()).toEqual(NOTHING)
    forms.clock.now += 3_000
    expect((await forms.send('/api/contact', messageBody({ ticket }))).statusCode).toBe(201)
  })

  test('a form that was open for more than a day is refused with a sentence', async () => {
    const forms = await tempForms()
    const ticket = await forms.ticket()
    forms.clock.now += 24 * HOUR
    const late = await forms.send('/api/contact', messageBody({ ticket, language: 'en' }))
    expect([late.statusCode, late.json().code]).toEqual([403, 'form_expired'])
    expect(late.json().details).toContain('reload')
    expect(await forms.stored()).toEqual(NOTHING)
  })

  const forged: readonly (readonly [string, (ticket: string) => string])[] = [
    ['an empty ticket', () => ''],
    ['words', () => 'abc'],
    ['a later time under an old signature', ticket => ticket.replace(/^[^.]+/, 'zzzzzzzz')],
    ['another random part', ticket => ticket.replace(/\.[^.]+\./, '.AAAAAAAAAAAAAAAA.')],
    ['a signature that is cut', ticket => ticket.slice(0, -1)],
    ['something behind it', ticket => `${ticket}.`],
    ['as many signs as a form takes', () => 'a'.repeat(60_000)],
  ]
  test.each(forged)('%s is none of ours', async (_name, forge) => {
    const forms = await tempForms()
    const ticket = forge(await forms.ticket())
    const answer = await forms.send('/api/contact', messageBody({ ticket }))
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'form_expired'])
    expect(await forms.stored()).toEqual(NOTHING)
  })

  test('the same form sent twice is stored once and gets the first answer', async () => {
    const forms = await tempForms()
    const body = messageBody({ ticket: await forms.ticket() })
    const answers = await Promise.all([forms.send('/api/contact', body), forms.send('/api/contact', body)])
    const later = await forms.send('/api/contact', body)
    expect([...answers, later].map(answer => [answer.statusCode, answer.json()])).toEqual(
      Array.from({ length: 3 }, () => [201, { number: 'E-1', isMailed: true }]),
    )
    expect(await forms.stored()).toEqual({ submissions: 1, mails: 1, links: 0 })
  })

  test('other words with the same ticket are another message, so that none is lost', async () => {
    const forms = await tempForms()
    const ticket = await forms.ticket()
    await forms.send('/api/contact', messageBody({ ticket }))
    const other = await forms.send('/api/contact', messageBody({ ticket, message: 'Es hat sich erledigt.' }))
    expect(other.json().number).toBe('E-2')
  })

  test('a program that repeats a call without a ticket is stored once, and marked', async () => {
    const forms = await tempForms()
    await forms.send('/api/contact', messageBody())
    await forms.send('/api/contact', messageBody())
    forms.clock.now += 2 * HOUR
    await forms.send('/api/contact', messageBody())
    const rows = await forms.store.db.selectFrom('submissions').select(['id', 'suspicion', 'state']).execute()
    expect(rows).toEqual([
      { id: 1, suspicion: 'no-ticket', state: 'new' },
      { id: 2, suspicion: 'no-ticket', state: 'new' },
    ])
  })
})

describe('marks of machines', () => {
  test('whoever fills the trap gets the usual answer, and nobody is written to', async () => {
    const forms = await tempForms()
    const ticket = await forms.ticket()
    const answer = await forms.send('/api/listings', listingBody({ ticket, trap: 'https://spam.example' }))
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { number: 'E-1', isMailed: true, picturesKey: expect.any(String) },
    ])
    expect(await forms.stored()).toEqual({ submissions: 1, mails: 0, links: 0 })
    const row = await forms.store.db
      .selectFrom('submissions')
      .select(['state', 'suspicion'])
      .executeTakeFirst()
    expect(row).toEqual({ state: 'rejected', suspicion: 'trap' })
  })

  test('three links are many for a message, two are not', async () => {
    const forms = await tempForms()
    const two = 'Siehe https://eins.example und www.zwei.example'
    await forms.send('/api/contact', messageBody({ ticket: await forms.ticket(), message: two }))
    const three = `${two}, http://drei.example`
    await forms.send('/api/contact', messageBody({ ticket: await forms.ticket(), message: three }))
    const rows = await forms.store.db.selectFrom('submissions').select(['suspicion', 'state']).execute()
    expect(rows).toEqual([
      { suspicion: null, state: 'new' },
      { suspicion: 'links', state: 'new' },
    ])
  })

  test('one address gets ten acknowledgements a day, and the inbox everything', async () => {
    const forms = await tempForms()
    const answers = []
    for (const index of Array(12).keys())
      answers.push(await forms.send('/api/contact', messageBody({ message: `Nachricht ${index}` })))
    expect(answers.map(answer => answer.json().isMailed)).toEqual([
      ...Array.from({ length: 10 }, () => true),
      false,
      false,
    ])
    expect(await forms.stored()).toEqual({ submissions: 12, mails: 10, links: 0 })
  })
})

test('one address has one limit, in whatever case and encoding its letters are', async () => {
  const forms = await tempForms()
  const spellings = ['müller@grün.example', 'MÜLLER@GRÜN.example', 'Mu\u0308ller@Grün.example']
  const answers = []
  for (const index of Array(12).keys())
    answers.push(
      await forms.send(
        '/api/contact',
        messageBody({ message: `Nachricht ${index}`, email: spellings[index % 3] }),
      ),
    )
  expect(answers.filter(answer => answer.json().isMailed)).toHaveLength(10)
  expect(await forms.stored()).toMatchObject({ submissions: 12, mails: 10 })
})

describe('what guards every form', () => {
  test('faults are told before any guard speaks', async () => {
    const forms = await tempForms()
    const answer = await forms.send('/api/contact', messageBody({ ticket: 'abc', email: 'ipek', trap: 'x' }))
    expect([answer.statusCode, answer.json().faults]).toEqual([
      422,
      [{ field: 'email', code: 'email_without_at' }],
    ])
    expect(await forms.stored()).toEqual(NOTHING)
  })

  test.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site, another host', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://boese.example' }],
  ])('a form from elsewhere is refused: %s', async (_name, headers) => {
    const forms = await tempForms()
    const answer = await forms.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers,
      payload: messageBody(),
    })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'cross_site'])
    expect(await forms.stored()).toEqual(NOTHING)
  })

  test.each([
    ['an unknown name', JSON.stringify({ ...messageBody(), isAdmin: true })],
    ['a number for a text', JSON.stringify(messageBody({ subject: 7 }))],
    ['a list', '[]'],
    ['half a body', '{"name":'],
    ['a prototype', '{"__proto__":{"isAdmin":true},"name":"x"}'],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ])('a body that is none of ours is refused: %s', async (_name, payload) => {
    const forms = await tempForms()
    const answer = await forms.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details).not.toBe('')
    expect(await forms.stored()).toEqual(NOTHING)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  test('a body of a megabyte is refused unread', async () => {
    const forms = await tempForms()
    const answer = await forms.send('/api/contact', messageBody({ message: 'ß'.repeat(500_000) }))
    expect(answer.statusCode).toBe(413)
    expect(await forms.stored()).toEqual(NOTHING)
  })

  test('a sentence of a refused form is in its language', async () => {
    const forms = await tempForms()
    const told = async (language: string) =>
      (await forms.send('/api/contact', messageBody({ ticket: 'abc', language }))).json().details
    expect(new Set([await told('de'), await told('en'), await told('tr')]).size).toBe(3)
  })

  test('a block of addresses may send thirty forms in a while; faulty ones count for nothing', async () => {
    const directory = await tempDirectory()
    const app = Fastify({ trustProxy: true })
    onTestFinished(() => app.close())
    const now = () => TUESDAY_TEN
    const settings = () => DEFAULT_SETTINGS
    await app.register(apiRoutes, {
      index: directory.index,
      now,
      settings,
      hasMailServer: () => true,
      content: await readContent(),
      forms: {
        store: directory.store,
        files: directory.siteFiles,
        index: directory.index,
        settings,
        siteUrl: () => 'https://umkreis.example',
        hasMailServer: () => true,
        now,
        ticketKey: Buffer.alloc(32, 7),
        limits: await formLimits(app, { store: directory.store, now, hasRateLimits: true }),
      },
    })
    const from = async (address: string, body: object) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/contact',
          headers: { 'x-forwarded-for': address },
          payload: body,
        })
      ).statusCode
    for (const _ of Array(40)) expect(await from('2001:db8::1', messageBody({ email: '' }))).toBe(422)
    for (const index of Array(30).keys())
      expect(await from('2001:db8::1', messageBody({ message: `Nachricht ${index}` }))).toBe(201)
    expect(await from('2001:db8::2', messageBody({ message: 'noch eine' }))).toBe(429)
    expect(await from('2001:db8:0:1::1', messageBody({ message: 'noch eine' }))).toBe(201)
  })
})
