import { sharedPicture } from '#domain/link/page-facts.ts'
import { isRealAddress } from '#domain/link/photo-address.ts'
import { isFailure } from '#gateways/http/http-exchange.ts'
import { htmlOf, linkCheckOf } from '#services/links/check-link.ts'
import type { HttpRequester } from '#services/links/http-client.ts'
import { checkPhoto } from './check-photo.ts'

/** Pages name their picture in their head. */
const PAGE_BYTES = 256 * 1024

/**
 * The picture that a business's own website names for being shared, when it is a photo that can be had. A page that is
 * parked, or belongs to another site by now, shows somebody else's.
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
