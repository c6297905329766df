import { type ParseArgsConfig, parseArgs } from 'node:util'
import { messages } from '#messages/de/commands.ts'

/** Says why a command cannot go on, and ends it. */
export function exitWith(code: number, ...sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(sentence)
  process.exit(code)
}

/** What a command was given; undefined for an option that there is not, and for one without its value. */
export function argumentsOf<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> | undefined {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return undefined
  }
}

/**
 * Ends a command that takes no arguments where it was given some: who names a folder for a backup would look for it there.
 * @param command as it is called: 'npm run backup'
 */
export function refuseArguments(command: string): void {
  if (process.argv.length > 2) exitWith(2, messages.takesNothing(command))
}

/** Shows how far a command has come, in the same line of a terminal; '' before what is printed next. */
export function showProgress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${text}`)
}

/** A whole number for people: '441.000'. */
export function counted(value: number): string {
  return value.toLocaleString(messages.locale)
}
