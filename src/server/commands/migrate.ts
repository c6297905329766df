import { problemMessage } from '#api/http/problem-message.ts'
import { DomainError, reasonOf } from '#domain/errors.ts'
import { openPrivateFolder } from '#gateways/files/private-folder.ts'
import { messages } from '#messages/de/commands.ts'
import { isDatabaseUrl, readConfig } from '#server/config.ts'
import { type MoveRefusal, type MoveSiteInput, moveSite } from '#services/database/move-site.ts'
import type { CopiedTables } from '#store/copies/copy-tables.ts'
import { databaseFile } from '#store/store.ts'
import { formatBytes, secondsSince } from './amounts.ts'
import { argumentsOf, counted, exitWith, showProgress } from './command-line.ts'

const { migrate: texts } = messages
/** As shells report programs that Ctrl+C ended. */
const INTERRUPTED = 130

const { dataDir, databaseUrl, secretKey } = readConfig(process.env)
const to = readTarget()
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
openPrivateFolder(dataDir)
const started = Date.now()
printResult(await move())

function readTarget(): MoveSiteInput['to'] {
  const given = argumentsOf({ options: { to: { type: 'string' } } })?.values.to
  if (given === 'sqlite') return { kind: 'sqlite' }
  if (given !== undefined && isDatabaseUrl(given)) return { kind: 'postgres', url: given }
  return exitWith(2, texts.usage)
}

async function move(): Promise<CopiedTables> {
  try {
    const result = await moveSite(
      { dataDir, databaseUrl, secretKey },
      {
        to,
        signal: stop.signal,
        onProgress: done => showProgress(`${texts.progress(formatBytes(done))}   `),
      },
    )
    return result.kind === 'moved' ? result.tables : refuse(refusal(result))
  } catch (error) {
    if (stop.signal.aborted) return refuse(texts.interrupted, INTERRUPTED)
    return refuse(failure(error))
  }
}

function refusal(refused: MoveRefusal): string {
  switch (refused.reason) {
    case 'unusable':
      return messages.doctor.database[refused.state]
    case 'occupied':
      return texts.occupied(refused.tables.join(', '))
    case 'file-exists':
      return texts.fileExists(refused.file)
    case 'unreachable':
      return texts.unreachable[refused.side](reasonOf(refused.error))
    case 'no-database':
      return texts.noDatabase(dataDir)
    case 'in-use':
      return messages.siteInUse
    case 'is-there':
      return texts.isThere
    case 'no-key':
      return texts.noKey(dataDir)
  }
}

/** Errors of the databases name the table and the value that they refuse, never an address with a password. */
function failure(error: unknown): string {
  if (!(error instanceof DomainError)) return texts.failed(reasonOf(error))
  if (error.code === 'disk_full') return messages.restore.diskFull
  if (error.code === 'store_newer') return messages.doctor.database.newer
  if (error.code === 'store_unavailable') return texts.disconnected(reasonOf(error.cause))
  return problemMessage(error.code, error.details)
}

function refuse(sentence: string, code = 1): never {
  if (process.stdout.isTTY) process.stdout.write('\n')
  exitWith(code, sentence, messages.nothingChanged)
}

function printResult(tables: CopiedTables): void {
  showProgress('')
  let rows = 0
  for (const [table, { rows: count, sha256 }] of tables) {
    rows += count
    if (count > 0) console.log(texts.table(table, counted(count), sha256.slice(0, 12)))
  }
  console.log(texts.done(counted(rows), secondsSince(started)))
  for (const line of to.kind === 'postgres' ? texts.nextOnPostgres : texts.nextOnSqlite) console.log(line)
  if (databaseUrl === undefined) console.log(texts.former(databaseFile(dataDir)))
}
