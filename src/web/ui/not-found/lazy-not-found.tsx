import { type ReactNode, use } from 'react'
import type { NotFoundProps } from '#web/ui/not-found/not-found.tsx'

type Module = typeof import('#web/ui/not-found/not-found.tsx')

let loaded: Module | undefined
let loading: Promise<Module> | undefined

/** Loads the not-found view: before rendering on the server, before hydrating a page that is one, else when needed. */
export function loadNotFoundView(): Promise<Module> {
  loading ??= import('#web/ui/not-found/not-found.tsx').then(module => {
    loaded = module
    return module
  })
  return loading
}

/** The not-found view, whose code most visitors never need. */
export function LazyNotFound(props: NotFoundProps): ReactNode {
  const { NotFound } = loaded ?? use(loadNotFoundView())
  return <NotFound {...props} />
}
