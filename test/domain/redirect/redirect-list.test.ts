import { describe, expect, test } from 'vitest'
import { flattened, readRedirectList } from '#domain/redirect/redirect-list.ts'

const ORIGIN = 'https://umkreis.example'
const read = (text: string) => readRedirectList(text, ORIGIN)

describe('a line', () => {
  test.each([
    ['with a semicolon', '/alt;/neu', '/alt', '/neu'],
    ['with a tab', '/alt\t/neu', '/alt', '/neu'],
    ['with a comma', '/alt,/neu', '/alt', '/neu'],
    ['with blanks', '  /alt   /neu ', '/alt', '/neu'],
    ['in quotation marks', '"/alt";"/neu"', '/alt', '/neu'],
    ['that says gone', '/alt;410', '/alt', null],
    ['with addresses of this site in full', `${ORIGIN}/alt;${ORIGIN}/neu`, '/alt', '/neu'],
    ['with a query part', '/index.php?id=7;/neu?page=2', '/index.php?id=7', '/neu?page=2'],
    ['with slashes too many', '/alt//seite/;/neu/', '/alt/seite', '/neu'],
    ['with umlauts, encoded or not', '/bäcker;/b%C3%A4cker-roth', '/b%C3%A4cker', '/b%C3%A4cker-roth'],
    ['with a fragment', '/alt#oben;/neu', '/alt', '/neu'],
    ['with a way up', '/alt/../seite;/neu', '/seite', '/neu'],
  ])('%s', (_, line, path, target) => {
    const { targets } = read(line)
    expect([...targets]).toEqual([[path, target]])
  })

  test.each([
    ['a foreign host', '/alt;https://evil.example/', 'path_foreign'],
    ['a host that only begins like ours', `/alt;${ORIGIN}.evil.example/`, 'path_foreign'],
    ['a foreign host without scheme', '/alt;//evil.example', 'path_foreign'],
    ['a foreign host by backslashes', '/alt;/\\evil.example', 'path_foreign'],
    ['a script', '/alt;javascript:alert(1)', 'path_foreign'],
    ['no path', 'alt;/neu', 'path_shape'],
    ['broken encoding', '/alt%;/neu', 'path_shape'],
    ['no target', '/alt;', 'target_missing'],
    ['itself', '/alt;/alt/', 'redirect_to_itself'],
    ['a call', '/api/stats;/neu', 'path_reserved'],
    ['the home page', '/;/neu', 'path_reserved'],
    ['an address nobody types', `/${'a'.repeat(2_001)};/neu`, 'path_too_long'],
  ])('is refused for %s', (_, line, code) => {
    const { targets, refused } = read(`# Umzug\n${line}`)
    expect([...targets]).toEqual([])
    expect(refused).toMatchObject([{ line: 2, code }])
  })
})

test('a heading, empty lines and remarks are skipped; of two lines about one path the last counts', () => {
  const { targets, refused, lines } = read('\uFEFFAlt;Neu\r\n\r\n# Umzug\r\n/a;/b\r\n/a;410\r\n')
  expect(refused).toEqual([])
  expect([...targets]).toEqual([['/a', null]])
  expect(lines.get('/a')).toBe(5)
})

describe('flattening', () => {
  const flat = (entries: readonly (readonly [string, string | null])[]) => {
    const { targets, loops } = flattened(new Map(entries))
    return { targets: Object.fromEntries(targets), loops: [...loops].sort() }
  }

  test('leads every step of a chain to its end, in any order', () => {
    expect(
      flat([
        ['/b', '/c'],
        ['/a', '/b'],
        ['/c', '/end'],
        ['/x', '/a'],
      ]),
    ).toEqual({ targets: { '/a': '/end', '/b': '/end', '/c': '/end', '/x': '/end' }, loops: [] })
  })

  test('ends a chain at an address that is gone', () => {
    expect(
      flat([
        ['/a', '/b'],
        ['/b', null],
      ]),
    ).toEqual({ targets: { '/a': null, '/b': null }, loops: [] })
  })

  test('finds circles and the paths that lead into them', () => {
    expect(
      flat([
        ['/a', '/b'],
        ['/b', '/a'],
        ['/in', '/a'],
        ['/well', '/end'],
      ]),
    ).toEqual({ targets: { '/well': '/end' }, loops: ['/a', '/b', '/in'] })
  })
})
