import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { requestLimits } from '#server/http/request-limits.ts'
import { count, isLong } from '#test/counts.ts'
import { givenSite } from './given-site.ts'
import { startServer } from './live-server.ts'
import { report } from './results.ts'

const SOCKETS = count({ usual: 60, long: 1000 })
/** A small version has no time for the real limits of half a minute. */
const SHORT = { requestMs: 1000, headersMs: 1000, checkMs: 300 }
/** The limit of a whole request, one look at the connections, and the tolerance of a busy machine. */
const LATEST_MS = 30_000 + 10_000 + 10_000

/** What an attacker sends at once; after it come single bytes. */
const BEGINNINGS = [
  'GET / HTTP/1.1\r\nHost: umkreis.example\r\n',
  'POST /api/admin/session HTTP/1.1\r\nHost: umkreis.example\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
  '',
]

test('a thousand connections that send a byte now and then keep nobody else waiting, and are closed', async () => {
  const port = await (isLong ? realServer() : serverWithShortLimits())
  const attackers = Array.from({ length: SOCKETS }, (_, at) =>
    attack(port, BEGINNINGS[at % BEGINNINGS.length]),
  )
  const begun = performance.now()
  const waits: number[] = []
  const statuses = new Set<number>()
  while (
    attackers.some(({ closedAt }) => closedAt() === undefined) &&
    performance.now() - begun < LATEST_MS
  ) {
    const asked = performance.now()
    statuses.add((await fetch(`http://127.0.0.1:${port}/healthz`)).status)
    waits.push(performance.now() - asked)
    await pause(20)
  }
  const open = attackers.filter(({ closedAt }) => closedAt() === undefined).length
  const latest = Math.max(...attackers.map(({ closedAt }) => (closedAt() ?? Number.NaN) - begun))
  waits.sort((one, other) => one - other)
  const p99 = waits[Math.floor(waits.length * 0.99)] ?? 0
  report({
    check: 'slow loris',
    count: SOCKETS,
    lost: open,
    crashed: 0,
    serverErrors: [...statuses].filter(status => status >= 500).length,
    figures: `all closed after ${(latest / 1000).toFixed(1)} s; ${waits.length} other visitors, p99 ${p99.toFixed(0)} ms`,
  })
  expect([...statuses]).toEqual([200])
  expect(open).toBe(0)
})

async function realServer(): Promise<number> {
  const server = await startServer(await givenSite(100))
  await server.ready()
  return Number(new URL(server.url).port)
}

async function serverWithShortLimits(): Promise<number> {
  const app = Fastify({ forceCloseConnections: true, ...requestLimits(SHORT) })
  app.get('/healthz', async () => 'ok')
  app.post('/api/admin/session', async () => 'ok')
  onTestFinished(() => app.close())
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}

function attack(port: number, beginning = ''): { closedAt(): number | undefined } {
  let closedAt: number | undefined
  const socket: Socket = connect(port, '127.0.0.1', () => socket.write(beginning))
  const drip = setInterval(() => socket.writable && socket.write('x'), 300)
  const end = () => {
    clearInterval(drip)
    closedAt ??= performance.now()
    socket.destroy()
  }
  socket.on('error', end).on('close', end).on('end', end).resume()
  onTestFinished(end)
  return { closedAt: () => closedAt }
}
