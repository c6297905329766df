import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn } from '#gateways/files/missing-file.ts'
import { lockProcess, type ProcessLock } from '#gateways/files/process-lock.ts'
import {
  beginImportRun,
  type ImportRunProgress,
  type NewImportRun,
  takeImportRunId,
  updateImportRun,
} from '#store/imports/import-runs.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'

/** An import that this process runs without a job. */
export interface CommandRun {
  readonly id: number
  /** Stores how it ended. */
  end(ending: ImportRunProgress): Promise<void>
  /** Leaves a run that could not be ended to endLostImports; does nothing after `end`. */
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
    async end(ending) {
      await store.write(trx => updateImportRun(trx, id, ending))
      release()
      await removeRunLock(dataDir, id)
    },
    release,
  }
}

/** The runs that have a lock in a data folder. */
export async function runsWithLock(dataDir: string): Promise<number[]> {
  const names = await namesIn(locksFolder(dataDir))
  return names.flatMap(name => (/^\d+\.lock$/.test(name) ? Number.parseInt(name, 10) : []))
}

/** Whether nobody has the lock of a run any more: its process is dead, or gave it up. */
export function isLockFree(dataDir: string, id: number): boolean {
  const lock = lockProcess(locksFolder(dataDir), lockOf(id))
  lock?.release()
  return lock !== undefined
}

export async function removeRunLock(dataDir: string, id: number): Promise<void> {
  await rm(join(locksFolder(dataDir), lockOf(id)), { force: true })
}

/** Beside the spools. */
function locksFolder(dataDir: string): string {
  return join(dataDir, 'imports')
}

function lockOf(id: number): string {
  return `${id}.lock`
}
