import type { Account } from '#domain/account/account.ts'
import type { AuditAction, AuditEntry } from '#domain/account/audit.ts'
import type { Backup } from '#domain/backup.ts'
import type {
  AdminBusiness,
  AdminBusinessFilter,
  AdminBusinessPage,
  AdminBusinessQuery,
} from '#domain/business/admin-business.ts'
import type { BusinessField } from '#domain/business/business.ts'
import type { HistoryEntry } from '#domain/business/history.ts'
import type { ProposedChange } from '#domain/correction/correction.ts'
import type { DuplicatePair } from '#domain/duplicate/compare-businesses.ts'
import type { ImportRunSummary } from '#domain/import/import-run.ts'
import type { Job, JobKind, JobState } from '#domain/job/job.ts'
import type { Schedule, ScheduleEntry } from '#domain/job/schedule.ts'
import type { ValidationStatus } from '#domain/link/validation-status.ts'
import type { ListingInput } from '#domain/listing/listing.ts'
import type { MailState, OutboxMail } from '#domain/mail/mail.ts'
import type { AdminStats, DashboardWarning, SetupSteps } from '#domain/metric/admin-stats.ts'
import type { MetricSeries } from '#domain/metric/metric.ts'
import type { Subscriber, SubscriberState } from '#domain/newsletter/subscriber.ts'
import type { SearchListName, SearchPeriod } from '#domain/search/search-report.ts'
import type { Synonym } from '#domain/search/synonym.ts'
import type { Submission, SubmissionKind, SubmissionState } from '#domain/submission/submission.ts'
import type {
  AdminSettings,
  BulkRequest,
  BusinessEdit,
  BusinessPictures,
  CodeVersion,
  DuplicateSide,
  ImportedRedirects,
  IndexingStatus,
  Page,
  RedirectEntry,
  ShownImport,
  ShownPicture,
  ShownSearchReport,
  SubmissionDetail,
  SuppressionEntry,
} from '#web/admin/api/admin-answers.ts'

/**
 * The administrator's calls as the screens use them (src/web/admin/api/http-admin-api.ts). Every failing answer rejects with an
 * AdminCallError carrying status, code, the sentence to show and, for forms, the field faults.
 * Dates are milliseconds since 1970 unless a name says day.
 */
export interface AdminApi {
  /** POST /api/admin/session {username, password, code?}; 401 login_failed, code_required, code_wrong */
  logIn(login: { username: string; password: string; code?: string }): Promise<Account>
  /** GET /api/admin/session; null when nobody is logged in (401) */
  session(): Promise<Account | null>
  /** DELETE /api/admin/session */
  logOut(): Promise<void>
  /** GET /api/admin/accounts */
  accounts(): Promise<readonly Account[]>
  /** POST /api/admin/accounts {username, password, ownPassword}; 409 account_exists */
  createAccount(account: { username: string; password: string; ownPassword: string }): Promise<Account>
  /** POST /api/admin/accounts/{id}/remove {ownPassword}; 409 account_last */
  removeAccount(id: number, ownPassword: string): Promise<void>
  /** POST /api/admin/password {password, newPassword}: ends every other session */
  changePassword(change: { password: string; newPassword: string }): Promise<void>
  /** POST /api/admin/second-factor {password}: a secret to be confirmed; `qr` is an SVG element as text */
  beginSecondFactor(password: string): Promise<{ secret: string; address: string; qr: string }>
  /** PUT /api/admin/second-factor {secret, code, password} */
  confirmSecondFactor(confirmation: { secret: string; code: string; password: string }): Promise<void>
  /** POST /api/admin/second-factor/remove {password} */
  removeSecondFactor(password: string): Promise<void>

  /** GET /api/admin/stats */
  stats(): Promise<AdminStats>
  /** GET /api/admin/setup */
  setup(): Promise<{ readonly steps: SetupSteps; readonly warnings: readonly DashboardWarning[] }>
  /** GET /api/admin/figures?days= */
  metricSeries(days: number): Promise<readonly MetricSeries[]>
  /** POST /api/admin/demonstration/remove -> {jobId} */
  removeDemonstration(): Promise<{ jobId: number }>

  /** POST /api/admin/imports?dryRun=1|0, multipart field excelFile -> {runId, jobId}; upload progress in bytes */
  uploadImport(
    file: File,
    options: { isDryRun: boolean; onProgress: (sent: number, total: number) => void; signal: AbortSignal },
  ): Promise<{ runId: number; jobId: number }>
  /** GET /api/admin/imports?page=, newest first */
  imports(page: number): Promise<Page<ImportRunSummary>>
  /** GET /api/admin/imports/{id} */
  importRun(id: number): Promise<ShownImport>
  /** POST /api/admin/imports/{id}/start: a dry run's file is imported -> {runId, jobId} of the new run */
  startImport(id: number): Promise<{ runId: number; jobId: number }>
  /** POST /api/admin/imports/{id}/undo -> {jobId}; 409 import_not_undoable */
  undoImport(id: number): Promise<{ jobId: number }>
  /** Address of GET /api/admin/imports/{id}/report: every row with outcome and reason, as CSV */
  importReportAddress(id: number): string

  /** GET /api/admin/jobs?page=&kind=&state= */
  jobs(query: { page: number; kind?: JobKind; state?: JobState }): Promise<Page<Job>>
  /** GET /api/admin/jobs/{id} */
  job(id: number): Promise<Job>
  /** GET /api/admin/jobs/{id}/events: server-sent events, each `data:` a Job; ends when the job is finished */
  followJob(id: number, onJob: (job: Job) => void): { close(): void }
  /** POST /api/admin/jobs {kind: 'find-duplicates' | 'rebuild-index' | 'backup'} -> {jobId}; 409 job_running */
  startJob(kind: JobKind): Promise<{ jobId: number }>
  /** POST /api/admin/jobs/{id}/cancel */
  cancelJob(id: number): Promise<void>
  /** POST /api/admin/jobs/{id}/retry -> {jobId} */
  retryJob(id: number): Promise<{ jobId: number }>
  /** Address of GET /api/admin/jobs/{id}/report */
  jobReportAddress(id: number): string
  /** GET /api/admin/schedule: what runs by itself, and when next */
  schedule(): Promise<readonly ScheduleEntry[]>
  /** PUT /api/admin/schedule {[task]: {isOn, weekday, hour}}, every task; weekday 1 (Monday) to 7 or null: daily; hours by clocks in Germany */
  saveSchedule(schedule: Schedule): Promise<readonly ScheduleEntry[]>

  /** GET /api/admin/businesses */
  businesses(query: AdminBusinessQuery): Promise<AdminBusinessPage>
  /** GET /api/admin/real-categories */
  categoryCounts(): Promise<readonly { category: string; count: number }[]>
  /** GET /api/admin/cities */
  cityCounts(): Promise<readonly { city: string; count: number }[]>
  /** GET /api/admin/types */
  typeCounts(): Promise<readonly { type: string; count: number }[]>
  /** GET /api/admin/countries */
  countryCounts(): Promise<readonly { countryCode: string; country: string; count: number }[]>
  /** Address of GET /api/admin/export; separator ';' (Excel in Germany) or ',' */
  exportAddress(
    options: AdminBusinessFilter & {
      kind: 'all' | 'range' | 'date'
      start?: number
      end?: number
      sortBy: string
      sortOrder: string
      separator: ';' | ','
    },
  ): string

  /** GET /api/admin/businesses/{id}; removed ones too */
  business(id: number): Promise<AdminBusiness>
  /** PATCH /api/admin/businesses/{id}; 409 business_changed, 422 with faults */
  editBusiness(id: number, edit: BusinessEdit): Promise<AdminBusiness>
  /** POST /api/admin/businesses/{id}/hide and …/show {version} */
  hideBusiness(id: number, version: number): Promise<AdminBusiness>
  showBusiness(id: number, version: number): Promise<AdminBusiness>
  /** DELETE /api/admin/businesses/{id} {version, reason}: 410 from now on, on the suppression list */
  removeBusiness(id: number, removal: { version: number; reason: string }): Promise<void>
  /** POST /api/admin/businesses/{id}/restore: off the suppression list again */
  restoreBusiness(id: number): Promise<AdminBusiness>
  /** GET /api/admin/businesses/{id}/history */
  history(id: number): Promise<readonly HistoryEntry[]>
  /** POST /api/admin/businesses/{id}/history/{entry}/undo; 409 history_not_undoable */
  undoHistory(id: number, entry: number): Promise<AdminBusiness>
  /** GET /api/admin/businesses/{id}/pictures: uploaded ones, in their order */
  pictures(id: number): Promise<BusinessPictures>
  /** POST /api/admin/businesses/{id}/pictures, multipart: file picture, text alt; 409 pictures_too_many, 422 faults */
  uploadPicture(id: number, picture: { file: File; alt: string }): Promise<BusinessPictures>
  /** PUT /api/admin/businesses/{id}/pictures {pictures: [{id, alt}]}: every one, in the new order; 409 business_changed */
  arrangePictures(
    id: number,
    pictures: readonly Pick<ShownPicture, 'id' | 'alt'>[],
  ): Promise<BusinessPictures>
  /** POST /api/admin/businesses/{id}/pictures/{picture}/remove */
  removePicture(id: number, picture: number): Promise<BusinessPictures>
  /** Address of GET /api/admin/businesses/{id}/pictures/{picture}, WebP */
  pictureAddress(id: number, picture: number): string
  /** GET /api/admin/duplicates?page= */
  duplicates(page: number): Promise<Page<DuplicatePair<DuplicateSide>>>
  /** POST /api/admin/duplicates/merge {winnerId, loserId, take: fields taken from the loser} */
  merge(merge: { winnerId: number; loserId: number; take: readonly BusinessField[] }): Promise<AdminBusiness>
  /** POST /api/admin/duplicates/dismiss {a, b} */
  dismissDuplicate(pair: { a: number; b: number }): Promise<void>
  /** POST /api/admin/businesses/count with a filter -> {count} */
  countBusinesses(filter: AdminBusinessFilter): Promise<number>
  /** POST /api/admin/businesses/bulk -> {jobId}; 409 bulk_count_changed */
  bulkEdit(request: BulkRequest): Promise<{ jobId: number }>

  /** GET /api/admin/settings */
  settings(): Promise<AdminSettings>
  /** POST /api/admin/settings/bulk: any subset; with changed code also `password` (403 password_required) */
  saveSettings(settings: Partial<AdminSettings> & { password?: string }): Promise<AdminSettings>
  /** GET /api/admin/settings/code-versions, newest first */
  codeVersions(): Promise<readonly CodeVersion[]>
  /** POST /api/admin/settings/code-off: head and footer code empty at once */
  switchCodeOff(): Promise<AdminSettings>

  /** GET /api/admin/audit?page=&account=&action=&from=&to= (days) */
  audit(query: {
    page: number
    account?: string
    action?: AuditAction
    from?: string
    to?: string
  }): Promise<Page<AuditEntry>>
  /** Address of GET /api/admin/audit/export with the same filters */
  auditExportAddress(query: { account?: string; action?: AuditAction; from?: string; to?: string }): string

  /** GET /api/admin/submissions?page=&kind=&state=&isTrapped=: true only those of suspicion 'trap', false none of them */
  submissions(query: {
    page: number
    kind?: SubmissionKind
    state?: SubmissionState
    isTrapped?: boolean
  }): Promise<Page<Submission>>
  /** PATCH /api/admin/submissions/{id} {state?, note?} */
  changeSubmission(id: number, change: { state?: SubmissionState; note?: string }): Promise<Submission>

  /** GET /api/admin/submissions/{id} */
  submission(id: number): Promise<SubmissionDetail>
  /**
   * POST /api/admin/submissions/{id}/approve {listing}: lists the business, or takes its facts over into the entry that
   * the directory has of it (isNew false); 422 faults, 409 submission_decided
   */
  approveListing(id: number, listing: ListingInput): Promise<{ businessId: number; isNew: boolean }>
  /** POST /api/admin/submissions/{id}/accept {fields, text}: takes these fields over, locked; the others are refused */
  acceptCorrection(
    id: number,
    acceptance: { fields: readonly ProposedChange['field'][]; text: string },
  ): Promise<Submission>
  /** POST /api/admin/submissions/{id}/reject {text}: of listings and corrections; the reason is mailed */
  rejectSubmission(id: number, text: string): Promise<Submission>
  /** POST /api/admin/submissions/{id}/pictures/{picture}/accept or refuse: one that came with a correction */
  decideOffered(id: number, picture: number, deed: 'accept' | 'refuse'): Promise<{ left: number }>
  /** Address of GET /api/admin/submissions/{id}/pictures/{picture}, WebP */
  offeredAddress(id: number, picture: number): string
  /** POST /api/admin/submissions/{id}/reply {text}: mails an answer, of any kind */
  replyToSubmission(id: number, text: string): Promise<Submission>
  /**
   * POST /api/admin/submissions/{id}/decide {isActedOn, businessIds, deed, alsoPhone, text}: of reports, notices and
   * privacy requests. 'remove' removes and suppresses by place id, name and address, and phone where `alsoPhone`.
   * `text` is mailed: the answer, for notices the statement of reasons.
   */
  decideSubmission(
    id: number,
    decision: {
      isActedOn: boolean
      businessIds: readonly number[]
      deed: 'none' | 'hide' | 'remove'
      alsoPhone: boolean
      text: string
    },
  ): Promise<Submission>
  /** Address of GET /api/admin/submissions/{id}/person-data: everything kept about the sender and the found businesses, JSON */
  personDataAddress(id: number): string
  /** GET /api/admin/suppressions?page= */
  suppressions(page: number): Promise<Page<SuppressionEntry>>
  /** POST /api/admin/suppressions {reason, placeId?, phone?, name?, street?, postalCode?}; 422 with faults */
  suppress(entry: {
    reason: string
    placeId?: string
    phone?: string
    name?: string
    street?: string
    postalCode?: string
  }): Promise<void>
  /** POST /api/admin/suppressions/{id}/remove */
  removeSuppression(id: number): Promise<void>
  /** GET /api/admin/outbox?page=&state= */
  outbox(query: { page: number; state?: MailState }): Promise<Page<OutboxMail> & { hasServer: boolean }>
  /** POST /api/admin/outbox/{id}/retry: tries a failed or waiting mail at once */
  retryMail(id: number): Promise<void>
  /** GET /api/admin/subscribers?page=&state= */
  subscribers(query: { page: number; state?: SubscriberState }): Promise<Page<Subscriber>>
  /** Address of GET /api/admin/subscribers/export: confirmed ones with proof of consent, CSV */
  subscribersExportAddress(): string
  /** POST /api/admin/subscribers/{id}/remove: deletes the address */
  removeSubscriber(id: number): Promise<void>

  /** GET /api/admin/searches?days=7|30|90 */
  searches(days: SearchPeriod): Promise<ShownSearchReport>
  /** Address of GET /api/admin/searches/export?list=&days=: one list, CSV */
  searchesExportAddress(query: { list: SearchListName; days: SearchPeriod }): string
  /** GET /api/admin/synonyms, by word */
  synonyms(): Promise<readonly Synonym[]>
  /** POST /api/admin/synonyms {term, means: parted by commas}: in use at once; 422 with faults */
  addSynonym(synonym: { term: string; means: string }): Promise<void>
  /** POST /api/admin/synonyms/{id}/remove; 404 synonym_unknown */
  removeSynonym(id: number): Promise<void>

  /** GET /api/admin/backups, newest first */
  backups(): Promise<readonly Backup[]>
  /** Address of GET /api/admin/backups/{file} */
  backupAddress(file: string): string
  /** POST /api/admin/backups/{file}/remove */
  removeBackup(file: string): Promise<void>

  /** GET /api/admin/validation-status; null while nothing was ever validated */
  validationStatus(): Promise<ValidationStatus | null>
  /** POST /api/admin/validate-urls */
  startValidation(): Promise<{ jobId: number; total: number }>
  /** GET /api/admin/indexing?threshold=: what a threshold means; null: the one that holds */
  indexing(threshold: number | null): Promise<IndexingStatus>
  /** GET /api/admin/redirects?page=&search=, by path */
  redirects(query: { page: number; search: string }): Promise<Page<RedirectEntry>>
  /** POST /api/admin/redirects/import {text}: on each line old path and new path or 410; 422 redirects_too_many */
  importRedirects(text: string): Promise<ImportedRedirects>
  /** POST /api/admin/redirects/remove {path} */
  removeRedirect(path: string): Promise<void>
  /** Address of GET /api/admin/redirects/export: CSV that can be imported again */
  redirectsExportAddress(): string
  /** POST /api/admin/update-photos */
  startPhotoUpdate(): Promise<{ jobId: number }>
}
