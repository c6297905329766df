import type { Submission } from '#domain/submission/submission.ts'
import type { AdminReadyAnswersMessages } from '#messages/de/admin/ready-answers.ts'
import { everyLanguage } from '#messages/every-language.ts'

/** Ready-made answers in the language of whoever gets them, which need not be the page's: all languages are there. */
export const READY_ANSWERS = await everyLanguage<AdminReadyAnswersMessages>(
  language => import(`../../../messages/${language}/admin/ready-answers.ts`),
)

export type ReadyAnswer = keyof AdminReadyAnswersMessages

/** Marks the place in a ready-made answer that the administrator has to fill in. */
export const PLACEHOLDER = '[…]'

export const LISTING_REFUSALS: readonly ReadyAnswer[] = [
  'duplicate',
  'unverifiable',
  'incomplete',
  'outside',
  'unlawful',
]

export const CORRECTION_ANSWERS: readonly ReadyAnswer[] = ['unproven', 'contradicted']

/** Ready-made questions to the sender before a decision. */
export function questions({ kind }: Pick<Submission, 'kind'>): readonly ReadyAnswer[] {
  if (kind === 'privacy-request') return ['identity']
  if (kind === 'listing') return ['unverifiable']
  return kind === 'correction' ? ['unproven'] : []
}

/** The answers that fit a report, notice or privacy request. @param isActedOn null while that is not decided */
export function reportAnswers(
  { kind, payload }: Pick<Submission, 'kind' | 'payload'>,
  isActedOn: boolean | null,
): readonly ReadyAnswer[] {
  const [acted, notActed] = answersTo(kind, String(payload.kind))
  if (isActedOn === null) return [...acted, ...notActed]
  return isActedOn ? acted : notActed
}

function answersTo(
  kind: Submission['kind'],
  asked: string,
): readonly [acted: readonly ReadyAnswer[], notActed: readonly ReadyAnswer[]] {
  if (kind === 'notice') return [['noticeActed'], ['noticeNotActed']]
  if (kind !== 'privacy-request') return [['corrected', 'closed', 'listed'], ['unchanged']]
  const refusals: readonly ReadyAnswer[] = ['noData', 'privacyRefused']
  if (asked === 'access') return [['access', 'noData'], refusals]
  return [asked === 'correction' ? ['rectified'] : ['removed'], refusals]
}
