import type { Language } from '#domain/language.ts'
import type { Api } from '#web/api/api.ts'

/** The client of the site's routes, loaded with its first request: a first page needs none, its data came with it. */
export function lazyClient(language: Language): Api {
  const lazy = async (key: never, input: never) => {
    const { fetchClient } = await import('#api/client/fetch-client.ts')
    return fetchClient<Record<never, never>>(language)(key, input)
  }
  // Whatever route is asked for, the client has it: both are made for the same contract.
  return lazy as Api
}
