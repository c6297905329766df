import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A server in a process of its own, so that its CPU time is its own too. */
export interface ServerProcess {
  readonly origin: string
  /** CPU time used so far by all threads of its first process, in milliseconds (Linux only). */
  cpuMs(): number
  end(): Promise<void>
}

/** A first start makes demonstration businesses and their index. */
const START_MS = 300_000
/** What Linux counts CPU time in: USER_HZ is 100 on every platform that Node runs on. */
export const TICK_MS = 10

/** Starts the site on a data folder; an empty one is filled with demonstration businesses. */
export async function startSite(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const { child, origin } = await started(dataDir, environment)
  return serverProcess(child, origin)
}

async function started(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly child: ChildProcess; readonly origin: string }> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = fork(join(import.meta.dirname, '../src/server/run.cjs'), ['main'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await untilReady(origin)
  return { child, origin }
}

/** A site in which the bench is logged in as administrator. */
export interface AdminSite {
  readonly process: ChildProcess
  readonly origin: string
  admin(path: string, request?: RequestInit): Promise<Response>
  end(): Promise<void>
}

/** The data folder needs an account `admin` with this password, or none yet. */
const PASSWORD = 'nur für Messungen gedacht'

/** Starts the site on a data folder, as `startSite`, and logs in. */
export async function startAdminSite(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<AdminSite> {
  const { child, origin } = await started(dataDir, { ADMIN_PASSWORD: PASSWORD, ...environment })
  const answer = await fetch(`${origin}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const admin = (path: string, request: RequestInit = {}) =>
    fetch(`${origin}${path}`, { ...request, headers: { ...request.headers, cookie, origin } })
  return { process: child, origin, admin, end: serverProcess(child, origin).end }
}

/** Starts node:http alone, answering with what is recorded in a file (bare-server.ts), in several processes by node:cluster. */
export async function startBare(file: string, processes = 1): Promise<ServerProcess> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [file, String(processes)])
  const [port] = await once(child, 'message')
  return serverProcess(child, `http://127.0.0.1:${port}`)
}

function serverProcess(child: ChildProcess, origin: string): ServerProcess {
  return {
    origin,
    cpuMs: () => {
      // After the name in brackets, which may contain anything: fields 14 and 15, user and system time.
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      return TICK_MS * (Number(fields[11]) + Number(fields[12]))
    },
    end: async () => {
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function untilReady(origin: string): Promise<void> {
  const end = Date.now() + START_MS
  for (;;) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    if (Date.now() > end) throw new Error('the site did not start')
    await wait(20)
  }
}
