import { describe, expect, test } from 'vitest'
import type { BusinessDraft } from '#domain/business/business.ts'
import { type TempForms, tempForms } from '#test/api/submissions/temp-forms.ts'
import { draft } from '#test/make-draft.ts'

const ROTH = draft({ placeId: 'ChIJ-roth-0001' })
const YILDIZ = draft({
  placeId: 'ChIJ-yildiz-02',
  name: 'Elektro Yıldız',
  street: 'Werkhof 6',
  postalCode: '50823',
  city: 'Köln',
  phone: '+492214710902',
  email: 'info@yildiz.example',
})

const REPORT = { kind: 'closed', business: 'UK-1', text: 'Seit Mai zu.', email: 'ipek@example.org' }
const NOTICE = {
  kind: 'illegal-content',
  business: 'UK-1',
  text: 'Unsere Marke.',
  name: 'Jürgen Groß',
  email: 'recht@marke.example',
  isInGoodFaith: true,
}
const OBJECTION = { kind: 'objection', name: 'Jana Roth', email: 'jana@roth.example', business: 'UK-1' }

const NO_ACTION = { isActedOn: true, businessIds: [], action: 'none', alsoPhone: false, text: 'Danke.' }
const REMOVED = { ...NO_ACTION, businessIds: [1], action: 'remove' }

async function given(path: string, body: object, ...drafts: BusinessDraft[]): Promise<TempForms> {
  const forms = await tempForms(...(drafts.length === 0 ? [ROTH, YILDIZ] : drafts))
  const sent = await forms.send(path, body)
  if (sent.statusCode !== 201) throw new Error(sent.body)
  return forms
}

const decide = ({ call }: TempForms, decision: object, id = 1) =>
  call('POST', `/api/admin/submissions/${id}/decide`, decision)

async function business({ call }: TempForms, id: number) {
  return (await call('GET', `/api/admin/businesses/${id}`)).json()
}

async function mails({ call }: TempForms): Promise<{ kind: string; to: string; text: string }[]> {
  return (await call('GET', '/api/admin/outbox')).json().entries
}

async function audit({ call }: TempForms): Promise<string[]> {
  const { entries } = (await call('GET', '/api/admin/audit')).json()
  return entries.map(({ action, subject }: { action: string; subject: string }) => `${action} ${subject}`)
}

async function suppressed({ call }: TempForms): Promise<unknown[]> {
  const { entries } = (await call('GET', '/api/admin/suppressions')).json()
  return entries.map(({ kind, businessId }: { kind: string; businessId: number }) => [kind, businessId])
}

describe('a report', () => {
  test('that is followed hides the business, tells the sender, and is logged', async () => {
    const forms = await given('/api/reports', REPORT)
    const answer = await decide(forms, { ...NO_ACTION, businessIds: [1], action: 'hide' })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { state: 'open', outcome: { kind: 'acted', text: 'Danke.', at: forms.clock.now } },
    ])
    await forms.handOver()
    expect((await forms.call('GET', '/api/admin/submissions/1')).json().submission.state).toBe('done')
    expect((await business(forms, 1)).business.isHidden).toBe(true)
    expect((await business(forms, 2)).business.isHidden).toBe(false)
    const [decided] = await mails(forms)
    expect(decided).toMatchObject({ kind: 'report-decided', to: 'ipek@example.org' })
    expect(decided?.text).toContain('Bäckerei Roth')
    expect(await audit(forms)).toEqual(['submission.decided 1', 'business.hidden 1'])
    expect(await suppressed(forms)).toEqual([])
  })

  test('that is not followed changes nothing but itself', async () => {
    const forms = await given('/api/reports', REPORT)
    const before = await business(forms, 1)
    const answer = await decide(forms, { ...NO_ACTION, isActedOn: false, text: '' })
    expect(answer.json()).toMatchObject({ state: 'open', outcome: { kind: 'not-acted' } })
    await forms.handOver()
    expect((await forms.call('GET', '/api/admin/submissions/1')).json().submission.state).toBe('rejected')
    expect(await business(forms, 1)).toEqual(before)
    expect((await mails(forms))[0]?.kind).toBe('report-decided')
  })
})

describe('a decision', () => {
  test('that contradicts itself or lacks its reasons is refused, and nothing changes', async () => {
    const forms = await given('/api/reports', NOTICE)
    const before = [await business(forms, 1), await mails(forms)]
    const refused: [object, string][] = [
      [{ ...REMOVED, text: ' ' }, 'text'],
      [{ ...REMOVED, text: 'x'.repeat(4001) }, 'text'],
      [{ ...REMOVED, isActedOn: false }, 'action'],
      [{ ...REMOVED, businessIds: [] }, 'businessIds'],
      [{ ...REMOVED, businessIds: Array.from({ length: 26 }, (_, at) => at + 1) }, 'businessIds'],
    ]
    for (const [decision, field] of refused) {
      const answer = await decide(forms, decision)
      expect([answer.statusCode, answer.json().faults]).toMatchObject([422, [{ field }]])
    }
    expect((await decide(forms, { ...REMOVED, businessIds: [1, 99] })).json().code).toBe('business_unknown')
    expect((await decide(forms, { ...REMOVED, now: 1 })).statusCode).toBe(400)
    expect([await business(forms, 1), await mails(forms)]).toEqual(before)
    expect(await audit(forms)).toEqual([])
  })

  test('is made once, also by two administrators at the same time', async () => {
    const forms = await given('/api/reports', REPORT)
    const answers = await Promise.all([decide(forms, NO_ACTION), decide(forms, REMOVED)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await mails(forms)).filter(({ kind }) => kind === 'report-decided')).toHaveLength(1)
  })

  test('is not for listings and messages, nor for what is not there', async () => {
    const message = { name: 'İpek', email: 'a@b.example', subject: 'x', category: 'general', message: 'x' }
    const forms = await given('/api/contact', message)
    expect((await decide(forms, NO_ACTION)).json()).toMatchObject({ status: 409, code: 'submission_kind' })
    expect((await decide(forms, NO_ACTION, 9)).json()).toMatchObject({
      status: 404,
      code: 'submission_unknown',
    })
  })
})

test('after a notice sender and owner get the reasons and what they can do; the owner does not learn whose notice it was', async () => {
  const forms = await given('/api/reports', NOTICE)
  await forms.store.db
    .insertInto('owners')
    .values({ business_id: 1, email: 'roth@baeckerei.example', created_at: 0 })
    .execute()
  await decide(forms, { ...REMOVED, text: 'Die Marke ist geschützt (§ 14 MarkenG).' })
  const decided = (await mails(forms)).filter(({ kind }) => kind === 'notice-decided')
  expect(decided.map(({ to }) => to).sort()).toEqual(['recht@marke.example', 'roth@baeckerei.example'])
  for (const { text } of decided) {
    expect(text).toContain('> Die Marke ist geschützt (§ 14 MarkenG).')
    expect(text).toContain('Bundesnetzagentur')
  }
  const toOwner = decided.find(({ to }) => to === 'roth@baeckerei.example')?.text
  expect(toOwner).not.toMatch(/Groß|recht@marke/)
  expect((await business(forms, 1)).isRemoved).toBe(true)
})

describe('an objection', () => {
  test('removes the business and keeps it away by every key, whatever an administrator restores later', async () => {
    const forms = await given('/api/privacy-requests', OBJECTION)
    await decide(forms, { ...REMOVED, alsoPhone: true })
    const keys = [
      ['phone', null],
      ['name_address', null],
      ['place_id', null],
    ]
    expect(await suppressed(forms)).toEqual(keys)
    expect(await audit(forms)).toEqual(['submission.decided 1', 'suppression.added 1', 'business.removed 1'])
    expect((await mails(forms))[0]).toMatchObject({
      kind: 'privacy-request-decided',
      to: 'jana@roth.example',
    })
    expect((await mails(forms))[0]?.text).toContain('Sperrliste')
    expect((await business(forms, 2)).isRemoved).toBe(false)

    await forms.call('POST', '/api/admin/businesses/1/restore')
    expect(await suppressed(forms)).toEqual(keys)
  })

  test('erases what is known, for good: facts, history, and what imports and the log remember', async () => {
    const forms = await given('/api/privacy-requests', OBJECTION)
    const { version } = await business(forms, 1)
    const edit = { version, fields: { name: 'Bäckerei Jana Roth', description: 'Seit 1902.' } }
    expect((await forms.call('PATCH', '/api/admin/businesses/1', edit)).statusCode).toBe(200)
    const other = await business(forms, 2)
    await decide(forms, { ...REMOVED, alsoPhone: true })
    const about = JSON.stringify([
      await forms.store.db.selectFrom('businesses').selectAll().where('id', '=', 1).execute(),
      await forms.store.db.selectFrom('history').selectAll().where('business_id', '=', 1).execute(),
      await forms.store.db.selectFrom('audit').selectAll().where('subject', '=', '1').execute(),
    ])
    expect(about).not.toMatch(/Roth|1902|471000|ChIJ/i)
    const restored = await forms.call('POST', '/api/admin/businesses/1/restore')
    expect([restored.statusCode, restored.json().code]).toEqual([410, 'business_erased'])
    expect(await business(forms, 2)).toEqual(other)
  })

  test('against a business that was removed before makes its keys stay for good', async () => {
    const forms = await given('/api/privacy-requests', OBJECTION)
    const { version } = await business(forms, 1)
    await forms.call('DELETE', '/api/admin/businesses/1', { version, reason: 'Doppelt' })
    expect(await suppressed(forms)).toEqual([
      ['name_address', 1],
      ['place_id', 1],
    ])
    expect((await decide(forms, REMOVED)).statusCode).toBe(200)
    await forms.call('POST', '/api/admin/businesses/1/restore')
    expect(await suppressed(forms)).toEqual([
      ['name_address', null],
      ['place_id', null],
    ])
  })

  test('that is refused needs its reasons (Art. 12 (4) GDPR)', async () => {
    const forms = await given('/api/privacy-requests', OBJECTION)
    const refusal = { ...NO_ACTION, isActedOn: false, text: '' }
    expect((await decide(forms, refusal)).json().faults).toEqual([{ field: 'text', code: 'required' }])
    expect((await decide(forms, { ...refusal, text: 'Nicht Ihr Betrieb.' })).statusCode).toBe(200)
    expect((await mails(forms))[0]?.text).toContain('Artikel 77')
  })
})

describe('whom a privacy request is about', () => {
  test('is found by number, telephone number, name and address in what was typed, and by e-mail address', async () => {
    const described = [
      { business: 'https://umkreis.example/koeln/elektro-yildiz' },
      { details: 'Sie zeigen meine Nummer 0221 / 471 09 02.' },
      { details: 'Elektro Yildiz, Werkhof 6' },
      { details: 'Mein Betrieb: Elektro Yıldız (UK-2)' },
      {
        details:
          'Bitte löschen Sie Info@Yildiz.example aus Ihrem Verzeichnis und schreiben Sie mir, woher Sie es haben.',
      },
      { email: 'INFO@yildiz.example' },
    ]
    const forms = await tempForms(ROTH, YILDIZ)
    for (const [at, typed] of described.entries()) {
      const sent = await forms.send('/api/privacy-requests', {
        ...OBJECTION,
        business: '',
        name: 'A. B.',
        ...typed,
      })
      expect(sent.json().number).toBe(`E-${at + 1}`)
      const { businesses } = (await forms.call('GET', `/api/admin/submissions/${at + 1}`)).json()
      expect(businesses.map(({ id }: { id: number }) => id)).toEqual([2])
    }
  })

  test('everything kept about them comes as one file, and the log says so', async () => {
    const forms = await given('/api/privacy-requests', OBJECTION)
    await forms.send('/api/newsletter', { email: 'jana@roth.example' })
    await forms.send('/api/reports', { ...REPORT, email: 'Jana@Roth.example' })
    await forms.send('/api/reports', { ...REPORT, text: 'von jemand anderem' })
    const { version } = await business(forms, 1)
    await forms.call('POST', '/api/admin/businesses/1/hide', { version })
    const answer = await forms.call('GET', '/api/admin/submissions/1/person-data')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="person-data_E-1.json"',
      'cache-control': 'no-store',
    })
    const data = answer.json()
    expect(data).toMatchObject({
      email: 'jana@roth.example',
      newsletter: { email: 'jana@roth.example', state: 'unconfirmed' },
      businesses: [{ business: { id: 1, phone: '+493581471000', source: 'google-maps' }, isRemoved: false }],
    })
    expect(data.submissions.map(({ id }: { id: number }) => id)).toEqual([1, 2])
    expect(data.mails.map(({ kind }: { kind: string }) => kind)).toEqual([
      'privacy-request-received',
      'newsletter-confirm',
      'report-received',
    ])
    expect(data.businesses[0].history[0].kind).toBe('hidden')
    expect((await audit(forms))[0]).toBe('person-data.downloaded 1')
    expect((await forms.call('GET', '/api/admin/submissions/9/person-data')).statusCode).toBe(404)
  })
})

test('who asks for their data gets what was sent with umlauts in any case', async () => {
  const forms = await given('/api/privacy-requests', { ...OBJECTION, email: 'jürgen@roth.example' })
  await forms.send('/api/newsletter', { email: 'JÜRGEN@roth.example' })
  await forms.send('/api/reports', { ...REPORT, email: 'Ju\u0308rgen@Roth.example' })
  const data = (await forms.call('GET', '/api/admin/submissions/1/person-data')).json()
  expect(data).toMatchObject({ submissions: [{ id: 1 }, { id: 2 }], newsletter: { state: 'unconfirmed' } })
  expect(data.mails.map(({ kind }: { kind: string }) => kind)).toEqual([
    'privacy-request-received',
    'newsletter-confirm',
    'report-received',
  ])
  // They are mailed to as they were typed.
  expect(data.mails.at(-1).to).toBe('Ju\u0308rgen@Roth.example')
})

test('deciding needs an administrator', async () => {
  const forms = await given('/api/reports', REPORT)
  const stranger = await forms.app.inject({
    method: 'POST',
    url: '/api/admin/submissions/1/decide',
    payload: REMOVED,
  })
  expect(stranger.statusCode).toBe(401)
  expect((await forms.app.inject('/api/admin/submissions/1/person-data')).statusCode).toBe(401)
  expect((await business(forms, 1)).isRemoved).toBe(false)
})
