import type { GroupTextsMessages } from '#messages/de/group-texts.ts'

/** The texts above the list of a group, in English. */
export const messages: GroupTextsMessages = {
  'kfz-werkstatt': {
    description: 'Garages for cars, motorcycles and vans, plus tyres, paintwork, car care and inspections.',
    services: [
      'Servicing',
      'Tyre change',
      'Roadworthiness test',
      'Bodywork and paint',
      'Windscreens',
      'Breakdown recovery',
    ],
  },
  handwerker: {
    description: 'Businesses that build, fit out, repair and make things by hand, from roofers to tailors.',
    services: ['Painting', 'Roofing', 'Joinery', 'Tiling and flooring', 'Landscaping', 'Metalwork'],
  },
  dienstleister: {
    description:
      'Hairdressers, law firms, agencies, banks and many others who work for people and for businesses.',
    services: [
      'Hairdresser',
      'Legal advice',
      'Tax advice',
      'Cleaning',
      'Insurance',
      'Advertising and printing',
    ],
  },
  'technische-dienste': {
    description:
      'Specialists in electrics, water, heating, security, household appliances, computers and phones.',
    services: ['Electrics', 'Heating', 'Plumbing', 'Locksmith', 'Appliance repair', 'Computer help'],
  },
  handel: {
    description: 'Shops, markets, car dealers and wholesalers, from the farm shop to the DIY store.',
    services: ['Groceries', 'Fashion', 'Furniture', 'Electronics', 'Flowers and gardening', 'Car dealers'],
  },
  gastronomie: {
    description: 'Restaurants, cafés, bakeries, bars and places to stay for every occasion.',
    services: ['Restaurants', 'Cafés', 'Bakeries', 'Food delivery', 'Hotels', 'Parties and catering'],
  },
  gesundheit: {
    description: 'Doctors’ surgeries, pharmacies, hospitals, therapy and care for people and animals.',
    services: ['Doctors', 'Dentists', 'Pharmacies', 'Physiotherapy', 'Nursing care', 'Vets'],
  },
  bildung: {
    description: 'Schools, nurseries, courses and tutoring for everyone who wants to learn.',
    services: ['Nurseries', 'Schools', 'Driving schools', 'Language courses', 'Music lessons', 'Tutoring'],
  },
  immobilien: {
    description: 'Estate agents, property managers, developers and housing companies.',
    services: ['Sales', 'Lettings', 'Property management', 'New builds', 'Commercial space', 'Valuation'],
  },
  transport: {
    description: 'Removals, haulage, taxis, vehicle hire and everything that moves people and goods.',
    services: ['Removals', 'Taxi', 'Car hire', 'Couriers', 'Haulage', 'Travel agents'],
  },
  sport: {
    description: 'Gyms, clubs, pools, pitches and sports halls for everyone who likes to be active.',
    services: ['Gyms', 'Yoga classes', 'Sports clubs', 'Swimming pools', 'Tennis clubs', 'Climbing'],
  },
  'freizeit-kultur': {
    description: 'Museums, theatres, cinemas, parks and great days out.',
    services: ['Museums', 'Theatres', 'Cinemas', 'Parks and gardens', 'Days out', 'Playgrounds'],
  },
  'religion-vereine': {
    description: 'Churches, mosques and other congregations, clubs, associations and charities.',
    services: ['Churches', 'Mosques', 'Clubs', 'Associations', 'Social services', 'Cemeteries'],
  },
  landwirtschaft: {
    description: 'Farms, beekeepers, fruit and vegetable growers, and others who work in fields and forests.',
    services: [
      'Farms',
      'Organic farms',
      'Fruit and vegetables',
      'Livestock',
      'Beekeepers',
      'Farm contractors',
    ],
  },
  sonstiges: {
    description: 'Public offices, police, fire brigade and whatever else a town needs.',
    services: ['Town halls', 'Public offices', 'Courts', 'Police', 'Fire brigade', 'Consulates'],
  },
}
