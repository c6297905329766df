import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod'
import type { SiteSettings } from '#domain/settings/settings.ts'
import type { DocumentDeps } from '#services/content/site-documents.ts'
import { directoryStats } from '#services/search/describe-directory.ts'
import { type AdminRouteDeps, adminRoutes } from './admin-routes.ts'
import { type BusinessRouteDeps, registerBusinesses } from './businesses/routes.ts'
import { registerCategories } from './categories/routes.ts'
import { registerCities } from './cities/routes.ts'
import { registerDocuments } from './documents/routes.ts'
import { type FormRouteDeps, formRoutes } from './form-routes.ts'
import { answerWithETags } from './http/cache-headers.ts'
import { answerWithProblems, sendUnknownRoute } from './http/problem.ts'
import { registerPlaces } from './places/routes.ts'
import { registerSuggest } from './search/routes.ts'
import { registerPublicSettings } from './settings/routes.ts'
import { registerSite } from './site/routes.ts'

export interface ApiDeps extends BusinessRouteDeps {
  /** The settings as last read; every page needs them, so they are held in memory. */
  readonly settings: () => SiteSettings
  /** The written texts, read once at start. */
  readonly content: DocumentDeps['content']
  /** The administrator's area; left out where there is none to serve. */
  readonly admin?: AdminRouteDeps
  /** The public forms; left out where there is no inbox. */
  readonly forms?: FormRouteDeps
}

/**
 * Every JSON call, as one Fastify plugin. Queries are parsed by zod at the edge; answers are typed and checked against
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
  registerBusinesses(app, deps)
  registerCities(app, deps)
  registerCategories(app, deps)
  registerSuggest(app, deps)
  registerPlaces(app)
  registerSite(app, deps.settings)
  registerDocuments(app, { ...deps, hasDemonstration: () => directoryStats(deps).hasDemonstration })
  if (deps.admin === undefined) registerPublicSettings(app, deps.settings)
  else await app.register(adminRoutes, deps.admin)
  if (deps.forms !== undefined) await app.register(formRoutes, deps.forms)
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
