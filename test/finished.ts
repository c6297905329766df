import { afterAll, beforeAll, onTestFinished, type TestContext } from 'vitest'

/** @param test that is finished; not for what a file shares */
type CleanUp = (test?: TestContext['task']) => unknown

/** What is to be cleaned up with the file; set while something for the whole file is made. */
let ofFile: CleanUp[] | undefined

/** Calls it when the test is finished; with the file, for what oncePerFile makes. The last one first. */
export function onFinished(cleanUp: CleanUp): void {
  if (ofFile === undefined) onTestFinished(async ({ task }) => void (await cleanUp(task)))
  else ofFile.push(cleanUp)
}

/**
 * Makes something that all tests of a file use, before the first of them: a site, an index. Tests that change what others
 * read make their own.
 * @returns what was made, once the tests run
 */
export function oncePerFile<Made>(make: () => Promise<Made>): () => Made {
  let made: { readonly value: Made } | undefined
  const cleanUps: CleanUp[] = []
  beforeAll(async () => {
    ofFile = cleanUps
    try {
      made = { value: await make() }
    } finally {
      ofFile = undefined
    }
  })
  afterAll(async () => {
    // The runner keeps what tests refer to until all files are through.
    made = undefined
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
  })
  return () => {
    if (made === undefined) throw new Error('what a file shares is made before its tests')
    return made.value
  }
}
