import { loadCode } from '#web/load-code.ts'

/**
 * Resolves when the browser has all that the code of the site calls: the oldest of those that it is built for
 * (vite.config.ts) load what they lack, others nothing. What browsers lack is checked by
 * test/structure/older-browsers.test.ts.
 */
export async function readyBrowser(): Promise<void> {
  const { prototype } = HTMLElement
  const needed = [
    URL.parse,
    URL.canParse,
    ''.toWellFormed,
    Map.groupBy,
    prototype.checkVisibility,
    prototype.showPopover,
  ]
  if (needed.every(Boolean)) return
  const { addFallbacks } = await loadCode(() => import('#web/fallbacks.ts'))
  addFallbacks()
}
