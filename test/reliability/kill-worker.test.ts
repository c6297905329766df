import { getPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { csvOf, manyRows } from '#test/jobs/imports/given-imports.ts'
import { givenSite } from './given-site.ts'
import { jobEnd, type LiveServer, startServer } from './live-server.ts'
import { rowsOf } from './site-state.ts'

const ROWS = 1200
const PATHS = ['/', '/businesses?query=bäckerei', '/api/businesses/search?query=zahnarzt', '/categories']

test.runIf(process.platform === 'linux')(
  'visitors are answered while the process for jobs is killed in an import, which then goes on to its end',
  async () => {
    const site = await givenSite(100)
    const server = await startServer(site)
    await server.ready()
    const before = server.worker()
    expect(getPriority(before)).toBe(getPriority() + 10)
    const stop = new AbortController()
    const visitor = visiting(server, stop.signal)
    const { jobId, runId } = await server.upload('liste.csv', csvOf(manyRows(ROWS)))
    const stored = () => rowsOf(site, `SELECT 1 FROM import_outcomes WHERE run_id = ${runId}`).length
    while (stored() === 0) await pause(5)
    await server.killWorker()
    expect(stored()).toBeLessThan(ROWS)
    expect((await jobEnd(server, jobId)).state).toBe('done')
    stop.abort()
    const { statuses, health } = await visitor
    expect([...statuses]).toEqual([200])
    expect([...health].toSorted()).toEqual(['ok\n', expect.stringContaining('process for jobs has ended')])
    expect(stored()).toBe(ROWS)
    const after = server.worker()
    expect([after === undefined, after === before]).toEqual([false, false])
    expect(await server.stop()).toBe(0)
  },
)

async function visiting({ url }: LiveServer, signal: AbortSignal) {
  const statuses = new Set<number>()
  const health = new Set<string>()
  while (!signal.aborted) {
    for (const path of PATHS) {
      const answer = await fetch(encodeURI(url + path))
      await answer.arrayBuffer()
      statuses.add(answer.status)
    }
    health.add(await (await fetch(`${url}/healthz`)).text())
    await pause(20)
  }
  return { statuses, health }
}
