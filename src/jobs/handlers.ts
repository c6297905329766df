import { z } from 'zod'
import type { AdminBusinessFilter } from '#domain/business/admin-business.ts'
import { CATEGORY_RULE_KINDS } from '#domain/category/category-rules.ts'
import { GROUP_SLUGS } from '#domain/category/group.ts'
import type { JobKind } from '#domain/job/job.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/language.ts'
import type { LinkReportMessages } from '#messages/de/api/link-report.ts'
import { everyLanguage } from '#messages/every-language.ts'
import type { AdminDeps } from '#services/admin/admin-deps.ts'
import { makeBackup } from '#services/backups/make-backup.ts'
import type { BackupSecrets } from '#services/backups/pack-snapshot.ts'
import { takePassphrase } from '#services/backups/start-backup.ts'
import { bulkActionSchema } from '#services/bulk-edits/bulk-action.ts'
import { runBulkEdit } from '#services/bulk-edits/run-bulk-edit.ts'
import { undoBulkEdit } from '#services/bulk-edits/undo-bulk-edit.ts'
import { moveCategory } from '#services/categories/move-category.ts'
import { removeDemo } from '#services/demo/remove-demo.ts'
import { findDuplicates } from '#services/duplicates/find-duplicates.ts'
import { runImport } from '#services/imports/run-import.ts'
import { undoImport } from '#services/imports/undo-import.ts'
import { progressReporter } from '#services/jobs/report-progress.ts'
import { validateUrls } from '#services/links/validate-urls.ts'
import { type UpdatePhotosDeps, updatePhotos } from '#services/pictures/update-photos.ts'
import { finishErasure } from '#services/privacy/finish-erasure.ts'
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

/** The handler of each kind of job. */
export function jobHandlers(
  deps: JobDeps & UpdatePhotosDeps,
): Readonly<Partial<Record<JobKind, JobHandler>>> {
  return {
    backup: backupJob(deps),
    erase: eraseJob(deps),
    'bulk-edit': bulkEditJob(deps),
    'undo-bulk-edit': undoBulkEditJob(deps),
    'find-duplicates': findDuplicatesJob(deps),
    'move-category': moveCategoryJob(deps),
    import: importJob(deps),
    'undo-import': undoImportJob(deps),
    'rebuild-index': rebuildIndexJob(deps),
    'remove-demonstration': removeDemoJob(deps),
    'validate-urls': validateUrlsJob(deps),
    'update-photos': updatePhotosJob(deps),
  }
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

/** Does one action to many businesses. Its result: { changed, skipped, failed }. */
export function bulkEditJob(deps: JobDeps): JobHandler {
  return async ({ id, input, signal }) => {
    const result = await runBulkEdit(deps, { id, signal, ...bulkEditInput.parse(input) })
    await deps.indexed(signal)
    return { result }
  }
}

const undoBulkEditInput = z.object({ bulkEditId: z.int().positive(), account: z.string().nullable() })

/** Undoes a bulk edit. Its result: UndoCounts. */
function undoBulkEditJob(deps: JobDeps): JobHandler {
  return async ({ id, input, signal }) => {
    const { bulkEditId, account } = undoBulkEditInput.parse(input)
    return { result: await undoBulkEdit(deps, { bulkEditId, jobId: id, account, signal }) }
  }
}

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

/** Gives the businesses of a category the one that a rule says. Its result: { changed }. */
export function moveCategoryJob(deps: JobDeps): JobHandler {
  return async ({ id, input, signal }) => {
    const { rule, isUndone } = moveCategoryInput.parse(input)
    const result = await moveCategory(deps, { id, rule, isUndone, signal })
    // The index keeps the name and group of a category that it has already.
    if (rule.from.slug === rule.to.slug) await deps.rebuildIndex()
    else await deps.indexed(signal)
    return { result }
  }
}

/** Looks for businesses that are listed twice. Its result: { pairs, listed, added, withdrawn }. */
export function findDuplicatesJob(deps: JobDeps): JobHandler {
  return async ({ id, signal }) => ({ result: await findDuplicates(deps, { id, signal }) })
}

const importInput = z.object({ runId: z.int().positive() })

const undoImportInput = z.object({ runId: z.int().positive(), account: z.string().nullable() })

/** Removes the demo data. Its result: { removed, kept }. */
export function removeDemoJob(deps: JobDeps): JobHandler {
  return async ({ id, signal }) => {
    const result = await removeDemo(deps, { id, signal })
    await deps.indexed(signal)
    return { result }
  }
}

/** Makes a backup. Its result: { file, size, createdAt, isEncrypted, contents, removed }. */
function backupJob(deps: JobDeps): JobHandler {
  return async ({ id, input, signal }) => {
    const passphrase = await takePassphrase(deps, id, input)
    const progress = progressReporter(deps, id)
    const result = await makeBackup(deps, { passphrase, signal, onProgress: progress.report })
    await progress.flush()
    return { result }
  }
}

/** Imports an uploaded file, or does the dry run of its import. Its result: an ImportSummary. */
function importJob(deps: JobDeps): JobHandler {
  return async ({ id, input, signal }) => {
    const { runId } = importInput.parse(input)
    return { result: await runImport(deps, { runId, jobId: id, signal }) }
  }
}

/** Takes an import back. Its result: an UndoSummary. */
function undoImportJob(deps: JobDeps): JobHandler {
  return async ({ id, input, signal }) => {
    const { runId, account } = undoImportInput.parse(input)
    return { result: await undoImport(deps, { runId, jobId: id, account, signal }) }
  }
}

/** Builds the search index anew. A build that runs cannot be cancelled. */
function rebuildIndexJob(deps: JobDeps): JobHandler {
  return async ({ id, signal }) => {
    const progress = progressReporter(deps, id)
    progress.report({ phase: 'building', done: 0, total: null, counts: {} })
    await progress.flush()
    signal.throwIfAborted()
    await deps.rebuildIndex()
    return { result: {} }
  }
}

const eraseInput = z.strictObject({
  businessIds: z.array(z.int()),
  terms: z.string().nullable(),
  isRewritten: z.boolean(),
})

/** Erases the last traces of erased businesses. Its result: an ErasureResult. */
export function eraseJob(deps: JobDeps): JobHandler {
  return async ({ id, input, signal }) => {
    return { result: await finishErasure(deps, { id, signal, ...eraseInput.parse(input) }) }
  }
}

const validateUrlsInput = z.object({
  language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
  isRecheck: z.boolean().default(false),
})

/** Checks the websites of all public businesses, or of those to be checked again. Its result: { valid, invalid, dead }. */
function validateUrlsJob(deps: JobDeps & UpdatePhotosDeps): JobHandler {
  return async ({ id, input, signal }) => {
    const { language, isRecheck } = validateUrlsInput.parse(input)
    const messages = LINK_REPORT[language]
    const { reportFile, ...result } = await validateUrls(deps, { id, isRecheck, messages, signal })
    return { result, reportFile }
  }
}

/** Drops dead photos and looks for missing ones. Its result: { checked, dropped, found }. */
function updatePhotosJob(deps: JobDeps & UpdatePhotosDeps): JobHandler {
  return async ({ id, signal }) => {
    const result = await updatePhotos(deps, { id, signal })
    await deps.indexed(signal)
    return { result }
  }
}
