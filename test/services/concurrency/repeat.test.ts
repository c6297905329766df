import { expect, test } from 'vitest'
import { repeat } from '#services/concurrency/repeat.ts'

test('of the same failures in a row the first is told; after a success it is told again', async () => {
  const stop = new AbortController()
  const outcomes = ['gone', 'gone', 'full', 'gone', undefined, 'gone', 'gone']
  const told: string[] = []
  await repeat(
    async () => {
      const outcome = outcomes.shift()
      if (outcomes.length === 0) stop.abort()
      if (outcome !== undefined) throw new Error(outcome)
    },
    { everyMs: 1, onError: error => told.push((error as Error).message), signal: stop.signal },
  )
  expect(told).toEqual(['gone', 'full', 'gone', 'gone'])
})

test('work begins at once, and not again after the signal', async () => {
  const stop = new AbortController()
  let count = 0
  await repeat(
    async () => {
      count++
      stop.abort()
    },
    { everyMs: 60_000, onError: error => expect.unreachable(String(error)), signal: stop.signal },
  )
  expect(count).toBe(1)
})

test('a failure is reported, and ends nothing', async () => {
  const stop = new AbortController()
  const reported: unknown[] = []
  await repeat(() => Promise.reject(new Error('disk full')), {
    everyMs: 60_000,
    onError: error => {
      reported.push(error)
      stop.abort()
    },
    signal: stop.signal,
  })
  expect(reported).toEqual([new Error('disk full')])
})

test('work that the signal interrupts is no failure', async () => {
  const stop = new AbortController()
  await repeat(
    async () => {
      stop.abort()
      stop.signal.throwIfAborted()
    },
    { everyMs: 60_000, onError: error => expect.unreachable(String(error)), signal: stop.signal },
  )
})
