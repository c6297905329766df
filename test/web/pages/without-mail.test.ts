import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { localAddress } from '#domain/language-path.ts'
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const OPERATOR = {
  ...DEFAULT_SETTINGS.operator,
  name: 'Umkreis Verlag',
  street: 'Am Markt 1',
  postalCode: '02826',
  city: 'Görlitz',
  email: 'post@umkreis.example',
}
const settings = { ...DEFAULT_SETTINGS, operator: OPERATOR }

let site: FastifyInstance
let mailing: FastifyInstance
beforeAll(async () => {
  site = await siteForTests({ settings, site: { sendsMail: false } })
  mailing = await siteForTests({ settings })
})
afterAll(() => Promise.all([site.close(), mailing.close()]))

/** Whatever says that a mail or an answer is on its way to the visitor, unless it says that none is. */
const PROMISES: Readonly<Record<Language, RegExp>> = {
  de: /schicken wir|wir Ihnen (schicken|schreiben)|\bschreiben wir|schreiben Ihnen|mit einem Link|antworten Ihnen|Ihnen antworten|Empfangsbestätigung|Eine Antwort bekommen|Bestätigung und Antwort|Wir antworten in der Regel|bekommen danach eine E-Mail/,
  en: /we (then )?send|link that we send|we email you|reply to you|acknowledgement|You will get a reply|confirmation link|and our reply|We usually reply|then get an email|we can tell you/i,
  tr: /gönderdiğimiz|göndeririz|bağlantıyı açar|size .{0,20}yazarız|yazabilmemiz|yanıt verebilmemiz|aldığımızı yazarız|Onay ve yanıt|Onay bağlantısı|yanıt alırsınız|gelen e-postadaki/,
}

describe.each(LANGUAGES)('without a mail server no text promises a mail, in %s', language => {
  test.each([
    '/add-business',
    '/contact',
    '/report',
    '/privacy-request',
    '/help',
    '/add-business?sent=E-17',
    '/contact?sent=E-17',
  ])('%s', async path => {
    const words = await wordsOn(site, localAddress(language, path))
    expect(words.match(PROMISES[language])?.[0]).toBeUndefined()
    // The sentences are there where mails are sent: else this test could not fail.
    expect(await wordsOn(mailing, localAddress(language, path))).toMatch(PROMISES[language])
  })
})

test.each(['/add-business', '/contact', '/report', '/privacy-request'])(
  'what %s has sent is said to be read by a person, with the number to keep',
  async path => {
    const words = await wordsOn(site, `${path}?sent=E-17`)
    expect(words).toContain('E-17')
    expect(words).toMatch(/Notieren Sie sich deshalb bitte die Nummer.*ein Mensch liest es/)
  },
)

test('a form says what its e-mail address is for, and that there is a number to keep', async () => {
  expect(await wordsOn(site, '/contact')).toContain('Nach dem Absenden sehen Sie eine Nummer')
  expect(await wordsOn(site, '/add-business')).toContain('Ein Mensch prüft Ihre Angaben')
})

async function wordsOn(from: FastifyInstance, path: string): Promise<string> {
  const { body } = await from.inject(path)
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? ''
  return main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}
