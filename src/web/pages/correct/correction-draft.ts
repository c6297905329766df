import { CORRECTION_FORM } from '#domain/correction/correction.ts'
import type { ChangeOf } from '#domain/form/form-fields.ts'
import { knownValues } from '#domain/form/form-values.ts'
import { storedRecord } from '#web/stored-record.ts'
import { storeText } from '#web/stored-text.ts'

/** A correction that was not sent yet. */
interface StoredCorrection {
  /** Only the fields that differ from what the directory says. */
  readonly values: ChangeOf<typeof CORRECTION_FORM>
  /** With which it was sent last: where no answer came, it must not be stored twice. '' before. */
  readonly ticket: string
}

const KEY = 'correction'

/** The correction of a business that is under way on this device; null without one. Browser only. */
export function readCorrection(businessId: number): StoredCorrection | null {
  const { businessId: of, values, ticket } = storedRecord(KEY)
  if (of !== businessId) return null
  const known = knownValues(CORRECTION_FORM, values)
  return { values: known, ticket: typeof ticket === 'string' ? ticket : '' }
}

/**
 * Keeps a correction on this device in the place of any other one; null: nothing of this business is stored any more. Browser
 * only.
 */
export function writeCorrection(businessId: number, correction: StoredCorrection | null): void {
  if (correction !== null) storeText(KEY, JSON.stringify({ businessId, ...correction }))
  else if (storedRecord(KEY).businessId === businessId) storeText(KEY, null)
}
