import { STATES, type StateCode } from '#domain/place/state.ts'
import type { SearchQuery } from '#domain/search/search.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'

/** One kind of question: how each side is asked, and with which arguments in turn. */
export interface Kind {
  readonly name: string
  readonly args: readonly Question[]
  readonly ours: (index: DirectoryIndex, question: Question, now: number) => unknown
  /** What PostgreSQL is asked for the same page: the first entries, and how many there are in all. */
  readonly sql: readonly string[]
  readonly params: (question: Question) => unknown[]
}

/** Words, and where they are asked for. */
export interface Question {
  readonly text: string
  readonly city: string
  readonly state: StateCode
  readonly latitude: number
  readonly longitude: number
  readonly category: string
}

const MIX_ROUNDS = 200
const PAGE = { limit: 24, offset: 0 }
const search = (index: DirectoryIndex, query: Partial<SearchQuery>, now: number) =>
  index.search({ ...PAGE, ...query }, now)

const WORDS = `words @@ plainto_tsquery('german', $1)`
const BY_WORDS = page(WORDS, 'rank')

/** The first entries of a condition and its exact total, as the page of a result needs both. */
function page(where: string, order: string, limit = 24): string[] {
  return [
    `select id from business where ${where} order by ${order} limit ${limit}`,
    `select count(*) from business where ${where}`,
  ]
}

/** The kinds of SEARCH, each asked the way a visitor's page asks: first 24 with the exact total and all facets. */
export function kinds(samples: Samples): Kind[] {
  return [
    {
      name: 'rare name',
      args: samples.names,
      ours: (index, { text }, now) => search(index, { text }, now),
      sql: BY_WORDS,
      params: ({ text }) => [text],
    },
    {
      name: 'common word',
      args: samples.commonWords,
      ours: (index, { text }, now) => search(index, { text }, now),
      sql: BY_WORDS,
      params: ({ text }) => [text],
    },
    {
      name: 'common word, with facets on both sides',
      args: samples.commonWords,
      ours: (index, { text }, now) => search(index, { text }, now),
      sql: [...BY_WORDS, ...facets(WORDS)],
      params: ({ text }) => [text],
    },
    {
      name: 'common word, total alone',
      args: samples.commonWords,
      ours: (index, { text }, now) => index.search({ text, limit: 1, offset: 0 }, now),
      sql: [`select count(*) from business where ${WORDS}`],
      params: ({ text }) => [text],
    },
    {
      name: 'common word + city',
      args: samples.commonWords,
      ours: (index, { text, city }, now) => search(index, { text, location: city }, now),
      sql: page(`${WORDS} and city = $2`, 'rank'),
      params: ({ text, city }) => [text, city],
    },
    {
      name: 'common word + state',
      args: samples.commonWords,
      ours: (index, { text, state }, now) => search(index, { text, location: STATES[state] }, now),
      sql: page(`${WORDS} and state = $2`, 'rank'),
      params: ({ text, state }) => [text, state],
    },
    {
      name: 'three words',
      args: samples.threeWords,
      ours: (index, { text }, now) => search(index, { text }, now),
      sql: BY_WORDS,
      params: ({ text }) => [text],
    },
    {
      name: 'word being typed',
      args: samples.prefixes,
      ours: (index, { text }, now) => search(index, { text }, now),
      sql: page(`words @@ to_tsquery('german', $1 || ':*')`, 'rank'),
      params: ({ text }) => [text],
    },
    {
      name: 'suggestion (prefix)',
      args: samples.prefixes,
      ours: (index, { text }) => index.suggest({ text, limit: 8 }),
      sql: [`select id from business where words @@ to_tsquery('german', $1 || ':*') order by rank limit 8`],
      params: ({ text }) => [text],
    },
    {
      name: 'suggestion (trade and place)',
      args: samples.tradesAndPlaces,
      ours: (index, { text }) => index.suggest({ text, limit: 8 }),
      sql: [
        `select city, count(*) from business where words @@ plainto_tsquery('german', $1) and city like $2 || '%'
        group by city order by 2 desc limit 8`,
      ],
      params: ({ text, city }) => [text.split(' ')[0], city.slice(0, 2)],
    },
    {
      name: 'suggestion (empty box, with a place)',
      args: samples.commonWords,
      ours: (index, { city }) => index.suggest({ text: '', location: city, limit: 8 }),
      sql: [
        'select category, count(*) from business where city = $1 group by category order by 2 desc limit 8',
      ],
      params: ({ city }) => [city],
    },
    {
      name: 'city by rating',
      args: samples.commonWords,
      ours: (index, { city }, now) =>
        index.inCity(city, undefined, { sort: 'rating', limit: 20, offset: 0 }, now),
      sql: page('city = $1', 'rating desc nulls last, reviews desc', 20),
      params: ({ city }) => [city],
    },
    {
      name: 'category page 50',
      args: samples.commonWords,
      ours: (index, { category }, now) =>
        index.inCategory(category, { sort: 'rating', limit: 12, offset: 588 }, now),
      sql: [
        `select id from business where category = $1 order by rating desc nulls last, reviews desc limit 12 offset 588`,
        `select count(*) from business where category = $1`,
      ],
      params: ({ category }) => [category],
    },
    {
      name: '10 km + category',
      args: samples.commonWords,
      ours: (index, { category, latitude, longitude }, now) =>
        search(index, { categories: [category], latitude, longitude, radiusKm: 10, sort: 'distance' }, now),
      sql: page(
        `category = $1 and latitude between $2 - 0.09 and $2 + 0.09 and longitude between $3 - 0.14 and $3 + 0.14`,
        `(latitude - $2) ^ 2 + ((longitude - $3) * 0.63) ^ 2`,
      ),
      params: ({ category, latitude, longitude }) => [category, latitude, longitude],
    },
    {
      name: 'typo',
      args: samples.typos,
      ours: (index, { text }, now) => search(index, { text }, now),
      sql: page('name % $1', 'similarity(name, $1) desc'),
      params: ({ text }) => [text],
    },
    ...WORST_CASES,
  ]
}

/** One question of each kind after the other, another one each time. */
export function mixOf(asked: readonly Kind[]): { readonly kind: Kind; readonly question: Question }[] {
  return Array.from({ length: MIX_ROUNDS }, (_, round) => round).flatMap(round =>
    asked.flatMap(kind => {
      const question = kind.args[round % kind.args.length]
      return question === undefined ? [] : [{ kind, question }]
    }),
  )
}

/** What takes longest: asked in a handful of forms only, so nothing is shared between questions but what is kept. */
const WORST_CASES: readonly Kind[] = [
  {
    name: 'two frequent words that never meet',
    args: ['friseur apotheke', 'zahnarzt bäckerei', 'hotel werkstatt', 'physiotherapie restaurant'].map(
      asked,
    ),
    ours: (index, { text }, now) => search(index, { text }, now),
    sql: BY_WORDS,
    params: ({ text }) => [text],
  },
  {
    name: 'a single letter',
    args: [...'abefkmsz'].map(asked),
    ours: (index, { text }, now) => search(index, { text }, now),
    sql: BY_WORDS,
    params: ({ text }) => [text],
  },
  {
    name: 'thirty words',
    args: [
      'auto bad bau dach eis fahrrad farbe foto glas gold haar haus heizung holz hotel kind kunst licht maler markt',
      'und der die das mit von für bei auf aus ein eine am im zum zur in an den dem des gmbh co kg hotel am markt in der',
    ].map(text => asked(`${text} metall möbel musik natur obst papier pflege reifen schuh stein`)),
    ours: (index, { text }, now) => search(index, { text }, now),
    sql: BY_WORDS,
    params: ({ text }) => [text],
  },
  {
    name: 'trade open at a time (PostgreSQL: whenever)',
    args: [
      'friseur sonntags',
      'apotheke nach 20 uhr',
      'restaurant heute abend',
      'supermarkt am wochenende',
    ].map(asked),
    ours: (index, { text }, now) => search(index, { text }, now),
    sql: page(`words @@ plainto_tsquery('german', split_part($1, ' ', 1))`, 'rank'),
    params: ({ text }) => [text],
  },
  {
    name: 'trade, place and time in one box (PostgreSQL: whenever)',
    args: [
      'zahnarzt köln jetzt geöffnet',
      'friseur berlin morgen früh',
      'apotheke münchen notdienst',
      'restaurant hamburg nach 20 uhr',
    ].map(asked),
    ours: (index, { text }, now) => search(index, { text }, now),
    sql: page(
      `words @@ plainto_tsquery('german', split_part($1, ' ', 1) || ' ' || split_part($1, ' ', 2))`,
      'rank',
    ),
    params: ({ text }) => [text],
  },
  {
    name: 'trade with an attribute (PostgreSQL: without it)',
    args: ['restaurant mit terrasse', 'hotel mit parkplatz', 'arzt barrierefrei', 'café hundefreundlich'].map(
      asked,
    ),
    ours: (index, { text }, now) => search(index, { text }, now),
    sql: page(`words @@ plainto_tsquery('german', split_part($1, ' ', 1))`, 'rank'),
    params: ({ text }) => [text],
  },
  {
    name: 'trade in a region (PostgreSQL: in its state)',
    args: ['friseur oberbayern', 'hotel bodensee', 'zahnarzt landkreis rosenheim', 'bäckerei ruhrgebiet'].map(
      asked,
    ),
    ours: (index, { text }, now) => search(index, { text }, now),
    sql: page(`words @@ plainto_tsquery('german', split_part($1, ' ', 1)) and state = $2`, 'rank'),
    params: ({ text, state }) => [text, state],
  },
  {
    name: '100 km around Berlin, open now (PostgreSQL: whenever)',
    args: [asked('')],
    ours: (index, { latitude, longitude }, now) =>
      search(index, { latitude, longitude, radiusKm: 100, openAt: { kind: 'now' } }, now),
    sql: page(
      `latitude between $1 - 0.9 and $1 + 0.9 and longitude between $2 - 1.48 and $2 + 1.48`,
      `(latitude - $1) ^ 2 + ((longitude - $2) * 0.61) ^ 2`,
    ),
    params: ({ latitude, longitude }) => [latitude, longitude],
  },
  {
    name: 'four categories in three cities, counted without each',
    args: [asked('')],
    ours: (index, _question, now) =>
      search(
        index,
        {
          categories: ['friseur', 'zahnarzt', 'restaurant', 'baeckerei'],
          cities: ['berlin', 'hamburg', 'muenchen'],
        },
        now,
      ),
    sql: page(`category = any($1) and city = any($2)`, 'rank'),
    params: () => [
      ['handwerker', 'gesundheit'],
      ['berlin', 'hamburg', 'muenchen'],
    ],
  },
]

/** Words asked for in the middle of Berlin. */
function asked(text: string): Question {
  return { text, city: 'berlin', state: 'BE', latitude: 52.52, longitude: 13.405, category: 'handel' }
}

/** What a result can be narrowed to; ours come with every answer. */
function facets(where: string): string[] {
  return [
    `select category, count(*) from business where ${where} group by category order by 2 desc limit 20`,
    `select city, count(*) from business where ${where} group by city order by 2 desc limit 20`,
    `select count(*) filter (where rating >= 4.5), count(*) filter (where rating >= 4), count(*) filter (where rating >= 3)
       from business where ${where}`,
  ]
}

export interface Samples {
  readonly names: readonly Question[]
  readonly commonWords: readonly Question[]
  readonly threeWords: readonly Question[]
  readonly prefixes: readonly Question[]
  /** A trade and the beginning of a city: 'friseur mü'. */
  readonly tradesAndPlaces: readonly Question[]
  readonly typos: readonly Question[]
  /** The commonest words of names and trades. */
  readonly frequentWords: readonly string[]
}
