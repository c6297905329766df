/** Words that are in lower case within a name. */
const SMALL = /^(?:am|an|auf|bei|beim|dem|den|der|die|im|in|ob|unter|und|vor|vorm|von|zu|zum|zur)$/i

const COUNTRY = /(?<![\s,])[\s,]+(?:deutschland|germany|almanya|allemagne|alemania|de)$/i
const LEADING_POSTAL_CODE = /^(?:d\s?-?\s?)?\d{5}(?:\s+|$)/i

/** The longest German place name has about 50 letters. */
const MAX_NAME_LENGTH = 80

/**
 * Cleans the name of a city from a cell: removes postal code, country, double blanks and punctuation around it; 'KÖLN'
 * and 'köln' become 'Köln', 'BAD NEUSTADT AN DER SAALE' becomes 'Bad Neustadt an der Saale'.
 */
export function tidyCityName(text: string): string {
  const name = text
    .normalize('NFC')
    .slice(0, MAX_NAME_LENGTH * 4)
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .replace(LEADING_POSTAL_CODE, '')
    .replace(COUNTRY, '')
    .replace(/^[\s,;/–-]+|(?<![\s,;/–-])[\s,;/–-]+$/g, '')
    .slice(0, MAX_NAME_LENGTH)
    .trim()
  if (!/\p{L}/u.test(name)) return ''
  return isUpperCase(name) || name === name.toLowerCase() ? inTitleCase(name) : name
}

function isUpperCase(name: string): boolean {
  return name.length > 3 && name === name.toUpperCase()
}

function inTitleCase(name: string): string {
  return name
    .toLowerCase()
    .replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word, index: number) =>
      index > 0 && SMALL.test(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1),
    )
}
