import type { NewsletterMessages } from '#messages/de/pages/newsletter.ts'

/** What the newsletter page says, in Turkish. */
export const messages: NewsletterMessages = {
  title: 'Bülten',
  description: 'Rehberin yeni yazıları ve haberleri e-postayla.',
  lead: 'Blogdan yeni yazılar ve rehberden haberler, e-postayla.',
  form: 'Bültene abone olun',
  email: 'E-posta adresiniz',
  consent: 'Onayınız',
  how: 'Önce bağlantı içeren bir e-posta alırsınız. Aboneliğiniz ancak o bağlantıyı açınca başlar.',
  privacy: 'Ayrıntılar gizlilik açıklamasında.',
  submit: 'Abone ol',
  /** In place of the form while no mail can be sent. */
  off: {
    title: 'Kayıt şu anda mümkün değil',
    text: 'Bu site şu anda e-posta gönderemiyor ve onay bağlantısı olmadan kayıt geçerli olmaz. Lütfen daha sonra yeniden deneyin.',
  },
  sent: {
    title: 'Az kaldı!',
    text: 'Adres henüz abone değilse oraya şimdi bağlantı içeren bir e-posta gönderilir. Aboneliği onaylamak için bağlantıyı açın.',
  },
}
