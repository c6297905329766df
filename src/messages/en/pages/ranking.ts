import type { RankingMessages } from '#messages/de/pages/ranking.ts'

/** What 'How we rank' says, in English. The figures come from the search itself. */
export const messages: RankingMessages = {
  title: 'How we rank results',
  description:
    'What results are ordered by: how well they match, how near they are, and points for ratings and completeness, with the exact weights.',
  lead: 'Nobody can buy a place here. This page tells you what results are ordered by, with every weight. The figures are the very ones the search uses.',
  short: 'In three steps',
  shortSteps: [
    'What counts first is how well a listing matches your words.',
    'If you chose a radius, what is nearer comes next.',
    'After that, points decide: for ratings, complete details and being easy to reach.',
  ],
  match: 'How well it matches',
  matchText: count =>
    `Every result belongs to one of ${count} levels. Everything on one level comes before everything on the next, however many points it has. Without a search word, and for a trade alone, there is only one level: a name that contains the trade is no advantage. If you look for something cheap, each level begins with the lowest prices. If you look for a trade, only businesses of that trade are results. Those that merely mention it follow in every order under “More listings with these words”.`,
  tiers: {
    'exact-name': {
      title: 'The name is exactly what you typed',
      text: 'You search for “Bäckerei Roth”, and that is what the business is called.',
    },
    'name-begins': { title: 'The name begins with your words', text: '“Bäckerei Roth am Markt”' },
    'in-name': {
      title: 'All words are in the name',
      text: '“Café und Bäckerei Roth”. If a word is in no name at all, words that mean the same count instead.',
    },
    'own-trade': {
      title: 'The trade is the one you are looking for',
      text: '“Sanitär Notdienst” (plumber, emergency) finds plumbers who mention an emergency service or never close. Other trades that a business names count too.',
    },
    'in-category': {
      title: 'All words are in the name or the category',
      text: 'Words that mean the same count too: if you enter “Klempner” (plumber), you also find bathroom and heating engineers.',
    },
    anywhere: {
      title: 'All words are somewhere in the listing',
      text: 'In the description, for example, or in the name of the place. Words that are only related count here too.',
    },
  },
  near: 'How near it is',
  nearText: rings =>
    `If you search within a radius or near you, we divide every level into rings around the centre: up to ${rings}. The inner ring comes before the outer one; within a ring, points decide. So the poorest listing is not at the top just because it is 50 metres nearer.`,
  nearCity:
    'If you name a place without a radius, everything in that place counts as equally near. Distances are measured as the crow flies.',
  points: 'How many points it has',
  pointsText: 'A listing gets up to 100 points, divided like this:',
  pointsOf: points => `${points} points`,
  weights: {
    rating: {
      title: 'Rating',
      text: 'The averaged value described below. 5 stars earn all the points, 1 star none.',
    },
    completeness: { title: 'Completeness', text: 'How much the listing tells you, see below.' },
    reviewCount: { title: 'Number of reviews', text: 'Each further review adds less than the one before.' },
    openingHours: { title: 'Opening hours', text: 'At least one day is known.' },
    phone: { title: 'Phone number', text: 'You can call the business.' },
    verified: { title: 'Managed by its owner on Google', text: 'That is how Google marks it.' },
  },
  reviewText: full =>
    `The effect of the number of reviews levels off, so that a railway station does not overtake every good garage. Anything above ${full} reviews adds nothing.`,
  reviews: count => count.plural({ one: `${count} review`, other: `${count} reviews` }),
  tie: 'If two listings have the same number of points, the one with the lower business number comes first.',
  mean: 'Why a single top rating is not enough',
  meanText: (prior, count) =>
    `Five stars from one person say less than 4.7 from two hundred. So for every business we calculate as if it already had ${count} reviews with ${prior} stars, and add the real ones. With few reviews the value stays near ${prior}; with many, the extra ones hardly count. Experts call this a Bayesian average. A business without reviews counts as ${prior}.`,
  meanShown: 'We use this for the order only. What you see is always the rating of the source.',
  example: 'Shown',
  counts: 'counts as',
  exampleOf: (rating, reviews) => `${rating} from ${reviews}`,
  meanArticle: 'More in the article “Bewertungen richtig lesen” (in German)',
  completeness: 'What makes a listing complete',
  completenessText:
    'Empty fields cost points, because a listing with gaps is of less use to you. A complete listing has 100 per cent:',
  parts: {
    address: 'Address',
    openingHours: 'Opening hours',
    phone: 'Phone number',
    coordinates: 'Position on the map',
    website: 'Website',
    description: 'Description',
    photos: 'At least one photo',
    rating: 'Rating',
  },
  serviceArea: 'Businesses that go to their customers need not give a street: for them the town is enough.',
  own: 'If you choose the order yourself',
  ownText:
    'If you choose another order, that one alone applies: distance, rating (then number of reviews), number of reviews, name or place. Points decide only where two are equal. Filters leave listings out and do not change the order.',
  featured: 'Featured businesses on the home page',
  featuredText:
    'These are the listings with the most points, but at first only one from each place and each sector, so that no single town or trade takes every spot.',
  never: 'What makes no difference',
  neverList: [
    'Money. There are no paid positions, highlighted listings or advertisements.',
    'Contracts or connections between a business and this directory.',
    'Who you are, what you searched for before and which device you use. Everybody sees the same order.',
    'How often a listing is clicked.',
  ],
  source: 'Where the ratings come from',
  sourceText:
    'Ratings and their number come from the source given with the listing, as of the date given there. Ratings without a source are neither shown nor counted. We have not verified that they come from customers who really visited the business. You cannot leave one here.',
  law: 'This page names the main parameters of the order and their weights (§ 5b (2) UWG, the German Act against Unfair Competition) and says whether reviews are verified (§ 5b (3) UWG).',
}
