import type { DirectoryIndex } from '#search/directory-index.ts'

/** What every public reading verb needs. Public pages read the index only, so they answer while the truth is locked. */
export interface ReadDeps {
  readonly index: DirectoryIndex
  /** Milliseconds since 1970; decides what is open. */
  readonly now: () => number
}
