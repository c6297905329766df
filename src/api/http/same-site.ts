import type { FastifyRequest } from 'fastify'

/** What only reads may come from anywhere. */
export const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request comes from this site's own pages, or from a program. Browsers say where a request comes from; one that
 * does not say it must not have cookies. A program with a session says `Sec-Fetch-Site: none`.
 */
export function isSameSite({ headers, host, protocol }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin === undefined) return headers.cookie === undefined
  try {
    return new URL(origin).host === host && origin.startsWith(`${protocol}://`)
  } catch {
    return false
  }
}
