import type { ReactElement } from 'react'

/**
 * Children that stand beside others: elements, never bare text. A browser that translates a page takes text nodes out of
 * it, and React would miss the ones it keeps; test/structure/bare-texts.test.ts holds all of web/ to that.
 */
export type Elements = ReactElement | readonly Elements[] | false | '' | null | undefined
