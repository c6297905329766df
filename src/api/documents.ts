import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DomainError } from '#domain/errors.ts'
import { listArticles, showArticle } from '#services/blog.ts'
import { type DocumentDeps, siteDocument } from '#services/site-documents.ts'
import { answers } from './answers.ts'
import { FIVE_MINUTES, ONE_MINUTE } from './http-cache.ts'
import { articleSchema, blogSchema, documentSchema } from './schemas/documents.ts'
import { languageQuerySchema } from './schemas/language.ts'
import { noQuerySchema } from './schemas/lists.ts'

/** The calls about written texts: legal pages, help, about and the blog (an addition to the specification). */
export function registerDocuments(app: FastifyInstance, deps: DocumentDeps): void {
  const calls = app.withTypeProvider<ZodTypeProvider>()

  calls.get(
    '/api/documents/:slug',
    {
      schema: {
        summary: 'A written document, filled from the settings',
        params: z.object({ slug: z.string() }),
        querystring: languageQuerySchema,
        response: answers(documentSchema, 400, 404),
      },
    },
    (request, reply) => {
      const { language } = request.query
      const answer = siteDocument(deps, { slug: request.params.slug, language })
      reply.header('cache-control', ONE_MINUTE).send(answer)
    },
  )

  calls.get(
    '/api/blog',
    {
      schema: {
        summary: 'The articles of the blog, newest first',
        querystring: noQuerySchema,
        response: answers(blogSchema),
      },
    },
    (_request, reply) => {
      reply.header('cache-control', FIVE_MINUTES).send([...listArticles(deps)])
    },
  )

  calls.get(
    '/api/blog/:slug',
    {
      schema: {
        summary: 'One article',
        params: z.object({ slug: z.string() }),
        querystring: noQuerySchema,
        response: answers(articleSchema, 400, 404),
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
