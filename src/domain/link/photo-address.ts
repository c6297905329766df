import { DEMO_PICTURES, FORMER_DEMO_PICTURES } from '#domain/demo/picture-address.ts'

/**
 * Whether the address of a photo can be requested: photos of demo data are drawn by this program, and hosts under
 * '.example' do not exist (RFC 2606).
 */
export function isRealAddress(address: string): boolean {
  const url = URL.parse(address)
  if (url === null) return false
  const isDrawn = [DEMO_PICTURES, FORMER_DEMO_PICTURES].some(folder => url.pathname.startsWith(folder))
  return !isDrawn && !/(?:^|\.)example\.?$/.test(url.hostname)
}

/** Formats that every browser shows. */
export function isPhotoType(contentType: string): boolean {
  return /^\s*image\/(?:jpe?g|pjpeg|png|webp|avif|gif)\b/i.test(contentType)
}

/** Whether a content type is a text or a page, so no picture. */
export function isTextType(contentType: string): boolean {
  return /^\s*(?:text\/|application\/(?:json|xhtml\+xml|xml|problem\+json)\b)/i.test(contentType)
}
