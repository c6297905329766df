import type { Page } from '#web/routing/page.ts'
import type { Route } from '#web/routing/route.ts'

const loaded = new Map<string, Page>()
const loading = new Map<string, Promise<Page>>()

/** The page's code if it is there already: always while rendering on the server and while hydrating. */
export function loadedPage({ page }: Route): Page | undefined {
  return loaded.get(page)
}

/** Loads the page's code, once: a visitor gets the pages that are opened, not all of them. */
export function loadPage({ page: name }: Route): Promise<Page> {
  const known = loading.get(name)
  if (known !== undefined) return known
  const promise = import(`../pages/${name}/page.tsx`).then(({ page }: { page: Page }) => {
    loaded.set(name, page)
    return page
  })
  // A failed download may succeed later; the page that asked shows its failure.
  promise.catch(() => loading.delete(name))
  loading.set(name, promise)
  return promise
}
