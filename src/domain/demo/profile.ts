import file from '../data/demo/profiles.json' with { type: 'json' }

/** How businesses of one kind keep hours, are reviewed and describe themselves. */
export interface Profile {
  /** Which sentences fit: key of texts.json. */
  readonly texts: string
  /** Weeks like '12345=0800-1200,1300-1700;6=0900-1200', Monday being 1. */
  readonly hours: readonly string[]
  readonly unknownHours: number
  /** Median of reviews where there are any, deviation of its logarithm, share without reviews. */
  readonly reviews: readonly [number, number, number]
  /** Usual mean of the ratings. */
  readonly stars: number
  /** 'Group/Attribute/probability' in Google's English words. */
  readonly about: readonly string[]
  readonly website: number
  /** Share of names with a legal form. */
  readonly legal: number
  /** Median of photos. */
  readonly photos: number
  readonly price: number
  /** Share of mobile numbers. */
  readonly mobile: number
  /** Share with hotel stars. */
  readonly hotelStars: number
}

interface Entry {
  readonly group: string
  readonly like?: string
  readonly hours?: readonly string[]
  readonly unknownHours?: number
  readonly reviews?: readonly number[]
  readonly stars?: number
  readonly about?: readonly string[]
  readonly website?: number
  readonly legal?: number
  readonly photos?: number
  readonly price?: number
  readonly mobile?: number
  readonly stars3?: number
}

const ENTRIES: ReadonlyMap<string, Entry> = new Map(Object.entries<Entry>(file))

/** The profile of this name; throws for an unknown one, which would be a fault of the data file. */
export function profileNamed(name: string): Profile {
  const entry = merged(name)
  const [median = 10, deviation = 1, none = 0.2] = entry.reviews ?? []
  return {
    texts: entry.group,
    hours: entry.hours ?? [],
    unknownHours: entry.unknownHours ?? 0.2,
    reviews: [median, deviation, none],
    stars: entry.stars ?? 4.4,
    about: entry.about ?? [],
    website: entry.website ?? 0.5,
    legal: entry.legal ?? 0,
    photos: entry.photos ?? 5,
    price: entry.price ?? 0,
    mobile: entry.mobile ?? 0.08,
    hotelStars: entry.stars3 ?? 0,
  }
}

function merged(name: string): Entry {
  const entry = ENTRIES.get(name)
  if (entry === undefined) throw new RangeError(`no profile "${name}"`)
  return entry.like === undefined ? entry : { ...merged(entry.like), ...entry }
}
