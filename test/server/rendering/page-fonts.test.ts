import { describe, expect, test } from 'vitest'
import { fontFiles, fontsOf } from '#server/rendering/page-fonts.ts'

const face = (file: string, ranges: string, display = 'swap') =>
  `@font-face{font-family:Radio Canada;src:url(/assets/${file}.woff2)format("woff2");font-display:${display};unicode-range:${ranges}}`

const CSS = [
  face('latin', 'U+20-7E,U+C4,U+2013-2014'),
  face('turkish', 'U+11E-11F,U+130'),
  face('eastern', 'U+12?,U+218-21B'),
  face('narrow', 'U+20-7E', 'optional'),
  '@font-face{font-family:Fallback;src:local(Arial);size-adjust:104.81%}',
].join('')

describe('a page names the font files of its letters', () => {
  const files = fontFiles(CSS)

  test.each([
    ['<p>Bäckerei Ä</p>', ['latin']],
    ['<p>Dağ</p>', ['latin', 'turkish']],
    ['<p>İpek</p>', ['latin', 'turkish']],
    ['Įprasta', ['latin', 'eastern']],
    ['Ŧ', []],
    ['Ț', ['eastern']],
  ])('%s', (html, names) => {
    expect(fontsOf(html, files)).toEqual(names.map(name => `/assets/${name}.woff2`))
  })

  test('but of those of its first screen only, and none that a slow line does without', () => {
    expect(fontsOf(`${' '.repeat(12_000)}ğ`, files)).toEqual(['/assets/latin.woff2'])
    expect(files.map(({ path }) => path)).not.toContain('/assets/narrow.woff2')
  })
})
