import type { FormValues } from '#web/forms/form-body.ts'
import { storedRecord } from '#web/stored-record.ts'
import { storeText } from '#web/stored-text.ts'

/** A correction that was not sent yet. */
interface StoredCorrection {
  /** Only the fields that differ from what the directory says. */
  readonly values: FormValues
  /** With which it was sent last: where no answer came, it must not be stored twice. '' before. */
  readonly ticket: string
}

const KEY = 'correction'

/** A longer text is none that the form takes. */
const MAX_TEXT_LENGTH = 10_000

/** The correction of a business that is under way on this device; null without one. Browser only. */
export function readCorrection(businessId: number): StoredCorrection | null {
  const { businessId: of, values, ticket } = storedRecord(KEY)
  if (of !== businessId) return null
  const texts = Object.entries(typeof values === 'object' && values !== null ? values : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= MAX_TEXT_LENGTH,
  )
  return { values: Object.fromEntries(texts), ticket: typeof ticket === 'string' ? ticket : '' }
}

/**
 * Keeps a correction on this device in the place of any other one; null: nothing of this business is stored any more. Browser
 * only.
 */
export function writeCorrection(businessId: number, correction: StoredCorrection | null): void {
  if (correction !== null) storeText(KEY, JSON.stringify({ businessId, ...correction }))
  else if (storedRecord(KEY).businessId === businessId) storeText(KEY, null)
}
