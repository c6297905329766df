import { rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, inject, test } from 'vitest'
import type { BusinessDraft } from '#domain/business/business.ts'
import { MAX_OWN_PICTURES, type OwnPicture } from '#domain/picture/picture.ts'
import type { SiteFiles } from '#gateways/files/site-files.ts'
import { ownPictureFileName, ownPictureState } from '#gateways/images/own-picture-files.ts'
import { messages as linkReportMessages } from '#messages/de/api/link-report.ts'
import { saveDrafts } from '#services/businesses/save-drafts.ts'
import { openSiteFiles } from '#services/files/site-files.ts'
import { runImport } from '#services/imports/run-import.ts'
import { uploadImport } from '#services/imports/upload-import.ts'
import { jobReport } from '#services/jobs/job-reports.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { writeLinkReport } from '#services/links/write-link-report.ts'
import { addPicture } from '#services/pictures/add-picture.ts'
import { removePicture } from '#services/pictures/own-pictures.ts'
import { importRun } from '#store/imports/import-runs.ts'
import { endJob } from '#store/jobs/job-queue.ts'
import { insertPicture, picturesOf } from '#store/pictures/pictures.ts'
import { suppressionList } from '#store/privacy/suppressions.ts'
import type { Store } from '#store/store.ts'
import { jpeg } from '#test/gateways/images/make-picture.ts'
import { draft } from '#test/make-draft.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'
import { testKey } from '#test/test-key.ts'

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

test('a picture that is added while another process deletes the last one with the same content has its file', async () => {
  const { here, there } = await given()
  const bytes = await jpeg(80, 60)
  await addBusinesses(here.store, draft(), draft({ name: 'Café Löwe', street: 'Weg 1' }))
  const [first] = await addPicture(there, { id: 1, bytes, alt: 'a', account: 'admin' })
  const { id: picture = 0, file = '' } = first ?? {}
  const isAboutToWrite = Promise.withResolvers<void>()
  const store: Store = {
    ...here.store,
    write: work => {
      isAboutToWrite.resolve()
      return here.store.write(work)
    },
  }
  let added: Promise<readonly OwnPicture[]> | undefined
  const files: SiteFiles = Object.assign(Object.create(there.files), {
    remove: async (name: string) => {
      added ??= addPicture({ ...here, store }, { id: 2, bytes, alt: 'b', account: 'admin' })
      await isAboutToWrite.promise
      await there.files.remove(name)
    },
  })
  expect(await removePicture({ ...there, files }, { id: 1, picture, account: 'admin' })).toEqual([])
  expect(await added).toMatchObject([{ file, alt: 'b' }])
  expect(await here.files.has(ownPictureFileName(file))).toBe(true)
  expect(await ownPictureState(here.files, file)).toBe('sound')
})

test('of two pictures that two processes add at once where there is room for one, one is refused', async () => {
  const { here, there } = await given()
  await addBusinesses(here.store, draft())
  const row = { businessId: 1, alt: 'Bild', width: 80, height: 60, account: 'admin', now: 0 }
  for (let n = 1; n < MAX_OWN_PICTURES; n++)
    await here.store.write(trx => insertPicture(trx, { ...row, file: String(n) }))
  const [one, other] = [await jpeg(80, 60), await jpeg(90, 60)]
  const added = await Promise.allSettled([
    addPicture(here, { id: 1, bytes: one, alt: 'a', account: 'admin' }),
    addPicture(there, { id: 1, bytes: other, alt: 'b', account: 'admin' }),
  ])
  expect(added.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(added.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'pictures_too_many' },
  })
  expect(await picturesOf(here.store.db, 1)).toHaveLength(MAX_OWN_PICTURES)
  expect(await here.files.list('pictures')).toHaveLength(1)
})

async function addBusinesses(store: Store, ...drafts: BusinessDraft[]): Promise<void> {
  const origin = { source: 'google-maps', date: '2026-11-01' } as const
  await store.write(async trx =>
    saveDrafts(trx, { drafts, origin, suppressed: await suppressionList(trx, testKey), now: 0 }),
  )
}

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
