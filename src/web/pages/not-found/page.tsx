import { definePage, nothingHere } from '#web/routing/page.ts'

/** Addresses without a page; the view is that of every missing page (routing/page-outlet.tsx). */
export const page = definePage({ answer: nothingHere, View: () => null })
