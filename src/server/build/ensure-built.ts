import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lockProcess, type ProcessLock, shareLock } from '#gateways/files/process-lock.ts'
import { sourceFingerprint } from './source-fingerprint.ts'

/** The folder of the product. */
const ROOT = join(import.meta.dirname, '../../..')
/** Within a build: its folder. Builds have no TypeScript, and their modules lie in one folder. */
const OWN_BUILD = import.meta.filename.endsWith('.js') ? join(import.meta.dirname, '..') : undefined
/** Names of builds: a fingerprint. */
const BUILD_NAME = /^[0-9a-f]{16}$/
const BUILD_LOCK = 'build.lock'
const LOCK_CHECK_MS = 100
/** Shared by the processes that use a build. */
const IN_USE_LOCK = 'in-use.lock'

/** Makes everything that does not depend on a site's data. @param folder of the build, empty */
type Bundle = (root: string, folder: string) => Promise<void>

/**
 * Builds the product unless there is a build of the present sources; takes some seconds.
 * @param root the folder of the product
 * @returns the folder of the build, with client/, rendering/, admin/, icons/ and server/ (build/bundle.ts), which is not
 * removed while this process lives. Within a build it is that build's folder.
 * Safe to call in several processes at once: one builds, the others wait. A build appears under its name in one step.
 */
export async function ensureBuilt(root = ROOT, bundle: Bundle = bundleAll): Promise<string> {
  const present = existingBuild(root)
  if (present !== undefined) return present
  const dist = join(root, 'dist')
  await mkdir(dist, { recursive: true })
  for (;;) {
    const lock = lockProcess(dist, BUILD_LOCK)
    try {
      if (lock !== undefined && existingBuild(root) === undefined) await build(root, dist, bundle)
      const built = existingBuild(root)
      if (built !== undefined) return built
    } finally {
      lock?.release()
    }
    await wait(LOCK_CHECK_MS)
  }
}

/** The build of the present sources, as ensureBuilt returns it; undefined where there is none. */
export function existingBuild(root = ROOT): string | undefined {
  if (OWN_BUILD !== undefined) return OWN_BUILD
  const folder = folderOfBuild(root)
  if (!existsSync(folder)) return undefined
  holdUntilExit(folder)
  return folder
}

function folderOfBuild(root: string): string {
  const dist = join(root, 'dist')
  return join(dist, sourceFingerprint(root, join(dist, 'sources.json')))
}

/** Leaves no build behind when the sources change meanwhile. */
async function build(root: string, dist: string, bundle: Bundle): Promise<void> {
  const folder = folderOfBuild(root)
  const unfinished = await mkdtemp(join(dist, 'unfinished-'))
  try {
    await bundle(root, unfinished)
    await writeFile(join(unfinished, IN_USE_LOCK), '')
    // Who builds need not be who runs the server.
    await chmod(unfinished, 0o755)
    if (folderOfBuild(root) === folder) await rename(unfinished, folder)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  await removeOldBuilds(dist, basename(folder))
}

/** Loads the bundler, which only who builds needs to have installed. */
async function bundleAll(root: string, folder: string): Promise<void> {
  const { bundle } = await import('./bundle.ts').catch(async cause => {
    const { messages } = await import('#messages/de/commands.ts')
    const { OperatorFault } = await import('#server/operator-fault.ts')
    throw new OperatorFault(messages.start.noBundler, { cause })
  })
  await bundle(root, folder)
}

/** Removes what is in `dist` but the current build, the newest other one and those in use; nobody else builds meanwhile. */
async function removeOldBuilds(dist: string, current: string): Promise<void> {
  const folders = await Promise.all(
    (await readdir(dist, { withFileTypes: true }))
      .filter(entry => entry.isDirectory() && entry.name !== current)
      .map(async ({ name }) => ({ name, changedAt: (await stat(join(dist, name))).mtimeMs })),
  )
  const newest = folders
    .filter(({ name }) => BUILD_NAME.test(name))
    .toSorted((a, b) => b.changedAt - a.changedAt)[0]
  for (const { name } of folders) {
    const isUnused = name !== newest?.name && lockProcess(join(dist, name), IN_USE_LOCK)
    if (!isUnused) continue
    isUnused.release()
    await rm(join(dist, name), { recursive: true, force: true })
  }
}

/** By folder; the system releases them with the process. */
const used = new Map<string, ProcessLock | undefined>()

function holdUntilExit(folder: string): void {
  if (used.has(folder)) return
  try {
    used.set(folder, shareLock(folder, IN_USE_LOCK))
  } catch {
    // A file system without locks: two builds are kept then, whoever uses them.
    used.set(folder, undefined)
  }
}

if (import.meta.main) await ensureBuilt()
