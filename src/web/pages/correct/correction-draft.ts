import type { DraftStore, FormDraft } from '#web/forms/form-draft.ts'
import { storedRecord } from '#web/stored-record.ts'
import { storeText } from '#web/stored-text.ts'

const KEY = 'correction'

/** A longer text is none that the form takes. */
const MAX_TEXT_LENGTH = 10_000

/**
 * The correction under way on this device: one, of one business. Another business's form neither shows nor removes it until
 * something is typed there.
 */
export function correctionDraft(businessId: number): DraftStore {
  return {
    read: () => {
      const stored = storedRecord(KEY)
      return stored.businessId === businessId ? draftOf(stored) : null
    },
    write: draft => {
      if (draft !== null) storeText(KEY, JSON.stringify({ businessId, ...draft }))
      else if (storedRecord(KEY).businessId === businessId) storeText(KEY, null)
    },
  }
}

function draftOf({ values, ticket }: Readonly<Record<string, unknown>>): FormDraft {
  const texts = Object.entries(typeof values === 'object' && values !== null ? values : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= MAX_TEXT_LENGTH,
  )
  return { values: Object.fromEntries(texts), ticket: typeof ticket === 'string' ? ticket : '' }
}
