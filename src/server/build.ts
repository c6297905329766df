import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const DIST = join(ROOT, 'dist/web')
const FINGERPRINT = join(DIST, 'fingerprint')

/** What goes into the bundles: a change of any of it makes them stale. */
const SOURCES = ['src/web/**/*', 'src/domain/*.ts', 'vite.config.ts', 'package-lock.json']

/**
 * Builds the pages' two bundles when they are missing or older than their sources; takes about a second.
 * @returns the folder with both: client/ and server/
 */
export async function ensureBuilt(): Promise<string> {
  const fingerprint = await sourceFingerprint()
  if ((await readFile(FINGERPRINT, 'utf8').catch(() => '')) === fingerprint) return DIST
  // Loaded only here: a start with a finished build needs no bundler.
  const { build: bundle } = await import('vite')
  const configFile = join(ROOT, 'vite.config.ts')
  await bundle({ configFile })
  await bundle({ configFile, build: { ssr: true } })
  await mkdir(DIST, { recursive: true })
  await writeFile(FINGERPRINT, fingerprint)
  return DIST
}

async function sourceFingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const files: string[] = []
  for await (const entry of glob(SOURCES, { cwd: ROOT, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name))
  }
  for (const file of files.sort()) hash.update(file.slice(ROOT.length)).update('\0').update(await readFile(file))
  return hash.digest('hex')
}

if (import.meta.main) await ensureBuilt()
