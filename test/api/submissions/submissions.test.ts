import { describe, expect, test } from 'vitest'
import { submissionPageSchema, submissionSchema } from '#api/submissions/admin-schema.ts'
import type { Submission } from '#domain/submission/submission.ts'
import type { SubmissionTable } from '#store/schema/submission-tables.ts'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'

let nextId = 1

/** Puts something into the inbox and returns its number. */
async function given(admin: TempAdmin, row: Partial<SubmissionTable> = {}): Promise<number> {
  const id = row.id ?? nextId++
  await admin.store.db
    .insertInto('submissions')
    .values({
      id,
      kind: 'message',
      state: 'new',
      language: 'tr',
      subject: 'Çalışma saatleri',
      sender_name: 'Ayşe Öztürk',
      sender_email: 'ayse@umkreis.example',
      business_id: null,
      payload: JSON.stringify({ message: 'Merhaba ß' }),
      note: '',
      created_at: 1,
      updated_at: 1,
      confirmed_at: null,
      due_at: null,
      is_from_owner: 0,
      suspicion: null,
      outcome: null,
      ticket: null,
      facts_then: null,
      ...row,
    })
    .execute()
  return id
}

const list = async (admin: TempAdmin, query = '') =>
  submissionPageSchema.parse((await admin.call('GET', `/api/admin/submissions${query}`)).json())

describe('GET /api/admin/submissions', () => {
  test('is empty at first', async () => {
    expect(await list(await tempAdmin())).toEqual({ entries: [], total: 0, page: 1, totalPages: 0 })
  })

  test('shows what was sent', async () => {
    const admin = await tempAdmin()
    const id = await given(admin, { business_id: 7, due_at: 99 })
    const entry: Submission = {
      id,
      kind: 'message',
      state: 'new',
      language: 'tr',
      subject: 'Çalışma saatleri',
      senderName: 'Ayşe Öztürk',
      senderEmail: 'ayse@umkreis.example',
      businessId: 7,
      payload: { message: 'Merhaba ß' },
      note: '',
      createdAt: 1,
      updatedAt: 1,
      confirmedAt: null,
      dueAt: 99,
      isFromOwner: false,
      spamReason: null,
      erasedAt: null,
      outcome: null,
    }
    expect((await list(admin)).entries).toEqual([entry])
  })

  test('what is due and not done comes first, the most urgent leading, then the newest', async () => {
    const admin = await tempAdmin()
    const later = await given(admin, { due_at: 2_000, state: 'open' })
    const old = await given(admin)
    const soon = await given(admin, { due_at: 1_000 })
    const done = await given(admin, { due_at: 1, state: 'done' })
    const fresh = await given(admin)
    expect((await list(admin)).entries.map(({ id }) => id)).toEqual([soon, later, fresh, done, old])
  })

  test('shows what fell into the trap for machines apart, or leaves it out', async () => {
    const admin = await tempAdmin()
    const person = await given(admin)
    const suspicious = await given(admin, { suspicion: 'links' })
    const trapped = await given(admin, { suspicion: 'trap', state: 'rejected' })
    const ids = async (query: string) => (await list(admin, query)).entries.map(({ id }) => id)
    expect(await ids('?isTrapped=true')).toEqual([trapped])
    expect(await ids('?isTrapped=false')).toEqual([suspicious, person])
    expect(await ids('')).toHaveLength(3)
    expect((await admin.call('GET', '/api/admin/submissions?isTrapped=perhaps')).statusCode).toBe(400)
  })

  test('is narrowed by kind and state, twenty a page', async () => {
    const admin = await tempAdmin()
    for (let count = 0; count < 21; count++) await given(admin, { kind: 'report' })
    await given(admin, { kind: 'report', state: 'rejected' })
    await given(admin)
    expect(await list(admin, '?kind=report&state=new')).toMatchObject({ total: 21, totalPages: 2, page: 1 })
    expect((await list(admin, '?kind=report&state=new')).entries).toHaveLength(20)
    expect((await list(admin, '?kind=report&state=new&page=2')).entries).toHaveLength(1)
    expect(await list(admin, '?kind=notice')).toMatchObject({ entries: [], total: 0 })
  })

  test.each([
    ['E-3', [3]],
    ['e-3', [3]],
    ['ÖZTÜRK', [2, 1]],
    ['öffnungszeiten dienstag', [3]],
    ['rückruf 0351', [1]],
    ['sonja@', [3]],
    ['100%', []],
    ['dienstag mittwoch', []],
    ['', [3, 2, 1]],
  ] as const)('is searched by number and words: %s', async (search, found) => {
    const admin = await tempAdmin()
    await given(admin, { id: 1, note: 'Rückruf unter 0351 123456' })
    await given(admin, { id: 2, payload: JSON.stringify({ message: '1000 Dank' }) })
    await given(admin, {
      id: 3,
      subject: 'ÖFFNUNGSZEITEN',
      sender_name: null,
      sender_email: 'sonja@umkreis.example',
      payload: JSON.stringify({ message: 'Am Dienstag geschlossen' }),
    })
    const { entries } = await list(admin, `?${new URLSearchParams({ search })}`)
    expect(entries.map(({ id }) => id)).toEqual(found)
  })

  test.each(['?kind=brief', '?state=neu', '?page=0', '?seite=1'])('refuses %s', async query => {
    const admin = await tempAdmin()
    expect((await admin.call('GET', `/api/admin/submissions${query}`)).statusCode).toBe(400)
  })
})

describe('PATCH /api/admin/submissions/{id}', () => {
  test('notes state and words, each by itself, and who did it', async () => {
    const admin = await tempAdmin()
    const id = await given(admin)
    const other = await given(admin)
    const url = `/api/admin/submissions/${id}`
    const opened = submissionSchema.parse((await admin.call('PATCH', url, { state: 'open' })).json())
    expect(opened).toMatchObject({ state: 'open', note: '', updatedAt: admin.clock.now })
    await admin.call('PATCH', url, { note: 'Zurückgerufen: Größe stimmt.' })
    const [changed] = (await list(admin, '?state=open')).entries
    expect(changed).toMatchObject({ id, state: 'open', note: 'Zurückgerufen: Größe stimmt.', createdAt: 1 })
    expect((await list(admin, '?state=new')).entries).toMatchObject([{ id: other, updatedAt: 1 }])
    const audit = await admin.store.db.selectFrom('audit').selectAll().orderBy('id').execute()
    expect(audit).toMatchObject([
      {
        action: 'submission.changed',
        account: 'admin',
        subject: String(id),
        details: '{"from":"new","to":"open"}',
      },
      { action: 'submission.changed', account: 'admin', subject: String(id), details: '{"note":"changed"}' },
    ])
  })

  test('says nothing of a change that is none', async () => {
    const admin = await tempAdmin()
    const id = await given(admin)
    expect((await admin.call('PATCH', `/api/admin/submissions/${id}`, { state: 'new' })).statusCode).toBe(200)
    expect(await admin.store.db.selectFrom('audit').selectAll().execute()).toEqual([])
  })

  test('refuses what does not fit, and changes nothing', async () => {
    const admin = await tempAdmin()
    const id = await given(admin)
    const patch = (body: object, of: number | string = id) =>
      admin.call('PATCH', `/api/admin/submissions/${of}`, body)
    expect((await patch({ note: 'x' }, 999_999)).json()).toMatchObject({
      status: 404,
      code: 'submission_unknown',
    })
    expect((await patch({ note: 'x' }, 'eins')).statusCode).toBe(400)
    expect((await patch({ state: 'weg' })).statusCode).toBe(400)
    expect((await patch({ subject: 'x' })).statusCode).toBe(400)
    expect((await patch({ note: 'x'.repeat(5000) })).statusCode).toBe(200)
    expect((await patch({ note: 'y'.repeat(5001) })).json()).toMatchObject({
      status: 422,
      faults: [{ field: 'note', code: 'too_long', limit: 5000 }],
    })
    expect((await list(admin)).entries[0]?.note).toBe('x'.repeat(5000))
  })
})
