import type { NewsletterMessages } from '#messages/de/pages/newsletter.ts'

/** What the newsletter page says, in Turkish. */
export const messages: NewsletterMessages = {
  title: 'Bülten',
  description: 'Rehberin yeni yazıları ve haberleri e-postayla.',
  lead: 'Blogdan yeni yazılar ve rehberden haberler, e-postayla.',
  form: 'Bültene abone olun',
  email: 'E-posta adresiniz',
  consent: 'Onayınız',
  how: 'Önce size bir bağlantı gönderiyoruz. Aboneliğiniz ancak orada onayladığınızda başlar.',
  privacy: 'Ayrıntılar gizlilik bildiriminde.',
  submit: 'Abone ol',
  /** In place of the form while no mail can be sent. */
  off: {
    title: 'Şu anda abone olunamıyor',
    text: 'Şu anda e-posta gönderemiyoruz, bu yüzden aboneliğinizi onaylayacağınız bağlantıyı da gönderemiyoruz. Lütfen daha sonra yeniden deneyin.',
  },
  sent: {
    title: 'Az kaldı!',
    text: 'Bu adres henüz abone değilse şimdi oraya bir bağlantı gönderiyoruz. Bağlantıyı açın ve aboneliği orada onaylayın.',
  },
}
