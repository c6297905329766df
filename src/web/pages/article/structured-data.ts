import type { BlogArticle } from '#domain/content/document.ts'
import { blogPosting } from '#domain/json-ld/texts.ts'
import { messages as blogMessages } from '#translated/pages/blog.ts'
import { breadcrumbs } from '#web/head/breadcrumbs.ts'
import { inLanguage } from '#web/messages.ts'
import type { Found, PageRequest } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'

/** The article, and the way to it. */
export function structuredData(
  request: PageRequest,
  meta: Found,
  { article }: { readonly article: BlogArticle | null },
) {
  if (article === null) return []
  const { origin, title, forEngines } = request.site
  const path = routes.article.href({ slug: article.slug })
  const posting = blogPosting(article, {
    url: origin + path,
    origin,
    author: forEngines?.operator?.name ?? title,
    image: `${origin}/og.png`,
  })
  const blog = { path: routes.blog.href(), name: inLanguage(blogMessages, request.language).title }
  return [posting, ...breadcrumbs(request, [blog, { path, name: meta.title }])]
}
