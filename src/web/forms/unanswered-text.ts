import type { Language } from '#domain/language.ts'
import { formMessages } from '#web/messages/form.ts'
import { formOutcomeMessages } from '#web/messages/form-outcome.ts'

/**
 * Why no answer came to what was sent, and that nobody knows whether it arrived: a connection breaks on the way there or
 * on the way back. The server stores what is sent again once. Browser only.
 */
export function unansweredText(language: Language): string {
  const { broken, offline } = formMessages(language)
  return `${navigator.onLine ? broken : offline} ${formOutcomeMessages(language).maybeArrived}`
}
