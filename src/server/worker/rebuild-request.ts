import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file rather than a message: the asking command and the server that holds the index are different processes. */
const FILE = 'rebuild-requested'

/** Asks whoever writes the index of this folder to build it anew. */
export function requestRebuild(indexDir: string): void {
  writeFileSync(join(indexDir, FILE), '')
}

export function isRebuildRequested(indexDir: string): boolean {
  return existsSync(join(indexDir, FILE))
}

/** Tells the asking command that it is done. */
export function confirmRebuild(indexDir: string): void {
  rmSync(join(indexDir, FILE), { force: true })
}
