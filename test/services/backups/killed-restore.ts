import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** Restores a backup into a data folder, and kills itself just before it changes names for the n-th time. */
const [dataDir = '', path = '', nth = ''] = process.argv.slice(2)

let left = Number(nth)
function countDown(): void {
  left--
  if (left === 0) process.kill(process.pid, 'SIGKILL')
}

const { linkSync, renameSync, rmSync } = fs
const { link, rename } = fs.promises
Object.assign(fs, {
  linkSync: (...given: Parameters<typeof linkSync>) => {
    countDown()
    linkSync(...given)
  },
  renameSync: (...given: Parameters<typeof renameSync>) => {
    countDown()
    renameSync(...given)
  },
  rmSync: (...given: Parameters<typeof rmSync>) => {
    countDown()
    rmSync(...given)
  },
})
Object.assign(fs.promises, {
  link: (...given: Parameters<typeof link>) => {
    countDown()
    return link(...given)
  },
  rename: (...given: Parameters<typeof rename>) => {
    countDown()
    return rename(...given)
  },
})
syncBuiltinESMExports()

// Imported afterwards, so that it uses the functions above.
const { restoreBackup } = await import('#services/backups/restore-backup.ts')
await restoreBackup({ dataDir, now: () => Date.parse('2026-11-24T10:00:00+01:00') }, { path })
process.stdout.write(`${Number(nth) - left}`)
