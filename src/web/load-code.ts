import { leaveNote, takeNote } from '#web/routing/reload-note.ts'

/** Code of the site could not be loaded: no connection, or a new version has other files. */
export class CodeError extends Error {
  /** Tries it again. Rejects as loadCode does. */
  readonly again: () => Promise<unknown>

  constructor(again: () => Promise<unknown>, cause: unknown) {
    super('code could not be loaded', { cause })
    this.name = 'CodeError'
    this.again = again
  }
}

/** Long enough for a connection that breaks off between two masts. */
const PAUSE_MS = 400

/**
 * Loads a module, in the browser with a second attempt.
 * @param load an import()
 * @param again what a later attempt is, where the result is kept
 * Rejects with a CodeError.
 */
export async function loadCode<Module>(
  load: () => Promise<Module>,
  again: () => Promise<unknown> = () => loadCode(load),
): Promise<Module> {
  if (import.meta.env.SSR) return load()
  try {
    return await load()
  } catch {
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  }
  try {
    return await load()
  } catch (error) {
    throw new CodeError(again, error)
  }
}

/** A module that components render with: loaded before, or while React waits: `code.loaded ?? use(code.load())`. */
export class LazyCode<Module> {
  readonly #import: () => Promise<Module>
  #loaded: Module | undefined
  #loading: Promise<Module> | undefined

  /** @param load an import() */
  constructor(load: () => Promise<Module>) {
    this.#import = load
  }

  get loaded(): Module | undefined {
    return this.#loaded
  }

  /** The same promise each time, also where it was rejected, until the CodeError's own `again`. */
  load(): Promise<Module> {
    this.#loading ??= loadCode(this.#import, () => {
      this.#loading = undefined
      return this.load()
    }).then(module => {
      this.#loaded = module
      return module
    })
    return this.#loading
  }
}

const NOTE = 'newVersion'

/** The address at which this document took the place of one whose code was missing. */
let reloadedAt = ''

/** Reads the note of the document before. Browser only, once at the start. */
export function noteReload(): void {
  if (takeNote(NOTE)) reloadedAt = location.href
}

/**
 * Loads the page again where the server is there but has no such code any more: after an update its files have other
 * names. Never twice for one address, and never without the server, because what the page shows would be lost.
 */
export async function reloadForCode(): Promise<void> {
  if (reloadedAt === location.href || !(await isServerThere())) return
  reloadedAt = location.href
  leaveNote(NOTE)
  location.reload()
}

/** Whether an error says that the server is there and has no such code any more. */
export async function isCodeGone(error: unknown): Promise<boolean> {
  return error instanceof CodeError && (await isServerThere())
}

async function isServerThere(): Promise<boolean> {
  try {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    return answer.status < 500
  } catch {
    return false
  }
}
