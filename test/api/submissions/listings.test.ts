import { describe, expect, test } from 'vitest'
import { saveDrafts } from '#services/businesses/save-drafts.ts'
import { businessById } from '#store/businesses/businesses.ts'
import { mailById } from '#store/mail/outbox.ts'
import { suppressionList } from '#store/privacy/suppressions.ts'
import type { Store } from '#store/store.ts'
import { draft } from '#test/make-draft.ts'
import { suppressKey } from '#test/services/privacy/suppress.ts'
import { testKey } from '#test/test-key.ts'
import { listingBody, mailedToken, NOTHING, type TempForms, tempForms } from './temp-forms.ts'

/** The listing of listingBody as the inbox edits it. */
function edited(overrides: object = {}): object {
  const { postal_code, hours, ...texts } = listingBody() as Record<string, object>
  const week = {
    ...{ monday: '', tuesday: '', wednesday: '', thursday: '', friday: '', saturday: '', sunday: '' },
    ...hours,
  }
  return { listing: { ...texts, postalCode: postal_code, hours: week, ...overrides } }
}

async function mailKinds(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('outbox').select('kind').orderBy('id').execute()
  return rows.map(row => row.kind)
}

async function submitted(forms: TempForms, overrides: object = {}): Promise<void> {
  const sent = await forms.send('/api/listings', listingBody({ ticket: await forms.ticket(), ...overrides }))
  expect([sent.statusCode, sent.json()]).toEqual([
    201,
    { number: 'E-1', isMailed: true, picturesKey: expect.any(String) },
  ])
}

async function confirm(forms: TempForms): Promise<void> {
  const token = await mailedToken(forms, 'kontakt@waermewerk.example')
  expect((await forms.send('/api/mail-links', { token })).statusCode).toBe(200)
}

const APPROVE = '/api/admin/submissions/1/approve'

describe('a trade that no list has', () => {
  const payload = async ({ store }: TempForms) => {
    const row = await store.db.selectFrom('submissions').select('payload').executeTakeFirstOrThrow()
    return JSON.parse(String(row.payload))
  }

  test('is stored on one line beside the nearest category, and does not keep a business from being listed', async () => {
    const forms = await tempForms()
    await submitted(forms, { proposedTrade: ' Hufpflege\n\u202e für  Größe ', category: 'handwerker' })
    expect(await payload(forms)).toMatchObject({
      category: 'handwerker',
      proposedTrade: 'Hufpflege für Größe',
    })
    const answer = await forms.call(
      'POST',
      APPROVE,
      edited({ proposedTrade: 'Hufpflege', category: 'handwerker' }),
    )
    expect(answer.statusCode).toBe(200)
  })

  test('is listed under Sonstiges where no category is chosen', async () => {
    const forms = await tempForms()
    await submitted(forms, { proposedTrade: 'Hufpflege', category: '' })
    expect(await payload(forms)).toMatchObject({ category: 'sonstiges', proposedTrade: 'Hufpflege' })
  })

  test.each([
    ['x'.repeat(81), { field: 'proposedTrade', code: 'too_long', limit: 80 }],
    ['???', { field: 'proposedTrade', code: 'text_without_letters' }],
  ])('is refused as it is for %s', async (proposedTrade, fault) => {
    const forms = await tempForms()
    const answer = await forms.send(
      '/api/listings',
      listingBody({ ticket: await forms.ticket(), proposedTrade }),
    )
    expect(answer.json().faults).toEqual([fault])
  })

  test('does not replace a category that is unknown', async () => {
    const forms = await tempForms()
    const body = listingBody({ ticket: await forms.ticket(), proposedTrade: 'Hufpflege', category: 'qqqqqq' })
    const answer = await forms.send('/api/listings', body)
    expect(answer.json().faults).toEqual([{ field: 'category', code: 'category_unknown' }])
  })
})

describe('sending a listing', () => {
  test('the faults of all three steps are told at once, and nothing is stored', async () => {
    const forms = await tempForms()
    const answer = await forms.send('/api/listings', {
      name: ' ',
      category: 'qqqqqq',
      description: 'x'.repeat(2001),
      postal_code: '2826',
      email: 'kontakt',
      phone: '471234',
      website: 'kein web',
      hours: { monday: '9-18 Uhr', friday: 'manchmal' },
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().code).toBe('fields_invalid')
    expect(answer.json().faults).toEqual([
      { field: 'name', code: 'required' },
      { field: 'category', code: 'category_unknown' },
      { field: 'description', code: 'too_long', limit: 2000 },
      { field: 'address', code: 'required' },
      { field: 'postalCode', code: 'postal_code_shape' },
      { field: 'city', code: 'required' },
      { field: 'phone', code: 'phone_without_area_code' },
      { field: 'email', code: 'email_without_at' },
      { field: 'website', code: 'website_invalid' },
      { field: 'hours.friday', code: 'hours_unclear' },
    ])
    expect(await forms.stored()).toEqual(NOTHING)
  })

  test.each([
    [
      'an unknown postal code',
      { postal_code: '00000' },
      { field: 'postalCode', code: 'postal_code_unknown' },
    ],
    ['a city elsewhere', { city: 'Köln' }, { field: 'city', code: 'city_mismatch' }],
  ])('the gazetteer objects to %s, until the sender says that it is right', async (_name, place, fault) => {
    const forms = await tempForms()
    const refused = await forms.send('/api/listings', listingBody(place))
    expect([refused.statusCode, refused.json().faults]).toEqual([422, [fault]])
    expect(await forms.stored()).toEqual(NOTHING)
    const sure = await forms.send('/api/listings', listingBody({ ...place, isPlaceConfirmed: true }))
    expect(sure.statusCode).toBe(201)
  })

  test('hostile texts are kept as typed, on one line where they become a subject', async () => {
    const forms = await tempForms()
    const name = '<script>alert(1)</script>\r\nBcc: alle@example.org \u202e\u0000\ud800 Çiğdem'
    await submitted(forms, { name })
    const detail = (await forms.call('GET', '/api/admin/submissions/1')).json()
    expect(detail.submission.payload.name).toBe(name)
    expect(detail.submission.subject).not.toMatch(/[\r\n\u0000\u202e\ud800]/)
    const [mail] = detail.mails
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.html).not.toContain('<script>')
  })

  test.each([
    'kontakt@waermewerk.example\r\nBcc: alle@example.org',
    'a@b.example, c@d.example',
    'kon\u0000takt@waermewerk.example',
    'kon\u200btakt@waermewerk.example',
  ])('an address that would be several, or none, is refused: %j', async email => {
    const forms = await tempForms()
    const answer = await forms.send('/api/listings', listingBody({ email }))
    expect([answer.statusCode, answer.json().faults]).toEqual([
      422,
      [{ field: 'email', code: 'email_invalid' }],
    ])
    expect(await forms.stored()).toEqual(NOTHING)
  })

  test('it lies in the inbox at once, unconfirmed until the link in the mail was opened', async () => {
    const forms = await tempForms()
    await submitted(forms, { language: 'en' })
    const before = (await forms.call('GET', '/api/admin/submissions/1')).json().submission
    expect(before).toMatchObject({ kind: 'listing', state: 'new', confirmedAt: null, spamReason: null })
    const mail = await mailById(forms.store.db, forms.store.key, 1)
    expect(mail?.text).toContain('https://umkreis.example/en/link/')

    const token = await mailedToken(forms, 'kontakt@waermewerk.example')
    expect(JSON.stringify(await forms.store.db.selectFrom('mail_links').selectAll().execute())).not.toContain(
      token,
    )
    const first = await forms.send('/api/mail-links', { token })
    expect([first.statusCode, first.json()]).toEqual([
      200,
      { kind: 'submission-confirmed', businessName: 'Wärmewerk Görlitz' },
    ])
    const confirmedAt = forms.clock.now
    forms.clock.now += 60_000
    expect((await forms.send('/api/mail-links', { token })).json()).toEqual(first.json())
    const after = (await forms.call('GET', '/api/admin/submissions/1')).json().submission
    expect(after).toMatchObject({ state: 'new', confirmedAt })
  })

  test('a link is not good for ever, and a made-up one is none', async () => {
    const forms = await tempForms()
    await submitted(forms)
    const token = await mailedToken(forms, 'kontakt@waermewerk.example')
    forms.clock.now += 31 * 24 * 60 * 60 * 1000
    const late = await forms.send('/api/mail-links', { token })
    expect([late.statusCode, late.json().code]).toEqual([410, 'link_expired'])
    const made = await forms.send('/api/mail-links', { token: 'A'.repeat(43) })
    expect([made.statusCode, made.json().code]).toEqual([404, 'link_unknown'])
  })
})

describe('approving a listing', () => {
  test('the business is live with the owner’s words, locked against the next file', async () => {
    const forms = await tempForms(draft())
    await submitted(forms)
    await confirm(forms)
    const approved = await forms.call('POST', APPROVE, edited({ category: 'Heizungsbauer' }))
    expect([approved.statusCode, approved.json()]).toEqual([200, { businessId: 2, isNew: true }])
    const [created] = (await forms.call('GET', '/api/admin/businesses/2/history')).json()
    expect(created).toMatchObject({
      kind: 'created',
      changes: [{ field: 'submissionId', before: null, after: 1 }],
      isUndoable: false,
    })
    await forms.follow()
    const found = (await forms.app.inject('/api/businesses/search?query=wärmewerk')).json()
    expect(found.businesses.map((card: { name: string }) => card.name)).toEqual(['Wärmewerk Görlitz'])

    await forms.store.write(async trx =>
      saveDrafts(trx, {
        drafts: [
          {
            placeId: 'ChIJ-waermewerk',
            name: 'Waermewerk Goerlitz GmbH',
            street: 'Neißstr. 12',
            postalCode: '02826',
            city: 'Görlitz',
            phone: '+4930123456',
            website: 'https://falsch.example/',
            rating: 4.5,
            reviewCount: 12,
          },
        ],
        origin: { source: 'google-maps', date: '2026-12-01' },
        suppressed: await suppressionList(trx, testKey),
        now: forms.clock.now,
      }),
    )
    const business = await businessById(forms.store.db, 2)
    expect(business).toMatchObject({
      placeId: 'ChIJ-waermewerk',
      name: 'Wärmewerk Görlitz',
      phone: '+493581471234',
      website: 'https://www.waermewerk.example/',
      rating: 4.5,
    })
    expect(business?.openingHours?.[0]).toEqual([{ from: 540, to: 1080 }])
    expect(business?.openingHours?.[5]).toEqual([])
    expect(business?.fieldSources.phone).toEqual({ source: 'owner', date: '2026-11-24', isLocked: true })

    const { submission, businesses } = (await forms.call('GET', '/api/admin/submissions/1')).json()
    expect(submission).toMatchObject({ state: 'done', businessId: 2, outcome: { kind: 'approved' } })
    expect(businesses.map(({ id }: { id: number }) => id)).toEqual([2])
    expect(await mailKinds(forms.store)).toEqual(['listing-confirm', 'listing-approved'])
    expect(await forms.store.db.selectFrom('owners').selectAll().execute()).toMatchObject([
      { business_id: 2, email: 'kontakt@waermewerk.example' },
    ])
  })

  test('an unconfirmed one can be approved too; its address is on file once it is confirmed', async () => {
    const forms = await tempForms()
    await submitted(forms)
    expect((await forms.call('POST', APPROVE, edited())).statusCode).toBe(200)
    expect(await forms.store.db.selectFrom('owners').selectAll().execute()).toEqual([])
    await confirm(forms)
    expect(await forms.store.db.selectFrom('owners').selectAll().execute()).toHaveLength(1)
  })

  test('an address that is confirmed after a merge is on file for the entry that remains, until the merge is undone', async () => {
    const forms = await tempForms(draft())
    await submitted(forms)
    await forms.call('POST', APPROVE, edited())
    await forms.call('POST', '/api/admin/duplicates/merge', { winnerId: 1, loserId: 2, take: [] })
    await confirm(forms)
    const owned = async () => {
      const rows = await forms.store.db
        .selectFrom('owners')
        .select('business_id')
        .orderBy('business_id')
        .execute()
      return rows.map(row => row.business_id)
    }
    expect(await owned()).toEqual([1, 2])
    await forms.call('POST', '/api/admin/businesses/2/restore')
    expect(await owned()).toEqual([2])
  })

  test('one that the directory knows takes over the owner’s words and keeps the rest', async () => {
    const forms = await tempForms(draft({ placeId: 'ChIJ-aaaaaaaaaa', rating: 4.8, reviewCount: 20 }))
    await submitted(forms)
    const detail = (await forms.call('GET', '/api/admin/submissions/1')).json()
    expect(detail.businesses).toEqual([])
    const known = edited({
      name: 'Bäckerei Roth',
      category: 'handel',
      address: 'Marktstr. 3',
      phone: '03581 999888',
    })
    const approved = await forms.call('POST', APPROVE, known)
    expect(approved.json()).toEqual({ businessId: 1, isNew: false })
    expect(await businessById(forms.store.db, 1)).toMatchObject({
      category: 'Bäckerei',
      phone: '+493581999888',
      rating: 4.8,
      source: 'google-maps',
      fieldSources: { name: { isLocked: true }, phone: { source: 'owner', isLocked: true } },
    })
  })

  test('the inbox asks about entries of the same name, door or telephone', async () => {
    const forms = await tempForms(
      draft({ name: 'Waermewerk Görlitz GmbH', street: 'Obermarkt 1' }),
      draft({ name: 'Rohr und Rinne', street: 'Untermarkt 5', phone: '+493581471234' }),
      draft(),
    )
    await submitted(forms)
    const { businesses } = (await forms.call('GET', '/api/admin/submissions/1')).json()
    expect(businesses.map(({ id }: { id: number }) => id)).toEqual([1, 2])
  })

  test('what the administrator mistypes is told beside its field, and nothing is decided', async () => {
    const forms = await tempForms()
    await submitted(forms)
    const answer = await forms.call('POST', APPROVE, edited({ category: 'Zahnartz', phone: '0000 000000' }))
    expect([answer.statusCode, answer.json().faults]).toEqual([
      422,
      [
        {
          field: 'category',
          code: 'category_unknown',
          proposals: expect.arrayContaining(['Zahnarzt']),
        },
        { field: 'phone', code: 'phone_impossible' },
      ],
    ])
    const { submission } = (await forms.call('GET', '/api/admin/submissions/1')).json()
    expect(submission).toMatchObject({ state: 'new', outcome: null, businessId: null })
    expect(await mailKinds(forms.store)).toEqual(['listing-confirm'])
  })

  test('what must not come back does not come back by a form', async () => {
    const forms = await tempForms()
    await submitted(forms)
    await forms.store.write(trx => suppressKey(trx, 'phone', '+493581471234'))
    const answer = await forms.call('POST', APPROVE, edited())
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'listing_suppressed'])
    expect((await forms.call('GET', '/api/admin/submissions/1')).json().submission.outcome).toBeNull()
    expect(await businessById(forms.store.db, 1)).toBeUndefined()
  })

  test('two administrators at once decide it once', async () => {
    const forms = await tempForms()
    await submitted(forms)
    const answers = await Promise.all([
      forms.call('POST', APPROVE, edited()),
      forms.call('POST', '/api/admin/submissions/1/reject', { text: 'Kein Betrieb.' }),
      forms.call('POST', APPROVE, edited()),
    ])
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, 409, 409])
    expect((await mailKinds(forms.store)).length).toBe(2)
    const decided = await forms.store.db
      .selectFrom('audit')
      .select('action')
      .where('action', '=', 'submission.decided')
      .execute()
    expect(decided).toHaveLength(1)
  })
})

describe('rejecting a listing', () => {
  test('needs a reason, mails it, and lists nothing', async () => {
    const forms = await tempForms()
    await submitted(forms)
    const path = '/api/admin/submissions/1/reject'
    const silent = await forms.call('POST', path, { text: ' ' })
    expect([silent.statusCode, silent.json().faults]).toEqual([422, [{ field: 'text', code: 'required' }]])
    expect(await mailKinds(forms.store)).toEqual(['listing-confirm'])
    const rejected = await forms.call('POST', path, { text: 'Die Anschrift gibt es nicht.' })
    expect(rejected.json()).toMatchObject({
      state: 'rejected',
      outcome: { kind: 'rejected', text: 'Die Anschrift gibt es nicht.' },
    })
    const mails = (await forms.call('GET', '/api/admin/submissions/1')).json().mails
    expect(mails.at(-1)).toMatchObject({ kind: 'listing-rejected', to: 'kontakt@waermewerk.example' })
    expect(mails.at(-1).text).toContain('Die Anschrift gibt es nicht.')
    expect(await businessById(forms.store.db, 1)).toBeUndefined()
  })

  test('is for nobody outside', async () => {
    const forms = await tempForms()
    await submitted(forms)
    for (const action of ['approve', 'reject', 'accept', 'reply']) {
      const answer = await forms.send(`/api/admin/submissions/1/${action}`, { text: 'x' })
      expect(answer.statusCode).toBe(401)
    }
    expect((await forms.app.inject('/api/admin/submissions/1')).statusCode).toBe(401)
  })
})
