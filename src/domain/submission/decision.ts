import type { FormFields } from '#domain/form/form-fields.ts'
import { SUBMISSION_STATES, type Submission } from './submission.ts'

/** What can happen to the businesses that a submission concerns. */
export const DECISION_ACTIONS = ['none', 'hide', 'remove'] as const

/** What the sender is told. Two pages, as long as a message. */
export const ANSWER_FORM = { text: { kind: 'long', limit: 5000 } } as const satisfies FormFields

/** The decision on a report, a notice or a privacy request; which text it needs depends on the kind. */
export const DECISION_FORM = {
  isActedOn: { kind: 'choice', choices: ['yes', 'no'] },
  action: { kind: 'choice', choices: DECISION_ACTIONS },
  // All of them are changed in one transaction.
  businessIds: { kind: 'rows', fields: { id: { kind: 'id' } }, limit: 25 },
  // Of privacy requests that lead to a removal: imports bring back no business with its telephone number either.
  alsoPhone: { kind: 'flag' },
  text: { kind: 'long', limit: 4000 },
} as const satisfies FormFields

/** What the administrator notes about a submission. */
export const NOTE_FORM = {
  state: { kind: 'option', choices: SUBMISSION_STATES },
  note: { kind: 'long', limit: 5000, isOptional: true },
} as const satisfies FormFields

/** Whether it was decided. An answer by mail decides nothing: it may have been a question. */
export function isDecided({ outcome }: Pick<Submission, 'outcome'>): boolean {
  return outcome !== null && outcome.kind !== 'answered'
}
