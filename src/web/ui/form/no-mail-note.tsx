import { formMessages } from '#web/messages/form.ts'
import { usePage } from '#web/page-context.ts'

/** Above a form: no mail about it can be sent now. Nothing where mails are sent. */
export function NoMailNote() {
  const { language, site } = usePage()
  return site.sendsMail ? null : <p className="note form-intro">{formMessages(language).noMail}</p>
}
