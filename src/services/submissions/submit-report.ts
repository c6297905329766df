import { type FieldFault, withoutEdges } from '#domain/form/field-fault.ts'
import { formFaults } from '#domain/form/form-faults.ts'
import type { Language } from '#domain/language.ts'
import { REPORT_FORM, type ReportInput, type ReportKind } from '#domain/submission/report.ts'
import { submissionNumber } from '#domain/submission/submission.ts'
import type { ReportSubjectsMessages } from '#messages/de/report-subjects.ts'
import { everyLanguage } from '#messages/every-language.ts'
import { mailSiteOf } from '#services/mail/mail-site.ts'
import { noticeReceivedMail } from '#services/mail/notice-mails.ts'
import { queueMail } from '#services/mail/outbox.ts'
import { reportReceivedMail } from '#services/mail/report-mails.ts'
import { businessRecord } from '#store/businesses/business-records.ts'
import type { Db } from '#store/store.ts'
import { findNamedBusiness } from './find-named-business.ts'
import type { FormDeps } from './form-deps.ts'
import { type FormEnvelope, type Received, receiveSubmission } from './receive-submission.ts'

const SUBJECTS = await everyLanguage<ReportSubjectsMessages>(
  language => import(`../../messages/${language}/report-subjects.ts`),
)

/**
 * Receives a report, and acknowledges it where an address was given. A report of illegal content is a notice under Art.
 * 16 DSA, which has required fields and an acknowledgement of its own.
 */
export async function submitReport(
  deps: FormDeps,
  envelope: FormEnvelope,
  report: ReportInput,
): Promise<Received> {
  const faults: FieldFault[] = [...formFaults(REPORT_FORM, report)]
  const businessId = await findNamedBusiness(deps.store.db, withoutEdges(report.business))
  if (businessId === 'unknown') faults.push({ field: 'business', code: 'business_unknown' })
  if (faults.length > 0 || businessId === 'unknown') return { kind: 'faults', faults }
  const isNotice = report.kind === 'illegal-content'
  const email = withoutEdges(report.email)
  const name = withoutEdges(report.name)
  const { language } = envelope
  return receiveSubmission(
    deps,
    envelope,
    {
      kind: isNotice ? 'notice' : 'report',
      subject: await subjectOf(deps.store.db, language, report, businessId),
      senderName: name === '' ? null : name,
      senderEmail: email === '' ? null : email,
      businessId: businessId ?? null,
      payload: report,
      texts: [report.text, report.name],
    },
    async (trx, { id }) => {
      const write = isNotice ? noticeReceivedMail : reportReceivedMail
      const about = { to: email, language, number: submissionNumber(id), submissionId: id }
      await queueMail(deps, trx, write(mailSiteOf(deps), about))
    },
  )
}

/** Its subject in the inbox and in an answer, in the sender's language: the kind, and what it is about. */
async function subjectOf(
  db: Db,
  language: Language,
  { kind, business, text }: ReportInput,
  businessId: number | undefined,
): Promise<string> {
  const named = businessId === undefined ? undefined : await businessRecord(db, businessId)
  const typed = withoutEdges(business) === '' ? text : business
  return `${SUBJECTS[language][kind as ReportKind]}: ${named?.business.name ?? withoutEdges(typed)}`
}
