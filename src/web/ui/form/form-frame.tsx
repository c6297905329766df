import type { FocusEventHandler, Ref } from 'react'
import { localAddress } from '#domain/language-path.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import type { Elements } from '#web/elements.ts'
import type { PublicFormState } from '#web/forms/use-public-form.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { CarriedFields } from '#web/ui/form/carried-fields.tsx'
import { FormFaults } from '#web/ui/form/fault-summary.tsx'
import { NoMailNote } from '#web/ui/form/no-mail-note.tsx'
import { Refusal } from '#web/ui/form/refusal.tsx'

interface FormFrameProps {
  form: PublicFormState
  /** Path of its page, without language prefix: where it is posted without script. */
  action: string
  /** Fields that nobody types. */
  carried?: Readonly<Record<string, string>>
  /** Id of its heading; else it has a `label`. */
  labelledBy?: string
  label?: string
  /** On the button. */
  submit: string
  /** On the button while it is being sent. */
  busy?: string
  /** Another form of the page has the main button. */
  isPlain?: boolean
  /** Above everything that is said of it. */
  head?: Elements
  /** Beside its button. */
  back?: Elements
  ref?: Ref<HTMLButtonElement>
  onFocus?: FocusEventHandler
  onBlur?: FocusEventHandler<HTMLElement>
  children: Elements
}

/** A form with what is wrong with it above, and its button below; works without script too. */
export function FormFrame({
  form,
  action,
  carried = {},
  labelledBy,
  label,
  submit,
  busy,
  isPlain = false,
  head,
  back,
  ref,
  onFocus,
  onBlur,
  children,
}: FormFrameProps) {
  const {
    language,
    messages: { reading },
  } = usePage()
  return (
    <form
      method="post"
      action={localAddress(language, action)}
      noValidate
      onFocus={event => {
        form.begin()
        onFocus?.(event)
      }}
      onBlur={onBlur}
      onSubmit={form.submit}
      aria-labelledby={labelledBy}
      aria-label={label}
    >
      <CarriedFields path={form.path} ticket={form.ticket} fields={carried} />
      {head}
      <NoMailNote />
      {form.refused !== '' && <Refusal text={form.refused} attempt={form.attempt} />}
      <FormFaults form={form} />
      {children}
      <div className="form-end">
        {back}
        <button type="submit" className={isPlain ? 'btn' : 'btn go'} ref={ref}>
          {form.isSending ? (busy ?? inLanguage(formMessages, language).sending) : submit}
        </button>
        <output className="quiet">{form.isSlow && reading.slow}</output>
      </div>
    </form>
  )
}
