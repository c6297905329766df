import { expect, test } from 'vitest'
import { messageBody, tempForms, tempFormsWithoutMail } from '#test/api/submissions/temp-forms.ts'

test('the outbox lists what was written, newest first, and says that nothing sends it without a mail server', async () => {
  const forms = await tempFormsWithoutMail()
  await forms.send('/api/contact', messageBody({ email: 'a@example.org', language: 'en' }))
  await forms.send('/api/contact', messageBody({ email: 'b@example.org' }))
  const page = (await forms.call('GET', '/api/admin/outbox?state=waiting')).json()
  expect(page).toMatchObject({ total: 2, page: 1, totalPages: 1, hasServer: false })
  expect(page.entries).toMatchObject([
    { to: 'b@example.org', language: 'de', kind: 'message-received', state: 'waiting', attempts: 0 },
    { to: 'a@example.org', language: 'en', submissionId: 1, failure: null, sentAt: null },
  ])
  expect((await forms.call('GET', '/api/admin/outbox?state=failed')).json().total).toBe(0)
  expect((await forms.call('GET', '/api/admin/outbox?state=lost')).statusCode).toBe(400)
})

test('a mail can be tried again, which the log says', async () => {
  const forms = await tempForms()
  await forms.send('/api/newsletter', { email: 'a@example.org' })
  await forms.store.db.updateTable('outbox').set({ state: 'failed', attempts: 7, failure: '550' }).execute()
  forms.clock.now += 60_000
  expect((await forms.call('POST', '/api/admin/outbox/1/retry')).statusCode).toBe(204)
  const { entries } = (await forms.call('GET', '/api/admin/outbox')).json()
  expect(entries).toMatchObject([{ state: 'waiting', attempts: 0, failure: '550', dueAt: forms.clock.now }])
  const log = (await forms.call('GET', '/api/admin/audit')).json().entries
  expect(log).toMatchObject([
    { action: 'mail.retried', subject: '1', details: { kind: 'newsletter-confirm' } },
  ])
  const unknown = await forms.call('POST', '/api/admin/outbox/2/retry')
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'mail_unknown'])
})

test('without a mail server a retry says why it cannot be, and changes nothing', async () => {
  const forms = await tempFormsWithoutMail()
  await forms.send('/api/contact', messageBody())
  await forms.store.db.updateTable('outbox').set({ state: 'failed', attempts: 7, failure: '550' }).execute()
  const answer = await forms.call('POST', '/api/admin/outbox/1/retry')
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'mail_server_missing'])
  expect(answer.json().details).toContain('kein Mailserver eingerichtet')
  expect((await forms.call('GET', '/api/admin/outbox')).json().entries).toMatchObject([
    { state: 'failed', attempts: 7 },
  ])
})
