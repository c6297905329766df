import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What runs on the server alone, before anything is shown, or is the mechanism itself. */
const OTHERS = new Set([
  'src/web/entry-server.tsx',
  'src/web/load-code.ts',
  'src/web/pages/add-business/page.tsx',
])

test('whoever loads code later can try it again, or says what happens where it does not come', () => {
  const files = globSync('src/web/**/*.{ts,tsx}').filter(file => !OTHERS.has(file))
  const bare = files.flatMap(file =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(\S*)\s*(?<!typeof )\bimport\(['"`]([^'"`]+)['"`]\)(\.(?:then|catch)\()?/g,
      ),
    ]
      .filter(([, before, , outcome]) => before !== '=>' && outcome === undefined)
      .map(([, , name]) => `${file}: ${name}`),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(bare).toEqual([])
})
