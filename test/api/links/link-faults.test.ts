import { expect, test } from 'vitest'
import type { LinkOutcome } from '#domain/link/link-check.ts'
import { recordLinkChecks } from '#store/links/link-checks.ts'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'
import { draft } from '#test/make-draft.ts'

/** Businesses whose websites were checked, with what was found. */
async function given(
  ...found: readonly (readonly [name: string, outcome: LinkOutcome, detail: string])[]
): Promise<TempAdmin> {
  const website = (at: number) => `https://haus-${at}.example/`
  const admin = await tempAdmin(
    ...found.map(([name], at) => draft({ name, street: `Markt ${at}`, website: website(at) })),
  )
  const checked = found.map(([, outcome, detail], at) => ({
    url: website(at),
    check: { outcome, detail, finalUrl: null },
    checkedAt: admin.clock.now,
    day: '2026-11-24',
  }))
  await admin.store.write(trx => recordLinkChecks(trx, 1, checked))
  return admin
}

const list = async (admin: TempAdmin, query = '') =>
  (await admin.call('GET', `/api/admin/link-faults${query}`)).json()

test('faulty websites are listed by reason; those that work, hidden businesses and photos are not', async () => {
  const admin = await given(
    ['Bäckerei Roth', 'ok', ''],
    ['Elektro Yıldız', 'http-error', '404'],
    ['Gärtnerei Groß', 'dns', 'ENOTFOUND'],
    ['Versteckt', 'dns', 'ENOTFOUND'],
    ['Nicht geprüft', 'not-checked', 'robots.txt'],
    ['Zoo', 'http-error', '500'],
  )
  await admin.store.db
    .updateTable('businesses')
    .set({ is_hidden: 1 })
    .where('name', '=', 'Versteckt')
    .execute()
  const page = await list(admin)
  expect(page).toMatchObject({ total: 3, page: 1, totalPages: 1 })
  expect(page.entries).toMatchObject([
    { name: 'Gärtnerei Groß', outcome: 'dns', detail: 'ENOTFOUND', failedDays: 1, isDead: false },
    { name: 'Elektro Yıldız', outcome: 'http-error', detail: '404', url: 'https://haus-1.example/' },
    { name: 'Zoo', outcome: 'http-error', detail: '500' },
  ])
  expect(page.reasons).toEqual([
    { outcome: 'dns', count: 1 },
    { outcome: 'http-error', count: 2 },
  ])
})

test('the list is filtered by reason and tells the counts of all reasons', async () => {
  const admin = await given(['Roth', 'http-error', '404'], ['Zoo', 'dns', 'ENOTFOUND'])
  const page = await list(admin, '?outcome=dns')
  expect(page.entries).toMatchObject([{ name: 'Zoo' }])
  expect([page.total, page.reasons.length]).toEqual([1, 2])
  expect((await admin.call('GET', '/api/admin/link-faults?outcome=lost')).statusCode).toBe(400)
})

test('the export has the same rows, guards against formulas, and is recorded', async () => {
  const admin = await given(['=cmd|Roth', 'http-error', '404'], ['Zoo', 'dns', 'ENOTFOUND'])
  const answer = await admin.call('GET', '/api/admin/link-faults/export?outcome=http-error')
  expect(answer.headers['content-disposition']).toContain('link-faults_')
  const [head, ...rows] = answer.body.trimEnd().split('\r\n')
  expect(head).toContain('Ergebnis')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain("'=cmd|Roth")
  expect(rows[0]).toContain('meldet einen Fehler (404)')
  const { entries } = (await admin.call('GET', '/api/admin/audit')).json()
  expect(entries[0]).toMatchObject({ action: 'links.downloaded', details: { outcome: 'http-error' } })
})
