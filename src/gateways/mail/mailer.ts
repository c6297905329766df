/** A mail on its way out; every text of a header is one line. */
export interface OutgoingMail {
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Beside the usual ones, by name. */
  readonly headers: Readonly<Record<string, string>>
  /** The same at every attempt, so that a mail that goes out twice can be recognised: letters, digits, dots, hyphens. */
  readonly name: string
}

/** What the mail server made of a mail. */
export type Delivery =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'refused'
      /** What was said, on one line. */
      readonly text: string
      /** This mail is refused for good; everything else may go better later. */
      readonly isFinal: boolean
    }

export interface Mailer {
  /** Hands a mail over. Throws only the signal's reason. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<Delivery>
}

/** The operator's own mail server, and whose name mails are sent in. */
export interface MailServer {
  /** smtp://… (TLS as soon as the server offers it) or smtps://… (TLS from the beginning), with user and password. */
  readonly url: string
  readonly from: { readonly name: string; readonly address: string }
}
