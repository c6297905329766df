import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DomainError } from '#domain/errors.ts'
import { FolderFiles } from '#gateways/files/site-files.ts'
import { linkOwnPictures, ownPictureState } from '#gateways/images/own-picture-files.ts'
import { type DatabaseContents, databaseContents, inspectFile } from '#store/backups/inspect-database.ts'
import { databaseFile } from '#store/store.ts'
import { checkDatabase, unusableDatabase } from './check-database.ts'
import { copySiteDatabase, filesOf, namedPictures, type SiteDatabase } from './site-database.ts'

export interface SnapshotOptions {
  readonly signal?: AbortSignal | undefined
  readonly report: (phase: string, done: number, total: number) => void
}

/** The database and the pictures as they were at one moment. */
export interface Snapshot extends Pick<DatabaseContents, 'businesses' | 'schema'> {
  /** A data folder with the copied database and the pictures. */
  readonly folder: string
  /** Names of the pictures that the copy names, in order. */
  readonly pictures: readonly string[]
  /** Those of them whose files are missing or damaged. */
  readonly missing: ReadonlySet<string>
}

/** A picture would have to be added and deleted in each of these attempts. */
const MOST_ATTEMPTS = 3

/**
 * Copies the database of a site into another folder and checks it, together with links to every picture that it
 * names. The site goes on: pictures may be added and deleted meanwhile.
 * Throws backup_damaged when the database is damaged, the system's errors, the signal's reason.
 */
export async function takeSnapshot(
  site: SiteDatabase,
  folder: string,
  { signal, report }: SnapshotOptions,
): Promise<Snapshot> {
  const files = filesOf(site)
  for (let attempt = 1; ; attempt++) {
    // Before the copy, because one that the copy names may be deleted meanwhile; and after it, because one may be added
    // before the moment of the copy.
    await linkOwnPictures(files, join(folder, 'pictures'))
    report('linking', 0, 1)
    // Of an attempt before.
    await rm(databaseFile(folder), { force: true })
    await copySiteDatabase(site, folder, {
      signal,
      onProgress: (done, total) => report('copying', done, total),
    })
    const { size } = await stat(databaseFile(folder))
    report('checking', 0, size)
    await expectSound(databaseFile(folder))
    const contents = await inspectFile(databaseFile(folder), databaseContents)
    await linkOwnPictures(files, join(folder, 'pictures'), contents.pictures)
    const missing = await unsoundPictures(folder, contents.pictures, signal)
    const isComplete = attempt === MOST_ATTEMPTS || (await areStillNamed(site, missing))
    if (isComplete) return { folder, ...contents, missing }
  }
}

async function expectSound(path: string): Promise<void> {
  const unusable = unusableDatabase(await checkDatabase({ path, depth: 'quick' }))
  if (unusable !== undefined) throw new DomainError('backup_damaged', { ...unusable })
}

async function unsoundPictures(
  folder: string,
  names: readonly string[],
  signal: AbortSignal | undefined,
): Promise<ReadonlySet<string>> {
  const files = new FolderFiles(folder)
  const unsound = new Set<string>()
  for (const name of names) {
    signal?.throwIfAborted()
    if ((await ownPictureState(files, name)) !== 'sound') unsound.add(name)
  }
  return unsound
}

/** A missing picture that the site still names was missing before; another one was added and deleted meanwhile. */
async function areStillNamed(site: SiteDatabase, missing: ReadonlySet<string>): Promise<boolean> {
  if (missing.size === 0) return true
  const named = new Set(await namedPictures(site))
  return [...missing].every(name => named.has(name))
}
