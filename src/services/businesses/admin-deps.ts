import type { DirectoryIndex } from '#search/directory-index.ts'
import type { Store } from '#store/store.ts'

/** What the administrator's verbs need. They work on the truth; only public pages are content with the index. */
export interface AdminDeps {
  readonly store: Store
  /** For what the public sees; never for decisions about the truth. */
  readonly index: DirectoryIndex
  /** Absolute path of the data folder. */
  readonly dataDir: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}
