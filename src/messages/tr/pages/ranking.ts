import type { RankingMessages } from '#messages/de/pages/ranking.ts'

/** What 'Nasıl sıralıyoruz?' says, in Turkish. The figures come from the search itself. */
export const messages: RankingMessages = {
  title: 'Nasıl sıralıyoruz?',
  description:
    'Sonuçlar neye göre sıralanır: eşleşme, yakınlık, değerlendirmeler ve bilgilerin eksiksizliği; kesin ağırlıklarıyla.',
  lead: 'Burada kimse parayla sıra alamaz. Sonuçların neye göre sıralandığı, bütün ağırlıklarıyla bu sayfada yazar. Arama tam bu sayılarla hesap yapar.',
  short: 'Üç adımda',
  shortSteps: [
    'Önce bir kaydın yazdığınız kelimelere ne kadar uyduğuna bakılır.',
    'Bir çevre seçtiyseniz ardından yakınlığa bakılır.',
    'Sonra değerlendirmeler, eksiksiz bilgiler ve ulaşılabilirlik için verilen sıralama puanları belirleyici olur.',
  ],
  match: 'Ne kadar uyuyor?',
  matchText: count =>
    `Her sonuç ${count} basamaktan birine girer. Bir basamaktaki her şey, kaç sıralama puanı olursa olsun, sonraki basamaktan önce gelir. Arama kelimesi yoksa ya da yalnızca bir meslek aranıyorsa tek bir basamak vardır: Adında o mesleğin geçmesi üstünlük sayılmaz. Ucuz bir yer arıyorsanız her basamak en düşük fiyat düzeyiyle başlar. Bir meslek ararsanız yalnızca o meslekten işletmeler sonuçtur. Onu yalnızca anan kayıtlar her sıralamada arkada, “Bu kelimelerin geçtiği diğer kayıtlar” altında durur.`,
  tiers: {
    'exact-name': {
      title: 'Ad, yazdığınızın aynısı',
      text: '“Bäckerei Roth” diye ararsınız, işletmenin adı da budur.',
    },
    'name-begins': { title: 'Ad, yazdığınız kelimelerle başlıyor', text: '“Bäckerei Roth am Markt”' },
    'in-name': {
      title: 'Bütün kelimeler adda geçiyor',
      text: '“Café und Bäckerei Roth”. Bir kelime hiçbir adda geçmiyorsa onun yerine aynı anlama gelenler sayılır.',
    },
    'own-trade': {
      title: 'Aranan iş kolu',
      text: '“Sanitär Notdienst” (tesisatçı, acil hizmet) acil hizmet verdiğini belirten ya da hiç kapanmayan tesisatçıları bulur. İşletmenin belirttiği diğer kategoriler de sayılır.',
    },
    'in-category': {
      title: 'Bütün kelimeler adda ya da kategoride geçiyor',
      text: 'Aynı anlama gelen kelimeler de sayılır: “Klempner” (tesisatçı) yazan, “Sanitär” işletmelerini de bulur.',
    },
    anywhere: {
      title: 'Bütün kelimeler kaydın herhangi bir yerinde geçiyor',
      text: 'Örneğin açıklamada ya da yer adında. Yalnızca yakın anlamlı kelimeler de burada sayılır.',
    },
  },
  near: 'Ne kadar yakın?',
  nearText: rings =>
    `Belirli bir çevrede ya da yakınınızda arıyorsanız her basamağı merkezin etrafında halkalara ayırırız; halkaların sınırları: ${rings}. İçteki halka dıştakinden önce gelir; aynı halkada sıralama puanlarına bakılır. Böylece en zayıf kayıt, yalnızca 50 metre daha yakın diye en üste çıkmaz.`,
  nearCity:
    'Çevre seçmeden yalnızca bir yer yazarsanız o yerdeki her şey eşit uzaklıkta sayılır. Kuş uçuşu uzaklık ölçülür.',
  points: 'Kaç sıralama puanı var?',
  pointsText: 'Bir kayıt en fazla 100 sıralama puanı alır. Puanlar şöyle dağılır:',
  pointsOf: points => `${points} puan`,
  weights: {
    rating: {
      title: 'Puan',
      text: 'Aşağıda anlatılan ortalama değer. 5 yıldız sıralama puanlarının tümünü getirir, 1 yıldız hiç getirmez.',
    },
    completeness: { title: 'Eksiksizlik', text: 'Kaydın ne kadar bilgi verdiği, aşağıya bakın.' },
    reviewCount: {
      title: 'Değerlendirme sayısı',
      text: 'Her yeni değerlendirmenin etkisi bir öncekinden azdır.',
    },
    openingHours: { title: 'Çalışma saatleri', text: 'En az bir gün biliniyor.' },
    phone: { title: 'Telefon numarası', text: 'İşletmeye telefon edilebiliyor.' },
    verified: { title: 'Google’da sahibi tarafından yönetiliyor', text: 'Google’da böyle işaretlenmiş.' },
  },
  reviewText: full =>
    `Değerlendirme sayısının etkisi sınırlıdır; yoksa bir tren istasyonu bütün iyi oto servislerini geride bırakırdı. ${full} değerlendirmeden fazlası sıralama puanı getirmez.`,
  reviews: count => `${count} değerlendirme`,
  tie: 'İki kaydın sıralama puanı eşitse rehberdeki numarası küçük olan önce gelir.',
  mean: 'Tek bir beş yıldız neden yetmez?',
  meanText: (prior, count) =>
    `Bir kişinin verdiği beş yıldız, iki yüz kişinin verdiği 4,7’den daha az şey söyler. Bu yüzden her işletme için ${prior} yıldızlı ${count} değerlendirme zaten varmış gibi hesaplar, gerçekleri bunlara ekleriz. Az değerlendirmede değer ${prior} dolayında kalır, çok değerlendirmede bu ek kaybolur. Buna Bayes ortalaması denir. Değerlendirmesi olmayan bir işletme ${prior} sayılır.`,
  meanShown: 'Bu hesap yalnızca sıralama içindir. Gösterilen her zaman kaynaktaki değerdir.',
  example: 'Gösterilen',
  counts: 'hesaba katılan değer',
  exampleOf: (rating, reviews) => `${rating} (${reviews})`,
  meanArticle: 'Ayrıntısı “Bewertungen richtig lesen” yazısında (Almanca)',
  completeness: 'Bir kaydı eksiksiz yapan nedir?',
  completenessText:
    'Boş alanlar sıralama puanı kaybettirir, çünkü eksik bir kayıt işinize daha az yarar. Eksiksiz bir kayıt yüzde 100’dür:',
  parts: {
    address: 'Adres',
    openingHours: 'Çalışma saatleri',
    phone: 'Telefon numarası',
    coordinates: 'Haritadaki konum',
    website: 'Web sitesi',
    description: 'Açıklama',
    photos: 'En az bir fotoğraf',
    rating: 'Puan',
  },
  serviceArea: 'Müşterisine giden işletmelerin sokak belirtmesi gerekmez: Şehir yeterlidir.',
  own: 'Kendiniz sıralarsanız',
  ownText:
    'Başka bir sıralama seçerseniz yalnızca o geçerlidir: uzaklık, puan (sonra değerlendirme sayısı), değerlendirme sayısı, ad ya da şehir. Sıralama puanlarına yalnızca eşitlikte bakılır. Filtreler kayıtları eler, sıralamayı değiştirmez.',
  featured: 'Ana sayfada öne çıkan işletmeler',
  featuredText:
    'Orada sıralama puanı en yüksek kayıtlar yer alır; ama tek bir şehir ya da iş kolu bütün yerleri kaplamasın diye her şehirden ve her ana kategoriden önce yalnızca biri alınır.',
  never: 'Neler hiç önemli değil?',
  neverList: [
    'Para. Ücretli sıra, öne çıkarma ve reklam yoktur.',
    'Bir işletme ile bu rehber arasındaki sözleşmeler ya da ilişkiler.',
    'Kim olduğunuz, daha önce ne aradığınız ve hangi cihazı kullandığınız. Herkes aynı sıralamayı görür.',
    'Bir kayda ne sıklıkla tıklandığı.',
  ],
  source: 'Değerlendirmeler nereden geliyor?',
  sourceText:
    'Değerlendirmeler ve sayıları, kayıtta yazan kaynaktan, orada yazan tarihteki hâliyle alınmıştır. Kaynağı belli olmayan puanlar gösterilmez ve sayılmaz. İşletmeye gerçekten gitmiş müşterilerden gelip gelmediklerini kontrol etmedik. Burada değerlendirme yapılamaz.',
  law: 'Bu sayfa sıralamanın ana ölçütlerini ve ağırlıklarını belirtir (Haksız Rekabet Yasası UWG, § 5b fıkra 2) ve değerlendirmelerin doğrulanıp doğrulanmadığını söyler (§ 5b fıkra 3).',
}
