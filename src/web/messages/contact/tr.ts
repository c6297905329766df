import type { ContactWords } from '#web/messages/contact/de.ts'

/** What the contact page says, in Turkish. */
export const contactTr = {
  title: 'İletişim',
  description:
    'Sorular, hata bildirimleri ve kendi kaydınızdaki değişiklikler: bu rehberin işletmecisine nasıl ulaşırsınız?',
  lead: 'Sorularınız, rehberdeki hatalar ya da kendi kaydınızdaki değişiklikler için bize yazın.',
  form: 'Mesaj yazın',
  howItSends:
    'Form, kendi e-posta programınızda bir e-posta hazırlar. Bu site yazdıklarınızı ne saklar ne de gönderir.',
  allRequired: 'Bütün alanların doldurulması gerekir.',
  labels: { name: 'Ad', email: 'E-posta', category: 'Konu alanı', subject: 'Konu', message: 'Mesaj' },
  emailHint: 'Yanıt bu adrese gönderilir.',
  categories: {
    general: 'Genel soru',
    business: 'Rehberdeki işletmem',
    support: 'Yardım ya da yanlış bilgi',
    partnership: 'İş birliği',
    feedback: 'Övgü ve eleştiri',
  },
  correction: number => `${number} numaralı kayıttaki yanlış bilgiler`,
  correctionSubject: 'Yanlış bilgiler',
  submit: 'E-posta yaz',
  withoutScript: 'JavaScript olmadan doğrudan yazabilirsiniz:',
  facts: 'Bize nasıl ulaşırsınız?',
  operator: 'İşletmeci',
  phone: 'Telefon',
  hours: 'Ulaşılabilir',
  email: 'E-posta',
  reply: 'Yanıt',
  within: time => `${time} içinde`,
  imprint: 'Bütün bilgiler yasal bilgiler sayfasında',
  none: 'Burada henüz yazabileceğiniz kimse yok',
  noneText:
    'Bu siteyi işleten kişi iletişim bilgilerini henüz girmedi. Mesajlarını kimsenin okumadığı bir form göstermiyoruz.',
  noneHelp: 'Sık sorulan soruların yanıtları yardım sayfasındadır.',
  help: 'Yardıma git',
  search: 'İşletme ara',
  questions: 'Sık sorulan sorular',
  faq: [
    {
      question: 'Bir bilgi yanlış. Bildirime ne yazmalıyım?',
      answer:
        'İşletmenin rehberdeki numarasını, neyin yanlış olduğunu ve doğrusunu yazın. Numara “UK-” ile başlar ve işletmenin sayfasında yazar. İşletmenin web sitesi gibi bir dayanak, kontrolü kolaylaştırır.',
      withoutContact: '',
      isAboutListing: false,
    },
    {
      question: 'İşletmem rehbere nasıl girer?',
      answer:
        '“İşletme ekleyin” sayfasından üç adımda. Ücretsizdir ve kimse listede daha iyi bir yer satın alamaz.',
      withoutContact: 'Bu, işletmeci iletişim bilgilerini girdiğinde mümkün olur.',
      isAboutListing: true,
    },
    {
      question: 'Bir değerlendirmeyi değiştirebilir ya da silebilir misiniz?',
      answer:
        'Hayır. Değerlendirmeler Google’dan alınır, burada değerlendirme yazılmaz. Bunun için Google’a başvurun. İşletme isterse kaydın kendisini çıkarırız.',
      withoutContact: '',
      isAboutListing: false,
    },
    {
      question: 'Mesajıma ne olur?',
      answer:
        'Mesaj tarayıcınızda hazırlanır ve posta kutunuzdan rehberin işletmecisine sıradan bir e-posta olarak gider. Bu site onu görmez.',
      withoutContact: 'Form, işletmeci iletişim bilgilerini girdiğinde burada görünür.',
      isAboutListing: false,
    },
  ],
} satisfies ContactWords
