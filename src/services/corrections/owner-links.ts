import { DomainError } from '#domain/errors.ts'
import { emailFault, MAX_EMAIL_LENGTH } from '#domain/form/email-fault.ts'
import { fieldFaults, withoutEdges } from '#domain/form/field-fault.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { getVisibleBusiness } from '#services/businesses/get-business.ts'
import { linkHash, openMailLink, readMailLink } from '#services/mail/mail-links.ts'
import { linkAddress, mailSiteOf } from '#services/mail/mail-site.ts'
import { queueMail } from '#services/mail/outbox.ts'
import { ownerLinkMail } from '#services/mail/owner-link-mail.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'
import {
  checkRobotGuards,
  type FormEnvelope,
  type Received,
} from '#services/submissions/receive-submission.ts'
import { isOwner } from '#store/businesses/owners.ts'
import { countLinksSince, deleteMailLink } from '#store/mail/mail-links.ts'
import type { Db } from '#store/store.ts'

/** Long enough for people who read mails once a week. */
const OWNER_LINK_LIFETIME_MS = 7 * DAY_MS
/** A request in somebody else's name must not fill the owner's mailbox. */
const LINKS_A_DAY = 3

export interface OwnerLinkForm {
  readonly businessId: number
  readonly email: string
}

/**
 * Mails a link to the owner of a business, if this is the address on file. The answer and the work before the mail are
 * the same either way, so that nobody learns whose address it is.
 * Throws business_unknown and business_gone, and mail_not_possible without a mail server.
 */
export async function requestOwnerLink(
  deps: FormDeps,
  envelope: FormEnvelope,
  { businessId, email: typed }: OwnerLinkForm,
): Promise<Exclude<Received, { kind: 'received' }> | { readonly kind: 'asked' }> {
  const faults = fieldFaults({ email: typed }, [['email', { limit: MAX_EMAIL_LENGTH, rule: emailFault }]])
  if (faults.length > 0) return { kind: 'faults', faults }
  if (!deps.hasMailServer()) throw new DomainError('mail_not_possible')
  const { business } = await getVisibleBusiness(deps.store.db, businessId)
  const guarded = await checkRobotGuards(deps, envelope)
  if (guarded.kind !== 'passed') return guarded
  const email = withoutEdges(typed)
  const { language } = envelope
  const now = deps.now()
  await deps.store.write(async trx => {
    const before = await countLinksSince(trx, {
      purpose: 'owner',
      subjectId: businessId,
      since: now - DAY_MS,
    })
    const token = await openMailLink(trx, {
      purpose: 'owner',
      subjectId: businessId,
      now,
      lifetimeMs: OWNER_LINK_LIFETIME_MS,
    })
    const site = mailSiteOf(deps)
    const link = linkAddress(site, language, token)
    const mail = ownerLinkMail(site, { to: email, language, businessName: business.name, link })
    const isOnFile = await isOwner(trx, businessId, email)
    if (isOnFile && before < LINKS_A_DAY && !guarded.isTrapped) await queueMail(deps, trx, mail)
    else await deleteMailLink(trx, linkHash(token))
  })
  return { kind: 'asked' }
}

/** Whether a token belongs to a link that was mailed to the owner of this business. */
export async function readOwnerToken(
  db: Db,
  { token, businessId, now }: { readonly token: string; readonly businessId: number; readonly now: number },
): Promise<'owner' | 'unknown' | 'expired'> {
  const link = await readMailLink(db, token, now)
  if (link === 'unknown' || link === 'expired') return link
  return link.purpose === 'owner' && link.subjectId === businessId ? 'owner' : 'unknown'
}
