import { DomainError } from '#domain/errors.ts'
import { BoundedProcess, type ProcessEnd } from '../bounded-process/bounded-process.ts'
import { MEGABYTE, type SpreadsheetLimits } from './limits.ts'
import type { ReaderMessage, ReaderTask } from './reader-messages.ts'
import { outOfMemory, tooSlow } from './refusals.ts'

/** Outside of the heap lie the shared strings of a .xlsx, which take up to 384 MB while they grow, and the program itself. */
const OUTSIDE_HEAP_MEGABYTES = 384
/** A .xls is in memory as a whole: the file and the stream in it, with some room. */
const COPIES_OF_FILE = 3
/** Even the largest file gives a message every few seconds; without one for so long it has been made to be slow. */
const SILENCE_MS = 60_000

/** The child process that reads one file, within its limits: a file can end it, but not the site. */
export class ReaderProcess {
  readonly #process: BoundedProcess<ReaderMessage>
  readonly #limits: SpreadsheetLimits
  #timeLeftMs: number

  constructor(task: ReaderTask) {
    const { limits, path, scratch } = task
    this.#limits = limits
    this.#timeLeftMs = limits.timeMs
    this.#process = new BoundedProcess(new URL('./reader.child.ts', import.meta.url), {
      heapMegabytes: limits.heapMegabytes,
      memoryMegabytes:
        limits.heapMegabytes + OUTSIDE_HEAP_MEGABYTES + (COPIES_OF_FILE * limits.fileBytes) / MEGABYTE,
      reads: [path],
      writes: [scratch],
    })
    this.#process.send(task)
  }

  /**
   * The next message of the reader. Throws file_reader_out_of_memory and file_unreadable when it has ended, file_too_slow
   * when all waiting together took longer than the limit or nothing came for a minute, and the signal's reason.
   */
  async next(signal: AbortSignal | undefined): Promise<ReaderMessage> {
    const startedAt = performance.now()
    const arrival = await this.#process.next(Math.min(this.#timeLeftMs, SILENCE_MS), signal)
    this.#timeLeftMs -= performance.now() - startedAt
    switch (arrival.kind) {
      case 'message':
        return arrival.message
      case 'silent':
        throw tooSlow(this.#limits)
      case 'ended':
        throw refusalOf(arrival.why, arrival.error, this.#limits)
    }
  }

  /** Allows the reader one more piece ahead of the caller. */
  allowOneMore(): void {
    this.#process.send('more')
  }

  async stop(): Promise<void> {
    await this.#process.stop()
  }
}

function refusalOf(why: ProcessEnd, error: Error, limits: SpreadsheetLimits): Error {
  if (why === 'memory') return outOfMemory(limits, error)
  return why === 'crash' ? new DomainError('file_unreadable', {}, error) : error
}
