import { useId } from 'react'
import type { Submission } from '#domain/submission/submission.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { READY_ANSWERS, type ReadyAnswer } from '#web/admin/submissions/ready-answers.ts'
import { languageName } from '#web/admin/ui/language-name.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { Field } from '#web/ui/form/field.tsx'

interface AnswerFieldProps {
  id: string
  label: string
  /** Gives the language, and whether there is an address to send it to. */
  submission: Pick<Submission, 'language' | 'senderEmail'>
  text: string
  onText: (text: string) => void
  /** Ready-made texts that fit. */
  ready: readonly ReadyAnswer[]
  /** What is wrong, in words. */
  fault: string | undefined
  isOptional?: boolean
  /** Stands before the sentence that says whether it is mailed. */
  hint?: string
}

/** The text to the sender; ready-made answers are inserted in the sender's language. */
export function AnswerField(props: AnswerFieldProps) {
  const { id, label, submission, text, onText, ready, fault, isOptional = false, hint = '' } = props
  const page = usePage()
  const messages = inLanguage(adminSubmissionsMessages, page.language)
  const readyId = useId()
  const { language, senderEmail } = submission
  const delivery =
    senderEmail === null
      ? messages.answer.notMailed
      : messages.answer.inTheirLanguage(languageName(language, page.language))
  const insert = (chosen: string) => {
    const key = ready.find(one => one === chosen)
    if (key === undefined) return
    const made = READY_ANSWERS[language][key]
    onText(text.trim() === '' ? made : `${text.trimEnd()}\n\n${made}`)
    document.getElementById(id)?.focus()
  }
  return (
    <>
      {ready.length > 0 && (
        <div className="field">
          <label htmlFor={readyId}>{messages.answer.ready}</label>
          <select id={readyId} value="" onChange={event => insert(event.target.value)}>
            <option value="">{messages.answer.choose}</option>
            {ready.map(key => (
              <option key={key} value={key}>
                {messages.answer.labels[key]}
              </option>
            ))}
          </select>
        </div>
      )}
      <Field id={id} label={label} hint={`${hint} ${delivery}`.trim()} fault={fault} isOptional={isOptional}>
        {control => (
          <textarea
            {...control}
            rows={text.length > LONG ? 14 : 6}
            lang={language}
            value={text}
            onChange={event => onText(event.target.value)}
          />
        )}
      </Field>
    </>
  )
}

/** A text of this length gets a higher field. */
const LONG = 400
