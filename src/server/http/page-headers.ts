/** What the headers of a page depend on, besides the body. */
export interface PageHead {
  readonly indexable: boolean
  /** The content security policy that fits the body. */
  readonly policy: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly isPrivate?: boolean
}

export const HTML = 'text/html; charset=utf-8'

/** The headers of a page that depend neither on its encoding nor on its age. */
export function pageHeaders({ indexable, policy }: PageHead): Record<string, string> {
  return {
    'content-security-policy': policy,
    vary: 'accept-encoding',
    ...(!indexable && { 'x-robots-tag': 'noindex' }),
  }
}

/** The cache-control header of a page. @param now milliseconds since 1970 */
export function pageCacheControl(
  { expiresAt, isPrivate = false }: Pick<PageHead, 'expiresAt' | 'isPrivate'>,
  now: number,
): string {
  if (isPrivate) return 'no-store'
  const seconds = Math.max(0, Math.floor((expiresAt - now) / 1_000))
  return seconds === 0 ? 'no-cache' : `public, max-age=0, s-maxage=${seconds}, must-revalidate`
}
