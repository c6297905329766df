import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lowerPriority } from './lower-priority.ts'
import { FrameReader, frameOf } from './message-frames.ts'
import { READY } from './parent-link.ts'

/** What a child process may use. */
export interface ProcessBounds {
  /** Of the JavaScript heap: V8 ends the process that needs more. */
  readonly heapMegabytes: number
  /** Of everything in memory: heap, buffers, native libraries. Checked many times a second, on Linux only. */
  readonly memoryMegabytes: number
  /** Files and folders that it may read beside the program itself. */
  readonly reads?: readonly string[]
  /** Files and folders that it may read and write. */
  readonly writes?: readonly string[]
  /** Whether it may load native libraries. */
  readonly hasAddons?: boolean
}

/**
 * Why a process has ended: 'memory' (its heap or its memory is used up), 'crash' (everything else, a native library's
 * fault for example), 'start' (before it could work, which says nothing about what it was to read).
 */
export type ProcessEnd = 'memory' | 'crash' | 'start'

/** What came from a process: a message, nothing in time, or its end. */
export type Arrival<Message> =
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'silent' }
  | { readonly kind: 'ended'; readonly why: ProcessEnd; readonly error: Error }

/**
 * A child process that handles what strangers send, with a bounded heap and bounded memory, so that a file can end it,
 * but not the site. It has no environment, no network, no other programs, none of the files of the data folder but the
 * named ones, and less priority than the site. Its program calls linkToParent. It ends with the process or thread that
 * started it.
 */
export class BoundedProcess<Message> {
  readonly #child: ChildProcess
  readonly #bounds: ProcessBounds
  readonly #arrived: Message[] = []
  readonly #frames = new FrameReader()
  readonly #gone = Promise.withResolvers<void>()
  readonly #memoryCheck: NodeJS.Timeout
  #isReady = false
  #isOverMemory = false
  #complaint = ''
  #end: Extract<Arrival<Message>, { kind: 'ended' }> | undefined
  #wake: () => void = () => {}

  /** @param program the module that it runs */
  constructor(program: URL, bounds: ProcessBounds) {
    this.#bounds = bounds
    this.#child = spawn(process.execPath, [...flagsOf(bounds), fileURLToPath(program)], {
      // The native libraries' allocator keeps less for itself with fewer arenas.
      env: { MALLOC_ARENA_MAX: '2' },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const { stdin, stdout, stderr } = this.#child
    // Its end is noticed below.
    stdin?.on('error', () => {})
    stdout?.on('data', (piece: Buffer) => this.#take(piece))
    stderr?.on('data', (piece: Buffer) => {
      this.#complaint = (this.#complaint + piece.toString()).slice(-MOST_COMPLAINT)
    })
    this.#child.on('error', error => this.#ended('start', error))
    // Not 'close': it waits for the pipes, which do not keep this process from ending before they are read to their ends.
    this.#child.on('exit', () => this.#gone.resolve())
    this.#child.on('close', (code, signal) => this.#ended(this.#whyOf(code, signal)))
    this.#memoryCheck = setInterval(() => this.#checkMemory(), MEMORY_CHECK_MS)
    this.#memoryCheck.unref()
    // Only who waits for a message keeps this process from ending.
    this.#child.unref()
    for (const stream of [stdin, stdout, stderr]) if (stream instanceof Socket) stream.unref()
    if (this.pid !== undefined) lowerPriority(this.pid, PRIORITY)
  }

  /** Undefined when the process could not be started. */
  get pid(): number | undefined {
    return this.#child.pid
  }

  hasEnded(): boolean {
    return this.#end !== undefined
  }

  /** Sends a message to linkToParent's `onMessage`. */
  send(message: unknown): void {
    if (this.hasEnded()) return
    const [length, body] = frameOf(message)
    this.#child.stdin?.write(length)
    this.#child.stdin?.write(body)
  }

  /** The next message. Throws the signal's reason. @param waitMs how long nothing may come */
  async next(waitMs: number, signal?: AbortSignal): Promise<Arrival<Message>> {
    signal?.throwIfAborted()
    if (this.#arrived.length === 0 && this.#end === undefined) await this.#wait(waitMs, signal)
    const message = this.#arrived.shift()
    this.#child.stdout?.resume()
    if (message !== undefined) return { kind: 'message', message }
    return this.#end ?? { kind: 'silent' }
  }

  /** Resident memory in MB; 0 where the system does not tell. */
  memoryMegabytes(): number {
    try {
      const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${this.pid}/status`, 'latin1'))?.[1]
      return Number(kilobytes ?? 0) / 1024
    } catch {
      return 0
    }
  }

  /** Ends the process at once, and waits until it is gone. */
  async stop(): Promise<void> {
    this.#child.ref()
    this.#child.kill('SIGKILL')
    await this.#gone.promise
  }

  async #wait(waitMs: number, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const abort = () => reject(signal?.reason)
    const timer = setTimeout(resolve, Math.max(0, waitMs))
    signal?.addEventListener('abort', abort, { once: true })
    this.#wake = resolve
    try {
      await promise
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }

  #take(piece: Buffer): void {
    try {
      for (const message of this.#frames.take(piece)) {
        if (!this.#isReady) this.#isReady = message === READY
        // Only the child's program sends, and it is typed.
        else this.#arrived.push(message as Message)
      }
    } catch (error) {
      this.#ended('crash', error)
      this.#child.kill('SIGKILL')
    }
    // A child that nobody listens to may not fill the memory of its parent either.
    if (this.#arrived.length >= MOST_ARRIVED) this.#child.stdout?.pause()
    if (this.#arrived.length > 0) this.#wake()
  }

  #checkMemory(): void {
    if (this.memoryMegabytes() <= this.#bounds.memoryMegabytes) return
    this.#isOverMemory = true
    this.#child.kill('SIGKILL')
  }

  #whyOf(code: number | null, signal: NodeJS.Signals | null): ProcessEnd {
    if (this.#isOverMemory) return 'memory'
    if (!this.#isReady) return 'start'
    const isOutOfHeap = (signal !== null && OUT_OF_MEMORY.has(signal)) || code === ABORT_CODE
    return isOutOfHeap ? 'memory' : 'crash'
  }

  #ended(why: ProcessEnd, cause?: unknown): void {
    clearInterval(this.#memoryCheck)
    this.#end ??= {
      kind: 'ended',
      why,
      error: new Error(`A child process ended (${why}): ${this.#complaint}`, { cause }),
    }
    if (this.#child.pid === undefined) this.#gone.resolve()
    this.#wake()
  }
}

/** Memory grows by some 50 MB meanwhile at most. */
const MEMORY_CHECK_MS = 50
/** Messages that wait for the caller; more wait in the pipe. */
const MOST_ARRIVED = 16
/** The end of what a process wrote to its error output, for the log. */
const MOST_COMPLAINT = 2000
const PRIORITY = { niceness: 5, endedFirst: 1000 }
/** V8 ends itself by these when its heap is full, the system by the last one when its memory is. */
const OUT_OF_MEMORY: ReadonlySet<NodeJS.Signals> = new Set(['SIGABRT', 'SIGTRAP', 'SIGKILL'])
/** The same on Windows, which has no signals. */
const ABORT_CODE = 134
/** Less than Node's default keeps memory small and costs no time. */
const YOUNG_GENERATION_MEGABYTES = 8

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** What the program itself consists of: the sources or a build, and libraries. */
const PROGRAM = [
  ...['src', 'dist', 'package.json'].map(name => join(ROOT, name)),
  realpathSync(join(ROOT, 'node_modules')),
]

function flagsOf({ heapMegabytes, reads = [], writes = [], hasAddons = false }: ProcessBounds): string[] {
  return [
    `--max-old-space-size=${heapMegabytes}`,
    `--max-semi-space-size=${YOUNG_GENERATION_MEGABYTES}`,
    '--permission',
    ...[...PROGRAM, ...reads, ...writes].map(path => `--allow-fs-read=${path}`),
    ...writes.map(path => `--allow-fs-write=${path}`),
    ...(hasAddons ? ['--allow-addons', '--disable-warning=PERM0001'] : []),
  ]
}
