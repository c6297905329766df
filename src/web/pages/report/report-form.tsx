import { Link } from 'wouter'
import { REPORT_KINDS } from '#domain/submission/report.ts'
import { messages as reportMessages } from '#translated/pages/report.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import type { FormValues } from '#web/forms/form-body.ts'
import { useForm } from '#web/forms/use-form.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { ReportSent } from '#web/pages/report/report-sent.tsx'
import { routes } from '#web/routing/routes.ts'
import { ChoiceField, TextField, TickField } from '#web/ui/form/form-fields.tsx'
import { FormFrame } from '#web/ui/form/form-frame.tsx'
import { RemovalLinks } from '#web/ui/form/removal-links.tsx'
import { useTitle } from '#web/ui/use-title.ts'

interface ReportFormProps {
  /** What an address such as ?business=UK-1&kind=closed fills in. */
  start: FormValues
  /** The address's query part, which tells one start from another. */
  scope: string
}

/** The form for reports; a notice of illegal content asks for more. */
export function ReportForm({ start, scope }: ReportFormProps) {
  const { language, site } = usePage()
  const messages = inLanguage(reportMessages, language)
  const form = useForm({ path: 'reports', scope, start, labels: messages.labels })
  useTitle(
    form.faults.length > 0
      ? `${inLanguage(formMessages, language).faultMark} ${messages.title}`
      : messages.title,
  )
  if (form.sent !== null) return <ReportSent sent={form.sent} onAnother={form.again} />

  const kind = form.valueOf('kind')
  const isNotice = kind === 'illegal-content'
  const [, id] = /^UK-(\d{1,10})$/.exec(form.valueOf('business').trim()) ?? []
  return (
    <>
      <p className="note contact-lines field">
        <RemovalLinks business={id === undefined ? '' : `UK-${id}`} messages={messages.removal} />
      </p>
      <h2 id="form">{messages.form}</h2>
      <div className={isNotice ? 'report-form' : 'report-form no-notice'}>
        <FormFrame form={form} action={routes.report.href()} labelledBy="form" submit={messages.submit}>
          <ChoiceField
            form={form}
            name="kind"
            choices={REPORT_KINDS.map(kind => [kind, messages.kinds[kind]])}
          />
          <TextField
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
          <TextField
            form={form}
            name="text"
            rows={6}
            isOptional={kind === 'closed'}
            hint={messages.textHint}
          />
          <TextField form={form} name="name" autoComplete="name" isOptional={!isNotice} />
          <TextField
            form={form}
            name="email"
            type="email"
            autoComplete="email"
            isOptional={!isNotice}
            hint={messages.emailHint}
          />
          <div className="notice-part">
            <h3>{messages.notice.title}</h3>
            {/* The second promises mails. */}
            {messages.notice.text.slice(0, site.sendsMail ? 2 : 1).map(paragraph => (
              <p key={paragraph} className="quiet">
                {paragraph}
              </p>
            ))}
            <TickField form={form} name="isInGoodFaith" />
          </div>
        </FormFrame>
      </div>
    </>
  )
}
