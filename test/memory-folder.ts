import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** In bytes: what the files of a whole run take, with room to spare. Containers often have 64 MB. */
const ROOMY = 3 * 2 ** 30

/**
 * Lets the temporary files of a run lie in memory, where there is room for them: half of what tests waited for was the disk,
 * and what a power failure leaves on it is no test's subject. They are gone with this process.
 */
export function keepFilesInMemory(): void {
  if (!existsSync(MEMORY)) return
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize < ROOMY) return
  const folder = mkdtempSync(join(MEMORY, 'umkreis-'))
  // PostgreSQL runs as a user of its own where root runs the tests: let it pass through.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
}
