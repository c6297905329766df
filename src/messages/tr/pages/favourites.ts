import type { FavouritesMessages } from '#messages/de/pages/favourites.ts'

/** What the page of saved businesses says, in Turkish. */
export const messages: FavouritesMessages = {
  title: 'Kaydedilenler',
  description: 'Kaydettiğiniz işletmeler. Yalnızca bu tarayıcıda saklanırlar.',
  where:
    'Liste yalnızca bu tarayıcıdadır. Paylaşma bağlantısında işletmelerin numaralarından başka bir şey yoktur.',
  withoutScript:
    'Kaydetmek için bu sayfaya JavaScript gerekir. Size gönderilen listelere JavaScript olmadan da bakabilirsiniz.',
  empty: 'Henüz bir şey kaydetmediniz',
  emptyText: 'Bir işletmeyi bu listeye eklemek için yanındaki yer imine basın.',
  share: 'Bağlantıyı kopyala',
  copied: 'Listenin bağlantısı kopyalandı',
  copyPrompt: 'Tarayıcınız burada kopyalamaya izin vermiyor. Listenin bağlantısı:',
  print: 'Yazdır',
  cards: 'Hepsini kişilere kaydet',
  remove: 'Çıkar',
  removeOne: name => `Listeden çıkar: ${name}`,
  removedSeveral: count => `${count} işletme artık listenizde değil.`,
  removed: name => `“${name}” artık listenizde değil.`,
  undo: 'Geri al',
  gone: 'Bu listedeki işletmelerin bazıları artık rehberde yok.',
  sharedTitle: 'Paylaşılan liste',
  sharedText:
    'Bu işletmeleri biri sizin için bir araya getirdi. Kendi listenize ancak siz isterseniz eklenirler.',
  sharedEmpty: 'Bu listede bir şey kalmadı',
  keepAll: 'Hepsini kaydet',
  kept: 'Bütün işletmeler artık listenizde',
  noRoom: max => `Hepsi listenize sığmıyor: En fazla ${max} işletme kaydedebilirsiniz.`,
  toOwn: 'Kendi listeme git',
  map: 'Harita',
  from: 'Uzaklık nereden ölçülsün?',
  fromHint: 'Şehir veya posta kodu',
  showDistance: 'Göster',
  useMine: 'Konumum',
  position: 'konumunuz',
  measured: place => `Kuş uçuşu, başlangıç noktası: ${place}.`,
  unknownPlace: name => `“${name}” bulunamadı. Bir şehir veya posta kodu girin.`,
  placeFailed: 'Uzaklık şu anda hesaplanamıyor.',
  compare: 'Karşılaştır',
  compareNow: 'Seçilenleri karşılaştır',
  ticked: (count, most) =>
    count === 0
      ? `2 ila ${most} işletme işaretleyin.`
      : count === 1
        ? 'Bir tane daha işaretleyin.'
        : `${count} işletme işaretli (en fazla ${most})`,
  full: most => `En fazla ${most} işletme karşılaştırılabilir. Önce birinin işaretini kaldırın.`,
  comparison: 'Karşılaştırma',
  comparisonCaption: 'Yan yana işletmeler, her bilgi için bir satır',
  endComparison: 'Karşılaştırmayı bitir',
  comparisonFailed: 'Karşılaştırma şu anda yüklenemiyor.',
  again: 'Yeniden dene',
  tooFew: 'Bu işletmelerden rehberde kalanlar karşılaştırmaya yetmiyor.',
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
    week: 'Çalışma saatleri',
    distance: 'Uzaklık',
    price: 'Fiyat düzeyi',
    place: 'Adres',
    phone: 'Telefon',
  },
}
