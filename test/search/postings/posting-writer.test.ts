import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test } from 'vitest'
import { createMainTables } from '#search/index/schema.ts'
import { PostingFile } from '#search/postings/posting-file.ts'
import { DamagedPostings, FIELD_BIT } from '#search/postings/posting-list.ts'
import { type FieldTexts, PostingWriter } from '#search/postings/posting-writer.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Documents in the order of arrival; the last one gets row 1. */
function written(...documents: readonly Partial<FieldTexts>[]) {
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-postings-'))
  folders.push(folder)
  const scratch = join(folder, 'scratch')
  const database = new DatabaseSync(':memory:')
  createMainTables(database)
  const writer = new PostingWriter(scratch)
  const empty: FieldTexts = { name: '', category: '', geography: '', description: '' }
  documents.forEach((texts, at) => {
    writer.add(at, { ...empty, ...texts })
  })
  writer.write(
    database,
    Uint32Array.from(documents, (_, at) => documents.length - at),
  )
  writer.close()
  return { file: new PostingFile(database, 0), database, isSpilled: existsSync(scratch) }
}

const ALL = 15

test('a term is found in the rows of its documents, in ascending order, each once', () => {
  const { file } = written(
    { name: 'roth backerei roth', description: 'roth' },
    { name: 'muller' },
    { geography: 'roth' },
  )
  expect([...file.rows('roth', ALL)]).toEqual([1, 3])
  expect([...file.rows('roth', FIELD_BIT.name)]).toEqual([3])
  expect([...file.rows('muller', ALL)]).toEqual([2])
})

test('a term that no document has is not found, neither in a directory without documents', () => {
  expect([...written({ name: 'roth' }).file.rows('rot', ALL)]).toEqual([])
  expect(written({ name: 'roth' }).file.has('rothe', ALL)).toBe(false)
  expect(written().file.has('roth', ALL)).toBe(false)
})

test('postings that do not fit in memory come back from the scratch file, short lists and long ones', () => {
  const count = 20_000
  const { file, isSpilled } = written(
    ...Array.from({ length: count }, (_, at) => ({
      name: `n${at} ${at % 3 === 0 ? 'third' : ''}`,
      description: at % 2 === 0 ? 'all even' : 'all',
    })),
  )
  expect(isSpilled).toBe(true)
  const rowsWhere = (is: (at: number) => boolean) =>
    Array.from({ length: count }, (_, at) => at)
      .filter(is)
      .map(at => count - at)
      .toSorted((a, b) => a - b)
  expect([...file.rows('all', ALL)]).toEqual(rowsWhere(() => true))
  expect([...file.rows('even', FIELD_BIT.description)]).toEqual(rowsWhere(at => at % 2 === 0))
  expect([...file.rows('third', FIELD_BIT.name)]).toEqual(rowsWhere(at => at % 3 === 0))
  expect([...file.rows('third', FIELD_BIT.description)]).toEqual([])
  const few = Uint32Array.of(1, 2, 6_000, 6_001, count)
  expect([...file.rowsAmong(few, 'even', ALL)]).toEqual([2, 6_000, count])
  expect([...file.rowsAmong(few, 'even', FIELD_BIT.name)]).toEqual([])
  expect(file.count('even')).toBe(count / 2)
  expect([file.has('even', FIELD_BIT.description), file.has('even', FIELD_BIT.name)]).toEqual([true, false])
  for (let at = 0; at < count; at += 997) expect([...file.rows(`n${at}`, ALL)]).toEqual([count - at])
})

test.each([
  ['an empty block', new Uint8Array(0)],
  ['a block of more terms than it has bytes for', Uint8Array.of(255, 255, 255, 255, 0, 0, 0, 0)],
])('%s is damage, not an answer', (_, block) => {
  const { file, database } = written({ name: 'roth' })
  database.prepare('UPDATE posting_block SET data = ?').run(block)
  expect(() => file.rows('roth', ALL)).toThrow(DamagedPostings)
})

test('a list that says it is longer than the file is damage, not an array of that length', () => {
  const { file, database } = written({ name: 'roth' })
  const block = database.prepare('SELECT data FROM posting_block').get()?.data as Uint8Array
  // One term has 16 bytes before its list.
  const damaged = Uint8Array.of(...block.subarray(0, 16), 255, 255, 255, 255, 15)
  database.prepare('UPDATE posting_block SET data = ?').run(damaged)
  expect(() => file.rows('roth', ALL)).toThrow(DamagedPostings)
})
