import type { GroupNounsMessages } from '#messages/de/group-nouns.ts'

/** How businesses of a group are counted, in English: '24 garages'. */
export const messages: GroupNounsMessages = {
  'kfz-werkstatt': count => count.plural({ one: 'garage', other: 'garages' }),
  handwerker: count => count.plural({ one: 'tradesperson', other: 'tradespeople' }),
  dienstleister: count => count.plural({ one: 'service provider', other: 'service providers' }),
  'technische-dienste': count => count.plural({ one: 'technical service', other: 'technical services' }),
  handel: count => count.plural({ one: 'shop', other: 'shops' }),
  gastronomie: count =>
    count.plural({ one: 'place to eat, drink or stay', other: 'places to eat, drink or stay' }),
  gesundheit: count => count.plural({ one: 'healthcare provider', other: 'healthcare providers' }),
  bildung: count => count.plural({ one: 'place of education', other: 'places of education' }),
  immobilien: count => count.plural({ one: 'property business', other: 'property businesses' }),
  transport: count =>
    count.plural({ one: 'transport or travel business', other: 'transport and travel businesses' }),
  sport: count => count.plural({ one: 'place for sport', other: 'places for sport' }),
  'freizeit-kultur': count =>
    count.plural({ one: 'place for leisure or culture', other: 'places for leisure and culture' }),
  'religion-vereine': count =>
    count.plural({ one: 'club or religious community', other: 'clubs and religious communities' }),
  landwirtschaft: count => count.plural({ one: 'farming business', other: 'farming businesses' }),
  sonstiges: count =>
    count.plural({ one: 'public office or other place', other: 'public offices and other places' }),
}
