import type { AddBusinessMessages } from '#messages/de/pages/add-business.ts'

/** What the page for adding a business says, in Turkish. */
export const messages: AddBusinessMessages = {
  title: 'İşletme ekleyin',
  description:
    'İşletmenizi ücretsiz ekleyin: temel bilgiler, iletişim ve çalışma saatleri için üç adım, kaydın önizlemesiyle.',
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
    name: 'Tabelada yazdığı gibi.',
    description: 'Neyi kime sunduğunuzu birkaç cümleyle yazın.',
    phone: 'Müşterilerin sizi arayacağı numara, alan koduyla.',
    email: 'Onay bağlantısı ve yanıtımız için. Yayımlanmaz.',
  },
  toContact: 'İletişim adımına geç',
  toHours: 'Çalışma saatlerine geç',
  back: 'Geri',
  submit: 'Kaydı gönder',
  checking: 'Kontrol ediliyor…',
  kept: 'Gönderene kadar bilgileriniz yalnızca bu cihazda saklanır.',
  discard: 'Sil',
  discardAsk: 'Bu sayfadaki bütün bilgiler silinsin mi?',
  discarded: 'Bilgiler silindi',
  preview: {
    title: 'Kaydınız böyle görünecek',
    name: 'İşletmenizin adı',
    category: 'Kategori',
    place: 'Adres',
    note: 'Ücretsizdir. Kategori daha sonra daha ayrıntılı olabilir.',
  },
}
