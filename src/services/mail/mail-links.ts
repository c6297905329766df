import { hash, randomBytes } from 'node:crypto'
import { insertMailLink, type MailLinkPurpose, mailLink } from '#store/mail/mail-links.ts'
import type { Db } from '#store/store.ts'

/** Nobody guesses one of 2^256. */
const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/

/** Where a link in a mail leads. */
export interface MailLink {
  readonly purpose: MailLinkPurpose
  /** A submission, a business or a subscriber, by purpose. */
  readonly subjectId: number
  readonly isUsed: boolean
}

/** Opens a link to be mailed. @returns its token, which is stored only as its hash */
export async function openMailLink(
  trx: Db,
  link: {
    readonly purpose: MailLinkPurpose
    readonly subjectId: number
    /** Milliseconds since 1970. */
    readonly now: number
    readonly lifetimeMs: number
  },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await insertMailLink(trx, {
    tokenHash: linkHash(token),
    purpose: link.purpose,
    subjectId: link.subjectId,
    createdAt: link.now,
    expiresAt: link.now + link.lifetimeMs,
  })
  return token
}

/** What a token stands for; used ones too, because people click twice. Never throws. */
export async function readMailLink(
  db: Db,
  token: string,
  now: number,
): Promise<MailLink | 'unknown' | 'expired'> {
  if (!TOKEN.test(token)) return 'unknown'
  const link = await mailLink(db, linkHash(token))
  if (link === undefined) return 'unknown'
  if (now >= link.expiresAt) return 'expired'
  return { purpose: link.purpose, subjectId: link.subjectId, isUsed: link.usedAt !== null }
}

/** The key a link is stored under. */
export function linkHash(token: string): string {
  return hash('sha256', token)
}
