import { DAY_MS } from '#domain/time/durations.ts'

/** What a visitor may allow. 'necessary' is not asked. */
export const CONSENT_CATEGORIES = ['analytics', 'marketing', 'preferences'] as const

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

/** A visitor's answer for each category. */
export type ConsentChoices = Readonly<Record<ConsentCategory, boolean>>

/** The categories that code on the pages needs, each with the hosts that the code names, in alphabetical order. */
export type ConsentNeeds = Readonly<Partial<Record<ConsentCategory, readonly string[]>>>

/** Everything refused. Applies until a visitor chooses, because consent must be active. */
export const NOTHING_ALLOWED: ConsentChoices = { analytics: false, marketing: false, preferences: false }

/** A choice is valid for 12 months. */
export const CONSENT_MS = 365 * DAY_MS

/** The categories to ask about, in their order. */
export function neededCategories(needs: ConsentNeeds): readonly ConsentCategory[] {
  return CONSENT_CATEGORIES.filter(category => needs[category] !== undefined)
}

/**
 * The question as one text: 'analytics: zahlen.example, www.zahlen.example; marketing'. When the text changes, the old
 * answer no longer counts. '' when nothing needs consent.
 */
export function askedText(needs: ConsentNeeds): string {
  return neededCategories(needs)
    .map(category => [category, (needs[category] ?? []).join(', ')].filter(Boolean).join(': '))
    .join('; ')
}

/** 'withdrawn' also where another choice replaced it. */
export const CONSENT_STATES = ['given', 'withdrawn'] as const

export type ConsentState = (typeof CONSENT_STATES)[number]
