import { join } from 'node:path'
import { ensureBuilt } from '#server/build/ensure-built.ts'

let built: Promise<string> | undefined

/** The folder of the built pages; whether they are up to date is looked at once a test file. */
export function builtPages(): Promise<string> {
  built ??= ensureBuilt()
  return built
}

/** What node is called with to run a program of the build as `npm run` does: 'main', 'import'. */
export async function builtProgram(name: string): Promise<readonly string[]> {
  await builtPages()
  return [join(import.meta.dirname, '../src/server/run.cjs'), name]
}
