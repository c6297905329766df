import type { Submission } from '#domain/submission/submission.ts'

/** Whether somebody decided. An answer by mail decides nothing: it may have been a question. */
export function isDecided({ outcome }: Pick<Submission, 'outcome'>): boolean {
  return outcome !== null && outcome.kind !== 'answered'
}
