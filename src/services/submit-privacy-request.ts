import { berlinDate } from '#domain/berlin-day.ts'
import { type FieldFault, withoutEdges } from '#domain/form/field-fault.ts'
import {
  isPrivacyRequestKind,
  PRIVACY_REQUEST_DAYS,
  type PrivacyRequestInput,
} from '#domain/privacy-request/privacy-request.ts'
import { validatePrivacyRequest } from '#domain/privacy-request/validate-privacy-request.ts'
import { submissionNumber } from '#domain/submission.ts'
import { findNamedBusiness } from './find-named-business.ts'
import type { FormDeps } from './form-deps.ts'
import { mailSiteOf } from './mails/mail-site.ts'
import { privacyRequestReceivedMail } from './mails/privacy-request-mails.ts'
import { queueMail } from './queue-mail.ts'
import { type FormEnvelope, type Received, receiveSubmission } from './receive-submission.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Takes a listed person's request into the inbox, due in 30 days, and acknowledges it with the day. */
export async function submitPrivacyRequest(
  deps: FormDeps,
  envelope: FormEnvelope,
  input: PrivacyRequestInput,
): Promise<Received> {
  const faults: FieldFault[] = [...validatePrivacyRequest(input)]
  const businessId = await findNamedBusiness(deps.store.db, withoutEdges(input.business))
  if (businessId === 'unknown') faults.push({ field: 'business', code: 'business_unknown' })
  const { kind: request } = input
  if (faults.length > 0 || businessId === 'unknown' || !isPrivacyRequestKind(request))
    return { kind: 'faults', faults }
  const to = withoutEdges(input.email)
  const name = withoutEdges(input.name)
  const { language } = envelope
  const dueAt = deps.now() + PRIVACY_REQUEST_DAYS * DAY_MS
  return receiveSubmission(
    deps,
    envelope,
    {
      kind: 'privacy-request',
      subject: name,
      senderName: name,
      senderEmail: to,
      businessId: businessId ?? null,
      payload: input,
      dueAt,
      texts: [input.name, input.details],
    },
    async (trx, { id }) => {
      const about = { to, language, request, number: submissionNumber(id), submissionId: id }
      const mail = privacyRequestReceivedMail(mailSiteOf(deps), { ...about, dueDay: berlinDate(dueAt) })
      await queueMail(trx, mail, deps.now())
    },
  )
}
