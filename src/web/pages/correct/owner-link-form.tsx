import { OWNER_LINK_FORM } from '#domain/correction/correction.ts'
import { messages as correctMessages } from '#translated/pages/correct.ts'
import { usePublicForm } from '#web/forms/use-public-form.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { FormField } from '#web/ui/form/form-field.tsx'
import { FormFrame } from '#web/ui/form/form-frame.tsx'

interface OwnerLinkFormProps {
  id: number
  /** It was sent without script. */
  isSent: boolean
}

/** Asks for a link at the address on file; the answer says of no address whether it is the one. */
export function OwnerLinkForm({ id, isSent }: OwnerLinkFormProps) {
  const { site } = usePage()
  const messages = useMessages(correctMessages).owner
  const form = usePublicForm('owner-links', OWNER_LINK_FORM, {
    scope: String(id),
    start: { businessId: id },
    labels: { email: messages.email },
    prefix: 'owner-',
  })
  return (
    <aside className="preview" aria-labelledby="owner">
      <h2 id="owner">{messages.title}</h2>
      {isSent || form.sent !== null ? (
        <div role="status">
          <p>
            <b>{messages.sentTitle}</b>
          </p>
          <p>{messages.sent}</p>
        </div>
      ) : !site.sendsMail ? (
        <p>{messages.off}</p>
      ) : (
        <>
          <p className="form-intro">{messages.text}</p>
          <FormFrame
            form={form}
            action={routes.correct.href({ id })}
            carried={{ businessId: String(id) }}
            labelledBy="owner"
            submit={messages.submit}
            isPlain
          >
            <FormField form={form} name="email" />
          </FormFrame>
        </>
      )}
    </aside>
  )
}
