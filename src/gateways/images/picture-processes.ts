import pLimit from 'p-limit'
import type { PictureWidth } from '#domain/picture/picture.ts'
import { BoundedProcess } from '../bounded-process/bounded-process.ts'
import type { OwnPictureResult } from './encode-own-picture.ts'
import { type EncodedPhoto, TIMEOUT_SECONDS } from './encode-photo.ts'
import type { PictureReply, PictureResults, PictureTask } from './picture-messages.ts'

/** Decoded at once; each takes a processor. */
const MOST_PROCESSES = 2
/** The child gives up by itself after TIMEOUT_SECONDS a step; a photo has two, its blur is the second. */
const WAIT_MS = 3 * TIMEOUT_SECONDS * 1000
/** A file of 15 MB passes as one message. */
const HEAP_MEGABYTES = 128
/** The largest pictures that are decoded take up to 400 MB (the limits in encode-photo.ts). */
const MEMORY_MEGABYTES = 512
/** A process that holds on to so much is replaced by a fresh one, which has 80 MB. */
const GROWN_MEGABYTES = 256
const IDLE_MS = 60_000

/**
 * Child processes that decode the pictures of strangers, started when they are needed and ended when they are not. A
 * picture that a process dies of is refused, and the next one gets another process.
 */
export class PictureProcesses {
  readonly #limit = pLimit(MOST_PROCESSES)
  readonly #memoryMegabytes: number
  #idle: BoundedProcess<PictureReply>[] = []
  #idleTimer: NodeJS.Timeout | undefined

  /** @param memoryMegabytes that one picture may take; tests lower it */
  constructor(memoryMegabytes = MEMORY_MEGABYTES) {
    this.#memoryMegabytes = memoryMegabytes
  }

  /** encodePhoto in a child process. Throws only when no process can be started. */
  async encodePhoto(bytes: Buffer): Promise<EncodedPhoto | undefined> {
    return this.#run({ kind: 'photo', bytes })
  }

  /** encodeOwnPicture in a child process. Throws only when no process can be started. */
  async encodeOwnPicture(bytes: Buffer): Promise<OwnPictureResult> {
    return (await this.#run({ kind: 'own', bytes })) ?? { kind: 'refused', why: 'damaged' }
  }

  /** narrowPhoto in a child process. Throws an error where the picture is damaged. */
  async narrowPhoto(webp: Buffer, width: PictureWidth): Promise<Buffer> {
    const narrow = await this.#run({ kind: 'narrow', bytes: webp, width })
    if (narrow === undefined) throw new Error('A cached photo could not be decoded')
    return narrow
  }

  /** The processes that wait for pictures; for diagnostics. */
  get idlePids(): readonly (number | undefined)[] {
    return this.#idle.map(process => process.pid)
  }

  /** Ends the processes that wait for pictures; the next picture starts another one. */
  async stop(): Promise<void> {
    clearTimeout(this.#idleTimer)
    await Promise.all(this.#idle.splice(0).map(process => process.stop()))
  }

  /** @returns undefined when the process died of the task, or took too long */
  #run<Task extends PictureTask>(task: Task): Promise<PictureResults[Task['kind']] | undefined> {
    return this.#limit(async () => {
      const process = this.#take()
      let isKept = false
      try {
        process.send(task)
        const arrival = await process.next(WAIT_MS)
        if (arrival.kind === 'ended' && arrival.why === 'start') throw arrival.error
        if (arrival.kind !== 'message') return undefined
        isKept = process.memoryMegabytes() < GROWN_MEGABYTES
        const { message } = arrival
        if (message.kind === 'failed') throw new Error('A picture was not encoded', { cause: message.error })
        // The child answers a task with its result.
        return message.result as PictureResults[Task['kind']]
      } finally {
        if (isKept) this.#keep(process)
        else await process.stop()
      }
    })
  }

  #take(): BoundedProcess<PictureReply> {
    clearTimeout(this.#idleTimer)
    for (;;) {
      const process = this.#idle.pop()
      if (process === undefined) break
      if (!process.hasEnded()) return process
    }
    return new BoundedProcess(new URL('./picture.child.ts', import.meta.url), {
      heapMegabytes: HEAP_MEGABYTES,
      memoryMegabytes: this.#memoryMegabytes,
      hasAddons: true,
    })
  }

  #keep(process: BoundedProcess<PictureReply>): void {
    this.#idle.push(process)
    clearTimeout(this.#idleTimer)
    this.#idleTimer = setTimeout(() => void this.stop(), IDLE_MS)
    this.#idleTimer.unref()
  }
}

/** Those of this process. */
export const pictureProcesses = new PictureProcesses()
