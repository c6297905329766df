import type { PageDefinition, Route } from '#web/routing/route.ts'

const loaded = new Map<string, PageDefinition>()
const loading = new Map<string, Promise<PageDefinition>>()

/** The page's code if it is there already: always while rendering on the server and while hydrating. */
export function loadedPage(route: Route): PageDefinition | undefined {
  return loaded.get(route.name)
}

/** Loads the page's code, once. */
export function loadPage(route: Route): Promise<PageDefinition> {
  const known = loading.get(route.name)
  if (known !== undefined) return known
  const promise = route.module().then(({ page }) => {
    loaded.set(route.name, page)
    return page
  })
  // A failed download may succeed later; the page that asked shows its failure.
  promise.catch(() => loading.delete(route.name))
  loading.set(route.name, promise)
  return promise
}
