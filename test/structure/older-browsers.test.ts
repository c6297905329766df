import { expect, test } from 'vitest'
import { areInAllThatHave, missingInOldest } from './older-browsers.ts'

/** What src/web/fallbacks.ts gives browsers that lack it (test/browser/older-browsers.test.ts). */
const FILLED_IN = [
  'Element.checkVisibility',
  'HTMLElement.hidePopover',
  'HTMLElement.popover',
  'HTMLElement.showPopover',
  'Map.groupBy',
  'String.toWellFormed',
  'URL.canParse',
  'URL.parse',
]

/** Whoever has this has all of it, so that one question is enough (src/web/older-browsers.ts). */
const NEWEST = 'URL.parse'

/** What the code asks for before it uses it, or uses as a type only. */
const ASKED_FOR: Readonly<Record<string, string>> = {
  'Navigator.share': '/web/pages/business/share-button.tsx',
  requestIdleCallback: '/web/when-moved.ts',
  Touch: '/web/pages/business/photo-viewer.tsx',
}

/** No browser loads these. */
const SERVER_ONLY = [
  '/domain/demo/',
  '/domain/job/schedule.ts',
  '/domain/privacy/mentions.ts',
  '/domain/time/berlin-day.ts',
]

test('code for browsers names nothing that the oldest of them lack, except for what is filled in or asked for', () => {
  const missing = missingInOldest(
    path =>
      /\/src\/(?:web|domain|messages|api\/client)\//.test(path) &&
      !path.endsWith('/web/fallbacks.ts') &&
      !SERVER_ONLY.some(server => path.includes(server)),
  )
  const known = [...FILLED_IN, ...Object.keys(ASKED_FOR)]
  expect([...missing.keys()].sort()).toEqual(known.sort())
  expect(areInAllThatHave(NEWEST, FILLED_IN)).toBe(true)
  for (const [name, path] of Object.entries(ASKED_FOR))
    expect([...(missing.get(name) ?? [])].map(found => found.slice(-path.length))).toEqual([path])
})
