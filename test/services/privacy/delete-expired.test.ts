import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { expiredBefore, type Retained, retentionText } from '#domain/privacy/retention.ts'
import { openSiteFiles } from '#services/files/site-files.ts'
import { deleteExpired } from '#services/privacy/delete-expired.ts'
import { recordAudit } from '#store/audit.ts'
import type { SubmissionTable } from '#store/schema/submission-tables.ts'
import type { Store } from '#store/store.ts'
import { insertSubmission } from '#store/submissions.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'

const NOW = Date.parse('2026-11-24T10:00:00+01:00')
const DAY_MS = 24 * 60 * 60 * 1000

async function submission(
  store: Store,
  state: SubmissionTable['state'],
  kind: SubmissionTable['kind'],
  trapped = false,
) {
  const sent = {
    kind,
    state,
    language: 'de',
    subject: 'Frage',
    senderName: 'Ada',
    senderEmail: 'ada@post.example',
    businessId: null,
    payload: {},
    dueAt: null,
    isFromOwner: false,
    spamReason: trapped ? 'trap' : null,
    ticket: null,
    factsThen: null,
  } as const
  await insertSubmission(store.db, sent, NOW)
}

/** What is stored under a period, and how it is counted. */
const STORED: readonly [
  Retained,
  (store: Store) => Promise<void>,
  'submissions' | 'audit' | 'jobs' | 'subscribers' | 'import_outcomes',
][] = [
  ['submissions', store => submission(store, 'done', 'message'), 'submissions'],
  ['submissions', store => submission(store, 'rejected', 'correction'), 'submissions'],
  ['requests', store => submission(store, 'done', 'privacy-request'), 'submissions'],
  ['requests', store => submission(store, 'rejected', 'notice'), 'submissions'],
  ['spam', store => submission(store, 'rejected', 'report', true), 'submissions'],
  [
    'logins',
    store => recordAudit(store.db, { account: 'admin', action: 'session.refused', now: NOW }),
    'audit',
  ],
  [
    'audit',
    store => recordAudit(store.db, { account: 'admin', action: 'business.edited', now: NOW }),
    'audit',
  ],
  ['jobs', finishedJob, 'jobs'],
  ['unsubscribed', unsubscribed, 'subscribers'],
  ['importRows', importedRow, 'import_outcomes'],
]

async function finishedJob({ db }: Store): Promise<void> {
  const row = { kind: 'backup', state: 'done', input: '{}', attempt: 1, is_cancel_requested: 0 } as const
  const ends = { created_at: NOW, started_at: NOW, finished_at: NOW, due_at: NOW }
  await db
    .insertInto('jobs')
    .values({ id: 1, ...row, ...ends })
    .execute()
}

async function unsubscribed({ db }: Store): Promise<void> {
  const row = {
    email: 'ada@post.example',
    language: 'de',
    state: 'unsubscribed',
    consent_text: 'Ja',
  } as const
  await db
    .insertInto('subscribers')
    .values({ id: 1, ...row, asked_at: NOW, confirmed_at: NOW, unsubscribed_at: NOW })
    .execute()
}

async function importedRow({ db }: Store): Promise<void> {
  const counts = {
    imported: 1,
    updated: 0,
    unchanged: 0,
    duplicates: 0,
    suppressed: 0,
    errors: 0,
    conflicts: 0,
    skipped: 0,
  }
  const ends = {
    undone_businesses: 0,
    kept_businesses: 0,
    started_at: NOW,
    finished_at: NOW,
    is_dry_run: 0,
  } as const
  await db
    .insertInto('import_runs')
    .values({ id: 1, file_name: 'liste.csv', file_size: 1, state: 'done', ...counts, ...ends })
    .execute()
  await db
    .insertInto('import_outcomes')
    .values({ run_id: 1, row_number: 2, outcome: 'imported', name: 'Roth' })
    .execute()
}

test.each(STORED)(
  'what is stored for the period of %s stays until its end, and then goes',
  async (what, store, table) => {
    const dataDir = tempFolder()
    const database = await tempStore(dataDir)
    const files = openSiteFiles({ store: database, dataDir })
    await store(database)
    const clock = { now: lastMomentOf(what) }
    const count = async () =>
      (
        await database.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count
    await deleteExpired({ store: database, files, dataDir, now: () => clock.now })
    expect(await count()).toBe(1)
    clock.now += 2
    await deleteExpired({ store: database, files, dataDir, now: () => clock.now })
    expect(await count()).toBe(0)
  },
)

test('what waits for somebody stays however old it is', async () => {
  const dataDir = tempFolder()
  const store = await tempStore(dataDir)
  const files = openSiteFiles({ store, dataDir })
  await submission(store, 'new', 'message')
  await submission(store, 'open', 'privacy-request')
  await deleteExpired({ store, files, dataDir, now: () => NOW + 5000 * DAY_MS })
  expect(await store.db.selectFrom('submissions').select('id').execute()).toHaveLength(2)
})

test.each([
  ['inboxFiles', 'inbox/done/2026-11-20-0400-1-liste.csv'],
  ['inboxFiles', 'inbox/failed/2026-11-20-0400-2-liste.csv.report.csv'],
  ['formerDatabases', 'directory.before-restore-2026-11-20-040000.sqlite'],
] as const)('files go likewise: %s, %s', async (what, file) => {
  const dataDir = tempFolder()
  const store = await tempStore(dataDir)
  const files = openSiteFiles({ store, dataDir })
  const path = join(dataDir, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, 'x')
  utimesSync(path, NOW / 1000, NOW / 1000)
  await deleteExpired({ store, files, dataDir, now: () => lastMomentOf(what) })
  expect(existsSync(path)).toBe(true)
  await deleteExpired({ store, files, dataDir, now: () => lastMomentOf(what) + 2 })
  expect(existsSync(path)).toBe(false)
})

describe('a period', () => {
  test('to the end of a year counts from the end of that year in Germany', () => {
    expect(expiredBefore('requests', Date.parse('2029-12-31T23:59:59+01:00'))).toBe(
      Date.parse('2026-01-01T00:00:00+01:00'),
    )
    expect(expiredBefore('requests', Date.parse('2030-01-01T00:00:00+01:00'))).toBe(
      Date.parse('2027-01-01T00:00:00+01:00'),
    )
  })

  test.each([
    ['mails', 'de', '90 Tage'],
    ['requests', 'de', '3 Jahre'],
    ['submissions', 'en', '1 year'],
    ['consents', 'tr', '3 yıl'],
  ] as const)('of %s in %s: %s', (what, language, text) => {
    expect(retentionText(what, language)).toBe(text)
  })
})

/** The last millisecond at which what was settled at NOW is still stored. */
function lastMomentOf(what: Retained): number {
  let [from, to] = [NOW, NOW + 5000 * DAY_MS]
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2)
    if (expiredBefore(what, middle) > NOW) to = middle
    else from = middle
  }
  return from
}
