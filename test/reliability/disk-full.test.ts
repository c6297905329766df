import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { count } from '#test/counts.ts'
import { jpeg } from '#test/gateways/images/make-picture.ts'
import { csvOf, manyRows } from '#test/jobs/imports/given-imports.ts'
import { givenSite } from './given-site.ts'
import { type Answer, jobEnd, type LiveServer, RefusedError, startServer } from './live-server.ts'
import { report } from './results.ts'
import { databaseFaults, indexFaults, rowsOf } from './site-state.ts'

const DISK_BYTES = 64 * 1024 * 1024
/** What is left on the disk, by round: nothing at all, and enough to begin. */
const LEFT_BYTES = [0, 40_000, 150_000, 400_000, 1_000_000].slice(0, count({ usual: 1, long: 5 }))

const disk = smallDisk()

// Only root can mount a small disk.
test.skipIf(disk === undefined)(
  'on a full disk everything that writes says so, and goes on when there is room',
  async () => {
    if (disk === undefined) return
    onTestFinished(disk.unmount)
    const site = await givenSite(count({ usual: 50, long: 200 }), disk.folder)
    const server = await startServer(site)
    await server.ready()
    const faults: string[] = []
    const serverErrors: string[] = []
    let answers = 0
    for (const [round, left] of LEFT_BYTES.entries()) {
      fill(disk.folder, left)
      for (const [work, outcome] of Object.entries(await everything(server, round, PATIENCE_MS))) {
        answers++
        if (/^5(?!07)\d\d/.test(outcome)) serverErrors.push(`${left} bytes left, ${work}: ${outcome}`)
        // Small writes may find room in files that are there. A job waits when its end cannot be stored.
        if (!/^507|disk_full|^200|^done|^waits/.test(outcome))
          faults.push(`${left} bytes left, ${work}: ${outcome}`)
      }
      if ((await server.call('GET', '/')).status !== 200) faults.push(`${left} bytes left: no page`)
      rmSync(join(disk.folder, 'filler'))
      await noJobWaits(server)
      for (const [work, outcome] of Object.entries(
        await everything(server, round + 100, Number.POSITIVE_INFINITY),
      )) {
        answers++
        if (!['200', 'done'].includes(outcome)) faults.push(`room again after ${left}, ${work}: ${outcome}`)
      }
    }
    await server.ready()
    if ((await server.stop()) !== 0) faults.push('the server did not stop by itself')
    faults.push(...databaseFaults(site), ...indexFaults(site))
    const waiting = rowsOf(site, "SELECT id, kind, state FROM jobs WHERE state IN ('queued', 'running')")
    faults.push(...waiting.map(job => `still waiting: ${JSON.stringify(job)}`))
    report({
      check: 'full disk',
      count: answers,
      lost: faults.length,
      crashed: server.child.exitCode === 0 ? 0 : 1,
      serverErrors: serverErrors.length,
      figures: `import, edit, index build, backup, picture; ${LEFT_BYTES.join(', ')} bytes left`,
    })
    expect(serverErrors, serverErrors.join('\n')).toEqual([])
    expect(faults, faults.slice(0, 8).join('\n')).toEqual([])
  },
)

/** Jobs of this size take less than a second. */
const PATIENCE_MS = 4000

/** Writes in every way. @returns the status of each answer, or how its job ended */
async function everything(
  server: LiveServer,
  round: number,
  patienceMs: number,
): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {}
  const business = '/api/admin/businesses/1'
  const shown = await server.call('GET', business)
  const { version } = shown.body as { version?: number }
  const edit = { version, fields: { name: `Stand ${round}` } }
  // The use of the session is stored now and then, so reading may be refused, too.
  outcomes.edit = told(shown.status === 200 ? await server.call('PATCH', business, edit) : shown)
  const form = new FormData()
  form.append('alt', 'Der Laden')
  form.append('picture', new File([new Uint8Array(await jpeg(800 + round, 600))], 'laden.jpg'))
  outcomes.picture = told(await server.call('POST', `${business}/pictures`, form))
  for (const kind of ['backup', 'rebuild-index']) {
    const started = await server.call('POST', '/api/admin/jobs', { kind })
    outcomes[kind] =
      started.status === 200
        ? await ending(server, (started.body as { jobId: number }).jobId, patienceMs)
        : told(started)
  }
  try {
    const file = csvOf(manyRows(count({ usual: 100, long: 400 }), { Telefon: `03581 47${1000 + round}` }))
    outcomes.import = await ending(
      server,
      (await server.upload(`liste-${round}.csv`, file)).jobId,
      patienceMs,
    )
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    outcomes.import = error.message
  }
  return outcomes
}

function told({ status, body }: Answer): string {
  return status === 200 ? '200' : `${status} ${JSON.stringify(body)}`
}

async function ending(server: LiveServer, jobId: number, patienceMs: number): Promise<string> {
  const late = pause(Math.min(patienceMs, 2 ** 31 - 1), 'waits', { ref: false })
  const ended = jobEnd(server, jobId).then(({ state, failure }) =>
    state === 'done' ? 'done' : `${state} ${JSON.stringify(failure)}`,
  )
  return Promise.race([ended, late])
}

async function noJobWaits(server: LiveServer): Promise<void> {
  for (const state of ['running', 'queued']) {
    const path = `/api/admin/jobs?state=${state}`
    while (((await server.call('GET', path)).body as { total: number }).total > 0) await pause(100)
  }
}

/** Leaves this many bytes free, or fewer where the server writes meanwhile. */
function fill(folder: string, leftBytes: number): void {
  const { bavail, bsize } = statfsSync(folder)
  try {
    writeFileSync(join(folder, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - leftBytes), 1))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/** A file system of its own in memory; undefined where that is not permitted. */
function smallDisk(): { readonly folder: string; readonly unmount: () => void } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    // Not root, not Linux, or in a container that may not mount.
    rmdirSync(folder)
    return undefined
  }
  return {
    folder,
    unmount: () => {
      execFileSync('umount', ['--lazy', folder])
      rmdirSync(folder)
    },
  }
}
