import {
  EMPTY_LISTING,
  isEmptyListing,
  LISTING_STEPS,
  type ListingInput,
  type ListingStep,
  storedListing,
} from '#domain/listing/listing.ts'
import { storedRecord } from '#web/stored-record.ts'
import { storeText } from '#web/stored-text.ts'

/** A listing under way. */
export interface ListingDraft {
  readonly step: ListingStep
  readonly listing: ListingInput
  /** The hours in one sentence, as typed. */
  readonly sentence: string
  /** With which it was sent last: where no answer came, it must not be stored twice. '' before. */
  readonly ticket: string
}

export const EMPTY_DRAFT: ListingDraft = { step: 1, listing: EMPTY_LISTING, sentence: '', ticket: '' }

const KEY = 'listing'

/** What was typed on this device before; browser only. */
export function readDraft(): ListingDraft {
  const stored = storedRecord(KEY)
  const step = LISTING_STEPS.find(known => known === stored.step) ?? 1
  const { sentence, ticket } = stored
  return { step, listing: storedListing(stored.listing), sentence: textOf(sentence), ticket: textOf(ticket) }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/**
 * Keeps what is typed on this device, and nothing while nothing is typed. Where nothing can be stored, the form works on and
 * forgets with the page. Browser only.
 */
export function writeDraft(draft: ListingDraft): void {
  const isEmpty = isEmptyListing(draft.listing) && draft.sentence === ''
  storeText(KEY, isEmpty ? null : JSON.stringify(draft))
}
