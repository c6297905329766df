import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { DAY_MS } from '#domain/time/durations.ts'

/** Younger files may be in use. */
const OLD_MS = DAY_MS

/**
 * Files that a killed process left behind: uploads and spools that no import needs, unfinished backups and
 * restorations.
 * @param needed files that are in use, relative to the data folder
 */
export async function orphanedFiles(
  dataDir: string,
  needed: readonly string[],
  now: number,
): Promise<{ readonly count: number; readonly bytes: number }> {
  const keep = new Set(needed.map(file => join(file)))
  let count = 0
  let bytes = 0
  for (const path of await candidates(dataDir)) {
    const { size, mtimeMs } = await stat(path)
    if (now - mtimeMs < OLD_MS || keep.has(relative(dataDir, path))) continue
    count++
    bytes += size
  }
  return { count, bytes }
}

async function candidates(dataDir: string): Promise<string[]> {
  const unfinished = await entriesOf(dataDir, name => name.startsWith('restoring-'))
  const backups = await entriesOf(join(dataDir, 'backups'), name => name.startsWith('unfinished-'))
  const files = [join(dataDir, 'imports'), ...unfinished, ...backups].map(filesBelow)
  return (await Promise.all(files)).flat()
}

async function entriesOf(folder: string, isWanted: (name: string) => boolean): Promise<string[]> {
  if (!existsSync(folder)) return []
  return (await readdir(folder)).filter(isWanted).map(name => join(folder, name))
}

async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
}
