import { type Kysely, sql } from 'kysely'
import { blankTokens } from '#domain/mail/blank-tokens.ts'
import type { SiteKey } from '#domain/site-key.ts'

interface Tables {
  accounts: { id: number; totp_secret: string | null }
  outbox: { id: number; state: string; body_text: string; body_html: string; headers: string }
}

/** Mails in memory at a time. */
const BATCH = 200

/**
 * Secrets of second factors and mails are encrypted from now on, and sent mails lose the tokens of their links.
 * Sessions can be listed, and second factors have recovery codes.
 */
export async function up(db: Kysely<Tables>, key: SiteKey): Promise<void> {
  await changeTables(db)
  await encryptSecrets(db, key)
}

async function changeTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('recovery_codes')
    .addColumn('account_id', 'integer', column => column.notNull())
    .addColumn('code_hash', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['account_id', 'code_hash'])
    .execute()
  await db.schema
    .alterTable('sessions')
    .addColumn('id', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  for (const name of ['address', 'browser', 'system'])
    await db.schema.alterTable('sessions').addColumn(name, 'text').execute()
  await sql`update sessions set id = (
    select count(*) from sessions as other where other.token_hash <= sessions.token_hash)`.execute(db)
  await sql`insert into counters (name, value) select 'session', coalesce(max(id), 0) from sessions`.execute(
    db,
  )
  await db.schema.createIndex('sessions_id').unique().on('sessions').column('id').execute()
}

async function encryptSecrets(db: Kysely<Tables>, key: SiteKey): Promise<void> {
  const accounts = await db.selectFrom('accounts').select(['id', 'totp_secret']).execute()
  for (const { id, totp_secret } of accounts) {
    if (totp_secret === null) continue
    const encrypted = key.encrypt('totp', `${id}:${totp_secret}`)
    await db.updateTable('accounts').set({ totp_secret: encrypted }).where('id', '=', id).execute()
  }
  for (let last = 0; ; ) {
    const mails = await db
      .selectFrom('outbox')
      .select(['id', 'state', 'body_text', 'body_html', 'headers'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const mail of mails) {
      const isSent = mail.state === 'sent'
      const encrypt = (text: string) => key.encrypt('mail', isSent ? blankTokens(text) : text)
      await db
        .updateTable('outbox')
        .set({
          body_text: encrypt(mail.body_text),
          body_html: encrypt(mail.body_html),
          headers: encrypt(isSent ? '{}' : mail.headers),
        })
        .where('id', '=', mail.id)
        .execute()
    }
    if (mails.length < BATCH) return
    last = Number(mails.at(-1)?.id)
  }
}
