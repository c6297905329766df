import type { CorrectionFacts, CorrectionInput } from '#domain/correction/correction.ts'
import type { Submission, SubmissionPayloads } from '#domain/submission/submission.ts'
import type { Db } from '#store/store.ts'
import { factsThenOf } from '#store/submissions.ts'

/** A correction as it came in. */
export interface StoredCorrection {
  readonly input: CorrectionInput
  /** What the directory said when it was sent. */
  readonly before: CorrectionFacts
}

/** Reads a submission of kind 'correction'; only submit-correction.ts writes them, so they are trusted here. */
export async function storedCorrection(
  db: Db,
  { id, payload }: Pick<Submission, 'id' | 'payload'>,
): Promise<StoredCorrection> {
  return {
    input: payload as unknown as SubmissionPayloads['correction'],
    before: (await factsThenOf(db, id)) as unknown as CorrectionFacts,
  }
}
