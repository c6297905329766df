import type { ConsentNeeds } from '#domain/consent/consent.ts'

/** What the code in this document waits for, as the server wrote it (server/rendering/page-renderer.ts). Browser only. */
export function documentNeeds(): ConsentNeeds {
  const written = document.getElementById('root')?.dataset.consent
  return written === undefined ? {} : JSON.parse(written)
}
