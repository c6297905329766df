import { NEAR_DEADLINE_MS, type Submission } from '#domain/submission/submission.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useNow } from '#web/ui/now.tsx'

const TINT_OF = { new: 'tint water', open: 'tint contour', done: 'tint wood', rejected: 'tint' } as const

/** The state of a submission. */
export function StateBadge({ state }: Pick<Submission, 'state'>) {
  return <span className={TINT_OF[state]}>{useMessages(adminSubmissionsMessages).states[state]}</span>
}

/** By when an answer is due; nothing once it is done. */
export function DueBadge({ dueAt, state }: Pick<Submission, 'dueAt' | 'state'>) {
  const { language } = usePage()
  const messages = inLanguage(adminSubmissionsMessages, language)
  const { day } = dateFormat(language)
  const now = useNow()
  if (dueAt === null || state === 'done' || state === 'rejected') return null
  return dueAt < now ? (
    <span className="tint road">{messages.overdue(day(dueAt))}</span>
  ) : (
    <span className={dueAt < now + NEAR_DEADLINE_MS ? 'tint road' : 'tint contour'}>
      {messages.due(day(dueAt))}
    </span>
  )
}

/** Badges about the sender: owner, confirmed address, spam. */
export function OriginBadges({
  senderEmail,
  confirmedAt,
  isFromOwner,
  spamReason,
  kind,
}: Pick<Submission, 'senderEmail' | 'confirmedAt' | 'isFromOwner' | 'spamReason' | 'kind'>) {
  const messages = useMessages(adminSubmissionsMessages)
  const isConfirmed = confirmedAt !== null
  // Only listings ask for a confirmation; elsewhere its absence says nothing.
  const saysConfirmed = senderEmail !== null && (kind === 'listing' || isConfirmed)
  return (
    <>
      {isFromOwner && <span className="tint wood">{messages.fromOwner}</span>}
      {saysConfirmed && (
        <span className={isConfirmed ? 'tint wood' : 'tint contour'}>
          {isConfirmed ? messages.confirmed : messages.unconfirmed}
        </span>
      )}
      {spamReason !== null && <span className="tint road">{messages.spamReasons[spamReason]}</span>}
    </>
  )
}

/** Who sent it: 'Eva Roth, eva@roth.example'. */
export function senderOf({ senderName, senderEmail }: Submission, unknown: string): string {
  const known = [senderName, senderEmail].filter(part => part !== null && part !== '')
  return known.length === 0 ? unknown : known.join(', ')
}
