import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BusinessChange } from '#domain/business/business-change.ts'
import type { DocValues } from '#search/document/doc-values.ts'
import { BatchMaker, type BuildBatch, type CollectionStats } from './build-batch.ts'
import { BuildFile, type BuildPaths, type Sealed } from './build-file.ts'
import { BuildThread } from './build-thread.ts'

/** Documents between two turns of the event loop: about 30 ms, and far below half a second for a commit. */
const BATCH = 500
/** A directory with fewer businesses is written before a thread for it has started. */
const FEWEST_FOR_THREAD = 2_000

/**
 * Writes a complete main file beside the one in use.
 * @param changes every business of the truth once, in any order
 * @returns its size in bytes and its SHA-256
 * The file is durable and closed on return. A large one is written by a thread of its own, which dies with the build;
 * either way the bytes are the same. Throws what the changes or the writing failed with; then a leftover may stay.
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
    await writer.rank(maker.values, maker.count)
    return await writer.finish(maker.collectionStats())
  } finally {
    await writer.stop()
  }
}

/** Keeps the first batches; a thread writes them from the moment they are many, else this one in the end. */
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
    this.#bufferedCount += batch.ids.length + batch.gone.length
    if (this.#thread === undefined && this.#bufferedCount < FEWEST_FOR_THREAD) return
    this.#thread ??= new BuildThread(this.#paths)
    for (const one of this.#buffered.splice(0)) await this.#thread.take(one)
  }

  async rank(values: DocValues, count: number): Promise<void> {
    if (this.#thread !== undefined) return this.#thread.rank(values, count)
    this.#file = new BuildFile(this.#paths)
    for (const one of this.#buffered.splice(0)) {
      this.#file.take(one)
      await nextTurn()
    }
    this.#file.rank(values, count)
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
