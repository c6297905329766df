import { CONSENT_CATEGORIES, CONSENT_MS, type ConsentChoices } from '#domain/consent/consent.ts'
import { storedText, storeText } from '#web/stored-text.ts'

/** What this browser stores of a choice. */
export interface StoredChoice {
  /** The question that was answered (askedText). */
  readonly asked: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly choices: ConsentChoices
  /** Under which the server keeps the proof; '' where there is nothing to prove. */
  readonly id: string
  /** The choice before, whose end is reported to the server; '' without one. */
  readonly replaces: string
  /** Whether the server knows. */
  readonly isTold: boolean
  /** What lay in this browser before optional code ran first (traces.ts); null: it never ran. */
  readonly before: readonly string[] | null
  /** Something was withdrawn: what the code left is to be cleared away before anything starts. */
  readonly isLeft: boolean
}

export const CONSENT_KEY = 'consent'

/** A choice that cannot be stored: it lasts as long as the document. */
let inMemory: StoredChoice | null = null

/** The last choice, of any age and to any question; null without one. Browser only. */
export function storedChoice(): StoredChoice | null {
  return inMemory ?? parsed(storedText(CONSENT_KEY))
}

/** The choice that holds for a question now; null: it is to be asked. @param now milliseconds since 1970 */
export function choiceFor(asked: string, now: number): ConsentChoices | null {
  const stored = storedChoice()
  if (stored === null || stored.asked !== asked) return null
  const age = now - stored.at
  return age >= 0 && age < CONSENT_MS ? stored.choices : null
}

/** Stores a choice. */
export function storeChoice(choice: StoredChoice): void {
  inMemory = storeText(CONSENT_KEY, JSON.stringify(choice)) ? null : choice
}

function parsed(text: string | null): StoredChoice | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isStoredChoice(value) ? value : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Other code of the page can write there too. */
function isStoredChoice(value: unknown): value is StoredChoice {
  if (typeof value !== 'object' || value === null) return false
  const { asked, at, choices, id, replaces, isTold, before, isLeft } = value as Record<string, unknown>
  return (
    [asked, id, replaces].every(text => typeof text === 'string') &&
    typeof at === 'number' &&
    [isTold, isLeft].every(flag => typeof flag === 'boolean') &&
    (before === null || (Array.isArray(before) && before.every(name => typeof name === 'string'))) &&
    typeof choices === 'object' &&
    choices !== null &&
    CONSENT_CATEGORIES.every(name => typeof (choices as Record<string, unknown>)[name] === 'boolean')
  )
}
