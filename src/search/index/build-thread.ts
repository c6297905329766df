import { Worker } from 'node:worker_threads'
import type { BuildBatch, CollectedValues, CollectionStats } from './build-batch.ts'
import type { BuildPaths, Sealed } from './build-file.ts'

/** What a build asks its thread to do, in the order of BuildFile's methods. */
export type BuildMessage =
  | { readonly kind: 'take'; readonly batch: BuildBatch }
  | { readonly kind: 'save'; readonly piece: number }
  | { readonly kind: 'rank'; readonly collected: CollectedValues }
  | { readonly kind: 'finish'; readonly stats: CollectionStats }

/** A batch was written, a piece was saved, or the file is complete. */
export type BuildAnswer = 'taken' | 'saved' | Sealed

/** What the thread is started with. */
export interface BuildStart {
  readonly paths: BuildPaths
  /** A saved piece to go on from. */
  readonly piece: number | undefined
}

/** Batches, some megabytes each, that wait for the thread at most; more would not be written sooner. */
const MOST_UNDERWAY = 2
/** Room for the caches of texts and terms. What grows with the number of businesses is outside of the heap. */
const HEAP_MB = 1024
/** Half of the default, which costs no time but 50 MB less: the garbage of a batch is gone with the batch. */
const YOUNG_GENERATION_MB = 24

/** Writes a main file in a thread of its own while the next documents are made in this one. */
export class BuildThread {
  readonly #worker: Worker
  #underway = 0
  #sealed: Sealed | undefined
  #failure: Error | undefined
  #wake: () => void = () => {}

  constructor(start: BuildStart) {
    this.#worker = new Worker(new URL('./build.worker.ts', import.meta.url), {
      workerData: start,
      name: 'index build',
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    })
    this.#worker.on('message', (answer: BuildAnswer) => {
      if (answer === 'taken' || answer === 'saved') this.#underway--
      else this.#sealed = answer
      this.#wake()
    })
    this.#worker.on('error', error => this.#fail(error instanceof Error ? error : new Error(String(error))))
    this.#worker.on('exit', () => this.#fail(new Error('The thread that writes the index ended too early')))
  }

  /** Passes a batch on as soon as few enough wait. Throws the error that the thread failed with. */
  async take(batch: BuildBatch): Promise<void> {
    await this.#until(() => this.#underway < MOST_UNDERWAY)
    this.#underway++
    this.#post({ kind: 'take', batch })
  }

  /** Waits until everything that was passed on is saved as a piece. Throws the error that the thread failed with. */
  async save(piece: number): Promise<void> {
    this.#underway++
    this.#post({ kind: 'save', piece })
    await this.#until(() => this.#underway === 0)
  }

  /** Transfers the values: this thread can no longer use them. */
  rank(collected: CollectedValues): void {
    const arrays = [...Object.values(collected.values), ...Object.values(collected.overview)]
    this.#post(
      { kind: 'rank', collected },
      arrays.map(({ buffer }) => buffer).filter(buffer => buffer instanceof ArrayBuffer),
    )
  }

  /** Waits for the finished file. Throws the error that the thread failed with. */
  async finish(stats: CollectionStats): Promise<Sealed> {
    this.#post({ kind: 'finish', stats })
    await this.#until(() => this.#sealed !== undefined)
    if (this.#sealed === undefined) throw new Error('an index build ended without a file')
    return this.#sealed
  }

  /** Ends the thread as soon as its current statement is done. */
  async stop(): Promise<void> {
    await this.#worker.terminate()
  }

  #post(message: BuildMessage, transfer: readonly ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, transfer)
  }

  async #until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (this.#failure !== undefined) throw this.#failure
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#wake = resolve
      await promise
    }
    if (this.#failure !== undefined && this.#sealed === undefined) throw this.#failure
  }

  #fail(error: Error): void {
    this.#failure ??= error
    this.#wake()
  }
}
