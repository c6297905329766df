import type { CutKeyError } from '#gateways/credentials/site-key.ts'
import { messages } from '#messages/de/commands.ts'
import { isClosedError, isFullError } from '#store/sqlite.ts'

const { start: texts } = messages

/** What an operator can mend: the message is all that there is to say, in the language of the commands. */
export class OperatorFault extends Error {
  override readonly name = 'OperatorFault'
}

/** Ends the process with one sentence where the operator can mend what is wrong. Throws every other error again. */
export function endWithSentence(error: unknown): never {
  const sentence = sentenceOf(error)
  if (sentence === undefined) throw error
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/**
 * What an operator reads about an error that ended a start or a command; undefined: it is a fault of the program.
 * Errors are told by their names, because the build has classes of its own.
 */
export function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'OperatorFault') return error.message
  if (error.name === 'CutKeyError') return texts.keyCut((error as CutKeyError).path)
  if (isFullError(error)) return texts.diskFull
  if (isClosedError(error)) return texts.databaseClosed
  const { code, syscall, path, address, port } = error as NodeJS.ErrnoException & {
    readonly address?: string
    readonly port?: number
  }
  if (code === 'disk_full') return texts.diskFull
  if (code === undefined || syscall === undefined) return undefined
  if (syscall === 'listen') return texts.listen[code]?.(String(port), String(address))
  if (syscall === 'getaddrinfo') return texts.unknownHost
  return path === undefined ? undefined : texts.file[code]?.(path)
}
