import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { namesIn } from '#gateways/files/missing-file.ts'
import { writeAtomically } from '#gateways/files/write-file.ts'
import { tempFolder } from '#test/temp-folder.ts'

async function* pieces(...texts: string[]) {
  yield* texts
}

test('a file is written whole, in place of a former one, and its folder is created', async () => {
  const path = join(tempFolder(), 'reports', 'a.csv')
  await writeAtomically(path, 'former')
  await writeAtomically(path, pieces('new', '\r\n'), { mode: 0o600 })
  expect(readFileSync(path, 'utf8')).toBe('new\r\n')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(path, '..'))).toEqual(['a.csv'])
})

test('a failure of the contents is thrown, leaves the former file and no part', async () => {
  const folder = tempFolder()
  writeFileSync(join(folder, 'a.csv'), 'former')
  async function* failing() {
    yield 'new'
    throw new Error('no more rows')
  }
  await expect(writeAtomically(join(folder, 'a.csv'), failing())).rejects.toThrow('no more rows')
  expect(readFileSync(join(folder, 'a.csv'), 'utf8')).toBe('former')
  expect(await namesIn(folder)).toEqual(['a.csv'])
})

test('an abort throws the signal’s reason and leaves nothing', async () => {
  const folder = tempFolder()
  const controller = new AbortController()
  async function* endless() {
    for (;;) {
      yield 'line\n'
      controller.abort(new Error('no longer wanted'))
    }
  }
  const written = writeAtomically(join(folder, 'a.csv'), endless(), { signal: controller.signal })
  await expect(written).rejects.toThrow('no longer wanted')
  expect(await namesIn(folder)).toEqual([])
})

test('a part that a killed process left is overwritten', async () => {
  const folder = tempFolder()
  writeFileSync(join(folder, 'a.csv.part'), 'a longer half of a file')
  await writeAtomically(join(folder, 'a.csv'), 'whole')
  expect(readFileSync(join(folder, 'a.csv'), 'utf8')).toBe('whole')
  expect(await namesIn(folder)).toEqual(['a.csv'])
})

test('a folder that does not exist contains no names', async () => {
  expect(await namesIn(join(tempFolder(), 'missing'))).toEqual([])
})
