import { type Selectable, sql } from 'kysely'
import type { ConsentState } from '#domain/consent/consent.ts'
import type { Consent } from '#domain/consent/consent-proof.ts'
import type { Language } from '#domain/language.ts'
import type { Page, PageRequest } from '#domain/paging.ts'
import { containsInAnyCase } from '#store/engine-sql.ts'
import { countRows, readPage } from '#store/pages.ts'
import { numberOrNull } from '#store/schema/columns.ts'
import type { ConsentTable } from '#store/schema/submission-tables.ts'
import type { Db } from '#store/store.ts'

export type ConsentRow = Selectable<ConsentTable>

/** Stores a consent; one that is stored already stays as it is. */
export async function insertConsent(db: Db, consent: ConsentRow): Promise<void> {
  await db
    .insertInto('consents')
    .values(consent)
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
}

/** Records that a consent was withdrawn; only the first time counts. Does nothing where there is none. */
export async function withdrawConsent(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('consents')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** The consents given before an instant, oldest first, at most `limit`. */
export async function consentsBefore(db: Db, moment: number, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('consents')
    .select('id')
    .where('given_at', '<', moment)
    .orderBy('given_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes consents. */
export async function deleteConsents(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('consents').where('id', 'in', ids).execute()
}

/** A filter of consents; an unset part matches all. */
export interface ConsentSelection {
  readonly state?: ConsentState | undefined
  /** In any case: part of the identifier or of the question. */
  readonly part?: string | undefined
  /** Given then or later, milliseconds since 1970. */
  readonly from?: number | undefined
  /** Given before, milliseconds since 1970. */
  readonly until?: number | undefined
}

/** One page of the consents, newest first. */
export function consentPage(
  db: Db,
  selection: ConsentSelection,
  request: PageRequest,
): Promise<Page<Consent>> {
  return readPage(newestFirst(db, selection), request, consentOf)
}

/** How many consents there are. */
export function countConsents(db: Db, selection: ConsentSelection): Promise<number> {
  return countRows(newestFirst(db, selection))
}

/**
 * The next consents after one, newest first, at most `limit`: one step through all of them.
 * @param last undefined: from the first
 */
export async function consentsAfter(
  db: Db,
  selection: ConsentSelection,
  { last, limit }: { readonly last: Pick<Consent, 'id' | 'givenAt'> | undefined; readonly limit: number },
): Promise<Consent[]> {
  let query = newestFirst(db, selection).limit(limit)
  if (last !== undefined) {
    query = query.where(({ and, eb, or }) =>
      or([
        eb('given_at', '<', last.givenAt),
        and([eb('given_at', '=', last.givenAt), eb('id', '>', last.id)]),
      ]),
    )
  }
  return (await query.execute()).map(consentOf)
}

function newestFirst(db: Db, selection: ConsentSelection) {
  return selected(db, selection).selectAll().orderBy('given_at', 'desc').orderBy('id')
}

function selected(db: Db, { state, part, from, until }: ConsentSelection) {
  let query = db.selectFrom('consents')
  if (state !== undefined) query = query.where('withdrawn_at', state === 'given' ? 'is' : 'is not', null)
  if (part !== undefined) query = query.where(containsInAnyCase(sql`id || ' ' || asked`, part))
  if (from !== undefined) query = query.where('given_at', '>=', from)
  if (until !== undefined) query = query.where('given_at', '<', until)
  return query
}

/** Only `recordConsent` writes these columns, so they are trusted: the question stands behind its language. */
function consentOf(row: ConsentRow): Consent {
  const space = row.asked.indexOf(' ')
  return {
    id: row.id,
    choices: JSON.parse(row.choices),
    language: row.asked.slice(0, space) as Language,
    asked: row.asked.slice(space + 1),
    givenAt: Number(row.given_at),
    withdrawnAt: numberOrNull(row.withdrawn_at),
  }
}
