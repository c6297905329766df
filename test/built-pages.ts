import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensureBuilt, existingBuild } from '#server/build/ensure-built.ts'

let built: Promise<string> | undefined

/** The folder of the built pages; whether they are up to date is looked at once a test file. */
export function builtPages(): Promise<string> {
  built ??= build()
  return built
}

/** In a process of its own, as `npm run build` does: where photos are encoded, sharp refuses the drawings of the icons. */
async function build(): Promise<string> {
  if (existingBuild() === undefined)
    await promisify(execFile)(process.execPath, [
      join(import.meta.dirname, '../src/server/build/ensure-built.ts'),
    ])
  return ensureBuilt()
}

/** What node is called with to run a program of the build as `npm run` does: 'main', 'import'. */
export async function builtProgram(name: string): Promise<readonly string[]> {
  await builtPages()
  return [join(import.meta.dirname, '../src/server/run.cjs'), name]
}
