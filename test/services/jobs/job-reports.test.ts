import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openSiteFiles } from '#services/files/site-files.ts'
import { sweepReports } from '#services/jobs/job-reports.ts'
import { getJob } from '#services/jobs/jobs.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { endJob } from '#store/jobs/job-queue.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-24T03:00:00+01:00')

describe('a report', () => {
  test('is deleted 90 days after its job; its job and the audit log say so', async () => {
    const here = await given()
    const old = await here.report(NOW - 91 * DAY)
    const young = await here.report(NOW - 89 * DAY)
    await here.sweep()
    expect(await here.files()).toEqual([young.name])
    expect(await here.hasReport(old)).toBe(false)
    expect(await here.hasReport(young)).toBe(true)
    const audited = [
      {
        account: 'system',
        action: 'report.removed',
        subject: `reports/${old.name}`,
        details: { job: old.id },
      },
    ]
    expect(await here.audited()).toEqual(audited)
    await here.sweep()
    expect(await here.audited()).toEqual(audited)
  })

  test('the oldest is deleted first where all together are too large; the newest stays in any case', async () => {
    const here = await given()
    const reports = [
      await here.report(NOW - 3 * DAY),
      await here.report(NOW - 2 * DAY),
      await here.report(NOW),
    ]
    await here.sweep(250)
    expect(await here.files()).toEqual(reports.slice(1).map(({ name }) => name))
    await here.sweep(10)
    expect(await here.files()).toEqual(reports.slice(2).map(({ name }) => name))
    expect(await Promise.all(reports.map(here.hasReport))).toEqual([false, false, true])
  })

  test('whose file was deleted by hand is no error', async () => {
    const here = await given()
    await here.sweep()
    const lost = await here.report(NOW - 91 * DAY, false)
    await here.sweep()
    expect(await here.hasReport(lost)).toBe(false)
  })
})

test('the files of a dead job are deleted after a day; other files stay', async () => {
  const here = await given()
  const names = [
    'url-validation-2026-11-20-7.csv',
    'url-validation-2026-11-20-8.csv',
    'url-validation-2026-11-23-9.csv',
    'eigene-notizen.csv',
  ]
  for (const [at, name] of names.entries()) await here.file(name, at === 2 ? NOW - DAY / 2 : NOW - 4 * DAY)
  await here.sweep()
  expect(await here.files()).toEqual(['eigene-notizen.csv', 'url-validation-2026-11-23-9.csv'])
  expect(await here.audited()).toEqual([])
})

interface Report {
  readonly id: number
  readonly name: string
}

/** A data folder whose reports have a hundred bytes each. */
async function given() {
  const folder = tempFolder()
  const store = await tempStore(folder)
  const files = openSiteFiles({ store, dataDir: folder })
  const file = (name: string, writtenAt: number) =>
    files.write(`reports/${name}`, 'x'.repeat(100), { writtenAt })
  return {
    file,
    files: async () => (await files.list('reports')).map(({ name }) => basename(name)).sort(),
    /** A finished job with its report. */
    async report(finishedAt: number, isThere = true): Promise<Report> {
      const deps = { store, now: () => finishedAt }
      const id = await startJob(deps, { kind: 'validate-urls', input: {}, account: null })
      const name = `url-validation-2026-11-01-${id}.csv`
      const ending = { state: 'done', result: {}, reportFile: `reports/${name}` } as const
      await store.write(trx => endJob(trx, id, ending, finishedAt))
      if (isThere) await file(name, finishedAt)
      return { id, name }
    },
    sweep: (mostBytes?: number) =>
      sweepReports({ store, files, now: () => NOW }, mostBytes === undefined ? undefined : { mostBytes }),
    hasReport: async ({ id }: Report) => (await getJob({ store }, id)).hasReport,
    async audited() {
      const rows = await store.db
        .selectFrom('audit')
        .select(['account', 'action', 'subject', 'details'])
        .where('action', '=', 'report.removed')
        .execute()
      return rows.map(({ details, ...row }) => ({ ...row, details: JSON.parse(details) }))
    },
  }
}
