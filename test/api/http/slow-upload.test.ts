import { existsSync, readdirSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { requestLimits } from '#server/http/request-limits.ts'
import { importRunPage } from '#store/imports/import-runs.ts'
import { type TempAdmin, tempAdminOn } from '#test/api/temp-admin.ts'
import { csvOf, manyRows } from '#test/jobs/imports/given-imports.ts'
import { formOf } from './send-form.ts'

/** Much shorter than in earnest; an upload is sent more slowly than any other request may be. */
const LIMITS = { requestMs: 400, headersMs: 400, checkMs: 400, uploadMs: 60_000, uploadCheckMs: 400 }
const PAUSE_MS = 40
const UPLOAD = '/api/admin/imports'
/** Some 100 kB: sent in pieces of 2 kB it is under way for many looks, and brings something between any two. */
const FORM = formOf({ fileName: 'langsam.csv', content: csvOf(manyRows(2500)) })

async function listening(): Promise<TempAdmin> {
  const admin = await tempAdminOn(Fastify({ forceCloseConnections: true, ...requestLimits(LIMITS) }))
  await admin.app.listen({ port: 0, host: '127.0.0.1' })
  return admin
}

interface Line {
  readonly socket: Socket
  /** What the server said when it is done with the connection, or the sender is. */
  readonly answer: Promise<string>
}

/** Begins a POST whose body is still to come. */
function begun({ app, cookie }: TempAdmin, path: string, other: Readonly<Record<string, string>> = {}): Line {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
  })
  const headers = {
    ...FORM.headers,
    host: `127.0.0.1:${port}`,
    'sec-fetch-site': 'same-origin',
    connection: 'close',
    'content-length': FORM.payload.length,
    cookie,
    ...other,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  let text = ''
  socket.setEncoding('utf8').on('data', chunk => {
    text += chunk
  })
  // A server that closes while we send may reset the connection; what it said counts.
  socket.on('error', () => {})
  const { promise, resolve } = Promise.withResolvers<string>()
  socket.once('close', () => resolve(text))
  return { socket, answer: promise }
}

/** Sends the form in pieces, each after a pause, until it is sent or nobody takes it any more. */
async function send({ socket }: Line, pieceBytes: number): Promise<void> {
  for (let at = 0; at < FORM.payload.length && socket.writable; at += pieceBytes) {
    socket.write(FORM.payload.subarray(at, at + pieceBytes))
    await pause(PAUSE_MS)
  }
}

/** Whoever still sends while he is refused may lose what he was told along with the connection. */
function refusedWith(status: number): RegExp {
  return new RegExp(`^HTTP/1\\.1 ${status} |^$`)
}

async function nothingLeft({ folder, store }: TempAdmin): Promise<void> {
  const uploads = join(folder, 'uploads')
  await expect.poll(() => (existsSync(uploads) ? readdirSync(uploads) : [])).toEqual([])
  expect(await importRunPage(store.db, { page: 1, limit: 1 })).toMatchObject({ total: 0 })
}

test('an upload of who is logged in may take longer than a request may otherwise', async () => {
  const admin = await listening()
  const line = begun(admin, UPLOAD)
  await send(line, 2048)
  expect(await line.answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*"runId":1/)
  expect(readdirSync(join(admin.folder, 'uploads'))).toHaveLength(1)
})

test('an upload that hardly brings anything is closed, and leaves nothing', async () => {
  const admin = await listening()
  const line = begun(admin, UPLOAD)
  await send(line, 16)
  expect(await line.answer).toMatch(refusedWith(408))
  await nothingLeft(admin)
})

test.each([
  { who: 'nobody logged in', path: UPLOAD, headers: { cookie: '' }, status: 401 },
  {
    who: 'an administrator on another call',
    path: '/api/admin/settings/bulk',
    headers: { 'content-type': 'application/json' },
    status: 408,
  },
])('$who cannot keep a connection busy with a slow body', async ({ path, headers, status }) => {
  const admin = await listening()
  const line = begun(admin, path, headers)
  await send(line, 2048)
  expect(await line.answer).toMatch(refusedWith(status))
  expect(line.socket.bytesWritten).toBeLessThan(FORM.payload.length)
  await nothingLeft(admin)
})

test('a connection that breaks off in the middle of an upload leaves nothing, and the next upload is taken', async () => {
  const admin = await listening()
  const line = begun(admin, UPLOAD)
  line.socket.write(FORM.payload.subarray(0, 30_000))
  const parts = () => {
    const uploads = join(admin.folder, 'uploads')
    return existsSync(uploads) ? readdirSync(uploads) : []
  }
  await expect.poll(parts).toHaveLength(1)
  line.socket.destroy()
  await nothingLeft(admin)
  const next = begun(admin, UPLOAD)
  next.socket.write(FORM.payload)
  expect(await next.answer).toMatch(/^HTTP\/1\.1 200 /)
})
