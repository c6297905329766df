import { messages } from '#messages/de/commands.ts'

/**
 * Ends a command that takes no arguments where it was given some: who names a folder for a backup would look for it there.
 * @param command as it is called: 'npm run backup'
 */
export function refuseArguments(command: string): void {
  if (process.argv.length === 2) return
  console.error(messages.takesNothing(command))
  process.exit(2)
}
