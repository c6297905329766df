import { messages as correctMessages } from '#translated/pages/correct.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { TextField } from '#web/ui/form/form-fields.tsx'
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
  const form = useForm({
    path: 'owner-links',
    scope: String(id),
    start: { businessId: String(id) },
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
            <TextField form={form} name="email" type="email" autoComplete="email" />
          </FormFrame>
        </>
      )}
    </aside>
  )
}
