import { renameSync } from 'node:fs'
import type { BusinessChange } from '#domain/business/business-change.ts'
import { DomainError } from '#domain/errors.ts'
import { buildMain } from './build.ts'
import { type BuildPaths, checksumOf, type Sealed, writeCopy } from './build-file.ts'
import { type BegunBuild, begunBuild } from './build-pieces.ts'
import { isDamaged } from './damage.ts'
import { DeltaWriter } from './delta-writer.ts'
import {
  buildPath,
  deltaPath,
  mainPath,
  type Pointer,
  pointedGeneration,
  readPointer,
  removeLeftovers,
  writePointer,
} from './pointer.ts'
import { createDelta, INDEX_VERSION } from './schema.ts'

/** The one writer of an index folder, in the worker process or a command. */
export type IndexWriter = Pick<FolderWriter, keyof FolderWriter>

/** What of the directory is another in the index: businesses by id, or possibly everything. */
export type IndexChange = readonly number[] | 'everything'

/** What a build that goes on needs beside the changes that it lacks. */
export interface RestOfBuild {
  readonly begun: BegunBuild
  /** The changes after its `lastChange`: the index in use may have them. */
  readonly since: AsyncIterable<readonly BusinessChange[]>
}

export interface IndexWriterOptions {
  readonly pieceSize?: number
  /** Called after every change of the index, which readers see from then on. */
  readonly onChanged?: (changed: IndexChange) => void
}

/** Businesses that a killed build has to do again at most: a minute's work. */
const PIECE_SIZE = 500_000

/**
 * Changes buffered during a build, so that the new index does not fall behind the old one. With more, followers catch
 * up later.
 */
const MOST_BUFFERED_CHANGES = 100_000

/** The folder of an index, in which nobody else writes until it is released (gateways/files/process-lock.ts). */
export interface LockedFolder {
  readonly folder: string
  release(): void
}

/**
 * Opens an index for writing; closing it releases the folder.
 * Removes leftovers of former generations, and of killed builds that cannot go on. A damaged index, or one of another version, counts as
 * none: lastChange() is 0 until build() is done.
 */
export function openIndexWriter(
  locked: LockedFolder,
  { pieceSize = PIECE_SIZE, onChanged = () => undefined }: IndexWriterOptions = {},
): IndexWriter {
  try {
    return new FolderWriter(locked, { pieceSize, onChanged })
  } catch (error) {
    locked.release()
    throw error
  }
}

class FolderWriter {
  readonly #folder: string
  readonly #locked: LockedFolder
  readonly #paths: BuildPaths
  readonly #pieceSize: number
  readonly #onChanged: (changed: IndexChange) => void
  #pointer: Pointer | undefined
  #delta: DeltaWriter | undefined
  /** Changes applied to the old index since the running build began; undefined when no build runs. */
  #duringBuild: BusinessChange[] | undefined
  #lastDuringBuild = 0
  #isDamaged = false
  /** What was applied that readers do not see yet. */
  #applied: number[] = []

  constructor(locked: LockedFolder, { pieceSize, onChanged }: Required<IndexWriterOptions>) {
    const { folder } = locked
    this.#folder = folder
    this.#locked = locked
    this.#pieceSize = pieceSize
    this.#onChanged = onChanged
    this.#paths = {
      main: buildPath(folder, 'main'),
      staging: buildPath(folder, 'staging'),
      postings: buildPath(folder, 'postings'),
      states: buildPath(folder, 'state'),
    }
    this.#pointer = readPointer(folder)
    this.#delta = this.#pointer && this.#openDelta(this.#pointer)
    if (this.#delta === undefined && this.#pointer !== undefined) this.#forgetFiles()
    // An unusable index stays until a new one replaces it: readers may still have it open.
    if (this.begun() === undefined) removeLeftovers(folder, pointedGeneration(folder))
  }

  /** 0 when there is no usable index (missing, damaged, another version): then build one. */
  lastChange(): number {
    return this.#read(delta => delta.lastChange)
  }

  /** The last request for a new index that this one answers; 0 for none. */
  rebuildAnswered(): number {
    return this.#pointer?.rebuild ?? 0
  }

  /** How many documents the delta adds or replaces; above 100,000 a rebuild is due. */
  deltaSize(): number {
    return this.#read(delta => delta.size)
  }

  /** How far a killed build had come; undefined when none can go on. */
  begun(): BegunBuild | undefined {
    return this.#duringBuild === undefined ? begunBuild(this.#paths) : undefined
  }

  /**
   * Builds a new index beside the old one, which answers meanwhile, and swaps it in.
   * @param changes every live, removed and moved business of the database once, in the order of their change numbers
   * @param lastChange the change number up to which `changes` are complete
   * @param rebuild the last request for a new index that it answers
   * @param rest for a build that goes on where a killed one was; without it, everything begins anew
   */
  build(
    changes: AsyncIterable<readonly BusinessChange[]>,
    lastChange: number,
    rebuild = 0,
    rest?: RestOfBuild,
  ): Promise<void> {
    const progress = { lastChange, rebuild, pieceSize: this.#pieceSize, begun: rest?.begun }
    return this.#replace({ lastChange, rebuild }, paths => buildMain(paths, changes, progress), rest)
  }

  /**
   * Uses a copy of another node's main file, as `build` uses a new one.
   * @param pointer what that node says of it
   * Throws an Error when the copy is not the same file, and what reading it throws.
   */
  adopt(
    { size, checksum, lastChange, rebuild = 0 }: Pointer,
    main: AsyncIterable<Uint8Array>,
  ): Promise<void> {
    return this.#replace({ lastChange, rebuild }, async paths => {
      const sealed = await writeCopy(paths.main, main, size)
      if (sealed.size !== size || sealed.checksum !== checksum)
        throw new Error("the copy of another node's index is not the same file")
      return sealed
    })
  }

  /**
   * @param write writes the new main file, of which `facts` are known beforehand
   * @param rest of a build that goes on, whose files stay
   */
  async #replace(
    facts: { readonly lastChange: number; readonly rebuild: number },
    write: (paths: BuildPaths) => Promise<Sealed>,
    rest?: RestOfBuild,
  ): Promise<void> {
    if (this.#duringBuild !== undefined) throw new Error('an index build is already running in this folder')
    this.#duringBuild = []
    this.#lastDuringBuild = 0
    try {
      if (rest === undefined) removeLeftovers(this.#folder, pointedGeneration(this.#folder))
      const sealed = await write(this.#paths)
      const generation = newGeneration(pointedGeneration(this.#folder))
      renameSync(this.#paths.main, mainPath(this.#folder, generation))
      createDelta(deltaPath(this.#folder, generation), facts.lastChange)
      if (rest !== undefined) await this.#applySince(generation, rest.since)
      this.#swap({ version: INDEX_VERSION, generation, ...facts, ...sealed })
    } finally {
      this.#duringBuild = undefined
      removeLeftovers(this.#folder, pointedGeneration(this.#folder))
    }
    this.#onChanged('everything')
  }

  #reportApplied(): void {
    if (this.#applied.length > 0) this.#onChanged(this.#applied)
    this.#applied = []
  }

  /**
   * Applies changes to the delta and sets lastChange in the same transaction. May be repeated.
   * @param hasMore further changes follow soon; readers see these together with them, or after `commit`
   */
  apply(changes: readonly BusinessChange[], lastChange: number, hasMore = false): void {
    this.#write(delta => {
      delta.apply(changes, lastChange)
      if (!hasMore) delta.commit()
    })
    for (const change of changes) this.#applied.push(businessIdOf(change))
    if (!hasMore) this.#reportApplied()
    if (this.#duringBuild === undefined || this.#duringBuild.length > MOST_BUFFERED_CHANGES) return
    for (const change of changes) this.#duringBuild.push(change)
    this.#lastDuringBuild = lastChange
  }

  /** Shows readers all that was applied. */
  commit(): void {
    if (this.#delta !== undefined) this.#write(delta => delta.commit())
    this.#reportApplied()
  }

  /** Verifies the checksum of the main file. False: it is damaged, build a new one. */
  async verify(): Promise<boolean> {
    const pointer = this.#pointer
    if (pointer === undefined) return false
    const checksum = await checksumOf(mainPath(this.#folder, pointer.generation))
    if (checksum === pointer.checksum || this.#pointer !== pointer) return true
    this.#forgetFiles()
    return false
  }

  /** There is an index of this version, but it cannot be used. Then lastChange() is 0. */
  isDamaged(): boolean {
    return this.#isDamaged
  }

  close(): void {
    this.#delta?.close()
    this.#delta = undefined
    this.#locked.release()
  }

  /** A number that a usable index has; 0 without one. */
  #read(work: (delta: DeltaWriter) => number): number {
    if (this.#delta === undefined) return 0
    try {
      return work(this.#delta)
    } catch (error) {
      if (!isDamaged(error)) throw error
      this.#forgetFiles()
      return 0
    }
  }

  #write(work: (delta: DeltaWriter) => void): void {
    if (this.#delta === undefined) throw new DomainError('index_not_ready', { folder: this.#folder })
    try {
      work(this.#delta)
    } catch (error) {
      if (!isDamaged(error)) throw error
      this.#forgetFiles()
      throw new DomainError('index_not_ready', { folder: this.#folder }, error)
    }
  }

  /** Damaged files count as none. Readers may still have them open; a new build replaces them. */
  #forgetFiles(): void {
    this.#isDamaged = true
    this.#delta?.close()
    this.#delta = undefined
    this.#pointer = undefined
  }

  async #applySince(generation: string, since: AsyncIterable<readonly BusinessChange[]>): Promise<void> {
    const delta = new DeltaWriter(mainPath(this.#folder, generation), deltaPath(this.#folder, generation))
    try {
      for await (const changes of since) {
        delta.apply(changes, changes.at(-1)?.change ?? 0)
        delta.commit()
      }
    } finally {
      delta.close()
    }
  }

  /** First applies to the new index what the old one got meanwhile, so that no answer becomes older. */
  #swap(pointer: Pointer): void {
    const delta = new DeltaWriter(
      mainPath(this.#folder, pointer.generation),
      deltaPath(this.#folder, pointer.generation),
    )
    const missed = (this.#duringBuild ?? []).filter(({ change }) => change > pointer.lastChange)
    if (missed.length > 0 && missed.length <= MOST_BUFFERED_CHANGES) {
      delta.apply(missed, Math.max(pointer.lastChange, this.#lastDuringBuild))
      delta.commit()
    }
    writePointer(this.#folder, pointer)
    this.#delta?.close()
    this.#delta = delta
    this.#pointer = pointer
    this.#isDamaged = false
  }

  #openDelta({ generation }: Pointer): DeltaWriter | undefined {
    try {
      return new DeltaWriter(mainPath(this.#folder, generation), deltaPath(this.#folder, generation))
    } catch {
      // The files are derived: whatever is wrong with them, a new build repairs it.
      return undefined
    }
  }
}

/** Always later than the one before, even if the clock was set back. */
function newGeneration(before: string | undefined): string {
  return Math.max(Date.now(), before === undefined ? 0 : Number.parseInt(before, 36) + 1).toString(36)
}

function businessIdOf(change: BusinessChange): number {
  return change.kind === 'saved' ? change.business.id : change.id
}
