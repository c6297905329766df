import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { givenReader } from '#test/search/given.ts'
import { seededRandom } from '#test/search/random-directory.ts'
import { tempFolder } from '#test/temp-folder.ts'

const KILLS = 8
/** Change numbers of killed-writer.ts: each change renames all of its businesses. */
const BUSINESSES = 40

test('a writer killed at any time leaves a consistent index: all names of one change, and no older one', {
  timeout: 120_000,
}, async () => {
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
    const writer = openIndexWriter(folder)
    expect(writer.lastChange()).toBe(index.lastChange())
    expect(await writer.verify()).toBe(true)
    writer.close()
  }
  expect(acknowledged).toBeGreaterThan(KILLS)
})

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
