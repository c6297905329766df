import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { builtProgram } from '#test/built-pages.ts'
import { hasEnded, workerOf } from './worker-of.ts'

const ROOT = join(import.meta.dirname, '../..')
const PASSWORD = 'Grüße aus Görlitz 2026'
/** It notices the end of its parent between two statements; only an index build on a busy machine has long ones. */
const MOST_OUTLIVING_MS = 10_000

export interface Answer {
  readonly status: number
  /** Parsed where it is JSON, else the text. */
  readonly body: unknown
}

/** A server as `npm start` starts it, on a port of its own. */
export interface LiveServer {
  readonly url: string
  readonly child: ChildProcess
  /** What it logged, a line each. */
  readonly log: readonly string[]
  /** A request as the administrator; its body is sent as JSON or as a form. Rejects when the connection breaks. */
  call(method: string, path: string, body?: unknown): Promise<Answer>
  /** Uploads a file to be imported. */
  upload(fileName: string, content: string | Buffer): Promise<{ runId: number; jobId: number }>
  /** Waits until the index has caught up. */
  ready(): Promise<void>
  /** Its process for jobs; undefined while there is none. Linux only. */
  worker(): number | undefined
  /** Ends it with SIGKILL. Its process for jobs has to end by itself; rejects when it does not. */
  kill(): Promise<void>
  /** Ends its process for jobs with SIGKILL, as soon as there is one. */
  killWorker(): Promise<void>
  /**
   * Ends it with SIGTERM.
   * @param isForAll the process for jobs gets the signal, too, as from a service manager
   * @returns its exit code; null when it did not end by itself
   */
  stop(isForAll?: boolean): Promise<number | null>
}

/** By data folder: sessions outlive their server. */
const cookies = new Map<string, string>()

/**
 * Starts a server on a data folder; it ends with the test at the latest.
 * @param args before the program, such as a shell that limits it
 */
export async function startServer(
  dataDir: string,
  { environment = {}, wrap = [] }: { environment?: Record<string, string>; wrap?: readonly string[] } = {},
): Promise<LiveServer> {
  const [program = process.execPath, ...args] = [...wrap, process.execPath, ...(await builtProgram('main'))]
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      ...withoutVitest(),
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'off',
      RATE_LIMIT: 'off',
      ADMIN_PASSWORD: PASSWORD,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(child, 'exit')
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const log: string[] = []
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', line => {
        log.push(line)
        const [, address] = /"msg":"Umkreis: (http:[^"]+)"/.exec(line) ?? []
        if (address !== undefined) resolve(address)
      })
    }
    gone.then(() => reject(new StartError(log.join('\n'))))
  })
  const call: LiveServer['call'] = async (method, path, body) => {
    const cookie = cookies.get(dataDir)
    const response = await fetch(url + path, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(cookie !== undefined && { cookie }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      redirect: 'manual',
    })
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    return { status: response.status, body: isJson ? JSON.parse(text) : text }
  }
  if (!cookies.has(dataDir)) cookies.set(dataDir, await logIn(url))
  return {
    url,
    child,
    log,
    call,
    async upload(fileName, content) {
      const form = new FormData()
      form.append('excelFile', new File([new Uint8Array(Buffer.from(content))], fileName))
      const { status, body } = await call('POST', '/api/admin/imports', form)
      if (status !== 200) throw new RefusedError(status, JSON.stringify(body))
      return body as { runId: number; jobId: number }
    },
    async ready() {
      while ((await fetch(`${url}/readyz`)).status !== 200) await pause(20)
    },
    worker: () => workerOf(child.pid),
    async kill() {
      const worker = workerOf(child.pid)
      child.kill('SIGKILL')
      await gone
      const end = Date.now() + MOST_OUTLIVING_MS
      while (worker !== undefined && !hasEnded(worker)) {
        if (Date.now() > end) throw new Error('the process for jobs outlived its server')
        await pause(20)
      }
    },
    async killWorker() {
      let worker = workerOf(child.pid)
      for (; worker === undefined; worker = workerOf(child.pid)) await pause(20)
      process.kill(worker, 'SIGKILL')
      while (!hasEnded(worker)) await pause(5)
    },
    async stop(isForAll = false) {
      const worker = workerOf(child.pid)
      if (isForAll && worker !== undefined) process.kill(worker, 'SIGTERM')
      child.kill('SIGTERM')
      await gone
      return child.exitCode
    },
  }
}

/** The server ended before it listened. The message is its log. */
export class StartError extends Error {}

/** An upload was answered with something else than success. */
export class RefusedError extends Error {
  readonly status: number
  constructor(status: number, body: string) {
    super(`${status} ${body}`)
    this.status = status
  }
}

/** Waits for the end of a job. Rejects when the connection breaks. */
export async function jobEnd(server: LiveServer, jobId: number): Promise<Record<string, unknown>> {
  for (;;) {
    const { body } = await server.call('GET', `/api/admin/jobs/${jobId}`)
    const job = body as Record<string, unknown>
    if (['done', 'failed', 'cancelled'].includes(String(job.state))) return job
    await pause(30)
  }
}

/** Logs the administrator in. @returns the cookie */
export async function logIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  const [cookie] = response.headers.getSetCookie()
  if (!response.ok || cookie === undefined) throw new RefusedError(response.status, await response.text())
  return cookie.split(';')[0] ?? ''
}

/** The server must not think that it is tested. */
function withoutVitest(): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:VITEST|NODE_ENV$|TEST$|DEV$|PROD$|MODE$)/.test(name),
    ),
  )
}
