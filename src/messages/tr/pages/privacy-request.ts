import type { PrivacyRequestMessages } from '#messages/de/pages/privacy-request.ts'

/** What the page for requests of listed people says, in Turkish. */
export const messages: PrivacyRequestMessages = {
  title: 'Rehberdeki verileriniz',
  description: 'Silme, itiraz, bilgi edinme ya da düzeltme: bu rehberdeki verilerinizle ilgili haklarınız.',
  lead: 'Burada yer almak istemiyor musunuz ya da hakkınızda nelerin saklandığını mı öğrenmek istiyorsunuz? Bize yazın, hesap gerekmez.',
  rights: 'Haklarınız',
  kinds: {
    removal: 'Silme (DSGVO madde 17)',
    objection: 'İtiraz (DSGVO madde 21)',
    access: 'Bilgi edinme (DSGVO madde 15)',
    correction: 'Düzeltme (DSGVO madde 16)',
  },
  meanings: {
    removal: 'Kaydı kaldırırız ve sonraki veri aktarımlarıyla geri gelmemesini sağlarız.',
    objection:
      'Neden rehberde yer almak istemediğinizi yazarsınız. Buna engel zorunlu bir neden yoksa verilerinizi kaldırırız.',
    access: 'Hakkınızda saklanan her şeyin bir kopyasını alırsınız.',
    correction:
      'Yanlış olanı düzeltiriz. Yalnızca bir işletmenin bilgileri söz konusuysa sayfasındaki “Bilgileri düzelt” daha hızlıdır.',
  },
  deadline: days =>
    `Gecikmeden, en geç ${days} gün içinde yanıt veririz (DSGVO madde 12 fıkra 3). Ücretsizdir.`,
  form: 'Başvurunuz',
  labels: {
    kind: 'Konu nedir?',
    name: 'Adınız',
    email: 'E-posta adresiniz',
    business: 'İşletme',
    details: 'Verileri bulmamıza yardımcı olacak bilgiler',
  },
  emailHint: 'Onay ve yanıt bu adrese gönderilir.',
  businessHint: 'Biliyorsanız numarası (“UK-…”) ya da sayfasının adresi.',
  detailsHint:
    'Örneğin burada nasıl anıldığınız, bir telefon numarası ya da adres; itirazda nedenleriniz de.',
  privateAddress: 'Bu kayıttaki adres benim ev adresim.',
  use: 'Burada yazdıklarınızı yalnızca başvurunuzu sonuçlandırmak ve bunu kanıtlamak için kullanırız.',
  submit: 'Başvuruyu gönder',
  sent: {
    title: 'Başvurunuz ulaştı!',
    text: days => `Süre bugün başladı: en geç ${days} gün içinde yanıt alırsınız.`,
    another: 'Bir başvuru daha yap',
  },
}
