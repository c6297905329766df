import { CORRECTION_TEXTS } from '#domain/correction/correction.ts'
import { LISTING_DAYS } from '#domain/listing/listing.ts'
import type { FormPath } from '#web/forms/send-form.ts'

/** A form as its fields hold it: texts by field; a ticked box is 'on', an empty one ''. */
export type FormValues = Readonly<Record<string, string>>

/** What a field is sent as. */
type FieldKind = 'text' | 'flag' | 'number'

const DAYS = LISTING_DAYS.map(day => [`hours.${day}`, 'text'] as const)

/** Every form's fields; a dot means a field of an object ('hours.monday'). */
const FIELDS: Readonly<Record<FormPath, readonly (readonly [name: string, kind: FieldKind])[]>> = {
  listings: [
    ...texts(
      'name',
      'category',
      'proposedTrade',
      'description',
      'address',
      'postalCode',
      'city',
      'phone',
      'email',
      'website',
    ),
    ...DAYS,
    ['isPlaceConfirmed', 'flag'],
  ],
  contact: texts('name', 'email', 'category', 'subject', 'message'),
  corrections: [
    ['businessId', 'number'],
    ...texts('token', ...CORRECTION_TEXTS),
    ...DAYS,
    ['isClosed', 'flag'],
    ['isOpenAgain', 'flag'],
    ...texts('comment', 'email'),
    ['isOwner', 'flag'],
    ...texts('proof'),
  ],
  'owner-links': [['businessId', 'number'], ...texts('email')],
  reports: [...texts('kind', 'business', 'text', 'name', 'email'), ['isInGoodFaith', 'flag']],
  'privacy-requests': texts('kind', 'name', 'email', 'business', 'details'),
  newsletter: texts('email'),
  'mail-links': texts('token'),
}

/** Longer than any field's limit, so that the server can say what is too long. */
const MAX_TEXT_LENGTH = 10_000

/** A form's fields as its route wants them. */
export function formBody(form: FormPath, values: FormValues): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  const hours: Record<string, string> = {}
  for (const [name, kind] of FIELDS[form]) {
    const text = values[name] ?? ''
    const day = name.split('.')[1]
    if (day !== undefined) hours[day] = text
    // A correction without a link carries no token.
    else if (name !== 'token' || text !== '') body[apiFieldName(name)] = sent(text, kind)
  }
  return Object.keys(hours).length === 0 ? body : { ...body, hours }
}

/** The form's fields that a browser without script sent, without any others. */
export function postedValues(form: FormPath, posted: URLSearchParams): FormValues {
  return Object.fromEntries(
    FIELDS[form].map(([name]) => [name, (posted.get(name) ?? '').slice(0, MAX_TEXT_LENGTH)]),
  )
}

/** The name of a field in the API, where one name is older than this site (specification, section 3). */
function apiFieldName(name: string): string {
  return name === 'postalCode' ? 'postal_code' : name
}

function sent(text: string, kind: FieldKind): unknown {
  if (kind === 'text') return text
  return kind === 'flag' ? text !== '' : Number(text)
}

function texts(...names: readonly string[]): readonly (readonly [string, 'text'])[] {
  return names.map(name => [name, 'text'])
}
