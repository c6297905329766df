import { expect, test } from 'vitest'
import { draft } from '#test/make-draft.ts'
import { NOTHING, tempForms } from './temp-forms.ts'

const DAY = 24 * 60 * 60 * 1000

const REQUEST = {
  kind: 'objection',
  name: 'Jana Roth',
  email: 'jana@roth.example',
  details: 'Bäckerei Roth, Marktstr. 3, 02826 Görlitz',
}

test('a request is due in 30 days, and the sender is told the day', async () => {
  const forms = await tempForms(draft())
  const body = { ...REQUEST, business: 'UK-1', ticket: await forms.ticket() }
  const answer = await forms.send('/api/privacy-requests', body)
  expect([answer.statusCode, answer.json()]).toEqual([201, { number: 'E-1', isMailed: true }])
  const { entries } = (await forms.call('GET', '/api/admin/submissions')).json()
  expect(entries).toMatchObject([
    { kind: 'privacy-request', subject: 'Jana Roth', businessId: 1, dueAt: forms.clock.now + 30 * DAY },
  ])
  const mails = (await forms.call('GET', '/api/admin/outbox')).json().entries
  expect(mails).toMatchObject([
    { kind: 'privacy-request-received', to: 'jana@roth.example', submissionId: 1 },
  ])
  expect(mails[0].text).toContain('24. Dezember 2026')
})

test('a request needs no more than what is wanted, a name and an address for the answer', async () => {
  const forms = await tempForms()
  const refused = await forms.send('/api/privacy-requests', { kind: 'everything', business: 'UK-9' })
  expect([refused.statusCode, refused.json().faults]).toEqual([
    422,
    [
      { field: 'kind', code: 'choice_unknown' },
      { field: 'name', code: 'required' },
      { field: 'email', code: 'required' },
      { field: 'business', code: 'business_unknown' },
    ],
  ])
  expect(await forms.stored()).toEqual(NOTHING)
  const { details: _, ...least } = REQUEST
  expect((await forms.send('/api/privacy-requests', least)).statusCode).toBe(201)
})

test('a request sent twice is stored once and gets one mail', async () => {
  const forms = await tempForms()
  const body = { ...REQUEST, ticket: await forms.ticket() }
  const first = await forms.send('/api/privacy-requests', body)
  const again = await forms.send('/api/privacy-requests', body)
  expect(again.json()).toEqual(first.json())
  expect(await forms.stored()).toMatchObject({ submissions: 1, mails: 1 })
})
