import { describe, expect, test } from 'vitest'
import { partsOf } from '#domain/page-code/markup.ts'
import { scriptHash } from '#server/http/security-headers.ts'
import { pageCode } from '#server/rendering/page-code.ts'

/** Head code as a page carries it. */
function made(headCode: string, footerCode = '') {
  const code = pageCode({ headCode, footerCode })
  if (code === null) throw new Error('there is no code')
  return code
}

const scriptsIn = (markup: string) =>
  partsOf(markup).flatMap(part =>
    part.kind === 'script' ? [[part.content, Object.fromEntries(part.attributes)]] : [],
  )

describe('scripts are found as a browser finds them', () => {
  const cases: [name: string, markup: string, scripts: [content: string, attributes: object][]][] = [
    ['none', '<p>Straße</p>', []],
    ['a plain one', '<script>a()</script>', [['a()', {}]]],
    [
      'in capitals, with blanks',
      '<SCRIPT\n SRC = "/x.js"\tASYNC ></SCRIPT >',
      [['', { src: '/x.js', async: '' }]],
    ],
    ['quotes of every kind', `<script a="1>" b='"' c=3/4></script>`, [['', { a: '1>', b: '"', c: '3/4' }]]],
    ['no blank between attributes', `<script a="1"b='2'/c></script>`, [['', { a: '1', b: '2', c: '' }]]],
    [
      'the first of two equal attributes counts',
      '<script type=module TYPE=x></script>',
      [['', { type: 'module' }]],
    ],
    [
      'references in values',
      '<script src="/x?a=1&amp;b=&#50;&#x33;&uuml;"></script>',
      [['', { src: '/x?a=1&b=23&uuml;' }]],
    ],
    ['in a comment', '<!-- <script>a()</script> --><script>b()</script>', [['b()', {}]]],
    ['behind a comment that ends at once', '<!--><script>b()</script>', [['b()', {}]]],
    ['behind a comment that ends oddly', '<!-- x --!><script>b()</script>', [['b()', {}]]],
    ['in an attribute', '<p title="<script>a()</script>">x</p>', []],
    [
      'in a text area, a style and where scripts are off',
      '<textarea><script></textarea><style><script></style><noscript><script>a()</script></noscript>',
      [],
    ],
    ['in a string of another', `<script>w("<script>")</script>`, [['w("<script>")', {}]]],
    ['an end tag in a string ends it, as in a browser', '<script>w("</script>")</script>', [['w("', {}]]],
    [
      'commented as in the nineties',
      '<script><!--\nw("<script>x</script>")\n--></script>',
      [['<!--\nw("<script>x</script>")\n-->', {}]],
    ],
    ['another element that begins alike', '<scripture>a()</scripture>', []],
    ['end tag missing', '<script>a()', [['a()', {}]]],
    ['a lone bracket', 'a < b <3 <script>a()</script>', [['a()', {}]]],
    ['behind an instruction', '<?php <script> ?><script>a()</script>', [['a()', {}]]],
    ['behind a stray end tag', '</script></style><script>a()</script>', [['a()', {}]]],
    ['behind a style', '<style>p{}</style><script>a()</script>', [['a()', {}]]],
  ]
  test.each(cases)('%s', (_, markup, scripts) => {
    expect(scriptsIn(markup)).toEqual(scripts)
  })
})

describe('what is left open is closed, so that the rest of the page stays', () => {
  const cases: [given: string, carried: string][] = [
    ['<p>gut</p>', '<p>gut</p>'],
    ['<!-- offen', '<!-- offen-->'],
    ['<script>a()', '<script>a()</script>'],
    ['<script><!-- "<script>', ''],
    ['<style>p{}', '<style>p{}</style>'],
    ['<title>x', '<title>x</title>'],
    ['<textarea>x</textarea ', '<textarea>x</textarea>'],
    ['<script>a()</script ', '<script>a()</script>'],
    ['<b>x</b><div class="offen', '<b>x</b>'],
    ['<b>x</b><div', '<b>x</b>'],
    ['<b>x</b><!offen', '<b>x</b>'],
    ['1 <', '1 <'],
  ]
  test.each(cases)('%o', (given, carried) => {
    expect(made(`x${given}`).head).toBe(`x${carried}`)
  })
})

test('there is no code in blanks', () => {
  expect(pageCode({ headCode: ' \n', footerCode: '' })).toBeNull()
})

test('an inline script stays as it is and is trusted by what a browser reads of it', () => {
  const { head, hashes } = made('<script>a()\r\nb()\rc()</script>')
  expect(head).toBe('<script>a()\nb()\nc()</script>')
  expect(hashes).toEqual([scriptHash('a()\nb()\nc()')])
})

test('a script with an address is added by a trusted inline script, with all its attributes', () => {
  const { head, hashes } = made(
    `<script async src="https://a.example/x.js?a=1&amp;b=2" data-id="</script><b>"></script>`,
  )
  const [[loader] = []] = scriptsIn(head)
  expect(head).toBe(`<script>${loader}</script>`)
  expect(hashes).toEqual([scriptHash(String(loader))])
  expect(loader).toContain('["src","https://a.example/x.js?a=1&b=2"]')
  expect(loader).toContain('["data-id","\\u003c/script>\\u003cb>"]')
})

test('an inline script behind one that browsers wait for is added too, even from the head to the footer', () => {
  const { head, footer } = made(
    '<script>vor()</script><script src=/x.js></script>',
    '<script>nach()</script>',
  )
  expect(head).toContain('<script>vor()</script>')
  expect(footer).toContain('"nach()"')
  const waitsForNothing = made(
    '<script async src=/x.js></script><script defer src=/y.js></script>',
    '<script>nach()</script>',
  )
  expect(waitsForNothing.footer).toBe('<script>nach()</script>')
})

describe('a script that waits for consent is plain text, and not trusted', () => {
  test.each(['analytics', 'marketing', 'preferences', 'Analytics', ' marketing ', 'statistik'])(
    '%o',
    category => {
      const { head, hashes } = made(
        `<script data-category="${category}" src="https://a.example/x.js">a()</script>`,
      )
      expect(scriptsIn(head)).toEqual([
        ['a()', { type: 'text/plain', 'data-category': category, src: 'https://a.example/x.js' }],
      ])
      expect(hashes).toEqual([])
    },
  )

  test('its own type is stored for whoever starts it', () => {
    expect(made('<script TYPE="module" data-category=analytics>a()</script>').head).toBe(
      '<script type="text/plain" data-category="analytics" data-type="module">a()</script>',
    )
  })

  test('a necessary one runs at once', () => {
    const code = '<script data-category="necessary">a()</script>'
    expect(made(code)).toMatchObject({ head: code, hashes: [scriptHash('a()')] })
  })

  test('code that is marked as plain text already stays as it is', () => {
    const code = '<script type="text/plain" data-category="analytics">a()</script>'
    expect(made(code)).toMatchObject({ head: code, hashes: [] })
  })
})

test('data runs nothing and needs no trust', () => {
  const code = '<script type="application/ld+json">{"@type":"Organization"}</script><template>x</template>'
  expect(made(code)).toMatchObject({ head: code, hashes: [], hasHandlers: false })
})

test('handlers in attributes are trusted by themselves', () => {
  const { hashes, hasHandlers } = made(`<img src="x" onerror="los(&quot;a&quot;)" ONLOAD='b()' lon="c">`)
  expect(hasHandlers).toBe(true)
  expect(hashes).toEqual([scriptHash('los("a")'), scriptHash('b()')])
})

test('the largest and most awkward code is ready in one go', () => {
  for (const part of [
    '<',
    '<!--',
    '<script ',
    '<a b="',
    "<a '",
    '<script><!--<script>',
    '</',
    '<!',
    '&#x',
    '<a =',
    '\0',
  ]) {
    const headCode = part.repeat(Math.ceil(200_000 / part.length))
    expect(typeof made(headCode).head).toBe('string')
  }
})

describe('another element that is marked with a kind of consent stands in a template', () => {
  test.each([
    '<img data-category="marketing" src="https://a.example/x.gif">',
    '<iframe data-category="marketing" src="https://a.example/x"></iframe>',
    '<link data-category="marketing" rel="stylesheet" href="https://a.example/x.css">',
    '<noscript data-category="marketing"><img src="https://a.example/x.gif"></noscript>',
  ])('%s', code => {
    expect(made(code)).toMatchObject({
      head: `<template data-category="marketing">${code}</template>`,
      needs: { marketing: ['a.example'] },
    })
  })

  test('a misspelt category waits for ever, and nobody is asked', () => {
    const code = '<img data-category="marketting" src="https://a.example/x.gif">'
    expect(made(code).head).toBe(`<template data-category="marketting">${code}</template>`)
    expect(made(code).needs).toEqual({})
  })

  test.each(['<p data-category="marketing">a</p>', '<img data-category="necessary" src="/x.gif">'])(
    '%s does not wait',
    code => expect(made(code)).toMatchObject({ head: code, needs: {} }),
  )
})
