import { rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, inject, test } from 'vitest'
import { messages as linkReportMessages } from '#messages/de/api/link-report.ts'
import { openSiteFiles } from '#services/files/site-files.ts'
import { runImport } from '#services/imports/run-import.ts'
import { uploadImport } from '#services/imports/upload-import.ts'
import { jobReport } from '#services/jobs/job-reports.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { writeLinkReport } from '#services/links/write-link-report.ts'
import { importRun } from '#store/imports/import-runs.ts'
import { endJob } from '#store/jobs/job-queue.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'

const isPostgres = inject('postgres') !== undefined
const now = () => Date.parse('2026-11-24T10:00:00+01:00')
const CSV = 'Name;Straße;Postleitzahl;Ort;Kategorie\nBäckerei Roth;Marktstraße 1;02826;Görlitz;Bäckerei\n'

test('an upload that one node took is imported by another', async () => {
  const { here, there } = await given()
  const { runId, jobId } = await uploadImport(here, { parts: form(CSV), isDryRun: false, account: 'admin' })
  if (isPostgres) rmSync(here.dataDir, { recursive: true })
  const signal = new AbortController().signal
  const result = await runImport({ ...there, indexed: async () => {} }, { runId, jobId, signal })
  expect(result).toMatchObject({ imported: 1, errors: 0 })
  expect((await importRun(here.store.db, runId))?.file_path).toBeNull()
  expect(await here.files.list('uploads')).toEqual([])
})

test('a report that one node wrote is downloaded from another', async () => {
  const { here, there } = await given()
  const jobId = await startJob(here, { kind: 'validate-urls', input: {}, account: null })
  const signal = new AbortController().signal
  const reportFile = await writeLinkReport(here, {
    jobId,
    startedAt: now(),
    messages: linkReportMessages,
    signal,
  })
  await here.store.write(trx => endJob(trx, jobId, { state: 'done', result: {}, reportFile }, now()))
  if (isPostgres) rmSync(here.dataDir, { recursive: true })
  const report = await jobReport(there, jobId)
  expect(report.name).toBe(`url-validation-2026-11-24-${jobId}.csv`)
  expect(await text(report.stream())).toContain(linkReportMessages.columns[0])
})

/** What two nodes of one site give to services; on SQLite two processes with one folder. */
async function given() {
  const folder = tempFolder()
  const node = async (dataDir: string) => {
    const store = await tempStore(folder)
    return { store, files: openSiteFiles({ store, dataDir }), dataDir, now }
  }
  return { here: await node(folder), there: await node(isPostgres ? tempFolder() : folder) }
}

async function* form(csv: string) {
  const content = Readable.from([Buffer.from(csv)])
  yield { fieldName: 'excelFile', fileName: 'betriebe.csv', content, isCut: () => false }
}
