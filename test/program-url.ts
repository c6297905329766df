import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { existingBuild } from '#server/build/ensure-built.ts'

let build: string | false | undefined

/**
 * The program of a thread or a child process: that of the build if there is one of these sources, which starts in a fifth
 * of the time, else its source. Whether there is one is looked at once a test file.
 */
export function programUrl(path: string, base: string): URL {
  build ??= existingBuild() ?? false
  const built = build && join(build, 'server', `${basename(path, '.ts')}.js`)
  return built && existsSync(built) ? pathToFileURL(built) : new URL(path, base)
}
