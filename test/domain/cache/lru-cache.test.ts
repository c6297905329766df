import { expect, test } from 'vitest'
import { LruCache } from '#domain/cache/lru-cache.ts'

test('the least recently used value is evicted first', () => {
  const cache = new LruCache<string>({ maxSize: 2 })
  cache.set('a', 'Anna')
  cache.set('b', 'Berta')
  expect(cache.get('a')).toBe('Anna')
  cache.set('c', 'Cäsar')
  expect(cache.keys()).toEqual(['a', 'c'])
  expect(cache.get('b')).toBeUndefined()
})

test('the limit counts sizes where they are given, and a value beyond it is not stored', () => {
  const cache = new LruCache<string>({ maxSize: 10, sizeOf: text => text.length })
  cache.set('a', 'aaaa')
  cache.set('b', 'bbbb')
  cache.set('c', 'cccc')
  expect({ keys: cache.keys(), size: cache.size, count: cache.count }).toEqual({
    keys: ['b', 'c'],
    size: 8,
    count: 2,
  })
  cache.set('c', 'ccccccccccc')
  expect({ keys: cache.keys(), size: cache.size }).toEqual({ keys: ['b'], size: 4 })
})

test('a value that takes the place of another, is deleted or cleared no longer counts', () => {
  const cache = new LruCache<string>({ maxSize: 10, sizeOf: text => text.length })
  cache.set('a', 'aaaa')
  cache.set('a', 'a')
  cache.set('b', 'bb')
  expect(cache.size).toBe(3)
  cache.delete('a')
  cache.delete('unknown')
  expect(cache.size).toBe(2)
  cache.clear()
  expect({ keys: cache.keys(), size: cache.size }).toEqual({ keys: [], size: 0 })
})

test('a size may count the key, which stays the same until the value goes', () => {
  const cache = new LruCache<string>({ maxSize: 10, sizeOf: (text, key) => key.length + text.length })
  cache.set('longer', 'aa')
  cache.set('b', 'b')
  expect(cache.size).toBe(10)
  cache.set('c', 'c')
  expect({ keys: cache.keys(), size: cache.size }).toEqual({ keys: ['b', 'c'], size: 4 })
})
