import type { ConsentState } from '#domain/consent/consent.ts'
import type { Consent } from '#domain/consent/consent-proof.ts'
import type { Page } from '#domain/paging.ts'
import { berlinDays, type DaySpan } from '#domain/time/berlin-day.ts'
import { type ConsentSelection, consentPage } from '#store/privacy/consents.ts'
import type { StoreDeps } from '#store/store.ts'

/** A filter of the proofs of consent; an unset part matches all. */
export interface ConsentFilter extends DaySpan {
  readonly state?: ConsentState | undefined
  /** Part of the identifier or of the question, in any case; spaces at its ends do not count. */
  readonly search?: string | undefined
}

const CONSENTS_PER_PAGE = 50

/** One page of the proofs of consent, newest first. Throws offset_too_large. */
export function listConsents(
  { store }: Pick<StoreDeps, 'store'>,
  { page, ...filter }: ConsentFilter & { readonly page: number },
): Promise<Page<Consent>> {
  return consentPage(store.db, selectionOf(filter), { page, limit: CONSENTS_PER_PAGE })
}

/** The filter for the store, with instants instead of days. */
export function selectionOf({ state, search = '', ...days }: ConsentFilter): ConsentSelection {
  return {
    state,
    part: search.trim() === '' ? undefined : search.trim(),
    ...berlinDays(days),
  }
}
