import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const DIST = join(ROOT, 'dist/web')

/** What goes into the bundles: a change of any of it makes a new build. */
const SOURCES = [
  'src/web/**/*',
  'src/messages/**/*',
  'src/domain/**/*',
  'src/api/client/*',
  'vite.config.ts',
  'vite.admin.config.ts',
  'package-lock.json',
]
/** Older builds are deleted after this time: a running process may still load files of one. */
const RETENTION_MS = 24 * 60 * 60 * 1_000

/**
 * Builds the pages' two bundles and the administrator's unless there is a build of the current sources; takes about
 * two seconds.
 * @returns the folder with them: client/, server/ and admin/
 * Safe to call in several processes at once: a build appears under its final name in one step.
 */
export async function ensureBuilt(): Promise<string> {
  const folder = join(DIST, await sourceFingerprint())
  if (existsSync(folder)) return folder
  await mkdir(DIST, { recursive: true })
  const unfinished = await mkdtemp(join(DIST, 'unfinished-'))
  try {
    await bundle(unfinished)
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another process has made the same build meanwhile.
    if (!existsSync(folder)) throw error
  }
  await removeOldBuilds(folder)
  return folder
}

/** Whether there is a build of the current sources. */
export async function isBuilt(): Promise<boolean> {
  return existsSync(join(DIST, await sourceFingerprint()))
}

async function bundle(folder: string): Promise<void> {
  // Loaded only here: a start with a finished build needs no bundler.
  const { build } = await import('vite')
  const configFile = join(ROOT, 'vite.config.ts')
  const before = process.env.NODE_ENV
  // With another value, as test runners set it, Vite would make a development build.
  process.env.NODE_ENV = 'production'
  try {
    await build({ configFile, build: { outDir: join(folder, 'client') } })
    await build({ configFile, build: { outDir: join(folder, 'server'), ssr: true } })
    await build({
      configFile: join(ROOT, 'vite.admin.config.ts'),
      build: { outDir: join(folder, 'admin') },
    })
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

async function removeOldBuilds(current: string): Promise<void> {
  for (const name of await readdir(DIST)) {
    const folder = join(DIST, name)
    const builtAt = await changedAt(folder)
    if (folder !== current && builtAt !== null && Date.now() - builtAt > RETENTION_MS)
      await rm(folder, { recursive: true, force: true })
  }
}

/** Milliseconds since 1970; null for a folder that another process has just renamed or deleted. */
async function changedAt(folder: string): Promise<number | null> {
  try {
    return (await stat(folder)).mtimeMs
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function sourceFingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const files: string[] = []
  for await (const entry of glob(SOURCES, { cwd: ROOT, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name))
  }
  for (const file of files.sort())
    hash
      .update(file.slice(ROOT.length))
      .update('\0')
      .update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

if (import.meta.main) await ensureBuilt()
