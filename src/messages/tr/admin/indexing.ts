import type { AdminIndexingMessages } from '#messages/de/admin/indexing.ts'

export const messages: AdminIndexingMessages = {
  title: 'Arama motorları',
  intro:
    'Arama motorları, sayfalarında az bilgi olan bir rehberi geriye düşürür. Bu yüzden her kayıt, sayfasında yazanlar için 0 ile 100 arasında puan alır. Eşiğin altındaki sayfaları ziyaretçiler eskisi gibi görür; arama motorlarının onları dizine almaması istenir ve site haritalarında yer almazlar.',
  lists: least =>
    `Şehir ve kategori listelerinin, içlerindeki en az ${least} kayıt eşiğin üzerindeyse dizine alınması istenir.`,
  demonstration:
    'Rehberde hâlâ hayal ürünü işletmeler var. Kaldırılana kadar hiçbir sayfanın dizine alınmaması istenir ve site haritaları boş kalır.',
  thresholdTitle: 'Eşik',
  threshold: 'Kayıtların dizine alınması istenen en düşük puan',
  preview: (indexable, hidden, percent) =>
    `Bu eşikle: dizine alınan ${indexable} (%${percent}), alınmayan ${hidden}.`,
  now: points => `Kayıtlı eşik: ${points}.`,
  save: 'Eşiği kaydet',
  saving: 'Kaydediliyor…',
  saved: 'Eşik kaydedildi. Sayfalar ve site haritaları hemen buna uyar.',
  total: 'Herkese açık kayıtlar',
  indexable: 'Dizine alınan',
  hidden: 'Dizine alınmayan',
  distribution: 'Puanların dağılımı',
  distributionSummary: (most, count) =>
    `Her beş puan için bir çubuk. Kayıtların çoğu (${count}) ${most} puanda. Çizgi eşiği gösterir.`,
  table: 'Tablo olarak',
  points: 'Puan',
  entries: 'Kayıt',
  range: (from, to) => `${from} – ${to}`,
  lackedTitle: 'Diğerlerinde eksik olanlar',
  lackedText:
    'Yalnızca eşiğin altındaki kayıtlar sayılır. “Tek başına yükseltir”, bunlardan kaçının yalnız bu bölümle eşiği aşacağını söyler.',
  part: 'Bölüm',
  weight: 'Puan',
  lacking: 'Eksik olduğu kayıt',
  lifts: 'Tek başına yükseltir',
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
  tabs: { label: 'Arama motorları bölümleri', indexing: 'Dizine alma', redirects: 'Yönlendirmeler' },
}
