/** What a visitor may allow; 'necessary' is no question. */
export const CONSENT_CATEGORIES = ['analytics', 'marketing', 'preferences'] as const

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

/** What a visitor said to each category. */
export type ConsentChoices = Readonly<Record<ConsentCategory, boolean>>

/** The categories that code on the pages waits for, each with the hosts it names, in the order of the alphabet. */
export type ConsentNeeds = Readonly<Partial<Record<ConsentCategory, readonly string[]>>>

/** Everything refused: what holds before anybody chose (consent must be active). */
export const NOTHING_ALLOWED: ConsentChoices = { analytics: false, marketing: false, preferences: false }

/** A choice holds for 12 months; then it is asked again. */
export const CONSENT_MS = 365 * 24 * 60 * 60 * 1_000

/** The proof of a consent is kept for three years (Art. 7 (1) GDPR; §§ 195, 199 BGB). */
export const CONSENT_PROOF_MS = 3 * CONSENT_MS

/** The categories that are asked about, in their order. */
export function neededCategories(needs: ConsentNeeds): readonly ConsentCategory[] {
  return CONSENT_CATEGORIES.filter(category => needs[category] !== undefined)
}

/**
 * What is asked, as one text: 'analytics: zahlen.example, www.zahlen.example; marketing'. Another text is another
 * question, to which a former answer says nothing. '' where nothing needs consent.
 */
export function askedText(needs: ConsentNeeds): string {
  return neededCategories(needs)
    .map(category => [category, (needs[category] ?? []).join(', ')].filter(Boolean).join(': '))
    .join('; ')
}
