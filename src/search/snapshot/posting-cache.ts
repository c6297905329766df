import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'

/** Bytes of an entry beside its list. */
const ENTRY_BYTES = 200

/** Caches posting lists up to a number of bytes. The least recently used list is removed first. */
export class PostingCache {
  readonly #mostBytes: number
  readonly #lists = new Map<string, DocIdSet>()
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  /** The list of a key; `read` is called when it is not cached. */
  get(key: string, read: () => DocIdSet): DocIdSet {
    const known = this.find(key)
    if (known !== undefined) return known
    const list = withoutSpareMemory(read())
    this.#lists.set(key, list)
    this.#bytes += sizeOf(key, list)
    for (const [oldKey, old] of this.#lists) {
      if (this.#bytes <= this.#mostBytes) break
      this.#lists.delete(oldKey)
      this.#bytes -= sizeOf(oldKey, old)
    }
    return list
  }

  /** The list of a key; undefined when it is not cached. */
  find(key: string): DocIdSet | undefined {
    const known = this.#lists.get(key)
    if (known === undefined) return undefined
    this.#lists.delete(key)
    this.#lists.set(key, known)
    return known
  }

  clear(): void {
    this.#lists.clear()
    this.#bytes = 0
  }
}

/** A part of a much longer array keeps all of it in memory; a copy does not. */
function withoutSpareMemory(list: DocIdSet): DocIdSet {
  return list.buffer.byteLength > list.byteLength * 2 ? list.slice() : list
}

function sizeOf(key: string, list: DocIdSet): number {
  return list.byteLength + key.length + ENTRY_BYTES
}
