import { type FieldFault, withoutEdges } from '../form/field-fault.ts'
import { formFaults } from '../form/form-faults.ts'
import {
  CORRECTION_SENDER_FIELDS,
  type CorrectionFacts,
  type CorrectionInput,
  correctionNameOf,
} from './correction.ts'
import { readCorrection } from './read-correction.ts'

/**
 * The faults of a correction: a changed field that cannot be read, nothing changed and nothing remarked, or no e-mail
 * address or proof of somebody who says that he is the owner.
 * @param sender isFromOwner: came by a link mailed to the address of the business, which is proof enough
 * @param isCategory whether a category is a real one
 * @returns at most one fault per field, in the order of the form
 */
export function correctionFaults(
  input: CorrectionInput,
  facts: CorrectionFacts,
  { isFromOwner }: { readonly isFromOwner: boolean },
  isCategory: (name: string) => boolean,
): readonly FieldFault[] {
  const { changed, faults } = readCorrection(input, facts)
  const category = withoutEdges(input.texts.category)
  const isRead = changed.includes('category') && !faults.some(({ field }) => field === 'category')
  const isUnknown = isRead && !isCategory(category)
  const isEmpty = changed.length === 0 && withoutEdges(input.comment) === ''
  return [
    ...faults.filter(({ field }) => field === 'name'),
    ...(isUnknown ? [{ field: 'category', code: 'category_unknown' } as const] : []),
    ...faults
      .filter(({ field }) => field !== 'name')
      .map(fault => (fault.field === 'email' ? { ...fault, field: correctionNameOf(fault.field) } : fault)),
    // A remark alone is enough, so it is the field that helps whoever sees nothing to change.
    ...(isEmpty ? [{ field: 'comment', code: 'nothing_changed' } as const] : []),
    ...formFaults(CORRECTION_SENDER_FIELDS, isFromOwner ? { ...input, isOwner: false } : input),
  ]
}
