import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { openSiteFiles } from '#services/files/site-files.ts'
import { uploadImport } from '#services/imports/upload-import.ts'
import { importRunPage } from '#store/imports/import-runs.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'

/** A form with one file whose content ends after its first bytes. */
async function* breakingOff(error: Error) {
  const content = Readable.from(
    (function* () {
      yield Buffer.from('Name;Ort')
      throw error
    })(),
  )
  yield { fieldName: 'excelFile', fileName: 'betriebe.csv', content, isCut: () => false }
}

test.each([
  {
    what: 'a full disk',
    error: Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
    code: 'disk_full',
  },
  {
    what: 'a connection that is lost',
    error: Object.assign(new Error('aborted'), { code: 'ECONNRESET' }),
    code: 'ECONNRESET',
  },
])('$what ends an upload with its own reason and leaves nothing', async ({ error, code }) => {
  const dataDir = tempFolder()
  const store = await tempStore(dataDir)
  const upload = uploadImport(
    { store, files: openSiteFiles({ store, dataDir }), now: () => 0 },
    { parts: breakingOff(error), isDryRun: false, account: 'admin' },
  )
  await expect(upload).rejects.toMatchObject({ code })
  expect(existsSync(join(dataDir, 'uploads')) ? readdirSync(join(dataDir, 'uploads')) : []).toEqual([])
  expect(await importRunPage(store.db, { page: 1, limit: 1 })).toMatchObject({ total: 0 })
  expect(await store.db.selectFrom('jobs').selectAll().execute()).toEqual([])
})
