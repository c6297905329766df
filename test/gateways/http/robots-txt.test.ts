import { expect, test } from 'vitest'
import { robotsRules } from '#gateways/http/robots-txt.ts'

const FILES: readonly [
  what: string,
  file: string,
  allowed: readonly string[],
  forbidden: readonly string[],
][] = [
  ['an empty file', '', ['/', '/a'], []],
  ['a file of other things', '<!doctype html><title>404</title>', ['/'], []],
  ['everything forbidden', 'User-agent: *\nDisallow: /', ['/robots.txt'], ['/', '/a?b=1']],
  ['nothing forbidden', 'User-agent: *\nDisallow:', ['/', '/a'], []],
  ['a folder', 'User-agent: *\nDisallow: /intern/', ['/', '/intern'], ['/intern/', '/intern/a']],
  ['another program', 'User-agent: Badbot\nDisallow: /', ['/'], []],
  [
    'an own group, which is the only one that counts',
    'User-agent: *\nDisallow: /\n\nUser-agent: UMKREIS\nDisallow: /nur-hier',
    ['/', '/a'],
    ['/nur-hier'],
  ],
  [
    'a group of several names',
    'User-agent: badbot\nUser-agent: umkreis\nDisallow: /a\nUser-agent: andere\nDisallow: /b',
    ['/b'],
    ['/a'],
  ],
  [
    'two own groups',
    'User-agent: umkreis\nDisallow: /a\nUser-agent: x\nDisallow: /c\nUser-agent: umkreis\nDisallow: /b',
    ['/c'],
    ['/a', '/b'],
  ],
  ['the longest pattern', 'User-agent: *\nDisallow: /a\nAllow: /a/b', ['/a/b/c', '/b'], ['/a', '/a/c']],
  ['a tie', 'User-agent: *\nDisallow: /a\nAllow: /a', ['/a'], []],
  ['a star', 'User-agent: *\nDisallow: /*/druck', ['/druck', '/a'], ['/a/druck', '/a/b/druckversion']],
  ['an end', 'User-agent: *\nDisallow: /*.pdf$', ['/a.pdf?b', '/a.pdfx'], ['/a.pdf', '/x/y.pdf']],
  ['an end without a star', 'User-agent: *\nDisallow: /$', ['/a'], ['/']],
  ['a star at the end', 'User-agent: *\nDisallow: /a*', ['/b'], ['/a', '/ab/c']],
  ['queries', 'User-agent: *\nDisallow: /*?', ['/a'], ['/a?', '/a?b=1']],
  [
    'remarks, blanks, Windows lines, a byte order mark',
    '\ufeff# hallo\r\n user-AGENT : *  # alle\r\nDISALLOW:/a # nein\r\n',
    ['/b'],
    ['/a'],
  ],
  [
    'umlauts and their escapes',
    'User-agent: *\nDisallow: /über\nDisallow: /stra%c3%9fe\nDisallow: /%61bc',
    [],
    ['/%C3%BCber', '/über', '/stra%C3%9Fe', '/straße', '/abc'],
  ],
  ['rules before any name', 'Disallow: /\nUser-agent: *\nDisallow: /a', ['/'], ['/a']],
]

test.each(FILES)('%s', (_what, file, allowed, forbidden) => {
  const rules = robotsRules(file, 'Umkreis')
  expect(allowed.filter(path => !rules.allows(path))).toEqual([])
  expect(forbidden.filter(path => rules.allows(path))).toEqual([])
})

test('a pattern made to be slow comes to an end', () => {
  const rules = robotsRules(`User-agent: *\nDisallow: /${'*a'.repeat(20_000)}b`, 'Umkreis')
  expect(rules.allows(`/${'a'.repeat(4_000)}`)).toBe(true)
})
