import { createTransport } from 'nodemailer'
import { oneLine } from '#domain/text/one-line.ts'
import type { Delivery, Mailer, MailServer } from './mailer.ts'

/** For each step: name lookup, connection, greeting, and any silence after it. Mail servers delay strangers on purpose. */
const STEP_TIMEOUT_MS = 30_000
/** What is kept of a refusal: enough to look it up, little enough to show. */
const REFUSAL_LENGTH = 500

/**
 * Sends mails through the operator's mail server, each on a connection of its own. This is the one connection to the
 * outside that is not HTTP: its host comes from the environment and never from what people type, so it needs no guard
 * against being led elsewhere. Files and addresses as contents of a mail are switched off.
 */
export function smtpMailer({ url, from }: MailServer): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    dnsTimeout: STEP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    async send({ to, subject, text, html, headers, name }, signal) {
      try {
        await transport.sendMail({
          from,
          // An object, so that no address can be read as a list of them.
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { ...headers },
          messageId: `<${name}@${host}>`,
          signal,
        })
        return { kind: 'sent' }
      } catch (error) {
        signal.throwIfAborted()
        return refusal(error)
      }
    },
  }
}

function refusal(error: unknown): Delivery {
  const text = oneLine(error instanceof Error ? error.message : String(error), REFUSAL_LENGTH)
  return { kind: 'refused', text, isFinal: isFinal(error) }
}

/**
 * A code of 500 and above about the envelope or the message itself is the end of it (RFC 5321, 4.2.1). The same about
 * the login or the connection is about the settings, which somebody will put right.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return isAboutMail && Number(error.responseCode) >= 500
}
