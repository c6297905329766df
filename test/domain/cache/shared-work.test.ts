import { expect, test } from 'vitest'
import { SharedWork } from '#domain/cache/shared-work.ts'

test('calls with one key share the running work, and start again after its end', async () => {
  const shared = new SharedWork<number>()
  const { promise, resolve } = Promise.withResolvers<number>()
  let begun = 0
  const work = () => {
    begun++
    return promise
  }
  const both = Promise.all([shared.run('a', work), shared.run('a', work)])
  expect({ begun, size: shared.size, hasA: shared.has('a'), hasB: shared.has('b') }).toEqual({
    begun: 1,
    size: 1,
    hasA: true,
    hasB: false,
  })
  resolve(7)
  expect(await both).toEqual([7, 7])
  expect(shared.has('a')).toBe(false)
  await shared.run('a', work)
  expect(begun).toBe(2)
})

test('a failure reaches every call, and is not remembered', async () => {
  const shared = new SharedWork<string>()
  const fail = () => Promise.reject(new Error('kaputt'))
  const calls = [shared.run('a', fail), shared.run('a', fail)]
  const ends = await Promise.allSettled(calls)
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await shared.run('a', async () => 'heil')).toBe('heil')
})

test('settled waits for all running work, failed or not', async () => {
  const shared = new SharedWork<void>()
  const ended: string[] = []
  const work = (name: string) => async () => {
    await Promise.resolve()
    ended.push(name)
    if (name === 'b') throw new Error('kaputt')
  }
  void shared.run('a', work('a'))
  shared.run('b', work('b')).catch(() => undefined)
  await shared.settled()
  expect(ended).toEqual(['a', 'b'])
})
