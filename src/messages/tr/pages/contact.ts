import type { ContactMessages } from '#messages/de/pages/contact.ts'

/** What the contact page says, in Turkish. */
export const messages: ContactMessages = {
  title: 'İletişim',
  description:
    'Bir sorunuz mu var, bir hata mı buldunuz ya da kaydınızı değiştirmek mi istiyorsunuz? Bize böyle ulaşırsınız.',
  lead: 'Bir sorunuz mu var, bir hata mı buldunuz ya da kaydınızı değiştirmek mi istiyorsunuz? Bize yazın.',
  form: 'Mesaj yazın',
  allRequired: 'Lütfen bütün alanları doldurun.',
  labels: { name: 'Ad', email: 'E-posta', category: 'Mesaj türü', subject: 'Konu', message: 'Mesaj' },
  emailHint: 'Onay ve yanıt bu adrese gönderilir.',
  categories: {
    general: 'Genel soru',
    business: 'Rehberdeki işletmem',
    support: 'Yardım ya da yanlış bilgi',
    partnership: 'İş birliği',
    feedback: 'Görüş ve öneri',
  },
  correction: number => `${number} numaralı kayıttaki yanlış bilgiler`,
  correctionSubject: 'Yanlış bilgiler',
  submit: 'Mesajı gönder',
  facts: 'Bize nasıl ulaşırsınız?',
  operator: 'Site sahibi',
  phone: 'Telefon',
  hours: 'Telefon saatleri',
  email: 'E-posta',
  reply: 'Yanıt',
  within: time => `${time} içinde`,
  imprint: 'Bütün bilgiler künyede (Impressum)',
  sent: {
    title: 'Mesaj gönderildi!',
    reply: time => `${time} içinde yanıt alırsınız.`,
    another: 'Bir mesaj daha yaz',
  },
  questions: 'Sık sorulan sorular',
  faq: [
    {
      question: 'Bir bilgi yanlış. Mesajıma ne yazmalıyım?',
      answer:
        'En hızlı yol, işletmenin sayfasındaki “Bilgileri düzelt” bağlantısıdır. Mesajda lütfen işletmenin numarasını, neyin yanlış olduğunu ve doğrusunu yazın. Numara “UK-” ile başlar. İşletmenin web sitesi gibi bir kanıt, kontrolü kolaylaştırır.',
      isAboutListing: false,
    },
    {
      question: 'İşletmem rehbere nasıl girer?',
      answer:
        '“İşletme ekle” sayfasından üç adımda. Ücretsizdir ve kimse parayla listede üst sıraya çıkamaz.',
      isAboutListing: true,
    },
    {
      question: 'Bir değerlendirmeyi değiştirebilir ya da silebilir misiniz?',
      answer:
        'Hayır. Değerlendirmeler yanında yazan kaynaktan alınır ve yalnızca orada değiştirilebilir. İşletme isterse kaydın kendisini kaldırırız.',
      isAboutListing: false,
    },
    {
      question: 'Mesajımı gönderince ne olur?',
      answer:
        'Mesajınız gelen kutumuza ulaşır ve bir numara alır. Onu orada okur, size e-postayla yanıt veririz.',
      unmailedAnswer:
        'Mesajınız gelen kutumuza ulaşır ve bir numara alır. Onu bir insan okur. Şu anda e-posta gönderemiyoruz; bu yüzden numarayı not edin.',
      isAboutListing: false,
    },
  ],
}
