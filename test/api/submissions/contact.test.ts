import { describe, expect, test } from 'vitest'
import { messageBody, NOTHING, tempForms } from './temp-forms.ts'

const REPLY = '/api/admin/submissions/1/reply'

describe('the contact form', () => {
  test('every field is required and told at once; nothing is stored', async () => {
    const forms = await tempForms()
    const answer = await forms.send('/api/contact', { category: 'sonstwas' })
    expect(answer.json().faults).toEqual([
      { field: 'name', code: 'required' },
      { field: 'email', code: 'required' },
      { field: 'category', code: 'choice_unknown' },
      { field: 'subject', code: 'required' },
      { field: 'message', code: 'required' },
    ])
    expect(await forms.stored()).toEqual(NOTHING)
  })

  test('a message lies in the inbox as typed and is acknowledged in its language', async () => {
    const forms = await tempForms()
    const typed = messageBody({ language: 'tr', ticket: await forms.ticket() })
    expect((await forms.send('/api/contact', typed)).statusCode).toBe(201)
    const { submission, mails, changes, businesses } = (
      await forms.call('GET', '/api/admin/submissions/1')
    ).json()
    expect(submission).toMatchObject({
      kind: 'message',
      state: 'new',
      language: 'tr',
      subject: 'Frage zur Suche',
      senderName: 'İpek Yıldız',
      senderEmail: 'ipek@example.org',
      payload: messageBody(),
      spamReason: null,
    })
    expect([changes, businesses]).toEqual([null, []])
    expect(mails).toMatchObject([{ kind: 'message-received', language: 'tr', to: 'ipek@example.org' }])
  })

  test('an answer is mailed and ends it once the mail server has it; a second one may follow', async () => {
    const forms = await tempForms()
    await forms.send('/api/contact', messageBody({ ticket: await forms.ticket() }))
    const empty = await forms.call('POST', REPLY, { text: '' })
    expect([empty.statusCode, empty.json().faults]).toEqual([422, [{ field: 'text', code: 'required' }]])
    expect((await forms.stored()).mails).toBe(1)
    const answered = await forms.call('POST', REPLY, { text: 'Mit dem Filter „jetzt geöffnet“.' })
    expect(answered.json()).toMatchObject({
      state: 'open',
      outcome: { kind: 'answered', text: 'Mit dem Filter „jetzt geöffnet“.' },
    })
    await forms.handOver()
    expect((await forms.call('GET', '/api/admin/submissions/1')).json().submission.state).toBe('done')
    expect((await forms.call('POST', REPLY, { text: 'Noch etwas.' })).statusCode).toBe(200)
    const { mails } = (await forms.call('GET', '/api/admin/submissions/1')).json()
    expect(mails.map(({ kind }: { kind: string }) => kind)).toEqual([
      'message-received',
      'message-reply',
      'message-reply',
    ])
    const audit = await forms.store.db.selectFrom('audit').select(['action', 'account', 'details']).execute()
    expect(audit).toHaveLength(2)
    expect(audit[0]).toMatchObject({ action: 'submission.decided', account: 'admin' })
    expect(audit[0]?.details).not.toContain('geöffnet')
  })

  test('an answer to a request leaves it open, with its date: it may have been a question', async () => {
    const forms = await tempForms()
    const request = { kind: 'access', name: 'İpek', email: 'ipek@example.org', details: 'Was wissen Sie?' }
    await forms.send('/api/privacy-requests', request)
    const { dueAt } = (await forms.call('GET', '/api/admin/submissions/1')).json().submission
    const answered = await forms.call('POST', REPLY, { text: 'Unter welchem Namen?' })
    expect(answered.json()).toMatchObject({ state: 'open', dueAt, outcome: { kind: 'answered' } })
    expect(dueAt).toBeGreaterThan(0)
  })

  test('whoever gave no address cannot be answered', async () => {
    const forms = await tempForms()
    await forms.send('/api/contact', messageBody({ ticket: await forms.ticket() }))
    await forms.store.db.updateTable('submissions').set({ sender_email: null }).execute()
    const answer = await forms.call('POST', REPLY, { text: 'Guten Tag' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'submission_without_email'])
    expect((await forms.call('POST', '/api/admin/submissions/99/reply', { text: 'x' })).statusCode).toBe(404)
  })
})
