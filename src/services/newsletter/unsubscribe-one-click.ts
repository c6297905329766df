import { DomainError } from '#domain/errors.ts'
import { linkHash, readMailLink } from '#services/mail/mail-links.ts'
import { markLinkUsed } from '#store/mail/mail-links.ts'
import type { Store } from '#store/store.ts'
import { unsubscribe } from './subscription.ts'

/**
 * Ends a subscription by the token of the link that was mailed (RFC 8058). Safe to repeat.
 * Throws link_unknown for anything else than the token of such a link, and link_expired.
 */
export async function unsubscribeOneClick(
  { store, now }: { readonly store: Store; readonly now: () => number },
  token: string,
): Promise<void> {
  await store.write(async trx => {
    const link = await readMailLink(trx, token, now())
    if (link === 'expired') throw new DomainError('link_expired')
    if (link === 'unknown' || link.purpose !== 'unsubscribe') throw new DomainError('link_unknown')
    await unsubscribe(trx, link.subjectId, now())
    await markLinkUsed(trx, linkHash(token), now())
  })
}
