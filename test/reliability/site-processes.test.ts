import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { count } from '#test/counts.ts'
import { givenSite } from './given-site.ts'
import { type LiveServer, startServer } from './live-server.ts'
import { report } from './results.ts'
import { hasEnded, siteProcessesOf } from './worker-of.ts'

const KILLS = count({ usual: 1, long: 20 })
const PROCESSES = count({ usual: 2, long: 3 })
const CLIENTS = 4

test('several processes answer on one port, share limits, count together, and one that dies takes no other with it', async () => {
  const server = await startServer(await givenSite(20), {
    environment: { WORKERS: String(PROCESSES), RATE_LIMIT: 'on' },
  })
  await server.ready()
  const allThere = () => expect.poll(() => siteProcessesOf(server.child.pid).length).toBe(PROCESSES)
  await allThere()
  const ask = visitor(server)

  // Of 40 connections each process gets some.
  await ask.times(40, '/api/categories')
  const counted = (await ask.times(10, '/metrics')).map(requestsIn)
  expect(counted).toEqual(Array(10).fill(40))

  const { body } = await server.call('GET', '/api/admin/businesses/1')
  const { version } = body as { version: number }
  const fields = { name: 'Uhrmacherei Eulenspiegel' }
  expect((await server.call('PATCH', '/api/admin/businesses/1', { version, fields })).status).toBe(200)
  await expect
    .poll(async () => (await ask.times(20, '/api/businesses/search?query=eulenspiegel')).map(totalIn))
    .toEqual(Array(20).fill(1))

  // One try was the login of the administrator.
  const tries = await Promise.all(Array.from({ length: 12 }, () => ask.logIn('falsch geraten')))
  expect(tries.filter(status => status === 429)).toHaveLength(3)

  const totals = { answered: 0, reset: 0, wrong: 0 }
  for (let kill = 0; kill < KILLS; kill++) {
    await allThere()
    const [victim = 0] = siteProcessesOf(server.child.pid).slice(kill % PROCESSES)
    const asking = Array.from({ length: CLIENTS }, () => ask.thirty())
    await pause(20 * (kill % 20))
    process.kill(victim, 'SIGKILL')
    for (const { answered, reset, wrong } of await Promise.all(asking)) {
      totals.answered += answered
      totals.reset += reset
      totals.wrong += wrong
    }
    expect(hasEnded(victim)).toBe(true)
  }
  expect(totals.wrong).toBe(0)
  // Only connections that the dead process had taken, or was about to take.
  expect(totals.reset).toBeLessThan(totals.answered / 2)
  const processes = siteProcessesOf(server.child.pid)
  expect(await server.stop()).toBe(0)
  expect(processes.every(hasEnded)).toBe(true)
  report({
    check: `kill -9: one of ${PROCESSES} processes of a site`,
    count: KILLS,
    lost: 0,
    crashed: 0,
    serverErrors: totals.wrong,
    figures: `${totals.answered} requests answered, ${totals.reset} connections of the dead reset`,
  })
})

/** Whoever asks with a new connection each time, so that the system chooses a process anew. */
function visitor(server: LiveServer) {
  const dispatcher = new Agent({ pipelining: 0 })
  onTestFinished(() => dispatcher.close())
  const ask = async (path: string) => {
    const { statusCode, body } = await request(server.url + path, {
      dispatcher,
      headers: { connection: 'close' },
    })
    return { status: statusCode, text: await body.text() }
  }
  return {
    async times(times: number, path: string): Promise<string[]> {
      const answers: string[] = []
      for (let n = 0; n < times; n++) {
        const { status, text } = await ask(path)
        expect(status).toBe(200)
        answers.push(text)
      }
      return answers
    },
    async logIn(password: string): Promise<number> {
      const { statusCode, body } = await request(`${server.url}/api/admin/session`, {
        dispatcher,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ username: 'admin', password }),
      })
      await body.dump()
      return statusCode
    },
    async thirty() {
      const result = { answered: 0, reset: 0, wrong: 0 }
      for (let n = 0; n < 30; n++) {
        try {
          const { status } = await ask('/categories')
          if (status === 200) result.answered++
          else result.wrong++
        } catch {
          result.reset++
        }
      }
      return result
    },
  }
}

/** How many requests for the categories the metrics count. */
function requestsIn(metrics: string): number {
  const [, value = '0'] =
    /^http_request_duration_seconds_count\{[^}]*route="\/api\/categories"[^}]*\} (\d+)$/m.exec(metrics) ?? []
  return Number(value)
}

function totalIn(answer: string): number {
  return JSON.parse(answer).total
}
