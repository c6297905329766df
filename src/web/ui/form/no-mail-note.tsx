import { messages as formMessages } from '#translated/ui/form.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** Above a form: no mail about it can be sent now. Nothing where mails are sent. */
export function NoMailNote() {
  const { language, site } = usePage()
  return site.sendsMail ? null : (
    <p className="note form-intro">{inLanguage(formMessages, language).noMail}</p>
  )
}
