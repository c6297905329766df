import { beforeEach, expect, test, vi } from 'vitest'
import type { RouteKey, RouteSpec } from '#api/client/contract.ts'
import { fetchClient } from '#api/client/fetch-client.ts'

type Routes = Record<RouteKey, RouteSpec>

const onReached = vi.fn()

/** A server that takes every request and never answers. */
beforeEach(() => {
  onReached.mockClear()
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const gone = Promise.withResolvers<never>()
    signal?.addEventListener('abort', () => gone.reject(signal.reason))
    return gone.promise
  })
})

test('a read that takes too long is given up with the sentence, and counts as not reached', async () => {
  const ask = fetchClient<Routes>('de', { unreachable: 'Der Server antwortet nicht.', readMs: 1, onReached })
  await expect(ask('GET /api/cities')).rejects.toMatchObject({
    code: 'unreachable',
    details: 'Der Server antwortet nicht.',
  })
  expect(onReached.mock.calls).toEqual([[false]])
})

test.each([
  ['a read', 'GET /api/cities', { writeMs: 1 }],
  ['a write with a signal of its own, as for pictures', 'POST /api/contact', { writeMs: 1 }],
] as const)('%s outlasts the limit of writes', async (_, key, limits) => {
  const ask = fetchClient<Routes>('de', limits)
  const wished = new AbortController()
  const longer = ask(key, { signal: wished.signal })
  const first = await Promise.race([longer, ask('POST /api/contact').catch(() => 'the limited write')])
  expect(first).toBe('the limited write')
  wished.abort()
  await expect(longer).rejects.toMatchObject({ code: 'unreachable' })
})

test('a request that its caller no longer wants says nothing about the server', async () => {
  const ask = fetchClient<Routes>('de', { readMs: 60_000, onReached })
  const wished = new AbortController()
  const read = ask('GET /api/cities', { signal: wished.signal })
  wished.abort()
  await expect(read).rejects.toMatchObject({ code: 'unreachable' })
  expect(onReached).not.toHaveBeenCalled()
})
