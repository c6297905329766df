import { sql } from 'kysely'
import { jsonWithoutMentions, withoutMentions } from '#domain/privacy/mentions.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { inBatches } from '#store/batches.ts'
import { readable } from '#store/mail/outbox.ts'
import type { Schema } from '#store/schema.ts'
import type { Db, Store } from '#store/store.ts'

/** A table whose rows may mention a business, with its columns by what they hold. */
interface MentioningTable {
  readonly table: keyof Schema
  /** The columns of its primary key; a number by the name `id` without it. */
  readonly key?: readonly string[]
  readonly texts: readonly string[]
  readonly json: readonly string[]
  /** Texts that are encrypted as mails are. */
  readonly encrypted?: readonly string[]
  /** Rows to look at, as SQL; all without it. */
  readonly where?: string
  /** A row with a mention goes as a whole. */
  readonly isDeleted?: true
}

/** Requests with a deadline that are not decided on stay as they are until they are. */
const NOT_PENDING = `not (state in ('new', 'open') and due_at is not null)`
/** The answer to the person who asked for the erasure must still reach them. */
const ANSWERS = `'privacy-request-decided', 'notice-decided', 'report-decided'`

const TABLES: readonly MentioningTable[] = [
  { table: 'import_runs', texts: [], json: ['reason_counts', 'failure_details'] },
  {
    table: 'import_outcomes',
    key: ['run_id', 'row_number'],
    texts: ['name', 'place_id'],
    json: ['reasons', 'changes'],
  },
  {
    table: 'submissions',
    texts: ['subject', 'sender_name', 'note'],
    json: ['payload', 'outcome', 'facts_then'],
    where: NOT_PENDING,
  },
  {
    table: 'outbox',
    texts: ['subject', 'recipient'],
    encrypted: ['body_text', 'body_html'],
    json: [],
    where: `not (state = 'waiting' and kind in (${ANSWERS}))`,
    isDeleted: true,
  },
  { table: 'audit', texts: ['subject'], json: ['details'] },
  {
    table: 'jobs',
    texts: [],
    json: ['input', 'progress', 'result', 'failure_details'],
    where: `kind != 'erase'`,
  },
  { table: 'suppressions', texts: ['reason'], json: [] },
  {
    table: 'search_log',
    key: ['day', 'query', 'place', 'language'],
    texts: ['query', 'corrected_to'],
    json: [],
    isDeleted: true,
  },
  { table: 'link_checks', key: ['url'], texts: ['url', 'final_url'], json: [], isDeleted: true },
  { table: 'redirects', key: ['path'], texts: ['path', 'target'], json: [], isDeleted: true },
]

/** Some milliseconds in one transaction. */
const ROWS_PER_STEP = 500

/**
 * Removes every mention from what is stored about imports, submissions, mails, searches, links, jobs and in the audit
 * log. What belongs to live businesses is not looked at. Safe to stop at any point and to repeat.
 * @param mentions mentionPattern
 * @returns how many rows were changed
 * Throws the signal's reason.
 */
export async function eraseMentions(store: Store, mentions: RegExp, signal?: AbortSignal): Promise<number> {
  let changed = 0
  for (const table of TABLES) {
    for await (const rows of inBatches<TextRow>(last => rowsAfter(store.db, table, last))) {
      signal?.throwIfAborted()
      const found = rows.flatMap(row => {
        const change = changeOf(table, row, mentions, store.key)
        return change === undefined ? [] : [{ row, change }]
      })
      if (found.length > 0) await store.write(trx => writeAll(trx, table, found))
      changed += found.length
    }
  }
  return changed
}

type TextRow = Readonly<Record<string, unknown>>
type Change = Readonly<Record<string, string>>

async function rowsAfter(
  db: Db,
  { table, key = ID, texts, json, encrypted = [], where = 'true' }: MentioningTable,
  last: TextRow | undefined,
): Promise<TextRow[]> {
  const columns = new Set([...key, ...texts, ...json, ...encrypted])
  const isAfter = last === undefined ? sql`true` : sql`(${columnsOf(key)}) > (${valuesOf(key, last)})`
  const { rows } = await sql<TextRow>`
    select ${columnsOf([...columns])} from ${sql.table(table)}
    where ${isAfter} and ${sql.raw(where)} order by ${columnsOf(key)} limit ${ROWS_PER_STEP}`.execute(db)
  return rows
}

const ID: readonly string[] = ['id']

function columnsOf(names: readonly string[]) {
  return sql.join(names.map(name => sql.ref(name)))
}

function valuesOf(names: readonly string[], row: TextRow) {
  return sql.join(names.map(name => row[name]))
}

/** The columns of a row that change; undefined when it mentions nothing. */
function changeOf(
  { texts, json, encrypted = [] }: MentioningTable,
  row: TextRow,
  mentions: RegExp,
  key: SiteKey,
): Change | undefined {
  const change: Record<string, string> = {}
  for (const column of encrypted) {
    const text = typeof row[column] === 'string' ? readable(row[column], key) : null
    if (text !== null && text.search(mentions) !== -1)
      change[column] = key.encrypt('mail', withoutMentions(text, mentions))
  }
  for (const column of [...texts, ...json]) {
    const before = row[column]
    if (typeof before !== 'string') continue
    const after = json.includes(column)
      ? jsonWithoutMentions(before, mentions)
      : withoutMentions(before, mentions)
    if (after !== before) change[column] = after
  }
  return Object.keys(change).length === 0 ? undefined : change
}

async function writeAll(
  trx: Db,
  { table, key = ID, isDeleted }: MentioningTable,
  found: readonly { readonly row: TextRow; readonly change: Change }[],
): Promise<void> {
  for (const { row, change } of found) {
    const isRow = sql`(${columnsOf(key)}) = (${valuesOf(key, row)})`
    if (isDeleted) {
      await sql`delete from ${sql.table(table)} where ${isRow}`.execute(trx)
      continue
    }
    const values = sql.join(
      Object.entries(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    )
    await sql`update ${sql.table(table)} set ${values} where ${isRow}`.execute(trx)
  }
}

/** The rows of imports without a business that have one of these names, such as refused ones. */
export async function eraseNamedOutcomes(store: Store, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await store.write(trx =>
    trx
      .updateTable('import_outcomes')
      .set({ name: null, place_id: null, reasons: null, changes: null })
      .where('business_id', 'is', null)
      .where('name', 'in', names)
      .execute(),
  )
}

/** Those of some names that live businesses have, too: a mention may be about them. */
export async function sharedNames(db: Db, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  const rows = await db
    .selectFrom('businesses')
    .select('name')
    .distinct()
    .where('name', 'in', names)
    .where('removed_at', 'is', null)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

/** Those of some web addresses that live businesses have, too, such as that of a chain. */
export async function sharedWebsites(db: Db, urls: readonly string[]): Promise<ReadonlySet<string>> {
  if (urls.length === 0) return new Set()
  const rows = await db
    .selectFrom('businesses')
    .select('website')
    .distinct()
    .where('website', 'in', urls)
    .where('removed_at', 'is', null)
    .execute()
  return new Set(rows.flatMap(({ website }) => website ?? []))
}
