import type { PrivacyRequestMessages } from '#messages/de/pages/privacy-request.ts'

/** What the page for requests of listed people says, in Turkish. */
export const messages: PrivacyRequestMessages = {
  title: 'Rehberdeki verileriniz',
  description: 'Silme, itiraz, bilgi alma ya da düzeltme: bu rehberdeki verilerinizle ilgili haklarınız.',
  lead: 'Burada isteğiniz dışında mı yer alıyorsunuz ya da hakkınızda ne saklandığını mı öğrenmek istiyorsunuz? Bunun için hesap gerekmez.',
  rights: 'Haklarınız',
  kinds: {
    removal: 'Silme (GDPR madde 17)',
    objection: 'İtiraz (GDPR madde 21)',
    access: 'Bilgi alma (GDPR madde 15)',
    correction: 'Düzeltme (GDPR madde 16)',
  },
  meanings: {
    removal: 'Kaydı çıkarır ve sonraki hiçbir aktarımın onu geri getirmemesini sağlarız.',
    objection: 'Durumunuzla ilgili nedenleri yazarsınız; zorunlu bir neden yoksa verileri artık işlemeyiz.',
    access: 'Hakkınızda saklanan her şeyin bir kopyasını alırsınız.',
    correction:
      'Yanlış olanı düzeltiriz. Yalnızca bir işletmenin bilgileri söz konusuysa sayfasındaki “Bilgileri düzelt” daha hızlıdır.',
  },
  deadline: days => `Gecikmeden, en geç ${days} gün içinde yanıt veririz (GDPR madde 12/3). Ücretsizdir.`,
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
  use: 'Burada yazdıklarınızı yalnızca başvurunuzu sonuçlandırmak ve bunu kanıtlamak için kullanırız.',
  submit: 'Başvuruyu gönder',
  sent: {
    title: 'Başvurunuz ulaştı!',
    text: days => `Süre bugün başladı: en geç ${days} gün içinde yanıt alırsınız.`,
    another: 'Bir başvuru daha yap',
  },
}
