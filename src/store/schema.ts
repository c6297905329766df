import type { BusinessTable } from './businesses/business-row.ts'
import type {
  AccountTable,
  AuditTable,
  CodeVersionTable,
  JobTable,
  LeaseTable,
  MetricTable,
  RecoveryCodeTable,
  RedirectTable,
  RequestCounterTable,
  SessionTable,
  SettingTable,
} from './schema/administration-tables.ts'
import type {
  BulkEditTable,
  CounterTable,
  DuplicatePairTable,
  ErasureTable,
  HistoryTable,
  OldSlugTable,
  OwnerTable,
  SuppressionTable,
} from './schema/business-tables.ts'
import type { CategoryRuleBusinessTable, CategoryRuleTable } from './schema/category-tables.ts'
import type { LinkCheckTable, PhotoCheckTable } from './schema/check-tables.ts'
import type { SiteFilePartTable, SiteFileTable } from './schema/file-tables.ts'
import type {
  ColumnMappingTable,
  ImportOutcomeTable,
  ImportRunTable,
  ImportSearchRunTable,
  ImportSearchTable,
  ImportSightingTable,
  RecheckTable,
  StaleBusinessTable,
} from './schema/import-tables.ts'
import type { OfferedPictureTable, PictureTable } from './schema/picture-tables.ts'
import type { SearchLogTable, SynonymTable } from './schema/search-tables.ts'
import type {
  ConsentTable,
  MailLinkTable,
  OutboxTable,
  SubmissionTable,
  SubscriberTable,
} from './schema/submission-tables.ts'

/** Every table of the database. */
export interface Schema {
  businesses: BusinessTable
  old_slugs: OldSlugTable
  counters: CounterTable
  request_counters: RequestCounterTable
  suppressions: SuppressionTable
  erasures: ErasureTable
  import_runs: ImportRunTable
  import_outcomes: ImportOutcomeTable
  column_mappings: ColumnMappingTable
  import_searches: ImportSearchTable
  import_search_runs: ImportSearchRunTable
  import_sightings: ImportSightingTable
  stale_businesses: StaleBusinessTable
  rechecks: RecheckTable
  settings: SettingTable
  accounts: AccountTable
  sessions: SessionTable
  recovery_codes: RecoveryCodeTable
  audit: AuditTable
  history: HistoryTable
  bulk_edits: BulkEditTable
  jobs: JobTable
  leases: LeaseTable
  figures: MetricTable
  code_versions: CodeVersionTable
  duplicate_pairs: DuplicatePairTable
  submissions: SubmissionTable
  link_checks: LinkCheckTable
  redirects: RedirectTable
  photo_checks: PhotoCheckTable
  outbox: OutboxTable
  mail_links: MailLinkTable
  subscribers: SubscriberTable
  owners: OwnerTable
  consents: ConsentTable
  search_log: SearchLogTable
  synonyms: SynonymTable
  category_rules: CategoryRuleTable
  category_rule_businesses: CategoryRuleBusinessTable
  pictures: PictureTable
  offered_pictures: OfferedPictureTable
  site_files: SiteFileTable
  site_file_parts: SiteFilePartTable
}
