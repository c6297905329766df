import { Resolver } from 'node:dns/promises'

/** The IP addresses of a name, best first. Rejects with an error that has a code when there are none. */
export type ResolveName = (name: string) => Promise<readonly string[]>

/** A name server that has not answered twice in this time will not. */
const ANSWER_MS = 2_000
const TRIES = 2
/** Over all name servers and tries; shorter than the time for a connection, so that the reason is told rightly. */
const RESOLVE_MS = 5_000

/**
 * Asks the name servers of the system. Not through getaddrinfo: that occupies a thread of the pool that reading files
 * and checking passwords need too, for seconds when a name is dead.
 */
export const systemResolver: ResolveName = async name => {
  const resolver = new Resolver({ timeout: ANSWER_MS, tries: TRIES })
  const giveUp = setTimeout(() => resolver.cancel(), RESOLVE_MS)
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    const addresses = answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
    const failed = answers.find(answer => answer.status === 'rejected')
    if (addresses.length === 0 && failed !== undefined) throw failed.reason
    return addresses
  } finally {
    clearTimeout(giveUp)
  }
}
