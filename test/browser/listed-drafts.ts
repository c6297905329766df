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

export const DENTISTS = 30
/** Dentists in Köln, the best first; two of them can be entered in a wheelchair. */
export const dentists = () =>
  Array.from({ length: DENTISTS }, (_, at) =>
    draft({
      name: `Zahnarztpraxis Nr. ${at + 1}`,
      category: 'Zahnarzt',
      city: 'Köln',
      postalCode: '50667',
      street: `Domstraße ${at + 1}`,
      phone: `0221 4710${100 + at}`,
      latitude: 50.93 + at * 0.001,
      longitude: 6.95,
      rating: 4.9 - at * 0.05,
      reviewCount: 100,
      about: at < 2 ? { Barrierefreiheit: { 'Rollstuhlgerechter Eingang': true } } : {},
    }),
  )
