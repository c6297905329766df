import { nameKey } from '#domain/duplicate/recognition-key.ts'
import { businessClues } from './business-clues.ts'
import type { Submission } from './submission.ts'

/**
 * The business that a submission means beyond doubt: the one that it named, or the only one found whose number or
 * whole name was typed.
 * @param found the businesses it may concern
 * @returns its id; null where none or several fit
 */
export function certainBusiness(
  { businessId, payload }: Pick<Submission, 'businessId' | 'payload'>,
  found: readonly { readonly id: number; readonly name: string }[],
): number | null {
  if (businessId !== null) return found.find(({ id }) => id === businessId)?.id ?? null
  const texts = [payload.business, payload.details].filter(text => typeof text === 'string')
  const { ids, pieces } = businessClues(texts)
  const names = new Set(pieces.map(nameKey))
  const certain = found.filter(({ id, name }) => ids.includes(id) || names.has(nameKey(name)))
  return certain.length === 1 ? (certain[0]?.id ?? null) : null
}
