import type { Kysely } from 'kysely'

/** What the site's forms need: marks on submissions, mails, links in mails, subscribers, owners, consent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('submissions')
    .addColumn('is_from_owner', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  for (const [name, type] of [
    ['suspicion', 'text'],
    ['outcome', 'text'],
    // The ticket it was sent with: the same form sent twice is stored once.
    ['ticket', 'text'],
    // What the directory said when a correction was sent.
    ['facts_then', 'text'],
  ] as const) {
    await db.schema.alterTable('submissions').addColumn(name, type).execute()
  }
  await db.schema
    .createIndex('submissions_ticket')
    .unique()
    .on('submissions')
    .column('ticket')
    .where('ticket' as never, 'is not', null)
    .execute()
  // What came lately: the same again, or many from one address.
  await db.schema.createIndex('submissions_created').on('submissions').column('created_at').execute()

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('recipient', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('body_text', 'text', column => column.notNull())
    .addColumn('body_html', 'text', column => column.notNull())
    .addColumn('headers', 'text', column => column.notNull())
    .addColumn('submission_id', 'integer')
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('attempts', 'integer', column => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('due_at', 'bigint', column => column.notNull())
    .addColumn('sent_at', 'bigint')
    .execute()
  await db.schema.createIndex('outbox_state').on('outbox').columns(['state', 'due_at']).execute()

  await db.schema
    .createTable('mail_links')
    .addColumn('token_hash', 'text', column => column.primaryKey())
    .addColumn('purpose', 'text', column => column.notNull())
    .addColumn('subject_id', 'bigint', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('mail_links_subject')
    .on('mail_links')
    .columns(['purpose', 'subject_id'])
    .execute()

  await db.schema
    .createTable('subscribers')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('email', 'text', column => column.notNull().unique())
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('consent_text', 'text', column => column.notNull())
    .addColumn('asked_at', 'bigint', column => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('unsubscribed_at', 'bigint')
    .execute()

  await db.schema
    .createTable('owners')
    .addColumn('business_id', 'bigint', column => column.notNull())
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('owners_key', ['business_id', 'email'])
    .execute()

  await db.schema
    .createTable('consents')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('choices', 'text', column => column.notNull())
    .addColumn('asked', 'text', column => column.notNull())
    .addColumn('given_at', 'bigint', column => column.notNull())
    .addColumn('withdrawn_at', 'bigint')
    .execute()
  await db.schema.createIndex('consents_given_at').on('consents').column('given_at').execute()
}
