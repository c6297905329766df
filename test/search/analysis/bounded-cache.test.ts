import { expect, test } from 'vitest'
import { BoundedCache } from '#search/analysis/bounded-cache.ts'

test('what is in use stays, what is not falls out', () => {
  const memo = new BoundedCache<number>(10)
  memo.set('used', 1)
  memo.set('unused', 2)
  for (let at = 0; at < 100; at++) {
    memo.set(`other${at}`, at)
    expect(memo.get('used')).toBe(1)
  }
  expect(memo.get('unused')).toBeUndefined()
  expect(memo.get('other99')).toBe(99)
})

test('long texts are not kept', () => {
  const memo = new BoundedCache<number>(10)
  memo.set('x'.repeat(10_000), 1)
  expect(memo.get('x'.repeat(10_000))).toBeUndefined()
})
