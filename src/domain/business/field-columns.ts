import type { BusinessField } from './business.ts'

/**
 * Names of the column of each field in spreadsheets, the best first, as headerKey writes them: of Outscraper in all
 * generations, gosom, Apify, SerpApi, our own export, and what German and English lists call it. Apart from the rules of
 * the fields (fields.ts), because the thread that reads a file needs nothing else of them.
 */
export const FIELD_COLUMNS: Readonly<Record<BusinessField, string>> = {
  placeId: 'placeid googleplaceid googlemapsplaceid googleplacesid',
  googleId: 'googleid dataid fid featureid',
  cid: 'cid datacid googlecid ludocid',
  name: 'name placename businessname storename titel bezeichnung namedesbetriebs namedesunternehmens names namen name1 namederfirma namedesgeschaefts namefirma firmaname businessnames shopname locationname standortname filialname praxis einrichtung institution anbieter',
  category:
    'category categoryname kategorie hauptkategorie maincategory primarycategory branche gewerbe rubrik gewerk typ',
  subtypes:
    'subtypes categories types additionalcategories subcategories weiterekategorien unterkategorien kategorien',
  street:
    'street strasse strassehausnummer strasseundhausnummer strassenr strasseundnr strassehausnr strassenundhausnummer strassenname str streetaddress address1 addressline1 adresszeile1 strassehnr strassehsnr strasseuhausnummer strasseunr anschriftstrasse',
  postalCode: 'postalcode plz postleitzahl zip zipcode postcode',
  city: 'city ort stadt gemeinde wohnort orte staedte cities town ortschaft stadtgemeinde municipality',
  district:
    'district borough county neighborhood neighbourhood ortsteil stadtteil stadtbezirk bezirk quarter',
  state: 'state usstate bundesland region statecode province',
  countryCode: 'countrycode laendercode landescode iso2 laenderkuerzel',
  fullAddress:
    'fulladdress formattedaddress vollstaendigeadresse gesamteadresse adressekomplett komplettadresse',
  latitude: 'latitude lat locationlat gpscoordinateslatitude breitengrad breite geobreite',
  longitude: 'longitude lng lon long locationlng gpscoordinateslongitude laengengrad laenge geolaenge',
  phone:
    'phone telefon tel telefonnummer telefonnr telnr rufnummer phonenumber telephone festnetz telefon1 phone1 phoneunformatted telefone fon tel1 rufnr telefonfestnetz telefonzentrale phonenumbers phones mobil handy mobiltelefon mobilnummer',
  website:
    'website site webseite homepage internet internetseite internetadresse web webadresse webseiteurl websiteurl url www webpage weblink internetauftritt onlineauftritt websites weburl',
  rating:
    'rating reviewrating totalscore bewertung durchschnittsbewertung googlebewertung sterne averagerating',
  reviewCount:
    'reviews reviewcount reviewscount anzahlbewertungen anzahlderbewertungen bewertungen bewertungsanzahl numberofreviews',
  reviewsPerScore: 'reviewsperscore reviewsperrating reviewsdistribution',
  reviewsLink: 'reviewslink locationreviewslink',
  openingHours:
    'workinghours workinghourscsvcompatible workinghoursoldformat openhours openinghours operatinghours hours oeffnungszeiten oeffnungszeit geschaeftszeiten sprechzeiten',
  photos: 'photo photos imageurl imageurls images thumbnail bild bilder foto fotos image photourl bildurl',
  photosCount: 'photoscount imagescount anzahlfotos anzahlbilder',
  description: 'description descriptions beschreibung kurzbeschreibung firmenbeschreibung',
  about: 'about additionalinfo',
  verified: 'verified verifiziert',
  priceLevel: 'range pricelevel price pricerange prices preisniveau preisklasse preiskategorie',
  status: 'businessstatus status',
  hasServiceArea: 'areaservice servicearea einzugsgebiet',
}
