/** Stable codes of errors. The messages have their texts, api/http/problem.ts their HTTP status. */
export type ErrorCode =
  | 'city_name_required'
  | 'city_unknown'
  | 'region_unknown'
  | 'category_unknown'
  | 'category_exists'
  | 'category_circle'
  | 'category_rule_exists'
  | 'category_rule_unknown'
  | 'category_rule_used'
  | 'business_unknown'
  | 'business_gone'
  | 'page_unknown'
  | 'document_unknown'
  | 'query_invalid'
  | 'offset_too_large'
  | 'index_not_ready'
  | 'store_locked'
  | 'store_newer'
  | 'store_unavailable'
  | 'file_too_large'
  | 'file_kind_unknown'
  | 'file_damaged'
  | 'file_suspicious'
  | 'file_empty'
  | 'file_not_businesses'
  | 'file_too_slow'
  | 'file_reader_out_of_memory'
  | 'file_unreadable'
  | 'upload_missing'
  | 'upload_gone'
  | 'picture_format'
  | 'picture_moving'
  | 'picture_too_large'
  | 'picture_too_small'
  | 'picture_damaged'
  | 'picture_unknown'
  | 'pictures_too_many'
  | 'offered_too_many'
  | 'disk_full'
  | 'not_logged_in'
  | 'login_failed'
  | 'code_required'
  | 'code_wrong'
  | 'second_factor_unreadable'
  | 'second_factor_missing'
  | 'session_unknown'
  | 'cross_site'
  | 'password_required'
  | 'password_wrong'
  | 'password_too_short'
  | 'password_guessable'
  | 'account_unknown'
  | 'account_exists'
  | 'account_last'
  | 'job_unknown'
  | 'job_running'
  | 'job_finished'
  | 'queue_full'
  | 'job_lost'
  | 'import_unknown'
  | 'import_not_undoable'
  | 'import_search_unknown'
  | 'import_unfinished'
  | 'mapping_invalid'
  | 'date_in_future'
  | 'business_changed'
  | 'place_id_taken'
  | 'history_unknown'
  | 'history_not_undoable'
  | 'merge_impossible'
  | 'bulk_count_changed'
  | 'bulk_edit_unknown'
  | 'bulk_edit_not_undoable'
  | 'range_required'
  | 'date_required'
  | 'redirects_too_many'
  | 'backup_unknown'
  | 'backup_damaged'
  | 'backup_too_large'
  | 'download_unconfirmed'
  | 'passphrase_required'
  | 'passphrase_wrong'
  | 'passphrase_lost'
  | 'report_unknown'
  | 'submission_unknown'
  | 'business_erased'
  | 'submission_decided'
  | 'submission_kind'
  | 'submission_without_email'
  | 'listing_suppressed'
  | 'form_too_fast'
  | 'form_expired'
  | 'link_unknown'
  | 'link_expired'
  | 'mail_unknown'
  | 'mail_server_missing'
  | 'mail_not_possible'
  | 'setting_fixed'
  | 'suppression_unknown'
  | 'synonym_unknown'
  | 'subscriber_unknown'
  | 'address_refused'
  | 'drawing_busy'
  | 'passwords_busy'
  | 'secret_unreadable'
  | 'erasures_unreadable'

/**
 * A broken promise: something that is no normal outcome, or an input that is refused as a whole. Expected outcomes (a
 * bad row, an unknown word) are returned values instead.
 */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, string | number>>

  /**
   * @param code what happened, stable
   * @param details values for its text, e.g. { limitMegabytes: 20 }
   * @param cause the error that led to this one, if any
   */
  constructor(code: ErrorCode, details: Record<string, string | number> = {}, cause?: unknown) {
    super(`${code} ${JSON.stringify(details)}`, cause === undefined ? undefined : { cause })
    this.name = 'DomainError'
    this.code = code
    this.details = details
  }
}

/** What the system or the server says; errors of several addresses of one name have only a code. */
export function reasonOf(error: unknown): string {
  const { message = '', code = '' } = Object(error) as { message?: string; code?: string }
  return message === '' ? code : message
}
