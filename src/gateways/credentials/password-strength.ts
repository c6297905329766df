import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** 'Safely unguessable' by zxcvbn: more than 10^8 guesses, which our hash makes slow. */
const LEAST_SCORE = 3

/**
 * Whether a password is one that guessers try early: a common one, names, dates, rows of keys, words of German or
 * English, alone or slightly changed (zxcvbn).
 * @param own words that whoever guesses knows: the name of the account, of the site
 */
export async function isEasyToGuess(password: string, own: readonly string[]): Promise<boolean> {
  checker ??= openChecker()
  return (await checker).check(password, [...own]).score < LEAST_SCORE
}

/** Its dictionaries take 0.15 s and 45 MB, so they are read when the first password is chosen. */
let checker: Promise<ZxcvbnFactory> | undefined

async function openChecker(): Promise<ZxcvbnFactory> {
  const [core, common, german] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
  ])
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...german.dictionary },
    graphs: common.adjacencyGraphs,
  })
}
