import type { Synonym } from '#domain/search/synonym.ts'
import type { DirectoryIndex } from '#search/directory-index.ts'
import { allSynonyms, synonymsVersion } from '#store/search/synonyms.ts'
import type { Store } from '#store/store.ts'

/** What the operator says that words mean, by word. */
export async function listSynonyms({ store }: { readonly store: Store }): Promise<readonly Synonym[]> {
  return allSynonyms(store.db)
}

/**
 * Lets the index use the synonyms as they are stored: the next search does, nothing is built anew.
 * @param appliedVersion what the call before returned; nothing is done while it is the newest
 * @returns the version in use
 */
export async function applySynonyms(
  { store, index }: { readonly store: Store; readonly index: DirectoryIndex },
  appliedVersion?: number,
): Promise<number> {
  const version = await synonymsVersion(store.db)
  // biome-ignore lint/correctness/useHookAtTopLevel: the index's method, no hook of React
  if (version !== appliedVersion) index.useSynonyms(await allSynonyms(store.db))
  return version
}
