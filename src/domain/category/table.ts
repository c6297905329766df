import { slugify } from '#domain/text/slug.ts'
import bildung from '../data/categories/bildung.json' with { type: 'json' }
import dienstleister from '../data/categories/dienstleister.json' with { type: 'json' }
import freizeitKultur from '../data/categories/freizeit-kultur.json' with { type: 'json' }
import gastronomie from '../data/categories/gastronomie.json' with { type: 'json' }
import gesundheit from '../data/categories/gesundheit.json' with { type: 'json' }
import handel from '../data/categories/handel.json' with { type: 'json' }
import handwerker from '../data/categories/handwerker.json' with { type: 'json' }
import immobilien from '../data/categories/immobilien.json' with { type: 'json' }
import kfzWerkstatt from '../data/categories/kfz-werkstatt.json' with { type: 'json' }
import landwirtschaft from '../data/categories/landwirtschaft.json' with { type: 'json' }
import religionVereine from '../data/categories/religion-vereine.json' with { type: 'json' }
import sonstiges from '../data/categories/sonstiges.json' with { type: 'json' }
import sport from '../data/categories/sport.json' with { type: 'json' }
import technischeDienste from '../data/categories/technische-dienste.json' with { type: 'json' }
import transport from '../data/categories/transport.json' with { type: 'json' }
import { type GroupSlug, groupBySlug } from './group.ts'

/** One real category of the table. */
export interface Category {
  /** Never a group's slug. */
  readonly slug: string
  /** As shown: 'Zahnarzt'. */
  readonly name: string
  readonly group: GroupSlug
  /** Google's English names, the shown one first. */
  readonly englishNames: readonly string[]
  /** Other German names of the same. */
  readonly aliases: readonly string[]
  /** schema.org type, e.g. 'Dentist'. */
  readonly schemaType: string
  /** German words people search it by. */
  readonly terms: readonly string[]
  /** As Turkish maps and directories word it, the shown one first, then what else people type for it. */
  readonly turkishNames: readonly string[]
}

/**
 * The table's files: one line per category, the most frequent first. data/categories/README.md says how to extend it.
 */
const LINES: Readonly<Record<GroupSlug, readonly string[]>> = {
  'kfz-werkstatt': kfzWerkstatt,
  handwerker,
  dienstleister,
  'technische-dienste': technischeDienste,
  handel,
  gastronomie,
  gesundheit,
  bildung,
  immobilien,
  transport,
  sport,
  'freizeit-kultur': freizeitKultur,
  'religion-vereine': religionVereine,
  landwirtschaft,
  sonstiges,
}

/** Every category of the table, by group, the most frequent of each group first. */
export const CATEGORIES: readonly Category[] = Object.entries(LINES).flatMap(([group, lines]) => {
  const slug = groupBySlug(group)?.slug
  return slug === undefined ? [] : lines.map(line => readLine(line, slug))
})

function readLine(line: string, group: GroupSlug): Category {
  const [title = '', english = '', aliases = '', schemaType = '', terms = '', turkish = ''] = line
    .split('|')
    .map(cell => cell.trim())
  const [name = '', slug] = title.split('=')
  return {
    slug: slug ?? slugify(name),
    name,
    group,
    englishNames: list(english),
    aliases: list(aliases),
    schemaType: schemaType || (groupBySlug(group)?.schemaType ?? 'LocalBusiness'),
    terms: list(terms),
    turkishNames: list(turkish),
  }
}

function list(cell: string): readonly string[] {
  return cell === '' ? [] : cell.split(';').map(item => item.trim())
}
