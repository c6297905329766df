import { z } from 'zod'
import type { AdminBusinessFilter } from '#domain/business/admin-business.ts'
import { CATEGORY_RULE_KINDS } from '#domain/category/category-rules.ts'
import { GROUP_SLUGS } from '#domain/category/group.ts'
import type { JobKind } from '#domain/job/job-kinds.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/language.ts'
import type { LinkReportMessages } from '#messages/de/api/link-report.ts'
import { everyLanguage } from '#messages/every-language.ts'
import type { AdminDeps } from '#services/admin/admin-deps.ts'
import { makeBackup } from '#services/backups/make-backup.ts'
import type { BackupSecrets } from '#services/backups/pack-snapshot.ts'
import { takePassphrase } from '#services/backups/start-backup.ts'
import { bulkActionSchema } from '#services/bulk-edits/bulk-action.ts'
import { runBulkEdit } from '#services/bulk-edits/run-bulk-edit.ts'
import { moveCategory } from '#services/categories/move-category.ts'
import { removeDemo } from '#services/demo/remove-demo.ts'
import { findDuplicates } from '#services/duplicates/find-duplicates.ts'
import { runImport } from '#services/imports/run-import.ts'
import { progressReporter } from '#services/jobs/report-progress.ts'
import { validateUrls } from '#services/links/validate-urls.ts'
import { type UpdatePhotosDeps, updatePhotos } from '#services/pictures/update-photos.ts'
import { finishErasure } from '#services/privacy/finish-erasure.ts'
import { undoRun } from '#services/undo/undo-run.ts'
import type { JobHandler } from './runner.ts'

const LINK_REPORT = await everyLanguage<LinkReportMessages>(
  language => import(`../messages/${language}/api/link-report.ts`),
)

/** What jobs need beside the database. */
export interface JobDeps extends Omit<AdminDeps, 'index'>, BackupSecrets {
  /** Rebuilds the search index from what is stored now; searches are answered from the old one meanwhile. */
  readonly rebuildIndex: () => Promise<void>
  /** Waits until the search index has caught up with the database. Throws the signal's reason. */
  readonly indexed: (signal?: AbortSignal) => Promise<void>
}

const bulkEditInput = z.strictObject({
  action: bulkActionSchema,
  selection: z.union([
    z.strictObject({ ids: z.array(z.int()) }),
    // Stored by startBulkEdit; the route has parsed it.
    z.strictObject({
      filter: z.custom<AdminBusinessFilter>(value => typeof value === 'object' && value !== null),
    }),
  ]),
  expectedCount: z.int(),
  /** For the list of jobs. */
  summary: z.unknown().optional(),
})

const undoBulkEditInput = z.object({ bulkEditId: z.int().positive(), account: z.string().nullable() })

const placedCategory = z.strictObject({ slug: z.string(), name: z.string(), group: z.enum(GROUP_SLUGS) })

const moveCategoryInput = z.strictObject({
  rule: z.strictObject({
    id: z.int(),
    kind: z.enum(CATEGORY_RULE_KINDS),
    from: placedCategory,
    to: placedCategory,
    account: z.string(),
    createdAt: z.int(),
  }),
  isUndone: z.boolean(),
})

const importInput = z.object({ runId: z.int().positive() })

const undoImportInput = z.object({ runId: z.int().positive(), account: z.string().nullable() })

const eraseInput = z.strictObject({
  businessIds: z.array(z.int()),
  terms: z.string().nullable(),
  isRewritten: z.boolean(),
})

const validateUrlsInput = z.object({
  language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
  isRecheck: z.boolean().default(false),
})

/** The handler of each kind of job, with what its result is. */
export function jobHandlers(deps: JobDeps & UpdatePhotosDeps) {
  return {
    /** { file, size, createdAt, isEncrypted, contents, removed } */
    backup: async ({ id, input, signal }) => {
      const passphrase = await takePassphrase(deps, id, input)
      const progress = progressReporter(deps, id)
      const result = await makeBackup(deps, { passphrase, signal, onProgress: progress.report })
      await progress.flush()
      return { result }
    },
    /** An ErasureResult. */
    erase: async ({ id, input, signal }) => ({
      result: await finishErasure(deps, { id, signal, ...eraseInput.parse(input) }),
    }),
    /** { changed, skipped, failed } */
    'bulk-edit': async ({ id, input, signal }) => {
      const result = await runBulkEdit(deps, { id, signal, ...bulkEditInput.parse(input) })
      await deps.indexed(signal)
      return { result }
    },
    /** UndoCounts. */
    'undo-bulk-edit': async ({ id, input, signal }) => {
      const { bulkEditId, account } = undoBulkEditInput.parse(input)
      const run = { kind: 'bulk-edit', id: bulkEditId } as const
      return { result: await undoRun(deps, { run, jobId: id, account, signal }) }
    },
    /** { pairs, listed, added, withdrawn } */
    'find-duplicates': async ({ id, signal }) => ({ result: await findDuplicates(deps, { id, signal }) }),
    /** { changed } */
    'move-category': async ({ id, input, signal }) => {
      const { rule, isUndone } = moveCategoryInput.parse(input)
      const result = await moveCategory(deps, { id, rule, isUndone, signal })
      // The index keeps the name and group of a category that it has already.
      if (rule.from.slug === rule.to.slug) await deps.rebuildIndex()
      else await deps.indexed(signal)
      return { result }
    },
    /** An ImportSummary, of a dry run too. */
    import: async ({ id, input, signal }) => ({
      result: await runImport(deps, { jobId: id, signal, ...importInput.parse(input) }),
    }),
    /** UndoCounts with the runId. */
    'undo-import': async ({ id, input, signal }) => {
      const { runId, account } = undoImportInput.parse(input)
      const run = { kind: 'import', id: runId } as const
      return { result: { runId, ...(await undoRun(deps, { run, jobId: id, account, signal })) } }
    },
    /** {}. A build that runs cannot be cancelled. */
    'rebuild-index': async ({ id, signal }) => {
      const progress = progressReporter(deps, id)
      progress.report({ phase: 'building', done: 0, total: null, counts: {} })
      await progress.flush()
      signal.throwIfAborted()
      await deps.rebuildIndex()
      return { result: {} }
    },
    /** { removed, kept } */
    'remove-demonstration': async ({ id, signal }) => {
      const result = await removeDemo(deps, { id, signal })
      await deps.indexed(signal)
      return { result }
    },
    /** { valid, invalid, dead } of the websites of all public businesses, or of those to be checked again. */
    'validate-urls': async ({ id, input, signal }) => {
      const { language, isRecheck } = validateUrlsInput.parse(input)
      const messages = LINK_REPORT[language]
      const { reportFile, ...result } = await validateUrls(deps, { id, isRecheck, messages, signal })
      return { result, reportFile }
    },
    /** { checked, dropped, found } */
    'update-photos': async ({ id, signal }) => {
      const result = await updatePhotos(deps, { id, signal })
      await deps.indexed(signal)
      return { result }
    },
  } satisfies Partial<Record<JobKind, JobHandler>>
}
