import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { count } from '#test/counts.ts'
import { givenReader } from '#test/search/given.ts'
import { seededRandom } from '#test/search/random-directory.ts'
import { tempFolder } from '#test/temp-folder.ts'

const KILLS = count({ usual: 2, long: 40 })
/** Change numbers of killed-writer.ts: each change renames all of its businesses. */
const BUSINESSES = 40

test('a writer killed at any time leaves a consistent index: all names of one change, and no older one', async () => {
  const folder = tempFolder()
  const random = seededRandom(5)
  let acknowledged = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL('./killed-writer.ts', import.meta.url)), folder],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    acknowledged = await killAfter(child, 1 + Math.floor(random() * 12), acknowledged)
    const index = givenReader(folder)
    const names = new Set(
      index.search({ limit: BUSINESSES * 2, offset: 0 }, 0).businesses.map(({ name }) => name),
    )
    expect([...names]).toEqual([`Stand ${index.lastChange()}`])
    expect(index.stats().total).toBe(BUSINESSES)
    expect(index.lastChange()).toBeGreaterThanOrEqual(acknowledged)
    const writer = openIndexWriter(lockFolder(folder))
    expect(writer.lastChange()).toBe(index.lastChange())
    expect(await writer.verify()).toBe(true)
    writer.close()
  }
  expect(acknowledged).toBeGreaterThan(KILLS)
})

test('a build that is killed goes on from its last piece, and ends with the same file', async () => {
  const [folder, undisturbed] = [tempFolder(), tempFolder()]
  expect(await buildUntil(undisturbed)).toBe('begins 0')
  expect(await buildUntil(folder, '1750')).toBe('begins 0')
  expect(await buildUntil(folder, '3250')).toBe('begins 1000')
  expect(await buildUntil(folder, '3000')).toBe('begins 3000')
  expect(await buildUntil(folder)).toBe('begins 3000')
  expect(checksumIn(folder)).toBe(checksumIn(undisturbed))
  expect(readdirSync(folder).filter(name => name.startsWith('build-'))).toEqual([])
  const index = givenReader(folder)
  expect(index.search({ text: 'bäckerei', limit: 1, offset: 0 }, 0).total).toBe(5_700)
})

/** Builds up to a step, where the build is killed. @returns its first line */
async function buildUntil(folder: string, step?: string): Promise<string> {
  const program = fileURLToPath(new URL('./killed-build.ts', import.meta.url))
  const child = spawn(process.execPath, [program, folder, ...(step === undefined ? [] : [step])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  let told = ''
  for await (const chunk of child.stdout) told += String(chunk)
  const [code] = await exited
  expect(code).toBe(step === undefined ? 0 : null)
  return told.split('\n')[0] ?? ''
}

function checksumIn(folder: string): string {
  return JSON.parse(readFileSync(join(folder, 'current.json'), 'utf8')).checksum
}

/** Kills the writer after some acknowledged changes, during the next one. */
async function killAfter(child: ChildProcess, changes: number, before: number): Promise<number> {
  let acknowledged = before
  let heard = 0
  for await (const chunk of child.stdout ?? []) {
    for (const line of String(chunk).split('\n')) {
      if (!/^\d+$/.test(line)) continue
      acknowledged = Math.max(acknowledged, Number(line))
      heard++
    }
    if (heard >= changes) child.kill('SIGKILL')
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return acknowledged
}
