import { useEffect, useRef, useState } from 'react'
import type { FormFields } from '#domain/form/form-fields.ts'
import { emptyValues } from '#domain/form/form-values.ts'
import {
  isTooLargePicture,
  MAX_ALT_LENGTH,
  MAX_OFFERED_PICTURES,
  PICTURE_FORM,
} from '#domain/picture/picture.ts'
import { messages as offeredPicturesMessages } from '#translated/pages/offered-pictures.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import { refusalOf } from '#web/forms/send-form.ts'
import { sendPicture } from '#web/forms/send-picture.ts'
import { unansweredText } from '#web/forms/unanswered-text.ts'
import { useForm } from '#web/forms/use-form.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { FormFaults } from '#web/ui/form/fault-summary.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormField } from '#web/ui/form/form-field.tsx'
import { PICTURE_TYPES } from '#web/ui/form/picture-types.ts'
import { Refusal } from '#web/ui/form/refusal.tsx'

export interface PicturesFormProps {
  /** Lets pictures be sent with the correction. */
  picturesKey: string
}

/** What is said of a picture; the file itself is a field of its own. */
const OFFERED_PICTURE_FORM = {
  ...PICTURE_FORM,
  rights: { kind: 'flag', isRequired: true },
} as const satisfies FormFields

const EMPTY = emptyValues(OFFERED_PICTURE_FORM)

/** Sends up to three pictures with a correction, one after the other. */
export function PicturesForm({ picturesKey }: PicturesFormProps) {
  const page = usePage()
  const { language, formats } = page
  const messages = inLanguage(offeredPicturesMessages, language)
  const [count, setCount] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const form = useForm({
    fields: OFFERED_PICTURE_FORM,
    start: EMPTY,
    labels: { picture: messages.file, alt: messages.alt, rights: messages.rights },
    prefix: 'offered-',
    isPublic: true,
    check: async () => [],
    send: async ({ element }) => {
      const body = new FormData(element ?? undefined)
      const file = body.get('picture')
      const wrong = (text: string) => ({ kind: 'faults', faults: [{ field: 'picture', text }] }) as const
      if (!(file instanceof File) || file.size === 0) return wrong(messages.noFile)
      // Before it is on its way for minutes.
      if (isTooLargePicture(file)) return wrong(messages.tooLarge)
      try {
        await sendPicture(page.api, body, picturesKey)
      } catch (error) {
        return refusalOfPicture(error)
      }
      setCount(before => before + 1)
      element?.reset()
      heading.current?.focus()
      return { kind: 'done', values: EMPTY }
    },
  })
  const refusalOfPicture = (error: unknown) => {
    try {
      const refusal = refusalOf(error)
      if (refusal.kind === 'faults') return refusal
      return { kind: 'refused', text: refusal.text || messages.failed } as const
    } catch {
      return { kind: 'refused', text: unansweredText(language) } as const
    }
  }
  return (
    <section aria-labelledby="pictures">
      <h3 id="pictures" tabIndex={-1} ref={heading}>
        {messages.title}
      </h3>
      <p role="status">{count > 0 && messages.sent(formats.counted(count))}</p>
      {count >= MAX_OFFERED_PICTURES.correction ? (
        <p>{messages.full}</p>
      ) : (
        <form noValidate onSubmit={form.submit} aria-labelledby="pictures">
          <p>{messages.text}</p>
          {form.refused !== '' && <Refusal text={form.refused} attempt={form.attempt} />}
          <FormFaults form={form} />
          <Field
            id={form.idOf('picture')}
            name="picture"
            label={messages.file}
            hint={messages.fileHint}
            fault={form.faultOf('picture')}
          >
            {control => <input {...control} type="file" accept={PICTURE_TYPES} />}
          </Field>
          <FormField form={form} name="alt" hint={messages.altHint} rows={2} maxLength={MAX_ALT_LENGTH} />
          <FormField form={form} name="rights" />
          <div className="form-end">
            <button type="submit" className="btn go">
              {form.isSending ? inLanguage(formMessages, language).sending : messages.submit}
            </button>
            <output className="quiet">{form.isSlow && page.messages.reading.slow}</output>
          </div>
        </form>
      )}
    </section>
  )
}
