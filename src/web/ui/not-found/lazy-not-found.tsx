import { type ReactNode, use } from 'react'
import { LazyCode } from '#web/load-code.ts'
import type { NotFoundProps } from '#web/ui/not-found/not-found.tsx'

const view = new LazyCode(() => import('#web/ui/not-found/not-found.tsx'))

/** Loads the not-found view: before rendering on the server, before hydrating a page that is one, else when needed. */
export function loadNotFoundView(): Promise<unknown> {
  return view.load()
}

/** The not-found view, whose code most visitors never need. */
export function LazyNotFound(props: NotFoundProps): ReactNode {
  const { NotFound } = view.loaded ?? use(view.load())
  return <NotFound {...props} />
}
