import { DomainError } from '#domain/errors.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import {
  MOST_MEANINGS,
  MOST_SYNONYMS,
  meaningsOf,
  mergedMeanings,
  type Synonym,
  type SynonymInput,
  synonymFaults,
  termOf,
} from '#domain/search/synonym.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import { recordAudit } from '#store/audit.ts'
import { categoryRules, categoryRulesVersion } from '#store/categories/category-rules.ts'
import {
  allSynonyms,
  countSynonyms,
  deleteSynonym,
  putSynonym,
  synonymOfTerm,
  synonymsVersion,
} from '#store/search/synonyms.ts'
import type { StoreDeps } from '#store/store.ts'

/** The operator's synonyms, by word. */
export async function listSynonyms({ store }: Pick<StoreDeps, 'store'>): Promise<readonly Synonym[]> {
  return allSynonyms(store.db)
}

/**
 * Makes the index use the stored synonyms, and the names that categories had before the operator's rules, from the next search on; nothing is rebuilt.
 * @param appliedVersion what the previous call returned; nothing is done while it is the newest
 * @returns the version in use
 */
export async function applySynonyms(
  { store, index }: Pick<StoreDeps, 'store'> & { readonly index: DirectoryIndex },
  appliedVersion?: number,
): Promise<number> {
  // Both only rise.
  const version = (await synonymsVersion(store.db)) + (await categoryRulesVersion(store.db))
  if (version === appliedVersion) return version
  const former = (await categoryRules(store.db)).formerNames()
  // biome-ignore lint/correctness/useHookAtTopLevel: the index's method, no hook of React
  index.useSynonyms([...(await allSynonyms(store.db)), ...former])
  return version
}

export type AddedSynonym =
  | { readonly kind: 'added' }
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault<keyof SynonymInput>[] }

/**
 * Adds a meaning to a word.
 * @returns faults where something is missing or too much; nothing is stored then
 */
export async function addSynonym(
  { store, now }: StoreDeps,
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

/** Deletes a word with all its meanings. Throws synonym_unknown. */
export async function removeSynonym(
  { store, now }: StoreDeps,
  { id, account }: { readonly id: number; readonly account: string },
): Promise<void> {
  await store.write(async trx => {
    const removed = await deleteSynonym(trx, id)
    if (removed === undefined) throw new DomainError('synonym_unknown', { id })
    const { term, means } = removed
    await recordAudit(trx, {
      account,
      action: 'synonym.removed',
      subject: term,
      details: { means },
      now: now(),
    })
  })
}

function tooMany(field: keyof SynonymInput, limit: number): AddedSynonym {
  return { kind: 'faults', faults: [{ field, code: 'too_many', limit }] }
}
