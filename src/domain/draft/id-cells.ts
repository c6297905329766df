/** A Google place id, or undefined. */
export function parsePlaceId(text: string): string | undefined {
  return /^[A-Za-z0-9_-]{10,200}$/.test(text) ? text : undefined
}

/**
 * The place id in a link to Google Maps: `…!19sChIJ…`, `…placeid=ChIJ…`, `…query_place_id=ChIJ…`, `…q=place_id:ChIJ…`.
 */
export function placeIdInLink(link: string): string | undefined {
  const id = /(?:!19s|place_?id(?:=|:|%3A))([A-Za-z0-9_-]{10,200})/i.exec(link.slice(0, MAX_LINK_LENGTH))?.[1]
  return id?.startsWith('ChIJ') ? id : undefined
}

/** Characters of a link that are read. Links of Maps contain whole searches behind the id. */
const MAX_LINK_LENGTH = 4000

/** Google's feature id, `0x47a8…:0x1468…`, in lower case. */
export function parseGoogleId(text: string): string | undefined {
  return /^0x[0-9a-f]{1,16}:0x[0-9a-f]{1,16}$/i.test(text) ? text.toLowerCase() : undefined
}

/**
 * Google's customer id: decimal with up to 20 digits, therefore text.
 * @returns 'damaged' when a spreadsheet made it a number: '1.2E+19', or zeros after the 15th digit
 */
export function parseCid(text: string): string | 'damaged' | undefined {
  const digits = text.replace(/\.0$/, '')
  if (/^[1-9]\d{0,19}$/.test(digits)) return isRounded(digits) ? 'damaged' : digits
  return /^\d(?:[.,]\d+)?e\+?\d{1,2}$/i.test(text) ? 'damaged' : undefined
}

/** The customer id is the second half of the feature id. */
export function cidOfGoogleId(googleId: string): string | undefined {
  const cid = BigInt(googleId.slice(googleId.indexOf(':') + 1))
  return cid === 0n ? undefined : cid.toString()
}

/** Whether a spreadsheet's number is an exact cid, rounded. @param rounded as parseCid finds it damaged */
export function isRoundedFrom(cid: string, rounded: string): boolean {
  const [exact, number] = [Number(cid), Number(rounded.replace(',', '.'))]
  const digits = /^\d(?:[.,](\d+))?e/i.exec(rounded)?.[1]?.length
  const tolerance = digits === undefined ? 1e-14 : 0.51 * 10 ** -digits
  return Math.abs(exact - number) <= tolerance * 10 ** Math.floor(Math.log10(exact))
}

/** Digits that a floating-point number has exactly. Two zeros after them may be chance. */
const EXACT_DIGITS = 15

function isRounded(digits: string): boolean {
  return digits.length > EXACT_DIGITS + 2 && /^0+$/.test(digits.slice(EXACT_DIGITS))
}
