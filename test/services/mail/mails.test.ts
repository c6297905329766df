import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { MAIL_KINDS, type WrittenMail } from '#domain/mail/mail.ts'
import { NO_OPERATOR } from '#domain/settings/settings.ts'
import { correctionDecidedMail, correctionReceivedMail } from '#services/mail/correction-mails.ts'
import { inboxNoticeMail } from '#services/mail/inbox-notice-mail.ts'
import { listingApprovedMail, listingConfirmMail, listingRejectedMail } from '#services/mail/listing-mails.ts'
import type { MailSite } from '#services/mail/mail-site.ts'
import { messageReceivedMail, messageReplyMail } from '#services/mail/message-mails.ts'
import { newsletterConfirmedMail, newsletterConfirmMail } from '#services/mail/newsletter-mails.ts'
import { noticeDecidedMail, noticeOwnerMail, noticeReceivedMail } from '#services/mail/notice-mails.ts'
import { ownerLinkMail } from '#services/mail/owner-link-mail.ts'
import {
  privacyRequestDecidedMail,
  privacyRequestReceivedMail,
} from '#services/mail/privacy-request-mails.ts'
import { reportDecidedMail, reportReceivedMail } from '#services/mail/report-mails.ts'
import { testMail } from '#services/mail/send-test-mail.ts'

const OPERATOR = {
  ...NO_OPERATOR,
  name: 'Ortsblick GmbH',
  representedBy: 'Jana Groß',
  street: 'Marktstraße 3',
  postalCode: '02826',
  city: 'Görlitz',
  email: 'post@ortsblick.example',
  registerCourt: 'Amtsgericht Dresden',
  registerNumber: 'HRB 12345',
}

const SITE: MailSite = { title: 'Umkreis', url: 'https://umkreis.example', operator: OPERATOR }

const EVIL = '<img src=x onerror=alert(1)>\r\nBcc: opfer@example.org & „Groß“\u0000\u2028ş'

/** Every mail there is, with one text in place of everything people type. */
function allMails(language: Language, typed: string, site = SITE): readonly WrittenMail[] {
  const about = { to: 'ipek@example.org', language, number: 'E-12', submissionId: 12 }
  const link = 'https://umkreis.example/link/abc'
  const decision = { isActedOn: true, action: 'remove', businesses: [typed], text: typed } as const
  return [
    listingConfirmMail(site, { ...about, businessName: typed, link }),
    listingApprovedMail(site, { ...about, businessName: typed, pageUrl: 'https://umkreis.example/x/y' }),
    listingRejectedMail(site, { ...about, businessName: typed, reason: typed }),
    correctionReceivedMail(site, { ...about, businessName: typed }),
    correctionDecidedMail(site, {
      ...about,
      businessName: typed,
      accepted: ['Telefon'],
      refused: ['Name'],
      text: typed,
    }),
    ownerLinkMail(site, { ...about, businessName: typed, link }),
    messageReceivedMail(site, { ...about, subject: typed, replyHours: 24 }),
    messageReplyMail(site, { ...about, subject: typed, text: typed }),
    reportReceivedMail(site, about),
    reportDecidedMail(site, { ...about, ...decision }),
    noticeReceivedMail(site, about),
    noticeDecidedMail(site, { ...about, ...decision }),
    noticeOwnerMail(site, { ...about, ...decision, businessName: typed }),
    privacyRequestReceivedMail(site, { ...about, request: 'removal', dueDay: '2026-12-24' }),
    privacyRequestDecidedMail(site, { ...about, ...decision, request: 'objection', isSuppressed: true }),
    newsletterConfirmMail(site, { ...about, link }),
    newsletterConfirmedMail(site, {
      ...about,
      unsubscribeLink: link,
      oneClickAddress: 'https://umkreis.example/api/newsletter/unsubscribe?token=abc',
    }),
    inboxNoticeMail(site, { ...about, kind: 'listing', subject: typed }),
    testMail(site, about),
  ]
}

test('there is a mail of every kind', () => {
  expect(new Set(allMails('de', 'Roth').map(({ kind }) => kind))).toEqual(new Set(MAIL_KINDS))
})

describe.each(LANGUAGES)('in %s', language => {
  test('typed text stays text: no header, no markup, no control character', () => {
    for (const mail of allMails(language, EVIL)) {
      expect(mail.subject).toMatch(/^\P{Cc}+$/u)
      for (const value of Object.values(mail.headers ?? {})) expect(value).toMatch(/^\P{Cc}+$/u)
      expect(mail.html).not.toContain('<img')
      expect(mail.html).not.toContain('\u0000')
      expect(mail.text).toMatch(/^[^\r\u0000]+$/)
    }
  })

  test('every mail says who writes, why, and the same in text and HTML', () => {
    for (const mail of allMails(language, 'Bäckerei Roth')) {
      expect(mail.language).toBe(language)
      for (const said of ['Umkreis, https://umkreis.example', 'Ortsblick GmbH', 'HRB 12345', 'Jana Groß']) {
        expect(mail.text).toContain(said)
        expect(mail.html).toContain(said)
      }
      const words = mail.html
        .replace(/<title>.*<\/title>/, '')
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/&quot;/g, '"')
        .replaceAll(/&#39;/g, "'")
      expect(wordsOf(words)).toEqual(wordsOf(mail.text.replaceAll(/^(?:-- |>|-) ?/gm, '')))
    }
  })

  test('every mail about a submission names its number', () => {
    for (const mail of allMails(language, 'Roth')) {
      if (mail.submissionId !== undefined) expect(mail.text).toContain('E-12')
    }
  })
})

test('without an operator nothing is promised, and answers go to the contact form', () => {
  const site = { ...SITE, operator: NO_OPERATOR }
  const [mail] = allMails('en', 'Roth', site).filter(({ kind }) => kind === 'message-received')
  expect(mail?.text).not.toMatch(/24 hours/)
  const [reply] = allMails('en', 'Roth', site).filter(({ kind }) => kind === 'message-reply')
  expect(reply?.text).toContain('https://umkreis.example/en/contact')
  expect(reply?.headers).not.toHaveProperty('Reply-To')
})

test('answers go to the operator, and absence notices are not asked for', () => {
  const mails = allMails('de', 'Roth')
  for (const mail of mails) expect(mail.headers).toMatchObject({ 'Reply-To': OPERATOR.email })
  const personal = mails.filter(mail => mail.headers?.['Auto-Submitted'] === undefined)
  expect(personal.map(({ kind }) => kind)).toEqual(['message-reply'])
})

test('a mail to an unconfirmed address cannot be used for advertising', () => {
  const typed = 'Gewinn! https://spam.example/x www.spam.example/y jetzt'
  const unconfirmed = new Set(['listing-confirm', 'correction-received', 'message-received'])
  const mails = allMails('de', typed).filter(({ kind }) => unconfirmed.has(kind))
  expect(mails).toHaveLength(3)
  for (const mail of mails) expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain('spam.example')
})

test('the newsletter can be ended by the mail program itself (RFC 8058)', () => {
  const [mail] = allMails('de', '').filter(({ kind }) => kind === 'newsletter-confirmed')
  expect(mail?.headers).toMatchObject({
    'List-Unsubscribe': '<https://umkreis.example/api/newsletter/unsubscribe?token=abc>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

test('a notice is decided with its reasons and what can be done about it, for its sender and for the owner', () => {
  for (const language of LANGUAGES) {
    const decided = allMails(language, 'Die Begründung.').filter(({ kind }) => kind === 'notice-decided')
    expect(decided).toHaveLength(2)
    for (const mail of decided) {
      expect(mail.text).toContain('> Die Begründung.')
      expect(mail.text).toContain('Bundesnetzagentur')
    }
  }
})

test('a privacy request is answered by a day that people can read', () => {
  const days = LANGUAGES.map(
    language => allMails(language, '').find(({ kind }) => kind === 'privacy-request-received')?.text,
  )
  expect(days).toEqual([
    expect.stringContaining('24. Dezember 2026'),
    expect.stringContaining('24 December 2026'),
    expect.stringContaining('24 Aralık 2026'),
  ])
})

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter(word => word !== '' && word !== '--')
}
