import type { RankingMessages } from '#messages/de/pages/ranking.ts'

/** What 'Nasıl sıralıyoruz' says, in Turkish. The figures come from the search itself. */
export const messages: RankingMessages = {
  title: 'Nasıl sıralıyoruz',
  description:
    'Sonuçlar neye göre sıralanır: eşleşme, yakınlık, puanlama ve kaydın eksiksizliği; kesin ağırlıklarıyla.',
  lead: 'Bu listede hiçbir sıra satın alınmamıştır. Sonuçların neye göre sıralandığı, bütün ağırlıklarıyla burada yazar. Bu sayfadaki sayılar, aramanın kendisinin kullandığı sayılardır.',
  short: 'Üç adımda',
  shortSteps: [
    'Önce bir kaydın yazdığınız sözcüklere ne kadar uyduğuna bakılır.',
    'Bir çevre seçtiyseniz ardından daha yakın olan gelir.',
    'Sonra puanlar belirler: değerlendirmeler, eksiksiz bilgiler ve ulaşılabilirlik için.',
  ],
  match: 'Ne kadar uyuyor',
  matchText: count =>
    `Her sonuç ${count} basamaktan birine girer. Bir basamaktaki her şey, kaç puanı olursa olsun, sonraki basamaktan önce gelir. Arama sözcüğü yoksa tek bir basamak vardır. Ucuz bir yer arıyorsanız her basamak en düşük fiyat düzeyiyle başlar. Puana göre sıralamada, sözcüklerinizi yalnızca anan sonuçlar en sonda gelir.`,
  tiers: {
    'exact-name': {
      title: 'Ad, yazdığınızın aynısı',
      text: '“Bäckerei Roth” diye ararsınız, işletmenin adı da budur.',
    },
    'name-begins': { title: 'Ad, yazdığınız sözcüklerle başlıyor', text: '“Bäckerei Roth am Markt”' },
    'in-name': {
      title: 'Bütün sözcükler adda geçiyor',
      text: '“Café und Bäckerei Roth”. Bir sözcük hiçbir adda geçmiyorsa onun yerine aynı anlama gelenler sayılır.',
    },
    'own-trade': {
      title: 'İşletmenin kendi dalı',
      text: '“Krankengymnastik” yazan, önce fizyoterapistleri, sonra bunu köpekler için sunan veterinerleri bulur. İşletmenin belirttiği diğer dallar da sayılır.',
    },
    'in-category': {
      title: 'Bütün sözcükler adda ya da kategoride geçiyor',
      text: 'Aynı anlama gelen sözcükler de sayılır: “Klempner” (tesisatçı) yazan, sıhhi tesisat işletmelerini de bulur.',
    },
    trade: {
      title: 'Meslek doğru, gerisi kayıtta',
      text: '“Sanitär Notdienst” (tesisatçı, acil servis) önce acil servis sunduğunu belirten ya da hiç kapanmayan tesisatçıları bulur.',
    },
    anywhere: {
      title: 'Bütün sözcükler kaydın herhangi bir yerinde geçiyor',
      text: 'Örneğin açıklamada ya da yer adında. Yalnızca ilgili olan sözcükler de burada sayılır.',
    },
  },
  near: 'Ne kadar yakın',
  nearText: rings =>
    `Belirli bir çevrede ya da yakınınızda arıyorsanız her basamağı merkezin etrafında halkalara ayırırız; halkaların sınırları: ${rings}. İçteki halka dıştakinden önce gelir; aynı halkada puanlar belirler. Böylece en zayıf kayıt, yalnızca 50 metre daha yakın diye en üste çıkmaz.`,
  nearCity:
    'Çevre seçmeden yalnızca bir yer yazarsanız o yerdeki her şey eşit uzaklıkta sayılır. Kuş uçuşu uzaklık ölçülür.',
  points: 'Kaç puanı var',
  pointsText: 'Bir kayıt en çok 100 puan alır. Puanlar şöyle dağılır:',
  pointsOf: points => `${points} puan`,
  weights: {
    rating: {
      title: 'Değerlendirme',
      text: 'Aşağıda anlatılan ortalama değer. 5 yıldız bütün puanları getirir, 1 yıldız hiç getirmez.',
    },
    completeness: { title: 'Eksiksizlik', text: 'Kaydın ne kadar bilgi verdiği, aşağıya bakın.' },
    reviewCount: { title: 'Değerlendirme sayısı', text: 'Her yeni değerlendirme bir öncekinden az ekler.' },
    openingHours: { title: 'Çalışma saatleri', text: 'En az bir gün biliniyor.' },
    phone: { title: 'Telefon numarası', text: 'İşletme aranabiliyor.' },
    verified: { title: 'Google’da sahibi tarafından yönetiliyor', text: 'Google’daki işareti böyle.' },
  },
  reviewText: full =>
    `Değerlendirme sayısının etkisi yavaşlatılmıştır; yoksa bir tren istasyonu bütün iyi tamirhaneleri geride bırakırdı. ${full} değerlendirmeden fazlası puan eklemez.`,
  reviews: count => `${count} değerlendirme`,
  tie: 'İki kaydın puanı eşitse rehberdeki numarası küçük olan önce gelir.',
  mean: 'Neden tek bir tam not yetmez',
  meanText: (prior, count) =>
    `Bir kişinin verdiği beş yıldız, iki yüz kişinin verdiği 4,7’den daha az şey söyler. Bu yüzden her işletme için ${prior} yıldızlı ${count} değerlendirme zaten varmış gibi hesaplar, gerçekleri bunlara ekleriz. Az değerlendirmede değer ${prior} dolayında kalır, çok değerlendirmede bu ek kaybolur. Buna Bayes ortalaması denir. Değerlendirmesi olmayan bir işletme ${prior} sayılır.`,
  meanShown: 'Bu hesap yalnızca sıralama içindir. Gösterilen her zaman Google’daki değerdir.',
  example: 'Gösterilen',
  counts: 'hesaba katılan',
  exampleOf: (rating, reviews) => `${rating} (${reviews})`,
  meanArticle: 'Ayrıntısı “Bewertungen richtig lesen” yazısında (Almanca)',
  completeness: 'Bir kaydı eksiksiz yapan nedir',
  completenessText:
    'Boş alanlar puan kaybettirir, çünkü eksik bir kayıt işinize daha az yarar. Eksiksiz bir kayıt yüzde 100’dür:',
  parts: {
    address: 'Adres',
    openingHours: 'Çalışma saatleri',
    phone: 'Telefon numarası',
    coordinates: 'Haritadaki konum',
    website: 'İnternet sitesi',
    description: 'Açıklama',
    photos: 'En az bir fotoğraf',
    rating: 'Değerlendirme',
  },
  serviceArea: 'Müşterisine giden işletmelerin sokak belirtmesi gerekmez: Onlar için şehir yeterlidir.',
  own: 'Kendiniz sıralarsanız',
  ownText:
    'Başka bir sıralama seçerseniz yalnızca o geçerlidir: uzaklık, puan (sonra değerlendirme sayısı), değerlendirme sayısı, ad ya da yer. Puanlar yalnızca eşitlikte belirler. Filtreler kayıtları çıkarır, sıralamayı değiştirmez.',
  featured: 'Ana sayfadaki seçilmiş işletmeler',
  featuredText:
    'Orada en çok puanı olan kayıtlar yer alır; ama tek bir şehir ya da iş kolu bütün yerleri kaplamasın diye her yerden ve her gruptan önce yalnızca biri.',
  never: 'Neler rol oynamaz',
  neverList: [
    'Para. Ücretli sıra, öne çıkarma ve reklam yoktur.',
    'Bir işletme ile bu rehber arasındaki sözleşmeler ya da ilişkiler.',
    'Kim olduğunuz, daha önce ne aradığınız ve hangi cihazı kullandığınız. Herkes aynı sıralamayı görür.',
    'Bir kaydın ne kadar tıklandığı.',
  ],
  source: 'Değerlendirmeler nereden geliyor',
  sourceText:
    'Değerlendirmeler ve sayıları, kayıtta yazan tarihteki haliyle Google’dan alınmıştır. İşletmeye gerçekten gitmiş müşterilerden gelip gelmediklerini kontrol etmedik. Burada değerlendirme yapılamaz.',
  law: 'Bu sayfa sıralamanın ana ölçütlerini ve ağırlıklarını belirtir (haksız rekabete karşı Alman yasası UWG, § 5b fıkra 2) ve değerlendirmelerin doğrulanıp doğrulanmadığını söyler (§ 5b fıkra 3).',
}
