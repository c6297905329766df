import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts'
import { confirmSubscriber, NEWSLETTER_CONSENT } from '#services/newsletter/subscription.ts'
import { subscriberPage } from '#store/mail/subscribers.ts'
import { mailedToken, NOTHING, type TempForms, tempForms } from '#test/api/submissions/temp-forms.ts'

const DAY = 24 * 60 * 60 * 1000
const IPEK = 'ipek@example.org'
const RECEIVED = { number: '', isMailed: true }

async function subscribers({ store }: TempForms) {
  const { entries } = await subscriberPage(store.db, undefined, { page: 1, limit: 10 })
  return { entries, total: entries.length }
}

async function openLink({ app }: TempForms, token: string) {
  return app.inject({ method: 'POST', url: '/api/mail-links', payload: { token } })
}

/** A subscriber, and the token that ends the subscription. */
async function givenSubscriber(forms: TempForms): Promise<string> {
  await forms.send('/api/newsletter', { email: IPEK })
  await openLink(forms, await mailedToken(forms, IPEK))
  return mailedToken(forms, IPEK)
}

const oneClick = ({ app }: TempForms, token: string, type = 'application/x-www-form-urlencoded') =>
  app.inject({
    method: 'POST',
    url: `/api/newsletter/unsubscribe?token=${token}`,
    headers: { 'content-type': type },
    payload: 'List-Unsubscribe=One-Click',
  })

test('nobody gets the newsletter before the link in the mail was opened', async () => {
  const forms = await tempForms()
  const asked = await forms.send('/api/newsletter', {
    email: ` ${IPEK.toUpperCase()} `,
    language: 'tr',
    ticket: await forms.ticket(),
  })
  expect([asked.statusCode, asked.json()]).toEqual([201, RECEIVED])
  expect(await subscribers(forms)).toMatchObject({
    total: 1,
    entries: [
      {
        email: IPEK,
        language: 'tr',
        state: 'unconfirmed',
        consentText: NEWSLETTER_CONSENT.tr.consent,
        askedAt: forms.clock.now,
        confirmedAt: null,
      },
    ],
  })
  forms.clock.now += DAY
  const opened = await openLink(forms, await mailedToken(forms, IPEK))
  expect([opened.statusCode, opened.json()]).toMatchObject([200, { kind: 'subscribed' }])
  expect((await subscribers(forms)).entries).toMatchObject([
    { state: 'subscribed', confirmedAt: forms.clock.now },
  ])
})

test('opening the link again changes nothing and mails nothing', async () => {
  const forms = await tempForms()
  await forms.send('/api/newsletter', { email: IPEK })
  const token = await mailedToken(forms, IPEK)
  await openLink(forms, token)
  const [before, mails] = [await subscribers(forms), await forms.stored()]
  forms.clock.now += DAY
  expect((await openLink(forms, token)).statusCode).toBe(200)
  expect([await subscribers(forms), await forms.stored()]).toEqual([before, mails])
})

test('the link ends after a week', async () => {
  const forms = await tempForms()
  await forms.send('/api/newsletter', { email: IPEK })
  const token = await mailedToken(forms, IPEK)
  forms.clock.now += 7 * DAY
  expect((await openLink(forms, token)).statusCode).toBe(410)
  expect((await subscribers(forms)).entries).toMatchObject([{ state: 'unconfirmed' }])
})

describe('the answer does not tell whether an address is on file', () => {
  test('who is subscribed already is neither asked again nor told', async () => {
    const forms = await tempForms()
    await givenSubscriber(forms)
    const before = [await subscribers(forms), await forms.stored()]
    forms.clock.now += DAY
    const again = await forms.send('/api/newsletter', { email: IPEK, ticket: await forms.ticket() })
    expect([again.statusCode, again.json()]).toEqual([201, RECEIVED])
    expect([await subscribers(forms), await forms.stored()]).toEqual(before)
  })

  test('who has not confirmed gets one mail an hour, however often the form is sent', async () => {
    const forms = await tempForms()
    const body = { email: IPEK, ticket: await forms.ticket() }
    const answers = await Promise.all([
      forms.send('/api/newsletter', body),
      forms.send('/api/newsletter', body),
      forms.send('/api/newsletter', body),
    ])
    expect(answers.map(answer => answer.json())).toEqual([RECEIVED, RECEIVED, RECEIVED])
    expect(await forms.stored()).toEqual({ submissions: 0, mails: 1, links: 1 })
    forms.clock.now += DAY
    await forms.send('/api/newsletter', { email: IPEK, language: 'en' })
    expect((await forms.stored()).mails).toBe(2)
    expect(await subscribers(forms)).toMatchObject({ total: 1, entries: [{ language: 'en' }] })
  })

  test('a machine in the trap gets the same answer, and nothing is stored', async () => {
    const forms = await tempForms()
    const answer = await forms.send('/api/newsletter', { email: IPEK, trap: 'x' })
    expect([answer.statusCode, answer.json()]).toEqual([201, RECEIVED])
    expect([await forms.stored(), (await subscribers(forms)).total]).toEqual([NOTHING, 0])
  })
})

test('what is no address is refused beside its field, and nothing is stored', async () => {
  const forms = await tempForms()
  const refused = [
    ['', 'required'],
    ['ipek', 'email_without_at'],
    ['ipek@example.org\r\nBcc: opfer@example.org', 'email_invalid'],
    ['ipek@example.org, opfer@example.org', 'email_invalid'],
    [`${'i'.repeat(300)}@example.org`, 'too_long'],
  ]
  for (const [email, code] of refused) {
    const answer = await forms.send('/api/newsletter', { email })
    expect([answer.statusCode, answer.json().faults]).toMatchObject([422, [{ field: 'email', code }]])
  }
  expect([await forms.stored(), (await subscribers(forms)).total]).toEqual([NOTHING, 0])
})

describe('unsubscribing', () => {
  test('is one click on the link in the mail, and the proof of consent stays', async () => {
    const forms = await tempForms()
    const token = await givenSubscriber(forms)
    forms.clock.now += 400 * DAY
    const opened = await openLink(forms, token)
    expect([opened.statusCode, opened.json()]).toMatchObject([200, { kind: 'unsubscribed' }])
    expect((await subscribers(forms)).entries).toMatchObject([
      {
        state: 'unsubscribed',
        consentText: NEWSLETTER_CONSENT.de.consent,
        confirmedAt: expect.any(Number),
        unsubscribedAt: forms.clock.now,
      },
    ])
  })

  test('works from mail programs, whatever kind of form they send, and more than once', async () => {
    const forms = await tempForms()
    const token = await givenSubscriber(forms)
    for (const type of [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
    ]) {
      expect((await oneClick(forms, token, type)).statusCode).toBe(200)
      expect((await subscribers(forms)).entries).toMatchObject([{ state: 'unsubscribed' }])
    }
  })

  test('leads mail programs that open the address to the page that does it', async () => {
    const forms = await tempForms()
    const opened = await forms.app.inject('/api/newsletter/unsubscribe?token=../..//x.example')
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/link/..%2F..%2F%2Fx.example'])
  })

  test('takes no other link for it', async () => {
    const forms = await tempForms()
    await forms.send('/api/newsletter', { email: IPEK })
    const confirmation = await mailedToken(forms, IPEK)
    expect((await oneClick(forms, confirmation)).statusCode).toBe(404)
    expect((await oneClick(forms, 'x'.repeat(43))).statusCode).toBe(404)
    expect((await subscribers(forms)).entries).toMatchObject([{ state: 'unconfirmed' }])
  })

  test('lasts: a program that opens the old link of the confirmation subscribes nobody again', async () => {
    const forms = await tempForms()
    await forms.send('/api/newsletter', { email: IPEK })
    const confirmation = await mailedToken(forms, IPEK)
    await openLink(forms, confirmation)
    await oneClick(forms, await mailedToken(forms, IPEK))
    await openLink(forms, confirmation)
    expect((await subscribers(forms)).entries).toMatchObject([{ state: 'unsubscribed' }])
  })

  test('can be undone by asking again, which takes another confirmation', async () => {
    const forms = await tempForms()
    await oneClick(forms, await givenSubscriber(forms))
    forms.clock.now += DAY
    await forms.send('/api/newsletter', { email: IPEK, language: 'en' })
    expect((await subscribers(forms)).entries).toMatchObject([
      {
        state: 'unconfirmed',
        consentText: NEWSLETTER_CONSENT.en.consent,
        confirmedAt: null,
        unsubscribedAt: null,
      },
    ])
  })
})

test('an address that was deleted meanwhile is not subscribed by its link', async () => {
  const forms = await tempForms()
  await forms.send('/api/newsletter', { email: IPEK })
  const id = (await subscribers(forms)).entries[0]?.id ?? 0
  await forms.call('POST', `/api/admin/subscribers/${id}/remove`)
  const deps = {
    ...forms,
    now: () => 0,
    settings: () => DEFAULT_SETTINGS,
    siteUrl: () => 'https://umkreis.example',
  }
  expect(await forms.store.write(trx => confirmSubscriber(deps, trx, id))).toBeUndefined()
  expect((await subscribers(forms)).total).toBe(0)
})
