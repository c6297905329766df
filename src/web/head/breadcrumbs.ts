import { breadcrumbList } from '#domain/json-ld/lists.ts'
import type { JsonLdNode } from '#domain/json-ld/serialize.ts'
import { localAddress } from '#domain/language-path.ts'
import type { PageRequest } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'

interface Step {
  /** Without language prefix. */
  readonly path: string
  readonly name: string
}

/** The way from the home page down to a page. @param steps below the home page, the page itself last */
export function breadcrumbs(
  { site, language, messages }: PageRequest,
  steps: readonly Step[],
): readonly JsonLdNode[] {
  const home = { path: routes.home.href(), name: messages.frame.nav.home }
  return [
    breadcrumbList(
      [home, ...steps].map(({ path, name }) => ({ name, url: site.origin + localAddress(language, path) })),
    ),
  ]
}
