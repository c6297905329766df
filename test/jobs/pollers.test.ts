import { expect, test } from 'vitest'
import { pollChanges, pollHousekeeping, pollOutbox } from '#jobs/pollers.ts'

test('work begins at once, and not again after the signal', async () => {
  const stop = new AbortController()
  let count = 0
  await pollHousekeeping({
    run: async () => {
      count++
      stop.abort()
    },
    onError: error => expect.unreachable(String(error)),
    signal: stop.signal,
  })
  expect(count).toBe(1)
})

test('a failure is reported, and ends nothing', async () => {
  const stop = new AbortController()
  const reported: unknown[] = []
  await pollHousekeeping({
    run: () => Promise.reject(new Error('disk full')),
    onError: error => {
      reported.push(error)
      stop.abort()
    },
    signal: stop.signal,
  })
  expect(reported).toEqual([new Error('disk full')])
})

test('that the index is current is told the first time and after every change', async () => {
  const stop = new AbortController()
  const hadWork = [false, false, true]
  const told: number[] = []
  await pollChanges({
    follow: async () => {
      const next = hadWork.shift()
      if (next === undefined) stop.abort()
      return next ?? false
    },
    onCurrent: () => told.push(hadWork.length),
    onError: error => expect.unreachable(String(error)),
    signal: stop.signal,
  })
  expect(told).toEqual([2, 0])
})

test('work that the signal interrupts is no failure', async () => {
  const stop = new AbortController()
  await pollOutbox({
    send: async signal => {
      stop.abort()
      signal.throwIfAborted()
    },
    onError: error => expect.unreachable(String(error)),
    signal: stop.signal,
  })
})
