import file from '../data/demo/profiles.json' with { type: 'json' }

/** Opening hours, reviews, texts and attributes of one kind of business. */
export interface Profile {
  /** Key of its sentences in texts.json. */
  readonly texts: string
  /** Weeks like '12345=0800-1200,1300-1700;6=0900-1200'; 1 is Monday. */
  readonly hours: readonly string[]
  readonly unknownHours: number
  /** Median of review counts above 0, deviation of their logarithm, share without reviews. */
  readonly reviews: readonly number[]
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

/** What a profile does not say. */
const USUAL: Profile = {
  texts: '',
  hours: [],
  unknownHours: 0.2,
  reviews: [10, 1, 0.2],
  stars: 4.4,
  about: [],
  website: 0.5,
  legal: 0,
  photos: 5,
  price: 0,
  mobile: 0.08,
  hotelStars: 0,
}

/** A profile of the file, perhaps like another one but for what it says itself. */
type Entry = Partial<Profile> & { readonly like?: string }

const ENTRIES: ReadonlyMap<string, Entry> = new Map(Object.entries<Entry>(file))

/** The profile with this name. Throws for an unknown name, which is a fault of the data file. */
export function profileNamed(name: string): Profile {
  const entry = ENTRIES.get(name)
  if (entry === undefined) throw new RangeError(`no profile "${name}"`)
  return { ...(entry.like === undefined ? USUAL : profileNamed(entry.like)), ...entry }
}
