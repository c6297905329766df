import { Resolver } from 'node:dns/promises'

/** The IP addresses of a name, best first. Rejects with an error that has a code when there are none. */
export type ResolveName = (name: string) => Promise<readonly string[]>

/** The time for one answer of a name server. */
const ANSWER_MS = 2_000
const TRIES = 2
/** Over all name servers and tries; shorter than the connect timeout, so that the failure is told as one of DNS. */
const RESOLVE_MS = 5_000

/**
 * Asks the name servers of the system. Not by getaddrinfo, which blocks a thread of the pool for seconds when a name is
 * dead; reading files and checking passwords need these threads, too.
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
