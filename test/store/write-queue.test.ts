import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { saveSetting } from '#store/settings.ts'
import { openStore } from '#store/store.ts'
import { writeQueue } from '#store/write-queue.ts'
import { tempFolder } from '../temp-folder.ts'
import { tempStore } from '../temp-store.ts'
import { testKey } from '../test-key.ts'

const locked = Object.assign(new Error('database is locked'), { errcode: 5 })

test('a connection that writes without a pause lets others write too', async () => {
  const dataDir = tempFolder()
  const busy = await openStore({ dataDir, leavesCheckpoints: true, key: testKey })
  const other = await openStore({ dataDir, key: testKey })
  let isDone = false
  let written = 0
  const hammer = async () => {
    while (!isDone && written < 20_000) {
      await busy.write(async trx => {
        await sql`select 1`.execute(trx)
        await nextTurn()
        written++
      })
    }
  }
  const hammering = Promise.all([hammer(), hammer(), hammer(), hammer()])
  for (let count = 0; count < 20; count++) await other.write(async trx => sql`select 1`.execute(trx))
  isDone = true
  await hammering
  expect(written).toBeLessThan(20_000)
  await Promise.all([busy.close(), other.close()])
})

test('work that only writes lets other work run after each transaction', async () => {
  const store = await tempStore()
  let runs = 0
  let isOver = false
  const other = async () => {
    while (!isOver) {
      await nextTurn()
      runs++
    }
  }
  const running = other()
  for (let at = 0; at < 20; at++) await store.write(trx => saveSetting(trx, `${at}`, at, 0))
  isOver = true
  await running
  expect(runs).toBeGreaterThanOrEqual(19)
})

test('writes run one after another, in the order in which they were asked for', async () => {
  const enqueueWrite = writeQueue()
  const seen: string[] = []
  const write = (name: string) =>
    enqueueWrite(async () => {
      seen.push(`${name} begins`)
      await nextTurn()
      seen.push(`${name} ends`)
    })
  await Promise.all([write('first'), write('second')])
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('is tried again while another connection holds the lock', async () => {
  let tries = 0
  const result = writeQueue()(async () => {
    if (++tries < 5) throw locked
    return tries
  })
  expect(await result).toBe(5)
})

test('gives up after ten seconds, and the next one begins', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const enqueueWrite = writeQueue()
  const refused = enqueueWrite(async () => {
    now += 6_000
    throw locked
  })
  const next = enqueueWrite(async () => 'written')
  await expect(refused).rejects.toMatchObject({ code: 'store_locked', cause: locked })
  expect(await next).toBe('written')
  expect(now).toBe(12_000)
  vi.restoreAllMocks()
})

test('other errors are thrown at once, and the next one begins', async () => {
  const enqueueWrite = writeQueue()
  const work = vi.fn(() => Promise.reject(new Error('no such table')))
  const failed = enqueueWrite(work)
  const next = enqueueWrite(async () => 'written')
  await expect(failed).rejects.toThrow('no such table')
  expect(work).toHaveBeenCalledOnce()
  expect(await next).toBe('written')
})
