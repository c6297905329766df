import type { Generated } from 'kysely'
import type { BusinessStatus, Source } from '#domain/business/business.ts'
import type { HistoryKind } from '#domain/business/history.ts'
import type { GroupSlug } from '#domain/category/category.ts'
import type { JobKind, JobState } from '#domain/job.ts'
import type { Language } from '#domain/language.ts'
import type { LinkOutcome } from '#domain/link/link-check.ts'
import type { MailKind, MailState } from '#domain/mail/mail.ts'
import type { SubscriberState } from '#domain/newsletter/subscriber.ts'
import type { StateCode } from '#domain/place/state.ts'
import type { SubmissionKind, SubmissionState, Suspicion } from '#domain/submission.ts'

/** Milliseconds since 1970. */
type Millis = number
/** 0 or 1: SQLite has no booleans, and an integer reads the same in PostgreSQL. */
type Flag = 0 | 1
/** JSON as text, so that both databases return it untouched. */
type Json = string

export interface BusinessTable {
  id: number
  place_id: string | null
  google_id: string | null
  cid: string | null
  /** Normalised name + postal code + street (domain/draft), the last resort to recognise a business. */
  match_key: string | null
  name: string
  /** Orders names as German does; computed, because node:sqlite has no collation hook. */
  name_sort: string
  category: string
  category_slug: string
  category_group: GroupSlug
  subtypes: Json
  street: string | null
  postal_code: string | null
  city: string
  city_slug: string
  district: string | null
  state: StateCode | null
  country_code: string
  full_address: string | null
  latitude: number | null
  longitude: number | null
  phone: string | null
  website: string | null
  rating: number | null
  review_count: number
  reviews_per_score: Json | null
  reviews_link: string | null
  opening_hours: Json | null
  photos: Json
  photos_count: number
  description: string | null
  about: Json
  verified: Flag
  price_level: number | null
  status: BusinessStatus
  has_service_area: Flag
  slug: string
  /** `{city_slug}/{slug}`: the page's address, unique. */
  url_slug: string
  completeness: number
  source: Source
  source_date: string
  field_sources: Json
  is_hidden: Flag
  removed_at: Millis | null
  /** The business that took this one in; only of removed ones. */
  merged_into: number | null
  /** Rises with every change of the row; followers read upwards. */
  change: number
  created_at: Millis
  updated_at: Millis
}

export interface OldSlugTable {
  url_slug: string
  business_id: number
  created_at: Millis
}

export interface CounterTable {
  name:
    | 'change'
    | 'business'
    | 'import_run'
    | 'suppression'
    | 'account'
    | 'audit'
    | 'history'
    | 'job'
    | 'code_version'
    | 'submission'
    | 'mail'
    | 'subscriber'
    | 'redirect'
    | 'synonym'
    | 'picture'
  value: number
}

export type SuppressionKind = 'place_id' | 'phone' | 'name_address'

export interface SuppressionTable {
  id: number
  kind: SuppressionKind
  /** The place id, the E.164 phone or the match key. */
  value: string
  reason: string
  created_at: Millis
  /** The business whose removal put it here, so that restoring it takes it off again; null for objections. */
  business_id: number | null
}

export type ImportRunState = 'running' | 'done' | 'failed' | 'cancelled'

export interface ImportRunTable {
  id: number
  file_name: string
  file_size: number
  state: ImportRunState
  imported: number
  updated: number
  unchanged: number
  duplicates: number
  suppressed: number
  errors: number
  /** What refused the file as a whole: an error code, and its details as JSON. */
  failure_code: string | null
  failure_details: Json | null
  started_at: Millis
  finished_at: Millis | null
  /** 1: only compared, nothing was stored. */
  is_dry_run: Flag
  /** Rows of a dry run that contradict locked fields or speak about two businesses at once. */
  conflicts: number
  /** Rows with something in them, known once the file was read to its end. */
  rows_total: number | null
  /** Where the uploaded file lies while it may still be needed, relative to the data folder. */
  file_path: string | null
  /** Who uploaded it; null for the command line. */
  account: string | null
  /** The job that runs it; null for the command line. */
  job_id: number | null
  undone_at: Millis | null
}

export type RowOutcome = 'imported' | 'updated' | 'unchanged' | 'duplicate' | 'suppressed' | 'error'

export interface ImportOutcomeTable {
  run_id: number
  /** The row in the sheet, the header being row 1. */
  row_number: number
  outcome: RowOutcome
  business_id: number | null
  name: string | null
  place_id: string | null
  /** Faults and warnings as JSON: [{ field, code, value }]. */
  reasons: Json | null
  /** Only of a dry run: what would change, [{ field, before, after }]; kept for the first rows as a sample. */
  changes: Json | null
}

export interface SettingTable {
  key: string
  value: Json
  updated_at: Millis
}

export interface AccountTable {
  id: number
  /** Lower case, unique. */
  username: string
  /** argon2id in PHC form. */
  password_hash: string
  /** Base32 secret of the second factor; null without one. */
  totp_secret: string | null
  /** The last time step a code was accepted for, so that no code works twice. */
  totp_last_step: number | null
  created_at: Millis
  last_login_at: Millis | null
}

export interface SessionTable {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string
  account_id: number
  created_at: Millis
  last_seen_at: Millis
  expires_at: Millis
}

export interface AuditTable {
  id: number
  at: Millis
  /** The account's name, or 'system'. */
  account: string
  /** What was done, 'business.edited' (domain/audit.ts). */
  action: string
  /** What it was done to, '204418' or a name. */
  subject: string | null
  details: Json
}

export interface HistoryTable {
  id: number
  business_id: number
  at: Millis
  /** Whose words these are: 'google-maps', 'administrator' … */
  source: Source
  /** The account's name; null for files and owners. */
  account: string | null
  /** The import that said so. */
  run_id: number | null
  kind: HistoryKind
  /** The facts that changed, as they were; null for a new business. */
  before: Json | null
  /** The same facts, as they are since. */
  after: Json | null
  /** The business's change number after this entry: something newer touched it when its own is higher. */
  change: number
}

export interface JobTable {
  id: number
  kind: JobKind
  state: JobState
  input: Json
  progress: Json | null
  result: Json | null
  failure_code: string | null
  failure_details: Json | null
  /** Relative to the data folder. */
  report_file: string | null
  account: string | null
  /** How often it was begun. */
  attempt: number
  is_cancel_requested: Flag
  created_at: Millis
  started_at: Millis | null
  /** Written while it runs; an old one means its process died. */
  heartbeat_at: Millis | null
  finished_at: Millis | null
  /** Not before this moment (retries with a growing pause). */
  due_at: Millis
}

/** One number a day: counts of the directory, of imports, of searches. */
export interface FigureTable {
  /** ISO date in Germany. */
  day: string
  /** domain/figure.ts */
  name: string
  value: number
}

/** Head and footer code as it was from a moment on. */
export interface CodeVersionTable {
  id: number
  at: Millis
  account: string
  head_code: string
  footer_code: string
}

/** Two businesses that look like one; `a` is the smaller id. */
export interface DuplicatePairTable {
  a: number
  b: number
  /** 0 to 100. */
  score: number
  /** domain/business/duplicate.ts, as JSON. */
  reasons: Json
  state: 'suggested' | 'dismissed'
  decided_at: Millis | null
  decided_by: string | null
}

export interface SubmissionTable {
  id: number
  kind: SubmissionKind
  state: SubmissionState
  language: Language
  /** What the list shows: the business's name, the subject. */
  subject: string
  sender_name: string | null
  sender_email: string | null
  business_id: number | null
  /** What was sent, by kind. */
  payload: Json
  /** The administrator's own words. */
  note: string
  created_at: Millis
  updated_at: Millis
  /** When the sender's address was confirmed by the link in the mail. */
  confirmed_at: Millis | null
  /** By when the law wants an answer. */
  due_at: Millis | null
  /** The sender came by a link mailed to the address on file. */
  is_from_owner: Flag
  suspicion: Suspicion | null
  outcome: Json | null
  /** Stands for the ticket and what was sent with it, so that nothing is stored twice. */
  ticket: string | null
  /** Corrections: the fields as the directory had them then (texts of the form, by name). */
  facts_then: Json | null
}

/** Mails to be sent, and those that were. */
export interface OutboxTable {
  id: number
  kind: MailKind
  language: Language
  recipient: string
  subject: string
  body_text: string
  body_html: string
  /** Further headers by name. */
  headers: Json
  submission_id: number | null
  state: MailState
  attempts: number
  failure: string | null
  created_at: Millis
  due_at: Millis
  sent_at: Millis | null
}

/** Links in mails; only their hashes are kept. */
export interface MailLinkTable {
  /** SHA-256 of the token, hex. */
  token_hash: string
  purpose: MailLinkPurpose
  /** A submission, a business or a subscriber, by purpose. */
  subject_id: number
  created_at: Millis
  expires_at: Millis
  used_at: Millis | null
}

export type MailLinkPurpose = 'confirm-submission' | 'owner' | 'confirm-subscriber' | 'unsubscribe'

export interface SubscriberTable {
  id: number
  /** Lower case. */
  email: string
  language: Language
  state: SubscriberState
  consent_text: string
  asked_at: Millis
  confirmed_at: Millis | null
  unsubscribed_at: Millis | null
}

/** The confirmed address on file of a business. */
export interface OwnerTable {
  business_id: number
  email: string
  created_at: Millis
}

/** What a browser agreed to; it names itself by a random id and nothing else. */
export interface ConsentTable {
  id: string
  choices: Json
  /** What was asked and in which language: 'de analytics: zahlen.example; marketing'. */
  asked: string
  given_at: Millis
  withdrawn_at: Millis | null
}

/** An address of this site that leads elsewhere on it, or is gone. */
export interface RedirectTable {
  /** Path as domain/redirect writes it, with its query part where it has one. */
  path: string
  /** Path, with query part; null: gone (410). */
  target: string | null
  created_at: Millis
}

/** What is known of one web address; businesses know it by their `website`. */
export interface LinkCheckTable {
  url: string
  outcome: LinkOutcome
  /** A status, a code, a word: domain/link/link-check.ts. */
  detail: string
  final_url: string | null
  checked_at: Millis
  failed_days: number
  /** ISO date in Germany. */
  last_failed_day: string | null
  is_invalid: Flag
  /** `is_invalid` as followers of the truth were told last. */
  is_announced: Generated<Flag>
  /** The job that looked last. */
  job_id: number
}

/** When a business's photos were looked at last, and what came of it. */
export interface PhotoCheckTable {
  business_id: number
  /** Photos asked for. */
  checked: number
  dropped: number
  found: number
  checked_at: Millis
  job_id: number
}

/** All searches of a day for the same words (domain/search-log); nothing in it says who searched. */
export interface SearchLogTable {
  /** ISO date in Germany. */
  day: string
  query: string
  place: string
  language: Language
  searches: number
  without_results: number
  corrected: number
  /** Found the last time. */
  results: number
  corrected_to: string | null
}

/** What the operator says that a word means. */
export interface SynonymTable {
  id: number
  /** Lower case, unique. */
  term: string
  means: Json
  account: string
  created_at: Millis
}

/** A picture that was uploaded for a business. */
export interface PictureTable {
  id: number
  business_id: number
  /** SHA-256 of the file, hex: its name in pictures/ of the data folder, without the ending. */
  file: string
  /** What it shows, for those who do not see it. */
  alt: string
  width: number
  height: number
  /** Rises within a business; the first one stands in lists. */
  position: number
  /** Who uploaded it. */
  account: string
  created_at: Millis
}

/** A picture that came with a correction, before anybody decided on it. */
export interface OfferedPictureTable {
  id: number
  submission_id: number
  /** As of pictures. */
  file: string
  alt: string
  width: number
  height: number
  created_at: Millis
}

/** Every table of the truth. */
export interface Schema {
  businesses: BusinessTable
  old_slugs: OldSlugTable
  counters: CounterTable
  suppressions: SuppressionTable
  import_runs: ImportRunTable
  import_outcomes: ImportOutcomeTable
  settings: SettingTable
  accounts: AccountTable
  sessions: SessionTable
  audit: AuditTable
  history: HistoryTable
  jobs: JobTable
  figures: FigureTable
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
  pictures: PictureTable
  offered_pictures: OfferedPictureTable
}
