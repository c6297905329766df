import { type ComponentType, Suspense, use } from 'react'
import { LazyCode } from '#web/load-code.ts'

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
