import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { LruCache } from '#domain/cache/lru-cache.ts'
import { DomainError } from '#domain/errors.ts'
import { OWN_NAME } from './server.ts'

export interface PoolOptions {
  /** postgres://user:password@host:port/database */
  readonly url: string
  /** How long a statement may wait for a lock, in ms; 0: as long as the server is set to. */
  readonly lockTimeoutMs: number
  /** How long a statement may take, in ms; 0: as long as the server is set to. As long as an HTTP request may, without another. */
  readonly statementTimeoutMs?: number
}

/** One process needs one connection for writing and some for the administrator's area; public pages need none. */
const MOST_CONNECTIONS = 10
/** For a new connection, or for one that is free. */
const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 30_000
/** A server that does not even end a statement in time, and so much more, is gone. */
const LATE_MS = 5_000
/** A transaction whose process stands still must not block the others. */
const IDLE_TRANSACTION_MS = 30_000

const INT8 = 20
const NUMERIC = 1700

/**
 * Connections to a PostgreSQL server. A lost one is replaced at the next query.
 * Connections throw store_unavailable when the server cannot be reached, stops or does not answer; store_locked when a lock
 * was not free in time; disk_full; and PostgreSQL's error for everything else.
 */
export function postgresPool({
  url,
  lockTimeoutMs,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
}: PoolOptions): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs === 0 ? 0 : statementTimeoutMs + LATE_MS,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    keepAlive: true,
    application_name: OWN_NAME,
    types: { getTypeParser: parserOf },
  })
  // Lost connections: whoever uses one gets the error from its query, and nobody else needs it.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  const nameOf = preparedNames()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => connectionOf(await pool.connect().catch(refuseUnavailable), nameOf),
  }
}

/** Whether the same transaction may succeed when it is repeated: serialization_failure and deadlock_detected. */
export function isConflictError(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01')
}

/** Whether something was created twice at once: duplicate_table and unique_violation. */
export function isDuplicateError(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '42P07' || error.code === '23505')
}

/** 64-bit integers and sums of them as numbers: none of the store exceeds what a number holds exactly. */
const parserOf: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format as 'text')

function connectionOf(client: pg.PoolClient, nameOf: PreparedNames): PostgresPoolClient {
  let isUsable = true
  return {
    async query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
      try {
        const name = nameOf(text)
        const values = storable(parameters)
        const result = await client.query(name === undefined ? { text, values } : { name, text, values })
        return result as unknown as PostgresQueryResult<Row>
      } catch (error) {
        const known = domainErrorOf(error)
        if (known?.code === 'store_unavailable') isUsable = false
        throw known ?? error
      }
    },
    release: isDiscarded => client.release(isDiscarded === true || !isUsable),
  } as PostgresPoolClient
}

/** Of statements that are run again and again, with hundreds of parameters that take long to parse. */
const MOST_PREPARED = 50

/** The name under which a statement is prepared; undefined for those that are not. */
type PreparedNames = (text: string) => string | undefined

/**
 * The server parses a prepared statement once for a connection. Only what comes again and returns no rows is prepared: when
 * another node adds a column, a prepared `select *` fails.
 */
function preparedNames(): PreparedNames {
  const names = new Map<string, string>()
  const seen = new LruCache<true>({ maxSize: 10 * MOST_PREPARED })
  return text => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (names.size === MOST_PREPARED || !/^(?:insert|update) /.test(text) || text.includes(' returning '))
      return undefined
    if (seen.get(text) === true) names.set(text, `umkreis_${names.size}`)
    else seen.set(text, true)
    return names.get(text)
  }
}

/** PostgreSQL's texts cannot have U+0000, which a hostile request may. */
function storable(parameters: readonly unknown[]): unknown[] {
  return parameters.map(value => {
    if (Array.isArray(value)) return storable(value)
    return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value
  })
}

/**
 * SQLSTATEs, or their beginnings, of a server that is not there for the moment: connection exceptions, too many connections,
 * a shutdown or start, a standby that only reads, and a statement that was cancelled because it took too long.
 */
const UNAVAILABLE = ['08', '53300', '57P', '25006', '57014']
const LOCK_NOT_AVAILABLE = '55P03'
const DISK_FULL = '53100'

/** What an error of a connection means; undefined for PostgreSQL's other errors. */
export function domainErrorOf(error: unknown): DomainError | undefined {
  // Errors that the server did not send are about the connection.
  if (!(error instanceof pg.DatabaseError)) return new DomainError('store_unavailable', {}, error)
  const { code = '' } = error
  if (UNAVAILABLE.some(state => code.startsWith(state)))
    return new DomainError('store_unavailable', {}, error)
  if (code === LOCK_NOT_AVAILABLE) return new DomainError('store_locked', {}, error)
  if (code === DISK_FULL) return new DomainError('disk_full', {}, error)
  return undefined
}

function refuseUnavailable(error: unknown): never {
  throw new DomainError('store_unavailable', {}, error)
}
