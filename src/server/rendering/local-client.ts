import { pathOf } from '#api/client/address.ts'
import { RouteError } from '#api/client/route-error.ts'
import { refusalOf } from '#api/http/problem.ts'
import { type Route, RouteProblem, RouteRedirect } from '#api/http/route.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { firstMatch } from '#web/routing/match-path.ts'
import type { Api } from '#web/server.ts'

interface Input {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

/**
 * The client of the site's routes for pages on the server: it calls their handlers, without HTTP. Pages on the server get
 * the same answers and the same errors as clients over HTTP.
 * @param routes that need nothing but their input; others are not for pages
 * @param language of all answers
 */
export function localClient(routes: readonly Route[], language: Language): Api {
  const byKey = new Map<string, Route>(routes.map(route => [route.key, route]))
  const readable = routes
    .filter(({ key }) => key.startsWith('GET '))
    .map(({ key }) => ({ key, path: pathOf(key) }))
  const answer = async (
    key: string,
    { params = {}, query = {} }: Input = {},
    isFollowing = false,
  ): Promise<unknown> => {
    const route = byKey.get(key)
    if (route === undefined) throw new RouteError(404, key, { code: 'route_unknown' })
    const { spec } = route
    try {
      const asked = language === DEFAULT_LANGUAGE ? query : { language, ...query }
      const input = {
        params: spec.params?.parse(params) ?? params,
        query: (spec.query ?? languageQuerySchema).parse(given(asked)),
        body: undefined,
      }
      const handled = await route.handle(input as Parameters<Route['handle']>[0], undefined)
      if (handled instanceof RouteProblem) throw handled
      if (!(handled instanceof RouteRedirect)) return handled
      // Two redirects in a row would be a loop.
      if (isFollowing) throw new RouteError(404, key, { code: 'route_unknown' })
      return await follow(handled)
    } catch (error) {
      const refusal = refusalOf(error, language)
      if (refusal === undefined) throw error
      const { problem, waitSeconds } = refusal
      throw new RouteError(problem.status, JSON.stringify(problem), problem, waitSeconds)
    }
  }
  const follow = ({ to }: RouteRedirect): Promise<unknown> => {
    const [path = '', query = ''] = to.split('?')
    const found = firstMatch(readable, path)
    if (found === null) throw new Error(`a route leads to ${to}, where there is none`)
    const { route, params } = found
    return answer(route.key, { params, query: Object.fromEntries(new URLSearchParams(query)) }, true)
  }
  // The types of the answers follow from the key, and each route answers what its key's contract says.
  return answer as Api
}

/** As in the query part of an address: texts, and without what is null, undefined or ''. */
function given(query: Readonly<Record<string, unknown>>): Record<string, string> {
  const said = Object.entries(query).filter(([, value]) => ![undefined, null, ''].includes(value as ''))
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]))
}
