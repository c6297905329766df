import { isRouteError } from '#api/client/route-error.ts'
import type { Language } from '#domain/language.ts'
import { messages as adminAreaMessages } from '#translated/admin/area.ts'
import { isAway } from '#web/api/failure.ts'
import { inLanguage } from '#web/messages.ts'

/** Why a form is not sent, as the sentence to show. */
export class Refusal extends Error {}

/**
 * The sentence to show for anything that was thrown. What an error says of itself is for programs, and so is the answer
 * of a proxy: neither is shown.
 * @param unknown where nobody knows the reason
 */
export function errorText(
  error: unknown,
  language: Language,
  unknown = inLanguage(adminAreaMessages, language).broken,
): string {
  if (error instanceof Refusal) return error.message
  if (isRouteError(error) && error.details !== '') return error.details
  return isAway(error) ? inLanguage(adminAreaMessages, language).unreachable : unknown
}
