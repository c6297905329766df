import type { IndexChange } from '#search/index/index-writer.ts'
import type { BackupSecrets } from '#services/backups/pack-snapshot.ts'
import type { UploadLimit } from '#services/imports/upload-import.ts'
import type { ServerEnvironment } from '#services/settings/server-settings.ts'

export interface WorkerStart extends UploadLimit, BackupSecrets {
  readonly dataDir: string
  /** postgres://…, where the database does not lie in the data folder. */
  readonly databaseUrl?: string | undefined
  readonly indexDir: string
  /** Scheme and host of another node, whose index is copied where there is none. */
  readonly indexFrom?: string | undefined
  readonly demo: 'auto' | 'off'
  /** What the environment says about the site's address and its mail server. */
  readonly server: ServerEnvironment
}

/** What the site tells the worker. */
export type WorkerOrder = { readonly kind: 'start'; readonly start: WorkerStart } | { readonly kind: 'stop' }

/** What the worker tells the site. */
export type WorkerMessage =
  /** Its program is loaded. */
  | { readonly kind: 'started' }
  | IndexReport
  /** Sending mails failed; it is tried again. */
  | { readonly kind: 'mail-error'; readonly error: string }
  /** A job crashed with an unexpected error, or (without a job) the queue of jobs could not be used. */
  | {
      readonly kind: 'job-error'
      readonly error: string
      readonly job?: number | undefined
      readonly jobKind?: string | undefined
    }
  /** An error that nothing handles; the process ends. */
  | { readonly kind: 'crash'; readonly error: string }

/** What the worker's thread of the index says, and the worker tells the site. */
export type IndexReport =
  /** Changes are in the index. */
  | { readonly kind: 'changed'; readonly changed: IndexChange }
  /** The index has caught up with the database. */
  | { readonly kind: 'current' }
  | { readonly kind: 'progress'; readonly text: string }
  /** The index could not be brought up to date; it is tried again. */
  | { readonly kind: 'error'; readonly error: string }

/** What the worker asks of its thread of the index. Numbers are given back with the answer. */
export type IndexRequest =
  | { readonly kind: 'rebuild'; readonly number: number }
  /** Answered when all that is stored now is in the index. */
  | { readonly kind: 'catch-up'; readonly number: number }
  | { readonly kind: 'stop' }

/** What the thread answers. */
export type IndexAnswer =
  | { readonly kind: 'done'; readonly number: number }
  | { readonly kind: 'failed'; readonly number: number; readonly error: string }

/** An error with its trace, for another thread or process. */
export function errorText(error: unknown): string {
  return String(error instanceof Error ? error.stack : error)
}
