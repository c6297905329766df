import { useId } from 'react'
import type { TextField } from '#domain/form/form-fields.ts'
import type { Submission } from '#domain/submission/submission.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { READY_ANSWERS, type ReadyAnswer } from '#web/admin/submissions/ready-answers.ts'
import { languageName } from '#web/admin/ui/language-name.ts'
import type { FormState } from '#web/forms/use-form.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { FormField } from '#web/ui/form/form-field.tsx'

interface AnswerFieldProps {
  form: FormState & { readonly fields: { readonly text: TextField } }
  /** Gives the language, and whether there is an address to send it to. */
  submission: Pick<Submission, 'language' | 'senderEmail'>
  /** Ready-made texts that fit. */
  ready: readonly ReadyAnswer[]
  /** Stands before the sentence that says whether it is mailed. */
  hint?: string | undefined
}

/** The text to the sender; ready-made answers are inserted in the sender's language. */
export function AnswerField({ form, submission, ready, hint = '' }: AnswerFieldProps) {
  const page = usePage()
  const messages = inLanguage(adminSubmissionsMessages, page.language)
  const readyId = useId()
  const { language, senderEmail } = submission
  const text = String(form.valueAt('text'))
  const delivery =
    senderEmail === null
      ? messages.answer.notMailed
      : messages.answer.inTheirLanguage(languageName(language, page.language))
  const insert = (chosen: string) => {
    const key = ready.find(one => one === chosen)
    if (key === undefined) return
    const made = READY_ANSWERS[language][key]
    form.setAt('text', text.trim() === '' ? made : `${text.trimEnd()}\n\n${made}`)
    document.getElementById(form.idOf('text'))?.focus()
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
      <FormField
        form={form}
        name="text"
        hint={`${hint} ${delivery}`.trim()}
        rows={text.length > LONG ? 14 : 6}
        lang={language}
      />
    </>
  )
}

/** A text of this length gets a higher field. */
const LONG = 400
