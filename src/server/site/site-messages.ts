import type { IndexChange } from '#search/index/index-writer.ts'
import type { ProcessMetrics } from '#server/http/health.ts'
import type { WorkerState } from '#server/worker/worker-process.ts'

/** What the first process tells those that answer visitors. */
export type SiteOrder =
  | { readonly kind: 'changed'; readonly changed: IndexChange }
  | { readonly kind: 'worker'; readonly state: WorkerState }
  /** Asks for the metrics of this process; answered with the same number. */
  | { readonly kind: 'count'; readonly number: number }
  /** The metrics of the other processes, as asked for. */
  | { readonly kind: 'others'; readonly number: number; readonly metrics: readonly ProcessMetrics[] }
  | { readonly kind: 'stop' }

/** What a process that answers visitors tells the first one. */
export type SiteMessage =
  | { readonly kind: 'listening'; readonly address: string }
  | { readonly kind: 'counted'; readonly number: number; readonly metrics: ProcessMetrics }
  /** Asks for the metrics of the other processes. */
  | { readonly kind: 'ask-others'; readonly number: number }
