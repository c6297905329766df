import { LruCache } from '#domain/cache/lru-cache.ts'
import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'

/** Bytes of an entry beside its key and its list. */
const ENTRY_BYTES = 200

/** Caches posting lists up to a number of bytes. A list that is larger than all of it is not cached. */
export class PostingCache {
  readonly #lists: LruCache<DocIdSet>

  constructor(mostBytes: number) {
    this.#lists = new LruCache({
      maxSize: mostBytes,
      sizeOf: (list, key) => list.byteLength + key.length + ENTRY_BYTES,
    })
  }

  /** The list of a key; `read` is called when it is not cached. */
  get(key: string, read: () => DocIdSet): DocIdSet {
    const known = this.#lists.get(key)
    if (known !== undefined) return known
    const list = withoutSpareMemory(read())
    this.#lists.set(key, list)
    return list
  }

  /** The list of a key; undefined when it is not cached. */
  find(key: string): DocIdSet | undefined {
    return this.#lists.get(key)
  }

  clear(): void {
    this.#lists.clear()
  }
}

/** A part of a much longer array keeps all of it in memory; a copy does not. */
function withoutSpareMemory(list: DocIdSet): DocIdSet {
  return list.buffer.byteLength > list.byteLength * 2 ? list.slice() : list
}
