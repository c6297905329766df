import { watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Random, randomFor } from '#domain/demo/random.ts'
import { isRebuildRequested, requestRebuild } from '#server/worker/rebuild-request.ts'
import { count, SEED } from '#test/counts.ts'
import { givenSite } from './given-site.ts'
import { type LiveServer, startServer } from './live-server.ts'
import { report } from './results.ts'
import { databaseFaults, indexFaults, rowsOf } from './site-state.ts'

/** When a server that stores edits is killed. */
type Moment = 'edits' | 'index build' | 'swap' | 'delta'

const KILLS: Readonly<Record<Moment, number>> = {
  edits: count({ usual: 1, long: 30 }),
  'index build': count({ usual: 0, long: 20 }),
  // Of the process for jobs first.
  swap: count({ usual: 1, long: 20 }),
  delta: count({ usual: 0, long: 20 }),
}
const CLIENTS = 4
/** Businesses that each client edits in turn. */
const BUSINESSES_EACH = 5

test('no acknowledged edit is lost when the server is killed while it stores, builds the index, swaps it or writes a delta', async () => {
  const site = await givenSite(count({ usual: 100, long: 1500 }))
  const edits = new Map<number, Edited>()
  const faults: string[] = []
  const lost: string[] = []
  const statuses = new Set<number>()
  const moments = Object.entries(KILLS).flatMap(([moment, kills]) =>
    Array.from({ length: kills }, () => moment as Moment),
  )
  for (const [number, moment] of moments.entries()) {
    const server = await startServer(site)
    const random = randomFor(SEED, number)
    const clients = Array.from({ length: CLIENTS }, (_, client) => editing(server, client, edits, statuses))
    await momentOf(moment, site, random)
    // Every other time the process for jobs is killed first, and the edits go on without it.
    if (number % 2 === 1) {
      await server.killWorker()
      await pause(random.next() * 2000)
    }
    await server.kill()
    await Promise.all(clients)
    const story = `${moment}, kill ${number}, seed ${SEED}`
    faults.push(...databaseFaults(site).map(fault => `${story}: ${fault}`))
    lost.push(...lostEdits(site, edits).map(fault => `${story}: ${fault}`))
    if (number % 5 === 4 || number === moments.length - 1) {
      const next = await startServer(site)
      await next.ready()
      const code = await next.stop()
      if (code !== 0) faults.push(`${story}: stopped with ${code}`)
      faults.push(...indexFaults(site).map(fault => `${story}: ${fault}`))
    }
  }
  const acknowledged = [...edits.values()].reduce((sum, edit) => sum + edit.acknowledged, 0)
  const serverErrors = [...statuses].filter(status => status >= 500).length
  report({
    check: 'kill -9: edits, index builds, swaps, deltas',
    count: moments.length,
    lost: lost.length,
    crashed: faults.length,
    serverErrors,
    figures: `${acknowledged} acknowledged edits; seed ${SEED}`,
  })
  expect(faults, faults.slice(0, 5).join('\n')).toEqual([])
  expect(lost, lost.slice(0, 5).join('\n')).toEqual([])
  expect([...statuses]).toEqual([200])
  expect(acknowledged).toBeGreaterThan(moments.length)
})

/** The edits of one business: each one writes the next number into its name. */
interface Edited {
  sent: number
  acknowledged: number
}

/** Edits the client's own businesses one after the other until the connection breaks. */
async function editing(
  server: LiveServer,
  client: number,
  edits: Map<number, Edited>,
  statuses: Set<number>,
): Promise<void> {
  try {
    for (let turn = 0; ; turn++) {
      const id = 1 + client * BUSINESSES_EACH + (turn % BUSINESSES_EACH)
      const path = `/api/admin/businesses/${id}`
      const { body } = await server.call('GET', path)
      const edit = edits.get(id) ?? { sent: 0, acknowledged: 0 }
      edits.set(id, edit)
      const number = ++edit.sent
      const { version } = body as { version: number }
      const { status } = await server.call('PATCH', path, { version, fields: { name: `Stand ${number}` } })
      statuses.add(status)
      if (status === 200) edit.acknowledged = number
    }
  } catch (error) {
    // The server is killed while it answers.
    if (!(error instanceof TypeError)) throw error
  }
}

async function momentOf(moment: Moment, dataDir: string, random: Random): Promise<void> {
  const index = join(dataDir, 'index')
  await pause(200)
  if (moment === 'edits') return pause(random.next() * 1500)
  // The rebuild that the last kill ended is done first; it would answer another request with itself.
  while (isRebuildRequested(index)) await pause(20)
  if (moment !== 'delta') requestRebuild(index)
  if (moment === 'index build') {
    await changed(index, name => name.startsWith('build-'))
    return pause(random.next() * 250)
  }
  await changed(index, name => (moment === 'swap' ? /^main-|^current/ : /^delta-.*-wal$/).test(name))
  return pause(random.next() * 8)
}

/** Waits until a file of the folder is made or written. */
async function changed(folder: string, isMeant: (name: string) => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const watcher = watch(folder, (_event, name) => {
    if (name !== null && isMeant(name)) resolve()
  })
  await promise
  watcher.close()
}

/** What an edit that was answered with 200 wrote is there, or what a later one wrote. */
function lostEdits(dataDir: string, edits: ReadonlyMap<number, Edited>): string[] {
  const names = new Map(
    rowsOf(dataDir, 'SELECT id, name FROM businesses').map(({ id, name }) => [Number(id), String(name)]),
  )
  return [...edits].flatMap(([id, { sent, acknowledged }]) => {
    const stored = Number(/^Stand (\d+)$/.exec(names.get(id) ?? '')?.[1] ?? 0)
    if (stored >= acknowledged && stored <= sent) return []
    return [`business ${id} has edit ${stored} of ${sent}, ${acknowledged} was acknowledged`]
  })
}
