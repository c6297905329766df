import { globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

const FOLDER = 'src'
/** What people read is as long as it has to be. */
const MESSAGES = 'messages'
/** Files of one folder; with more, nobody finds anything. */
const MOST_FILES = 25

export interface SizeReport {
  readonly lines: number
  /** By the first folder below the one that is counted, the largest first. */
  readonly byFolder: readonly (readonly [folder: string, lines: number])[]
  /** Folders with more files than there should be, and how many. */
  readonly crowded: readonly (readonly [folder: string, files: number])[]
}

/** Counts the code of a folder, without messages, blank lines, comments, imports and re-exports. */
export function measure(root: string): SizeReport {
  const lines = new Map<string, number>()
  const files = new Map<string, number>()
  for (const path of globSync('**/*.{ts,tsx}', { cwd: root })) {
    const folder = dirname(path)
    files.set(folder, (files.get(folder) ?? 0) + 1)
    const [first = path] = path.split(sep)
    if (first === MESSAGES) continue
    const count = countCode(readFileSync(join(root, path), 'utf8'))
    lines.set(first, (lines.get(first) ?? 0) + count)
  }
  return {
    lines: [...lines.values()].reduce((sum, count) => sum + count, 0),
    byFolder: largestFirst(lines),
    crowded: largestFirst(files).filter(([, count]) => count > MOST_FILES),
  }
}

/** The lines of a file that are neither blank nor comment, import or re-export. */
export function countCode(text: string): number {
  let count = 0
  /** How the comment or the import ends that began in a line before. */
  let end: RegExp | undefined
  for (const line of text.split('\n').map(line => line.trim())) {
    if (end !== undefined) {
      if (end.test(line)) end = undefined
    } else if (/^\{?\/\*/.test(line)) {
      if (!COMMENT_END.test(line)) end = COMMENT_END
    } else if (/^(?:import\b(?!\()|export (?:type )?[{*])/.test(line)) {
      if (!/'[^']*';?$/.test(line)) end = IMPORT_END
    } else if (line !== '' && !line.startsWith('//')) count++
  }
  return count
}

const COMMENT_END = /\*\//
const IMPORT_END = /from '[^']+';?$/

function largestFirst(counts: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
  return [...counts].sort(([, a], [, b]) => b - a)
}

if (import.meta.main) {
  const { lines, byFolder, crowded } = measure(FOLDER)
  console.log(`${lines} lines of code: ${byFolder.map(([folder, count]) => `${folder} ${count}`).join(', ')}`)
  for (const [folder, files] of crowded) console.log(`${FOLDER}/${folder} has ${files} files`)
}
