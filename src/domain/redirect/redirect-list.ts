import { isRedirectable, ownPath, PATH_FAULTS } from './own-path.ts'

/** Redirects that fit into memory: some 30 MB. */
export const MOST_REDIRECTS = 100_000

/** The target of an old path; null: removed (410). */
export type Target = string | null

export const REDIRECT_FAULTS = [
  ...PATH_FAULTS,
  'target_missing',
  'redirect_loop',
  'redirect_to_itself',
] as const
export type RedirectFault = (typeof REDIRECT_FAULTS)[number]

/** A line with a fault. */
export interface RefusedLine {
  /** From 1. */
  readonly line: number
  /** Its text, shortened. */
  readonly text: string
  readonly code: RedirectFault
}

export interface RedirectList {
  /** Targets by old path. Of several lines about one path the last one counts. */
  readonly targets: ReadonlyMap<string, Target>
  /** The number of the line by old path. */
  readonly lines: ReadonlyMap<string, number>
  readonly refused: readonly RefusedLine[]
}

const SHOWN_OF_A_LINE = 200
const STATUS_GONE = '410'

/**
 * Parses a list of redirects: each line has the old path and the new path or 410, separated by a semicolon, a tab, a
 * comma or blanks. Skips empty lines, lines that begin with #, and a heading on the first line.
 * @param origin scheme and host of this site: the list may have full addresses of this site
 * Never throws: a bad line is a result.
 */
export function readRedirectList(text: string, origin: string): RedirectList {
  const targets = new Map<string, Target>()
  const lines = new Map<string, number>()
  const refused: RefusedLine[] = []
  for (const [at, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const [from = '', to = ''] = cellsOf(line)
    if (at === 0 && !/^(\/|https?:)/i.test(from)) continue
    const read = readRow(from, to, origin)
    if ('code' in read) refused.push({ line: at + 1, text: line.slice(0, SHOWN_OF_A_LINE), code: read.code })
    else {
      targets.set(read.path, read.target)
      lines.set(read.path, at + 1)
    }
  }
  return { targets, lines, refused }
}

/**
 * Resolves chains of redirects: each path leads directly to the end of its chain.
 * @returns the targets, and the paths that lead in a circle, which have none
 */
export function flattened(targets: ReadonlyMap<string, Target>): {
  readonly targets: ReadonlyMap<string, Target>
  readonly loops: ReadonlySet<string>
} {
  const ends = new Map<string, Target>()
  const loops = new Set<string>()
  for (const path of targets.keys()) {
    const way: string[] = []
    const seen = new Set<string>()
    let at: Target | undefined = path
    while (
      at !== null &&
      at !== undefined &&
      targets.has(at) &&
      !ends.has(at) &&
      !loops.has(at) &&
      !seen.has(at)
    ) {
      way.push(at)
      seen.add(at)
      at = targets.get(at)
    }
    const isLoop = at != null && (seen.has(at) || loops.has(at))
    const end = at != null && ends.has(at) ? ends.get(at) : at
    for (const step of way) {
      if (isLoop || end === undefined) loops.add(step)
      else ends.set(step, end)
    }
  }
  return { targets: ends, loops }
}

function cellsOf(line: string): string[] {
  const separator = [';', '\t', ','].find(mark => line.includes(mark)) ?? /\s+/
  return line.split(separator).map(cell =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
}

function readRow(
  from: string,
  to: string,
  origin: string,
): { readonly path: string; readonly target: Target } | { readonly code: RedirectFault } {
  const old = ownPath(from, origin)
  if ('fault' in old) return { code: old.fault }
  if (!isRedirectable(old.path)) return { code: 'path_reserved' }
  if (to === '') return { code: 'target_missing' }
  if (to === STATUS_GONE) return { path: old.path, target: null }
  const target = ownPath(to, origin)
  if ('fault' in target) return { code: target.fault }
  return target.path === old.path ? { code: 'redirect_to_itself' } : { path: old.path, target: target.path }
}
