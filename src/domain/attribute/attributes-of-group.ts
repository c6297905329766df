import type { GroupSlug } from '#domain/category/group.ts'
import type { AttributeSlug } from './attribute-slugs.ts'

const HELP_ON_SITE: readonly AttributeSlug[] = ['termine', 'online-termine', 'notdienst', 'kartenzahlung']
const VISIT: readonly AttributeSlug[] = ['barrierefrei', 'parkplatz', 'kartenzahlung', 'wc']

/** What matters to the visitors of a group's businesses, most important first. */
export const ATTRIBUTES_OF_GROUP: Readonly<Record<GroupSlug, readonly AttributeSlug[]>> = {
  gastronomie: [
    'terrasse',
    'lieferung',
    'vegetarisch',
    'vegan',
    'reservierung',
    'barrierefrei',
    'kartenzahlung',
    'hundefreundlich',
    'parkplatz',
    'kinderfreundlich',
    'wlan',
    'fruehstueck',
    'zum-mitnehmen',
  ],
  gesundheit: [
    'neue-patienten',
    'barrierefrei',
    'online-termine',
    'termine',
    'parkplatz',
    'aufzug',
    'barrierefreies-wc',
    'kartenzahlung',
  ],
  handel: [
    'lieferung',
    'abholung',
    'kartenzahlung',
    'parkplatz',
    'barrierefrei',
    'reparatur',
    'montage',
    'bio',
    'gutscheine',
  ],
  dienstleister: [
    'online-termine',
    'termine',
    'kartenzahlung',
    'barrierefrei',
    'parkplatz',
    'gutscheine',
    'wlan',
    'kinderfreundlich',
  ],
  'kfz-werkstatt': ['reparatur', 'notdienst', 'online-termine', 'termine', 'kartenzahlung', 'wc', 'wlan'],
  handwerker: [...HELP_ON_SITE, 'montage', 'reparatur', 'parkplatz'],
  'technische-dienste': [...HELP_ON_SITE, 'montage', 'reparatur', 'parkplatz'],
  bildung: ['barrierefrei', 'parkplatz', 'online-termine', 'wlan', 'wc', 'kinderfreundlich'],
  immobilien: ['online-termine', 'termine', 'barrierefrei', 'parkplatz'],
  transport: ['ladestation', 'kartenzahlung', 'barrierefrei', 'wc', 'parkplatz', 'lieferung'],
  sport: ['parkplatz', 'duschen', 'sauna', 'kinderbetreuung', 'barrierefrei', 'schwimmbad', 'wlan'],
  'freizeit-kultur': ['barrierefrei', 'kinderfreundlich', 'hundefreundlich', 'parkplatz', 'wc', 'livemusik'],
  'religion-vereine': VISIT,
  landwirtschaft: ['bio', 'lieferung', 'abholung', 'hundefreundlich', 'kartenzahlung', 'parkplatz'],
  sonstiges: VISIT,
}
