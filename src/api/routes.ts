import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod'
import type { AdminRouteDeps } from '#api/http/admin-route.ts'
import { serveAdmin } from './admin-routes.ts'
import { type FormContract, type FormRouteDeps, serveForms } from './form-routes.ts'
import { answerWithETags } from './http/cache-headers.ts'
import { answerWithProblems, sendUnknownRoute } from './http/problem.ts'
import { serve } from './http/serve.ts'
import { type PublicContract, type PublicDeps, publicRoutes } from './public-routes.ts'
import { type AnsweredSearch, announcedSearch } from './search/routes.ts'
import { publicSettingsRoutes } from './settings/routes.ts'

export interface ApiDeps extends PublicDeps {
  /** Told of every search that was answered, so that it may be cached; never waits and never throws. */
  readonly onSearchAnswered?: (search: AnsweredSearch) => void
  /** The administrator's area; left out where there is none to serve. */
  readonly admin?: AdminRouteDeps
  /** The public forms; left out where there is no inbox. */
  readonly forms?: FormRouteDeps
}

/**
 * Every JSON route, as one Fastify plugin. Queries are parsed by zod at the edge; answers are typed and checked against
 * their schemas in the tests, so here they are written without a second look.
 */
export async function apiRoutes(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => data => JSON.stringify(data))
  answerWithProblems(app)
  answerWithETags(app)
  dropEmptyParameters(app)
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Umkreis',
        version: '1',
        description: 'A German business directory. Errors are RFC 9457 problems with a code and a sentence.',
      },
    },
    transform: jsonSchemaTransform,
  })
  const { onSearchAnswered } = deps
  const announced = onSearchAnswered === undefined ? [] : [announcedSearch(deps, onSearchAnswered)]
  const reads = publicRoutes(deps).filter(({ key }) => announced.every(known => known.key !== key))
  serve(app, [...announced, ...reads])
  if (deps.admin === undefined) serve(app, publicSettingsRoutes(deps.settings))
  else await app.register(serveAdmin, deps.admin)
  if (deps.forms !== undefined) await app.register(serveForms, deps.forms)
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  app.all('/api/*', { schema: { hide: true } }, (_request, reply) => sendUnknownRoute(reply))
}

/** A form sends its empty fields too ('query=&location=Berlin'): an empty field asks for nothing. */
function dropEmptyParameters(app: FastifyInstance): void {
  app.addHook('preValidation', async request => {
    const query = request.query as Record<string, unknown>
    for (const name of Object.keys(query)) if (query[name] === '') delete query[name]
  })
}

/** Everything that pages and their forms use. */
export type SiteContract = PublicContract & FormContract
