import type { RowFault } from '#domain/import/import-result.ts'

/** Stable codes of what can be wrong in a row. The messages have the texts. */
export type DraftFaultCode =
  | 'name_missing'
  | 'name_too_long'
  | 'only_name'
  | 'foreign_country'
  | 'country_doubtful'
  | 'columns_shifted'
  | 'encoding_repaired'
  | 'encoding_damaged'
  | 'too_long'
  | 'misplaced_value'
  | 'no_trade'
  | 'formula_failed'
  | 'street_addition'
  | 'country_unknown'
  | 'postal_code_invalid'
  | 'latitude_unreadable'
  | 'latitude_out_of_range'
  | 'longitude_unreadable'
  | 'longitude_out_of_range'
  | 'coordinates_incomplete'
  | 'coordinates_outside_country'
  | 'coordinates_far_from_postal_code'
  | 'city_far_from_postal_code'
  | 'phone_invalid'
  | 'website_invalid'
  | 'portal_page'
  | 'email_invalid'
  | 'email_unread'
  | 'profile_invalid'
  | 'personal_contact'
  | 'further_values'
  | 'rating_unreadable'
  | 'rating_out_of_range'
  | 'rating_source_unknown'
  | 'review_count_unreadable'
  | 'reviews_per_score_unreadable'
  | 'reviews_link_invalid'
  | 'opening_hours_unreadable'
  | 'photo_invalid'
  | 'photos_count_unreadable'
  | 'about_unreadable'
  | 'verified_unreadable'
  | 'price_unreadable'
  | 'area_service_unreadable'
  | 'place_id_invalid'
  | 'google_id_invalid'
  | 'cid_invalid'
  | 'cid_damaged'
  | 'cid_of_other_google_id'

/** A fault in a row: the field of the draft ('' for the whole row), a code and the value. */
export interface DraftFault extends RowFault {
  readonly code: DraftFaultCode
}

/** Enough to recognise the cell. A report of 40,000 rows must stay small. */
const MAX_SHOWN_LENGTH = 80

/** A fault, its value cut to 80 characters. */
export function faultOf(field: string, code: DraftFaultCode, value: string): DraftFault {
  return { field, code, value: shown(value) }
}

/** Whether a row with this fault is refused. With any other fault only the field is left out. */
export function isRefusing(fault: DraftFault): boolean {
  return REFUSING.has(fault.code)
}

const REFUSING: ReadonlySet<DraftFaultCode> = new Set([
  'name_missing',
  'name_too_long',
  'only_name',
  'foreign_country',
  'country_doubtful',
  'columns_shifted',
])

function shown(value: string): string {
  // Without half of a surrogate pair at the end.
  return value.slice(0, MAX_SHOWN_LENGTH).replace(/[\ud800-\udbff]$/, '')
}
