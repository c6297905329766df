import type { JobKind } from '#domain/job/job.ts'

/**
 * These change businesses; two of them at once would each see the other's work half done. The update of photos is none
 * of them: it changes one business at a time, as it is at that moment, and may last for days.
 */
const WRITING_KINDS: ReadonlySet<JobKind> = new Set([
  'import',
  'undo-import',
  'bulk-edit',
  'remove-demonstration',
])

/** Whether a job of this kind may begin beside those that run: one of a kind, and one that changes businesses. */
export function mayBegin(kind: JobKind, running: readonly JobKind[]): boolean {
  return !running.some(other => other === kind || (WRITING_KINDS.has(kind) && WRITING_KINDS.has(other)))
}
