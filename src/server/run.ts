import { setSourceMapsSupport } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, existingBuild } from './build/ensure-built.ts'

/**
 * Runs a program of the build. A missing build is made for the site, which cannot do without its pages; commands run from
 * the sources then. What the operator can mend ends it with one sentence.
 * @param program 'main' or the name of a command: 'import'
 */
export async function run(program: string): Promise<void> {
  stopWithNpm()
  try {
    const folder = program === 'main' ? (existingBuild() ?? (await built())) : existingBuild()
    setSourceMapsSupport(true)
    if (folder === undefined) await import(`./commands/${program}.ts`)
    else await import(pathToFileURL(join(folder, 'server', `${program}.js`)).href)
  } catch (error) {
    // Loaded only now: starts do not wait for it.
    const { endWithSentence } = await import('./operator-fault.ts')
    endWithSentence(error)
  }
}

/** Takes seconds to a minute, in which nobody should wonder whether anything happens. */
async function built(): Promise<string> {
  const { messages } = await import('#messages/de/commands.ts')
  console.log(messages.start.building)
  return ensureBuilt()
}

/**
 * npm passes a signal to the shell between them, and a shell such as Debian's ends without passing it on: the program would
 * stay, and its port taken, while whoever stopped npm believes that it ended. So the end of the shell counts as the signal.
 */
function stopWithNpm(): void {
  // On Windows there are no such signals, and a process never gets another parent.
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const shell = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(looking)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_LOOKED_AT_MS).unref()
}

/** Shorter than npm takes to start the next one on the same port. */
const PARENT_LOOKED_AT_MS = 100
