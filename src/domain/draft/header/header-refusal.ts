/** Why the rows of a file cannot be businesses. */
export type HeaderRefusal =
  | OtherKind
  /** Names of people, not of businesses. */
  | 'people'
  /** The first row of the sheet is empty. */
  | 'empty'
  /** No column for the name of a business. */
  | 'no-name-column'
  /** A name, but no address, phone number, position or id. */
  | 'no-place-column'

/** Exports with something else than places, of the same tools and of shops. */
export type OtherKind =
  /** One row per review, not per place. */
  | 'reviews'
  /** One row per photo of a place. */
  | 'photos'
  /** Orders and invoices of a shop. */
  | 'orders'
  /** Goods of a shop. */
  | 'products'
  /** Results of a web search. */
  | 'search-results'
  /** E-mail addresses and profiles of domains. */
  | 'contacts'
  /** Houses for sale, as Outscraper exports them from Zillow. */
  | 'zillow'

/**
 * Recognises other kinds of exports by columns that only they have.
 * @param keys all header names as `headerKey` writes them
 */
export function otherKindOf(keys: ReadonlySet<string>): OtherKind | undefined {
  const isPlaces = keys.has('placeid') || keys.has('googleid')
  for (const { kind, isPossibleForPlaces, signs, needed } of KINDS) {
    if (isPlaces && !isPossibleForPlaces) continue
    if (signs.filter(sign => keys.has(sign)).length >= needed) return kind
  }
  return undefined
}

/**
 * The kind of a file that lacks what a business needs. E-mail addresses and profiles may stand in a list of businesses
 * too, so they tell nothing where there are addresses.
 */
export function likelyKindOf(keys: ReadonlySet<string>): OtherKind | undefined {
  return CONTACT_KEYS.filter(key => keys.has(key)).length >= 3 ? 'contacts' : undefined
}

/** Whether a refusal says what else a file has, so that its header was surely found. */
export function isOtherKind(reason: HeaderRefusal): boolean {
  return reason === 'people' || reason === 'contacts' || KINDS.some(({ kind }) => kind === reason)
}

interface KindSigns {
  readonly kind: OtherKind
  /** Such files have the ids of places too. */
  readonly isPossibleForPlaces: boolean
  readonly signs: readonly string[]
  /** How many of the signs are needed. */
  readonly needed: number
}

const words = (text: string): readonly string[] => text.split(' ')

const KINDS: readonly KindSigns[] = [
  {
    // Outscraper ('review_text', 'author_title' …), Apify ('reviewerId', 'publishedAtDate' …), German lists.
    kind: 'reviews',
    isPossibleForPlaces: true,
    signs: words(
      'reviewtext reviewrating reviewid reviewtimestamp reviewdatetimeutc reviewlikes authortitle authorid authorlink authorimage owneranswer reviewimgurls reviewerid reviewername reviewerurl reviewurl publishedatdate responsefromownertext rezensent rezensionstext bewertungstext',
    ),
    needed: 2,
  },
  {
    // Outscraper's photos of places, and Apify's pictures with their authors.
    kind: 'photos',
    isPossibleForPlaces: true,
    signs: words(
      'photoid photourl photourlbig originalphotourl phototagid phototags photodate photosourcename uploadedat',
    ),
    needed: 2,
  },
  { kind: 'zillow', isPossibleForPlaces: false, signs: ['zpid'], needed: 1 },
  {
    kind: 'zillow',
    isPossibleForPlaces: false,
    signs: words(
      'zestimate rentzestimate homestatus hometype bedrooms beds bathrooms baths livingarea lotsize lotareavalue yearbuilt mlsid daysonzillow propertytaxrate taxassessedvalue hdpurl',
    ),
    needed: 3,
  },
  {
    kind: 'orders',
    isPossibleForPlaces: false,
    signs: words(
      'orderid ordernumber orderdate orderstatus ordertotal invoicenumber invoiceid invoicedate financialstatus fulfillmentstatus paidat subtotal lineitemname lineitemquantity lineitemprice bestellnummer bestellnr bestelldatum bestellstatus auftragsnummer auftragsdatum rechnungsnummer rechnungsnr rechnungsdatum kundennummer artikelnummer einzelpreis gesamtpreis gesamtbetrag rechnungsbetrag menge',
    ),
    needed: 2,
  },
  {
    kind: 'products',
    isPossibleForPlaces: false,
    signs: words(
      'asin parentasin ean gtin sku artikelnummer artikelbezeichnung lagerbestand stock productid producturl producttitle availability brand listprice saleprice',
    ),
    needed: 2,
  },
  {
    kind: 'search-results',
    isPossibleForPlaces: false,
    signs: words('searchquery displayedlink snippet serp organicresults sitelinks resulttype displayedurl'),
    needed: 2,
  },
]

/** Outscraper's contacts of domains. */
const CONTACT_KEYS = words(
  'email email1 email2 email3 domain facebook instagram linkedin twitter sitetitle websitetitle',
)
