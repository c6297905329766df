import { useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import type { FavouriteButtonProps } from '#web/favourites/favourite-button.tsx'
import { LazyCode } from '#web/load-code.ts'
import { usePage } from '#web/page-context.ts'
import { favouritesHref } from '#web/routing/routes.ts'

/** The code of the button, loaded after hydration, so that no first page waits for it. */
const code = new LazyCode(() => import('#web/favourites/favourite-button.tsx'))

function useParts() {
  return useSyncExternalStore(
    subscribe,
    () => code.loaded,
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  let isSubscribed = true
  code.load().then(
    () => {
      if (isSubscribed) listener()
    },
    // Saving is missing then, and nothing else.
    () => {},
  )
  return () => {
    isSubscribed = false
  }
}

/** Saves a business; an empty box of the same size until its code is loaded. */
export function LazyFavouriteButton(props: FavouriteButtonProps) {
  const parts = useParts()
  if (parts) return <parts.FavouriteButton {...props} />
  // In the corner of a picture nothing moves when the button comes.
  return props.label && <span className="btn ic ic-keep unseen needs-script">{props.label}</span>
}

/** The link to the saved businesses; later with how many they are. */
export function LazyFavouritesLink() {
  const { saved } = usePage().messages.frame.nav
  const parts = useParts()
  return parts ? (
    <parts.FavouritesLink label={saved} />
  ) : (
    <Link className="favourites-link ic ic-keep" href={favouritesHref()} aria-label={saved} />
  )
}
