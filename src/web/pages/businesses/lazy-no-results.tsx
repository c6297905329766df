import { type ComponentProps, Suspense, use } from 'react'

type Module = typeof import('#web/pages/businesses/no-results.tsx')

let loaded: Module | undefined
let loading: Promise<Module> | undefined

function loadNoResults(): Promise<Module> {
  loading ??= import('#web/pages/businesses/no-results.tsx').then(module => {
    loaded = module
    return module
  })
  return loading
}

// Before rendering on the server, and before hydrating a page that shows it; else when it is needed.
if (import.meta.env.SSR || document.querySelector('.empty') !== null) await loadNoResults()

/** The view of a search without results, whose code most searches never need. */
export function LazyNoResults(props: ComponentProps<Module['NoResults']>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}

function Loaded(props: ComponentProps<Module['NoResults']>) {
  const { NoResults } = loaded ?? use(loadNoResults())
  return <NoResults {...props} />
}
