import { expect, test } from 'vitest'
import { handleBatch, inBatches } from '#store/batches.ts'

async function read(count: number, limit: number): Promise<(readonly number[])[]> {
  const batches: (readonly number[])[] = []
  const all = Array.from({ length: count }, (_, index) => index + 1)
  for await (const batch of inBatches<number>(async (last = 0) => all.slice(last, last + limit)))
    batches.push(batch)
  return batches
}

test('every batch begins after the last item of the one before', async () => {
  expect(await read(5, 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(await read(4, 2)).toEqual([
    [1, 2],
    [3, 4],
  ])
  expect(await read(0, 2)).toEqual([])
})

test('other work runs between two batches', async () => {
  const events: string[] = []
  setImmediate(() => events.push('other work'))
  for await (const batch of inBatches<number>(async (last = 0) => (last < 2 ? [last + 1] : [])))
    events.push(`batch ${batch[0]}`)
  expect(events).toEqual(['batch 1', 'other work', 'batch 2'])
})

test('a batch of ids is bounded, and the next one goes on behind it', async () => {
  const ids = Uint32Array.from({ length: 120 }, (_, index) => index + 1)
  const handled: number[] = []
  for (let next = 0; next < ids.length; ) {
    const end = await handleBatch(ids, next, async id => {
      handled.push(id)
    })
    expect(end).toBeGreaterThan(next)
    expect(end).toBeLessThanOrEqual(next + 50)
    next = end
  }
  expect(handled).toEqual([...ids])
})
