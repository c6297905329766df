import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../../../src/web')

/** The selectors of a style sheet that ask what an element has, one by one. */
function selectorsWithHas(css: string): readonly string[] {
  const bare = css.replaceAll(/\/\*.*?\*\//gs, '')
  return Array.from(bare.matchAll(/(?<=[{};])[^{};@]*:has\([^{};]*(?=\{)/g), ([text]) => text)
    .flatMap(list => splitOutside(list, /,/))
    .filter(selector => selector.includes(':has('))
}

/** What stands right of the last combinator: what is styled. */
function styledBy(selector: string): string {
  return splitOutside(selector.trim(), /[\s>+~]+/).at(-1) ?? ''
}

/** Splits a selector where no parenthesis or bracket is open. */
function splitOutside(text: string, separator: RegExp): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if ('(['.includes(sign)) depth++
    if (')]'.includes(sign)) depth--
    if (depth === 0 && separator.test(sign)) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.filter(part => part.trim() !== '')
}

test('a selector is split where no parenthesis is open', () => {
  expect(selectorsWithHas('@layer a { .b, .c:has(.d, .e) > :not(h1) { f: g } .h { i: j } }')).toEqual([
    ' .c:has(.d, .e) > :not(h1) ',
  ])
  expect(styledBy('.c:has(.d .e) > :not(h1)')).toBe(':not(h1)')
  expect(styledBy('.c:has(> .d)')).toBe('.c:has(> .d)')
})

/*
 * Chromium keeps one set of what all rules with :has() may style, of all elements together. One of them that says no name in
 * it ('> :not(h1)') lets every change on a page compute the styles of the whole page again.
 */
test('what is styled because something else has an element is named', () => {
  const nameless = globSync('**/*.css', { cwd: WEB }).flatMap(path =>
    selectorsWithHas(readFileSync(join(WEB, path), 'utf8'))
      .filter(selector => !/:has\(|^(:is\(\s*)?[.#a-z]/.test(styledBy(selector)))
      .map(selector => `${path}: ${selector.trim()}`),
  )
  expect(nameless).toEqual([])
})
