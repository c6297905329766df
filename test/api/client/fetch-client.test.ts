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
  const given = { signal: new AbortController().signal }
  for (const input of [undefined, given])
    await expect(ask('GET /api/cities', input)).rejects.toMatchObject({
      code: 'unreachable',
      details: 'Der Server antwortet nicht.',
    })
  expect(onReached.mock.calls).toEqual([[false], [false]])
})

test('each kind of request has its own limit', async () => {
  const ask = fetchClient<Routes>('de', { writeMs: 1 })
  await expect(ask('POST /api/contact')).rejects.toMatchObject({ code: 'unreachable' })
  const wished = new AbortController()
  const read = ask('GET /api/cities', { signal: wished.signal })
  const first = await Promise.race([read, ask('POST /api/contact').catch(() => 'the write')])
  expect(first).toBe('the write')
  wished.abort()
  await expect(read).rejects.toMatchObject({ code: 'unreachable' })
})

test('a request that its caller no longer wants says nothing about the server', async () => {
  const ask = fetchClient<Routes>('de', { readMs: 60_000, onReached })
  const wished = new AbortController()
  const read = ask('GET /api/cities', { signal: wished.signal })
  wished.abort()
  await expect(read).rejects.toMatchObject({ code: 'unreachable' })
  expect(onReached).not.toHaveBeenCalled()
})
