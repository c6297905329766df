import type { FilesDeps } from '#gateways/files/site-files.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import type { OverviewDeps } from '#services/businesses/overview.ts'
import type { UploadLimit } from '#services/imports/upload-import.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'

/** What the services of the administrator's area need together. They read and write the database. */
export interface AdminDeps extends StoreDeps, OverviewDeps, FilesDeps, DataFolder, UploadLimit {
  /** Only for what visitors see: it may be behind the database. */
  readonly index: DirectoryIndex
}
