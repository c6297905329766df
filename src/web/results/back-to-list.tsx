import { useEffect, useSyncExternalStore } from 'react'
import { Link, useRouter } from 'wouter'
import { keepLastList, lastList, returnToList } from '#web/results/last-list.ts'
import { keepListBefore } from '#web/results/list-before.ts'
import { MAP_NOTE } from '#web/routing/map-note.ts'
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
  const list = useSyncExternalStore(noChanges, lastList, () => undefined)
  useEffect(keepLastList, [])
  const left = list?.path.startsWith(base) ? list.path.slice(base.length) || '/' : undefined
  return (
    <Link href={left ?? otherwise} state={{ [MAP_NOTE]: list?.map }} onClick={returnToList}>
      {left?.startsWith(routes.favourites.href()) ? favouritesLabel : label}
    </Link>
  )
}

/** Another list is remembered only where this link is not. */
function noChanges() {
  return () => {}
}
