import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { forEachConcurrently } from '#services/concurrency/for-each-concurrently.ts'

const NEVER = new AbortController().signal

test('work is done for every item, in order, and for no more at once than the limit says', async () => {
  const begun: number[] = []
  let underWay = 0
  let most = 0
  await forEachConcurrently([1, 2, 3, 4, 5, 6, 7], { concurrency: 3, signal: NEVER }, async item => {
    begun.push(item)
    most = Math.max(most, ++underWay)
    await nextTurn()
    underWay--
  })
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})

test('a failure aborts the other work, which has ended when it is thrown', async () => {
  const ended: string[] = []
  const begun: number[] = []
  const all = forEachConcurrently([1, 2, 3, 4], { concurrency: 2, signal: NEVER }, async (item, signal) => {
    begun.push(item)
    if (item === 1) throw new Error('kaputt')
    await new Promise<void>(resolve => signal.addEventListener('abort', () => resolve(), { once: true }))
    ended.push(`${item}`)
  })
  await expect(all).rejects.toThrow('kaputt')
  expect({ begun, ended }).toEqual({ begun: [1, 2], ended: ['2'] })
})

test('the signal’s reason is thrown, and nothing more is begun', async () => {
  const stop = new AbortController()
  const begun: number[] = []
  const all = forEachConcurrently([1, 2, 3], { concurrency: 1, signal: stop.signal }, async item => {
    begun.push(item)
    stop.abort(new Error('genug'))
  })
  await expect(all).rejects.toThrow('genug')
  expect(begun).toEqual([1])
})

test('items are read no faster than the work is done', async () => {
  const read: number[] = []
  function* items(): Generator<number> {
    for (let item = 1; item <= 100; item++) {
      read.push(item)
      yield item
    }
  }
  const mostAhead: number[] = []
  let done = 0
  await forEachConcurrently(items(), { concurrency: 2, signal: NEVER }, async () => {
    await nextTurn()
    mostAhead.push(read.length - done)
    done++
  })
  expect(done).toBe(100)
  expect(Math.max(...mostAhead)).toBeLessThanOrEqual(3)
})
