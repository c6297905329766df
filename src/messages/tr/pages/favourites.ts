import type { FavouritesMessages } from '#messages/de/pages/favourites.ts'

/** What the page of saved businesses says, in Turkish. */
export const messages: FavouritesMessages = {
  title: 'Kaydedilenler',
  description: 'Kaydedilen işletmeler, yalnızca bu tarayıcıda saklanır.',
  where:
    'Liste yalnızca bu tarayıcıdadır. Paylaşma bağlantısında işletmelerin numaralarından başka bir şey yoktur.',
  withoutScript:
    'Kaydetmek için bu sayfaya JavaScript gerekir. Size gönderilen listeler onsuz da görülebilir.',
  empty: 'Henüz kaydedilen yok',
  emptyText: 'Her kayıttaki yer imi, onu bu listeye ekler.',
  share: 'Bağlantıyı kopyala',
  copied: 'Listenin bağlantısı kopyalandı',
  copyPrompt: 'Burada kopyalamaya izin verilmiyor. Listenin bağlantısı:',
  print: 'Yazdır',
  cards: 'Bütün kişileri kaydet',
  remove: 'Çıkar',
  removeOne: name => `Listeden çıkar: ${name}`,
  removed: name => `“${name}” artık listenizde değil.`,
  undo: 'Geri al',
  gone: 'Bu listedeki işletmelerin hepsi artık rehberde değil.',
  sharedTitle: 'Paylaşılan liste',
  sharedText:
    'Bu işletmeleri biri sizin için bir araya getirdi. Kendi listenize ancak siz isterseniz eklenirler.',
  sharedEmpty: 'Bu listede bir şey kalmadı',
  keepAll: 'Hepsini kaydet',
  kept: 'Bütün işletmeler artık listenizde',
  noRoom: max => `Hepsi listenize sığmıyor: liste en fazla ${max} işletme alır.`,
  toOwn: 'Kendi listeme git',
  map: 'Harita',
  from: 'Uzaklık ölçümü',
  fromHint: 'Yer veya posta kodu',
  showDistance: 'Göster',
  useMine: 'Konumum',
  position: 'konumunuz',
  measured: place => `Kuş uçuşu, başlangıç noktası: ${place}.`,
  unknownPlace: name => `“${name}” noktasından ölçülemiyor. Bir yer veya posta kodu girin.`,
  placeFailed: 'Uzaklık şu anda hesaplanamıyor.',
  compare: 'Karşılaştır',
  compareNow: 'İşaretlenenleri karşılaştır',
  ticked: (count, most) =>
    count === 0
      ? `2 ile ${most} arasında işletme işaretleyin.`
      : count === 1
        ? 'Bir tane daha işaretleyin.'
        : `En fazla ${most} işletmeden ${count} tanesi işaretli`,
  comparison: 'Karşılaştırma',
  comparisonCaption: 'Yan yana işletmeler, her bilgi için bir satır',
  endComparison: 'Karşılaştırmayı bitir',
  comparisonFailed: 'Karşılaştırma şu anda yüklenemiyor.',
  again: 'Yeniden dene',
  tooFew: 'Bu işletmelerden rehberde kalanlar karşılaştırma için çok az.',
  differencesOnly: 'Yalnızca farkları göster',
  differs: 'farklı',
  takeOut: name => `Karşılaştırmadan çıkar: ${name}`,
  notSaid: 'bilgi yok',
  yes: 'var',
  no: 'yok',
  priceOf: level => `4 üzerinden ${level}`,
  rows: {
    category: 'Kategori',
    state: 'Şimdi',
    hoursToday: 'Bugün',
    distance: 'Uzaklık',
    price: 'Fiyat düzeyi',
    place: 'Adres',
    phone: 'Telefon',
  },
}
