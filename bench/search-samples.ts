import type { Business } from '#domain/business/business.ts'
import type { Question, Samples } from './search-kinds.ts'

/** Words that thousands of businesses carry. */
const COMMON_WORDS = [
  'friseur',
  'restaurant',
  'zahnarzt',
  'kfz',
  'bäckerei',
  'werkstatt',
  'apotheke',
  'elektro',
  'physiotherapie',
  'hotel',
]
/** Enough that no cache of one question decides the figure. */
export const QUESTIONS = 400

/** Questions drawn evenly from the businesses themselves, the same at every run. */
export function samplesOf(businesses: readonly Business[]): Samples {
  const step = Math.max(1, Math.floor(businesses.length / QUESTIONS))
  const chosen = businesses.filter((business, index) => index % step === 0 && business.latitude !== null)
  return {
    names: chosen.map(business => question(business, business.name)),
    commonWords: chosen.map((business, index) =>
      question(business, COMMON_WORDS[index % COMMON_WORDS.length] ?? ''),
    ),
    threeWords: chosen.map(business =>
      question(business, `${business.category} ${business.name.split(' ').at(-1)} ${business.city}`),
    ),
    prefixes: chosen.map((business, index) =>
      question(business, firstWord(business).slice(0, 1 + (index % 6))),
    ),
    tradesAndPlaces: chosen.map((business, index) =>
      question(
        business,
        `${COMMON_WORDS[index % COMMON_WORDS.length]} ${business.city.slice(0, 1 + (index % 4))}`,
      ),
    ),
    typos: chosen.map(business => question(business, misspelt(longestWord(business)))),
    frequentWords: frequentWords(businesses),
  }
}

/** Shorter words are legal forms and the like. */
const FEWEST_LETTERS = 4

function frequentWords(businesses: readonly Business[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { name, category } of businesses)
    for (const word of `${name} ${category}`.toLowerCase().match(/\p{L}+/gu) ?? [])
      if (word.length >= FEWEST_LETTERS) counts.set(word, (counts.get(word) ?? 0) + 1)
  const sorted = [...counts].sort(([, a], [, b]) => b - a)
  return sorted.slice(0, QUESTIONS).map(([word]) => word)
}

function question(business: Business, text: string): Question {
  return {
    text,
    city: business.citySlug,
    state: business.state ?? 'BE',
    latitude: business.latitude ?? 0,
    longitude: business.longitude ?? 0,
    category: business.categoryGroup,
  }
}

function firstWord({ name }: Business): string {
  return name.toLowerCase().match(/\p{L}+/u)?.[0] ?? 'a'
}

function longestWord({ name }: Business): string {
  return (name.toLowerCase().match(/\p{L}+/gu) ?? ['a']).reduce((a, b) => (b.length > a.length ? b : a))
}

/** Two letters in the middle change places. */
function misspelt(word: string): string {
  const middle = Math.floor(word.length / 2)
  return word.slice(0, middle - 1) + (word[middle] ?? '') + (word[middle - 1] ?? '') + word.slice(middle + 1)
}
