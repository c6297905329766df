import type { Language } from '#domain/language.ts'
import type { Api } from '#web/api/api.ts'

/** browserApi, loaded with its first call: a first page needs none, its data came with it. */
export function lazyBrowserApi(spoken: Language): Api {
  const verbs = new Proxy(
    {},
    {
      get:
        (_none, verb) =>
        async (...asked: readonly unknown[]) => {
          const { browserApi } = await import('#web/api/browser-api.ts')
          return Reflect.get(browserApi(spoken), verb)(...asked)
        },
    },
  )
  // Whatever verb is asked for, browserApi has it: both are an Api.
  return verbs as Api
}
