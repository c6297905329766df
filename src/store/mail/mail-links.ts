import { countRows } from '#store/pages.ts'
import { numberOrNull } from '#store/schema/columns.ts'
import type { MailLinkPurpose } from '#store/schema/submission-tables.ts'
import type { Db } from '#store/store.ts'

export type { MailLinkPurpose }

/** A link in a mail; only the hash of its token is stored. */
export interface StoredMailLink {
  readonly purpose: MailLinkPurpose
  readonly subjectId: number
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly usedAt: number | null
}

/** Stores a link that is about to be mailed. */
export async function insertMailLink(
  db: Db,
  link: {
    readonly tokenHash: string
    readonly purpose: MailLinkPurpose
    readonly subjectId: number
    readonly createdAt: number
    readonly expiresAt: number
  },
): Promise<void> {
  await db
    .insertInto('mail_links')
    .values({
      token_hash: link.tokenHash,
      purpose: link.purpose,
      subject_id: link.subjectId,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
      used_at: null,
    })
    .execute()
}

/** The link with this token hash, expired or not. */
export async function mailLink(db: Db, tokenHash: string): Promise<StoredMailLink | undefined> {
  const row = await db
    .selectFrom('mail_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    purpose: row.purpose,
    subjectId: Number(row.subject_id),
    expiresAt: Number(row.expires_at),
    usedAt: numberOrNull(row.used_at),
  }
}

/** Records that a link was followed; only the first time counts. */
export async function markLinkUsed(db: Db, tokenHash: string, now: number): Promise<void> {
  await db
    .updateTable('mail_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .execute()
}

/** Deletes a link that was not sent. */
export async function deleteMailLink(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('mail_links').where('token_hash', '=', tokenHash).execute()
}

/** How many links of a purpose were created for a subject since then. */
export async function countLinksSince(
  db: Db,
  link: { readonly purpose: MailLinkPurpose; readonly subjectId: number; readonly since: number },
): Promise<number> {
  return countRows(
    db
      .selectFrom('mail_links')
      .where('purpose', '=', link.purpose)
      .where('subject_id', '=', link.subjectId)
      .where('created_at', '>=', link.since),
  )
}
