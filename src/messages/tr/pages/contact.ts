import type { ContactMessages } from '#messages/de/pages/contact.ts'

/** What the contact page says, in Turkish. */
export const messages: ContactMessages = {
  title: 'İletişim',
  description:
    'Sorular, hata bildirimleri ve kendi kaydınızdaki değişiklikler: bu rehberin işletmecisine nasıl ulaşırsınız?',
  lead: 'Sorularınız, rehberdeki hatalar ya da kendi kaydınızdaki değişiklikler için bize yazın.',
  form: 'Mesaj yazın',
  allRequired: 'Lütfen bütün alanları doldurun.',
  labels: { name: 'Ad', email: 'E-posta', category: 'Konu alanı', subject: 'Konu', message: 'Mesaj' },
  emailHint: 'Onay ve yanıt bu adrese gönderilir.',
  categories: {
    general: 'Genel soru',
    business: 'Rehberdeki işletmem',
    support: 'Yardım ya da yanlış bilgi',
    partnership: 'İş birliği',
    feedback: 'Övgü ve eleştiri',
  },
  correction: number => `${number} numaralı kayıttaki yanlış bilgiler`,
  correctionSubject: 'Yanlış bilgiler',
  submit: 'Mesajı gönder',
  facts: 'Bize nasıl ulaşırsınız?',
  operator: 'İşletmeci',
  phone: 'Telefon',
  hours: 'Ulaşılabilir',
  email: 'E-posta',
  reply: 'Yanıt',
  within: time => `${time} içinde`,
  imprint: 'Bütün bilgiler yasal bilgiler sayfasında',
  sent: {
    title: 'Mesaj gönderildi!',
    reply: time => `${time} içinde yanıt alırsınız.`,
    another: 'Bir mesaj daha yaz',
  },
  questions: 'Sık sorulan sorular',
  faq: [
    {
      question: 'Bir bilgi yanlış. Bildirime ne yazmalıyım?',
      answer:
        'En hızlı yol, işletmenin sayfasındaki “Bilgileri düzelt” bağlantısıdır. Mesajda lütfen işletmenin numarasını, neyin yanlış olduğunu ve doğrusunu yazın. Numara “UK-” ile başlar. İşletmenin web sitesi gibi bir dayanak, kontrolü kolaylaştırır.',
      isAboutListing: false,
    },
    {
      question: 'İşletmem rehbere nasıl girer?',
      answer:
        '“İşletme ekleyin” sayfasından üç adımda. Ücretsizdir ve kimse listede daha iyi bir yer satın alamaz.',
      isAboutListing: true,
    },
    {
      question: 'Bir değerlendirmeyi değiştirebilir ya da silebilir misiniz?',
      answer:
        'Hayır. Değerlendirmeler Google’dan alınır, burada değerlendirme yazılmaz. Bunun için Google’a başvurun. İşletme isterse kaydın kendisini çıkarırız.',
      isAboutListing: false,
    },
    {
      question: 'Mesajıma ne olur?',
      answer:
        'Mesajınız bu sitenin gelen kutusuna ulaşır ve bir numara alır. Siteyi işleten kişi onu orada okur ve size e-postayla yanıt verir.',
      isAboutListing: false,
    },
  ],
}
