/** Host and folder of the demonstration's own pictures, which the site serves itself. */
const DEMONSTRATION = /^https:\/\/umkreis\.example\/vorfuehrung\/([\w-]{1,80})\.svg$/

/**
 * Where the page may load a photo from.
 * @param url a photo's address as imported
 * @returns a path on our own site, or null for a foreign address: no visitor's browser contacts a third party
 */
export function photoSource(url: string | null | undefined): string | null {
  const seed = url === null || url === undefined ? undefined : DEMONSTRATION.exec(url)?.[1]
  return seed === undefined ? null : `/vorfuehrung/${seed}.svg`
}
