import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { undefinedIfMissing } from './missing-file.ts'

/** Whether a file contains one of some byte sequences; false for a missing file. */
export async function fileContains(path: string, needles: readonly Buffer[]): Promise<boolean> {
  const longest = Math.max(0, ...needles.map(needle => needle.length))
  let rest = Buffer.alloc(0)
  try {
    for await (const piece of createReadStream(path, { highWaterMark: BYTES_PER_READ })) {
      const bytes = Buffer.concat([rest, piece as Buffer])
      if (needles.some(needle => bytes.includes(needle))) return true
      // A sequence may begin in one piece and end in the next.
      rest = bytes.subarray(Math.max(0, bytes.length - longest + 1))
    }
  } catch (error) {
    undefinedIfMissing(error)
  }
  return false
}

const BYTES_PER_READ = 4 * 1024 * 1024

/** The paths of all files below a folder; none where there is no such folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(undefinedIfMissing)
  return (entries ?? []).filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
}
