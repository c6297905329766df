import { describe, expect, test } from 'vitest'
import { escapeHtml, escapeXml } from '#domain/markup/escape.ts'

describe('a text stays text in markup', () => {
  test.each([
    ['tags', '<b>', '&lt;b&gt;', '&lt;b&gt;'],
    ['references', 'A&amp;B', 'A&amp;amp;B', 'A&amp;amp;B'],
    ['quotation marks', `"x" 'y'`, '&quot;x&quot; &#39;y&#39;', "&quot;x&quot; 'y'"],
    ['letters of all kinds', 'Größe İstanbul', 'Größe İstanbul', 'Größe İstanbul'],
    ['nothing', '', '', ''],
  ])('%s', (_what, text, html, xml) => {
    expect({ html: escapeHtml(text), xml: escapeXml(text) }).toEqual({ html, xml })
  })
})

test('characters that XML forbids are left out, lone surrogates replaced', () => {
  expect(escapeXml('a\u0000b\u000bc\ufffed\ud800e\tf')).toBe('abcd\ufffde\tf')
})
