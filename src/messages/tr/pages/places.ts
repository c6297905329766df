import type { PlacesMessages } from '#messages/de/pages/places.ts'

/** What the page of all places says, in Turkish. */
export const messages: PlacesMessages = {
  title: 'Tüm yerler',
  lead: 'Bütün eyaletler ve en büyük yerleri. Oradan ilçelere ve daha küçük yerlere geçebilirsiniz.',
  description:
    'Yerlere göre işletmeler: bütün eyaletler en büyük şehirleriyle; Ruhr bölgesi ve Konstanz Gölü gibi yöreler de.',
  allOf: businesses => `Tümü: ${businesses}`,
  landscapes: 'Bölgeler ve yöreler',
  elsewhere: 'Diğer yerler',
  empty: 'Rehberde henüz işletme yok.',
}
