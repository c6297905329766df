import type { WebsiteCheck } from '#domain/link/link-fault.ts'
import type { Business, FieldSource } from './business.ts'
import type { BusinessStatus } from './field-values.ts'
import type { BusinessField } from './fields.ts'

/** A row of the administrator's table, with the names of the specification (section 3). */
export interface AdminBusinessRow {
  readonly id: number
  readonly name: string
  /** On one line; '' when unknown. */
  readonly address: string
  /** The real category, as shown. */
  readonly category: string
  readonly city: string
  /** '4.8', or null without one. */
  readonly rating: string | null
  readonly review_count: number
  /** The German name of the category group. */
  readonly type: string
  readonly place_id: string | null
  /** 'DE' when unknown. */
  readonly country_code: string
  readonly url_slug: string
  readonly category_group: string
  readonly phone: string | null
  readonly website: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  /** ISO date of the source. */
  readonly source_date: string
  readonly source: string
  readonly completeness: number
  readonly is_hidden: boolean
  readonly is_removed: boolean
  /** Milliseconds since 1970. */
  readonly updated_at: number
}

/** Selects businesses. A missing property or 'all' does not restrict. */
export interface AdminBusinessFilter {
  /** Parts of a name, an address, a phone number, a domain, a place id, or a business number; phrases in quotation marks. */
  readonly search?: string
  /** A real category, by name or slug. */
  readonly category?: string
  /** By name, shown name or slug. */
  readonly city?: string
  /** A category group, by German name or slug. */
  readonly type?: string
  /** ISO 3166-1 alpha-2. */
  readonly country?: string
  /** ISO date: added or changed on that day in Germany. */
  readonly date?: string
  /** By default all that are not removed. */
  readonly state?: 'public' | 'hidden' | 'removed'
  /** In business, or closed for a time or for good. */
  readonly status?: BusinessStatus
  /** The number of an import: only what it created or changed. */
  readonly importId?: number
  /** What of that import: only new businesses, or only changed ones; without it both. */
  readonly importChange?: ImportChange
  /** The number of a search of imports: only public businesses that its newest import no longer found. */
  readonly staleSearch?: number
}

export const IMPORT_CHANGES = ['new', 'changed'] as const
/** What an import did to a business. */
export type ImportChange = (typeof IMPORT_CHANGES)[number]

export const ADMIN_SORTS = ['name', 'city', 'category', 'rating', 'reviewCount'] as const
export type AdminSort = (typeof ADMIN_SORTS)[number]

export interface AdminBusinessQuery extends AdminBusinessFilter {
  readonly page: number
  /** 1 to 100; 20 on the screen. */
  readonly limit: number
  readonly sortBy: AdminSort
  readonly sortOrder: 'asc' | 'desc'
}

export interface AdminBusinessPage {
  readonly businesses: readonly AdminBusinessRow[]
  readonly total: number
  readonly page: number
  readonly totalPages: number
}

/** 'moved': 301 to the business that it was merged into. 'not-found': 404. 'gone': 410. */
export const ADDRESS_ANSWERS = ['page', 'moved', 'not-found', 'gone'] as const
export type AddressAnswer = (typeof ADDRESS_ANSWERS)[number]

/** One business as the administrator edits it. */
export interface AdminBusiness {
  readonly business: Business
  readonly urlSlug: string
  /** Raised by every change. An edit sends it back, so that it overwrites nothing that its author has not seen. */
  readonly version: number
  readonly isRemoved: boolean
  /** What its address answers. */
  readonly answers: AddressAnswer
  /** The business that it was merged into; null for others. */
  readonly mergedInto: { readonly id: number; readonly name: string } | null
  /** The source of every known field. */
  readonly sources: Readonly<Partial<Record<BusinessField, FieldSource>>>
  /** The result of the last check of its website; null without a check or a website. */
  readonly websiteCheck: WebsiteCheck | null
}
