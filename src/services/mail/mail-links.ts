import { hash, randomBytes } from 'node:crypto'
import { remainingId } from '#store/businesses/merged-businesses.ts'
import { insertMailLink, type MailLinkPurpose, mailLink } from '#store/mail/mail-links.ts'
import type { Db } from '#store/store.ts'

/** 256 bits cannot be guessed. */
const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/

/** What a link in a mail is for. */
export interface MailLink {
  readonly purpose: MailLinkPurpose
  /** A submission, a business (of a merged one the one that it ended up in) or a subscriber, by purpose. */
  readonly subjectId: number
  readonly isUsed: boolean
}

/** Creates a link to be mailed. @returns its token; only the hash is stored */
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

/** The link of a token; used ones too, because people click twice. Never throws. */
export async function readMailLink(
  db: Db,
  token: string,
  now: number,
): Promise<MailLink | 'unknown' | 'expired'> {
  if (!TOKEN.test(token)) return 'unknown'
  const link = await mailLink(db, linkHash(token))
  if (link === undefined) return 'unknown'
  if (now >= link.expiresAt) return 'expired'
  const { purpose, usedAt } = link
  const subjectId = purpose === 'owner' ? await remainingId(db, link.subjectId) : link.subjectId
  return { purpose, subjectId, isUsed: usedAt !== null }
}

/** The hash under which a link is stored. */
export function linkHash(token: string): string {
  return hash('sha256', token)
}
