import { type ComponentType, memo, Suspense, use, useEffect, useMemo, useState } from 'react'
import { repeatEarlyInputs } from '#web/early-input.ts'
import { LazyCode, loadEventually } from '#web/load-code.ts'
import { deferredView } from '#web/ui/deferred-view.tsx'
import { whenIdle, whenMoved } from '#web/when-moved.ts'

type Load<Props extends object> = () => Promise<ComponentType<Props>>

/**
 * A view whose code most visits never need: it is loaded when the view is shown first. On the server it is there at once.
 * @param isShown whether the document of the browser shows it already: then that stays until the code is there
 */
export async function lazyView<Props extends object>(
  load: Load<Props>,
  isShown: () => boolean,
): Promise<ComponentType<Props>> {
  const isRendered = !import.meta.env.SSR && isShown()
  const code = await codeOf(isRendered ? () => loadEventually(load) : load)
  if (isRendered) void code.load()
  return viewOf(code)
}

/**
 * A view that works as the server rendered it, as links, fields and a form. Its code is loaded after the page's own where
 * the view is in sight or awaited, and elsewhere with the first movement. Later changes of it come after what was pressed is
 * shown.
 * @param id of the view's element
 * @param isAwaited whether the view has something to do before anybody moves; asked in the browser
 */
export async function laterView<Props extends object>(
  load: Load<Props>,
  id: string,
  isAwaited = () => false,
): Promise<ComponentType<Props>> {
  const later = async () => {
    if (isOutOfSight(id) && !isAwaited()) {
      await whenMoved()
      await whenIdle()
    }
    return loadEventually(load)
  }
  const code = await codeOf(import.meta.env.SSR ? load : later)
  // After a change of page nothing is there that could wait.
  if (!import.meta.env.SSR && document.getElementById(id) === null) void code.load()
  return deferredView(viewOf(code, id))
}

async function codeOf<Props extends object>(load: Load<Props>): Promise<LazyCode<ComponentType<Props>>> {
  const code = new LazyCode(load)
  if (import.meta.env.SSR) await code.load()
  return code
}

function isOutOfSight(id: string): boolean {
  return document.getElementById(id)?.checkVisibility() === false
}

/** @param sheet id of the view's element, where that opens as a sheet */
function viewOf<Props extends object>(
  code: LazyCode<ComponentType<Props>>,
  sheet = '',
): ComponentType<Props> {
  function Loaded(props: Props) {
    const View = code.loaded ?? use(code.load())
    return <View {...props} />
  }
  return memo((props: Props) => {
    const [first] = useState(props)
    const [isLoaded, setLoaded] = useState(code.loaded !== undefined)
    // React would throw away what the server rendered if it had to change before it is taken over (docs/decisions/0025).
    const shown = isLoaded ? props : first
    return useMemo(
      () => (
        <Suspense>
          <Loaded {...shown} />
          <Mounted onMounted={setLoaded} sheet={sheet} />
        </Suspense>
      ),
      [shown],
    )
  })
}

/**
 * Tells that what stands beside it was taken over. In a page that was translated before, React puts a new element in its
 * place instead: a sheet that was open stays so.
 */
function Mounted({ onMounted, sheet }: { onMounted: (isMounted: true) => void; sheet: string }): null {
  const [isOpen] = useState(() => !import.meta.env.SSR && isClosed(sheet) === false)
  useEffect(() => {
    onMounted(true)
    repeatEarlyInputs()
    if (isOpen && isClosed(sheet)) document.getElementById(sheet)?.showPopover()
  }, [onMounted, sheet, isOpen])
  return null
}

/** Undefined where there is no such sheet. */
function isClosed(sheet: string): boolean | undefined {
  return document.getElementById(sheet)?.matches(':not(:popover-open)')
}
