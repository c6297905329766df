import { PRIVACY_REQUEST_KINDS } from '#domain/submission/privacy-request.ts'
import type { PrivacyRequestMessages } from '#messages/de/pages/privacy-request.ts'
import { messages as privacyRequestMessages } from '#translated/pages/privacy-request.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import type { FormValues } from '#web/forms/form-body.ts'
import { useForm } from '#web/forms/use-form.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { RequestSent } from '#web/pages/privacy-request/request-sent.tsx'
import { routes } from '#web/routing/routes.ts'
import { ChoiceField, TextField } from '#web/ui/form/form-fields.tsx'
import { FormFrame } from '#web/ui/form/form-frame.tsx'
import { PRIVATE_ADDRESS } from '#web/ui/form/removal-links.tsx'
import { useTitle } from '#web/ui/use-title.ts'

/** The form for requests of listed people. @param search what it begins with: '?business=UK-1&kind=removal' */
export function RequestForm({ search }: { search: string }) {
  const { language } = usePage()
  const messages = inLanguage(privacyRequestMessages, language)
  const start = startOf(search, messages)
  const form = useForm({ path: 'privacy-requests', scope: search, start, labels: messages.labels })
  useTitle(
    form.faults.length > 0
      ? `${inLanguage(formMessages, language).faultMark} ${messages.title}`
      : messages.title,
  )
  if (form.sent !== null) return <RequestSent sent={form.sent} onAnother={form.again} />
  return (
    <>
      <h2 id="form">{messages.form}</h2>
      <p className="hint form-intro">{messages.use}</p>
      <FormFrame form={form} action={routes.privacyRequest.href()} labelledBy="form" submit={messages.submit}>
        <ChoiceField
          form={form}
          name="kind"
          choices={PRIVACY_REQUEST_KINDS.map(kind => [kind, messages.kinds[kind]])}
        />
        <TextField form={form} name="name" autoComplete="name" />
        <TextField form={form} name="email" type="email" autoComplete="email" hint={messages.emailHint} />
        <TextField form={form} name="business" isOptional hint={messages.businessHint} />
        <TextField form={form} name="details" rows={6} isOptional hint={messages.detailsHint} />
      </FormFrame>
    </>
  )
}

/** What the address fills in; anything that cannot be right is left out. */
function startOf(search: string, { privateAddress }: PrivacyRequestMessages): FormValues {
  const query = new URLSearchParams(search)
  const business = query.get('business') ?? ''
  return {
    kind: PRIVACY_REQUEST_KINDS.find(kind => kind === query.get('kind')) ?? '',
    business: /^UK-\d{1,12}$/.test(business) ? business : '',
    details: query.get('reason') === PRIVATE_ADDRESS ? privateAddress : '',
  }
}
