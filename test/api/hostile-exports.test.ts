import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { messages as linkReportMessages } from '#messages/de/api/link-report.ts'
import { writeLinkReport } from '#services/links/write-link-report.ts'
import { recordAudit } from '#store/audit.ts'
import { beginImportRun } from '#store/imports/import-runs.ts'
import { CSV_ATTACKS, expectHarmless } from '#test/csv-attacks.ts'
import { type TempAdmin, tempAdmin } from './temp-admin.ts'

/** The rows of an export, without its header. */
type Rows = readonly (readonly string[])[]

test('no field of the export of businesses runs or splits, with either separator', async () => {
  const admin = await tempAdmin(
    ...CSV_ATTACKS.map((attack, number) => ({
      name: `${attack}${number}`,
      category: attack,
      subtypes: [attack],
      street: attack,
      city: 'Görlitz',
      district: attack,
      fullAddress: attack,
      phone: '+493581471000',
      website: `https://roth.example/${number}`,
      reviewsLink: attack,
      description: attack,
      photos: [attack],
      about: { [attack]: { [attack]: attack } },
    })),
  )
  for (const separator of [';', ','] as const) {
    const file = await admin.call('GET', `/api/admin/export?separator=${encodeURIComponent(separator)}`)
    expect(dataRows(file.body, separator)).toHaveLength(CSV_ATTACKS.length)
  }
})

test('no field of the audit log runs or splits', async () => {
  const admin = await tempAdmin()
  await admin.store.write(async trx => {
    for (const attack of CSV_ATTACKS)
      await recordAudit(trx, {
        account: attack,
        action: 'session.refused',
        subject: attack,
        details: { name: attack },
        now: 0,
      })
  })
  expect(await exported(admin, '/api/admin/audit/export')).toHaveLength(CSV_ATTACKS.length)
})

test('no field of the lists of searches runs or splits', async () => {
  const admin = await tempAdmin()
  const search = { searches: 9, without_results: 9, corrected: 9, results: 0, day: '2026-11-24' }
  const texts = (attack: string) => ({ query: attack, place: attack, corrected_to: attack })
  await admin.store.db
    .insertInto('search_log')
    .values(
      CSV_ATTACKS.flatMap(attack => LANGUAGES.map(language => ({ ...search, ...texts(attack), language }))),
    )
    .execute()
  for (const list of ['top', 'without-results', 'corrected']) {
    const rows = await exported(admin, `/api/admin/searches/export?list=${list}&days=7`)
    expect(rows).toHaveLength(CSV_ATTACKS.length)
  }
})

test('no field of the redirects runs or splits', async () => {
  const admin = await tempAdmin()
  await admin.store.db
    .insertInto('redirects')
    .values(CSV_ATTACKS.map(attack => ({ path: attack, target: attack, created_at: 0 })))
    .execute()
  expect(await exported(admin, '/api/admin/redirects/export')).toHaveLength(CSV_ATTACKS.length)
})

test('no field of the list of subscribers runs or splits', async () => {
  const admin = await tempAdmin()
  await admin.store.db
    .insertInto('subscribers')
    .values(
      CSV_ATTACKS.map((attack, before) => ({
        id: before + 1,
        email: attack,
        language: 'de',
        state: 'subscribed',
        consent_text: attack,
        asked_at: 0,
        confirmed_at: 0,
        unsubscribed_at: null,
      })),
    )
    .execute()
  expect(await exported(admin, '/api/admin/subscribers/export')).toHaveLength(CSV_ATTACKS.length)
})

test('no field of the report of an import runs or splits', async () => {
  const admin = await tempAdmin()
  await beginImportRun(admin.store.db, { id: 1, fileName: 'a.csv', fileSize: 1 }, 0)
  await admin.store.db
    .insertInto('import_outcomes')
    .values(
      CSV_ATTACKS.map((attack, row) => ({
        run_id: 1,
        row_number: row + 2,
        outcome: 'error',
        business_id: null,
        name: attack,
        place_id: attack,
        reasons: JSON.stringify([{ field: attack, code: 'phone_invalid', value: attack }]),
        changes: null,
      })),
    )
    .execute()
  expect(await exported(admin, '/api/admin/imports/1/report')).toHaveLength(CSV_ATTACKS.length)
})

test('no field of the report of a check of links runs or splits', async () => {
  const admin = await tempAdmin(
    ...CSV_ATTACKS.map((attack, number) => ({ name: `${attack}${number}`, website: `${attack}${number}` })),
  )
  const websites = await admin.store.db.selectFrom('businesses').select('website').execute()
  await admin.store.db
    .insertInto('link_checks')
    .values(
      websites.map(({ website }, number) => ({
        url: String(website),
        outcome: 'http-error',
        detail: CSV_ATTACKS[number] ?? '',
        final_url: CSV_ATTACKS[number] ?? '',
        checked_at: 0,
        failed_days: 0,
        last_failed_day: null,
        is_invalid: 0,
        job_id: 1,
      })),
    )
    .execute()
  const file = await writeLinkReport(
    { store: admin.store, files: admin.siteFiles },
    { jobId: 1, startedAt: 0, messages: linkReportMessages, signal: new AbortController().signal },
  )
  expect(dataRows(readFileSync(join(admin.folder, file), 'utf8'))).toHaveLength(CSV_ATTACKS.length)
})

async function exported(admin: TempAdmin, url: string): Promise<Rows> {
  const answer = await admin.call('GET', url)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return dataRows(answer.body)
}

/** Every row has as many cells as the header. */
function dataRows(file: string, separator: ';' | ',' = ';'): Rows {
  const [header = [], ...rows] = expectHarmless(file, separator)
  expect(rows.filter(row => row.length !== header.length)).toEqual([])
  return rows
}
