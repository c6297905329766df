import type { PageDefinition } from '#web/routing/route.ts'

/**
 * Keeps a page's load out of the browser's bundle, where nobody calls it.
 * @param load by this very name: the build for the browser takes `load` out of `onServer(load)` (vite.config.ts)
 */
export function onServer(load: PageDefinition['load'] = notHere): PageDefinition['load'] {
  return load
}

function notHere(): never {
  throw new Error('pages are loaded on the server only')
}
