import { mkdir, readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from './find-bytes.ts'
import { undefinedIfMissing } from './missing-file.ts'
import { writeAtomically } from './write-file.ts'

export interface WaitingFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

/** The folder of a file whose import has ended. */
export type InboxEnd = 'done' | 'failed'

/** Files whose import has begun and not ended. */
const BEGUN = 'begun'

/** The folder `inbox` of the data folder, into which other programs put files. Its subfolders are ours. */
export class InboxFolder {
  readonly #path: string
  readonly #isWanted: (name: string) => boolean

  /** @param isWanted whether a file is imported, by its name */
  constructor(dataDir: string, isWanted: (name: string) => boolean) {
    this.#path = join(dataDir, 'inbox')
    this.#isWanted = isWanted
  }

  /** Creates the folder. */
  async make(): Promise<void> {
    await mkdir(this.#path, { recursive: true })
  }

  /** Files that are not begun, the least recently changed first. */
  async waiting(): Promise<WaitingFile[]> {
    const files: WaitingFile[] = []
    for (const name of await this.#namesIn('')) {
      const stats = await stat(join(this.#path, name)).catch(undefinedIfMissing)
      if (stats !== undefined) files.push({ name, size: stats.size, changedAt: stats.mtimeMs })
    }
    return files.sort((one, other) => one.changedAt - other.changedAt)
  }

  /** Moves a file to those that are begun, where other programs do not overwrite it. */
  async begin(name: string): Promise<void> {
    await mkdir(join(this.#path, BEGUN), { recursive: true })
    await rename(join(this.#path, name), join(this.#path, BEGUN, name))
  }

  /** Names of the files that were begun. */
  async begun(): Promise<string[]> {
    return this.#namesIn(BEGUN)
  }

  /** The path of a begun file. */
  pathOf(name: string): string {
    return join(this.#path, BEGUN, name)
  }

  /**
   * Moves a begun file to the folder of its end, with a report beside it. Safe to repeat after a crash.
   * @param prefix makes the names unique: '2026-11-24-0400-17-'
   * @param report CSV in pieces
   */
  async end(name: string, end: InboxEnd, prefix: string, report: AsyncIterable<string>): Promise<void> {
    const target = join(this.#path, end, prefix + name)
    await writeAtomically(`${target}.report.csv`, report)
    await rename(this.pathOf(name), target).catch(undefinedIfMissing)
  }

  /** The paths of all files whose import has ended, and of the reports beside them. */
  async ended(): Promise<string[]> {
    return [
      ...(await filesBelow(join(this.#path, 'done'))),
      ...(await filesBelow(join(this.#path, 'failed'))),
    ]
  }

  async #namesIn(folder: string): Promise<string[]> {
    const path = join(this.#path, folder)
    const entries = await readdir(path, { withFileTypes: true }).catch(undefinedIfMissing)
    // Links may lead anywhere, and programs write hidden files before they rename them.
    return (entries ?? [])
      .filter(entry => entry.isFile() && !/^[.~]/.test(entry.name) && this.#isWanted(entry.name))
      .map(({ name }) => name)
      .sort()
  }
}
