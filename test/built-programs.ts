import type { Plugin } from 'vitest/config'

/** How modules of the product name the programs of their threads and child processes. */
const PROGRAM = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g

/** Starts the product's threads and child processes from the build where there is one (program-url.ts). */
export function builtPrograms(): Plugin {
  return {
    name: 'built-programs',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: PROGRAM },
      handler: code => ({
        code: `import { programUrl } from '#test/program-url.ts'; ${code.replace(PROGRAM, "programUrl('$1', import.meta.url)")}`,
        map: null,
      }),
    },
  }
}
