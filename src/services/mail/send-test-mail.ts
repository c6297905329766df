import { DomainError } from '#domain/errors.ts'
import { type FieldFault, withoutEdges } from '#domain/form/field-fault.ts'
import { formFaults } from '#domain/form/form-faults.ts'
import type { Language } from '#domain/language.ts'
import type { WrittenMail } from '#domain/mail/mail.ts'
import { type MailFailure, TEST_MAIL_FORM } from '#domain/mail/mail-server.ts'
import type { SiteSettings } from '#domain/settings/settings.ts'
import type { Delivery, Mailer, OutgoingMail } from '#gateways/mail/mailer.ts'
import type { TestMailMessages } from '#messages/de/mails/test.ts'
import { everyLanguage } from '#messages/every-language.ts'
import { recordAudit } from '#store/audit.ts'
import type { StoreDeps } from '#store/store.ts'
import { type MailSite, mailSiteOf } from './mail-site.ts'
import { type Recipient, recipientOf, writeMail } from './write-mail.ts'

const MESSAGES = await everyLanguage<TestMailMessages>(
  language => import(`../../messages/${language}/mails/test.ts`),
)

export interface SendTestMailDeps extends StoreDeps {
  readonly settings: () => SiteSettings
  readonly siteUrl: () => string
  /** Of the mail server in effect; undefined without one. */
  readonly mailer: () => Mailer | undefined
  /** 15 seconds when left out. */
  readonly timeoutMs?: number
}

export type SentTestMail =
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }
  /** @property answer the server's own line */
  | { readonly kind: 'sent'; readonly answer: string }
  | { readonly kind: 'refused'; readonly reason: MailFailure; readonly answer: string }

/** Longer than a working server takes, and short enough to wait for in front of a screen. */
const TIMEOUT_MS = 15_000

/**
 * Sends a mail at once, past the outbox, and waits for the mail server's answer.
 * Throws mail_server_missing.
 */
export async function sendTestMail(
  deps: SendTestMailDeps,
  input: { readonly to: string; readonly language: Language; readonly account: string },
): Promise<SentTestMail> {
  const faults = formFaults(TEST_MAIL_FORM, input)
  if (faults.length > 0) return { kind: 'faults', faults }
  const mailer = deps.mailer()
  if (mailer === undefined) throw new DomainError('mail_server_missing')
  const now = deps.now()
  const mail = testMail(mailSiteOf(deps), { to: withoutEdges(input.to), language: input.language })
  const delivery = await deliver(
    mailer,
    {
      ...mail,
      headers: mail.headers ?? {},
      name: `umkreis.test.${now.toString(36)}`,
    },
    deps.timeoutMs,
  )
  await deps.store.write(trx =>
    recordAudit(trx, {
      account: input.account,
      action: 'mail.tested',
      details: { result: delivery.kind === 'sent' ? 'sent' : delivery.reason },
      now,
    }),
  )
  if (delivery.kind === 'sent') return delivery
  return { kind: 'refused', reason: delivery.reason, answer: delivery.text }
}

/** Says that mails leave the site, and how links in them begin. */
export function testMail(site: MailSite, recipient: Recipient): WrittenMail {
  const messages = MESSAGES[recipient.language]
  return writeMail(site, 'test', recipientOf(recipient), {
    subject: messages.subject(site.title),
    blocks: [messages.text(site.title), { link: site.url }],
    reason: messages.reason,
  })
}

async function deliver(mailer: Mailer, mail: OutgoingMail, timeoutMs = TIMEOUT_MS): Promise<Delivery> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await mailer.send(mail, signal)
  } catch (error) {
    if (!signal.aborted) throw error
    return { kind: 'refused', reason: 'timeout', text: '', isFinal: false }
  }
}
