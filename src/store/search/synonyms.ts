import type { Selectable } from 'kysely'
import type { Synonym } from '#domain/search/synonym.ts'
import { lastNumber, takeNumbers } from '#store/counters.ts'
import { countRows } from '#store/pages.ts'
import type { SynonymTable } from '#store/schema/search-tables.ts'
import type { Db } from '#store/store.ts'

/** All of them, by term. */
export async function allSynonyms(db: Db): Promise<readonly Synonym[]> {
  const rows = await db.selectFrom('synonyms').selectAll().orderBy('term').execute()
  return rows.map(synonymOf)
}

/** A number that rises with every change of the synonyms: whoever cached an older one reads them again. */
export async function synonymsVersion(db: Db): Promise<number> {
  return lastNumber(db, 'synonym')
}

/** How many there are. */
export async function countSynonyms(db: Db): Promise<number> {
  return countRows(db.selectFrom('synonyms'))
}

/** The one of a term; undefined without one. */
export async function synonymOfTerm(db: Db, term: string): Promise<Synonym | undefined> {
  const row = await db.selectFrom('synonyms').selectAll().where('term', '=', term).executeTakeFirst()
  return row === undefined ? undefined : synonymOf(row)
}

/** Stores a synonym, in place of the one that its term has. Call it in a transaction. */
export async function putSynonym(
  db: Db,
  { term, means, account, createdAt }: Omit<Synonym, 'id'>,
): Promise<void> {
  const values = { means: JSON.stringify(means), account, created_at: createdAt }
  await db
    .insertInto('synonyms')
    .values({ id: await takeNumbers(db, 'synonym', 1), term, ...values })
    .onConflict(conflict => conflict.column('term').doUpdateSet(values))
    .execute()
}

/** Deletes a synonym. Call it in a transaction. @returns what it was; undefined when there was none */
export async function deleteSynonym(db: Db, id: number): Promise<Synonym | undefined> {
  const row = await db.deleteFrom('synonyms').where('id', '=', id).returningAll().executeTakeFirst()
  if (row === undefined) return undefined
  await takeNumbers(db, 'synonym', 1)
  return synonymOf(row)
}

/** Only written here, so its columns are trusted. */
function synonymOf({ id, term, means, account, created_at }: Selectable<SynonymTable>): Synonym {
  return { id: Number(id), term, means: JSON.parse(means), account, createdAt: Number(created_at) }
}
