import { loadCode } from '#web/load-code.ts'
import { lazyView } from '#web/ui/lazy-view.tsx'

/** What a directory without businesses says, which visitors of others never need. */
export const EmptyDirectory = await lazyView(
  async () => (await loadCode(() => import('#web/ui/empty-directory/empty-directory.tsx'))).EmptyDirectory,
  () => document.querySelector('.nobody') !== null,
)
