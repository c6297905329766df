import type { PageDefinition } from '#web/route.ts'

/** Keeps a page's load out of the browser's bundle, where nobody calls it. */
export function onServer(load: PageDefinition['load']): PageDefinition['load'] {
  return import.meta.env.SSR ? load : notHere
}

function notHere(): never {
  throw new Error('pages are loaded on the server only')
}
