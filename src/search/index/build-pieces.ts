import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type BuildPaths, committedPiece, madePath, writtenPath } from './build-file.ts'
import { bootId } from './build-state.ts'
import { INDEX_VERSION } from './schema.ts'

/** How far a build that was killed had come. */
export interface BegunBuild {
  /** The number of its last saved piece, from 1 on. */
  readonly piece: number
  /** The last change in it. */
  readonly after: number
  /** The change number up to which the build was to be complete. */
  readonly lastChange: number
  /** The last request for a new index when it began. */
  readonly rebuild: number
}

/** As it is stored. */
interface StoredBuild extends BegunBuild {
  readonly version: string
  readonly boot: string
}

const begunPath = ({ states }: BuildPaths) => `${states}-begun.json`

/** Notes a piece whose files are all written, and removes the one before it. */
export function noteBegun(paths: BuildPaths, begun: BegunBuild): void {
  const boot = bootId()
  // Files are not forced to the disk, so what was saved is worth nothing after a power failure.
  if (boot === undefined) return
  const stored: StoredBuild = { ...begun, version: INDEX_VERSION, boot }
  const aside = `${begunPath(paths)}-new`
  writeFileSync(aside, JSON.stringify(stored))
  renameSync(aside, begunPath(paths))
  for (const path of [madePath, writtenPath]) rmSync(path(paths, begun.piece - 1), { force: true })
}

/** The build that was killed in this folder and can go on; undefined when there is none. */
export function begunBuild(paths: BuildPaths): BegunBuild | undefined {
  const stored = storedBuild(paths)
  if (stored === undefined || stored.version !== INDEX_VERSION || stored.boot !== bootId()) return undefined
  // Killed between the last step of saving and this note.
  return committedPiece(paths) === stored.piece ? stored : undefined
}

function storedBuild(paths: BuildPaths): StoredBuild | undefined {
  try {
    // Written by noteBegun.
    return JSON.parse(readFileSync(begunPath(paths), 'utf8')) as StoredBuild
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
