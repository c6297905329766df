import { createHash } from 'node:crypto'
import { HEAD_SCRIPT } from '#web/theme.ts'

/** The hash of an inline script as a content security policy names it: 'sha256-…'. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/**
 * The policy of the public pages. By hashes, not nonces, so that kept bodies, their ETags and copies in a CDN stay
 * valid (design, section 6).
 * @param scripts further inline scripts, as they stand in the page
 * @param images origins of pictures beside the site's own: those of a map, on pages that offer one
 */
export function contentSecurityPolicy(
  scripts: readonly string[] = [],
  images: readonly string[] = [],
): string {
  const hashes = [HEAD_SCRIPT, ...scripts].map(scriptHash)
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
    // data: for the icons, which are masks inside the stylesheet.
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
