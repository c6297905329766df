import type { AttributeSlug } from '#domain/attribute/attribute-slugs.ts'
import { ABOUT_GROUPS, type AttributeGroupName, type AttributeName } from '#domain/attribute/attributes.ts'

export interface AttributeMessages {
  /** What searches are narrowed by. */
  readonly searched: Readonly<Record<AttributeSlug, string>>
  /** The groups and attributes of businesses, by the German names that are stored. */
  readonly groups: Readonly<Record<AttributeGroupName, string>>
  readonly names: Readonly<Record<AttributeName, string>>
  /** @param clock '16:00' */
  readonly clock: (clock: string) => string
  /** The category of a hotel, 1 to 5. */
  readonly stars: (stars: number) => string
}

/** What businesses have and offer, in German. */
export const messages: AttributeMessages = {
  searched: {
    terrasse: 'Terrasse oder Außenbereich',
    lieferung: 'Lieferung',
    'zum-mitnehmen': 'Zum Mitnehmen',
    'drive-in': 'Drive-in',
    abholung: 'Abholung',
    reservierung: 'Reservierung',
    termine: 'Termine',
    'online-termine': 'Online-Termine',
    notdienst: 'Notdienst',
    reparatur: 'Reparatur',
    montage: 'Montage',
    'neue-patienten': 'Nimmt neue Patienten auf',
    barrierefrei: 'Rollstuhlgerechter Eingang',
    'barrierefreies-wc': 'Rollstuhlgerechtes WC',
    'barrierefreier-parkplatz': 'Rollstuhlgerechter Parkplatz',
    hoeranlage: 'Induktive Höranlage',
    gebaerdensprache: 'Gebärdensprache',
    parkplatz: 'Parkplatz',
    'kostenloser-parkplatz': 'Kostenloser Parkplatz',
    ladestation: 'Ladestation für E-Autos',
    fahrradparkplatz: 'Fahrradparkplatz',
    kartenzahlung: 'Kartenzahlung',
    kontaktlos: 'Kontaktlos zahlen',
    gutscheine: 'Geschenkgutscheine',
    wlan: 'WLAN',
    wc: 'WC',
    klimaanlage: 'Klimaanlage',
    aufzug: 'Aufzug',
    schwimmbad: 'Schwimmbad',
    sauna: 'Sauna',
    wellness: 'Wellness',
    fitnessraum: 'Fitnessraum',
    flughafentransfer: 'Flughafentransfer',
    rauchfrei: 'Rauchfrei',
    kinderfreundlich: 'Kinderfreundlich',
    kinderbetreuung: 'Kinderbetreuung',
    spielplatz: 'Spielplatz',
    wickeltisch: 'Wickeltisch',
    hundefreundlich: 'Hunde erlaubt',
    haustiere: 'Haustiere erlaubt',
    vegetarisch: 'Vegetarisch',
    vegan: 'Vegan',
    glutenfrei: 'Glutenfrei',
    halal: 'Halal',
    koscher: 'Koscher',
    bio: 'Bio',
    fruehstueck: 'Frühstück',
    brunch: 'Brunch',
    mittagessen: 'Mittagessen',
    catering: 'Catering',
    livemusik: 'Livemusik',
    sportuebertragung: 'Sport-Übertragungen',
    kamin: 'Kamin',
    duschen: 'Duschen',
    gebrauchtwaren: 'Gebrauchtwaren',
  },
  groups: asStored<AttributeGroupName>(ABOUT_GROUPS.map(({ name }) => name)),
  names: asStored<AttributeName>(ABOUT_GROUPS.flatMap(({ attributes }) => Object.keys(attributes))),
  clock: clock => `${clock} Uhr`,
  stars: stars => (stars === 1 ? '1 Stern' : `${stars} Sterne`),
}

function asStored<Name extends string>(names: readonly string[]): Readonly<Record<Name, string>> {
  return Object.fromEntries(names.map(name => [name, name])) as Record<Name, string>
}
