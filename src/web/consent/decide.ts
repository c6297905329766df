import {
  askedText,
  type ConsentChoices,
  type ConsentNeeds,
  NOTHING_ALLOWED,
  neededCategories,
} from '#domain/consent/consent.ts'
import type { Language } from '#domain/language.ts'
import { documentNeeds } from '#web/consent/document-needs.ts'
import { reportChoice } from '#web/consent/report-choice.ts'
import {
  CONSENT_KEY,
  choiceFor,
  type StoredChoice,
  storeChoice,
  storedChoice,
} from '#web/consent/stored-choice.ts'
import { clearTraces, traces } from '#web/consent/traces.ts'
import { startAllowed, startedCategories } from '#web/consent/waiting-code.ts'

export interface Decision {
  /** What was asked. */
  readonly needs: ConsentNeeds
  readonly choices: ConsentChoices
  readonly language: Language
}

const listeners = new Set<() => void>()

/** Calls `listener` after every choice, made here or in another tab. @returns ends it */
export function onChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Stores a choice and lets it take effect at once: what is allowed starts; what runs and is no longer allowed ends
 * with the document, which is loaded anew, and what it left is cleared away.
 * @returns 'reloading' when the document is loaded again
 */
export function decide({ needs, choices, language }: Decision): 'done' | 'reloading' {
  const former = storedChoice()
  const asked = askedText(needs)
  const isAllowed = neededCategories(needs).some(category => choices[category])
  const isLeft = former?.before != null && isLess(former.choices, choices)
  const choice: StoredChoice = {
    asked,
    at: Date.now(),
    choices,
    id: isAllowed ? randomId() : '',
    replaces: replacedBy(former),
    isTold: !isAllowed && replacedBy(former) === '',
    before: former?.before ?? (isAllowed ? traces() : null),
    isLeft,
  }
  storeChoice(choice)
  void reportChoice(choice, language)
  if (isLeft && choice.before !== null) clearTraces(choice.before)
  return follow()
}

/** Applies the current choice to this document: after a choice, a load, the back button, or a change in another tab. */
export function follow(): 'done' | 'reloading' {
  const choices = choiceFor(askedText(documentNeeds()), Date.now()) ?? NOTHING_ALLOWED
  if ([...startedCategories()].some(category => !choices[category])) {
    location.reload()
    return 'reloading'
  }
  clearLeftovers()
  startAllowed(choices)
  for (const listener of listeners) listener()
  return 'done'
}

/** Watches for choices in other tabs, and for coming back to a document that was left before a choice. */
export function watchChoices(): void {
  addEventListener('storage', ({ key }) => {
    if (key === CONSENT_KEY || key === null) follow()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow()
  })
}

/** Code that was running while it was withdrawn may have written on to its end: now it is gone. */
function clearLeftovers(): void {
  const stored = storedChoice()
  if (stored?.before == null || !stored.isLeft) return
  clearTraces(stored.before)
  const isAllowed = isLess(stored.choices, NOTHING_ALLOWED)
  storeChoice({ ...stored, isLeft: false, before: isAllowed ? stored.before : null })
}

/** The proof that ends with this choice, also one whose end was not reported to the server yet. */
function replacedBy(former: StoredChoice | null): string {
  if (former === null) return ''
  return former.id === '' && !former.isTold ? former.replaces : former.id
}

/** Whether a later choice allows less. */
function isLess(former: ConsentChoices, later: ConsentChoices): boolean {
  return Object.entries(former).some(([category, was]) => was && !later[category as keyof ConsentChoices])
}

/** 128 bit in hexadecimal digits; crypto.randomUUID is missing where a site is served over plain http. */
function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}
