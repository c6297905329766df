import { describe, expect, test } from 'vitest'
import { draft } from '#test/make-draft.ts'
import { messageBody, NOTHING, type TempForms, tempForms, tempFormsWithoutMail } from './temp-forms.ts'

const OBJECTION = { kind: 'objection', name: 'Jana Roth', email: 'jana@roth.example', business: 'UK-1' }
const REFUSED = {
  kind: 'refused',
  reason: 'recipient',
  text: '550 no such mailbox',
  isFinal: true,
} as const

const detail = async (forms: TempForms) => (await forms.call('GET', '/api/admin/submissions/1')).json()

const reply = (forms: TempForms) => forms.call('POST', '/api/admin/submissions/1/reply', { text: 'Ja.' })

const decide = (forms: TempForms) =>
  forms.call('POST', '/api/admin/submissions/1/decide', {
    isActedOn: false,
    businessIds: [],
    action: 'none',
    alsoPhone: false,
    text: 'Zu Ihnen ist nichts gespeichert.',
  })

const setState = (forms: TempForms, state: string) =>
  forms.call('PATCH', '/api/admin/submissions/1', { state })

describe('a reply', () => {
  test('leaves the message open until a mail server has taken it over', async () => {
    const forms = await tempFormsWithoutMail()
    await forms.send('/api/contact', messageBody())
    expect((await reply(forms)).json()).toMatchObject({ state: 'open', outcome: { kind: 'answered' } })
    const { submission, mails, hasMailServer } = await detail(forms)
    expect([submission.state, hasMailServer]).toEqual(['open', false])
    expect(mails.at(-1)).toMatchObject({ kind: 'message-reply', state: 'waiting', closesAs: 'done' })

    await forms.handOver()
    expect(await detail(forms)).toMatchObject({ submission: { state: 'done' } })
  })

  test('that the mail server refuses for good leaves it open, with the reason', async () => {
    const forms = await tempForms()
    await forms.send('/api/contact', messageBody())
    await reply(forms)
    await forms.handOver(REFUSED)
    const { submission, mails } = await detail(forms)
    expect(submission.state).toBe('open')
    expect(mails.at(-1)).toMatchObject({ state: 'failed', failure: '550 no such mailbox' })
  })

  test('changes no state that the administrator has set meanwhile', async () => {
    const forms = await tempForms()
    await forms.send('/api/contact', messageBody())
    await reply(forms)
    await setState(forms, 'rejected')
    await forms.handOver()
    expect((await detail(forms)).submission.state).toBe('rejected')
  })
})

describe('the answer to a request of the law', () => {
  test('counts as given when a mail server has it; until then the request stays open with its date', async () => {
    const forms = await tempFormsWithoutMail(draft())
    await forms.send('/api/privacy-requests', OBJECTION)
    expect((await decide(forms)).json()).toMatchObject({ state: 'open', outcome: { kind: 'not-acted' } })
    const waiting = await detail(forms)
    expect(waiting.submission).toMatchObject({ state: 'open', dueAt: expect.any(Number) })
    const [first] = (await forms.call('GET', '/api/admin/submissions')).json().entries
    expect(first).toMatchObject({ id: 1, state: 'open', dueAt: waiting.submission.dueAt })
    expect((await decide(forms)).json().code).toBe('submission_decided')

    await forms.handOver()
    expect((await detail(forms)).submission.state).toBe('rejected')
  })

  test('to somebody without an address closes it at once', async () => {
    const forms = await tempFormsWithoutMail()
    await forms.send('/api/reports', {
      kind: 'missing-business',
      business: 'Bäckerei Neu',
      text: 'Fehlt.',
      email: '',
    })
    expect((await decide(forms)).json().state).toBe('rejected')
  })
})

describe('without a mail server', () => {
  test('a form is stored and promises no mail; the mail is written and waits', async () => {
    const forms = await tempFormsWithoutMail()
    const sent = await forms.send('/api/contact', messageBody())
    expect([sent.statusCode, sent.json()]).toEqual([201, { number: 'E-1', isMailed: false }])
    expect(await forms.stored()).toMatchObject({ submissions: 1, mails: 1 })
  })

  test.each([
    ['/api/newsletter', { email: 'ipek@example.org' }],
    ['/api/owner-links', { businessId: 1, email: 'ipek@example.org' }],
  ])('%s, which needs a mailed link, is refused and stores nothing', async (path, body) => {
    const forms = await tempFormsWithoutMail()
    const sent = await forms.send(path, body)
    expect([sent.statusCode, sent.json().code]).toEqual([503, 'mail_not_possible'])
    expect(await forms.stored()).toEqual(NOTHING)
  })

  test('the dashboard warns with the number of mails that wait', async () => {
    const forms = await tempFormsWithoutMail()
    await forms.send('/api/contact', messageBody())
    await reply(forms)
    const { warnings, mails } = (await forms.call('GET', '/api/admin/setup')).json()
    expect(warnings).toContain('mail_server_missing')
    expect(mails).toEqual({ waiting: 2, failed: 0 })
  })
})

test('the dashboard warns of mails that the mail server delays or refuses', async () => {
  const forms = await tempForms()
  await forms.send('/api/contact', messageBody())
  const mailWarnings = async () => {
    const { warnings, mails } = (await forms.call('GET', '/api/admin/setup')).json()
    return [warnings.filter((warning: string) => warning.startsWith('mail')), mails]
  }
  expect(await mailWarnings()).toEqual([[], { waiting: 1, failed: 0 }])
  await forms.handOver({ ...REFUSED, isFinal: false })
  expect(await mailWarnings()).toEqual([['mails_delayed'], { waiting: 1, failed: 0 }])
  forms.clock.now += 2 * 60 * 1000
  await forms.handOver(REFUSED)
  expect(await mailWarnings()).toEqual([['mails_failed'], { waiting: 0, failed: 1 }])
})
