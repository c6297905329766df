import type { Business } from '#domain/business/business.ts'
import type { BusinessChange } from '#domain/business/business-change.ts'
import type { SearchAnswer, SearchQuery } from '#domain/search/search.ts'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { type IndexWriter, openIndexWriter } from '#search/index/index-writer.ts'
import { type DirectoryIndex, openDirectoryIndex } from '#search/index-reader.ts'
import { onFinished } from '#test/finished.ts'
import { saved } from '#test/make-business.ts'
import { tempFolder } from '#test/temp-folder.ts'

/** Tuesday, 3 November 2026, 10:00 in Germany. */
export const TUESDAY_MORNING = Date.UTC(2026, 10, 3, 9, 0)

/** A writer and a reader of one folder, closed when the test ends. */
export function givenOpen(folder = tempFolder()): {
  folder: string
  writer: IndexWriter
  index: DirectoryIndex
} {
  const writer = openIndexWriter(lockFolder(folder))
  onFinished(() => writer.close())
  return { folder, writer, index: givenReader(folder) }
}

/** One more reader of a folder. */
export function givenReader(folder: string): DirectoryIndex {
  const index = openDirectoryIndex(folder)
  onFinished(() => index.close())
  return index
}

/** An index built from these businesses. */
export async function givenIndex(...businesses: readonly (Business | BusinessChange)[]) {
  const open = givenOpen()
  await open.writer.build(stream(...businesses), 1_000)
  return { ...open, index: givenReader(open.folder) }
}

/** Changes as a build reads them. */
export async function* stream(
  ...given: readonly (Business | BusinessChange)[]
): AsyncGenerator<BusinessChange[]> {
  yield given.map(one => ('kind' in one ? one : saved(one)))
}

/** A search of the first page. */
export function search(index: DirectoryIndex, query: Partial<SearchQuery> | string): SearchAnswer {
  const asked = typeof query === 'string' ? { text: query } : query
  return index.search({ limit: 24, offset: 0, ...asked }, TUESDAY_MORNING)
}

/** The names found, in order. */
export function namesFor(index: DirectoryIndex, query: Partial<SearchQuery> | string): string[] {
  return search(index, query).businesses.map(({ name }) => name)
}
