import { join } from 'node:path'
import { isDistinctName, type MentionTerms, mentionPattern, NO_TERMS } from '#domain/privacy/mentions.ts'
import { fileContains } from '#gateways/files/find-bytes.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import { removeCachedPhotos } from '#gateways/images/photo-cache.ts'
import type { ErasureJob } from '#services/businesses/erase-business.ts'
import { progressReporter } from '#services/jobs/report-progress.ts'
import { isPostgres } from '#store/engine.ts'
import { saveJobInput } from '#store/jobs/jobs.ts'
import { clearDeletedRows, rewriteDatabase } from '#store/privacy/database-file.ts'
import { completeErasures } from '#store/privacy/erasures.ts'
import { eraseMentions, eraseNamedOutcomes, sharedNames, sharedWebsites } from '#store/privacy/mentions.ts'
import { type DataFolder, databaseFile, type Store, type StoreDeps } from '#store/store.ts'
import { eraseSubmissions } from './erase-submissions.ts'
import { removeErasedFiles } from './erased-files.ts'
import { writeErasureList } from './erasure-list.ts'

export interface FinishErasureDeps extends StoreDeps, FilesDeps, DataFolder {
  /** Builds the search index from what is stored now. */
  readonly rebuildIndex: () => Promise<void>
}

export interface FinishErasureInput extends ErasureJob {
  /** The job's number. */
  readonly id: number
  readonly signal: AbortSignal
}

export interface ErasureResult {
  readonly businesses: number
  /** Rows of the database that mentioned one of them. */
  readonly mentions: number
  /** Files that were deleted because they may name one of them. */
  readonly files: number
}

/**
 * Erases the last traces of erased businesses: mentions in what is stored about imports, submissions, mails, searches and
 * links; files that may name them; the search index, which is built anew; and what deleted rows left in the database and
 * its log. Backups stay. Safe to stop at any point and to repeat.
 * Throws store_locked, disk_full and the signal's reason.
 */
export async function finishErasure(
  deps: FinishErasureDeps,
  input: FinishErasureInput,
): Promise<ErasureResult> {
  const { store, dataDir, now } = deps
  const { id, businessIds, signal } = input
  const progress = progressReporter(deps, id)
  const begin = (phase: string) => progress.report({ phase, done: 0, total: null, counts: {} })
  await writeErasureList(deps)
  const terms = await termsOf(store, input)
  const needles = needlesOf(terms)
  begin('mentions')
  const mentions = await eraseTraces(deps, terms, signal)
  begin('files')
  await removeCachedPhotos(join(dataDir, 'images'), terms.urls)
  const files = await removeErasedFiles(deps, needles)
  begin('indexing')
  await progress.flush()
  signal.throwIfAborted()
  await deps.rebuildIndex()
  begin('cleaning')
  await progress.flush()
  await clearDeletedRows(deps, signal)
  const hasFile = !isPostgres(store.db)
  if (hasFile && (input.isRewritten || (await fileContains(databaseFile(dataDir), needles))))
    await rewriteDatabase(dataDir, signal)
  await store.write(async trx => {
    await completeErasures(trx, businessIds, now())
    await saveJobInput(trx, id, { businessIds, terms: null, isRewritten: false })
  })
  await clearDeletedRows(deps, signal)
  return { businesses: businessIds.length, mentions, files }
}

/**
 * Erases what the database says elsewhere about erased businesses.
 * @returns how many rows mentioned one of them
 */
export async function eraseTraces(
  deps: StoreDeps,
  terms: MentionTerms,
  signal?: AbortSignal,
): Promise<number> {
  await eraseNamedOutcomes(deps.store, terms.names)
  const mentions = mentionPattern(terms)
  const changed = mentions === undefined ? 0 : await eraseMentions(deps.store, mentions, signal)
  await eraseSubmissions(deps)
  return changed
}

/** The terms of a job that identify nobody else: live businesses may have the same name or website. */
export async function termsOf(
  { db, key }: Store,
  { terms }: Pick<ErasureJob, 'terms'>,
): Promise<MentionTerms> {
  if (terms === null) return NO_TERMS
  const all = JSON.parse(key.decrypt('erasure', terms)) as MentionTerms
  const names = await sharedNames(db, all.names)
  const urls = await sharedWebsites(db, all.urls)
  return {
    ...all,
    names: all.names.filter(name => !names.has(name)),
    urls: all.urls.filter(url => !urls.has(url)),
  }
}

/** Bytes that only an erased business has. */
function needlesOf({ names, ids, urls, emails, addresses }: MentionTerms): readonly Buffer[] {
  const texts = [...names.filter(isDistinctName), ...ids, ...urls, ...emails, ...addresses]
  return texts.map(text => Buffer.from(text))
}
