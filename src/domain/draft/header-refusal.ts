/** Why the rows of a file cannot be businesses. */
export type HeaderRefusal =
  /** Houses for sale, as Outscraper exports them from Zillow. */
  | 'zillow'
  /** One row per review, not per place. */
  | 'reviews'
  /** Names of people, not of businesses. */
  | 'people'
  /** The first row of the sheet is empty. */
  | 'empty'
  /** No column for the name of a business. */
  | 'no-name-column'
  /** A name, but no address, phone number, position or id. */
  | 'no-place-column'

/**
 * Recognises other kinds of exports by columns that only they have.
 * @param keys all header names as `headerKey` writes them
 */
export function otherKindOf(keys: ReadonlySet<string>): 'zillow' | 'reviews' | undefined {
  if (countOf(keys, REVIEW_KEYS) >= 2) return 'reviews'
  const isPlaces = keys.has('placeid') || keys.has('googleid')
  return !isPlaces && (keys.has('zpid') || countOf(keys, HOUSE_KEYS) >= 3) ? 'zillow' : undefined
}

function countOf(keys: ReadonlySet<string>, signs: readonly string[]): number {
  return signs.filter(sign => keys.has(sign)).length
}

/** Outscraper ('review_text', 'author_title' …) and Apify ('reviewerId', 'publishedAtDate' …). */
const REVIEW_KEYS = [
  ...['reviewtext', 'reviewrating', 'reviewid', 'reviewtimestamp', 'reviewdatetimeutc', 'reviewlikes'],
  ...['authortitle', 'authorid', 'authorlink', 'authorimage', 'owneranswer', 'reviewimgurls'],
  ...['reviewerid', 'reviewername', 'reviewerurl', 'reviewurl', 'publishedatdate', 'responsefromownertext'],
]

const HOUSE_KEYS = [
  ...[
    'zestimate',
    'rentzestimate',
    'homestatus',
    'hometype',
    'bedrooms',
    'beds',
    'bathrooms',
    'baths',
    'livingarea',
  ],
  ...[
    'lotsize',
    'lotareavalue',
    'yearbuilt',
    'mlsid',
    'daysonzillow',
    'propertytaxrate',
    'taxassessedvalue',
    'hdpurl',
  ],
]
