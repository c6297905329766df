import type { Generated } from 'kysely'
import type { Language } from '#domain/language.ts'
import type { MailKind, MailState } from '#domain/mail/mail.ts'
import type { SubscriberState } from '#domain/newsletter/subscription.ts'
import type { SpamReason, SubmissionKind, SubmissionState } from '#domain/submission/submission.ts'
import type { Flag, Json, Millis } from './columns.ts'

export interface SubmissionTable {
  id: number
  kind: SubmissionKind
  state: SubmissionState
  language: Language
  /** What the list shows: the business's name, the subject. */
  subject: string
  sender_name: string | null
  sender_email: string | null
  /** Its emailKey, by which it is compared. */
  sender_key: string | null
  business_id: number | null
  /** The merged business that it was sent about; null: the one that it is about now. */
  merged_from: number | null
  /** What was sent, by kind. */
  payload: Json
  /** The administrator's note. */
  note: string
  created_at: Millis
  updated_at: Millis
  /** When the sender's address was confirmed by the link in the mail. */
  confirmed_at: Millis | null
  /** When the law requires an answer. */
  due_at: Millis | null
  /** 1: the sender used a link that was mailed to the address on file. */
  is_from_owner: Flag
  suspicion: SpamReason | null
  outcome: Json | null
  /** A hash of the ticket and the content that was sent with it, so that nothing is stored twice. */
  ticket: string | null
  /** Corrections: the fields as the directory had them when it was sent (texts of the form, by name). */
  facts_then: Json | null
  /** When its content was erased; what remains proves that it was received and decided. */
  erased_at: Millis | null
}

/** Mails that wait, were sent or have failed. */
export interface OutboxTable {
  id: number
  kind: MailKind
  language: Language
  recipient: string
  /** Its emailKey, by which it is compared. */
  recipient_key: Generated<string>
  subject: string
  /** Encrypted, as are the HTML and the headers: links in them carry tokens. */
  body_text: string
  body_html: string
  /** Further headers by name, JSON. */
  headers: string
  submission_id: number | null
  /** The submission's state once the mail is handed over; null where it changes nothing. */
  closes_as: SubmissionState | null
  state: MailState
  attempts: number
  failure: string | null
  created_at: Millis
  due_at: Millis
  sent_at: Millis | null
}

/** Links in mails; only the hashes of their tokens are stored. */
export interface MailLinkTable {
  /** SHA-256 of the token, hex. */
  token_hash: string
  purpose: MailLinkPurpose
  /** A submission, a business or a subscriber, by purpose. */
  subject_id: number
  created_at: Millis
  expires_at: Millis
  used_at: Millis | null
}

export type MailLinkPurpose = 'confirm-submission' | 'owner' | 'confirm-subscriber' | 'unsubscribe'

export interface SubscriberTable {
  id: number
  /** Its emailKey. */
  email: string
  language: Language
  state: SubscriberState
  consent_text: string
  asked_at: Millis
  confirmed_at: Millis | null
  unsubscribed_at: Millis | null
}

/** What a browser agreed to, identified by nothing but a random id. */
export interface ConsentTable {
  id: string
  choices: Json
  /** What was asked and in which language: 'de analytics: zahlen.example; marketing'. */
  asked: string
  given_at: Millis
  withdrawn_at: Millis | null
}
