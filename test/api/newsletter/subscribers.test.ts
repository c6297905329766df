import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { NEWSLETTER_CONSENT } from '#services/newsletter/subscription.ts'
import { type TempForms, tempForms } from '#test/api/submissions/temp-forms.ts'

async function givenSubscribers(...emails: string[]): Promise<TempForms> {
  const forms = await tempForms()
  for (const email of emails) await forms.send('/api/newsletter', { email })
  return forms
}

test('the confirmed addresses are exported with the proof of consent, safe for spreadsheets', async () => {
  const forms = await givenSubscribers('=1+1@example.org', 'neu@example.org')
  const confirmed = { state: 'subscribed', confirmed_at: forms.clock.now + 60_000 } as const
  await forms.store.db.updateTable('subscribers').set(confirmed).where('email', 'like', '=%').execute()
  const answer = await forms.call('GET', '/api/admin/subscribers/export')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="newsletter_2026-11-24.csv"',
  })
  expect(answer.body.startsWith('\ufeff')).toBe(true)
  expect(parse(answer.body, { bom: true, delimiter: ';' })).toEqual([
    ['E-Mail', 'Sprache', 'Stand', 'Einwilligung', 'Angefragt', 'Bestätigt'],
    [
      "'=1+1@example.org",
      'de',
      'subscribed',
      NEWSLETTER_CONSENT.de.consent,
      '2026-11-24 10:00',
      '2026-11-24 10:01',
    ],
  ])
  const log = (await forms.call('GET', '/api/admin/audit')).json().entries
  expect(log).toMatchObject([{ action: 'subscribers.downloaded', details: { count: 1 } }])
})

test('an address can be deleted, and the log does not keep it', async () => {
  const forms = await givenSubscribers('a@example.org', 'b@example.org')
  const list = (await forms.call('GET', '/api/admin/subscribers?state=unconfirmed')).json()
  expect(list).toMatchObject({ total: 2, entries: [{ email: 'b@example.org' }, { email: 'a@example.org' }] })
  expect((await forms.call('POST', '/api/admin/subscribers/1/remove')).statusCode).toBe(204)
  expect((await forms.call('GET', '/api/admin/subscribers')).json()).toMatchObject({
    total: 1,
    entries: [{ email: 'b@example.org' }],
  })
  const log = await forms.call('GET', '/api/admin/audit')
  expect(log.json().entries).toMatchObject([{ action: 'subscriber.removed', subject: '1' }])
  expect(log.body).not.toContain('a@example.org')
  const again = await forms.call('POST', '/api/admin/subscribers/1/remove')
  expect([again.statusCode, again.json().code]).toEqual([404, 'subscriber_unknown'])
})
