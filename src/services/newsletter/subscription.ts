import { DomainError } from '#domain/errors.ts'
import { emailKey } from '#domain/form/email-key.ts'
import { formFaults } from '#domain/form/form-faults.ts'
import type { ValuesOf } from '#domain/form/form-fields.ts'
import type { Subscriber } from '#domain/newsletter/subscriber.ts'
import { SUBSCRIPTION_FORM, type SubscriberState } from '#domain/newsletter/subscription.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import type { NewsletterConsentMessages } from '#messages/de/newsletter-consent.ts'
import { everyLanguage } from '#messages/every-language.ts'
import { linkHash, openMailLink, readMailLink } from '#services/mail/mail-links.ts'
import { linkAddress, mailSiteOf } from '#services/mail/mail-site.ts'
import { newsletterConfirmedMail, newsletterConfirmMail } from '#services/mail/newsletter-mails.ts'
import { queueMail } from '#services/mail/outbox.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'
import {
  checkRobotGuards,
  type FormEnvelope,
  type Received,
} from '#services/submissions/receive-submission.ts'
import { markLinkUsed } from '#store/mail/mail-links.ts'
import {
  insertSubscriber,
  subscriberByEmail,
  subscriberById,
  updateSubscriber,
} from '#store/mail/subscribers.ts'
import type { Db, StoreDeps } from '#store/store.ts'

/** The sentence that is agreed to, in each language. */
export const NEWSLETTER_CONSENT = await everyLanguage<NewsletterConsentMessages>(
  language => import(`../../messages/${language}/newsletter-consent.ts`),
)

/** Long enough for a mail that is found after the weekend. */
const CONFIRM_WITHIN_MS = 7 * DAY_MS
/** The link in an old mail must still unsubscribe. */
const UNSUBSCRIBE_WITHIN_MS = 10 * 365 * DAY_MS
/** Sending the form again and again must not fill a mailbox. */
const ASK_AGAIN_AFTER_MS = HOUR_MS

/** The answer to every valid form. */
export type SubscriptionReceived =
  | Exclude<Received, { kind: 'received' }>
  | { readonly kind: 'received'; readonly number: ''; readonly isMailed: true }

/**
 * Receives a newsletter subscription, which becomes valid only when the link in the mail is opened (double opt-in). The
 * answer is the same whether or not the address is on file already, so that nobody can find out who subscribed.
 * Throws mail_not_possible without a mail server: nobody could confirm.
 */
export async function subscribe(
  deps: FormDeps,
  envelope: FormEnvelope,
  input: ValuesOf<typeof SUBSCRIPTION_FORM>,
): Promise<SubscriptionReceived> {
  const faults = formFaults(SUBSCRIPTION_FORM, input)
  if (faults.length > 0) return { kind: 'faults', faults }
  if (!deps.hasMailServer()) throw new DomainError('mail_not_possible')
  const guarded = await checkRobotGuards(deps, envelope)
  if (guarded.kind !== 'passed') return guarded
  if (!guarded.isTrapped) await deps.store.write(trx => ask(trx, deps, envelope, input.email))
  return { kind: 'received', number: '', isMailed: true }
}

/**
 * Confirms a subscription by the link in the mail, and mails how to unsubscribe. Safe to repeat. An address that
 * unsubscribed since stays unsubscribed: programs that check mails also open links.
 * @returns the subscriber's state from now on; undefined when the address is no longer on file
 */
export async function confirmSubscriber(
  deps: Pick<FormDeps, 'store' | 'now' | 'settings' | 'siteUrl'>,
  trx: Db,
  id: number,
): Promise<SubscriberState | undefined> {
  const now = deps.now()
  const site = mailSiteOf(deps)
  const known = await subscriberById(trx, id)
  if (known?.state !== 'unconfirmed') return known?.state
  await updateSubscriber(trx, { ...known, state: 'subscribed', confirmedAt: now })
  const purpose = 'unsubscribe'
  const token = await openMailLink(trx, { purpose, subjectId: id, now, lifetimeMs: UNSUBSCRIBE_WITHIN_MS })
  const { email, language } = known
  const mail = newsletterConfirmedMail(site, {
    to: email,
    language,
    unsubscribeLink: linkAddress(site, language, token),
    oneClickAddress: `${site.url}/api/newsletter/unsubscribe?token=${token}`,
  })
  await queueMail(deps, trx, mail)
  return 'subscribed'
}

/** Ends a subscription; the proof of consent stays. Safe to repeat, and for addresses that are no longer on file. */
export async function unsubscribe(trx: Db, id: number, now: number): Promise<void> {
  const known = await subscriberById(trx, id)
  if (known === undefined || known.state === 'unsubscribed') return
  await updateSubscriber(trx, { ...known, state: 'unsubscribed', unsubscribedAt: now })
}

/**
 * Ends a subscription by the token of the mailed link (RFC 8058). Safe to repeat.
 * Throws link_unknown for anything but the token of such a link, and link_expired.
 */
export async function unsubscribeOneClick({ store, now }: StoreDeps, token: string): Promise<void> {
  await store.write(async trx => {
    const link = await readMailLink(trx, token, now())
    if (link === 'expired') throw new DomainError('link_expired')
    if (link === 'unknown' || link.purpose !== 'unsubscribe') throw new DomainError('link_unknown')
    await unsubscribe(trx, link.subjectId, now())
    await markLinkUsed(trx, linkHash(token), now())
  })
}

async function ask(
  trx: Db,
  deps: FormDeps,
  { language }: Pick<FormEnvelope, 'language'>,
  typed: string,
): Promise<void> {
  const email = emailKey(typed)
  const now = deps.now()
  const known = await subscriberByEmail(trx, email)
  if (known !== undefined && !mayAsk(known, now)) return
  const asked = { email, language, consentText: NEWSLETTER_CONSENT[language].consent, askedAt: now }
  const subjectId = known?.id ?? (await insertSubscriber(trx, asked))
  if (known !== undefined)
    await updateSubscriber(trx, {
      ...known,
      ...asked,
      state: 'unconfirmed',
      confirmedAt: null,
      unsubscribedAt: null,
    })
  const purpose = 'confirm-subscriber'
  const token = await openMailLink(trx, { purpose, subjectId, now, lifetimeMs: CONFIRM_WITHIN_MS })
  const site = mailSiteOf(deps)
  const link = linkAddress(site, language, token)
  await queueMail(deps, trx, newsletterConfirmMail(site, { to: email, language, link }))
}

/** Subscribers are not asked again, others at most once an hour. */
function mayAsk({ state, askedAt }: Subscriber, now: number): boolean {
  return state !== 'subscribed' && now - askedAt >= ASK_AGAIN_AFTER_MS
}
