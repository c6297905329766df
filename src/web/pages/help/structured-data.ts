import type { SiteDocument } from '#domain/content/document.ts'
import { faqPage } from '#domain/json-ld/texts.ts'
import { localAddress } from '#domain/language-path.ts'
import { breadcrumbs } from '#web/head/breadcrumbs.ts'
import type { Found, PageRequest } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'

/** The questions with their answers, and the way to the page. */
export function structuredData(
  request: PageRequest,
  { title }: Found,
  { document }: { readonly document: SiteDocument },
) {
  const { site, language } = request
  const url = site.origin + localAddress(language, routes.help.href())
  return [
    faqPage(document.sections, { url, language }),
    ...breadcrumbs(request, [{ path: routes.help.href(), name: title }]),
  ]
}
