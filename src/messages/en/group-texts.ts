import type { GroupTextsMessages } from '#messages/de/group-texts.ts'

/** The texts above the list of a group, in English. */
export const messages: GroupTextsMessages = {
  'kfz-werkstatt': {
    description: 'Garages for cars, motorcycles and vans, along with tyres, paint, care and inspection.',
    services: [
      'Servicing',
      'Tyre change',
      'Roadworthiness test',
      'Bodywork and paint',
      'Car glass',
      'Breakdown recovery',
    ],
  },
  handwerker: {
    description: 'Businesses that build, fit out, repair and make things by hand, from roofers to tailors.',
    services: ['Painting', 'Roofing', 'Joinery', 'Tiles and floors', 'Landscaping', 'Metalwork'],
  },
  dienstleister: {
    description:
      'Hairdressers, law firms, agencies, banks and many others who work for people and companies.',
    services: ['Hairdresser', 'Legal advice', 'Tax advice', 'Cleaning', 'Insurance', 'Advertising and print'],
  },
  'technische-dienste': {
    description:
      'Specialists in power, water, heating, security, household appliances, computers and phones.',
    services: ['Electrics', 'Heating', 'Plumbing', 'Locksmith', 'Appliance repair', 'Computer help'],
  },
  handel: {
    description: 'Shops, markets, car dealers and wholesalers, from the farm shop to the DIY store.',
    services: ['Groceries', 'Fashion', 'Furniture', 'Electronics', 'Flowers and garden', 'Car dealers'],
  },
  gastronomie: {
    description: 'Restaurants, cafés, bakeries, bars and places to stay for every occasion.',
    services: ['Restaurants', 'Cafés', 'Bakeries', 'Food delivery', 'Hotels', 'Parties and catering'],
  },
  gesundheit: {
    description: 'Surgeries, pharmacies, clinics, therapy and care for people and animals.',
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
    description: 'Removals, haulage, taxis, rentals and everything that moves people and things.',
    services: ['Removals', 'Taxi', 'Car hire', 'Couriers', 'Haulage', 'Travel agents'],
  },
  sport: {
    description: 'Gyms, clubs, pools, pitches and halls for everyone who likes to move.',
    services: ['Gyms', 'Yoga classes', 'Sports clubs', 'Swimming pools', 'Tennis clubs', 'Climbing'],
  },
  'freizeit-kultur': {
    description: 'Museums, theatres, cinemas, parks and places for a day out.',
    services: ['Museums', 'Theatres', 'Cinemas', 'Parks and gardens', 'Days out', 'Playgrounds'],
  },
  'religion-vereine': {
    description: 'Churches, mosques and other congregations, clubs, associations and charities.',
    services: ['Churches', 'Mosques', 'Clubs', 'Associations', 'Social help', 'Cemeteries'],
  },
  landwirtschaft: {
    description:
      'Farms, beekeepers, fruit and vegetable growers and businesses that work in fields and forests.',
    services: ['Farms', 'Organic farms', 'Fruit and vegetables', 'Livestock', 'Beekeepers', 'Contract work'],
  },
  sonstiges: {
    description: 'Public offices, police, fire brigade and whatever else belongs to a town.',
    services: ['Town halls', 'Public offices', 'Courts', 'Police', 'Fire brigade', 'Consulates'],
  },
}
