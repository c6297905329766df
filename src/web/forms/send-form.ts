import { isRouteError } from '#api/client/route-error.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import type { FormPath } from '#domain/submission/public-forms.ts'
import type { Api } from '#web/api/api.ts'
import { isAway } from '#web/api/failure.ts'

/** What became of a form that was sent. */
export type FormAnswer =
  | {
      readonly kind: 'received'
      /** 'E-1234'; '' for forms that are not stored in the inbox. */
      readonly number: string
      /** Whether a mail is sent (or waits for a mail server). */
      readonly isMailed: boolean
      /** Of corrections and listings: lets pictures be sent with it. */
      readonly picturesKey?: string
    }
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }
  /** The server refused it for another reason and says so in the page's language. */
  | {
      readonly kind: 'refused'
      readonly code: string
      readonly text: string
      readonly waitSeconds: number
      readonly status: number
    }

/**
 * Sends a form. `body` carries the form's fields, `language`, `ticket` and `trap` (a hidden field for robots).
 * Rejects only where no answer of the server came: nobody knows then whether the form arrived.
 */
export async function sendForm(
  api: Api,
  form: Exclude<FormPath, 'mail-links'>,
  body: Readonly<Record<string, unknown>>,
): Promise<FormAnswer> {
  try {
    // All forms answer alike, and bodyOf makes each body as its route wants it.
    const answer = await api(`POST /api/${form}` as 'POST /api/contact', { body })
    return { kind: 'received', ...answer }
  } catch (error) {
    return refusalOf(error)
  }
}

/** What a refused request says. Throws the error where no answer came, or only that of a proxy which waited in vain. */
export function refusalOf(error: unknown): Exclude<FormAnswer, { kind: 'received' }> {
  if (!isRouteError(error) || isAway(error)) throw error
  const { faults, code, details, waitSeconds, status } = error
  if (faults.length > 0) return { kind: 'faults', faults }
  return { kind: 'refused', code, text: details, waitSeconds, status }
}
