import { pauseMs } from '#web/api/growing-pauses.ts'
import { saveNote, takeNote } from '#web/routing/reload-note.ts'

/** Code of the site could not be loaded: no connection, or a new version has other files. */
export class CodeError extends Error {
  /** Tries it again. Rejects as loadCode does. */
  readonly again: () => Promise<unknown>

  constructor(again: () => Promise<unknown>, cause: unknown) {
    super('code could not be loaded', { cause })
    this.again = again
  }
}

/** Long enough for a connection that breaks off between two masts. */
const PAUSE_MS = 400

/**
 * Loads a module, in the browser with a second attempt.
 * @param load an import(), or what is made of modules that loadCode has loaded
 * @param again what a later attempt is, where the result is kept
 * Rejects with a CodeError.
 */
export async function loadCode<Module>(
  load: () => Promise<Module>,
  again: () => Promise<unknown> = () => loadCode(load),
): Promise<Module> {
  if (import.meta.env.SSR) return load()
  try {
    await loadMissingStyles()
    return await load().catch(failure => loadAgain(load, failure))
  } catch (error) {
    throw new CodeError(again, error)
  }
}

/**
 * A browser remembers for as long as the document lasts that a file of code could not be fetched, and does not ask for it
 * again: by another address it does. Where it does not say which file it was, it is imported as before.
 */
async function loadAgain<Module>(load: () => Promise<Module>, failure: unknown): Promise<Module> {
  await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  const [file = '', kind] = /http\S+\.(js|css)\b/.exec(String(failure)) ?? []
  if (kind === 'css') missingStyles.add(file)
  await loadMissingStyles()
  return kind === 'js' ? import(/* @vite-ignore */ `${file}?${Date.now()}`) : load()
}

/**
 * Stylesheets of code that could not be fetched, by address. The bundler asks for each of them once, and imports the code
 * without it from then on.
 */
const missingStyles = new Set<string>()

async function loadMissingStyles(): Promise<void> {
  await Promise.all(Array.from(missingStyles, loadStyle))
}

function loadStyle(address: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  return new Promise((resolve, reject) => {
    link.onload = () => {
      missingStyles.delete(address)
      resolve()
    }
    link.onerror = () => {
      link.remove()
      reject(new Error(`no stylesheet at ${address}`))
    }
    document.head.append(link)
  })
}

/**
 * Loads what a page works without, so that a failure takes nothing away: it is tried again after growing pauses,
 * and at once when the browser is online again. Browser only.
 * @param load as of loadCode
 * @param onFailure called with each failure, where somebody has asked for it
 */
export async function loadEventually<Loaded>(
  load: () => Promise<Loaded>,
  onFailure?: (failure: unknown) => void,
): Promise<Loaded> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await loadCode(load)
    } catch (failure) {
      onFailure?.(failure)
      await new Promise(resolve => {
        const pause = pauseMs(attempt)
        setTimeout(resolve, pause)
        addEventListener('online', resolve, { signal: AbortSignal.timeout(pause) })
      })
    }
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
 * Loads the page again where the server is there but its code cannot be had: after an update its files have other names, and
 * a browser does not ask again for what a file imports. Never twice for one address, and never without the server, because
 * what the page shows would be lost.
 * @param note for the page that is loaded, if it is (routing/reload-note.ts)
 */
export async function reloadOnce(note?: string): Promise<void> {
  if (reloadedAt === location.href || !(await isServerThere())) return
  // Two that miss code at once ask side by side.
  if (reloadedAt === location.href) return
  reloadedAt = location.href
  saveNote(NOTE)
  if (note !== undefined) saveNote(note)
  location.reload()
}

/**
 * What nothing on the page could catch leaves it blank, such as a node that an extension of the browser took out: the page
 * is loaded again, with what its forms have stored. For React's roots.
 */
export function reloadAfterFault(error: unknown): void {
  reportError(error)
  void reloadOnce()
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
