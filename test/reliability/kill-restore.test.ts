import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { randomFor } from '#domain/demo/random.ts'
import { makeBackup } from '#services/backups/make-backup.ts'
import { databaseFile } from '#store/store.ts'
import { builtProgram } from '#test/built-pages.ts'
import { isLong, SEED } from '#test/counts.ts'
import { givenSite } from './given-site.ts'
import { report } from './results.ts'
import { databaseFaults, rowsOf } from './site-state.ts'

const KILLS = 20
const OLD = 100
const RESTORED = 1200

// In every run test/services/backups/restore-kill.test.ts kills it at chosen points.
test.runIf(isLong)(
  'a restore that is killed leaves the old or the restored site, whole, and can be repeated',
  async () => {
    const backup = await givenBackup(RESTORED)
    const faults: string[] = []
    let replaced = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const folder = await givenSite(OLD)
      const child = await restore(folder, backup)
      const ended = once(child, 'exit')
      // Work begins with the folder of the unpacked copy.
      while (!readdirSync(folder).some(name => name.startsWith('restoring-'))) await pause(2)
      await pause(randomFor(SEED, kill).next() * 300)
      child.kill('SIGKILL')
      await ended
      const story = `kill ${kill}, seed ${SEED}`
      faults.push(...databaseFaults(folder).map(fault => `${story}: ${fault}`))
      const businesses = countOf(folder)
      if (businesses === RESTORED) replaced++
      if (businesses !== OLD && businesses !== RESTORED) faults.push(`${story}: ${businesses} businesses`)
      const [code] = await once(await restore(folder, backup), 'exit')
      if (code !== 0 || countOf(folder) !== RESTORED)
        faults.push(`${story}: the repeated restore ended with ${code}`)
      if (readdirSync(folder).some(name => name.startsWith('restoring-')))
        faults.push(`${story}: work is left`)
      const former = readdirSync(folder).filter(name => name.startsWith('directory.before-restore'))
      if (former.length === 0) faults.push(`${story}: the former database is gone`)
      if (existsSync(`${databaseFile(folder)}-wal`))
        faults.push(`${story}: a log of another database is left`)
    }
    report({
      check: 'kill -9: restore',
      count: KILLS,
      lost: 0,
      crashed: faults.length,
      serverErrors: 0,
      figures: `${replaced} after the swap; seed ${SEED}`,
    })
    expect(faults, faults.slice(0, 5).join('\n')).toEqual([])
  },
)

async function restore(dataDir: string, backup: string) {
  return spawn(process.execPath, [...(await builtProgram('restore')), backup], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function givenBackup(businesses: number): Promise<string> {
  const folder = await givenSite(businesses)
  const { file } = await makeBackup({ dataDir: folder, now: Date.now })
  return join(folder, 'backups', file)
}

function countOf(dataDir: string): number {
  return Number(rowsOf(dataDir, 'SELECT count(*) AS count FROM businesses')[0]?.count)
}
