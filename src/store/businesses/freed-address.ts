/** No page address begins with it: slugs are letters, digits and hyphens. */
const PREFIX = '~'

/**
 * The address column of a business that was removed without a trace (an import taken back, demo data removed). Its own
 * address is free for others, and answers 404 instead of 410.
 */
export function freedAddress(id: number): string {
  return `${PREFIX}${id}`
}

/** Whether the business of an address was removed without a trace. */
export function isFreedAddress(urlSlug: string): boolean {
  return urlSlug.startsWith(PREFIX)
}
