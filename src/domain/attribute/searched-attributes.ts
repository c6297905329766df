import type { About } from '#domain/business/field-values.ts'
import type { AttributeSlug } from './attribute-slugs.ts'

/** An attribute that businesses are searched by. */
export interface SearchedAttribute {
  /** German attributes of ABOUT_GROUPS. A business needs one of them. */
  readonly anyOf: readonly string[]
  /** Slugs of categories that have it by what they are. */
  readonly categories?: readonly string[]
  /** Words that say it in a search, in German, English and Turkish. '*' stands for the endings of a German adjective. */
  readonly words?: string
  /** Words of which names and trades are made, too: for certain they say it only after 'mit'. */
  readonly weakWords?: string
}

/**
 * What the attributes of a search are made of, and the words for them. Emergency services are offered, but not read from
 * a text: most of those who have one say so in their name or description only, and the word finds them all.
 * 'Nur Frauen' is none: of exports, the only attributes about sex say who owns a place or who goes there, which are not
 * kept (attributes.ts). Offers for women say so in their name, category or description, which are searched.
 */
export const SEARCHED_ATTRIBUTES: Readonly<Record<AttributeSlug, SearchedAttribute>> = {
  terrasse: {
    anyOf: ['Außenbereich', 'Dachterrasse', 'Biergarten'],
    categories: ['biergarten'],
    words:
      'außenbereich, außenbestuhlung, außenplätze, sonnenterrasse, draußen sitzen, zum draußen sitzen, draußen essen, ' +
      'plätze draußen, outdoor seating, outside seating, teraslı, terası olan, açık hava oturma',
    weakWords: 'terrasse, dachterrasse, terrace, patio, teras',
  },
  lieferung: {
    anyOf: ['Lieferung', 'Kontaktlose Lieferung', 'Lieferung am selben Tag'],
    categories: [
      'pizza-lieferdienst',
      'essenslieferdienst',
      'sushi-lieferdienst',
      'restaurant-mit-lieferdienst',
    ],
    words:
      'liefert, liefern lassen, die liefern, der liefert, die liefert, das liefert, nach hause liefern, that delivers, home delivery, ' +
      'paket servisi olan, paket servis yapan, eve servis yapan, eve teslimat',
    weakWords: 'lieferservice, lieferdienst, lieferung, bringdienst, delivery, paket servis, eve servis',
  },
  'zum-mitnehmen': {
    anyOf: ['Zum Mitnehmen'],
    words: 'zum mitnehmen, essen zum mitnehmen, außer haus, gel al, al götür',
    weakWords: 'take away, takeaway, takeout, take out',
  },
  'drive-in': {
    anyOf: ['Drive-in'],
    words: 'mit autoschalter, drive through, drive thru, arabaya servis',
    weakWords: 'autoschalter, drive in',
  },
  abholung: {
    anyOf: ['Abholung vor dem Geschäft', 'Abholung im Geschäft'],
    words:
      'zum abholen, abholung möglich, click collect, click and collect, in store pickup, mağazadan teslim',
    weakWords: 'abholung, selbstabholung',
  },
  reservierung: {
    anyOf: [
      'Reservierung möglich',
      'Reservierung erforderlich',
      'Reservierung empfohlen',
      'Reservierung zum Abendessen empfohlen',
      'Reservierung zum Mittagessen empfohlen',
      'Reservierung zum Brunch empfohlen',
    ],
    words:
      'reservierung möglich, tisch reservieren, zum reservieren, takes reservations, accepts reservations, ' +
      'rezervasyonlu, rezervasyon yapılan',
    weakWords: 'reservierung, reservations, rezervasyon',
  },
  termine: {
    anyOf: ['Termin erforderlich', 'Termin empfohlen', 'Online-Termine'],
    words: 'mit termin, nach terminvereinbarung, terminvereinbarung, by appointment, randevulu, randevu ile',
  },
  'online-termine': {
    anyOf: ['Online-Termine'],
    words:
      'online termin, online termine, onlinetermin, onlinetermine, termin online buchen, online buchbar, ' +
      'online terminvergabe, online terminbuchung, online appointment, online appointments, online booking, ' +
      'online randevu',
  },
  notdienst: { anyOf: ['Notdienst'] },
  reparatur: { anyOf: ['Reparaturservice'], weakWords: 'reparaturservice' },
  montage: {
    anyOf: ['Montage'],
    words: 'mit montage, with installation, montaj dahil',
    weakWords: 'montageservice',
  },
  'neue-patienten': {
    anyOf: ['Nimmt neue Patienten auf'],
    words:
      'neue patienten, nimmt neue patienten, nimmt neue patienten auf, nimmt neue patienten an, nimmt patienten auf, ' +
      'der neue patienten aufnimmt, der neue patienten nimmt, mit aufnahme neuer patienten, accepting new patients, ' +
      'accepts new patients, new patients, yeni hasta kabul eden',
  },
  barrierefrei: {
    anyOf: ['Rollstuhlgerechter Eingang'],
    words:
      'barrierefrei*, behindertengerecht*, rollstuhlgerecht*, rollstuhlgeeignet*, rollstuhlfreundlich*, ' +
      'rollstuhltauglich*, barrierearm*, stufenlos*, ohne stufen, für rollstuhlfahrer, mit rollstuhl, mit dem rollstuhl, ' +
      'barrierefreier eingang, rollstuhlgerechter eingang, wheelchair accessible, wheelchair friendly, wheelchair access, ' +
      'handicap accessible, barrier free, step free, engelli erişimine uygun, engellilere uygun, engelli dostu, ' +
      'tekerlekli sandalyeye uygun, tekerlekli sandalye erişimi olan',
  },
  'barrierefreies-wc': {
    anyOf: ['Rollstuhlgerechtes WC'],
    words:
      'barrierefreies wc, barrierefreie toilette, rollstuhlgerechtes wc, rollstuhlgerechte toilette, behinderten wc, ' +
      'behindertentoilette, accessible toilet, accessible restroom, wheelchair accessible toilet, engelli tuvaleti',
  },
  'barrierefreier-parkplatz': {
    anyOf: ['Rollstuhlgerechter Parkplatz'],
    words:
      'behindertenparkplatz, behindertenparkplätze, barrierefreier parkplatz, barrierefreie parkplätze, ' +
      'rollstuhlgerechter parkplatz, rollstuhlgerechte parkplätze, disabled parking, accessible parking, engelli otoparkı',
  },
  hoeranlage: {
    anyOf: ['Induktive Höranlage'],
    words: 'induktive höranlage, höranlage, induktionsschleife, hearing loop, işitme döngüsü',
  },
  gebaerdensprache: {
    anyOf: ['Gebärdensprache'],
    words: 'spricht gebärdensprache, in gebärdensprache, sign language, işaret dili bilen',
    weakWords: 'gebärdensprache',
  },
  parkplatz: {
    anyOf: [
      'Parkplatz vor Ort',
      'Kostenloser Parkplatz',
      'Kostenpflichtiger Parkplatz',
      'Kostenlose Parkplätze an der Straße',
      'Kostenpflichtige Parkplätze an der Straße',
      'Kostenloses Parkhaus',
      'Kostenpflichtiges Parkhaus',
      'Genügend Parkplätze',
      'Parkservice',
      'Rollstuhlgerechter Parkplatz',
    ],
    words:
      'parkmöglichkeit, parkmöglichkeiten, eigene parkplätze, eigenem parkplatz, parkplatz vor ort, ' +
      'parkplätze vor ort, parkplatz vor der tür, zum parken, on site parking, onsite parking, otoparklı, otoparkı olan',
    weakWords: 'parkplatz, parkplätze, parkplätzen, parking, car park, parkhaus, otopark, park yeri',
  },
  'kostenloser-parkplatz': {
    anyOf: ['Kostenloser Parkplatz', 'Kostenlose Parkplätze an der Straße', 'Kostenloses Parkhaus'],
    words:
      'kostenloser parkplatz, kostenlose parkplätze, kostenlosem parkplatz, kostenlosen parkplätzen, kostenlos parken, ' +
      'gratis parken, gratis parkplatz, free parking, ücretsiz otopark, ücretsiz otoparklı',
  },
  ladestation: {
    anyOf: ['Ladestation für E-Autos'],
    words: 'mit e ladestation, ev charging, elektrikli araç şarjı olan',
    weakWords: 'ladestation, ladesäule, wallbox, charging station, şarj istasyonu',
  },
  fahrradparkplatz: {
    anyOf: ['Fahrradparkplätze'],
    words:
      'fahrradparkplatz, fahrradparkplätze, fahrradstellplatz, fahrradstellplätze, bike parking, bicycle parking',
  },
  kartenzahlung: {
    anyOf: [
      'Kreditkarten',
      'Debitkarten',
      'Mobile Zahlungen per NFC',
      'Google Pay',
      'Apple Pay',
      'American Express',
      'Mastercard',
      'VISA',
    ],
    words:
      'kartenzahlung, kartenzahlung möglich, mit karte, mit karte zahlen, mit karte bezahlen, mit ec karte, ec karte, ' +
      'ec zahlung, girocard, kartenzahlung akzeptiert, kreditkarte, kreditkarten, mit kreditkarte zahlen, ' +
      'akzeptiert kreditkarten, nimmt karte, bargeldlos*, card payment, card payments, pay by card, accepts cards, ' +
      'accepts credit cards, takes cards, credit card, credit cards, kartla ödeme, kart geçen, kredi kartı, ' +
      'kredi kartı geçen, kredi kartı kabul eden',
  },
  kontaktlos: {
    anyOf: ['Mobile Zahlungen per NFC', 'Google Pay', 'Apple Pay'],
    words:
      'kontaktlos zahlen, kontaktlos bezahlen, kontaktlose zahlung, kontaktloses bezahlen, mit handy zahlen, ' +
      'mit handy bezahlen, apple pay, google pay, contactless payment, temassız ödeme',
  },
  gutscheine: {
    anyOf: ['Geschenkgutscheine'],
    words: 'mit gutscheinen, geschenkgutschein, geschenkgutscheine, gift card, gift cards, hediye kartı',
    weakWords: 'gutschein, gutscheine',
  },
  wlan: {
    anyOf: ['WLAN', 'Kostenloses WLAN'],
    words:
      'wlan, w lan, wi fi, wifi, kostenloses wlan, kostenlosem wlan, freies wlan, gratis wlan, free wifi, free wi fi, ' +
      'ücretsiz wifi, wifi olan, kablosuz internet',
  },
  wc: {
    anyOf: ['WC'],
    words: 'mit wc, mit toilette, kundentoilette, customer toilet, tuvaleti olan',
  },
  klimaanlage: {
    anyOf: ['Klimaanlage'],
    words: 'klimatisiert*, air conditioned, klimalı',
    weakWords: 'klimaanlage, air conditioning',
  },
  aufzug: {
    anyOf: ['Aufzug', 'Rollstuhlgerechter Aufzug'],
    words: 'asansörlü, asansörü olan',
    weakWords: 'aufzug, fahrstuhl, elevator',
  },
  schwimmbad: {
    anyOf: ['Schwimmbad'],
    words: 'with a pool, havuzlu, havuzu olan',
    weakWords: 'pool, swimmingpool, swimming pool, hallenbad, schwimmbad',
  },
  sauna: { anyOf: ['Sauna'], words: 'saunalı, saunası olan', weakWords: 'sauna' },
  wellness: {
    anyOf: ['Spa', 'Whirlpool', 'Sauna'],
    words: 'wellnessbereich, spa bereich',
    weakWords: 'whirlpool, hot tub, spa, wellness',
  },
  fitnessraum: { anyOf: ['Fitnessraum'], words: 'fitnessraum, fitnessbereich' },
  flughafentransfer: {
    anyOf: ['Flughafentransfer'],
    words: 'mit flughafentransfer, with airport shuttle',
    weakWords: 'flughafentransfer, flughafenshuttle, airport shuttle',
  },
  rauchfrei: {
    anyOf: ['Rauchfrei'],
    words: 'rauchfrei*, für nichtraucher, smoke free, sigara içilmeyen',
    weakWords: 'nichtraucher, non smoking',
  },
  kinderfreundlich: {
    anyOf: [
      'Für Kinder geeignet',
      'Gut für Kindergeburtstage',
      'Kindermenü',
      'Kinderhochstühle',
      'Aktivitäten für Kinder',
      'Wanderwege für Kinder',
    ],
    words:
      'kinderfreundlich*, familienfreundlich*, für kinder geeignet, kindgerecht*, mit kindern, mit kind, mit hochstuhl, ' +
      'mit hochstühlen, mit kindermenü, kid friendly, kids friendly, child friendly, family friendly, good for kids, ' +
      'çocuk dostu, çocuklara uygun, aileye uygun',
  },
  kinderbetreuung: {
    anyOf: ['Kinderbetreuung'],
    words: 'with child care, with childcare, çocuk bakımı olan',
    weakWords: 'kinderbetreuung',
  },
  spielplatz: {
    anyOf: ['Spielplatz'],
    words: 'spielecke, kinderspielecke, with play area, oyun alanı olan',
    weakWords: 'spielplatz, playground',
  },
  wickeltisch: {
    anyOf: ['Wickeltisch'],
    words: 'wickeltisch, wickelraum, wickelmöglichkeit, changing table, bebek bakım masası',
  },
  hundefreundlich: {
    anyOf: ['Hunde erlaubt', 'Hunde drinnen erlaubt', 'Hunde draußen erlaubt', 'Haustiere erlaubt'],
    words:
      'hundefreundlich*, hunde erlaubt, hund erlaubt, hunde willkommen, mit hund, mit hunden, dog friendly, ' +
      'dogs allowed, dogs welcome, köpek dostu, köpek kabul eden, köpeklere açık',
  },
  haustiere: {
    anyOf: ['Haustiere erlaubt'],
    words:
      'haustiere erlaubt, haustierfreundlich*, tierfreundlich*, mit haustier, mit haustieren, haustiere willkommen, ' +
      'pet friendly, pets allowed, evcil hayvan dostu, evcil hayvan kabul eden, hayvan dostu',
  },
  vegetarisch: {
    anyOf: ['Vegetarische Gerichte', 'Vegane Gerichte'],
    categories: ['vegetarisches-restaurant', 'veganes-restaurant', 'veganes-cafe'],
    words: 'vegetarisch*, vegetarisch essen, für vegetarier, vegetarian, veggie, vejetaryen',
  },
  vegan: {
    anyOf: ['Vegane Gerichte'],
    categories: ['veganes-restaurant', 'veganes-cafe'],
    words: 'vegan*, vegan essen, für veganer, vegan food',
  },
  glutenfrei: {
    anyOf: ['Glutenfreie Gerichte'],
    words: 'glutenfrei*, glutenfrei essen, gluten free, glutensiz',
  },
  halal: { anyOf: ['Halal-Gerichte'], words: 'halal essen, halal food, helal', weakWords: 'halal' },
  koscher: { anyOf: ['Koschere Gerichte'], words: 'koscher*, koscher essen, kosher, koşer' },
  bio: {
    anyOf: ['Bio-Gerichte', 'Bioprodukte'],
    categories: ['bio-restaurant', 'bio-baeckerei'],
    words: 'mit bio produkten, bioprodukte, bio essen, bio gerichte, organic food, organik ürünler',
  },
  fruehstueck: {
    anyOf: ['Frühstück'],
    categories: ['fruehstueckslokal', 'fruehstueckspension'],
    words: 'zum frühstücken, frühstück gehen, kahvaltı veren',
    weakWords: 'frühstück, frühstücken, breakfast, kahvaltı, kahvaltılı',
  },
  brunch: {
    anyOf: ['Brunch'],
    categories: ['brunchrestaurant'],
    words: 'zum brunchen',
    weakWords: 'brunch, brunchen',
  },
  mittagessen: {
    anyOf: ['Mittagessen'],
    categories: ['mittagsrestaurant'],
    words: 'zum mittagessen, öğle yemeği veren',
    weakWords: 'mittagstisch, mittagessen, lunch, öğle yemeği',
  },
  catering: { anyOf: ['Catering'], categories: ['catering-service'] },
  livemusik: {
    anyOf: ['Livemusik', 'Live-Auftritte'],
    categories: ['livemusik-bar', 'jazzclub'],
    words: 'canlı müzikli, canlı müzik olan',
    weakWords: 'livemusik, live musik, live music, canlı müzik',
  },
  sportuebertragung: {
    anyOf: ['Sport-Übertragungen'],
    categories: ['sportsbar'],
    words:
      'sportübertragung, sportübertragungen, fußball live, fußball gucken, fußball schauen, mit fußballübertragung, ' +
      'live sports, maç yayını',
  },
  kamin: {
    anyOf: ['Kamin'],
    words: 'mit kamin, mit offenem kamin, with fireplace, with a fireplace, şömineli',
  },
  duschen: { anyOf: ['Duschen'], words: 'mit dusche, mit duschen, with showers, duşlu' },
  gebrauchtwaren: { anyOf: ['Gebrauchtwaren'] },
}

/** The attributes that a business has by its `about` or by its categories. @param categories their slugs */
export function attributesOf(about: About, categories: readonly string[]): readonly AttributeSlug[] {
  const found = new Set<AttributeSlug>()
  for (const group of Object.values(about)) {
    for (const [name, value] of Object.entries(group))
      if (value !== false) for (const slug of BY_ATTRIBUTE.get(name) ?? []) found.add(slug)
  }
  for (const category of categories) for (const slug of BY_CATEGORY.get(category) ?? []) found.add(slug)
  return [...found]
}

const BY_ATTRIBUTE = bySource(({ anyOf }) => anyOf)
const BY_CATEGORY = bySource(({ categories = [] }) => categories)

/** The attributes that each source leads to. */
function bySource(
  sourcesOf: (attribute: SearchedAttribute) => readonly string[],
): ReadonlyMap<string, readonly AttributeSlug[]> {
  const found = new Map<string, AttributeSlug[]>()
  for (const [slug, attribute] of Object.entries(SEARCHED_ATTRIBUTES) as [
    AttributeSlug,
    SearchedAttribute,
  ][]) {
    for (const source of sourcesOf(attribute)) found.set(source, [...(found.get(source) ?? []), slug])
  }
  return found
}
