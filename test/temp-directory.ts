import { join } from 'node:path'
import pLimit from 'p-limit'
import type { BusinessDraft } from '#domain/business/business.ts'
import type { Origin } from '#domain/edit/merge-draft.ts'
import { lockFolder } from '#gateways/files/process-lock.ts'
import type { SiteFiles } from '#gateways/files/site-files.ts'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { type DirectoryIndex, openDirectoryIndex } from '#search/index-reader.ts'
import { openOverviewIndex } from '#search/overview/overview-index.ts'
import { type Overview, openOverview } from '#services/businesses/overview.ts'
import { type SavedDraft, saveDrafts } from '#services/businesses/save-drafts.ts'
import { openSiteFiles } from '#services/files/site-files.ts'
import { followChanges, rebuildIndex } from '#services/search/follow-changes.ts'
import { suppressionList } from '#store/privacy/suppressions.ts'
import type { Store } from '#store/store.ts'
import { onFinished } from '#test/finished.ts'
import { testKey } from '#test/test-key.ts'
import { tempFolder } from './temp-folder.ts'
import { tempStore } from './temp-store.ts'

export interface TempDirectory {
  readonly store: Store
  /** The data folder. */
  readonly folder: string
  /** The site's files: in the data folder, on PostgreSQL in the database. */
  readonly siteFiles: SiteFiles
  readonly index: DirectoryIndex
  /** Brings the index up to date before each question, as the worker does soon. */
  readonly overview: Overview
  /** Stores drafts and brings the index up to date. */
  add(...drafts: BusinessDraft[]): Promise<SavedDraft[]>
  /** Brings the index up to date. */
  follow(): Promise<void>
  /** Builds the index anew. */
  rebuild(): Promise<void>
}

const ORIGIN: Origin = { source: 'google-maps', date: '2026-11-01' }

/** A real store and a real index over it, filled with drafts, gone after the test. */
export async function tempDirectory(...drafts: BusinessDraft[]): Promise<TempDirectory> {
  const folder = tempFolder()
  const store = await tempStore(folder)
  const writer = openIndexWriter(lockFolder(join(folder, 'index')))
  onFinished(() => writer.close())
  const oneAtATime = pLimit(1)
  const follow = () =>
    oneAtATime(async () => {
      await followChanges({ store, index: writer })
    })
  const add = async (...more: BusinessDraft[]) => {
    const saved = await store.write(async trx =>
      saveDrafts(trx, {
        drafts: more,
        origin: ORIGIN,
        suppressed: await suppressionList(trx, testKey),
        now: 0,
      }),
    )
    await follow()
    return saved
  }
  if (drafts.length > 0) await add(...drafts)
  // Opened last: a reader looks for a newly built index a few times a second only, and tests do not wait.
  const index = openDirectoryIndex(join(folder, 'index'))
  onFinished(() => index.close())
  const overviewIndex = openOverviewIndex(join(folder, 'index'))
  onFinished(() => overviewIndex.close())
  const overview = openOverview({ store, index: overviewIndex, indexed: follow })
  return {
    store,
    folder,
    siteFiles: openSiteFiles({ store, dataDir: folder }),
    index,
    overview,
    add,
    follow,
    rebuild: () => rebuildIndex({ store, index: writer }),
  }
}
