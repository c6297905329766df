import type { NewsletterMessages } from '#messages/de/pages/newsletter.ts'

/** What the newsletter page says, in Turkish. */
export const messages: NewsletterMessages = {
  title: 'Bülten',
  description: 'Rehberin yeni yazıları ve haberleri e-postayla.',
  lead: 'Blogdan yeni yazılar ve rehberden haberler, e-postayla.',
  form: 'Bültene abone olun',
  email: 'E-posta adresiniz',
  consent: 'Neye onay veriyorsunuz?',
  how: 'Önce bağlantı içeren bir e-posta alırsınız. Aboneliğiniz ancak o bağlantıyı açınca başlar.',
  privacy: 'Ayrıntılar gizlilik açıklamasında.',
  submit: 'Abone ol',
  sent: {
    title: 'Az kaldı!',
    text: 'Adres henüz abone değilse oraya şimdi bağlantı içeren bir e-posta gönderilir. Aboneliği onaylamak için bağlantıyı açın.',
  },
}
