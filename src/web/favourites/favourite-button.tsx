import { Link } from 'wouter'
import { MAX_LISTED_IDS } from '#domain/business/listed-ids.ts'
import { removeFavourite } from '#web/favourites/favourite-ids.ts'
import { useAddFavourites, useFavourites } from '#web/favourites/use-favourites.ts'
import { usePage } from '#web/page-context.ts'
import { favouritesHref } from '#web/routing/routes.ts'

export interface FavouriteButtonProps {
  id: number
  /** The business's. */
  name: string
  /** Text beside the icon while it is not saved; unset: the icon only. */
  label?: string
}

/** Puts a business on the list of saved ones, or takes it off; an empty box of the same size until it is known what is saved. */
export function FavouriteButton({ id, name, label }: FavouriteButtonProps) {
  const { messages: site, formats } = usePage()
  const { favourite: messages } = site
  const addFavourites = useAddFavourites(messages.full(formats.counted(MAX_LISTED_IDS)))
  const saved = useFavourites()
  // In the corner of a picture nothing moves when the button comes.
  if (saved === null) return label && <span className="btn ic ic-keep unseen needs-script">{label}</span>
  const isSaved = saved.includes(id)
  const toggle = () => {
    if (isSaved) removeFavourite(id)
    else addFavourites([id])
  }
  const button = (
    <button
      type="button"
      className={label === undefined ? 'keep ic ic-keep' : 'btn ic ic-keep'}
      aria-pressed={isSaved}
      aria-label={
        label === undefined ? (isSaved ? messages.keptOne(name) : messages.keepOne(name)) : undefined
      }
      onClick={toggle}
    >
      {label !== undefined && isSaved ? messages.kept : label}
    </button>
  )
  return label === undefined ? <span className="keep-spot">{button}</span> : button
}

/** The link to the list in the head of every page, with how many are on it. */
export function FavouritesLink() {
  const { formats, messages } = usePage()
  const label = messages.frame.nav.saved
  const length = useFavourites()?.length ?? 0
  return (
    <Link
      className="favourites-link ic ic-keep"
      href={favouritesHref()}
      aria-label={length === 0 ? label : undefined}
    >
      {length > 0 && (
        <>
          <span className="vh">{`${label} `}</span>
          <span>{formats.count(length)}</span>
        </>
      )}
    </Link>
  )
}
