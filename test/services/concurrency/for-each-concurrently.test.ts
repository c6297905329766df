import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { forEachConcurrently } from '#services/concurrency/for-each-concurrently.ts'

const NEVER = new AbortController().signal

test('every item has its turn, in order, and no more are under way than there are lanes', async () => {
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

test('a failure stops the others, which have ended when it is thrown', async () => {
  const ended: string[] = []
  const begun: number[] = []
  const lanes = forEachConcurrently([1, 2, 3, 4], { concurrency: 2, signal: NEVER }, async (item, signal) => {
    begun.push(item)
    if (item === 1) throw new Error('kaputt')
    await new Promise<void>(resolve => signal.addEventListener('abort', () => resolve(), { once: true }))
    ended.push(`${item}`)
  })
  await expect(lanes).rejects.toThrow('kaputt')
  expect({ begun, ended }).toEqual({ begun: [1, 2], ended: ['2'] })
})

test('a wish to stop is thrown with its reason, and nothing more is begun', async () => {
  const stop = new AbortController()
  const begun: number[] = []
  const lanes = forEachConcurrently([1, 2, 3], { concurrency: 1, signal: stop.signal }, async item => {
    begun.push(item)
    stop.abort(new Error('genug'))
  })
  await expect(lanes).rejects.toThrow('genug')
  expect(begun).toEqual([1])
})
