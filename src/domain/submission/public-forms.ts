import { SUBSCRIPTION_FORM } from '#domain/newsletter/subscription.ts'
import { CORRECTION_FORM, OWNER_LINK_FORM } from '../correction/correction.ts'
import type { FormFields } from '../form/form-fields.ts'
import { LISTING_FORM } from '../listing/listing.ts'
import { MESSAGE_FORM } from './message.ts'
import { PRIVACY_REQUEST_FORM } from './privacy-request.ts'
import { REPORT_FORM } from './report.ts'

/** The public forms by their routes: POST /api/{form}. */
export const PUBLIC_FORMS = {
  listings: LISTING_FORM,
  contact: MESSAGE_FORM,
  corrections: CORRECTION_FORM,
  reports: REPORT_FORM,
  'privacy-requests': PRIVACY_REQUEST_FORM,
  newsletter: SUBSCRIPTION_FORM,
  'owner-links': OWNER_LINK_FORM,
  'mail-links': { token: { kind: 'text', limit: 200 } },
} as const satisfies Readonly<Record<string, FormFields>>

export type FormPath = keyof typeof PUBLIC_FORMS
