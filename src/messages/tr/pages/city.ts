import type { CitySize } from '#domain/place/city-size.ts'
import type { CityMessages, CityPortrait } from '#messages/de/pages/city.ts'

const SIZES: Readonly<Record<CitySize, string>> = {
  million: 'nüfusu bir milyondan fazla olan bir şehirdir',
  large: 'büyük bir şehirdir',
  medium: 'orta büyüklükte bir şehirdir',
  small: 'nüfusu 20.000 kişiden az olan bir yerdir',
  village: 'nüfusu 5.000 kişiden az olan bir yerdir',
}

function placed({ city, state, size }: Pick<CityPortrait, 'city' | 'state' | 'size'>): string {
  if (size === null) return state === '' ? '' : `${city}, ${state} eyaletindedir.`
  return `${city}, ${state === '' ? '' : `${state} eyaletinde `}${SIZES[size]}.`
}

/** What the pages of cities say, in Turkish. Names of places stay without endings, whose vowels nobody can guess. */
export const messages: CityMessages = {
  heading: city => `${city} işletmeleri`,
  categoryHeading: (category, city) => `${city}: ${category}`,
  title: (businesses, city) => `${city}: ${businesses}`,
  categoryTitle: (category, city, businesses) => `${city}: ${category}, ${businesses}`,
  description: (title, categories, rating) =>
    [
      `${title}.`,
      categories === '' ? '' : `En yaygın kategoriler: ${categories}.`,
      'Adres, çalışma saatleri ve telefon numarasıyla.',
      rating === '' ? '' : `Ortalama puan ${rating}.`,
    ]
      .filter(Boolean)
      .join(' '),
  intro: ({ city, state, size, largerCity, distanceKm, specialities }) =>
    [
      placed({ city, state, size }),
      largerCity === '' ? '' : `En yakın büyük şehir: ${largerCity} (yaklaşık ${distanceKm} km).`,
      specialities === '' ? '' : `Burada başka yerlerden daha yaygın olanlar: ${specialities}.`,
    ]
      .filter(Boolean)
      .join(' '),
  about: city => `Kısaca ${city}`,
  groups: 'Bu şehirdeki ana kategoriler',
  all: 'Tüm işletmeler',
  frequent: city => `${city}: en yaygın kategoriler`,
  byCategory: 'Kategoriye göre',
  nearby: 'Yakındaki yerler',
  categoryNearby: category => `Yakınlarda: ${category}`,
  neighbour: (distance, count) => `${distance} · ${count}`,
  empty: city => `${city} için işletme bulunamadı`,
  emptyCategory: (category, city) => `${city} için “${category}” başlığı altında işletme bulunamadı`,
  emptyText: 'Aradığınızı belki yakındaki yerlerde bulursunuz.',
  allOf: city => `${city}: tüm işletmeler`,
  notFound: 'Yer bulunamadı',
  notFoundText: 'Rehberde bu adda bir yer yok. Adıyla veya posta koduyla arayın.',
}
