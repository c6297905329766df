import type { AdminIndexingMessages } from '#messages/de/admin/indexing.ts'

export const messages: AdminIndexingMessages = {
  title: 'Arama motorları',
  intro:
    'Google ve diğer arama motorları, birçok sayfasında az bilgi olan bir rehberi daha seyrek gösterir. Bu yüzden her kayıt, sayfasında yazanlar için 0 ile 100 arasında puan alır. Puanı yetmeyen sayfaları ziyaretçiler eskisi gibi görür; ancak arama motorlarından onları dizine almamaları istenir ve arama motorları için hazırlanan sayfa listesinde (site haritası) yer almazlar.',
  lists: least =>
    `Bir işletme listesinin dizine alınması, içindeki en az ${least} kayıt eşiğin üzerindeyse istenir.`,
  demonstration:
    'Rehberde hâlâ hayal ürünü işletmeler var. Siz örnek verileri kaldırana kadar hiçbir sayfa arama motorlarına açılmaz.',
  thresholdTitle: 'Eşik',
  threshold: 'Arama motorlarının bir kaydı dizine alması için gereken en düşük puan',
  preview: (indexable, hidden, percent) =>
    `Bu eşiğe ulaşan ${indexable} (%${percent}), altında kalan ${hidden}.`,
  now: points => `Şu anki eşik: ${points}.`,
  save: 'Eşiği kaydet',
  saving: 'Kaydediliyor…',
  saved: 'Eşik kaydedildi ve hemen geçerli.',
  total: 'Yayındaki kayıtlar',
  indexable: 'Eşiğe ulaşan',
  hidden: 'Eşiğin altında',
  distribution: 'Puanların dağılımı',
  distributionSummary: (most, count) =>
    `Her beş puan için bir çubuk. Kayıtların çoğu (${count}) ${most} puanda. Çizgi eşiği gösterir.`,
  table: 'Tablo olarak',
  points: 'Puan',
  entries: 'Kayıt',
  range: (from, to) => `${from}–${to}`,
  lackedTitle: 'Diğerlerinde eksik olanlar',
  lackedText:
    'Yalnızca eşiğin altındaki kayıtlar sayılır. “Tek başına yeter”, bunlardan kaçı için yalnız bu bölümün yeterli olacağını söyler.',
  part: 'Bölüm',
  weight: 'Puan',
  lacking: 'Eksik olan kayıt',
  lifts: 'Tek başına yeter',
  noneBelow: 'Eşiğin altında kayıt yok.',
  empty: 'Rehberde henüz işletme yok.',
  parts: {
    address: 'Sokak, posta kodu ve şehir',
    coordinates: 'Haritadaki konum',
    openingHours: 'Çalışma saatleri',
    phone: 'Telefon',
    website: 'Erişilebilen web sitesi',
    photo: 'Bir fotoğraf',
    photos: 'Üç fotoğraf',
    ownText: 'Kendi sözleriyle açıklama',
    longText: 'En az 300 karakterlik açıklama',
    attributes: 'Üç özellik',
    reviews: 'Bir değerlendirme',
    manyReviews: 'On değerlendirme',
  },
}
