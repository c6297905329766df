import { loadCode } from '#web/load-code.ts'

/**
 * Resolves when the browser has all that the code of the site calls: the oldest of those that it is built for load what they
 * lack, others nothing. Whoever has URL.parse has the rest of it (test/structure/older-browsers.test.ts).
 */
export async function readyBrowser(): Promise<void> {
  if (!('parse' in URL)) (await loadCode(() => import('#web/fallbacks.ts'))).addFallbacks()
}
