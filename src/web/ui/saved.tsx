import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import type { KeepButtonProps } from '#web/saved/saved-parts.tsx'

type Parts = typeof import('#web/saved/saved-parts.tsx')

const Loaded = createContext<Parts | null>(null)

/** Loads what saves businesses once the page stands: no first page waits for it, and without script it does nothing. */
export function SavedProvider({ children }: { children: ReactNode }) {
  const [parts, setParts] = useState<Parts | null>(null)
  useEffect(() => {
    import('#web/saved/saved-parts.tsx').then(setParts, () => {})
  }, [])
  return <Loaded value={parts}>{children}</Loaded>
}

/** Saves a business; until its code is there only its place is kept. */
export function Keep(props: KeepButtonProps) {
  const parts = use(Loaded)
  if (parts) return <parts.KeepButton {...props} />
  // In the corner of a picture nothing moves when the button comes.
  return props.label && <span className="btn ic ic-keep unseen needs-script">{props.label}</span>
}

/** The link to the saved businesses; later with how many they are. */
export function Saved() {
  const { saved } = usePage().messages.frame.nav
  const parts = use(Loaded)
  return parts ? (
    <parts.SavedLink label={saved} />
  ) : (
    <Link className="marks ic ic-keep" href={paths.saved()} aria-label={saved} />
  )
}
