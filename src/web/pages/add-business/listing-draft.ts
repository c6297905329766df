import type { FormFields } from '#domain/form/form-fields.ts'
import {
  isEmptyListing,
  LISTING_FORM,
  LISTING_STEPS,
  type ListingInput,
  type ListingStep,
  storedListing,
} from '#domain/listing/listing.ts'
import type { PublicForm } from '#web/forms/use-public-form.ts'
import { storedRecord } from '#web/stored-record.ts'
import { storeText } from '#web/stored-text.ts'

/** The listing form in steps, with the hours in one sentence, as typed. */
export const WIZARD_FORM = {
  ...LISTING_FORM,
  sentence: { kind: 'text', limit: 10_000, isOptional: true, isLocal: true },
} as const satisfies FormFields

export type WizardForm = PublicForm<typeof WIZARD_FORM>

/** A listing under way. */
export interface ListingDraft {
  readonly step: ListingStep
  readonly listing: ListingInput
  /** The hours in one sentence, as typed. */
  readonly sentence: string
  /** With which it was sent last: where no answer came, it must not be stored twice. '' before. */
  readonly ticket: string
}

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

/** Whether anything is typed. */
export function isDraftEmpty({ listing, sentence }: Pick<ListingDraft, 'listing' | 'sentence'>): boolean {
  return isEmptyListing(listing) && sentence === ''
}

/**
 * Keeps what is typed on this device, and nothing while nothing is typed. Where nothing can be stored, the form works on and
 * forgets with the page. Browser only.
 */
export function writeDraft(draft: ListingDraft | null): void {
  storeText(KEY, draft === null ? null : JSON.stringify(draft))
}
