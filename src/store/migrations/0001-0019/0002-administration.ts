import type { Kysely } from 'kysely'

/** What the administrator's area needs: accounts, jobs, history, figures, and an inbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A removed business keeps its place id for its history, and may not stand in the way of a live one.
  await db.schema.dropIndex('businesses_place_id').execute()
  await db.schema
    .createIndex('businesses_place_id')
    .unique()
    .on('businesses')
    .column('place_id')
    .where('removed_at' as never, 'is', null)
    .execute()

  for (const [name, type] of [
    ['is_dry_run', 'integer'],
    ['conflicts', 'integer'],
  ] as const) {
    await db.schema
      .alterTable('import_runs')
      .addColumn(name, type, column => column.notNull().defaultTo(0))
      .execute()
  }
  for (const [name, type] of [
    ['rows_total', 'integer'],
    ['file_path', 'text'],
    ['account', 'text'],
    ['job_id', 'bigint'],
    ['undone_at', 'bigint'],
  ] as const) {
    await db.schema.alterTable('import_runs').addColumn(name, type).execute()
  }
  await db.schema.alterTable('import_outcomes').addColumn('changes', 'text').execute()

  await db.schema
    .createTable('accounts')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('username', 'text', column => column.notNull().unique())
    .addColumn('password_hash', 'text', column => column.notNull())
    .addColumn('totp_secret', 'text')
    .addColumn('totp_last_step', 'bigint')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('last_login_at', 'bigint')
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', column => column.primaryKey())
    .addColumn('account_id', 'integer', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('last_seen_at', 'bigint', column => column.notNull())
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_account').on('sessions').column('account_id').execute()

  await db.schema
    .createTable('audit')
    .addColumn('id', 'bigint', column => column.primaryKey())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('action', 'text', column => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('details', 'text', column => column.notNull())
    .execute()

  await db.schema
    .createTable('history')
    .addColumn('id', 'bigint', column => column.primaryKey())
    .addColumn('business_id', 'bigint', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('source', 'text', column => column.notNull())
    .addColumn('account', 'text')
    .addColumn('run_id', 'bigint')
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('change', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('history_business').on('history').columns(['business_id', 'id']).execute()
  await db.schema.createIndex('history_run').on('history').columns(['run_id', 'id']).execute()

  await db.schema
    .createTable('jobs')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('input', 'text', column => column.notNull())
    .addColumn('progress', 'text')
    .addColumn('result', 'text')
    .addColumn('failure_code', 'text')
    .addColumn('failure_details', 'text')
    .addColumn('report_file', 'text')
    .addColumn('account', 'text')
    .addColumn('attempt', 'integer', column => column.notNull())
    .addColumn('is_cancel_requested', 'integer', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('heartbeat_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addColumn('due_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('jobs_state').on('jobs').columns(['state', 'due_at']).execute()
  await db.schema.createIndex('jobs_kind').on('jobs').columns(['kind', 'id']).execute()

  await db.schema
    .createTable('figures')
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('value', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('figures_key', ['name', 'day'])
    .execute()

  await db.schema
    .createTable('code_versions')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('head_code', 'text', column => column.notNull())
    .addColumn('footer_code', 'text', column => column.notNull())
    .execute()

  await db.schema
    .createTable('duplicate_pairs')
    .addColumn('a', 'bigint', column => column.notNull())
    .addColumn('b', 'bigint', column => column.notNull())
    .addColumn('score', 'integer', column => column.notNull())
    .addColumn('reasons', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('decided_at', 'bigint')
    .addColumn('decided_by', 'text')
    .addPrimaryKeyConstraint('duplicate_pairs_key', ['a', 'b'])
    .execute()
  await db.schema
    .createIndex('duplicate_pairs_state')
    .on('duplicate_pairs')
    .columns(['state', 'score'])
    .execute()

  await db.schema
    .createTable('submissions')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('sender_name', 'text')
    .addColumn('sender_email', 'text')
    .addColumn('business_id', 'bigint')
    .addColumn('payload', 'text', column => column.notNull())
    .addColumn('note', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('due_at', 'bigint')
    .execute()
  await db.schema.createIndex('submissions_state').on('submissions').columns(['state', 'id']).execute()
}
