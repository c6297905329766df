import { problemMessage } from '#api/http/problem-message.ts'
import {
  FIRST_USERNAME,
  isLongEnough,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  USERNAME_MAX_LENGTH,
} from '#domain/account/account.ts'
import { DomainError } from '#domain/errors.ts'
import { messages } from '#messages/de/commands.ts'
import { openDataFolder, readConfig } from '#server/config.ts'
import { openStoreOrEnd } from '#server/open-store.ts'
import { randomPassword } from '#services/accounts/passwords.ts'
import { type ResetPassword, resetPassword } from '#services/accounts/reset-password.ts'
import { ask, firstLine } from './ask.ts'
import { argumentsOf, exitWith } from './command-line.ts'

const { adminPassword: texts } = messages

const { username, removesSecondFactor } = readArguments()
const given = process.stdin.isTTY ? await askTwice() : await firstLine()
const password = given === '' ? randomPassword() : given
if (!isLongEnough(password)) refuse(texts.tooShort(PASSWORD_MIN_LENGTH))
if (password.length > PASSWORD_MAX_LENGTH) refuse(texts.tooLong(PASSWORD_MAX_LENGTH))

const folder = openDataFolder(readConfig(process.env))
const store = await openStoreOrEnd(folder)
const result = await reset()
await store.close()
if (result.kind === 'unknown') refuse(texts.unknown(username, result.usernames.join(', ')))
printResult(result)

async function reset(): Promise<ResetPassword> {
  try {
    return await resetPassword({ store, now: Date.now }, { username, password, removesSecondFactor })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await store.close()
    return refuse(problemMessage(error.code, error.details))
  }
}

function readArguments(): { readonly username: string; readonly removesSecondFactor: boolean } {
  const given = argumentsOf({
    allowPositionals: true,
    options: { 'disable-2fa': { type: 'boolean', default: false } },
  })
  const [name = FIRST_USERNAME, ...more] = given?.positionals ?? []
  if (given === undefined || more.length > 0 || name.trim() === '' || name.length > USERNAME_MAX_LENGTH)
    return exitWith(2, texts.usage('--disable-2fa'))
  return { username: name, removesSecondFactor: given.values['disable-2fa'] }
}

/** Asks at a terminal without showing the input; an empty answer means a random password. */
async function askTwice(): Promise<string> {
  const first = await ask(texts.ask)
  if (first !== '' && (await ask(texts.askAgain)) !== first) refuse(texts.different)
  return first
}

function printResult(result: Exclude<ResetPassword, { readonly kind: 'unknown' }>): void {
  console.log(result.kind === 'created' ? texts.created(username) : texts.changed(username))
  if (given === '') console.log(texts.shownOnce(password))
  if (result.kind === 'changed' && result.hasSecondFactor) {
    console.log(texts.secondFactorIsOn('--disable-2fa'))
  }
}

/** Prints why nothing was changed, and exits. */
function refuse(sentence: string): never {
  exitWith(1, sentence, messages.nothingChanged)
}
