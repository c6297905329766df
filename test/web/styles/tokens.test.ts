import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../../../src/web/styles/tokens.css'), 'utf8')

/** The custom properties of the block that follows a selector, in order. */
function properties(selector: string): readonly string[] {
  const start = css.indexOf(selector)
  expect(start).toBeGreaterThan(-1)
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  return block
    .split(';')
    .map(line => line.trim())
    .filter(line => line.startsWith('--'))
}

test('dark by the system and dark by choice are the same', () => {
  const bySystem = properties(':root:not([data-theme="light"])')
  expect(bySystem.length).toBeGreaterThan(20)
  expect(properties(':root[data-theme="dark"]')).toEqual(bySystem)
})
