import { createTransport } from 'nodemailer'
import { oneLine } from '#domain/text/one-line.ts'
import type { Delivery, Mailer, MailServer } from './mailer.ts'

/** For each step: name lookup, connection, greeting, and each later answer. Mail servers delay strangers on purpose. */
const STEP_TIMEOUT_MS = 30_000
/** The stored part of a refusal: enough to look it up. */
const REFUSAL_LENGTH = 500

/**
 * Sends mails through the operator's mail server, each on a connection of its own. This is the only outgoing connection
 * that is not HTTP. Its host comes from the environment, never from input of people, so it needs no SSRF guard. Files
 * and addresses as contents of a mail are switched off.
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
          // An object, so that no address is parsed as a list of them.
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
 * A code of 500 and above about the envelope or the message is final (RFC 5321, 4.2.1). The same about the login or the
 * connection is about the settings, which can be corrected.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return isAboutMail && Number(error.responseCode) >= 500
}
