import type { Schema } from '#store/schema.ts'

/** Every table of the schema with the columns of its primary key, in the order of the key. */
export const TABLE_KEYS = {
  businesses: ['id'],
  old_slugs: ['url_slug'],
  counters: ['name'],
  request_counters: ['key'],
  suppressions: ['id'],
  erasures: ['business_id'],
  import_runs: ['id'],
  import_outcomes: ['run_id', 'row_number'],
  column_mappings: ['header_key'],
  import_searches: ['id'],
  import_search_runs: ['run_id', 'search_id'],
  import_sightings: ['search_id', 'run_id', 'business_id'],
  stale_businesses: ['search_id', 'business_id'],
  rechecks: ['business_id'],
  settings: ['key'],
  accounts: ['id'],
  sessions: ['token_hash'],
  recovery_codes: ['account_id', 'code_hash'],
  audit: ['id'],
  history: ['id'],
  bulk_edits: ['id'],
  jobs: ['id'],
  leases: ['name'],
  figures: ['name', 'day'],
  code_versions: ['id'],
  duplicate_pairs: ['a', 'b'],
  submissions: ['id'],
  link_checks: ['url'],
  redirects: ['path'],
  photo_checks: ['business_id'],
  outbox: ['id'],
  mail_links: ['token_hash'],
  subscribers: ['id'],
  owners: ['business_id', 'email'],
  consents: ['id'],
  search_log: ['day', 'query', 'place', 'language'],
  synonyms: ['id'],
  category_rules: ['id'],
  category_rule_businesses: ['rule_id', 'business_id'],
  pictures: ['id'],
  offered_pictures: ['id'],
  site_files: ['name'],
  site_file_parts: ['name', 'version', 'position'],
} as const satisfies { readonly [Table in keyof Schema]: readonly (keyof Schema[Table])[] }

export type TableName = keyof typeof TABLE_KEYS

/** No table refers to another one by a foreign key, so they can be filled and emptied in any order. */
export const TABLES = Object.keys(TABLE_KEYS) as readonly TableName[]

const FILE_TABLES: ReadonlySet<TableName> = new Set(['site_files', 'site_file_parts'])

/** Without the site's files, which SQLite has beside it in the data folder. */
export const TABLES_WITHOUT_FILES: readonly TableName[] = TABLES.filter(table => !FILE_TABLES.has(table))
