import type { MailFailure, MailSender } from '#domain/mail/mail-server.ts'

/** A mail to be sent; every text of a header is one line. */
export interface OutgoingMail {
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Further headers by name. */
  readonly headers: Readonly<Record<string, string>>
  /** The same at every attempt, so that a mail that is sent twice can be recognised: letters, digits, dots, hyphens. */
  readonly name: string
}

/** The result of handing a mail over. */
export type Delivery =
  | {
      readonly kind: 'sent'
      /** The server's answer to the message, on one line: '250 2.0.0 Ok: queued as 4XyZ'. */
      readonly answer: string
    }
  | {
      readonly kind: 'refused'
      readonly reason: MailFailure
      /** The server's words, on one line. */
      readonly text: string
      /** This mail is refused for good; any other failure may be temporary. */
      readonly isFinal: boolean
    }

export interface Mailer {
  /** Hands a mail over. Throws only the signal's reason. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<Delivery>
}

/** The operator's mail server, and the sender of mails. */
export interface MailServer {
  /** smtp://… (TLS as soon as the server offers it) or smtps://… (TLS from the beginning), with user and password. */
  readonly url: string
  readonly from: MailSender
}
