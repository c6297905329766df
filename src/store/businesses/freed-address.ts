/** No address of a page begins with it: slugs are letters, digits and hyphens. */
const PREFIX = '~'

/**
 * What stands in the address column of a business that vanished without a trace (an import taken back, demonstration
 * data removed): its own address is free for others, and answers 404 instead of 410 until somebody has it again.
 */
export function freedAddress(id: number): string {
  return `${PREFIX}${id}`
}

/** Whether an address is that of a business which vanished. */
export function isFreedAddress(urlSlug: string): boolean {
  return urlSlug.startsWith(PREFIX)
}
