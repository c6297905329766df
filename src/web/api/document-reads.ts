import { queryOptions } from '@tanstack/react-query'
import type { DocumentSlug } from '#domain/content/document.ts'
import type { Language } from '#domain/language.ts'
import type { Api } from '#web/api/api.ts'

/** The reads of the written pages; texts change with a release or the settings, so the default of an hour serves. */
export const documentReads = {
  document: (api: Api, slug: DocumentSlug, language: Language) =>
    queryOptions({
      queryKey: ['api', 'documents', slug, language],
      queryFn: () => api.document(slug, language),
    }),

  articles: (api: Api) => queryOptions({ queryKey: ['api', 'blog'], queryFn: () => api.articles() }),

  article: (api: Api, slug: string) =>
    queryOptions({ queryKey: ['api', 'blog', slug], queryFn: () => api.article(slug) }),

  siteProfile: (api: Api, language: Language) =>
    queryOptions({ queryKey: ['api', 'site', language], queryFn: () => api.siteProfile(language) }),

  ranking: (api: Api) => queryOptions({ queryKey: ['api', 'ranking'], queryFn: () => api.ranking() }),
}
