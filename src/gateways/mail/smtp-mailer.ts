import { createTransport } from 'nodemailer'
import type { MailFailure } from '#domain/mail/mail-server.ts'
import { oneLine } from '#domain/text/one-line.ts'
import type { Delivery, Mailer, MailServer } from './mailer.ts'

/** For each step: name lookup, connection, greeting, and each later answer. Mail servers delay strangers on purpose. */
const STEP_TIMEOUT_MS = 30_000
/** The stored part of a refusal: enough to look it up. */
const REFUSAL_LENGTH = 500

/**
 * Sends mails through the operator's mail server, each on a connection of its own. This is the only outgoing connection
 * that is not HTTP. Its host comes from the environment or from an administrator who gave the password again, and mail
 * servers are often on the same machine or network, so it is not guarded against private addresses. Files and addresses
 * as contents of a mail are switched off.
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
        const { response } = await transport.sendMail({
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
        return { kind: 'sent', answer: oneLine(response, REFUSAL_LENGTH) }
      } catch (error) {
        signal.throwIfAborted()
        return refusal(error)
      }
    },
  }
}

function refusal(error: unknown): Delivery {
  const text = oneLine(error instanceof Error ? error.message : String(error), REFUSAL_LENGTH)
  return { kind: 'refused', reason: failureOf(error), text, isFinal: isFinal(error) }
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

/** What went wrong, by nodemailer's code and the code of the system's error behind it. */
function failureOf(error: unknown): MailFailure {
  const { code, originalCode, command } = Object(error) as Readonly<Record<string, unknown>>
  if (isCertificateFault(originalCode)) return 'certificate'
  switch (code) {
    case 'EDNS':
      return 'host-unknown'
    case 'ETIMEDOUT':
      return 'timeout'
    case 'ETLS':
      return 'tls'
    case 'EAUTH':
    case 'ENOAUTH':
      return 'login'
    case 'EENVELOPE':
      return command === 'MAIL FROM' ? 'sender' : command === 'RCPT TO' ? 'recipient' : 'message'
    case 'EMESSAGE':
      return 'message'
    default:
      return connectionFailureOf(String(originalCode ?? ''))
  }
}

function connectionFailureOf(code: string): MailFailure {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'host-unknown'
  if (code === 'ECONNREFUSED') return 'connection-refused'
  if (code === 'EHOSTUNREACH' || code === 'ENETUNREACH') return 'unreachable'
  if (code === 'ETIMEDOUT') return 'timeout'
  // OpenSSL's codes: the other side does not speak TLS.
  return code.startsWith('ERR_SSL') || code.startsWith('ERR_TLS') || code === 'EPROTO' ? 'tls' : 'protocol'
}

/** Node's codes of OpenSSL's X509_V_ERR, and its own for a certificate of another name. */
function isCertificateFault(code: unknown): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|ALTNAME/.test(String(code ?? ''))
}
