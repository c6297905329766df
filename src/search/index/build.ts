import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BusinessChange } from '#domain/business/business-change.ts'
import { BatchMaker, type BuildBatch, type CollectedValues, type CollectionStats } from './build-batch.ts'
import { BuildFile, type BuildPaths, type Sealed } from './build-file.ts'
import { BuildThread } from './build-thread.ts'

/**
 * Documents per step: about 30 ms of work before the event loop gets a turn, and far less than half a second per
 * commit.
 */
const BATCH = 500
/** A smaller directory is written before a thread has started. */
const FEWEST_FOR_THREAD = 2_000

/**
 * Writes a complete main file beside the one in use.
 * @param changes every business of the database once, in any order
 * @returns its size in bytes and its SHA-256
 * The file is durable and closed on return. A large one is written by a thread, which ends with the build; the bytes
 * are the same either way. Throws when the changes or the writing fail; then a leftover file may stay.
 */
export async function buildMain(
  paths: BuildPaths,
  changes: AsyncIterable<readonly BusinessChange[]>,
): Promise<Sealed> {
  const maker = new BatchMaker()
  const writer = new Writer(paths)
  try {
    for await (const some of changes) {
      for (let at = 0; at < some.length; at += BATCH) {
        await writer.take(maker.make(some.slice(at, at + BATCH)))
        await nextTurn()
      }
    }
    await writer.rank(maker.collected())
    return await writer.finish(maker.collectionStats())
  } finally {
    await writer.stop()
  }
}

/** Buffers the first batches. As soon as they are many, a thread writes them; else this thread does in the end. */
class Writer {
  readonly #paths: BuildPaths
  #buffered: BuildBatch[] = []
  #bufferedCount = 0
  #thread: BuildThread | undefined
  #file: BuildFile | undefined

  constructor(paths: BuildPaths) {
    this.#paths = paths
  }

  async take(batch: BuildBatch): Promise<void> {
    this.#buffered.push(batch)
    this.#bufferedCount += batch.ids.length + batch.overview.unlistedIds.length
    if (this.#thread === undefined && this.#bufferedCount < FEWEST_FOR_THREAD) return
    this.#thread ??= new BuildThread(this.#paths)
    for (const one of this.#buffered.splice(0)) await this.#thread.take(one)
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
