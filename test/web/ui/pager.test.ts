import { expect, test } from 'vitest'
import { pagerNumbers } from '#web/ui/list/pager.tsx'

test.each([
  ['a single page needs no pager', 1, 1, []],
  ['no page needs none either', 1, 0, []],
  ['fewer than five pages are all shown', 2, 3, [1, 2, 3]],
  ['the first page starts at 1', 1, 100, [1, 2, 3, 4, 5]],
  ['the second page still starts at 1', 2, 100, [1, 2, 3, 4, 5]],
  ['in the middle the current page is in the middle', 50, 100, [48, 49, 50, 51, 52]],
  ['the last page ends the row', 100, 100, [96, 97, 98, 99, 100]],
  ['the last but one ends at the last', 99, 100, [96, 97, 98, 99, 100]],
])('%s', (_, page, pages, numbers) => {
  expect(pagerNumbers(page, pages)).toEqual(numbers)
})
