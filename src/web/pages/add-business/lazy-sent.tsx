import { type ReactNode, use } from 'react'
import type { ListingSent } from '#web/pages/add-business/listing-sent.tsx'

type Module = typeof import('#web/pages/add-business/later-steps.tsx')

let loaded: Module | undefined
let loading: Promise<Module> | undefined

/** Loads the success step: before rendering on the server, else when an address says that something was sent. */
export function loadSent(): Promise<Module> {
  loading ??= import('#web/pages/add-business/later-steps.tsx').then(module => {
    loaded = module
    return module
  })
  return loading
}

/** The success step of a listing that was sent without script. */
export function LazySent(props: Parameters<typeof ListingSent>[0]): ReactNode {
  const { ListingSent: Sent } = loaded ?? use(loadSent())
  return <Sent {...props} />
}
