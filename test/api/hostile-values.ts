import type { Random } from '#domain/demo/random.ts'

/** Texts that have broken parsers, databases, file names, headers, queries or screens somewhere. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u00a0',
  '\u200b',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00x',
  'ẞßİıﬁǆ',
  '\u202eabc',
  'é'.normalize('NFD').repeat(50),
  'a'.repeat(300),
  'ä'.repeat(9000),
  '0',
  '-0',
  '-1',
  '1.5',
  '1e400',
  'NaN',
  'Infinity',
  '0x10',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '..%2f..%2f',
  'C:\\windows',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://169.254.169.254/latest/meta-data',
  '//evil.example',
  "' OR '1'='1",
  '"; DROP TABLE businesses; --',
  '*',
  '" OR *:*',
  '(((((((',
  '%',
  '%00',
  '%ff',
  '%C2%A0',
  '#{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'x\r\nSet-Cookie: a=b',
  '=cmd|x',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
  '2026-02-30',
  '2026-13-45T99:99:99Z',
  '🏳️‍🌈'.repeat(30),
]

/** Any text, as an address or a form may carry it. */
export function hostileText(random: Random): string {
  if (random.chance(0.8)) return random.pick(TEXTS)
  return Array.from({ length: random.below(40) }, () => String.fromCharCode(random.below(0x2fff))).join('')
}

/** Any value that JSON can carry, up to a few levels deep. */
export function hostileValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 5 : 8)
  if (kind <= 2) return hostileText(random)
  if (kind === 3) return random.pick([0, -1, 1.5, 1e21, -1e308, 2 ** 31, 2 ** 53, 1e-320])
  if (kind === 4) return random.pick([null, true, false])
  if (kind === 5) return Array.from({ length: random.below(70) }, () => hostileValue(random, depth + 2))
  return Object.fromEntries(
    Array.from({ length: random.below(6) }, () => [
      hostileText(random).slice(0, 60),
      hostileValue(random, depth + 1),
    ]),
  )
}
