/** What a column of a spreadsheet can hold for us. Several columns may hold the same; the first with a value counts. */
export type Column =
  | 'name'
  | 'company'
  | 'title'
  | 'type'
  | 'category'
  | 'subtypes'
  | 'street'
  | 'houseNumber'
  | 'postalCode'
  | 'postalCodeAndCity'
  | 'city'
  | 'district'
  | 'state'
  | 'country'
  | 'countryCode'
  | 'fullAddress'
  | 'address'
  | 'completeAddress'
  | 'latitude'
  | 'longitude'
  | 'coordinates'
  | 'phone'
  | 'website'
  | 'rating'
  | 'reviewCount'
  | 'reviewsPerScore'
  | 'oneStar'
  | 'twoStars'
  | 'threeStars'
  | 'fourStars'
  | 'fiveStars'
  | 'reviewsLink'
  | 'mapsLink'
  | 'openingHours'
  | 'photo'
  | 'photosCount'
  | 'description'
  | 'about'
  | 'verified'
  | 'unclaimed'
  | 'price'
  | 'status'
  | 'closedPermanently'
  | 'closedTemporarily'
  | 'areaService'
  | 'placeId'
  | 'googleId'
  | 'cid'

/**
 * The column that a header name means, and how near to the best name for it the name is (0: the best).
 * @param key a header name as `headerKey` writes it
 */
export function columnOfKey(key: string): { readonly column: Column; readonly rank: number } | undefined {
  return COLUMNS.get(key)
}

/**
 * Header names by column, best first, as `headerKey` writes them: Outscraper of all generations, gosom, Apify, SerpApi,
 * our own CSV export, and what German and English lists call such things.
 */
const NAMES: Readonly<Record<Column, string>> = {
  name: 'name placename businessname storename titel bezeichnung namedesbetriebs namedesunternehmens',
  company:
    'firma firmenname firmierung unternehmen unternehmensname betrieb betriebsname geschaeft geschaeftsname company companyname organisation',
  title: 'title',
  type: 'type',
  category:
    'category categoryname kategorie hauptkategorie maincategory primarycategory branche gewerbe rubrik gewerk typ',
  subtypes:
    'subtypes categories types additionalcategories subcategories weiterekategorien unterkategorien kategorien',
  street:
    'street strasse strassehausnummer strasseundhausnummer strassenr strasseundnr strassehausnr strassenundhausnummer strassenname str streetaddress address1 addressline1 adresszeile1',
  houseNumber: 'hausnummer hausnr hsnr housenumber',
  postalCode: 'postalcode plz postleitzahl zip zipcode postcode',
  postalCodeAndCity: 'plzort plzundort plzstadt postleitzahlort postleitzahlundort',
  city: 'city ort stadt gemeinde wohnort town ortschaft stadtgemeinde municipality',
  district:
    'district borough county neighborhood neighbourhood ortsteil stadtteil stadtbezirk bezirk quarter',
  state: 'state usstate bundesland region statecode province',
  country: 'country land staat countryname',
  countryCode: 'countrycode laendercode landescode iso2 laenderkuerzel',
  fullAddress:
    'fulladdress formattedaddress vollstaendigeadresse gesamteadresse adressekomplett komplettadresse',
  address: 'address adresse anschrift',
  completeAddress: 'completeaddress',
  latitude: 'latitude lat locationlat gpscoordinateslatitude breitengrad breite geobreite',
  longitude: 'longitude lng lon long locationlng gpscoordinateslongitude laengengrad laenge geolaenge',
  coordinates: 'gpscoordinates location koordinaten coordinates',
  phone:
    'phone telefon tel telefonnummer telefonnr telnr rufnummer phonenumber telephone festnetz telefon1 phone1 phoneunformatted mobil handy mobiltelefon mobilnummer',
  website:
    'website site webseite homepage internet internetseite internetadresse web webadresse webseiteurl websiteurl url www',
  rating:
    'rating reviewrating totalscore bewertung durchschnittsbewertung googlebewertung sterne averagerating',
  reviewCount:
    'reviews reviewcount reviewscount anzahlbewertungen anzahlderbewertungen bewertungen bewertungsanzahl numberofreviews',
  reviewsPerScore: 'reviewsperscore reviewsperrating reviewsdistribution',
  oneStar: 'reviewsperscore1 reviewsdistributiononestar',
  twoStars: 'reviewsperscore2 reviewsdistributiontwostar',
  threeStars: 'reviewsperscore3 reviewsdistributionthreestar',
  fourStars: 'reviewsperscore4 reviewsdistributionfourstar',
  fiveStars: 'reviewsperscore5 reviewsdistributionfivestar',
  reviewsLink: 'reviewslink locationreviewslink',
  mapsLink: 'locationlink link googlemapslink googlemapsurl mapslink googlemaps',
  openingHours:
    'workinghours workinghourscsvcompatible workinghoursoldformat openhours openinghours operatinghours hours oeffnungszeiten oeffnungszeit geschaeftszeiten sprechzeiten',
  photo: 'photo photos imageurl imageurls images thumbnail bild bilder foto fotos image photourl bildurl',
  photosCount: 'photoscount imagescount anzahlfotos anzahlbilder',
  description: 'description descriptions beschreibung kurzbeschreibung firmenbeschreibung',
  about: 'about additionalinfo',
  verified: 'verified verifiziert',
  unclaimed: 'claimthisbusiness',
  price: 'range pricelevel price pricerange prices preisniveau preisklasse preiskategorie',
  status: 'businessstatus status',
  closedPermanently: 'permanentlyclosed',
  closedTemporarily: 'temporarilyclosed',
  areaService: 'areaservice servicearea einzugsgebiet',
  placeId: 'placeid googleplaceid googlemapsplaceid googleplacesid',
  googleId: 'googleid dataid fid featureid',
  cid: 'cid datacid googlecid ludocid',
}

const COLUMNS: ReadonlyMap<string, { readonly column: Column; readonly rank: number }> = new Map(
  Object.keys(NAMES).flatMap(name => {
    const column = name as Column
    return NAMES[column].split(' ').map((key, rank) => [key, { column, rank }] as const)
  }),
)
