import { webSite } from '#domain/json-ld/site.ts'
import { localAddress } from '#domain/language-path.ts'
import type { PageRequest } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'

/** The site and its search. */
export function structuredData({ site, language }: PageRequest) {
  const address = (path: string) => site.origin + localAddress(language, path)
  return [
    webSite(site, { home: address(routes.home.href()), search: address(routes.businesses.href()), language }),
  ]
}
