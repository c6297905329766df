import type { FieldFault } from '#domain/form/field-fault.ts'
import {
  MOST_MEANINGS,
  MOST_SYNONYMS,
  meaningsOf,
  mergedMeanings,
  type SynonymInput,
  synonymFaults,
  termOf,
} from '#domain/search/synonym.ts'
import { recordAudit } from '#store/audit.ts'
import { countSynonyms, putSynonym, synonymOfTerm } from '#store/search/synonyms.ts'
import type { Store } from '#store/store.ts'

export type AddedSynonym =
  | { readonly kind: 'added' }
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault<keyof SynonymInput>[] }

/**
 * Says what a word means, in addition to what was said before.
 * @returns faults where something is missing or too much; nothing is stored then
 */
export async function addSynonym(
  { store, now }: { readonly store: Store; readonly now: () => number },
  input: SynonymInput,
  account: string,
): Promise<AddedSynonym> {
  const faults = synonymFaults(input)
  if (faults.length > 0) return { kind: 'faults', faults }
  const term = termOf(input)
  const added = meaningsOf(input)
  return store.write(async trx => {
    const known = await synonymOfTerm(trx, term)
    const means = mergedMeanings(known?.means ?? [], added)
    if (means.length > MOST_MEANINGS) return tooMany('means', MOST_MEANINGS)
    if (known === undefined && (await countSynonyms(trx)) >= MOST_SYNONYMS)
      return tooMany('term', MOST_SYNONYMS)
    await putSynonym(trx, { term, means, account, createdAt: now() })
    await recordAudit(trx, {
      account,
      action: 'synonym.added',
      subject: term,
      details: { means: added },
      now: now(),
    })
    return { kind: 'added' }
  })
}

function tooMany(field: keyof SynonymInput, limit: number): AddedSynonym {
  return { kind: 'faults', faults: [{ field, code: 'too_many', limit }] }
}
