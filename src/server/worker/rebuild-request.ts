import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file, because the command and the server that has the index open are different processes. */
const FILE = 'rebuild-requested'

/** Asks the process that writes the index of this folder to rebuild it. */
export function requestRebuild(indexDir: string): void {
  writeFileSync(join(indexDir, FILE), '')
}

export function isRebuildRequested(indexDir: string): boolean {
  return existsSync(join(indexDir, FILE))
}

/** Tells the command that the index is rebuilt. */
export function confirmRebuild(indexDir: string): void {
  rmSync(join(indexDir, FILE), { force: true })
}
