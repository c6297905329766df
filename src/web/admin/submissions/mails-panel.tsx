import type { OutboxMail } from '#domain/mail/mail.ts'
import { MailItem } from '#web/admin/mail/mail-item.tsx'
import { adminSubmissionsMessages } from '#web/admin/submissions/messages.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { usePage } from '#web/page-context.ts'

/** Every mail about a submission, oldest first. */
export function MailsPanel({ mails }: { mails: readonly OutboxMail[] }) {
  const words = adminSubmissionsMessages(usePage().language)
  return (
    <Panel title={words.mails} isFlush>
      {mails.length === 0 ? (
        <p className="panel-empty">{words.noMails}</p>
      ) : (
        <ul className="mails">
          {mails.map(mail => (
            <MailItem key={mail.id} mail={mail} isAlone={false} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
