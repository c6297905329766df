import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Edit } from '#domain/edit/edit.ts'
import { editBusiness } from '#services/businesses/edit-business.ts'
import { removeBusiness } from '#services/businesses/remove-business.ts'
import { importSpreadsheet } from '#services/imports/import-spreadsheet.ts'
import { businessRecord } from '#store/businesses/business-records.ts'
import { tempDirectory } from '#test/temp-directory.ts'
import { tempFolder } from '#test/temp-folder.ts'

const now = () => Date.parse('2026-11-21T12:00:00Z')
const PLAIN = 'name;street;postal_code;city;phone;Google rating'
const PROBST = 'Schreinerei Probst;Am Anger 4;99084;Erfurt;0361 471000;4,5'

/** A list without any id of Google's, imported once. */
async function givenPlainList(...rows: readonly string[]) {
  const directory = await tempDirectory()
  const { store, index } = directory
  const folder = tempFolder()
  const path = join(folder, 'liste.csv')
  const run = (...lines: readonly string[]) => {
    writeFileSync(path, [PLAIN, ...lines].join('\n'))
    return importSpreadsheet(
      { store, dataDir: folder, now },
      { path, fileName: 'liste.csv', fileSize: statSync(path).size },
    )
  }
  const version = async (id: number) => (await businessRecord(store.db, id))?.version ?? 0
  const edit = async (fields: Edit['fields'], id = 1) =>
    editBusiness(
      { store, index, now },
      { id, version: await version(id), edit: { fields, locks: {} }, account: 'admin' },
    )
  const remove = async (id = 1) =>
    removeBusiness({ store, now }, { id, version: await version(id), reason: 'objection', account: 'admin' })
  const stored = () =>
    store.db
      .selectFrom('businesses')
      .select(['name', 'street', 'phone', 'rating', 'stated_key'])
      .where('removed_at', 'is', null)
      .orderBy('id')
      .execute()
  await run(...rows)
  return { run, edit, remove, stored }
}

test('a business whose name and address were corrected is recognised in the list that still has the old ones', async () => {
  const { run, edit, stored } = await givenPlainList(PROBST)
  await edit({ street: 'Neuwerkstraße 12' })
  await edit({ name: 'Tischlerei Probst' })
  expect(await run(PROBST)).toMatchObject({ imported: 0, unchanged: 1 })
  expect(await run(PROBST.replace('4,5', '4,9'))).toMatchObject({ imported: 0, updated: 1 })
  expect(await stored()).toMatchObject([
    { name: 'Tischlerei Probst', street: 'Neuwerkstraße 12', rating: 4.9 },
  ])
})

test('the list may catch up with the correction, and another list need not', async () => {
  const { run, edit, stored } = await givenPlainList(PROBST)
  await edit({ street: 'Neuwerkstraße 12' })
  expect(await run(PROBST.replace('Am Anger 4', 'Neuwerkstraße 12'))).toMatchObject({ imported: 0 })
  expect(await run(PROBST)).toMatchObject({ imported: 0 })
  expect(await stored()).toHaveLength(1)
})

test('a correction that is taken back leaves nothing behind', async () => {
  const { edit, stored } = await givenPlainList(PROBST)
  await edit({ street: 'Neuwerkstraße 12' })
  expect(await stored()).not.toMatchObject([{ stated_key: null }])
  await edit({ street: 'Am Anger 4' })
  expect(await stored()).toMatchObject([{ stated_key: null }])
})

test('a business that has a name and address itself comes before one that files had them of', async () => {
  const { run, edit, stored } = await givenPlainList(PROBST)
  await edit({ street: 'Neuwerkstraße 12' })
  const successor = PROBST.replace('Schreinerei Probst', 'Glaserei Veit')
  expect(await run(successor)).toMatchObject({ imported: 1 })
  await edit({ name: 'Schreinerei Probst' }, 2)
  expect(await run(PROBST.replace('4,5', '3,1'))).toMatchObject({ imported: 0, updated: 1 })
  expect(await stored()).toMatchObject([{ rating: 4.5 }, { name: 'Schreinerei Probst', rating: 3.1 }])
})

test('a corrected business that is removed does not come back under its old name', async () => {
  const { run, edit, remove, stored } = await givenPlainList(PROBST)
  await edit({ name: 'Tischlerei Probst' })
  await remove()
  await run(PROBST)
  await run(PROBST.replace('Schreinerei Probst', 'Tischlerei Probst'))
  expect(await stored()).toEqual([])
})
