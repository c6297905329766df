import type { FastifyInstance } from 'fastify'
import type { DirectoryIndex } from '#search/directory-index.ts'
import { applySynonyms } from '#services/search/synonyms.ts'
import type { Store } from '#store/store.ts'

/** Synonyms may also be changed by another process; so often their version is looked at. */
const LOOK_EVERY_MS = 2000

/** Lets the index use the operator's synonyms from now on, as they change. Throws what the store throws at first. */
export async function followSynonyms(
  app: FastifyInstance,
  deps: { readonly store: Store; readonly index: DirectoryIndex },
): Promise<void> {
  let version = await applySynonyms(deps)
  const timer = setInterval(async () => {
    try {
      version = await applySynonyms(deps, version)
    } catch (error) {
      app.log.warn({ err: error }, 'the synonyms could not be read again')
    }
  }, LOOK_EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
