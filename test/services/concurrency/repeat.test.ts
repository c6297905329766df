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
