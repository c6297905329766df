import type { RankingMessages } from '#messages/de/pages/ranking.ts'

/** What 'How we rank' says, in English. The figures come from the search itself. */
export const messages: RankingMessages = {
  title: 'How we rank',
  description:
    'What results are ordered by: how well they match, how near they are, and points for ratings and completeness, with the exact weights.',
  lead: 'No place in this list has been paid for. What results are ordered by is written here with every weight. The figures on this page are the ones the search itself uses.',
  short: 'In three steps',
  shortSteps: [
    'What counts first is how well an entry matches your words.',
    'If you chose a radius, what is nearer comes next.',
    'After that points decide: for ratings, complete details and being reachable.',
  ],
  match: 'How well it matches',
  matchText: count =>
    `Every result belongs to one of ${count} levels. Everything on one level stands before everything on the next, however many points it has. Without a search word there is only one level. If you look for something cheap, each level begins with the lowest price level. Sorted by rating, what only mentions your words comes last.`,
  tiers: {
    'exact-name': {
      title: 'The name is exactly what you typed',
      text: 'You search for “Bäckerei Roth”, and that is what the business is called.',
    },
    'name-begins': { title: 'The name begins with your words', text: '“Bäckerei Roth am Markt”' },
    'in-name': {
      title: 'All words are in the name',
      text: '“Café und Bäckerei Roth”. If no name has a word, what means the same counts in its place.',
    },
    'own-trade': {
      title: 'It is its trade',
      text: '‘Krankengymnastik’ finds physiotherapists before vets who offer the same for dogs. Further trades that a business names count, too.',
    },
    'in-category': {
      title: 'All words are in the name or the category',
      text: 'Words that mean the same count too: whoever enters “Klempner” (plumber) also finds sanitary installers.',
    },
    trade: {
      title: 'The trade is right, the rest is in the entry',
      text: '“Sanitär Notdienst” (plumber, emergency) finds plumbers first who name an emergency service or never close.',
    },
    anywhere: {
      title: 'All words are somewhere in the entry',
      text: 'In the description, for example, or in the name of the place. Words that are only related count here too.',
    },
  },
  near: 'How near it is',
  nearText: rings =>
    `If you search within a radius or near you, we divide every level into rings around the centre: up to ${rings}. The inner ring stands before the outer one; within a ring, points decide. That way the poorest entry is not on top just because it is 50 metres nearer.`,
  nearCity:
    'If you name a place without a radius, everything in that place counts as equally near. Distances are as the crow flies.',
  points: 'How many points it has',
  pointsText: 'An entry gets at most 100 points. They are divided like this:',
  pointsOf: points => `${points} points`,
  weights: {
    rating: {
      title: 'Rating',
      text: 'The averaged value described below. 5 stars earn all the points, 1 star none.',
    },
    completeness: { title: 'Completeness', text: 'How much the entry tells, see below.' },
    reviewCount: { title: 'Number of reviews', text: 'Each further one adds less than the one before.' },
    openingHours: { title: 'Opening hours', text: 'At least one day is known.' },
    phone: { title: 'Telephone number', text: 'The business can be called.' },
    verified: { title: 'Managed by its owner on Google', text: 'That is how Google marks it.' },
  },
  reviewText: full =>
    `The number of reviews counts with a brake, so that a railway station does not overtake every good garage. More than ${full} reviews add nothing.`,
  reviews: count => count.plural({ one: `${count} review`, other: `${count} reviews` }),
  tie: 'If two entries have the same number of points, the one with the smaller number in the directory comes first.',
  mean: 'Why a single top mark is not enough',
  meanText: (prior, count) =>
    `Five stars from one person say less than 4.7 from two hundred. So for every business we calculate as if there were already ${count} reviews with ${prior} stars, and add the real ones. With few reviews the value stays near ${prior}; with many the addition disappears. Experts call this a Bayesian average. A business without reviews counts as ${prior}.`,
  meanShown: 'This is used for the order only. What you see is always the value from Google.',
  example: 'Shown',
  counts: 'counts as',
  exampleOf: (rating, reviews) => `${rating} from ${reviews}`,
  meanArticle: 'More in the article “Bewertungen richtig lesen” (in German)',
  completeness: 'What makes an entry complete',
  completenessText:
    'Empty fields cost points, because an entry with gaps is of less use to you. A complete entry has 100 per cent:',
  parts: {
    address: 'Address',
    openingHours: 'Opening hours',
    phone: 'Telephone number',
    coordinates: 'Position on the map',
    website: 'Website',
    description: 'Description',
    photos: 'At least one photo',
    rating: 'Rating',
  },
  serviceArea: 'Businesses that travel to their customers need no street: for them the town is enough.',
  own: 'If you sort yourself',
  ownText:
    'If you choose another order, that one alone applies: distance, rating (then number of reviews), number of reviews, name or place. Points decide only between equals. Filters leave entries out and do not change the order.',
  featured: 'Featured businesses on the home page',
  featuredText:
    'These are the entries with the most points, but at first only one from each place and each group, so that no single town or trade takes all the places.',
  never: 'What plays no part',
  neverList: [
    'Money. There are no paid places, highlighted entries or advertisements.',
    'Contracts or relations between a business and this directory.',
    'Who you are, what you searched for before and what device you use. Everybody sees the same order.',
    'How often an entry is clicked.',
  ],
  source: 'Where the ratings come from',
  sourceText:
    'Ratings and their number are taken over from Google, as of the date given with the entry. We have not verified that they come from customers who really visited the business. None can be given here.',
  law: 'This page names the main parameters of the order and their weights (§ 5b (2) UWG, the German act against unfair competition) and says whether reviews are verified (§ 5b (3) UWG).',
}
