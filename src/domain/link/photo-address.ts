/**
 * Whether a photo's address can be asked at all: those of the demonstration are drawn by this program, and hosts below
 * '.example' exist nowhere (RFC 2606).
 */
export function isRealAddress(address: string): boolean {
  const url = URL.parse(address)
  if (url === null) return false
  return !url.pathname.startsWith('/vorfuehrung/') && !/(?:^|\.)example\.?$/.test(url.hostname)
}

/** Formats that every browser shows. */
export function isPhotoType(contentType: string): boolean {
  return /^\s*image\/(?:jpe?g|pjpeg|png|webp|avif|gif)\b/i.test(contentType)
}

/** Whether a content type is that of a text or a page: no picture, whatever its address promises. */
export function isTextType(contentType: string): boolean {
  return /^\s*(?:text\/|application\/(?:json|xhtml\+xml|xml|problem\+json)\b)/i.test(contentType)
}
