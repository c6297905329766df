import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { analyse } from 'scslre'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { MentionTerms } from '#domain/privacy/mentions.ts'

/**
 * Expressions whose time grows faster than the text, and why no text is long enough to matter. The limit that a reason
 * names is in the same file.
 */
const BOUNDED: Readonly<Record<string, readonly string[]>> = {
  // A sender: at most MAX_SENDER_LENGTH characters.
  'src/domain/mail/mail-server.ts': [
    String.raw`/^\s*(?:(?:"([^"\p{Cc}]*)"|([^"<>\p{Cc}]*?))\s*<([^<>\p{Cc}]+)>|([^<>\s\p{Cc}]+))\s*$/u`,
  ],
  // A cell with trades: at most LONGEST_CELL characters are read.
  'src/domain/category/trades-in.ts': [
    String.raw`/(?<!-)\s*,\s*(?![^(]*\))/`,
    String.raw`/(?<!-)\s*\/\s*(?![^(]*\))/`,
    String.raw`/(?<!-)\s+(?:[&+]|und|and|sowie|ve)\s+(?![^(]*\))/i`,
    String.raw`/\s*(?:[\n|;]|[·•])\s*/`,
    String.raw`/\s*[>›»→]\s*/`,
    String.raw`/^24\W?(?:h|std\.?|stunden|hours?)\W+|^(?:fach(?:arzt|ärztin|ärzte)|(?:facharzt|gemeinschafts)?praxis)\s+für\s+(?:innere\s+medizin\s+und\s+)?|\s*\([^()]*\)$|[-\s]?(?:(?:meister|fach)?betrieb|meister|firma|salon|praxis|kanzlei)$/gi`,
  ],
  // An address or a street: at most LONGEST_ADDRESS characters are read.
  'src/domain/draft/full-address.ts': [
    String.raw`/[\s,]+(?:(?:o\.|ohne)\s?(?:h(?:aus)?-?)?n(?:umme)?r\.?|s\/n)$/iu`,
    String.raw`/[\s/–-]+$/u`,
    String.raw`/\s+(?=[\p{L}\d(])/gu`,
    String.raw`/^(\p{L}[^\d]*?)\s+(\d{5})$/u`,
  ],
  // The name of a town: one of more than LONGEST_NAME characters has no quarter.
  'src/domain/place/town-titles.ts': [
    String.raw`/^(?:(.+?)[\s,(/-]+)?(?:OT|Ortsteil|Stadtteil|Gemeindeteil|Ortschaft)[.:]?\s([^()]+)\)?$/iu`,
  ],
  // The code of a number format: one of more than 1,000 characters counts as empty.
  'src/gateways/spreadsheet/numeric-cell.ts': [String.raw`/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi`],
}

/** What makes the expressions that are not made while a file is loaded. */
const MADE_LATER: Readonly<Record<string, (module: Record<string, unknown>) => unknown>> = {
  'src/domain/page-code/markup.ts': ({ partsOf }) =>
    (partsOf as (markup: string) => unknown)('<style>a{}</style>'),
  'src/domain/draft/photos-cell.ts': ({ parsePhotos }) =>
    (parsePhotos as (cells: readonly string[]) => unknown)([
      'https://lh5.googleusercontent.com/p/AF1QipNabcdefgh=w800-h600-k-no',
    ]),
  'src/domain/privacy/mentions.ts': ({ mentionPattern }) =>
    (mentionPattern as (terms: MentionTerms) => unknown)({
      names: ['Bäckerei Roth & Söhne'],
      streets: ['Große Straße 3'],
      phones: ['+493581471000'],
      emails: ['jana@roth.example'],
      urls: ['https://www.roth.example/start'],
      ids: ['ChIJ-roth-0001'],
      addresses: ['goerlitz/baeckerei-roth'],
    }),
  'src/server/rendering/page-fonts.ts': ({ fontFiles }) =>
    (fontFiles as (css: string) => unknown)(
      '@font-face{src:url(/assets/latin.woff2);unicode-range:U+20-7E,U+12?}',
    ),
}

const files = globSync('src/**/*.{ts,tsx}')
const parsed = files.map(file => ({ file, ...expressionsIn(file) }))

test('no regular expression takes more than linear time, except for bounded texts', () => {
  const literals = parsed.flatMap(({ file, literals }) => literals.map(literal => ({ file, literal })))
  expect(literals.length).toBeGreaterThan(500)
  const slow = literals.filter(({ literal }) => isSlow(literal))
  const known = Object.entries(BOUNDED).flatMap(([file, texts]) => texts.map(text => `${file} ${text}`))
  expect(slow.map(({ file, literal }) => `${file} ${textOf(literal)}`).sort()).toEqual(known.sort())
})

test('nor does one that is put together from parts', async () => {
  const withParts = parsed.filter(({ puts }) => puts > 0)
  expect(withParts.length).toBeGreaterThan(5)
  for (const { file, puts } of withParts) {
    const made = await madeBy(file)
    // Each place of the source made one at least, so none is left unseen.
    expect.soft(made.length, file).toBeGreaterThanOrEqual(puts)
    expect.soft(made.filter(isSlow).map(textOf), file).toEqual([])
  }
})

test.each([
  ['^(a+)+$', ''],
  [String.raw`\s+$`, 'g'],
  [String.raw`,\s*\s*x`, 'u'],
])('/%s/%s would be found', (source, flags) => {
  expect(isSlow({ source, flags })).toBe(true)
})

interface Expression {
  readonly source: string
  readonly flags: string
}

function textOf({ source, flags }: Expression): string {
  return `/${source}/${flags}`
}

/** Whether the time to find nothing grows faster than the text, by way of backtracking or of many starts. */
function isSlow(expression: Expression): boolean {
  return analyse(expression).reports.length > 0
}

/** The literals of a file, and in how many places it makes others. */
function expressionsIn(file: string): { readonly literals: readonly Expression[]; readonly puts: number } {
  const literals: Expression[] = []
  let puts = 0
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (isLiteral(node)) literals.push({ source: node.pattern, flags: node.flags })
    if (makesExpression(node)) puts++
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') }))
  return { literals, puts }
}

function isLiteral(node: object): node is { readonly pattern: string; readonly flags: string } {
  return 'type' in node && node.type === 'RegExpLiteral'
}

function makesExpression(node: object): boolean {
  if (!('callee' in node) || typeof node.callee !== 'object' || node.callee === null) return false
  return 'value' in node.callee && node.callee.value === 'RegExp'
}

/** Loads a file anew and uses it. @returns the expressions that it makes meanwhile */
async function madeBy(file: string): Promise<readonly Expression[]> {
  const made: Expression[] = []
  const note = (target: RegExpConstructor, args: readonly [string, string?]) => {
    const expression = new target(...args)
    if (new Error().stack?.includes(file)) made.push({ source: expression.source, flags: expression.flags })
    return expression
  }
  vi.stubGlobal(
    'RegExp',
    new Proxy(RegExp, {
      construct: (target, args) => note(target, args as [string, string?]),
      apply: (target, _self, args) => note(target, args as [string, string?]),
    }),
  )
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const module = await import(/* @vite-ignore */ join(process.cwd(), file))
  MADE_LATER[file]?.(module)
  vi.unstubAllGlobals()
  return made
}
