import { withoutEdges } from '#domain/form/field-fault.ts'
import { NEWSLETTER_CONSENT } from '#domain/newsletter/consent-text.ts'
import {
  type Subscriber,
  type SubscriberState,
  type SubscriptionInput,
  validateSubscription,
} from '#domain/newsletter/subscriber.ts'
import { pageAddress } from '#services/mail/contact-line.ts'
import { openMailLink } from '#services/mail/mail-links.ts'
import { type MailSite, mailSiteOf } from '#services/mail/mail-site.ts'
import { newsletterConfirmedMail, newsletterConfirmMail } from '#services/mail/newsletter-mails.ts'
import { queueMail } from '#services/mail/queue-mail.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'
import { type FormEnvelope, passGuards, type Received } from '#services/submissions/receive-submission.ts'
import {
  insertSubscriber,
  subscriberByEmail,
  subscriberById,
  updateSubscriber,
} from '#store/mail/subscribers.ts'
import type { Db } from '#store/store.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Long enough for a mail that is found after the weekend. */
const CONFIRM_WITHIN_MS = 7 * DAY_MS
/** Whoever finds an old mail must still be able to unsubscribe. */
const UNSUBSCRIBE_WITHIN_MS = 10 * 365 * DAY_MS
/** A mailbox is not filled by sending the form again and again. */
const ASK_AGAIN_AFTER_MS = HOUR_MS

/** The answer to every form that is in order. */
export type SubscriptionReceived =
  | Exclude<Received, { kind: 'received' }>
  | { readonly kind: 'received'; readonly number: ''; readonly isMailed: true }

/**
 * Takes a wish for the newsletter: nobody gets it before the link in the mail was opened (double opt-in). The answer is
 * the same whether or not the address is on file already, so that nobody can find out who subscribed.
 */
export async function subscribe(
  deps: FormDeps,
  envelope: FormEnvelope,
  input: SubscriptionInput,
): Promise<SubscriptionReceived> {
  const faults = validateSubscription(input)
  if (faults.length > 0) return { kind: 'faults', faults }
  const guarded = await passGuards(deps, envelope)
  if (guarded.kind !== 'passed') return guarded
  if (!guarded.isTrapped) await deps.store.write(trx => ask(trx, deps, envelope, input.email))
  return { kind: 'received', number: '', isMailed: true }
}

async function ask(
  trx: Db,
  deps: FormDeps,
  { language }: Pick<FormEnvelope, 'language'>,
  typed: string,
): Promise<void> {
  const email = withoutEdges(typed).toLowerCase()
  const now = deps.now()
  const known = await subscriberByEmail(trx, email)
  if (known !== undefined && !mayAsk(known, now)) return
  const asked = { email, language, consentText: NEWSLETTER_CONSENT[language], askedAt: now }
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
  const link = linkPage(site, language, token)
  await queueMail(trx, newsletterConfirmMail(site, { to: email, language, link }), now)
}

/** Subscribers are not asked again, others once an hour. */
function mayAsk({ state, askedAt }: Subscriber, now: number): boolean {
  return state !== 'subscribed' && now - askedAt >= ASK_AGAIN_AFTER_MS
}

/**
 * Notes that a subscriber opened the link in the mail, and mails how to unsubscribe. Safe to repeat. Whoever
 * unsubscribed since stays so: a link is also opened by programs that check mails.
 * @returns the subscriber's state from now on; undefined when the address is not on file any more
 */
export async function confirmSubscriber(
  trx: Db,
  id: number,
  now: number,
  site: MailSite,
): Promise<SubscriberState | undefined> {
  const known = await subscriberById(trx, id)
  if (known?.state !== 'unconfirmed') return known?.state
  await updateSubscriber(trx, { ...known, state: 'subscribed', confirmedAt: now })
  const purpose = 'unsubscribe'
  const token = await openMailLink(trx, { purpose, subjectId: id, now, lifetimeMs: UNSUBSCRIBE_WITHIN_MS })
  const { email, language } = known
  const mail = newsletterConfirmedMail(site, {
    to: email,
    language,
    unsubscribeLink: linkPage(site, language, token),
    oneClickAddress: `${site.url}/api/newsletter/unsubscribe?token=${token}`,
  })
  await queueMail(trx, mail, now)
  return 'subscribed'
}

/** Ends a subscription; the proof of consent stays. Safe to repeat, and for addresses that are not on file any more. */
export async function unsubscribe(trx: Db, id: number, now: number): Promise<void> {
  const known = await subscriberById(trx, id)
  if (known === undefined || known.state === 'unsubscribed') return
  await updateSubscriber(trx, { ...known, state: 'unsubscribed', unsubscribedAt: now })
}

function linkPage(site: MailSite, language: Subscriber['language'], token: string): string {
  return pageAddress(site, language, `/link/${token}`)
}
