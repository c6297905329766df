import { setSourceMapsSupport } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, existingBuild } from './build/ensure-built.ts'

/**
 * Runs a program of the build. A missing build is made for the site, which cannot do without its pages; commands run from
 * the sources then.
 * @param program 'main' or the name of a command: 'import'
 */
export async function run(program: string): Promise<void> {
  const folder = program === 'main' ? await ensureBuilt() : existingBuild()
  setSourceMapsSupport(true)
  if (folder === undefined) await import(`./commands/${program}.ts`)
  else await import(pathToFileURL(join(folder, 'server', `${program}.js`)).href)
}
