import { expect, test } from 'vitest'
import { keepFigures } from '#jobs/figures.ts'

test('figures are written down at once, and no more after the stop', async () => {
  const stop = new AbortController()
  let count = 0
  await keepFigures({
    record: async () => {
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
  await keepFigures({
    record: () => Promise.reject(new Error('disk full')),
    onError: error => {
      told.push(error)
      stop.abort()
    },
    signal: stop.signal,
  })
  expect(told).toEqual([new Error('disk full')])
})
