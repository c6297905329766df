import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { databaseFile, openStore } from '#store/store.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { sqliteTest } from '#test/temp-store.ts'
import { testKey } from '#test/test-key.ts'

sqliteTest('a start that is broken off between two statements of a step can be made again', async () => {
  const dataDir = tempFolder()
  const opened = () => openStore({ dataDir, key: testKey })
  // The second table of step 26: the step breaks off behind its first.
  const inTheWay = (statement: string) => withDatabase(dataDir, file => file.exec(statement))
  inTheWay('create table site_file_parts (name text)')
  await expect(opened()).rejects.toThrow('site_file_parts')
  expect(tablesOf(dataDir)).toEqual(['site_file_parts'])

  inTheWay('drop table site_file_parts')
  await (await opened()).close()
  expect(tablesOf(dataDir)).toEqual(expect.arrayContaining(['businesses', 'site_files', 'site_file_parts']))
})

function tablesOf(dataDir: string): readonly string[] {
  return withDatabase(dataDir, file =>
    file
      .prepare("select name from sqlite_schema where type = 'table'")
      .all()
      .map(({ name }) => String(name)),
  )
}

function withDatabase<Result>(dataDir: string, work: (file: DatabaseSync) => Result): Result {
  const file = new DatabaseSync(databaseFile(dataDir))
  try {
    return work(file)
  } finally {
    file.close()
  }
}
