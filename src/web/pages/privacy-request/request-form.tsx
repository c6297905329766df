import {
  PRIVACY_REQUEST_FORM,
  PRIVACY_REQUEST_KINDS,
  type PrivacyRequestInput,
} from '#domain/submission/privacy-request.ts'
import type { PrivacyRequestMessages } from '#messages/de/pages/privacy-request.ts'
import { messages as privacyRequestMessages } from '#translated/pages/privacy-request.ts'
import { usePublicForm } from '#web/forms/use-public-form.ts'
import { useMessages } from '#web/messages.ts'
import { RequestSent } from '#web/pages/privacy-request/request-sent.tsx'
import { routes } from '#web/routing/routes.ts'
import { FormField } from '#web/ui/form/form-field.tsx'
import { FormFrame } from '#web/ui/form/form-frame.tsx'
import { PRIVATE_ADDRESS } from '#web/ui/form/removal-links.tsx'

/** The form for requests of listed people. @param search what it begins with: '?business=UK-1&kind=removal' */
export function RequestForm({ search }: { search: string }) {
  const messages = useMessages(privacyRequestMessages)
  const start = startOf(search, messages)
  const form = usePublicForm('privacy-requests', PRIVACY_REQUEST_FORM, {
    scope: search,
    start,
    title: messages.title,
    labels: messages.labels,
  })
  if (form.sent !== null) return <RequestSent sent={form.sent} onAnother={form.again} />
  return (
    <>
      <h2 id="form">{messages.form}</h2>
      <p className="hint form-intro">{messages.use}</p>
      <FormFrame form={form} action={routes.privacyRequest.href()} labelledBy="form" submit={messages.submit}>
        <FormField form={form} name="kind" choices={messages.kinds} />
        <FormField form={form} name="name" />
        <FormField form={form} name="email" hint={messages.emailHint} />
        <FormField form={form} name="business" hint={messages.businessHint} />
        <FormField form={form} name="details" hint={messages.detailsHint} />
      </FormFrame>
    </>
  )
}

/** What the address fills in; anything that cannot be right is left out. */
function startOf(search: string, { privateAddress }: PrivacyRequestMessages): Partial<PrivacyRequestInput> {
  const query = new URLSearchParams(search)
  const business = query.get('business') ?? ''
  return {
    kind: PRIVACY_REQUEST_KINDS.find(kind => kind === query.get('kind')) ?? '',
    business: /^UK-\d{1,12}$/.test(business) ? business : '',
    details: query.get('reason') === PRIVATE_ADDRESS ? privateAddress : '',
  }
}
