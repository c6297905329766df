import { RouteProblem, route } from '#api/http/route.ts'
import { listArticles, showArticle } from '#services/content/blog.ts'
import { type DocumentDeps, siteDocument } from '#services/content/site-documents.ts'
import { articleSchema, blogSchema, documentSchema } from './schema.ts'

/** The routes about written texts: legal pages, help, about and the blog (an addition to the specification). */
export const documentRoutes = (deps: DocumentDeps) => [
  route(
    'GET /api/documents/:slug',
    {
      summary: 'A written document, filled from the settings',
      answer: documentSchema,
      problems: [404],
      cacheSeconds: 60,
    },
    ({ params, query }) => siteDocument(deps, { ...params, ...query }),
  ),
  route(
    'GET /api/blog',
    {
      summary: 'The articles of the blog, newest first',
      answer: blogSchema,
      cacheSeconds: 300,
    },
    () => listArticles(deps),
  ),
  route(
    'GET /api/blog/:slug',
    {
      summary: 'One article',
      answer: articleSchema,
      problems: [404],
      cacheSeconds: 300,
    },
    ({ params }) => showArticle(deps, params.slug) ?? new RouteProblem('document_unknown'),
  ),
]
