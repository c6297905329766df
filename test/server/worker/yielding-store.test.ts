import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { yieldingStore } from '#server/worker/yielding-store.ts'
import { saveSetting } from '#store/settings.ts'
import type { Store } from '#store/store.ts'
import { tempStore } from '#test/temp-store.ts'

/** How often other work ran while this many transactions were written one after the other. */
async function runsBeside(store: Store, transactions: number): Promise<number> {
  let runs = 0
  let isOver = false
  const other = (async () => {
    for (;;) {
      await nextTurn()
      if (isOver) return
      runs++
    }
  })()
  for (let at = 0; at < transactions; at++) await store.write(trx => saveSetting(trx, `${at}`, at, 0))
  isOver = true
  await other
  return runs
}

test('a job that only writes lets other work run after each transaction', async () => {
  const store = await tempStore()
  expect(await runsBeside(store, 20)).toBe(0)
  expect(await runsBeside(yieldingStore(store), 20)).toBeGreaterThanOrEqual(19)
})

test('what a transaction returns and throws passes through', async () => {
  const store = yieldingStore(await tempStore())
  expect(await store.write(async () => 7)).toBe(7)
  await expect(store.write(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
