import { isRouteError } from '#api/client/route-error.ts'
import type { Language } from '#domain/language.ts'
import { adminAreaMessages } from '#web/admin/messages.ts'
import { isAway } from '#web/api/failure.ts'

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
  unknown = adminAreaMessages(language).broken,
): string {
  if (error instanceof Refusal) return error.message
  if (isRouteError(error) && error.details !== '') return error.details
  return isAway(error) ? adminAreaMessages(language).unreachable : unknown
}
