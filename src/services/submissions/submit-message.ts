import { withoutEdges } from '#domain/form/field-fault.ts'
import { formFaults } from '#domain/form/form-faults.ts'
import { MESSAGE_FORM, type MessageInput } from '#domain/submission/message.ts'
import { submissionNumber } from '#domain/submission/submission.ts'
import { mailSiteOf } from '#services/mail/mail-site.ts'
import { messageReceivedMail } from '#services/mail/message-mails.ts'
import { queueMail } from '#services/mail/outbox.ts'
import type { FormDeps } from './form-deps.ts'
import { type FormEnvelope, type Received, receiveSubmission } from './receive-submission.ts'

/** Receives a message of the contact form, and acknowledges it by mail. */
export async function submitMessage(
  deps: FormDeps,
  envelope: FormEnvelope,
  message: MessageInput,
): Promise<Received> {
  const faults = formFaults(MESSAGE_FORM, message)
  if (faults.length > 0) return { kind: 'faults', faults }
  const email = withoutEdges(message.email)
  const { language } = envelope
  return receiveSubmission(
    deps,
    envelope,
    {
      kind: 'message',
      subject: message.subject,
      senderName: withoutEdges(message.name),
      senderEmail: email,
      businessId: null,
      payload: message,
      texts: [message.name, message.subject, message.message],
    },
    async (trx, { id, subject }) => {
      const mail = messageReceivedMail(mailSiteOf(deps), {
        to: email,
        language,
        number: submissionNumber(id),
        subject,
        replyHours: deps.settings().replyHours,
        submissionId: id,
      })
      await queueMail(deps, trx, mail)
    },
  )
}
