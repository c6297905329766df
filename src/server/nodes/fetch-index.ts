import type { SiteKey } from '#domain/site-key.ts'
import { askNode } from '#gateways/http/node-client.ts'
import type { IndexWriter } from '#search/index/index-writer.ts'
import { pointerIn } from '#search/index/pointer.ts'
import { INDEX_VERSION } from '#search/index/schema.ts'
import { lastChange } from '#store/businesses/changes.ts'
import type { Store } from '#store/store.ts'
import { NODE_SIGNATURE, signatureFor } from './node-signature.ts'
import { INDEX_ADDRESS, INDEX_POINTER } from './serve-index.ts'

export interface FetchIndexDeps {
  readonly store: Store
  readonly key: SiteKey
  /** Scheme and host of another node, or of what stands before several. */
  readonly from: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** How a copy ended: 'copied', or why there is none, in words for the log. */
export type FetchedIndex = 'copied' | { readonly reason: string }

/** Copies the index of another node. What changed since that was built is not in it. */
export async function fetchIndex(
  { store, key, from, now }: FetchIndexDeps,
  index: IndexWriter,
): Promise<FetchedIndex> {
  try {
    const answer = await askNode(new URL(INDEX_ADDRESS, from), {
      [NODE_SIGNATURE]: signatureFor(key, INDEX_ADDRESS, now()),
    })
    const pointer = pointerIn(String(answer.headers[INDEX_POINTER]))
    const isUsable =
      answer.statusCode === 200 &&
      pointer?.version === INDEX_VERSION &&
      // Made from another database, or from this one before it was restored.
      pointer.lastChange <= (await lastChange(store.db))
    if (!isUsable) {
      // Not destroyed: that would be an error of the stream, which nobody handles.
      await answer.body.dump()
      return { reason: reasonOf(answer.statusCode, pointer?.version) }
    }
    await index.adopt(pointer, answer.body)
    return 'copied'
  } catch (error) {
    return { reason: String(error) }
  }
}

function reasonOf(status: number, version: string | undefined): string {
  if (status === 404) return 'it knows no node with this SECRET_KEY'
  if (status !== 200) return `it answered ${status}`
  return version === INDEX_VERSION
    ? 'its index is ahead of this database'
    : 'its index is of another version of this program'
}
