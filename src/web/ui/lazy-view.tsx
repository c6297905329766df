import { type ComponentType, Suspense, use } from 'react'
import { LazyCode } from '#web/load-code.ts'
import { whenMoved } from '#web/when-moved.ts'

/**
 * A view whose code most visits never need. Awaited at the top of a module: it is there at once on the server and where the
 * document shows it already; otherwise it is loaded when it is shown first.
 * @param isShown whether the document of the browser shows it
 */
export async function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isShown: () => boolean,
): Promise<ComponentType<Props>> {
  const code = new LazyCode(load)
  if (import.meta.env.SSR || isShown()) return code.load()
  return viewOf(code)
}

/**
 * A view that works as the server rendered it, as links, fields and a form: no page waits for its code. That is loaded after
 * the page's own where the view is in sight, and elsewhere with the first movement. Awaited at the top of a module.
 * @param id of the view's element
 */
export async function laterView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  id: string,
): Promise<ComponentType<Props>> {
  const isRendered = !import.meta.env.SSR && document.getElementById(id) !== null
  const code = new LazyCode(async () => {
    if (isRendered && !isInSight(id)) await whenMoved()
    return load()
  })
  // Also after a change of page, where nothing is there that could wait.
  if (!isRendered) await code.load()
  return viewOf(code)
}

function isInSight(id: string): boolean {
  return document.getElementById(id)?.checkVisibility() ?? false
}

function viewOf<Props extends object>(code: LazyCode<ComponentType<Props>>): ComponentType<Props> {
  function Loaded(props: Props) {
    const View = code.loaded ?? use(code.load())
    return <View {...props} />
  }
  return props => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
