import type { OtherSearchesMessages } from '#messages/de/ui/other-searches.ts'

const within = (radius: string) => (radius === '' ? '' : `, ${radius} km çevresinde`)

/** The searches that are offered where nothing is found, in Turkish. */
export const messages: OtherSearchesMessages = {
  none: 'İşletme bulunamadı',
  unknownPlace: place => `“${place}” adında bir yer bulamadık`,
  unknownPlaceText: 'Yazımı kontrol edin. Posta kodunu da girebilirsiniz.',
  noneText: (query, where, isFiltered) =>
    query === ''
      ? `${where}Bu filtrelerle sonuç yok.`
      : `${where}“${query}” için ${isFiltered ? 'bu filtrelerle ' : ''}sonuç yok.`,
  noneOpen: where => `${where}Bildiğimiz çalışma saatlerine göre o saatte uygun ve açık bir yer yok.`,
  nearest: {
    'wider-radius': (_subject, at) => `En yakın sonuç: ${at}`,
    'whole-city': (_subject, at) => `En yakın sonuç: ${at}`,
    'without-place': (_subject, at) => `En yakın sonuç: ${at}`,
    'without-word': subject => `“${subject}” olmadan bulunanlar`,
    'related-category': subject => `Benzer: ${subject}`,
    'without-time': subject => `“${subject}” olmadan bulunanlar`,
    'without-filters': () => 'Filtresiz bulunanlar',
  },
  towards: {
    n: distance => `${distance} kuzeyde`,
    ne: distance => `${distance} kuzeydoğuda`,
    e: distance => `${distance} doğuda`,
    se: distance => `${distance} güneydoğuda`,
    s: distance => `${distance} güneyde`,
    sw: distance => `${distance} güneybatıda`,
    w: distance => `${distance} batıda`,
    nw: distance => `${distance} kuzeybatıda`,
  },
  inTown: town => town,
  further: count => `Bu kelimelerin geçtiği ${count} kayıt daha`,
  furtherText:
    'Aranan meslekten değiller, ama kelimeler adlarında, hizmetlerinde ya da metinlerinde geçiyor.',
  nearby: category => `Yakında: ${category}`,
  otherPlaces: 'Bu adı taşıyan birden fazla yer var. Şuralarda da sonuç var:',
  helping: 'Bunlar da yardımcı olabilir:',
  allOfThem: count => `${count} sonucun tümünü göster`,
  asksPosition: 'Konumunuzu bilmediğimiz için tüm Almanya’dan sonuç gösteriyoruz.',
  usePosition: 'Konumumu kullan',
  alternatives: {
    'wider-radius': subject => `${subject} km çevresinde`,
    'whole-city': subject => `${subject}, tüm şehir`,
    'without-word': (subject, radius) => `“${subject}” olmadan ara${within(radius)}`,
    'without-place': () => 'Tüm Almanya’da ara',
    'related-category': subject => `Kategori: ${subject}`,
    'without-time': (subject, radius) => `“${subject}” olmadan${within(radius)}`,
    'without-filters': (_subject, radius) => `Filtresiz ara${within(radius)}`,
  },
}
