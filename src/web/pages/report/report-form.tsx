import { Link } from 'wouter'
import { REPORT_FORM, type ReportInput } from '#domain/submission/report.ts'
import { messages as reportMessages } from '#translated/pages/report.ts'
import { usePublicForm } from '#web/forms/use-public-form.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { ReportSent } from '#web/pages/report/report-sent.tsx'
import { routes } from '#web/routing/routes.ts'
import { FormField } from '#web/ui/form/form-field.tsx'
import { FormFrame } from '#web/ui/form/form-frame.tsx'
import { RemovalLinks } from '#web/ui/form/removal-links.tsx'

interface ReportFormProps {
  /** What an address such as ?business=UK-1&kind=closed fills in. */
  start: Partial<ReportInput>
  /** The address's query part, which tells one start from another. */
  scope: string
}

/** The form for reports; a notice of illegal content asks for more. */
export function ReportForm({ start, scope }: ReportFormProps) {
  const { site } = usePage()
  const messages = useMessages(reportMessages)
  const form = usePublicForm('reports', REPORT_FORM, {
    scope,
    start,
    title: messages.title,
    labels: messages.labels,
  })
  if (form.sent !== null) return <ReportSent sent={form.sent} onAnother={form.again} />

  const { kind, business } = form.values
  const isNotice = kind === 'illegal-content'
  const [, id] = /^UK-(\d{1,10})$/.exec(business.trim()) ?? []
  return (
    <>
      <p className="note contact-lines field">
        <RemovalLinks business={id === undefined ? '' : `UK-${id}`} messages={messages.removal} />
      </p>
      <h2 id="form">{messages.form}</h2>
      <div className={isNotice ? 'report-form' : 'report-form no-notice'}>
        <FormFrame form={form} action={routes.report.href()} labelledBy="form" submit={messages.submit}>
          <FormField form={form} name="kind" choices={messages.kinds} />
          <FormField
            form={form}
            name="business"
            isOptional={kind === 'missing-business'}
            hint={messages.businessHint}
          />
          {kind === 'wrong-data' && id !== undefined && (
            <p className="note field">
              {messages.correctInstead}{' '}
              <Link href={routes.correct.href({ id: Number(id) })}>{messages.correctLink(`UK-${id}`)}</Link>
            </p>
          )}
          <FormField form={form} name="text" hint={messages.textHint} />
          <FormField form={form} name="name" />
          <FormField form={form} name="email" hint={messages.emailHint} />
          <div className="notice-part">
            <h3>{messages.notice.title}</h3>
            {/* The second promises mails. */}
            {messages.notice.text.slice(0, site.sendsMail ? 2 : 1).map(paragraph => (
              <p key={paragraph} className="quiet">
                {paragraph}
              </p>
            ))}
            <FormField form={form} name="isInGoodFaith" />
          </div>
        </FormFrame>
      </div>
    </>
  )
}
