import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { noQuerySchema } from '#api/businesses/list-schema.ts'
import { FIVE_MINUTES, ONE_MINUTE } from '#api/http/cache-headers.ts'
import { responses } from '#api/http/responses.ts'
import { languageQuerySchema } from '#api/http/schema.ts'
import { DomainError } from '#domain/errors.ts'
import { listArticles, showArticle } from '#services/content/blog.ts'
import { type DocumentDeps, siteDocument } from '#services/content/site-documents.ts'
import { articleSchema, blogSchema, documentSchema } from './schema.ts'

/** The calls about written texts: legal pages, help, about and the blog (an addition to the specification). */
export function registerDocuments(app: FastifyInstance, deps: DocumentDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/documents/:slug',
    {
      schema: {
        summary: 'A written document, filled from the settings',
        params: z.object({ slug: z.string() }),
        querystring: languageQuerySchema,
        response: responses(documentSchema, 400, 404),
      },
    },
    (request, reply) => {
      const { language } = request.query
      const answer = siteDocument(deps, { slug: request.params.slug, language })
      reply.header('cache-control', ONE_MINUTE).send(answer)
    },
  )

  routes.get(
    '/api/blog',
    {
      schema: {
        summary: 'The articles of the blog, newest first',
        querystring: noQuerySchema,
        response: responses(blogSchema),
      },
    },
    (_request, reply) => {
      reply.header('cache-control', FIVE_MINUTES).send([...listArticles(deps)])
    },
  )

  routes.get(
    '/api/blog/:slug',
    {
      schema: {
        summary: 'One article',
        params: z.object({ slug: z.string() }),
        querystring: noQuerySchema,
        response: responses(articleSchema, 400, 404),
      },
    },
    (request, reply) => {
      const { slug } = request.params
      const article = showArticle(deps, slug)
      if (article === undefined) throw new DomainError('document_unknown', { slug })
      reply.header('cache-control', FIVE_MINUTES).send(article)
    },
  )
}
