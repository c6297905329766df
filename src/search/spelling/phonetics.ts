/** Spellings that sound alike in German, and the borrowed endings of trades (Friseur, Frisör). */
const SOUNDS: Readonly<Record<string, string>> = {
  tsch: 'C',
  sch: 'S',
  chs: 'x',
  cks: 'x',
  ks: 'x',
  ch: 'X',
  ck: 'k',
  c: 'k',
  ph: 'f',
  pf: 'f',
  v: 'f',
  th: 't',
  dt: 't',
  tz: 'z',
  ts: 'z',
  rh: 'r',
  qu: 'kw',
  q: 'k',
  eur: 'or',
  oir: 'oar',
  ie: 'i',
  y: 'i',
  j: 'i',
  ai: 'ei',
  ay: 'ei',
  ey: 'ei',
}
const SPELLING = /tsch|sch|chs|cks|ks|ch|ck|ph|pf|th|dt|tz|ts|rh|qu|eur|oir|ie|ai|ay|ey|[cvqyj]/g
const SOFT_C = /c(?=[eiy])/g
const SILENT_H = /([aeiou])h(?![aeiou])/g
const DOUBLE = /(.)\1+/g

/**
 * A key that folded words share when they sound the same, for misspellings with many wrong letters: 'fisiotherapie' and
 * 'physiotherapie', 'frisor' and 'friseur'.
 */
export function phoneticKey(folded: string): string {
  return folded
    .replace(SOFT_C, 'z')
    .replace(SPELLING, spelling => SOUNDS[spelling] ?? spelling)
    .replace(SILENT_H, '$1')
    .replace(DOUBLE, '$1')
}
