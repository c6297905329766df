import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#domain/language.ts'

/** What a link in a mail did, or why it did nothing. */
export type LinkOutcome =
  | { readonly kind: 'submission-confirmed' | 'subscribed' | 'unsubscribed' }
  | { readonly kind: 'owner'; readonly businessId: number; readonly businessName: string }
  | { readonly kind: 'unknown' | 'expired' }

/** What the call's answer says. @throws for a status that says nothing about the link */
export function linkOutcomeOf({ status, body }: { status: number; body: unknown }): LinkOutcome {
  if (status === 404) return { kind: 'unknown' }
  if (status === 410) return { kind: 'expired' }
  if (status !== 200) throw new Error(`${status}: a link could not be followed`)
  // The server is ours, and its answers are checked against their schemas in its tests.
  return body as LinkOutcome
}

/** POST /api/mail-links: following a link twice does no more than once. */
export function linkRead(token: string, language: Language) {
  return queryOptions({
    queryKey: ['api', 'mail-links', token],
    queryFn: async (): Promise<LinkOutcome> => {
      const answer = await fetch(`/api/mail-links?language=${language}`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      })
      return linkOutcomeOf({ status: answer.status, body: await answer.json() })
    },
  })
}
