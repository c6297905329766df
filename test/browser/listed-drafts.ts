import { draft } from '#test/make-draft.ts'

/** Three businesses of different trades and cities. */
export const BAKERY = draft({
  name: 'Bäckerei Roth',
  placeId: 'ChIJrothrothrothrothroth01',
  rating: 4.8,
  reviewCount: 31,
})
export const CAFE = draft({
  name: 'Café Ümit',
  category: 'Café',
  city: 'Dresden',
  postalCode: '01067',
  street: 'Ostra-Allee 9',
  phone: '+493511234567',
  rating: 4.1,
  reviewCount: 210,
})
export const ROOFER = draft({
  name: 'Dachdecker Wölk',
  category: 'Dachdecker',
  city: 'Köln',
  postalCode: '50667',
  street: 'Domkloster 4',
  phone: '+492214710144',
})
