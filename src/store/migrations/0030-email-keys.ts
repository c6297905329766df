import { type Kysely, sql } from 'kysely'
import { emailKey } from '#domain/form/email-key.ts'

interface Tables {
  owners: { business_id: number; email: string; created_at: number; merged_from: number | null }
  subscribers: { id: number; email: string }
}

/** Rows in memory at a time. */
const BATCH = 500

/** By what addresses are compared (emailKey) is stored beside them: databases know the case of ASCII letters only. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('submissions').addColumn('sender_key', 'text').execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('recipient_key', 'text', column => column.notNull().defaultTo(''))
    .execute()
  await fillKeys(db, { table: 'submissions', from: 'sender_email', to: 'sender_key' })
  await fillKeys(db, { table: 'outbox', from: 'recipient', to: 'recipient_key' })
  await changeOwners(db)
  await changeSubscribers(db)
}

async function fillKeys(
  db: Kysely<Tables>,
  { table, from, to }: { readonly table: string; readonly from: string; readonly to: string },
): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number; address: string }>`
      select id, ${sql.ref(from)} as address from ${sql.table(table)}
      where id > ${last} and ${sql.ref(from)} is not null order by id limit ${BATCH}`.execute(db)
    for (const { id, address } of rows)
      await sql`update ${sql.table(table)} set ${sql.ref(to)} = ${emailKey(address)} where id = ${id}`.execute(
        db,
      )
    if (rows.length < BATCH) return
    last = Number(rows.at(-1)?.id)
  }
}

/** Their addresses are stored as keys; accents of two signs were not composed before. */
async function changeOwners(db: Kysely<Tables>): Promise<void> {
  for (const owner of await db.selectFrom('owners').selectAll().execute()) {
    const { business_id, email } = owner
    const key = emailKey(email)
    if (key === email) continue
    await db
      .insertInto('owners')
      .values({ ...owner, email: key })
      .onConflict(conflict => conflict.columns(['business_id', 'email']).doNothing())
      .execute()
    await db.deleteFrom('owners').where('business_id', '=', business_id).where('email', '=', email).execute()
  }
}

/** The same; whoever subscribed with both spellings keeps both proofs. */
async function changeSubscribers(db: Kysely<Tables>): Promise<void> {
  const subscribers = await db.selectFrom('subscribers').select(['id', 'email']).execute()
  const known = new Set(subscribers.map(({ email }) => email))
  for (const { id, email } of subscribers) {
    const key = emailKey(email)
    if (known.has(key)) continue
    known.add(key)
    await db.updateTable('subscribers').set({ email: key }).where('id', '=', id).execute()
  }
}
