import { useEffect, useSyncExternalStore } from 'react'
import { Link, useRouter } from 'wouter'
import { keepLastList, lastListPath, returnToList } from '#web/results/last-list.ts'
import { keepListBefore } from '#web/results/list-before.ts'
import { routes } from '#web/routing/routes.ts'

if (!import.meta.env.SSR) keepListBefore()

interface BackToListProps {
  /** Where nobody came from a list: without language prefix. */
  otherwise: string
  label: string
  /** For who comes from the saved businesses. */
  favouritesLabel: string
}

/** Leads back to the very list that the visitor left, as far down as it was. */
export function BackToList({ otherwise, label, favouritesLabel }: BackToListProps) {
  const { base } = useRouter()
  // What the server rendered comes first, also where the page is loaded again.
  const path = useSyncExternalStore(noChanges, lastListPath, () => undefined)
  useEffect(keepLastList, [])
  const left = path?.startsWith(base) ? path.slice(base.length) || '/' : undefined
  return (
    <Link href={left ?? otherwise} onClick={returnToList}>
      {left?.startsWith(routes.favourites.href()) ? favouritesLabel : label}
    </Link>
  )
}

/** Another list is remembered only where this link is not. */
function noChanges() {
  return () => {}
}
