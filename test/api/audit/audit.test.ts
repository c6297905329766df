import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { auditPageSchema } from '#api/audit/schema.ts'
import { type AuditNote, recordAudit } from '#store/audit.ts'
import type { Store } from '#store/store.ts'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'

async function note(store: Store, ...notes: Partial<AuditNote>[]): Promise<void> {
  await store.write(async trx => {
    for (const entry of notes) {
      await recordAudit(trx, { account: 'admin', action: 'business.edited', now: 0, ...entry })
    }
  })
}

async function listed(admin: TempAdmin, query = '') {
  const answer = await admin.call('GET', `/api/admin/audit${query}`)
  expect(answer.statusCode).toBe(200)
  return auditPageSchema.parse(answer.json())
}

const at = (text: string) => Date.parse(text)

describe('the audit log', () => {
  test('is empty at first', async () => {
    expect(await listed(await tempAdmin())).toEqual({ entries: [], total: 0, page: 1, totalPages: 0 })
  })

  test('shows fifty entries a page, the newest first', async () => {
    const admin = await tempAdmin()
    await note(admin.store, ...Array.from({ length: 51 }, (_, n) => ({ subject: `${n}` })))
    const first = await listed(admin)
    expect(first).toMatchObject({ total: 51, page: 1, totalPages: 2 })
    expect(first.entries.map(entry => entry.subject)).toEqual(
      Array.from({ length: 50 }, (_, n) => `${50 - n}`),
    )
    expect((await listed(admin, '?page=2')).entries.map(entry => entry.subject)).toEqual(['0'])
    expect((await listed(admin, '?page=3')).entries).toEqual([])
  })

  test('tells what was done by whom to what', async () => {
    const admin = await tempAdmin()
    await note(admin.store, { subject: '204418', details: { fields: ['phone'] }, now: 7 })
    expect((await listed(admin)).entries).toEqual([
      {
        id: 1,
        at: 7,
        account: 'admin',
        action: 'business.edited',
        subject: '204418',
        details: { fields: ['phone'] },
      },
    ])
  })

  test.each([
    ['?account=karla', ['2']],
    ['?action=export.downloaded', ['3']],
    ['?account=karla&action=export.downloaded', []],
    ['?account=&action=', ['3', '2', '1']],
  ])('%s', async (query, subjects) => {
    const admin = await tempAdmin()
    await note(
      admin.store,
      { subject: '1' },
      { subject: '2', account: 'karla' },
      { subject: '3', action: 'export.downloaded' },
    )
    const { entries, total } = await listed(admin, query)
    expect(entries.map(entry => entry.subject)).toEqual(subjects)
    expect(total).toBe(subjects.length)
  })

  test.each([
    ['?from=2026-10-25&to=2026-10-25', ['end of the long day', 'beginning of the long day']],
    ['?to=2026-10-24', ['the evening before']],
    ['?from=2026-10-26', ['the morning after']],
    ['?from=2026-10-26&to=2026-10-25', []],
  ])('%s means days in Germany, the one with 25 hours too', async (query, subjects) => {
    const admin = await tempAdmin()
    await note(
      admin.store,
      { subject: 'the evening before', now: at('2026-10-24T23:59:59+02:00') },
      { subject: 'beginning of the long day', now: at('2026-10-25T00:00:00+02:00') },
      { subject: 'end of the long day', now: at('2026-10-25T23:59:59+01:00') },
      { subject: 'the morning after', now: at('2026-10-26T00:00:00+01:00') },
    )
    expect((await listed(admin, query)).entries.map(entry => entry.subject)).toEqual(subjects)
  })

  test.each(['?page=0', '?action=business.sold', '?from=gestern', '?to=2026-02-30', '?who=admin'])(
    'refuses %s',
    async query => {
      const answer = await (await tempAdmin()).call('GET', `/api/admin/audit${query}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().code).toBe('query_invalid')
    },
  )
})

describe('its download', () => {
  const csv = (body: string) => parse(body, { bom: true, delimiter: ';' }) as string[][]

  test('is a CSV file for Excel with every entry that the filter finds, however many', async () => {
    const admin = await tempAdmin()
    await note(
      admin.store,
      ...Array.from({ length: 1100 }, (_, n) => ({
        subject: `Bäckerei ${n}`,
        now: at('2026-07-01T10:00:00Z'),
      })),
      { account: 'karla' },
    )
    const answer = await admin.call('GET', '/api/admin/audit/export?account=admin')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit_2026-11-24.csv"',
      'cache-control': 'no-store',
    })
    expect(answer.body.startsWith('\ufeffNummer;Wann;')).toBe(true)
    const [header, first, ...rest] = csv(answer.body)
    expect(header).toEqual(['Nummer', 'Wann', 'Konto', 'Was', 'Betrifft', 'Einzelheiten'])
    expect(first).toEqual(['1100', '2026-07-01 12:00:00', 'admin', 'business.edited', 'Bäckerei 1099', ''])
    expect(rest).toHaveLength(1099)
    expect(rest.at(-1)?.[4]).toBe('Bäckerei 0')
  })

  test('is itself written down, with its filter', async () => {
    const admin = await tempAdmin()
    const answer = await admin.call('GET', '/api/admin/audit/export?from=2026-11-01&language=tr')
    expect(csv(answer.body)).toHaveLength(1)
    expect(answer.body).toContain('Numara;Zaman;')
    expect((await listed(admin)).entries).toMatchObject([
      { account: 'admin', action: 'audit.downloaded', details: { from: '2026-11-01' } },
    ])
  })

  test('keeps texts from being taken for formulas', async () => {
    const admin = await tempAdmin()
    await note(admin.store, { subject: '=HYPERLINK("https://boese.example";"x")', account: '@karla' })
    const [, row] = csv((await admin.call('GET', '/api/admin/audit/export')).body)
    expect(row?.slice(2, 5)).toEqual([
      "'@karla",
      'business.edited',
      `'=HYPERLINK("https://boese.example";"x")`,
    ])
  })
})
