import { type FieldFault, withoutEdges } from '#domain/form/field-fault.ts'
import { formFaults } from '#domain/form/form-faults.ts'
import {
  isPrivacyRequestKind,
  PRIVACY_REQUEST_DAYS,
  PRIVACY_REQUEST_FORM,
  type PrivacyRequestInput,
} from '#domain/submission/privacy-request.ts'
import { submissionNumber } from '#domain/submission/submission.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { mailSiteOf } from '#services/mail/mail-site.ts'
import { queueMail } from '#services/mail/outbox.ts'
import { privacyRequestReceivedMail } from '#services/mail/privacy-request-mails.ts'
import { findNamedBusiness } from '#services/submissions/find-named-business.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'
import {
  type FormEnvelope,
  type Received,
  receiveSubmission,
} from '#services/submissions/receive-submission.ts'

/** Receives a listed person's request, due in 30 days, and acknowledges it with the due date. */
export async function submitPrivacyRequest(
  deps: FormDeps,
  envelope: FormEnvelope,
  input: PrivacyRequestInput,
): Promise<Received> {
  const faults: FieldFault[] = [...formFaults(PRIVACY_REQUEST_FORM, input)]
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
      await queueMail(deps, trx, mail)
    },
  )
}
