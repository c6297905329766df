import { describe, expect, test } from 'vitest'
import type { BusinessDraft } from '#domain/business/business.ts'
import type { ProposedChange } from '#domain/correction/correction.ts'
import { dayOfIntervals, weekOf } from '#domain/opening-hours/opening-hours.ts'
import { saveDrafts } from '#services/businesses/save-drafts.ts'
import { businessRecord } from '#store/businesses/business-records.ts'
import { businessById } from '#store/businesses/businesses.ts'
import { addOwner } from '#store/businesses/owners.ts'
import { eraseSubmission } from '#store/privacy/erased-submissions.ts'
import { suppressionList } from '#store/privacy/suppressions.ts'
import { draft } from '#test/make-draft.ts'
import { testKey } from '#test/test-key.ts'
import { mailedToken, NOTHING, type TempForms, tempForms } from './temp-forms.ts'

const NINE_TO_SIX = dayOfIntervals([{ from: 540, to: 1080 }])

const BAKERY = draft({
  website: 'https://www.baeckerei-roth.example/',
  description: 'Brot aus dem Steinofen.',
  openingHours: weekOf(
    new Map([
      [0, NINE_TO_SIX],
      [6, []],
    ]),
  ),
})

/** A correction of the bakery as its form sends it, with a ticket. */
async function correct(forms: TempForms, change: object) {
  const body = { businessId: 1, email: 'kundin@example.org', ticket: await forms.ticket(), ...change }
  return forms.send('/api/corrections', body)
}

async function detailOf(forms: TempForms, id = 1) {
  return (await forms.call('GET', `/api/admin/submissions/${id}`)).json()
}

async function importAgain(forms: TempForms, said: BusinessDraft): Promise<void> {
  await forms.store.write(async trx =>
    saveDrafts(trx, {
      drafts: [said],
      origin: { source: 'google-maps', date: '2026-12-01' },
      suppressed: await suppressionList(trx, testKey),
      now: forms.clock.now,
    }),
  )
}

const ACCEPT = '/api/admin/submissions/1/accept'

describe('the form for corrections', () => {
  test('is prefilled with what the directory says', async () => {
    const forms = await tempForms(BAKERY)
    const answer = await forms.app.inject('/api/corrections/1?language=tr')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.json()).toEqual({
      name: 'Bäckerei Roth',
      urlSlug: 'goerlitz/baeckerei-roth',
      number: 'UK-1',
      texts: {
        name: 'Bäckerei Roth',
        category: 'Fırın',
        street: 'Marktstraße 3',
        postalCode: '02826',
        city: 'Görlitz',
        phone: '+49 3581 471000',
        website: 'https://www.baeckerei-roth.example/',
        description: 'Brot aus dem Steinofen.',
        secondPhone: '',
        bookingLink: '',
        menuLink: '',
        orderLink: '',
        profiles: '',
        email: '',
      },
      hours: {
        monday: '09:00-18:00',
        tuesday: '',
        wednesday: '',
        thursday: '',
        friday: '',
        saturday: '',
        sunday: 'Kapalı',
      },
      status: 'operational',
      isFromOwner: false,
    })
  })

  test('sent back as it was prefilled it changes nothing, and says so', async () => {
    const forms = await tempForms(BAKERY)
    const { texts, hours } = (await forms.app.inject('/api/corrections/1?language=tr')).json()
    const { postalCode, ...rest } = texts
    const same = await correct(forms, { ...rest, postal_code: postalCode, hours, comment: ' ' })
    const fault = { field: 'comment', code: 'nothing_changed' }
    expect([same.statusCode, same.json().faults]).toEqual([422, [fault]])
    const alike = await correct(forms, { phone: '03581/471000', category: 'bäckereien' })
    expect(alike.json().faults).toEqual([fault])
    expect(await forms.stored()).toEqual(NOTHING)
  })

  test('with a comment alone it reaches the administrator', async () => {
    const forms = await tempForms(BAKERY)
    const sent = await correct(forms, { comment: 'Der Eingang ist jetzt im Hof.' })
    expect(sent.statusCode).toBe(201)
    const { changes, submission } = await detailOf(forms)
    expect([changes, submission.payload.comment]).toEqual([[], 'Der Eingang ist jetzt im Hof.'])
  })

  test('only changed fields are looked at, and every fault is told at once', async () => {
    const forms = await tempForms(draft({ phone: '+49110' }))
    const answer = await correct(forms, {
      name: ' ',
      category: 'Zahnartz',
      postal_code: '2826',
      website: 'kein web',
      hours: { friday: 'manchmal' },
      isOwner: true,
      email: '',
    })
    expect(answer.json().faults).toEqual([
      { field: 'name', code: 'required' },
      {
        field: 'category',
        code: 'category_unknown',
        proposals: expect.arrayContaining(['Zahnarzt']),
      },
      { field: 'postalCode', code: 'postal_code_shape' },
      { field: 'website', code: 'website_invalid' },
      { field: 'hours.friday', code: 'hours_unclear' },
      { field: 'email', code: 'required' },
      { field: 'proof', code: 'required' },
    ])
    expect(await forms.stored()).toEqual(NOTHING)
  })

  test('proposes categories in the language of whoever typed one', async () => {
    const forms = await tempForms(BAKERY)
    const answer = await correct(forms, { category: 'Hairdreser', language: 'en' })
    const [fault] = answer.json().faults
    expect(fault).toMatchObject({ field: 'category', code: 'category_unknown' })
    expect(fault.proposals).toContain('Hairdresser')
    expect(fault.proposals).not.toContain('Friseur')
  })

  test('a business that nobody sees cannot be corrected', async () => {
    const forms = await tempForms(BAKERY, draft({ name: 'Café Kürbis' }))
    await forms.call('POST', '/api/admin/businesses/1/hide', { version: 1 })
    await forms.call('DELETE', '/api/admin/businesses/2', { version: 2, reason: 'Widerspruch' })
    const statuses = []
    for (const businessId of [1, 2, 99]) {
      statuses.push((await correct(forms, { businessId, phone: '03581 1' })).statusCode)
      statuses.push((await forms.app.inject(`/api/corrections/${businessId}`)).statusCode)
    }
    expect(statuses).toEqual([404, 404, 410, 410, 404, 404])
    expect(await forms.stored()).toEqual(NOTHING)
  })
})

describe('deciding on a correction', () => {
  test('then, now and proposed stand side by side, only where the proposal differs', async () => {
    const forms = await tempForms(BAKERY)
    const sent = await correct(forms, {
      phone: '03581 222333',
      description: '',
      hours: { tuesday: '9-12, 13-17 Uhr', sunday: '' },
      isClosed: true,
    })
    expect([sent.statusCode, sent.json()]).toEqual([
      201,
      { number: 'E-1', isMailed: true, picturesKey: expect.stringMatching(/^1\./) },
    ])
    await forms.call('PATCH', '/api/admin/businesses/1', { version: 1, fields: { phone: '03581 555666' } })
    const { changes, businesses, mails, submission } = await detailOf(forms)
    const sides = changes.map((change: ProposedChange) => [
      change.field,
      change.then,
      change.now,
      change.proposed,
    ])
    expect(sides).toEqual([
      ['phone', '+49 3581 471000', '+49 3581 555666', '03581 222333'],
      ['description', 'Brot aus dem Steinofen.', 'Brot aus dem Steinofen.', ''],
      [
        'openingHours',
        'Mo 09:00-18:00\nSo Geschlossen',
        'Mo 09:00-18:00\nSo Geschlossen',
        'Mo 09:00-18:00\nDi 09:00-12:00, 13:00-17:00',
      ],
      ['status', 'operational', 'operational', 'closed-permanently'],
    ])
    expect(submission).toMatchObject({ isFromOwner: false, businessId: 1, subject: 'Bäckerei Roth' })
    expect(businesses.map(({ id }: { id: number }) => id)).toEqual([1])
    expect(mails.map(({ kind }: { kind: string }) => kind)).toEqual(['correction-received'])
  })

  test.each([
    [{ city: 'Dresden' }, [['city', true]]],
    [{ postal_code: '01067' }, [['postalCode', true]]],
    [
      { postal_code: '01067', city: 'Dresden', phone: '0351 222333' },
      [
        ['postalCode', false],
        ['city', false],
        ['phone', false],
      ],
    ],
  ] as const)('a place that does not belong together is told: %o', async (proposal, doubts) => {
    const forms = await tempForms(BAKERY)
    await correct(forms, proposal)
    const { changes } = await detailOf(forms)
    expect(changes.map(({ field, isPlaceDoubtful }: ProposedChange) => [field, isPlaceDoubtful])).toEqual(
      doubts,
    )
  })

  test('a category that was typed in Turkish is proposed by its German name, and becomes it', async () => {
    const forms = await tempForms(BAKERY)
    await correct(forms, { category: 'Diş hekimi', language: 'tr' })
    const { changes } = await detailOf(forms)
    expect(changes).toMatchObject([{ field: 'category', now: 'Bäckerei', proposed: 'Zahnarzt' }])
    await forms.call('POST', ACCEPT, { fields: ['category'], text: '' })
    expect(await businessById(forms.store.db, 1)).toMatchObject({
      category: 'Zahnarzt',
      categorySlug: 'zahnarzt',
    })
  })

  test('accepted fields are the administrator’s and locked, refused ones stay, the sender is told both', async () => {
    const forms = await tempForms(BAKERY)
    await correct(forms, { phone: '03581 222333', website: 'https://andere.example', description: '' })
    const answer = await forms.call('POST', ACCEPT, { fields: ['phone', 'description'], text: 'Danke!' })
    expect(answer.json()).toMatchObject({
      state: 'done',
      outcome: { kind: 'accepted', fields: ['phone', 'description'], text: 'Danke!' },
    })
    await importAgain(forms, { ...BAKERY, description: 'Wieder da.', website: 'https://neu.example/' })
    expect(await businessById(forms.store.db, 1)).toMatchObject({
      phone: '+493581222333',
      description: null,
      website: 'https://neu.example/',
      fieldSources: { phone: { source: 'administrator', isLocked: true } },
    })
    const [first] = (await forms.call('GET', '/api/admin/businesses/1/history')).json().toReversed().slice(1)
    expect(first).toMatchObject({ kind: 'changed', account: 'admin', source: 'administrator' })
    expect(first.changes).toContainEqual({ field: 'submissionId', before: null, after: 1 })
    // Its sender is nobody's business there.
    expect(JSON.stringify(first)).not.toContain('@')
    const mail = (await detailOf(forms)).mails.at(-1)
    expect(mail.kind).toBe('correction-decided')
    expect(mail.text).toMatch(/übernommen:\n\n- Telefon\n- Beschreibung[\s\S]*nicht übernommen:\n\n- Website/)
    expect((await forms.call('POST', ACCEPT, { fields: ['phone'], text: '' })).json().code).toBe(
      'submission_decided',
    )
  })

  test('its content once erased, it is shown without', async () => {
    const forms = await tempForms(BAKERY)
    await correct(forms, { phone: '03581 222333' })
    await eraseSubmission(forms.store.db, 1, forms.clock.now)
    const { changes, submission } = await detailOf(forms)
    expect([changes, submission]).toMatchObject([null, { subject: 'E-1', erasedAt: forms.clock.now }])
  })

  test('of a business that was merged meanwhile it is shown beside the one that remains, and accepted for it', async () => {
    const forms = await tempForms(BAKERY, draft({ name: 'Café Kürbis', street: 'Obermarkt 2' }))
    await correct(forms, { phone: '03581 222333' })
    await forms.call('POST', '/api/admin/duplicates/merge', { winnerId: 2, loserId: 1, take: [] })
    const { version } = (await forms.call('GET', '/api/admin/businesses/2')).json()
    await forms.call('PATCH', '/api/admin/businesses/2', { version, fields: { phone: '03581 555666' } })
    const { changes, businesses, submission } = await detailOf(forms)
    expect([submission.businessId, businesses.map(({ id }: { id: number }) => id)]).toEqual([2, [2]])
    expect(changes).toMatchObject([{ field: 'phone', now: '+49 3581 555666', proposed: '03581 222333' }])
    const answer = await forms.call('POST', ACCEPT, { fields: ['phone'], text: '' })
    expect([answer.statusCode, answer.json().state]).toEqual([200, 'done'])
    expect((await businessById(forms.store.db, 2))?.phone).toBe('+493581222333')
    expect((await businessRecord(forms.store.db, 1))?.business.phone).toBe('+493581471000')
  })

  test('a closed business is closed, and the hours are the proposed week', async () => {
    const forms = await tempForms(BAKERY)
    await correct(forms, { isClosed: true, hours: { monday: 'geschlossen' }, email: '' })
    await forms.call('POST', ACCEPT, { fields: ['status', 'openingHours'], text: '' })
    const business = await businessById(forms.store.db, 1)
    expect(business?.status).toBe('closed-permanently')
    expect(business?.openingHours?.[0]).toEqual([])
    expect((await forms.stored()).mails).toBe(0)
  })

  test('a day by appointment and an open end are stored and said in the words of each form', async () => {
    const forms = await tempForms(BAKERY)
    await correct(forms, {
      hours: { thursday: '18 bis 3:00', friday: 'nach Vereinbarung', saturday: 'ab 17 Uhr' },
    })
    const { changes } = await detailOf(forms)
    expect(changes[0].proposed).toBe(
      'Mo 09:00-18:00\nDo 18:00-03:00\nFr nach Vereinbarung\nSa ab 17:00\nSo Geschlossen',
    )
    await forms.call('POST', ACCEPT, { fields: ['openingHours'], text: '' })
    const business = await businessById(forms.store.db, 1)
    expect(business?.openingHours?.slice(3, 6)).toEqual([
      [{ from: 1080, to: 1620 }],
      'by-appointment',
      [{ from: 1020, to: null }],
    ])
    const { hours } = (await forms.app.inject('/api/corrections/1?language=tr')).json()
    expect(hours).toMatchObject({ friday: 'randevu ile', saturday: '17:00 itibarıyla', sunday: 'Kapalı' })
    const same = await correct(forms, { hours })
    expect(same.json().faults).toEqual([{ field: 'comment', code: 'nothing_changed' }])
  })

  test('a closed business is open again, and the sender is told so', async () => {
    const forms = await tempForms({ ...BAKERY, status: 'closed-permanently' })
    expect((await forms.app.inject('/api/corrections/1')).json().status).toBe('closed-permanently')
    await correct(forms, { isOpenAgain: true })
    const { changes } = await detailOf(forms)
    expect(changes).toEqual([
      {
        field: 'status',
        // biome-ignore lint/suspicious/noThenProperty: a text beside 'now'; nobody awaits it.
        then: 'closed-permanently',
        now: 'closed-permanently',
        proposed: 'operational',
        isPlaceDoubtful: false,
      },
    ])
    await forms.call('POST', ACCEPT, { fields: ['status'], text: '' })
    expect((await businessById(forms.store.db, 1))?.status).toBe('operational')
    expect((await detailOf(forms)).mails.at(-1).text).toMatch(/übernommen:\n\n- Geöffnet oder geschlossen/)
  })

  test('nothing chosen, or something that was not proposed, is a fault; nothing is decided', async () => {
    const forms = await tempForms(BAKERY)
    await correct(forms, { phone: '03581 222333' })
    const none = await forms.call('POST', ACCEPT, { fields: [], text: '' })
    expect(none.json().faults).toEqual([{ field: 'fields', code: 'required' }])
    const other = await forms.call('POST', ACCEPT, { fields: ['phone', 'name'], text: '' })
    expect(other.json().faults).toEqual([{ field: 'fields', code: 'choice_unknown' }])
    expect((await forms.call('POST', ACCEPT, { fields: ['rating'], text: '' })).statusCode).toBe(400)
    expect((await businessRecord(forms.store.db, 1))?.business.phone).toBe('+493581471000')
    expect((await detailOf(forms)).submission.outcome).toBeNull()
  })

  test('two administrators at once: one is told that the other was faster', async () => {
    const forms = await tempForms(BAKERY)
    await correct(forms, { phone: '03581 222333' })
    const answers = await Promise.all([
      forms.call('POST', ACCEPT, { fields: ['phone'], text: '' }),
      forms.call('POST', '/api/admin/submissions/1/reject', { text: 'Die Nummer stimmt.' }),
    ])
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, 409])
  })

  test('a listing is not accepted, and a correction is not approved', async () => {
    const forms = await tempForms(BAKERY)
    await correct(forms, { phone: '03581 222333' })
    const { hours } = (await forms.app.inject('/api/corrections/1')).json()
    const listing = { name: 'x', category: 'handel', description: 'x', address: 'x', postalCode: '02826' }
    const rest = { city: 'Görlitz', phone: '03581 222333', email: 'a@b.example', website: '', hours }
    const answer = await forms.call('POST', '/api/admin/submissions/1/approve', {
      listing: { ...listing, ...rest },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'submission_kind'])
  })
})

describe('owners', () => {
  async function owned() {
    const forms = await tempForms(BAKERY, draft({ name: 'Café Kürbis', street: 'Obermarkt 2' }))
    await forms.store.write(trx => addOwner(trx, { businessId: 1, email: 'roth@example.org', now: 0 }))
    return forms
  }
  const ask = async (forms: TempForms, email: string) =>
    forms.send('/api/owner-links', { businessId: 1, email, ticket: await forms.ticket() })

  test('a link goes to the address on file only, and the answer tells nobody which it is', async () => {
    const forms = await owned()
    const stranger = await ask(forms, 'fremd@example.org')
    expect(await forms.stored()).toEqual(NOTHING)
    const owner = await ask(forms, 'Roth@Example.org')
    expect(await forms.stored()).toEqual({ submissions: 0, mails: 1, links: 1 })
    expect([owner.statusCode, owner.json()]).toEqual([201, { number: '', isMailed: true }])
    expect([stranger.statusCode, stranger.json()]).toEqual([owner.statusCode, owner.json()])
  })

  test('nobody fills an owner’s mailbox by asking again and again', async () => {
    const forms = await owned()
    for (const _ of Array(5)) expect((await ask(forms, 'roth@example.org')).statusCode).toBe(201)
    expect(await forms.stored()).toEqual({ submissions: 0, mails: 3, links: 3 })
  })

  test('a correction by the link is the owner’s and needs no proof; it is accepted as the owner’s words', async () => {
    const forms = await owned()
    await ask(forms, 'roth@example.org')
    const token = await mailedToken(forms, 'roth@example.org')
    expect((await forms.send('/api/mail-links', { token })).json()).toEqual({
      kind: 'owner',
      businessId: 1,
      businessName: 'Bäckerei Roth',
    })
    expect((await forms.app.inject(`/api/corrections/1?token=${token}`)).json().isFromOwner).toBe(true)
    const other = await forms.app.inject(`/api/corrections/2?token=${token}`)
    expect(other.json().isFromOwner).toBe(false)
    const sent = await correct(forms, { phone: '03581 222333', isOwner: true, token })
    expect(sent.statusCode).toBe(201)
    const { submission } = await detailOf(forms)
    expect(submission.isFromOwner).toBe(true)
    expect(JSON.stringify(submission)).not.toContain(token)
    await forms.call('POST', ACCEPT, { fields: ['phone'], text: '' })
    expect((await businessById(forms.store.db, 1))?.fieldSources.phone).toEqual({
      source: 'owner',
      date: '2026-11-24',
      isLocked: true,
    })
  })

  test('an owner stays the owner when the entry is merged into another', async () => {
    const forms = await owned()
    await forms.call('POST', '/api/admin/duplicates/merge', { winnerId: 2, loserId: 1, take: [] })
    await forms.send('/api/owner-links', { businessId: 2, email: 'roth@example.org' })
    expect(await forms.stored()).toEqual({ submissions: 0, mails: 1, links: 1 })
  })

  test('a link that was mailed before the merge is for the entry that remains, until the merge is undone', async () => {
    const forms = await owned()
    await ask(forms, 'roth@example.org')
    const token = await mailedToken(forms, 'roth@example.org')
    const followed = async () => (await forms.send('/api/mail-links', { token })).json()
    await forms.call('POST', '/api/admin/duplicates/merge', { winnerId: 2, loserId: 1, take: [] })
    expect(await followed()).toMatchObject({ kind: 'owner', businessId: 2, businessName: 'Café Kürbis' })
    const sent = await correct(forms, { businessId: 2, phone: '03581 222333', isOwner: true, token })
    expect([sent.statusCode, (await detailOf(forms)).submission.isFromOwner]).toEqual([201, true])
    await forms.call('POST', '/api/admin/businesses/1/restore')
    expect(await followed()).toMatchObject({ kind: 'owner', businessId: 1 })
  })

  test('the link of another business, a made-up one and an old one prove nothing', async () => {
    const forms = await owned()
    await ask(forms, 'roth@example.org')
    const token = await mailedToken(forms, 'roth@example.org')
    const before = await forms.stored()
    const foreign = await correct(forms, { businessId: 2, phone: '03581 222333', token })
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'link_unknown'])
    const made = await correct(forms, { phone: '03581 222333', token: 'A'.repeat(43) })
    expect([made.statusCode, made.json().code]).toEqual([404, 'link_unknown'])
    forms.clock.now += 8 * 24 * 60 * 60 * 1000
    const old = await correct(forms, { phone: '03581 222333', token })
    expect([old.statusCode, old.json().code]).toEqual([410, 'link_expired'])
    expect(await forms.stored()).toEqual(before)
  })
})
