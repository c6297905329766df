import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BusinessChange } from '#domain/business/business-change.ts'
import { BatchMaker, type BuildBatch, type CollectedValues, type CollectionStats } from './build-batch.ts'
import { BuildFile, type BuildPaths, madePath, type Sealed } from './build-file.ts'
import { type BegunBuild, noteBegun } from './build-pieces.ts'
import { BuildThread } from './build-thread.ts'

/**
 * Documents per step: about 30 ms of work before the event loop gets a turn, and far less than half a second per
 * commit.
 */
const BATCH = 500
/** A smaller directory is written before a thread has started. */
const FEWEST_FOR_THREAD = 2_000

/** Of what the files of a build are good for after a kill. */
export interface BuildProgress {
  /** The change number up to which the file is to be complete. */
  readonly lastChange: number
  /** The last request for a new index that it answers. */
  readonly rebuild: number
  /** Businesses after which what is done so far is saved. */
  readonly pieceSize: number
  /** What a killed build has saved already. */
  readonly begun: BegunBuild | undefined
}

/**
 * Writes a complete main file beside the one in use.
 * @param changes every business of the database once, or those behind the ones that were saved; where pieces are to be
 * saved, in the order of their change numbers
 * @returns its size in bytes and its SHA-256
 * The file is durable and closed on return. A large one is written by a thread, which ends with the build; the bytes
 * are the same either way. Throws when the changes or the writing fail; then a leftover file may stay.
 */
export async function buildMain(
  paths: BuildPaths,
  changes: AsyncIterable<readonly BusinessChange[]>,
  { lastChange, rebuild, pieceSize, begun }: BuildProgress = NO_PROGRESS,
): Promise<Sealed> {
  const maker = new BatchMaker(begun && madePath(paths, begun.piece))
  const writer = new Writer(paths, begun?.piece)
  let [piece, unsaved] = [begun?.piece ?? 0, 0]
  const save = async (after: number) => {
    piece++
    maker.save(madePath(paths, piece))
    await writer.save(piece)
    noteBegun(paths, { piece, after, lastChange, rebuild })
    unsaved = 0
  }
  try {
    for await (const some of changes) {
      for (let at = 0; at < some.length; at += BATCH) {
        await writer.take(maker.make(some.slice(at, at + BATCH)))
        await nextTurn()
      }
      unsaved += some.length
      if (unsaved >= pieceSize) await save(some.at(-1)?.change ?? 0)
    }
    // What is left takes as long as several pieces.
    if (piece > 0 && unsaved > 0) await save(lastChange)
    await writer.rank(maker.collected())
    return await writer.finish(maker.collectionStats())
  } finally {
    await writer.stop()
  }
}

const NO_PROGRESS: BuildProgress = {
  lastChange: 0,
  rebuild: 0,
  pieceSize: Number.POSITIVE_INFINITY,
  begun: undefined,
}

/** Buffers the first batches. As soon as they are many, a thread writes them; else this thread does in the end. */
class Writer {
  readonly #paths: BuildPaths
  #buffered: BuildBatch[] = []
  #bufferedCount = 0
  #thread: BuildThread | undefined
  #file: BuildFile | undefined

  /** @param piece the number of a saved piece to go on from */
  constructor(paths: BuildPaths, piece?: number) {
    this.#paths = paths
    if (piece !== undefined) this.#thread = new BuildThread({ paths, piece })
  }

  async take(batch: BuildBatch): Promise<void> {
    this.#buffered.push(batch)
    this.#bufferedCount += batch.ids.length + batch.overview.unlistedIds.length
    if (this.#thread === undefined && this.#bufferedCount < FEWEST_FOR_THREAD) return
    await this.#pass()
  }

  async save(piece: number): Promise<void> {
    const thread = await this.#pass()
    await thread.save(piece)
  }

  /** Passes on what is buffered. */
  async #pass(): Promise<BuildThread> {
    this.#thread ??= new BuildThread({ paths: this.#paths, piece: undefined })
    for (const one of this.#buffered.splice(0)) await this.#thread.take(one)
    return this.#thread
  }

  async rank(collected: CollectedValues): Promise<void> {
    if (this.#thread !== undefined) return this.#thread.rank(collected)
    this.#file = new BuildFile(this.#paths)
    for (const one of this.#buffered.splice(0)) {
      this.#file.take(one)
      await nextTurn()
    }
    this.#file.rank(collected)
  }

  async finish(stats: CollectionStats): Promise<Sealed> {
    const writer = this.#thread ?? this.#file
    if (writer === undefined) throw new Error('an index is ranked before it is finished')
    return writer.finish(stats)
  }

  async stop(): Promise<void> {
    this.#file?.close()
    await this.#thread?.stop()
  }
}
