import type { Details, ProblemMessages } from '#messages/de/api/problems.ts'

/** What went wrong with a call, in English. */
export const messages: ProblemMessages = {
  route_unknown: () => 'There is nothing at this address.',
  request_invalid: () => 'The server cannot make sense of this request. Please reload the page.',
  too_many_requests: ({ minutes }) =>
    `Too many requests. Please wait ${minutes === undefined ? 'a moment' : counted(minutes, 'minute')}.`,
  internal: () => 'That did not work. Please try again later.',
  city_name_required: () => 'City name is required',
  city_unknown: ({ city }) => `There is no place called “${city}” in this directory.`,
  region_unknown: ({ region }) => `There is no region called “${region}” in this directory.`,
  category_unknown: ({ category, proposal }) =>
    `There is no category “${category}” here.${proposal === undefined ? '' : ` Did you mean “${proposal}”?`}`,
  business_unknown: () => 'The business you are looking for could not be found.',
  business_gone: () => 'This listing has been removed.',
  page_unknown: () => 'There is no such page.',
  document_unknown: () => 'There is no such text here.',
  query_invalid: ({ reason }) => `We did not understand the request: ${reason}.`,
  offset_too_large: ({ limit }) => `The list goes no further than result ${limit}. Please narrow it down.`,
  index_not_ready: () => 'The directory is being set up. Please try again in a moment.',
  store_newer: () => 'The database is from a newer version of this program. Please update the program.',
  store_locked: () => 'A lot is being saved right now. Please try again in a moment.',
  store_unavailable: () => 'The database is not answering right now. Please try again in a moment.',
  file_too_large: details => tooLarge(details),
  file_kind_unknown: ({ kind }) =>
    OTHER_KINDS[String(kind)] ?? `This file is not a spreadsheet that can be read. ${UPLOAD}`,
  file_damaged: () => 'The file is damaged or incomplete. Please download it again from where it came from.',
  file_suspicious: () =>
    'To protect the server, the file was not opened: unpacked, it would be unusually large. Please save the spreadsheet as .csv.',
  file_empty: () => 'The file contains no rows with businesses. Please check that it is the right one.',
  file_not_businesses: details => notBusinesses(details),
  file_too_slow: ({ limitSeconds }) =>
    `Reading the file took longer than ${counted(Math.round(Number(limitSeconds) / 60), 'minute')} and was stopped. Please split the file.`,
  file_reader_out_of_memory: () =>
    'The file takes too much memory to read. Please split it into smaller files.',
  file_unreadable: () =>
    'This file cannot be read. Please open it in your spreadsheet program and save it as .csv.',
  upload_missing: () => 'Please choose a file.',
  upload_gone: () => 'The file of this import is already used or deleted. Please upload it again.',
  picture_format: () => 'Please upload a picture as JPEG, PNG, WebP or AVIF; other files are not accepted.',
  picture_moving: () => 'Animated pictures are not accepted. Please upload a still picture.',
  picture_too_large: ({ limitMegapixels }) =>
    `The picture has more than ${limitMegapixels} million pixels. Please make it smaller.`,
  picture_too_small: () => 'The picture is too small: it has to be at least 40 pixels wide and high.',
  picture_damaged: () => 'The picture is damaged or incomplete. Please save it again and try once more.',
  picture_unknown: () => 'There is no such picture here.',
  pictures_too_many: ({ limit }) =>
    `A business cannot have more than ${limit} pictures. Please remove one first.`,
  offered_too_many: ({ limit }) => `We accept up to ${limit} pictures with a correction.`,
  disk_full: () => 'The server is out of disk space. Nothing was changed.',
  not_logged_in: () => 'Please log in.',
  login_failed: () => 'Invalid password!',
  code_required: () => 'Please enter the code from your authenticator app.',
  code_wrong: () => 'The code is wrong, has expired or has already been used. Please enter the next one.',
  second_factor_unreadable: () =>
    'Two-factor authentication cannot be read because the key of this site is missing or is a different one. Operator: restore SECRET_KEY or the file secret.key, or switch two-factor authentication off on the server: npm run admin:password -- --disable-2fa',
  second_factor_missing: () => 'Two-factor authentication is not switched on.',
  session_unknown: () => 'You are already logged out there.',
  cross_site: () => 'This request came from another website and was refused.',
  password_required: () => 'Please confirm the change with your password.',
  password_wrong: () => 'The password is wrong.',
  password_too_short: ({ limit }) => `The password needs at least ${limit} characters.`,
  password_guessable: () =>
    'This password is easy to guess. Choose a longer one, for example four words that have nothing to do with each other.',
  account_unknown: () => 'There is no such account.',
  account_exists: ({ username }) => `There is already an account called “${username}”.`,
  account_last: () => 'You cannot remove the last account: nobody could log in any more.',
  job_unknown: () => 'There is no such job.',
  job_running: () => 'A job of this kind is already running. Please wait until it is done.',
  job_finished: () => 'This job has already finished.',
  job_lost: () =>
    'The job crashed several times and will not be tried again. You will find the reason in the server’s output (log).',
  import_unknown: () => 'There is no such import.',
  queue_full: ({ limit }) =>
    `${limit} imports are already waiting. Please try again when some of them are done.`,
  mapping_invalid: ({ reason }) =>
    reason === 'name_missing'
      ? 'Please choose the column with the name of the business.'
      : reason === 'place_missing'
        ? 'Please also choose a column with an address, a town, a phone number, coordinates or a Google ID.'
        : reason === 'column_twice'
          ? 'A field can come from one column only.'
          : 'The file does not have these columns. Please reload the page.',
  date_in_future: () => 'The date of the data cannot be in the future.',
  import_unfinished: () => 'The import is still running. You will find its result under “Imports”.',
  import_not_undoable: ({ count }) =>
    count === undefined
      ? 'This import can no longer be undone.'
      : `This import can no longer be undone: ${count === 1 ? '1 business has' : `${count} businesses have`} been changed since.`,
  import_search_unknown: () => 'There is no longer any import of this search.',
  business_changed: () =>
    'Somebody else has changed this business in the meantime. What you entered is still there; please compare.',
  place_id_taken: () => 'This Google ID already belongs to another business.',
  history_unknown: () => 'There is no such change.',
  history_not_undoable: () =>
    'This change cannot be undone because a newer one builds on it. Undo the newer one first.',
  merge_impossible: () => 'These two businesses cannot be merged.',
  bulk_count_changed: ({ count }) =>
    `This would now affect ${counted(count, 'business', 'businesses')}, not the number you confirmed. Please confirm again.`,
  bulk_edit_unknown: () => 'There is no such bulk change.',
  bulk_edit_not_undoable: () =>
    'There is nothing left of this bulk change to undo: it is still running, it has already been undone, or every business has been changed since.',
  range_required: () => 'Please enter range values',
  date_required: () => 'Please select a date',
  redirects_too_many: ({ limit }) =>
    `This list would make more than ${limit} redirects. Nothing was saved; please shorten it.`,
  backup_unknown: () => 'There is no such backup.',
  backup_damaged: () => 'This file is damaged, or is not a backup of this directory. Please use another one.',
  backup_too_large: () =>
    'Unpacked, the backup is larger than allowed. On the server, “npm run restore” with --max-size helps.',
  download_unconfirmed: () => 'Please confirm the download with your password once more.',
  passphrase_required: () => 'This backup is encrypted. Please enter its passphrase.',
  passphrase_wrong: () => 'This is not the passphrase of this backup.',
  passphrase_lost: () =>
    'The server has been restarted and no longer knows the passphrase. Please start the backup again.',
  report_unknown: () => 'There is no report for this job.',
  submission_unknown: () => 'There is no such submission.',
  business_erased: () => 'This business was erased at somebody’s request and cannot be restored.',
  submission_decided: () => 'This submission has already been decided on.',
  submission_kind: () => 'This is not possible with this kind of submission.',
  submission_without_email: () => 'Whoever sent this gave no email address and cannot be sent a reply.',
  listing_suppressed: () =>
    'This business or person is on the suppression list and must not be listed. If it should be listed after all, lift the suppression first.',
  form_too_fast: () => 'That was very quick. Please wait a moment and send it again.',
  form_expired: () => 'This form was open for too long. Please reload the page; what you wrote is kept.',
  link_unknown: () => 'This link is not valid. Please open it directly from the email.',
  link_expired: () => 'This link has expired.',
  mail_unknown: () => 'There is no such email.',
  mail_server_missing: () =>
    'No mail server is set up. Enter one under “Site Settings”, “Email and address”; waiting emails will then be sent.',
  mail_not_possible: () =>
    'This website cannot send emails at the moment, and this does not work without a confirmation link. Nothing was stored.',
  setting_fixed: ({ variable }) =>
    `This is set on the server (environment variable ${variable}) and cannot be changed here.`,
  suppression_unknown: () => 'This entry is no longer on the suppression list.',
  synonym_unknown: () => 'This synonym no longer exists.',
  category_exists: ({ category }) => `There is already a category “${category}”. Merge the two instead.`,
  category_circle: ({ category }) =>
    `That would go round in a circle: “${category}” itself leads back there. Undo that rule first.`,
  category_rule_exists: ({ category }) => `There is already a rule for “${category}”. Undo it first.`,
  category_rule_unknown: () => 'This rule no longer exists.',
  category_rule_used: ({ category }) =>
    `The rule for “${category}” builds on this one. Undo that rule first.`,
  subscriber_unknown: () => 'There is no such subscriber.',
  address_refused: () => 'The server may not call this address.',
  drawing_busy: () => 'Too many pictures are being drawn right now. Please try again in a moment.',
  passwords_busy: () => 'Too many passwords are being checked right now. Please try again in a few seconds.',
  erasures_unreadable: () =>
    'The list of erasures (erasures.json in the data folder) is damaged. Without it a backup could bring back what was erased. Please restore the file from a copy.',
  secret_unreadable: () =>
    'A stored password cannot be read because the site’s key is no longer the one it was encrypted with. On the server, put back the earlier file secret.key or set the earlier SECRET_KEY.',
  fields_invalid: ({ count }) =>
    count === 1 ? 'Please check one field again.' : `Please check ${count} fields again.`,
}

/** '1 minute', '5 minutes'. */
function counted(count: string | number | undefined, one: string, other = `${one}s`): string {
  return `${count} ${Number(count) === 1 ? one : other}`
}

const UPLOAD = 'Please upload .xlsx, .xls, .csv, .json or .zip.'

const OTHER_KINDS: Readonly<Record<string, string>> = {
  encrypted: 'This file is protected with a password. Please save it without one.',
  gzip: 'This is a .gz archive. Please unpack it and upload the spreadsheet inside.',
  html: 'This is a web page. Please open the file in your spreadsheet program and save it as .xlsx.',
  image: `This is a picture, not a spreadsheet. ${UPLOAD}`,
  numbers: 'This is an Apple Numbers spreadsheet. Please export it there as .xlsx.',
  ods: 'This is a spreadsheet from LibreOffice or OpenOffice. Please save it there as .xlsx.',
  'old-excel': 'This spreadsheet is from a very old Excel. Please save it as .xlsx.',
  pdf: `This is a PDF, not a spreadsheet. ${UPLOAD}`,
  presentation: `This is a presentation, not a spreadsheet. ${UPLOAD}`,
  rar: 'This is a .rar archive. Please unpack it and upload the spreadsheet inside.',
  rtf: `This is a text document, not a spreadsheet. ${UPLOAD}`,
  'seven-zip': 'This is a .7z archive. Please unpack it and upload the spreadsheet inside.',
  sqlite: `This is a database, not a spreadsheet. ${UPLOAD}`,
  'text-document': `This is a text document, not a spreadsheet. ${UPLOAD}`,
  xlsb: 'This is an .xlsb workbook. Please save it in Excel as .xlsx.',
  'xml-spreadsheet': 'This is a spreadsheet in the XML format. Please save it in Excel as .xlsx.',
  zip: `There is no spreadsheet in this archive. ${UPLOAD}`,
  'zip-of-several': 'The archive contains several spreadsheets. Please upload each of them separately.',
}

/** What can be done where the directory may be wrong. */
const MAP_BY_HAND = 'If they are businesses after all, map the columns by hand.'

const NOT_BUSINESSES: Record<string, string> = {
  zillow: 'This is an export of property listings (Zillow), not a list of businesses.',
  reviews: 'This is an export of reviews, not a list of businesses. Please upload the export of places.',
  people: `This is a list of people, not a list of businesses. ${MAP_BY_HAND}`,
  empty: 'The first row of the spreadsheet is empty. Please upload a file with a header row.',
  photos: 'This is an export of photos, not a list of businesses. Please upload the export of places.',
  orders: `This is an export of orders or invoices, not a list of businesses. ${MAP_BY_HAND}`,
  products: `This is a list of products, not a list of businesses. ${MAP_BY_HAND}`,
  'search-results': `This is an export of web search results, not a list of businesses. Please upload the export of places. ${MAP_BY_HAND}`,
  contacts: `This is an export of email addresses and profiles, not a list of businesses. Please upload the export of places. ${MAP_BY_HAND}`,
  'name missing': 'The header row has no column for the name of the business, such as “Name” or “Company”.',
  'place missing':
    'The header row has no column for an address, town, phone number or Google ID, such as “Postcode” or “Phone”.',
  'name place missing':
    'The header row has no column for the name of the business and none for an address, town, phone number or Google ID, such as “Name” and “Postcode”.',
}

function notBusinesses({ reason, found, missing }: Details): string {
  const sentence =
    NOT_BUSINESSES[missing === undefined ? String(reason) : `${missing} missing`] ??
    'This is not a list of businesses.'
  return found === undefined ? sentence : `${sentence} Columns found: ${found}.`
}

function tooLarge({ reason, limitMegabytes, limitRows, limitColumns, limitEntries }: Details): string {
  if (reason === 'picture')
    return `The picture is larger than ${limitMegabytes} MB. Please save it in a smaller size.`
  if (limitMegabytes !== undefined) return `The file is larger than ${limitMegabytes} MB. Please split it.`
  if (limitRows !== undefined) return `The file has more than ${limitRows} rows. Please split it.`
  if (limitColumns !== undefined) return `The file has more than ${limitColumns} columns.`
  if (limitEntries !== undefined) return `The file consists of more than ${limitEntries} parts.`
  return 'The file is too large.'
}
