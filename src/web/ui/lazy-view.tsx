import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A view whose code most visits never need. Awaited at the top of a module: it is there at once on the server and where the
 * document shows it already; otherwise it is loaded when it is shown first.
 * @param isShown whether the document of the browser shows it
 */
export async function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isShown: () => boolean,
): Promise<ComponentType<Props>> {
  if (import.meta.env.SSR || isShown()) return await load()
  const Loaded = lazy(async () => ({ default: await load() }))
  return props => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
