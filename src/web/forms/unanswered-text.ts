import type { Language } from '#domain/language.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import { messages as formOutcomeMessages } from '#translated/ui/form-outcome.ts'
import { inLanguage } from '#web/messages.ts'

/**
 * Why no answer came to what was sent, and that nobody knows whether it arrived: a connection breaks on the way there or
 * on the way back. The server stores what is sent again once. Browser only.
 */
export function unansweredText(language: Language): string {
  const { broken, offline } = inLanguage(formMessages, language)
  return `${navigator.onLine ? broken : offline} ${inLanguage(formOutcomeMessages, language).maybeArrived}`
}
