import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vitest/config'
import { builtPages } from './built-pages.ts'

/** How modules of the product name the programs of their threads and child processes. */
const PROGRAM = /new URL\('(\.[^']+)\.ts', import\.meta\.url\)/g

/**
 * Starts the product's threads and child processes from the build, as the product does: from the sources a start takes
 * five times as long. Builds when the first module that names one is loaded. Not while watching, because sources change.
 */
export function builtPrograms(): Plugin {
  let isWatching = false
  return {
    name: 'built-programs',
    enforce: 'pre',
    configResolved(config) {
      isWatching = config.test?.watch === true
    },
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: PROGRAM },
      async handler(code) {
        if (isWatching) return
        const programs = join(await builtPages(), 'server')
        const named = code.replace(PROGRAM, (url, path: string) => {
          const program = join(programs, `${basename(path)}.js`)
          return existsSync(program) ? `new URL('${pathToFileURL(program)}')` : url
        })
        return { code: named, map: null }
      },
    },
  }
}
