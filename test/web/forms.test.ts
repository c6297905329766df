import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeApi, writtenApi } from '#test/web/fake-api.ts'
import { WITH_OPERATOR } from '#test/web/operator.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'
import { isLongMail, mailtoUrl } from '#web/mailto.ts'

let site: FastifyInstance
let siteOfNobody: FastifyInstance
beforeAll(async () => {
  site = await siteForTests(fakeApi(writtenApi(WITH_OPERATOR)))
  siteOfNobody = await siteForTests()
})
afterAll(async () => {
  await site.close()
  await siteOfNobody.close()
})

const html = async (url: string) => {
  const answer = await site.inject(url)
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

  test('fills in what a correction needs', async () => {
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

  test('shows no form while nobody can be written to, but says why and what helps', async () => {
    const { body } = await siteOfNobody.inject('/contact')
    expect(body).not.toMatch(/<main.*<form.*<\/main>/)
    expect(body).not.toContain('id="message"')
    expect(body).toContain('hat seine Kontaktdaten noch nicht hinterlegt')
    expect(body).toMatch(/<a href="\/help" class="btn go">/)
    expect(body.match(/<h3>[^<]+\?<\/h3>/g)).toHaveLength(4)
  })

  test('claims nowhere that this site sends anything', async () => {
    for (const prefix of ['', '/en', '/tr'])
      expect(await html(`${prefix}/contact`)).not.toMatch(/Nachricht gesendet|Message sent|Mesaj gönderildi/)
  })
})

describe('the page for adding a business', () => {
  test('says before the first step what it costs, what happens and when an answer comes', async () => {
    const page = await html('/add-business')
    for (const part of ['kostenlos', 'E-Mail an Verlag Nordlicht', 'innerhalb von 48 Stunden'])
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

  test('offers the ten listing categories', async () => {
    expect((await html('/add-business')).match(/<option value="[a-z-]+">/g)).toHaveLength(10)
  })

  test('has an e-mail to fill in for visitors without script', async () => {
    const link = /href="(mailto:[^"]+body=[^"]+)"/.exec(await html('/add-business'))?.[1] ?? ''
    const body = new URLSearchParams(link.replaceAll('&amp;', '&').split('?')[1]).get('body') ?? ''
    for (const line of ['Name des Betriebs: ', 'Postleitzahl: ', 'Website: ', 'Sonntag: '])
      expect(body).toContain(line)
    expect(link.length).toBeLessThan(2000)
  })

  test('asks for nothing while nobody could receive it', async () => {
    const { body, statusCode } = await siteOfNobody.inject('/add-business')
    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/<input id="name"|mailto:/)
    expect(body).toContain('Niemand könnte Ihre Angaben entgegennehmen')
  })
})

describe('an e-mail as an address', () => {
  const mail = { to: 'post@nordlicht.example', subject: 'Fehler', body: 'Text' }

  test('keeps umlauts, signs and lines', () => {
    const url = new URL(mailtoUrl({ ...mail, subject: 'Größe & Preis?', body: 'Zeile 1\nZeile 2 #100 %' }))
    expect(url.pathname).toBe('post@nordlicht.example')
    expect(url.searchParams.get('subject')).toBe('Größe & Preis?')
    expect(url.searchParams.get('body')).toBe('Zeile 1\r\nZeile 2 #100 %')
  })

  test('gets no further header from what was typed', () => {
    const url = new URL(mailtoUrl({ ...mail, subject: 'a\r\nBcc: x@y.example', body: '&bcc=x@y.example' }))
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
    expect(url.searchParams.get('subject')).toBe('a Bcc: x@y.example')
  })

  test('is called long where mail programs may cut it', () => {
    expect(isLongMail(mail)).toBe(false)
    expect(isLongMail({ ...mail, body: 'ü'.repeat(400) })).toBe(true)
  })
})
