import pictures from '../data/demo/pictures.json' with { type: 'json' }
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
const OUTSIDE: ReadonlySet<string> = new Set<SceneName>([
  'church',
  'hall',
  'house',
  'mosque',
  'shop',
  'station',
])

/** What pictures of a trade show, by trade, else by profile: at least one of the scenes may come repeatedly. */
const SCENES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(pictures))

function scenesOf({ category, profileName }: Trade): readonly string[] {
  return SCENES.get(category) ?? SCENES.get(profileName) ?? ['street', 'desk']
}
