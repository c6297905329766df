import { ensureBuilt } from '#server/build.ts'

let built: Promise<string> | undefined

/** The folder of the built pages; whether they are up to date is looked at once a test file. */
export function builtPages(): Promise<string> {
  built ??= ensureBuilt()
  return built
}
