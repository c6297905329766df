import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What goes into a build beside everything in src: a change of any of it makes a new one. */
const CONFIGURATION = [
  'vite.config.ts',
  'vite.admin.config.ts',
  'vite.server.config.ts',
  'package-lock.json',
  'LICENSE',
  'NOTICE',
]

/** The sources as they were when their fingerprint was taken. */
interface Known {
  readonly fingerprint: string
  /** Size in bytes and time of the last change of each file, in one text. */
  readonly files: string
}

/**
 * The fingerprint of everything that goes into a build, 16 hex digits: equal for equal contents. The contents are read
 * only when a file's size or time has changed since the last call.
 * @param root the folder of the product @param memory where the last fingerprint is remembered
 */
export function sourceFingerprint(root: string, memory: string): string {
  const paths = sourcesOf(root)
  const files = paths
    .map(path => {
      const { size, mtimeMs } = statSync(join(root, path))
      return `${path} ${size} ${mtimeMs}`
    })
    .join('\n')
  const known = readKnown(memory)
  if (known?.files === files) return known.fingerprint
  const fingerprint = contentHash(root, paths)
  remember(memory, { fingerprint, files })
  return fingerprint
}

function sourcesOf(root: string): readonly string[] {
  const inSrc = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
  return [...inSrc, ...CONFIGURATION].sort()
}

function contentHash(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths)
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 16)
}

function readKnown(memory: string): Known | undefined {
  try {
    return JSON.parse(readFileSync(memory, 'utf8')) as Known
  } catch {
    // Missing or cut short: the contents are read then.
    return undefined
  }
}

function remember(memory: string, known: Known): void {
  const part = `${memory}.${process.pid}`
  try {
    writeFileSync(part, JSON.stringify(known))
    renameSync(part, memory)
  } catch {
    // Somebody else's code, which this process may only read: the next start hashes again.
  }
}
