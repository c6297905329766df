import { connect as connectTo, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { openStore, type Store, type StoreOptions } from '#store/store.ts'
import { inDatabase, tempDatabase } from '#test/postgres/temp-database.ts'
import { testKey } from '#test/test-key.ts'

/** postgres://… of the server of this run. */
export function server(): string {
  const url = inject('postgres')
  if (url === undefined) throw new Error('runs in the project "postgres" only')
  return url
}

/** Several stores on one empty database, as several nodes have them. */
export async function nodes<const Names extends readonly string[]>(
  ...names: Names
): Promise<Record<Names[number], Store>> {
  const url = await tempDatabase(server())
  const stores = await Promise.all(names.map(async name => [name, await openedStore(url)] as const))
  return Object.fromEntries(stores) as Record<Names[number], Store>
}

/** A store that is closed after the test. */
export async function openedStore(
  databaseUrl: string,
  options: Pick<StoreOptions, 'onNoSignals'> = {},
): Promise<Store> {
  const store = await openStore({ dataDir: '', key: testKey, databaseUrl, ...options })
  onTestFinished(() => store.close())
  return store
}

/** A database without tables, for one test. */
export async function emptyDatabase(): Promise<string> {
  const name = `empty_${process.pid}_${made++}`
  await (await client(server())).query(`create database ${name}`)
  return inDatabase(server(), name)
}

let made = 0

/** A connection beside the store. */
export async function client(url: string): Promise<pg.Client> {
  const connection = new pg.Client(url)
  connection.on('error', () => {})
  await connection.connect()
  onTestFinished(() => connection.end())
  return connection
}

export interface Line {
  /** The same database by way of this line. */
  readonly url: string
  /** Ends every connection, and refuses new ones. */
  cut(): Promise<void>
  mend(): Promise<void>
}

/**
 * A network to a database that can fail.
 * @param sent what arrives of a message to the database; of the same length
 */
export async function lineTo(url: string, sent = (message: Buffer) => message): Promise<Line> {
  const target = new URL(url)
  const open = new Set<Socket>()
  const listener = createServer(near => {
    const far = connectTo(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      from.on('data', (data: Buffer) => to.write(from === near ? sent(data) : data))
    }
  })
  const listen = (port: number) => new Promise<void>(done => listener.listen(port, 'localhost', done))
  await listen(0)
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const cut = async () => {
    const closed = new Promise(done => listener.close(done))
    for (const socket of open) socket.destroy()
    await closed
  }
  onTestFinished(() => (listener.listening ? cut() : undefined))
  const through = new URL(url)
  through.port = String(address.port)
  return { url: through.href, cut, mend: () => listen(address.port) }
}
