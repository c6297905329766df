import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#domain/time/durations.ts'
import { namesIn } from '#gateways/files/missing-file.ts'
import { lockProcess, type ProcessLock } from '#gateways/files/process-lock.ts'
import {
  beginImportRun,
  endRunsWithoutJob,
  type NewImportRun,
  takeImportRunId,
} from '#store/imports/import-runs.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'
import { removeSpoolOf } from './spool-spreadsheet.ts'

/** An import that this process runs without a job. */
export interface CommandRun {
  readonly id: number
  /** Gives the lock up: it is stored how the run ended. */
  ended(): Promise<void>
  /** Leaves a run that could not be ended to endLostImports. Does nothing after `ended`. */
  release(): void
}

/**
 * Creates the run of an import without a job, and takes a lock for it that the system takes back when this process dies: by
 * that endLostImports knows the runs that nobody will end.
 */
export async function beginCommandRun(
  { store, dataDir, now }: StoreDeps & DataFolder,
  run: Pick<NewImportRun, 'fileName' | 'fileSize' | 'options'>,
): Promise<CommandRun> {
  await mkdir(locksFolder(dataDir), { recursive: true })
  let lock: ProcessLock | undefined
  const release = () => {
    lock?.release()
    lock = undefined
  }
  const id = await store.write(async trx => {
    // Of an attempt that is repeated.
    release()
    const id = await takeImportRunId(trx)
    // Here, because endLostImports looks at locks in a transaction: it finds none before its run.
    lock = lockProcess(locksFolder(dataDir), lockOf(id))
    await beginImportRun(trx, { ...run, id }, now())
    return id
  })
  return {
    id,
    async ended() {
      release()
      await removeRunLock(dataDir, id)
    },
    release,
  }
}

/** The largest file takes less than an hour. */
const LOST_AFTER_MS = DAY_MS

/**
 * Ends imports of commands whose process was killed: nobody begins them again, as a job's, and while one runs it cannot be
 * undone. What it stored stays; its spool is deleted. Those of this data folder end at once; those of another node, whose
 * process nobody here can see, after a day.
 * @returns how many
 */
export async function endLostImports({ store, dataDir, now }: StoreDeps & DataFolder): Promise<number> {
  const locked = await runsWithLock(dataDir)
  let lost: readonly number[] = []
  const ended = await store.write(trx => {
    lost = locked.filter(id => isLockFree(dataDir, id))
    return endRunsWithoutJob(trx, { ids: lost, startedBefore: now() - LOST_AFTER_MS, now: now() })
  })
  for (const id of lost) {
    await removeSpoolOf(dataDir, id)
    await removeRunLock(dataDir, id)
  }
  return ended
}

/** The runs that have a lock in a data folder. */
async function runsWithLock(dataDir: string): Promise<number[]> {
  const names = await namesIn(locksFolder(dataDir))
  return names.flatMap(name => (/^\d+\.lock$/.test(name) ? Number.parseInt(name, 10) : []))
}

/** Whether nobody has the lock of a run any more: its process is dead, or gave it up. */
function isLockFree(dataDir: string, id: number): boolean {
  const lock = lockProcess(locksFolder(dataDir), lockOf(id))
  lock?.release()
  return lock !== undefined
}

async function removeRunLock(dataDir: string, id: number): Promise<void> {
  await rm(join(locksFolder(dataDir), lockOf(id)), { force: true })
}

/** Beside the spools. */
function locksFolder(dataDir: string): string {
  return join(dataDir, 'imports')
}

function lockOf(id: number): string {
  return `${id}.lock`
}
