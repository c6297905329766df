import { expect, test } from 'vitest'
import { pollHousekeeping } from '#jobs/poll-housekeeping.ts'

test('figures are written down at once, and no more after the stop', async () => {
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

test('a failure is told, and ends nothing', async () => {
  const stop = new AbortController()
  const told: unknown[] = []
  await pollHousekeeping({
    run: () => Promise.reject(new Error('disk full')),
    onError: error => {
      told.push(error)
      stop.abort()
    },
    signal: stop.signal,
  })
  expect(told).toEqual([new Error('disk full')])
})
