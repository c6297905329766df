import type { AddBusinessMessages } from '#messages/de/pages/add-business.ts'

/** What the page for adding a business says, in Turkish. */
export const messages: AddBusinessMessages = {
  title: 'İşletme ekle',
  description:
    'İşletmenizi üç adımda ücretsiz ekleyin: temel bilgiler, iletişim ve çalışma saatleri. Kaydınızın nasıl görüneceğini hemen görürsünüz.',
  lead: 'Almanya’da işletme sahibi olan herkes için. Kayıt ücretsizdir ve birkaç dakika sürer.',
  whatHappens:
    'Bilgileriniz rehbere girmeden önce kontrol edilir. E-posta adresinizi, size gönderdiğimiz bağlantıyla onaylarsınız.',
  reply: time => `${time} içinde yanıt alırsınız.`,
  steps: ['Temel bilgiler', 'İletişim', 'Çalışma saatleri'],
  stepsLabel: 'Adımlar',
  done: '(tamam)',
  step: step => `Adım ${step} / 3`,
  percent: percent => `%${percent}`,
  headings: ['İşletmenin temel bilgileri', 'İletişim ve adres', 'Çalışma saatleri'],
  labels: {
    name: 'İşletmenin adı',
    category: 'Kategori',
    proposedTrade: 'Listede yoksa iş kolunuz',
    description: 'Açıklama',
    address: 'Sokak ve kapı numarası',
    postalCode: 'Posta kodu',
    city: 'Şehir',
    phone: 'Telefon',
    email: 'E-posta',
    website: 'Web sitesi',
    hours: 'Çalışma saatleri',
  },
  hints: {
    plainCategory: 'Yaptığınız iş, örneğin “boyacı” ya da “diş hekimi”.',
    category: 'Yaptığınız iş, örneğin “boyacı” ya da “diş hekimi”. Yazarken öneriler çıkar.',
    name: 'Tabelada yazdığı gibi.',
    description: 'Neyi kime sunduğunuzu birkaç cümleyle yazın.',
    phone: 'Müşterilerin sizi arayacağı numara, alan koduyla.',
    email: 'Onay bağlantısı ve yanıtımız için. Yayımlanmaz.',
  },
  /** Last among the suggestions. */
  proposeTrade: trade => `İş kolum yok: “${trade}” öner`,
  tradeProposed: trade =>
    `Önerildi: “${trade}”. Bu iş kolunu ekleyip eklemeyeceğimize bakarız. O zamana kadar işletmeniz yukarıdaki kategoride yer alır. “Diğer” yerine daha uygunu varsa orada seçin.`,
  withdrawTrade: 'Öneriyi geri al',
  /** Without script. */
  plainTradeHint:
    'Yalnızca yukarıda uygun bir şey bulamazsanız, örneğin “toynak bakımı”. Ekleyip eklemeyeceğimize bakarız. O zamana kadar işletmeniz yukarıdaki kategoride, orası boşsa “Diğer” altında yer alır.',
  categoryList: 'Kategori önerileri',
  categoryFound: count => `${count} öneri`,
  categoryNone: 'Uygun öneri yok',
  categoryGroup: 'ana kategori',
  toContact: 'İletişim adımına geç',
  toHours: 'Çalışma saatlerine geç',
  back: 'Geri',
  submit: 'Kaydı gönder',
  checking: 'Kontrol ediliyor…',
  kept: 'Gönderene kadar bilgileriniz yalnızca bu cihazda saklanır.',
  discard: 'Sil',
  discardAsk: 'Üç adımdaki bütün bilgiler silinsin mi?',
  discarded: 'Bilgiler silindi',
  preview: {
    title: 'Kaydınız böyle görünecek',
    name: 'İşletmenizin adı',
    category: 'Kategori',
    place: 'Adres',
    note: 'Ücretsizdir. Kategori sonradan daha ayrıntılı hâle getirilebilir.',
  },
}
