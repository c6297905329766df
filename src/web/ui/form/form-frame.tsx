import { localAddress } from '#domain/language-path.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import type { Elements } from '#web/elements.ts'
import type { Form } from '#web/forms/use-form.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { CarriedFields } from '#web/ui/form/carried-fields.tsx'
import { FaultSummary } from '#web/ui/form/fault-summary.tsx'
import { NoMailNote } from '#web/ui/form/no-mail-note.tsx'
import { Refusal } from '#web/ui/form/refusal.tsx'

interface FormFrameProps {
  form: Form
  /** Path of its page, without language prefix: where it is posted without script. */
  action: string
  /** Fields that nobody types. */
  carried?: Readonly<Record<string, string>>
  /** Id of its heading. */
  labelledBy: string
  /** On the button. */
  submit: string
  /** Another form of the page has the main button. */
  isPlain?: boolean
  children: Elements
}

/** A form with what is wrong with it above, and its button below; works without script too. */
export function FormFrame({
  form,
  action,
  carried = {},
  labelledBy,
  submit,
  isPlain = false,
  children,
}: FormFrameProps) {
  const {
    language,
    messages: { reading },
  } = usePage()
  const messages = inLanguage(formMessages, language)
  return (
    <form
      method="post"
      action={localAddress(language, action)}
      noValidate
      onFocus={form.begin}
      onSubmit={form.submit}
      aria-labelledby={labelledBy}
    >
      <CarriedFields path={form.path} ticket={form.ticket} fields={carried} />
      <NoMailNote />
      {form.refused !== '' && <Refusal text={form.refused} attempt={form.attempt} />}
      <FaultSummary
        attempt={form.attempt}
        faults={form.faults.map(({ field, text }) => ({
          id: form.idOf(field),
          label: form.labelOf(field),
          text,
        }))}
      />
      {children}
      <div className="form-end">
        <button type="submit" className={isPlain ? 'btn' : 'btn go'}>
          {form.isSending ? messages.sending : submit}
        </button>
        <output className="quiet">{form.isSlow && reading.slow}</output>
      </div>
    </form>
  )
}
