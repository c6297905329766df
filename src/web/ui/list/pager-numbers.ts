/** At most so many numbers in a pager (specification, section 9). */
const NUMBERS = 5

/**
 * The page numbers to offer, around the current one.
 * @param page current page, 1 and up
 * @param pages how many there are
 * @returns at most five ascending numbers that contain the current one; [] for a single page
 */
export function pagerNumbers(page: number, pages: number): readonly number[] {
  if (pages <= 1) return []
  const first = Math.max(1, Math.min(page - 2, pages - NUMBERS + 1))
  return Array.from({ length: Math.min(NUMBERS, pages) }, (_, index) => first + index)
}
