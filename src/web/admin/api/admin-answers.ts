import type { AdminBusinessFilter, AdminBusinessRow } from '#domain/business/admin-business.ts'
import type { BusinessDraft, BusinessField } from '#domain/business/business.ts'
import type { ProposedChange } from '#domain/correction/correction.ts'
import type { ImportRunDetail } from '#domain/import/import-run.ts'
import type { OutboxMail } from '#domain/mail/mail.ts'
import type { OwnPicture } from '#domain/picture/picture.ts'
import type { IndexingOverview } from '#domain/quality/indexing-overview.ts'
import type { RefusedLine } from '#domain/redirect/redirect-list.ts'
import type { SearchReport } from '#domain/search/search-report.ts'
import type { AboutEntry, Operator } from '#domain/settings/settings.ts'
import type { Submission } from '#domain/submission/submission.ts'

/** The settings as GET /api/admin/settings and POST /api/admin/settings/bulk carry them. */
export interface AdminSettings {
  readonly site_title: string
  readonly site_description: string
  readonly head_code: string
  readonly footer_code: string
  readonly operator: Operator
  readonly support_hours: string
  readonly reply_hours: number
  readonly timeline: readonly AboutEntry[]
  readonly team: readonly AboutEntry[]
  readonly tile_url: string
  readonly tile_attribution: string
  readonly shows_photos: boolean
  readonly shows_ratings: boolean
  readonly marks_up_ratings: boolean
  /** Content-quality score, 0 to 100. */
  readonly indexable_from: number
  readonly logs_searches: boolean
  /** Shown only while the real figures cannot be read. */
  readonly fallback_businesses: number
  readonly fallback_cities: number
  readonly fallback_rating: number
}

/** Head and footer code as it was from a moment on. */
export interface CodeVersion {
  readonly id: number
  readonly at: number
  readonly account: string
  readonly head_code: string
  readonly footer_code: string
}

export interface Page<Entry> {
  readonly entries: readonly Entry[]
  readonly total: number
  readonly page: number
  readonly totalPages: number
}

/** A possible duplicate as the administrator compares it. */
export type DuplicateSide = AdminBusinessRow

/** What an edit says; unset parts stay. `null` empties a field. */
export interface BusinessEdit {
  /** The version that was edited (AdminBusiness.version). */
  readonly version: number
  readonly fields: { readonly [Field in BusinessField]?: BusinessDraft[Field] | null }
  /** Fields whose lock changes: true keeps imports away. Edited fields are locked unless it says false. */
  readonly locks?: Readonly<Partial<Record<BusinessField, boolean>>>
}

export type BulkAction =
  | { readonly kind: 'hide' }
  | { readonly kind: 'show' }
  | { readonly kind: 'remove'; readonly reason: string }
  | { readonly kind: 'restore' }
  | { readonly kind: 'set-category'; readonly category: string }

export interface BulkRequest {
  readonly action: BulkAction
  /** Either chosen rows, or everything that a filter finds. */
  readonly ids?: readonly number[]
  readonly filter?: AdminBusinessFilter
  /** As many as the administrator confirmed; 409 bulk_count_changed when it differs by now. */
  readonly expectedCount: number
}

/** An uploaded picture of a business. */
export type ShownPicture = Omit<OwnPicture, 'file'>

export interface BusinessPictures {
  readonly pictures: readonly ShownPicture[]
}

/** A submission with what helps to decide on it. */
export interface SubmissionDetail {
  readonly submission: Submission
  /** Of corrections: what differs, field by field. */
  readonly changes: readonly ProposedChange[] | null
  /** Whom it is about: the named business, those that look like a listing, those found by a person's details. */
  readonly businesses: readonly AdminBusinessRow[]
  /** Sent with a correction, and not decided on */
  readonly pictures: readonly ShownPicture[]
  /** Mails about it, oldest first. */
  readonly mails: readonly OutboxMail[]
}

/** What was searched for, and whether searches are counted at present. */
export type ShownSearchReport = SearchReport & { readonly isOn: boolean }

/** What a threshold of the content-quality score means for the directory. */
export interface IndexingStatus extends IndexingOverview {
  /** The threshold that holds. */
  readonly saved: number
  /** While there are invented businesses no page is to be taken in. */
  readonly hasDemonstration: boolean
}

/** An old path of this site. */
export interface RedirectEntry {
  readonly path: string
  /** null: gone (410). */
  readonly target: string | null
  readonly createdAt: number
}

/** What came of a list of redirects. */
export interface ImportedRedirects {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** The first hundred. */
  readonly refused: readonly RefusedLine[]
  readonly refusedCount: number
}

/** One key on the suppression list. */
export interface SuppressionEntry {
  readonly id: number
  readonly kind: 'place_id' | 'phone' | 'name_address'
  readonly value: string
  readonly reason: string
  readonly createdAt: number
  /** The business whose removal put it there; null: an objection. */
  readonly businessId: number | null
}

/** What an import did, in the words of the specification (section 3), with reasons as sentences. */
export interface ImportAnswer {
  readonly success: boolean
  readonly imported: number
  readonly updated: number
  readonly unchanged: number
  readonly duplicates: number
  readonly suppressed: number
  readonly errors: number
  readonly duplicateReport: readonly {
    readonly row_number: number
    readonly name: string
    readonly place_id: string | null
  }[]
  readonly errorReport: readonly { readonly row_number: number; readonly error: string }[]
  readonly runId: number
}

/** An import as its screen shows it: GET /api/admin/imports/{id} with the reasons in words. */
export type ShownImport = Omit<ImportRunDetail, 'result'> & { readonly result: ImportAnswer | null }
