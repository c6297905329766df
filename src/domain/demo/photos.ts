import type { DemoCells } from './header.ts'
import { demoPhoto } from './picture-address.ts'
import type { Random } from './random.ts'
import { SCENE_PALETTES, type SceneName } from './scene.ts'
import type { Trade } from './trade.ts'

/** Numbers of drawings, of which each gives another one. */
const VARIANTS = 100_000
const WITHOUT_SHARE = 0.12
/** Share of businesses with a gallery, and how many pictures it has. */
const GALLERY_SHARE = 0.36
const [FEWEST, MOST] = [3, 9]

/** The drawings of one business, in one set of colours. Seen from outside, it is always the same building. */
export function pickPhotos(random: Random, trade: Trade): DemoCells {
  const told = Math.round(trade.profile.photos * Math.exp(random.normal() * 0.9))
  const first = random.below(VARIANTS) * SCENE_PALETTES + random.below(SCENE_PALETTES)
  if (random.chance(WITHOUT_SHARE)) return { photos_count: '0' }
  const drawn = random.chance(GALLERY_SHARE) ? FEWEST + random.below(MOST - FEWEST + 1) : 1
  const scenes = scenesOf(trade)
  const start = random.below(scenes.length)
  const shown = [...scenes.slice(start), ...scenes.slice(0, start)]
  while (shown.length < drawn) shown.push(random.pick(scenes.filter(scene => !OUTSIDE.has(scene))))
  return {
    photos_count: String(Math.max(told, drawn)),
    photo: shown
      .slice(0, drawn)
      .map((scene, index) => demoPhoto(`${scene}-${first + index * SCENE_PALETTES}.svg`))
      .join(' '),
  }
}

/** Of these there is one: a second drawing would be another building. */
const OUTSIDE: ReadonlySet<SceneName> = new Set(['church', 'hall', 'house', 'mosque', 'shop', 'station'])

/** What pictures of a trade show: at least one of the scenes may come repeatedly. */
function scenesOf({ category, profileName }: Trade): readonly SceneName[] {
  return BY_CATEGORY[category] ?? BY_PROFILE[profileName] ?? ['street', 'desk']
}

const WORKS: readonly SceneName[] = ['bench', 'house', 'street']
const TABLE: readonly SceneName[] = ['dining', 'terrace', 'shop']
const TREATMENT: readonly SceneName[] = ['practice', 'waiting', 'house']
const GROWING: readonly SceneName[] = ['beds', 'meadow', 'house']

const BY_PROFILE: Readonly<Record<string, readonly SceneName[]>> = {
  workshop: ['lift', 'bench', 'shop'],
  craft: WORKS,
  technical: WORKS,
  emergency: ['street', 'bench'],
  undertaker: ['street', 'desk', 'meadow'],
  taxi: ['street'],
  shop: ['shop', 'counter', 'street'],
  food: ['shop', 'counter'],
  bakery: ['cafe', 'shop'],
  supermarket: ['counter', 'shop', 'street'],
  kiosk: ['shop', 'counter', 'street'],
  restaurant: TABLE,
  inn: TABLE,
  italian: TABLE,
  gelateria: ['cafe', 'terrace', 'shop'],
  greek: TABLE,
  croatian: TABLE,
  asian: TABLE,
  vietnamese: TABLE,
  indian: TABLE,
  kebab: ['cafe', 'shop', 'street'],
  fastfood: ['cafe', 'shop', 'terrace'],
  cafe: ['cafe', 'terrace', 'shop'],
  bar: ['cafe', 'shop', 'street'],
  nightclub: ['shop', 'street'],
  arcade: ['shop', 'street'],
  hotel: ['house', 'room', 'dining'],
  holiday: ['house', 'room', 'meadow'],
  camping: ['camp', 'meadow'],
  office: ['desk', 'street'],
  institution: ['desk', 'hall', 'street'],
  salon: ['salon', 'shop'],
  doctor: TREATMENT,
  therapy: TREATMENT,
  hospital: ['practice', 'hall', 'street'],
  pharmacy: ['counter', 'shop'],
  care: ['house', 'practice', 'waiting'],
  school: ['desk', 'hall'],
  childcare: ['house', 'playroom', 'meadow'],
  course: ['desk', 'house'],
  kennel: ['meadow', 'house'],
  studio: ['gym', 'house'],
  gym: ['gym', 'shop'],
  club: ['field', 'gym', 'house'],
  public: ['hall', 'desk', 'street'],
  church: ['church', 'street'],
  mosque: ['mosque', 'street'],
  culture: ['hall', 'street'],
  cinema: ['hall', 'street'],
  theatre: ['hall', 'street'],
  allday: ['street', 'shop'],
  industry: ['street', 'bench', 'house'],
}

/** Trades whose pictures differ from the others of their profile. */
const BY_CATEGORY: Readonly<Record<string, readonly SceneName[]>> = {
  'Garten- und Landschaftsbauer': GROWING,
  Gärtner: GROWING,
  Baumpflege: ['meadow', 'house'],
  Gartencenter: GROWING,
  Blumenladen: ['shop', 'beds', 'counter'],
  Bauernhof: GROWING,
  Hofladen: ['counter', 'beds', 'house'],
  Weingut: GROWING,
  Massagestudio: ['practice', 'shop'],
  'Day Spa': ['practice', 'shop'],
  Sonnenstudio: ['practice', 'shop'],
  Tattoostudio: ['practice', 'shop'],
  Hundesalon: ['shop', 'counter'],
  Baumarkt: ['hall', 'bench', 'street'],
  Autohaus: ['lift', 'shop', 'street'],
  Gebrauchtwagenhändler: ['lift', 'street'],
  Motorradhändler: ['bench', 'shop'],
  Fahrschule: ['desk', 'street'],
  Fotograf: ['studio', 'street'],
  Reitschule: ['meadow', 'house'],
  Tanzschule: ['gym', 'house'],
  Kampfsportschule: ['gym', 'house'],
  Schwimmschule: ['pool', 'hall'],
  Schwimmbad: ['pool', 'hall'],
  Verein: ['street', 'hall'],
  Tankstelle: ['station', 'street'],
  'Ladestation für Elektrofahrzeuge': ['station', 'street'],
  Autowaschanlage: ['station', 'street'],
  Friedhof: ['meadow'],
  Sehenswürdigkeit: ['hall', 'meadow'],
  Biergarten: ['terrace', 'house'],
  Eventlocation: ['dining', 'hall'],
  'Catering-Service': ['dining', 'counter'],
}
