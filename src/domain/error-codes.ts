/**
 * Stable codes of errors by their kind. The messages have their texts, api/http/problem.ts the HTTP status of each kind.
 */
export const ERROR_CODES = {
  /** What was asked for is not there. */
  unknown: [
    'city_unknown',
    'region_unknown',
    'category_unknown',
    'category_rule_unknown',
    'business_unknown',
    'page_unknown',
    'document_unknown',
    'picture_unknown',
    'session_unknown',
    'account_unknown',
    'job_unknown',
    'import_unknown',
    'import_search_unknown',
    'history_unknown',
    'bulk_edit_unknown',
    'backup_unknown',
    'report_unknown',
    'submission_unknown',
    'link_unknown',
    'mail_unknown',
    'suppression_unknown',
    'synonym_unknown',
    'subscriber_unknown',
  ],
  /** It was there, and is not any more. */
  gone: ['business_gone', 'business_erased', 'link_expired'],
  /** The state of things does not allow it, or not any more. */
  conflict: [
    'category_exists',
    'category_circle',
    'category_rule_exists',
    'category_rule_used',
    'pictures_too_many',
    'offered_too_many',
    'second_factor_unreadable',
    'second_factor_missing',
    'account_exists',
    'account_last',
    'job_running',
    'job_finished',
    'queue_full',
    'import_not_undoable',
    'business_changed',
    'place_id_taken',
    'history_not_undoable',
    'merge_impossible',
    'bulk_count_changed',
    'bulk_edit_not_undoable',
    'passphrase_lost',
    'submission_decided',
    'submission_kind',
    'submission_without_email',
    'upload_gone',
    'mail_server_missing',
    'setting_fixed',
  ],
  /** The question cannot be understood. */
  invalid: [
    'city_name_required',
    'query_invalid',
    'offset_too_large',
    'upload_missing',
    'date_in_future',
    'range_required',
    'date_required',
  ],
  /** It was understood, and is refused for what it says. */
  unacceptable: [
    'file_damaged',
    'file_suspicious',
    'file_empty',
    'file_not_businesses',
    'file_too_slow',
    'file_reader_out_of_memory',
    'file_unreadable',
    'picture_moving',
    'picture_too_large',
    'picture_too_small',
    'picture_damaged',
    'password_too_short',
    'password_guessable',
    'mapping_invalid',
    'redirects_too_many',
    'backup_damaged',
    'passphrase_required',
    'passphrase_wrong',
    'listing_suppressed',
    'address_refused',
  ],
  too_large: ['file_too_large', 'backup_too_large'],
  /** A kind of file that nobody reads. */
  unsupported: ['file_kind_unknown', 'picture_format'],
  /** Who asks has to say who they are. */
  not_authenticated: ['not_logged_in', 'login_failed', 'code_required', 'code_wrong'],
  /** Who asks may not do it, or not so. */
  forbidden: ['cross_site', 'password_required', 'password_wrong', 'download_unconfirmed', 'form_expired'],
  too_soon: ['form_too_fast'],
  /** Another attempt may succeed. */
  unavailable: [
    'index_not_ready',
    'store_locked',
    'store_newer',
    'store_unavailable',
    'mail_not_possible',
    'drawing_busy',
    'passwords_busy',
  ],
  /** It goes on, and takes longer than anybody waits. */
  unfinished: ['import_unfinished'],
  out_of_space: ['disk_full'],
  /** What is stored cannot be read. */
  broken: ['job_lost', 'secret_unreadable', 'erasures_unreadable'],
} as const

/** What an error means for whoever caused it. */
export type ErrorKind = keyof typeof ERROR_CODES

export type ErrorCode = (typeof ERROR_CODES)[ErrorKind][number]
