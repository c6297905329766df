import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { FavouriteButtonProps } from '#web/favourites/favourite-button.tsx'
import { usePage } from '#web/page-context.ts'
import { favouritesHref } from '#web/routing/routes.ts'

type Parts = typeof import('#web/favourites/favourite-button.tsx')

const Loaded = createContext<Parts | null>(null)

/** Loads the code of the button after hydration, so that no first page waits for it. */
export function FavouritesProvider({ children }: { children: ReactNode }) {
  const [parts, setParts] = useState<Parts | null>(null)
  useEffect(() => {
    import('#web/favourites/favourite-button.tsx').then(setParts, () => {})
  }, [])
  return <Loaded value={parts}>{children}</Loaded>
}

/** Saves a business; an empty box of the same size until its code is loaded. */
export function LazyFavouriteButton(props: FavouriteButtonProps) {
  const parts = use(Loaded)
  if (parts) return <parts.FavouriteButton {...props} />
  // In the corner of a picture nothing moves when the button comes.
  return props.label && <span className="btn ic ic-keep unseen needs-script">{props.label}</span>
}

/** The link to the saved businesses; later with how many they are. */
export function LazyFavouritesLink() {
  const { saved } = usePage().messages.frame.nav
  const parts = use(Loaded)
  return parts ? (
    <parts.FavouritesLink label={saved} />
  ) : (
    <Link className="favourites-link ic ic-keep" href={favouritesHref()} aria-label={saved} />
  )
}
