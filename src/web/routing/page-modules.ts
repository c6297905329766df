import { LazyCode } from '#web/load-code.ts'
import type { Page } from '#web/routing/page.ts'
import type { Route } from '#web/routing/route.ts'

const modules = new Map<string, LazyCode<{ readonly page: Page }>>()

/** Loads the page's code, once: a visitor gets the pages that are opened, not all of them. Rejects with a CodeError. */
export async function loadPage(route: Route): Promise<Page> {
  return (await pageModule(route).load()).page
}

/** The page's code: loaded already while rendering on the server and while hydrating. */
export function pageModule({ page: name }: Route): LazyCode<{ readonly page: Page }> {
  const known = modules.get(name)
  if (known !== undefined) return known
  const made = new LazyCode<{ readonly page: Page }>(() => import(`../pages/${name}/page.tsx`))
  modules.set(name, made)
  return made
}
