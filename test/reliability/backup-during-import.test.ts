import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { restoreBackup } from '#services/backups/restore-backup.ts'
import { count } from '#test/counts.ts'
import { csvOf, manyRows } from '#test/jobs/imports/given-imports.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { givenSite } from './given-site.ts'
import { jobEnd, startServer } from './live-server.ts'
import { report } from './results.ts'
import { databaseFaults, rowsOf } from './site-state.ts'

const ROWS = count({ usual: 1500, long: 50_000 })
const BACKUPS = count({ usual: 2, long: 10 })

test('a backup that is made during an import holds the database of one moment, row by row', async () => {
  const site = await givenSite(200)
  const server = await startServer(site)
  await server.ready()
  const { jobId } = await server.upload('liste.csv', csvOf(manyRows(ROWS)))
  const kept = tempFolder()
  const isImporting = async () => {
    const { body } = await server.call('GET', `/api/admin/jobs/${jobId}`)
    return (body as { state: string }).state === 'running'
  }
  for (let made = 0; made < BACKUPS && (made === 0 || (await isImporting())); made++) {
    const { body } = await server.call('POST', '/api/admin/jobs', { kind: 'backup' })
    expect((await jobEnd(server, (body as { jobId: number }).jobId)).state).toBe('done')
    // The server deletes all but the newest ones.
    for (const name of backupsIn(join(site, 'backups')))
      renameSync(join(site, 'backups', name), join(kept, `${made}-${name}`))
  }
  expect((await jobEnd(server, jobId)).state).toBe('done')
  expect(await server.stop()).toBe(0)
  // The import only adds, so the final rows up to a change number are the database of that moment.
  const final = new Map(
    rowsOf(site, 'SELECT * FROM businesses').map(row => [Number(row.id), JSON.stringify(row)]),
  )
  const faults: string[] = []
  let compared = 0
  let during = 0
  const files = backupsIn(kept)
  for (const file of files) {
    const folder = tempFolder()
    await restoreBackup({ dataDir: folder, now: Date.now }, { path: join(kept, file) })
    faults.push(...databaseFaults(folder).map(fault => `${file}: ${fault}`))
    const rows = rowsOf(folder, 'SELECT * FROM businesses')
    const newest = Number(rowsOf(folder, "SELECT value FROM counters WHERE name = 'change'")[0]?.value)
    if (rows.length > 200 && rows.length < final.size) during++
    for (const row of rows) {
      compared++
      if (final.get(Number(row.id)) !== JSON.stringify(row))
        faults.push(`${file}: business ${row.id} differs`)
    }
    const expected = [...final.values()].filter(row => JSON.parse(row).change <= newest).length
    if (expected !== rows.length)
      faults.push(`${file}: ${rows.length} businesses at change ${newest}, not ${expected}`)
  }
  report({
    check: 'backup during import',
    count: files.length,
    lost: faults.length,
    crashed: 0,
    serverErrors: 0,
    figures: `${compared} rows compared; ${during} backups in the middle of ${ROWS} rows`,
  })
  expect(files.length).toBeGreaterThan(0)
  expect(faults, faults.slice(0, 5).join('\n')).toEqual([])
})

function backupsIn(folder: string): string[] {
  return readdirSync(folder).filter(name => name.endsWith('.gz'))
}
