import { hash } from 'node:crypto'
import { askedText, CONSENT_CATEGORIES, type ConsentChoices } from '#domain/consent/consent.ts'
import type { Language } from '#domain/language.ts'
import { consentNeedsIn } from '#domain/page-code/consent-needs.ts'
import { expiredBefore } from '#domain/privacy/retention.ts'
import type { SiteSettings } from '#domain/settings/settings.ts'
import { consentsBefore, deleteConsents, insertConsent, withdrawConsent } from '#store/privacy/consents.ts'
import type { StoreDeps } from '#store/store.ts'

export interface ConsentDeps extends StoreDeps {
  readonly settings: () => SiteSettings
}

/** A choice as a browser sends it. Nothing in it says who chose. */
export interface ConsentInput {
  /** Random; knowing it allows withdrawing. A refusal may carry any. */
  readonly id: string
  readonly choices: ConsentChoices
  /** The question as shown (askedText). */
  readonly asked: string
  readonly language: Language
  /** The former choice, which is no longer valid. */
  readonly replaces?: string | undefined
}

/**
 * Stores the proof of a consent (Art. 7 (1) GDPR): what was asked, in which language, what was allowed, and when; and
 * when it was withdrawn. A refusal needs no proof and leaves none. The same choice sent twice is stored once.
 */
export async function recordConsent(
  { store, settings, now }: ConsentDeps,
  { id, choices, asked, language, replaces }: ConsentInput,
): Promise<void> {
  const isAllowed = CONSENT_CATEGORIES.some(category => choices[category])
  if (!isAllowed && replaces === undefined) return
  const { headCode, footerCode } = settings()
  // A page from before a change of the code: its question is stored as a hash, or strangers could fill the store.
  const isCurrent = asked === askedText(consentNeedsIn(headCode, footerCode))
  const question = isCurrent ? asked : `sha256:${hash('sha256', asked)}`
  const at = now()
  await store.write(async trx => {
    if (replaces !== undefined) await withdrawConsent(trx, replaces, at)
    if (!isAllowed) return
    await insertConsent(trx, {
      id,
      choices: JSON.stringify(choices),
      asked: `${language} ${question}`,
      given_at: at,
      withdrawn_at: null,
    })
  })
}

/** Deleting this many takes a few milliseconds. */
const BATCH = 500

/** Deletes proofs that have expired. Safe to repeat. @returns how many */
export async function deleteOldConsents({ store, now }: StoreDeps): Promise<number> {
  for (let deleted = 0; ; ) {
    const old = await consentsBefore(store.db, expiredBefore('consents', now()), BATCH)
    if (old.length === 0) return deleted
    deleted += old.length
    await store.write(trx => deleteConsents(trx, old))
  }
}
