import type { Business } from '#domain/business/business.ts'
import { isFaultless, stateAfter } from '#domain/link/link-check.ts'
import { sharedPicture } from '#domain/link/page-facts.ts'
import { isRealAddress } from '#domain/link/photo-address.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import type { HttpRequester } from '#gateways/http/http-clients.ts'
import { isFailure } from '#gateways/http/http-exchange.ts'
import { htmlOf, linkCheckOf } from '#services/links/check-link.ts'
import { siteSettings } from '#services/settings/site-settings.ts'
import { type CheckedLink, statesOf } from '#store/links/link-checks.ts'
import { picturesOf } from '#store/pictures/pictures.ts'
import type { StoreDeps } from '#store/store.ts'
import { checkPhoto } from './check-photo.ts'

/** The result of checking a business's photos. */
export interface BusinessPhotoChecks {
  /** How many were requested. */
  readonly checked: number
  readonly dead: ReadonlySet<string>
  /** What has to be stored about them: faults, and that a former fault is gone. */
  readonly links: readonly CheckedLink[]
  /** A photo found on the website `foundAt`. */
  readonly found: string | undefined
  readonly foundAt: string | null
}

/**
 * Requests every photo of a business, and looks for another one when none is left. A photo is dead when its server says
 * that there is none, or after failures on as many days as a website (link-check.ts).
 * Throws the signal's reason.
 */
export async function checkBusinessPhotos(
  { store, http, now }: StoreDeps & { readonly http: HttpRequester },
  business: Business,
  signal: AbortSignal,
): Promise<BusinessPhotoChecks> {
  const asked = business.photos.filter(isRealAddress)
  const known = asked.length === 0 ? new Map<string, never>() : await statesOf(store.db, asked)
  const dead = new Set<string>()
  const links: CheckedLink[] = []
  for (const url of asked) {
    const { isGone, isPhoto: _, ...check } = await checkPhoto(http, url, signal)
    const day = berlinDate(now())
    if (isGone || stateAfter(known.get(url), check, day).isInvalid) dead.add(url)
    // Millions of working photos need no row each.
    if (!isFaultless(check) || known.has(url)) links.push({ url, check, checkedAt: now(), day })
  }
  const isBare = business.photos.every(photo => dead.has(photo))
  const found = isBare ? await photoFor({ store, http }, business, signal) : undefined
  return { checked: asked.length, dead, links, found, foundAt: business.website }
}

/** Pages name their picture in their head. */
const PAGE_BYTES = 256 * 1024

/**
 * The picture that a business's own website names for sharing, when it is a photo that can be loaded. A page that is
 * parked, or now belongs to another site, shows somebody else's.
 * @returns undefined without one
 * Throws the signal's reason.
 */
export async function findPhoto(
  http: HttpRequester,
  website: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const accept = 'text/html,application/xhtml+xml'
  const page = await http.request({ url: website, accept, maxBytes: PAGE_BYTES, mayCut: true, signal })
  if (isFailure(page) || linkCheckOf(website, page).outcome !== 'ok') return undefined
  const picture = sharedPicture(htmlOf(page))
  if (picture === undefined || !isRealAddress(picture)) return undefined
  return (await checkPhoto(http, picture, signal)).isPhoto ? picture : undefined
}

async function photoFor(
  { store, http }: Pick<StoreDeps, 'store'> & { readonly http: HttpRequester },
  { id, website, fieldSources }: Business,
  signal: AbortSignal,
): Promise<string | undefined> {
  // Locked photos stay as they are.
  if (website === null || !isRealAddress(website) || fieldSources.photos?.isLocked === true) return undefined
  // Uploaded pictures are better than a stranger's.
  if ((await picturesOf(store.db, id)).length > 0) return undefined
  if (!(await siteSettings(store)).showsPhotos) return undefined
  if ((await statesOf(store.db, [website])).get(website)?.isInvalid === true) return undefined
  return findPhoto(http, website, signal)
}
