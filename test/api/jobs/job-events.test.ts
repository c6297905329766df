import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { SESSION_LIFETIME_MS } from '#domain/account/account.ts'
import { endJob } from '#store/jobs/job-queue.ts'
import { insertJob, saveJobProgress } from '#store/jobs/jobs.ts'
import { type TempAdmin, tempAdmin, tempAdminOn } from '#test/api/temp-admin.ts'

interface Watcher {
  /** The next event's job; undefined when the stream has ended. */
  next(): Promise<{ state: string; progress: { done: number } | null } | undefined>
  /** Every character so far. */
  text(): string
  leave(): void
}

/** A job and the address of its events on a server that listens. */
async function givenJob(admin: TempAdmin): Promise<{ id: number; address: string }> {
  const id = await admin.store.write(trx => insertJob(trx, { kind: 'backup', input: {}, account: null }, 0))
  const host = await admin.app.listen({ port: 0, host: '127.0.0.1' })
  return { id, address: `${host}/api/admin/jobs/${id}/events` }
}

async function watch(admin: TempAdmin, address: string): Promise<Watcher> {
  const line = new AbortController()
  const answer = await fetch(address, { headers: { cookie: admin.cookie }, signal: line.signal })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = ''
  let taken = 0
  return {
    text: () => text,
    leave: () => line.abort(),
    async next() {
      for (;;) {
        const events = text.split('\n\n').filter(part => part.startsWith('data: '))
        const whole = text.endsWith('\n\n') ? events : events.slice(0, -1)
        const event = whole[taken]
        if (event !== undefined) {
          taken++
          return JSON.parse(event.slice('data: '.length))
        }
        const { value, done } = await reader.read()
        if (done) return undefined
        text += decoder.decode(value, { stream: true })
      }
    },
  }
}

const progress = (done: number) => ({ phase: 'copying', done, total: 9, counts: {} })

test('a job is told as it is, then each change once, and the stream ends with the job', async () => {
  const admin = await tempAdmin()
  const { id, address } = await givenJob(admin)
  const watcher = await watch(admin, address)
  expect(await watcher.next()).toMatchObject({ state: 'queued', progress: null })
  await admin.store.write(trx => saveJobProgress(trx, id, progress(4), 0))
  expect(await watcher.next()).toMatchObject({ state: 'queued', progress: { done: 4 } })
  await admin.store.write(trx => endJob(trx, id, { state: 'done', result: {} }, 1))
  expect(await watcher.next()).toMatchObject({ state: 'done' })
  expect(await watcher.next()).toBeUndefined()
  expect(watcher.text().match(/^data: /gm)).toHaveLength(3)
})

test('a finished job is told once', async () => {
  const admin = await tempAdmin()
  const { id, address } = await givenJob(admin)
  await admin.store.write(trx => endJob(trx, id, { state: 'cancelled' }, 1))
  const watcher = await watch(admin, address)
  expect(await watcher.next()).toMatchObject({ state: 'cancelled' })
  expect(await watcher.next()).toBeUndefined()
})

test('while nothing changes a line without meaning keeps the connection', async () => {
  const admin = await tempAdmin()
  const { id, address } = await givenJob(admin)
  const watcher = await watch(admin, address)
  await watcher.next()
  admin.clock.now += 15_000
  const next = watcher.next()
  await expect.poll(watcher.text).toMatch(/\n:\n\n$/)
  await admin.store.write(trx => saveJobProgress(trx, id, progress(1), 0))
  expect(await next).toMatchObject({ progress: { done: 1 } })
})

test('the stream ends when the session is over', async () => {
  const admin = await tempAdmin()
  const { address } = await givenJob(admin)
  const watcher = await watch(admin, address)
  await watcher.next()
  admin.clock.now += SESSION_LIFETIME_MS
  expect(await watcher.next()).toBeUndefined()
})

test('stopping the server ends the streams', async () => {
  const admin = await tempAdmin()
  const { address } = await givenJob(admin)
  const watcher = await watch(admin, address)
  await watcher.next()
  await admin.app.close()
  expect(await watcher.next()).toBeUndefined()
})

test('a reader that leaves is no fault of the server', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => lines.push(line) }
  const admin = await tempAdminOn(Fastify({ logger: { level: 'warn', stream } }))
  const { address } = await givenJob(admin)
  const left = new Promise(resolve => {
    admin.app.server.once('request', (_request, answer) => answer.once('close', resolve))
  })
  const watcher = await watch(admin, address)
  await watcher.next()
  watcher.leave()
  await left
  await admin.app.close()
  expect(lines).toEqual([])
})

test('twenty may watch at once; who leaves makes room', async () => {
  const admin = await tempAdmin()
  const { address } = await givenJob(admin)
  const watchers = await Promise.all(Array.from({ length: 20 }, () => watch(admin, address)))
  for (const watcher of watchers) await watcher.next()
  const refused = await fetch(address, { headers: { cookie: admin.cookie } })
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
  watchers[0]?.leave()
  await expect
    .poll(async () => (await fetch(address, { headers: { cookie: admin.cookie } })).status)
    .toBe(200)
})
