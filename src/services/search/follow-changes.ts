import type { BusinessChange } from '#domain/business/business-change.ts'
import { DomainError } from '#domain/errors.ts'
import type { IndexWriter } from '#search/index/index-writer.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import { changesAfter, lastChange } from '#store/businesses/changes.ts'
import { lastNumber, takeNumbers } from '#store/counters.ts'
import type { Store, StoreDeps } from '#store/store.ts'

export interface FollowDeps extends Pick<StoreDeps, 'store'> {
  readonly index: IndexWriter
}

export interface FollowChangesDeps extends FollowDeps {
  /** Rebuilds the index, where it may be being rebuilt already; by default simply that. */
  readonly rebuild?: () => Promise<void>
  /** Begins to rebuild an index that is to be followed meanwhile; by default it is rebuilt first. */
  readonly rebuildBeside?: () => void
}

/** A delta of this many documents makes searches noticeably slower than a fresh index. */
const REBUILD_ABOVE = 100_000
/** Rows read from the store and applied at once: some 100 ms. */
const CHANGES_PER_STEP = 500
/**
 * While rows stream in, changes are shown at most this often: after each time, readers work out anew what they know of all
 * documents, and the index stores fewer, larger lists of terms.
 */
const SHOWN_EVERY_MS = 1_000

/**
 * Brings the index up to date: by applying the changes it lacks, or by rebuilding it when there is no usable one, when
 * its delta has grown too large, when a new one was requested, or when it is ahead of a store that was restored from a
 * backup. Safe to stop at any point and to repeat.
 * @returns whether anything had to be done
 */
export async function followChanges({
  store,
  index,
  rebuild = () => rebuildIndex({ store, index }),
  rebuildBeside,
}: FollowChangesDeps): Promise<boolean> {
  const newest = await lastChange(store.db)
  const applied = index.lastChange()
  const isFar = applied > newest || newest - applied > REBUILD_ABOVE
  if (applied !== newest && (applied === 0 || isFar)) {
    await rebuild()
    return true
  }
  const isOversized = index.deltaSize() > REBUILD_ABOVE
  if (isOversized || index.rebuildAnswered() < (await lastNumber(store.db, REBUILDS))) {
    if (rebuildBeside === undefined) {
      await rebuild()
      return true
    }
    rebuildBeside()
  }
  if (applied === newest) return false
  let shownAt = performance.now()
  try {
    for await (const changes of changesFrom(store, applied)) {
      const last = changes.at(-1)?.change ?? applied
      const isDue = performance.now() - shownAt >= SHOWN_EVERY_MS
      // What was stored meanwhile would keep this call for ever while many people save.
      if (isDue && last >= newest) {
        index.apply(changes, last, true)
        break
      }
      index.apply(changes, last, !isDue)
      if (isDue) shownAt = performance.now()
    }
  } finally {
    index.commit()
  }
  return true
}

const REBUILDS = 'index_rebuild'

/**
 * Requests a new index of every node, because the present ones keep what no change takes out of their files. A node that is
 * down follows at its next start.
 */
export async function requestRebuild({ store }: Pick<StoreDeps, 'store'>): Promise<void> {
  await store.write(trx => takeNumbers(trx, REBUILDS, 1))
}

/** Whether the index has everything that is stored. An empty directory is not current: it may be about to be filled. */
export async function isIndexCurrent({
  store,
  index,
}: Pick<StoreDeps, 'store'> & { readonly index: Pick<DirectoryIndex, 'lastChange'> }): Promise<boolean> {
  const newest = await lastChange(store.db)
  try {
    return newest > 0 && index.lastChange() === newest
  } catch (error) {
    if (error instanceof DomainError && error.code === 'index_not_ready') return false
    throw error
  }
}

/** Rebuilds the index from the whole store; meanwhile the old one answers. Goes on where a killed rebuild was. */
export async function rebuildIndex({ store, index }: FollowDeps): Promise<void> {
  // Changes during the build have higher numbers and are applied again afterwards. While many people save, reading them
  // here would never end.
  const rebuild = await lastNumber(store.db, REBUILDS)
  const newest = await lastChange(store.db)
  const begun = index.begun()
  // What changed since goes into the delta. What was read before a request may be in no file any more.
  const isFar = begun === undefined || begun.lastChange > newest || newest - begun.lastChange > REBUILD_ABOVE
  if (isFar || begun.rebuild !== rebuild) return index.build(changesFrom(store, 0, newest), newest, rebuild)
  const { after, lastChange: complete } = begun
  await index.build(changesFrom(store, after, complete), complete, rebuild, {
    begun,
    since: changesFrom(store, complete, newest),
  })
}

/** The changes after one number, and what is stored meanwhile. @param upTo the last one that is wanted */
async function* changesFrom(
  store: Store,
  from: number,
  upTo: number = Number.POSITIVE_INFINITY,
): AsyncGenerator<readonly BusinessChange[]> {
  let after = from
  while (after < upTo) {
    const changes = await changesAfter(store.db, after, CHANGES_PER_STEP)
    if (changes.length === 0) return
    after = changes.at(-1)?.change ?? after
    // A business that changed since it was read has a number beyond, and would come twice.
    yield after <= upTo ? changes : changes.filter(({ change }) => change <= upTo)
  }
}
