import { mkdir, readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { undefinedIfMissing } from './missing-file.ts'
import { writeAtomically } from './write-file.ts'

export interface WaitingFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

/** Where a file of the folder goes when its import has ended. */
export type InboxEnd = 'done' | 'failed'

/** A file that was begun lies here until its import has ended. */
const BEGUN = 'begun'

/** The folder `inbox` of the data folder, into which other programs put files: those of its folders are ours. */
export class InboxFolder {
  readonly #path: string
  readonly #isWanted: (name: string) => boolean

  /** @param isWanted says by its name whether a file is looked at at all */
  constructor(dataDir: string, isWanted: (name: string) => boolean) {
    this.#path = join(dataDir, 'inbox')
    this.#isWanted = isWanted
  }

  /** Makes the folder, so that there is a place to put files. */
  async make(): Promise<void> {
    await mkdir(this.#path, { recursive: true })
  }

  /** Files that nobody has begun, those that were changed first before the others. */
  async waiting(): Promise<WaitingFile[]> {
    const files: WaitingFile[] = []
    for (const name of await this.#namesIn('')) {
      const stats = await stat(join(this.#path, name)).catch(undefinedIfMissing)
      if (stats !== undefined) files.push({ name, size: stats.size, changedAt: stats.mtimeMs })
    }
    return files.sort((one, other) => one.changedAt - other.changedAt)
  }

  /** Takes a file out of other programs' way; whoever sends one of the same name does not change it any more. */
  async begin(name: string): Promise<void> {
    await mkdir(join(this.#path, BEGUN), { recursive: true })
    await rename(join(this.#path, name), join(this.#path, BEGUN, name))
  }

  /** Names of the files that were begun. */
  async begun(): Promise<string[]> {
    return this.#namesIn(BEGUN)
  }

  /** Where a begun file lies. */
  pathOf(name: string): string {
    return join(this.#path, BEGUN, name)
  }

  /**
   * Puts a begun file where files go that came to this end, with a report beside it, both under a name of their own.
   * May be asked again after a crash.
   * @param prefix of the names, '2026-11-24-0400-17-'
   * @param report CSV in pieces
   */
  async end(name: string, end: InboxEnd, prefix: string, report: AsyncIterable<string>): Promise<void> {
    const target = join(this.#path, end, prefix + name)
    await writeAtomically(`${target}.report.csv`, report)
    await rename(this.pathOf(name), target).catch(undefinedIfMissing)
  }

  async #namesIn(folder: string): Promise<string[]> {
    const path = join(this.#path, folder)
    const entries = await readdir(path, { withFileTypes: true }).catch(undefinedIfMissing)
    // Links may lead anywhere; hidden files are those that programs are still writing.
    return (entries ?? [])
      .filter(entry => entry.isFile() && !/^[.~]/.test(entry.name) && this.#isWanted(entry.name))
      .map(({ name }) => name)
      .sort()
  }
}
