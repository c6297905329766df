import file from '../data/demo/profiles.json' with { type: 'json' }

/** Opening hours, reviews, texts and attributes of one kind of business. */
export interface Profile {
  /** Key of its sentences in texts.json. */
  readonly texts: string
  /** Weeks like '12345=0800-1200,1300-1700;6=0900-1200'; 1 is Monday. */
  readonly hours: readonly string[]
  readonly unknownHours: number
  /** Median of review counts above 0, deviation of their logarithm, share without reviews. */
  readonly reviews: readonly [number, number, number]
  /** Usual rating. */
  readonly stars: number
  /** 'Group/Attribute/probability' with Google's English names. */
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

/** The profile with this name. Throws for an unknown name, which is a fault of the data file. */
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
