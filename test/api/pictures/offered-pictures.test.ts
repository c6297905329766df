import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { eraseBusinesses } from '#services/businesses/erase-business.ts'
import { writeAndSweepPictures } from '#services/pictures/sweep-pictures.ts'
import { eraseSubmissions } from '#services/privacy/erase-submissions.ts'
import { submissionById } from '#store/submissions.ts'
import { type TempForms, tempForms } from '#test/api/submissions/temp-forms.ts'
import { jpeg } from '#test/gateways/images/make-picture.ts'
import { draft } from '#test/make-draft.ts'
import { testKey } from '#test/test-key.ts'

const OFFERED = '/api/admin/submissions/1/pictures/1'

describe('a picture that is sent with a correction', () => {
  test('waits where only administrators see it', async () => {
    const { forms, key, files } = await given()
    expect((await offer(forms, key, { alt: ' Der Tresen\n' })).statusCode).toBe(200)
    expect(files()).toHaveLength(1)
    expect(await waiting(forms)).toEqual([{ id: 1, alt: 'Der Tresen', width: 80, height: 60 }])
    const shown = await forms.call('GET', OFFERED)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await forms.app.inject(OFFERED)).statusCode).toBe(401)
    await forms.follow()
    expect(await ownPictures(forms)).toEqual([])
    const lookup = forms.index.businessById(1, forms.clock.now)
    expect(lookup.kind === 'found' && lookup.business.photos).toEqual([])
  })

  test('becomes one of the business when it is accepted, also after the correction was', async () => {
    const { forms, key, files } = await given()
    await offer(forms, key)
    await forms.call('POST', '/api/admin/submissions/1/accept', { fields: ['phone'], text: '' })
    const answer = await forms.call('POST', `${OFFERED}/accept`)
    expect([answer.statusCode, answer.json()]).toEqual([200, { left: 0 }])
    expect(await ownPictures(forms)).toMatchObject([{ alt: 'Der Laden', width: 80, height: 60 }])
    expect(files()).toHaveLength(1)
    const [entry] = (await forms.call('GET', '/api/admin/businesses/1/history')).json()
    expect(entry).toMatchObject({ account: 'admin', changes: [{ field: 'pictures', after: ['Der Laden'] }] })
    expect(await actions(forms)).toContain('business.pictures-changed')
    expect((await forms.call('POST', `${OFFERED}/accept`)).statusCode).toBe(404)
  })

  test('is stored once when it is sent again because its answer was lost', async () => {
    const { forms, key, files } = await given()
    for (const _ of ['first', 'again']) expect((await offer(forms, key)).statusCode).toBe(200)
    expect(await waiting(forms)).toHaveLength(1)
    expect(files()).toHaveLength(1)
  })

  test('is deleted when it is refused; the others stay', async () => {
    const { forms, key, files } = await given()
    await offer(forms, key)
    await offer(forms, key, { bytes: await jpeg(90, 60), alt: 'Die Theke' })
    const answer = await forms.call('POST', `${OFFERED}/refuse`)
    expect([answer.statusCode, answer.json()]).toEqual([200, { left: 1 }])
    expect(await waiting(forms)).toMatchObject([{ id: 2, alt: 'Die Theke' }])
    expect(files()).toHaveLength(1)
    expect(await ownPictures(forms)).toEqual([])
    expect(await actions(forms)).toEqual(['submission.changed'])
  })

  test('is deleted when the correction is refused, and none comes after it', async () => {
    const { forms, key, files } = await given()
    await offer(forms, key)
    await forms.call('POST', '/api/admin/submissions/1/reject', { text: 'Das stimmt nicht.' })
    expect([await waiting(forms), files()]).toEqual([[], []])
    expect(codeOf(await offer(forms, key))).toEqual([409, 'submission_decided'])
    expect(files()).toEqual([])
  })

  test('is deleted when an administrator sets the correction to rejected, and only then', async () => {
    const { forms, key, files } = await given()
    await offer(forms, key)
    await forms.call('PATCH', '/api/admin/submissions/1', { state: 'open', note: 'Nachfragen' })
    expect([(await waiting(forms)).length, files().length]).toEqual([1, 1])
    await forms.call('PATCH', '/api/admin/submissions/1', { state: 'rejected' })
    expect([await waiting(forms), files()]).toEqual([[], []])
    const rows = await forms.store.db.selectFrom('audit').select('details').orderBy('id').execute()
    expect(JSON.parse(rows.at(-1)?.details ?? '')).toEqual({
      from: 'open',
      to: 'rejected',
      refusedPictures: 1,
    })
  })

  test('is deleted when the business is erased for a person', async () => {
    const { forms, key, files } = await given()
    await offer(forms, key)
    await erase(forms)
    expect([await waiting(forms), files()]).toEqual([[], []])
  })

  test('is deleted with its correction when the business is erased that a merge took both from', async () => {
    const { forms, key, files } = await given()
    await offer(forms, key)
    await forms.add(draft({ name: 'Café Kürbis', street: 'Obermarkt 2' }))
    await forms.call('POST', '/api/admin/duplicates/merge', { winnerId: 2, loserId: 1, take: [] })
    await erase(forms)
    expect([await waiting(forms), files()]).toEqual([[], []])
    await eraseSubmissions({ store: forms.store, now: () => forms.clock.now })
    expect(await submissionById(forms.store.db, 1)).toMatchObject({ subject: 'E-1', state: 'rejected' })
  })
})

describe('what is refused with a sentence, and leaves nothing behind', () => {
  test('another key than that of the correction, and the same after an hour', async () => {
    const { forms, key, files } = await given()
    const [id, mac] = key.split('.')
    for (const wrong of [`2.${mac}`, `${id}.${'A'.repeat(43)}`, await forms.ticket(), 'x'])
      expect(codeOf(await offer(forms, wrong))).toEqual([403, 'form_expired'])
    forms.clock.now += 60 * 60 * 1000 + 1
    expect(codeOf(await offer(forms, key))).toEqual([403, 'form_expired'])
    expect([await waiting(forms), files()]).toEqual([[], []])
  })

  test('a key is only given to whoever sent a ticket', async () => {
    const { forms } = await given()
    const again = await forms.send('/api/corrections', { businessId: 1, phone: '03581 471111' })
    expect(again.statusCode).toBe(201)
    expect(again.json()).not.toHaveProperty('picturesKey')
  })

  test.each([
    [
      'a script in a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'picture_format',
    ],
    [
      'a page that says it is JPEG',
      Buffer.from('\u00ff\u00d8\u00ff<html>', 'latin1'),
      422,
      'picture_damaged',
    ],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 'x'), 413, 'file_too_large'],
    ['nothing', Buffer.alloc(0), 400, 'upload_missing'],
  ])('%s', async (_, bytes, status, code) => {
    const { forms, key, files } = await given()
    expect(codeOf(await offer(forms, key, { bytes }))).toEqual([status, code])
    expect([await waiting(forms), files()]).toEqual([[], []])
  })

  test('a picture without words or without the right to it', async () => {
    const { forms, key, files } = await given()
    const answer = await offer(forms, key, { alt: ' ', rights: '' })
    expect([answer.statusCode, answer.json().faults]).toEqual([
      422,
      [
        { field: 'alt', code: 'required' },
        { field: 'rights', code: 'required' },
      ],
    ])
    expect(files()).toEqual([])
  })

  test('the fourth picture', async () => {
    const { forms, key, files } = await given()
    for (let count = 0; count < 3; count++) await offer(forms, key, { bytes: await jpeg(80, 60 + count) })
    expect(codeOf(await offer(forms, key, { bytes: await jpeg(80, 90) }))).toEqual([409, 'offered_too_many'])
    expect(files()).toHaveLength(3)
  })

  test('a picture from a page of another site', async () => {
    const { forms, key, files } = await given()
    expect((await offer(forms, key, { site: 'cross-site' })).statusCode).toBe(403)
    expect(files()).toEqual([])
  })

  test('what a machine sends is answered as usual and not kept', async () => {
    const { forms, key, files } = await given({ trap: 'https://spam.example' })
    expect((await offer(forms, key)).statusCode).toBe(200)
    expect([await waiting(forms), files()]).toEqual([[], []])
  })
})

async function given(change: object = {}) {
  const forms = await tempForms(draft())
  const ticket = await forms.ticket()
  const sent = await forms.send('/api/corrections', {
    businessId: 1,
    phone: '03581 471999',
    ticket,
    ...change,
  })
  const { picturesKey: key }: { picturesKey: string } = sent.json()
  const folder = join(forms.folder, 'pictures')
  return { forms, key, files: () => (existsSync(folder) ? readdirSync(folder) : []) }
}

async function offer(
  { app }: TempForms,
  key: string,
  {
    bytes,
    alt = 'Der Laden',
    rights = 'on',
    site = 'same-origin',
  }: { bytes?: Buffer; alt?: string; rights?: string; site?: string } = {},
) {
  const form = new FormData()
  form.append('alt', alt)
  form.append('rights', rights)
  form.append('picture', new File([new Uint8Array(bytes ?? (await jpeg(80, 60)))], 'laden.jpg'))
  const request = new Request('http://site.example', { method: 'POST', body: form })
  return app.inject({
    method: 'POST',
    url: '/api/submissions/pictures',
    headers: {
      'x-pictures-key': key,
      'sec-fetch-site': site,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

/** Erases the first business. */
async function erase({ store, siteFiles: files }: TempForms): Promise<void> {
  const cause = { submissionId: null, reason: 'E-1', account: null, now: 0, key: testKey }
  await writeAndSweepPictures({ store, files }, trx =>
    eraseBusinesses(trx, [{ id: 1, suppressions: [] }], cause),
  )
}

function codeOf(answer: Awaited<ReturnType<typeof offer>>) {
  return [answer.statusCode, answer.json().code]
}

async function waiting(forms: TempForms) {
  return (await forms.call('GET', '/api/admin/submissions/1')).json().pictures
}

async function ownPictures(forms: TempForms) {
  return (await forms.call('GET', '/api/admin/businesses/1/pictures')).json().pictures
}

async function actions({ store }: TempForms): Promise<string[]> {
  const rows = await store.db.selectFrom('audit').select('action').orderBy('id').execute()
  return rows.map(({ action }) => action)
}
