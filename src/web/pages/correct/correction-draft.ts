import { CORRECTION_FORM } from '#domain/correction/correction.ts'
import { knownValues } from '#domain/form/form-values.ts'
import type { StoredForm } from '#web/forms/use-stored-form.ts'
import { storedRecord } from '#web/stored-record.ts'
import { storeText } from '#web/stored-text.ts'

type StoredCorrection = StoredForm<typeof CORRECTION_FORM>

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
