import type { PlacesMessages } from '#messages/de/pages/places.ts'

/** What the page of all places says, in Turkish. */
export const messages: PlacesMessages = {
  title: 'Tüm şehirler',
  lead: 'Bütün eyaletler ve en büyük şehirleri. Oradan ilçelere ve daha küçük yerlere geçebilirsiniz.',
  description:
    'Şehirlere göre işletmeler: bütün eyaletler ve en büyük şehirleri, ayrıca Ruhrgebiet ve Bodensee gibi bölgeler.',
  allOf: businesses => `Tümü: ${businesses}`,
  landscapes: 'Bölgeler ve yöreler',
  elsewhere: 'Diğer yerler',
  emptyDescription: 'Henüz kimse kayıtlı değil. İşletmeler eklendiğinde şehirleri burada yer alacak.',
}
