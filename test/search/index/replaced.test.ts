import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { mainPath, readPointer } from '#search/index/pointer.ts'
import { openDirectoryIndex } from '#search/index-reader.ts'
import { business, saved } from '#test/make-business.ts'
import { givenIndex, namesFor, stream } from '#test/search/given.ts'

const ROTH = business('Bäckerei Roth')
const AHORN = business('Optik Ahorn')

test('a new index is opened in steps while the one before answers, and whoever keeps answers is told', async () => {
  const { folder, writer } = await givenIndex(ROTH)
  const { index, replaced } = warmed(folder)
  expect(namesFor(index, {})).toEqual(['Bäckerei Roth'])
  await writer.build(stream(ROTH, AHORN), 1_001)
  const seen = new Set<string>()
  const names = () => {
    const found = namesFor(index, {}).toSorted()
    seen.add(`${replaced.length}: ${found.join(', ')}`)
    return found
  }
  await expect.poll(names, { interval: 1 }).toEqual(['Bäckerei Roth', 'Optik Ahorn'])
  expect([...seen]).toEqual(['0: Bäckerei Roth', '1: Bäckerei Roth, Optik Ahorn'])
})

test('changes that were made while it was opened are in it', async () => {
  const { folder, writer } = await givenIndex(ROTH)
  const { index } = warmed(folder)
  await writer.build(stream(ROTH), 1_001)
  namesFor(index, {})
  writer.apply([saved(AHORN, [], 1_002)], 1_002)
  await expect.poll(() => namesFor(index, {}).toSorted()).toEqual(['Bäckerei Roth', 'Optik Ahorn'])
})

test('of two new ones in a row the last one is opened', async () => {
  const { folder, writer } = await givenIndex(ROTH)
  const { index } = warmed(folder)
  for (const change of [1_001, 1_002]) {
    await writer.build(stream(change === 1_002 ? AHORN : ROTH), change)
    namesFor(index, {})
  }
  await expect.poll(() => namesFor(index, {})).toEqual(['Optik Ahorn'])
  expect(index.lastChange()).toBe(1_002)
})

test('a new one that is damaged is not used', async () => {
  const { folder, writer } = await givenIndex(ROTH)
  const { index, replaced } = warmed(folder)
  await writer.build(stream(ROTH, AHORN), 1_001)
  const pointer = readPointer(folder)
  // Of the size that the pointer names.
  writeFileSync(mainPath(folder, pointer?.generation ?? ''), Buffer.alloc(pointer?.size ?? 0))
  for (let times = 0; times < 20; times++) {
    expect(namesFor(index, {})).toEqual(['Bäckerei Roth'])
    await pause(20)
  }
  expect(replaced).toEqual([])
})

function warmed(folder: string) {
  const replaced: unknown[] = []
  const index = openDirectoryIndex(folder, { isWarmed: true, onReplaced: () => replaced.push('') })
  onTestFinished(() => index.close())
  return { index, replaced }
}
