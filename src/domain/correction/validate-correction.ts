import { emailFault, MAX_EMAIL_LENGTH } from '../form/email-fault.ts'
import { type FieldFault, fieldFaults } from '../form/field-fault.ts'
import type { CorrectionFacts, CorrectionInput } from './correction.ts'
import { type CorrectionFaultField, readCorrection } from './read-correction.ts'

/**
 * What is wrong with a correction: a changed field that cannot be read, nothing changed at all, no way to reach whoever
 * says to be the owner, or no proof of it.
 * @param isFromOwner came by a link mailed to the address on file, which is proof enough
 * @returns at most one fault a field, in the order of the form
 */
export function correctionFaults(
  input: CorrectionInput,
  facts: CorrectionFacts,
  isFromOwner: boolean,
): readonly FieldFault<CorrectionFaultField | 'comment' | 'email' | 'proof'>[] {
  const { changed, faults } = readCorrection(input, facts)
  const isClaimed = input.isOwner && !isFromOwner
  return [
    ...faults,
    // Said at the first field, because no other one is more to blame.
    ...(changed.length === 0 ? [{ field: 'name', code: 'nothing_changed' } as const] : []),
    ...fieldFaults(input, [
      ['comment', { isOptional: true, limit: 2000 }],
      ['email', { isOptional: !isClaimed, limit: MAX_EMAIL_LENGTH, rule: emailFault }],
      ['proof', { isOptional: !isClaimed, limit: 2000 }],
    ]),
  ]
}
