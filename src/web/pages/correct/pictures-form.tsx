import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isTooLargePicture, MAX_ALT_LENGTH, MAX_OFFERED_PICTURES } from '#domain/picture/picture.ts'
import { messages as offeredPicturesMessages } from '#translated/pages/offered-pictures.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import { useSlow } from '#web/api/use-read.ts'
import { faultMessages } from '#web/forms/fault-messages.ts'
import type { FaultMessage } from '#web/forms/form-start.ts'
import { refusalOf } from '#web/forms/send-form.ts'
import { sendPicture } from '#web/forms/send-picture.ts'
import { unansweredText } from '#web/forms/unanswered-text.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { FaultSummary } from '#web/ui/form/fault-summary.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PICTURE_TYPES } from '#web/ui/form/picture-types.ts'
import { Refusal } from '#web/ui/form/refusal.tsx'

export interface PicturesFormProps {
  /** Lets pictures be sent with the correction. */
  picturesKey: string
}

const NO_FAULTS: readonly FaultMessage[] = []

/** Sends up to three pictures with a correction, one after the other. */
export function PicturesForm({ picturesKey }: PicturesFormProps) {
  const page = usePage()
  const { language, formats } = page
  const messages = inLanguage(offeredPicturesMessages, language)
  const [faults, setFaults] = useState(NO_FAULTS)
  const [refused, setRefused] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [count, setCount] = useState(0)
  const [isSending, setSending] = useState(false)
  const isSlow = useSlow(isSending)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const labels = { picture: messages.file, alt: messages.alt, rights: messages.rights }
  const faultOf = (name: string) => faults.find(({ field }) => field === name)?.text

  const fail = (told: readonly FaultMessage[], text: string) => {
    setFaults(told)
    setRefused(text)
    setAttempt(before => before + 1)
  }
  const send = async (element: HTMLFormElement) => {
    const form = new FormData(element)
    const file = form.get('picture')
    if (!(file instanceof File) || file.size === 0)
      return fail([{ field: 'picture', text: messages.noFile }], '')
    // Before it is on its way for minutes.
    if (isTooLargePicture(file)) return fail([{ field: 'picture', text: messages.tooLarge }], '')
    try {
      await sendPicture(page.api, form, picturesKey)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.kind === 'faults') return fail(faultMessages(refusal.faults, page), '')
      return fail(NO_FAULTS, refusal.text || messages.failed)
    }
    setFaults(NO_FAULTS)
    setRefused('')
    setCount(before => before + 1)
    element.reset()
    heading.current?.focus()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    send(event.currentTarget)
      .catch(() => fail(NO_FAULTS, unansweredText(language)))
      .finally(() => setSending(false))
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
        <form noValidate onSubmit={submit} aria-labelledby="pictures">
          <p>{messages.text}</p>
          {refused !== '' && <Refusal text={refused} attempt={attempt} />}
          <FaultSummary
            attempt={attempt}
            faults={faults.map(({ field, text }) => ({
              id: `offered-${field}`,
              label: Object.entries(labels).find(([name]) => name === field)?.[1] ?? field,
              text,
            }))}
          />
          <Field
            id="offered-picture"
            name="picture"
            label={messages.file}
            hint={messages.fileHint}
            fault={faultOf('picture')}
          >
            {control => <input {...control} type="file" accept={PICTURE_TYPES} />}
          </Field>
          <Field
            id="offered-alt"
            name="alt"
            label={messages.alt}
            hint={messages.altHint}
            fault={faultOf('alt')}
          >
            {control => <textarea {...control} rows={2} maxLength={MAX_ALT_LENGTH} />}
          </Field>
          <RightsField label={messages.rights} fault={faultOf('rights')} />
          <div className="form-end">
            <button type="submit" className="btn go">
              {isSending ? inLanguage(formMessages, language).sending : messages.submit}
            </button>
            <output className="quiet">{isSlow && page.messages.reading.slow}</output>
          </div>
        </form>
      )}
    </section>
  )
}

function RightsField({ label, fault }: { label: string; fault: string | undefined }) {
  const messages = useMessages(formMessages)
  return (
    <div className={fault === undefined ? 'field' : 'field bad'}>
      {fault !== undefined && (
        <p className="err ic ic-warn" id="offered-rights-fault">
          <span>
            <span className="vh">{messages.faultMark} </span>
            <span>{fault}</span>
          </span>
        </p>
      )}
      <label className="pick" htmlFor="offered-rights">
        <input
          id="offered-rights"
          name="rights"
          type="checkbox"
          required
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : 'offered-rights-fault'}
        />
        <span>{label}</span>
      </label>
    </div>
  )
}
