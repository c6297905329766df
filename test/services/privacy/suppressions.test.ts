import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importSpreadsheet } from '#services/imports/import-spreadsheet.ts'
import { countBusinesses } from '#store/businesses/businesses.ts'
import { type TempForms, tempForms } from '#test/api/submissions/temp-forms.ts'
import { builtProgram } from '#test/built-pages.ts'
import { makeXlsx } from '#test/gateways/spreadsheet/make-xlsx.ts'
import { draft } from '#test/make-draft.ts'
import { sqliteTest } from '#test/temp-store.ts'
import { TEST_SECRET_KEY } from '#test/test-key.ts'

const HEADER = ['Name', 'Straße', 'PLZ', 'Ort', 'Telefon', 'place_id']
const NEIGHBOUR = ['Blumen Ölmann', 'Marktstraße 5', '02826', 'Görlitz', '03581 99', '']

/** The same bakery, as other files write it. */
const WORDED = {
  'by its place id': ['Bäckerei & Café Roth', 'Neue Straße 1', '02827', 'Görlitz', '', 'ChIJ-roth-0001'],
  'by its telephone number': ['Roth Backwaren', 'Neue Straße 1', '02827', 'Görlitz', '03581 / 47 10 00', ''],
  'by its number from abroad': ['Roth Backwaren', '', '', 'Görlitz', '+49 (0)3581 471000', 'ChIJ-other-9'],
  'by name and address': ['BAECKEREI ROTH GmbH', 'Marktstr. 3', '02826', 'Görlitz', '', 'ChIJ-other-8'],
  'by the name it had before a correction': ['Beckerei Roht', 'Marktstraße 3', '02826', 'Görlitz', '', ''],
}

/** After an objection the administrator removed it by every key. */
async function givenObjection(): Promise<TempForms> {
  const forms = await tempForms(draft({ name: 'Beckerei Roht', placeId: 'ChIJ-roth-0001' }))
  const { version } = (await forms.call('GET', '/api/admin/businesses/1')).json()
  await forms.call('PATCH', '/api/admin/businesses/1', { version, fields: { name: 'Bäckerei Roth' } })
  await forms.send('/api/privacy-requests', { kind: 'objection', name: 'Jana', email: 'j@roth.example' })
  const decision = { isActedOn: true, businessIds: [1], action: 'remove', alsoPhone: true, text: '' }
  const decided = await forms.call('POST', '/api/admin/submissions/1/decide', decision)
  if (decided.statusCode !== 200) throw new Error(decided.body)
  return forms
}

const csvOf = (rows: readonly (readonly string[])[]) => rows.map(row => row.join(';')).join('\r\n')

async function imported({ store, folder }: TempForms, fileName: string, content: string | Buffer) {
  const path = join(folder, fileName)
  writeFileSync(path, content)
  const file = { path, fileName, fileSize: statSync(path).size }
  return importSpreadsheet({ store, dataDir: folder, now: () => 0 }, file)
}

test('a suppressed business does not come back by any file, in any spelling', async () => {
  const forms = await givenObjection()
  const rows = [HEADER, ...Object.values(WORDED), NEIGHBOUR]
  const suppressed = { success: true, suppressed: Object.keys(WORDED).length, errors: 0 }
  expect(await imported(forms, 'liste.csv', csvOf(rows))).toMatchObject(suppressed)
  expect(await imported(forms, 'liste.xlsx', makeXlsx([{ name: 'Liste', rows }]))).toMatchObject(suppressed)
  expect(await countBusinesses(forms.store.db)).toBe(1)
})

sqliteTest('nor by npm run import', async () => {
  const forms = await givenObjection()
  const path = join(forms.folder, 'liste.csv')
  writeFileSync(path, csvOf([HEADER, ...Object.values(WORDED), NEIGHBOUR]))
  const env = { ...process.env, DATA_DIR: forms.folder, SECRET_KEY: TEST_SECRET_KEY }
  const child = spawn(process.execPath, [...(await builtProgram('import')), path], { env, stdio: 'ignore' })
  await once(child, 'exit')
  expect(child.exitCode).toBe(0)
  expect(await countBusinesses(forms.store.db)).toBe(1)
})
