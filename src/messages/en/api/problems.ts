import type { Details, ProblemMessages } from '#messages/de/api/problems.ts'

/** What went wrong with a call, in English. */
export const messages: ProblemMessages = {
  route_unknown: () => 'There is no such call.',
  request_invalid: () => 'This request is not valid.',
  too_many_requests: ({ minutes }) =>
    `These were too many requests. Please wait ${minutes === undefined ? 'a moment' : `${minutes} minutes`}.`,
  internal: () => 'That did not work. Please try again later.',
  city_name_required: () => 'City name is required',
  city_unknown: ({ city }) => `This directory does not know the city “${city}”.`,
  region_unknown: ({ region }) => `This directory does not know the region “${region}”.`,
  category_unknown: ({ category, proposal }) =>
    `There is no category “${category}” here.${proposal === undefined ? '' : ` Did you mean “${proposal}”?`}`,
  business_unknown: () => 'The business you are looking for could not be found.',
  business_gone: () => 'This entry has been removed.',
  page_unknown: () => 'There is no such page.',
  document_unknown: () => 'There is no such text here.',
  query_invalid: ({ reason }) => `The request cannot be understood: ${reason}.`,
  offset_too_large: ({ limit }) => `The list goes no further than entry ${limit}. Please narrow it down.`,
  index_not_ready: () => 'The directory is being set up. Please try again in a moment.',
  store_newer: () => 'The database is of a later version of this program.',
  store_locked: () => 'A lot is being saved right now. Please try again in a moment.',
  store_unavailable: () => 'The database is not answering right now. Please try again in a moment.',
  file_too_large: details => tooLarge(details),
  file_kind_unknown: ({ kind }) =>
    kind === 'zip-of-several'
      ? 'The archive contains several tables. Please upload each of them by itself.'
      : `This file is not a readable table${kind === undefined ? '' : ` (recognised: ${kind})`}. Please upload .xlsx, .xls, .csv, .json or .zip.`,
  file_damaged: () => 'The file is damaged or incomplete. Please download it again and retry.',
  file_suspicious: () => 'The file is compressed suspiciously and was not opened, to protect the server.',
  file_empty: () => 'The file contains no rows with businesses.',
  file_not_businesses: details => notBusinesses(details),
  file_too_slow: ({ limitSeconds }) =>
    `Reading the file took longer than ${Math.round(Number(limitSeconds) / 60)} minutes and was stopped.`,
  file_reader_out_of_memory: () =>
    'The file takes too much memory to read. Please split it into smaller files.',
  file_unreadable: () =>
    'This file cannot be read: the reader crashed on it. Please open it in your spreadsheet program and save it as .csv.',
  upload_missing: () => 'Please choose a file.',
  picture_format: () => 'Please upload a picture as JPEG, PNG, WebP or AVIF; other files are not accepted.',
  picture_moving: () => 'Moving pictures are not accepted. Please upload a single picture.',
  picture_too_large: ({ limitMegapixels }) =>
    `The picture has more than ${limitMegapixels} million pixels. Please make it smaller.`,
  picture_too_small: () => 'The picture is too small: it needs at least 40 pixels in width and height.',
  picture_damaged: () => 'The picture is damaged or incomplete. Please save it again and retry.',
  picture_unknown: () => 'This picture does not exist here.',
  pictures_too_many: ({ limit }) =>
    `A business cannot have more than ${limit} pictures. Please remove one first.`,
  offered_too_many: ({ limit }) => `We take at most ${limit} pictures with a correction.`,
  disk_full: () => 'The server is out of disk space. Nothing was changed.',
  not_logged_in: () => 'Please log in.',
  login_failed: () => 'Invalid password!',
  code_required: () => 'Please enter the code from your authenticator app.',
  code_wrong: () => 'The code is wrong, has expired or was used before.',
  second_factor_unreadable: () =>
    'The second factor cannot be read because the site’s key is missing or is another one. Operator: restore SECRET_KEY or the file secret.key, or switch the second factor off on the server: npm run admin:password -- --disable-2fa',
  second_factor_missing: () => 'The second factor is not switched on.',
  session_unknown: () => 'This session no longer exists.',
  cross_site: () => 'This request came from another website and was refused.',
  password_required: () => 'Please confirm the change with your password.',
  password_wrong: () => 'The password is wrong.',
  password_too_short: ({ limit }) => `The password needs at least ${limit} characters.`,
  password_guessable: () =>
    'This password is easy to guess. Choose a longer one, for example four words that have nothing to do with each other.',
  account_unknown: () => 'There is no such account.',
  account_exists: ({ username }) => `There is an account named “${username}” already.`,
  account_last: () => 'The last account cannot be removed.',
  job_unknown: () => 'There is no such job.',
  job_running: () => 'A job of this kind is running already.',
  job_finished: () => 'This job is over already.',
  job_lost: () => 'The job broke off several times and was given up.',
  import_unknown: () => 'There is no such import.',
  queue_full: ({ limit }) =>
    `${limit} imports are waiting already. Please try again when some of them are done.`,
  mapping_invalid: ({ reason }) =>
    reason === 'name_missing'
      ? 'Please choose the column with the name of the business.'
      : reason === 'place_missing'
        ? 'Please also choose a column with an address, a town, a phone number, a position or a Google id.'
        : reason === 'column_twice'
          ? 'A field can have one column only.'
          : 'The file does not have these columns. Please reload the page.',
  date_in_future: () => 'The data cannot be from a day in the future.',
  import_unfinished: () => 'The import is still running. You will find its result under “Imports”.',
  import_not_undoable: ({ count }) =>
    count === undefined
      ? 'This import can no longer be undone.'
      : `This import can no longer be undone: ${count} entries were changed since.`,
  import_search_unknown: () => 'There is no import of this search any more.',
  business_changed: () =>
    'Someone else has changed this entry in the meantime. What you typed is still there; please compare.',
  place_id_taken: () => 'This Google id belongs to another business already.',
  history_unknown: () => 'There is no such change.',
  history_not_undoable: () => 'This change cannot be undone because a newer one builds on it.',
  merge_impossible: () => 'These two entries cannot be merged.',
  bulk_count_changed: ({ count }) =>
    `By now this would affect ${count} businesses, not as many as you confirmed. Please confirm again.`,
  bulk_edit_unknown: () => 'There is no such bulk change.',
  bulk_edit_not_undoable: () =>
    'Nothing of this bulk change can be undone any more: it still runs, it is undone already, or something newer has changed all businesses.',
  range_required: () => 'Please enter range values',
  date_required: () => 'Please select a date',
  redirects_too_many: ({ limit }) =>
    `With this list there would be more than ${limit} redirects. Nothing was stored.`,
  settings_invalid: ({ field }) => `This setting is not possible: ${field}.`,
  backup_unknown: () => 'There is no such backup.',
  backup_damaged: () => 'The backup is damaged, or no backup of this directory.',
  backup_too_large: () => 'Unpacked, the backup is larger than allowed.',
  download_unconfirmed: () => 'Please confirm the download with your password once more.',
  passphrase_required: () => 'This backup is encrypted. Please enter its passphrase.',
  passphrase_wrong: () => 'The passphrase does not belong to this backup.',
  passphrase_lost: () =>
    'The passphrase is not kept and is no longer known after an interruption. Please start the backup again.',
  report_unknown: () => 'There is no report on this job.',
  submission_unknown: () => 'There is no such submission.',
  business_erased: () => 'This entry was erased at a person’s request and cannot be restored.',
  submission_decided: () => 'This submission has been decided already.',
  submission_kind: () => 'This cannot be done with this kind of submission.',
  submission_without_email: () => 'Whoever sent this gave no e-mail address.',
  listing_suppressed: () =>
    'This business or person is on the suppression list and must not be listed. To list it all the same, lift the suppression first.',
  form_too_fast: () => 'That was very quick. Please wait a moment and send it again.',
  form_expired: () => 'This form was open for too long. Please load the page again; what you wrote is kept.',
  link_unknown: () => 'This link is not valid.',
  link_expired: () => 'This link has expired.',
  mail_unknown: () => 'There is no such e-mail.',
  mail_server_missing: () =>
    'No mail server is set up. Enter it under “Settings”, “Mail and address”; waiting mails are sent then.',
  mail_not_possible: () =>
    'This website cannot send mails at the moment. It does not work without the link to confirm; nothing was stored.',
  setting_fixed: ({ variable }) =>
    `The environment of the server sets this (${variable}), so it cannot be changed here.`,
  suppression_unknown: () => 'There is no such entry on the suppression list.',
  synonym_unknown: () => 'There is no such synonym.',
  category_exists: ({ category }) => `There is a category “${category}” already. Merge the two.`,
  category_circle: ({ category }) =>
    `That would be a circle: “${category}” leads back there itself. Undo that rule first.`,
  category_rule_exists: ({ category }) => `There is a rule for “${category}” already. Undo it first.`,
  category_rule_unknown: () => 'This rule does not exist any more.',
  category_rule_used: ({ category }) => `The rule for “${category}” builds on it. Undo that one first.`,
  subscriber_unknown: () => 'There is no such subscriber.',
  address_refused: () => 'The server may not call this address.',
  drawing_busy: () => 'Very many pictures are being drawn just now. Please try again in a moment.',
  erasures_unreadable: () =>
    'The list of erasures (erasures.json in the data folder) is damaged. Without it a backup could bring back what was erased. Please put the file back from a copy.',
  secret_unreadable: () =>
    'A secret of this website cannot be read: it was encrypted with another key. The operator should put back the file secret.key or correct SECRET_KEY.',
  fields_invalid: ({ count }) =>
    count === 1 ? 'One field needs another look.' : `${count} fields need another look.`,
}

const NOT_BUSINESSES: Record<string, string> = {
  zillow: 'This is an export of property adverts (Zillow), not a list of businesses.',
  reviews: 'This is an export of reviews, not a list of businesses. Please upload the export of the places.',
  people: 'This is a list of people, not a list of businesses.',
  empty: 'The first row of the table is empty. Please upload a file with a header row.',
  photos: 'This is an export of photos, not a list of businesses. Please upload the export of the places.',
  orders: 'This is an export of orders or invoices, not a list of businesses.',
  products: 'This is a list of products, not a list of businesses.',
  'search-results':
    'This is an export of web search results, not a list of businesses. Please upload the export of the places.',
  contacts:
    'This is an export of e-mail addresses and profiles, not a list of businesses. Please upload the export of the places.',
  'name missing': 'The header row lacks a column with the name of the business, such as “Name” or “Company”.',
  'place missing':
    'The header row lacks a column with address, city, phone or Google id, such as “Postal code” or “Phone”.',
  'name place missing':
    'The header row lacks a column with the name of the business and one with address, city, phone or Google id, such as “Name” and “Postal code”.',
}

function notBusinesses({ reason, found, missing }: Details): string {
  const sentence =
    NOT_BUSINESSES[missing === undefined ? String(reason) : `${missing} missing`] ??
    'This is not a list of businesses.'
  return found === undefined ? sentence : `${sentence} Columns found: ${found}.`
}

function tooLarge({ limitMegabytes, limitRows, limitColumns, limitEntries }: Details): string {
  if (limitMegabytes !== undefined) return `The file is larger than ${limitMegabytes} MB. Please split it.`
  if (limitRows !== undefined) return `The file has more than ${limitRows} rows. Please split it.`
  if (limitColumns !== undefined) return `The file has more than ${limitColumns} columns.`
  if (limitEntries !== undefined) return `The file consists of more than ${limitEntries} parts.`
  return 'The file is too large.'
}
