import { expect, test } from 'vitest'
import { BoundedCache, memoize } from '#domain/cache/bounded-cache.ts'

/** A function that counts how often it computes. */
function counted<Answer>(answer: (text: string) => Answer) {
  const asked: string[] = []
  return {
    asked,
    answer(text: string): Answer {
      asked.push(text)
      return answer(text)
    },
  }
}

test('an answer is computed once, also the answer that there is none', () => {
  const { asked, answer } = counted(text => (text === 'ß' ? 'ss' : undefined))
  const quick = memoize(answer, { most: 10, longest: 10 })
  expect([quick('ß'), quick('ı'), quick('ß'), quick('ı')]).toEqual(['ss', undefined, 'ss', undefined])
  expect(asked).toEqual(['ß', 'ı'])
})

test('a text that is too long is answered, but not cached', () => {
  const { asked, answer } = counted(text => text.length)
  const quick = memoize(answer, { most: 10, longest: 3 })
  expect([quick('lang'), quick('lang'), quick('neu'), quick('neu')]).toEqual([4, 4, 3, 3])
  expect(asked).toEqual(['lang', 'lang', 'neu'])
})

test('the cache has no more answers than its limit; dropped ones are computed again', () => {
  const { asked, answer } = counted(text => text.toUpperCase())
  const quick = memoize(answer, { most: 2, longest: 10 })
  expect(['a', 'b', 'c', 'a'].map(quick)).toEqual(['A', 'B', 'C', 'A'])
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})

test('what is used stays, the rest is dropped', () => {
  const cache = new BoundedCache<string, number>({ most: 20 })
  cache.set('used', 1)
  cache.set('unused', 2)
  for (let at = 0; at < 100; at++) {
    cache.set(`other${at}`, at)
    expect(cache.get('used')).toBe(1)
  }
  expect(cache.get('unused')).toBeUndefined()
  expect(cache.get('other99')).toBe(99)
})

test('long texts are not cached', () => {
  const cache = new BoundedCache<string, number>({ most: 20 })
  cache.set('x'.repeat(10_000), 1)
  expect(cache.get('x'.repeat(10_000))).toBeUndefined()
})

test('a lone surrogate and the replacement character are two keys', () => {
  const cache = new BoundedCache<string, number>({ most: 20 })
  cache.set('a\ud800', 1)
  expect(cache.get('a\ufffd')).toBeUndefined()
  expect(cache.get('a\ud800')).toBe(1)
})

test('a value is made once', () => {
  const cache = new BoundedCache<number, string>({ most: 20 })
  expect(cache.getOrMake(7, () => 'made')).toBe('made')
  expect(cache.getOrMake(7, () => 'made again')).toBe('made')
  cache.clear()
  expect(cache.getOrMake(7, () => 'made anew')).toBe('made anew')
})
