import type { Selectable } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import { emailKey } from '#domain/form/email-key.ts'
import { blankTokens } from '#domain/mail/blank-tokens.ts'
import type { MailState, WrittenMail } from '#domain/mail/mail.ts'
import type { OutboxMail } from '#domain/mail/outbox-mail.ts'
import type { Page, PageRequest } from '#domain/paging.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { takeNumbers } from '#store/counters.ts'
import { countRows, readPage } from '#store/pages.ts'
import { numberOrNull } from '#store/schema/columns.ts'
import type { OutboxTable } from '#store/schema/submission-tables.ts'
import type { Db } from '#store/store.ts'

/** A mail with everything that is needed to send it. */
export interface SendableMail extends OutboxMail {
  /** Further headers by name. */
  readonly headers: Readonly<Record<string, string>>
}

/** Stores a mail to be sent at once, encrypted, because its links carry tokens. @returns its number */
export async function insertMail(db: Db, key: SiteKey, mail: WrittenMail, now: number): Promise<number> {
  const id = await takeNumbers(db, 'mail', 1)
  await db
    .insertInto('outbox')
    .values({
      id,
      kind: mail.kind,
      language: mail.language,
      recipient: mail.to,
      recipient_key: emailKey(mail.to),
      subject: mail.subject,
      body_text: key.encrypt('mail', mail.text),
      body_html: key.encrypt('mail', mail.html),
      headers: key.encrypt('mail', JSON.stringify(mail.headers ?? {})),
      submission_id: mail.submissionId ?? null,
      closes_as: mail.closesAs ?? null,
      state: 'waiting',
      attempts: 0,
      failure: null,
      created_at: now,
      due_at: now,
      sent_at: null,
    })
    .execute()
  return id
}

/**
 * The due mail that has waited longest.
 * @param longestPauseMs no mail waits longer: a later time was stored before the clock was set back
 */
export async function nextDueMail(
  db: Db,
  key: SiteKey,
  { now, longestPauseMs }: { readonly now: number; readonly longestPauseMs: number },
): Promise<SendableMail | undefined> {
  const row = await db
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', 'waiting')
    .where(mail => mail.or([mail('due_at', '<=', now), mail('due_at', '>', now + longestPauseMs)]))
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return { ...mailOf(row, key), headers: JSON.parse(readable(row.headers, key) ?? '{}') }
}

/** The result of an attempt to send, or of the administrator's request for another one. */
export type MailProgress = Pick<OutboxMail, 'id' | 'state' | 'attempts' | 'failure' | 'dueAt' | 'sentAt'>

/** Stores the progress of a mail. */
export async function saveMailProgress(db: Db, mail: MailProgress): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      state: mail.state,
      attempts: mail.attempts,
      failure: mail.failure,
      due_at: mail.dueAt,
      sent_at: mail.sentAt,
    })
    .where('id', '=', mail.id)
    .execute()
}

/** Removes what only the recipient of a sent mail may have: the tokens of its links, and its headers. */
export async function blankMail(db: Db, key: SiteKey, { id, text, html }: OutboxMail): Promise<void> {
  const blank = (body: string | null) => key.encrypt('mail', blankTokens(body ?? ''))
  await db
    .updateTable('outbox')
    .set({ body_text: blank(text), body_html: blank(html), headers: key.encrypt('mail', '{}') })
    .where('id', '=', id)
    .execute()
}

/** Lets all waiting mails be tried at once, e.g. because there is another mail server. */
export async function makeWaitingMailsDue(db: Db, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: now })
    .where('state', '=', 'waiting')
    .where('due_at', '>', now)
    .execute()
}

/** The mail with this number. */
export async function mailById(db: Db, key: SiteKey, id: number): Promise<OutboxMail | undefined> {
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : mailOf(row, key)
}

/** One page of the outbox, newest first. */
export function mailPage(
  db: Db,
  key: SiteKey,
  state: MailState | undefined,
  request: PageRequest,
): Promise<Page<OutboxMail>> {
  return readPage(inState(db, state).selectAll().orderBy('id', 'desc'), request, row => mailOf(row, key))
}

/** How many mails the outbox has. */
export function countMails(db: Db, state: MailState | undefined): Promise<number> {
  return countRows(inState(db, state))
}

/** Whether a waiting mail was tried in vain. */
export async function hasDelayedMail(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('attempts', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The mails about a submission, oldest first. */
export async function mailsAbout(db: Db, key: SiteKey, submissionId: number): Promise<OutboxMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute()
  return rows.map(row => mailOf(row, key))
}

/** The mails to an address, in any case, oldest first. */
export async function mailsTo(db: Db, key: SiteKey, email: string): Promise<OutboxMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient_key', '=', emailKey(email))
    .orderBy('id')
    .execute()
  return rows.map(row => mailOf(row, key))
}

/** Deletes mails that were sent or given up before an instant. @returns how many */
export async function deleteMailsBefore(db: Db, moment: number): Promise<number> {
  const deleted = await db
    .deleteFrom('outbox')
    .where(({ and, eb, or }) =>
      or([
        and([eb('state', '=', 'sent'), eb('sent_at', '<', moment)]),
        and([eb('state', '=', 'failed'), eb('due_at', '<', moment)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(deleted.numDeletedRows)
}

function inState(db: Db, state: MailState | undefined) {
  const all = db.selectFrom('outbox')
  return state === undefined ? all : all.where('state', '=', state)
}

function mailOf(row: Selectable<OutboxTable>, key: SiteKey): OutboxMail {
  return {
    id: Number(row.id),
    kind: row.kind,
    language: row.language,
    to: row.recipient,
    subject: row.subject,
    text: readable(row.body_text, key),
    html: readable(row.body_html, key),
    state: row.state,
    submissionId: numberOrNull(row.submission_id),
    closesAs: row.closes_as,
    attempts: row.attempts,
    failure: row.failure,
    createdAt: Number(row.created_at),
    dueAt: Number(row.due_at),
    sentAt: numberOrNull(row.sent_at),
  }
}

/** Null for what another key encrypted. */
export function readable(encrypted: string, key: SiteKey): string | null {
  try {
    return key.decrypt('mail', encrypted)
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}
