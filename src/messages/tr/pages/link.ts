import type { LinkMessages } from '#messages/de/pages/link.ts'

/** What the page behind links in mails says, in Turkish. */
export const messages: LinkMessages = {
  title: 'E-postadaki bağlantı',
  asks: {
    'confirm-submission': {
      title: 'E-posta adresini onaylayın',
      text: 'Bu e-posta adresinin size ait olduğunu onaylayın. Ardından bilgilerinizi inceleyeceğiz.',
      button: 'Adresi onayla',
    },
    'confirm-subscriber': {
      title: 'Bültene abone olun',
      text: 'Aboneliğinizi onaylayın. Her sayıda abonelikten çıkmak için bir bağlantı bulunur.',
      button: 'Aboneliği onayla',
    },
    unsubscribe: {
      title: 'Bülten aboneliğini sonlandırın',
      text: 'Bundan sonra bülten almayacaksınız.',
      button: 'Abonelikten çık',
    },
  },
  confirmed: 'E-posta adresi onaylandı',
  confirmedText: 'Teşekkürler. Bilgilerinizi şimdi kontrol ediyoruz; sonucu size yazarız.',
  subscribed: 'Bültene abone oldunuz',
  subscribedText: 'Aboneliğiniz onaylandı. Her sayıda abonelikten çıkmak için bir bağlantı bulunur.',
  unsubscribed: 'Bülten aboneliği sonlandırıldı',
  unsubscribedText: 'Artık bülten almayacaksınız. Bunu istemediyseniz yeniden abone olabilirsiniz.',
  owner: 'İşletmenize geçin',
  ownerText: name => `Bu bağlantıyla “${name}” bilgilerini işletmenin sahibi olarak değiştirirsiniz.`,
  ownerLink: 'Bilgileri değiştir',
  unknown: 'Böyle bir bağlantı yok',
  unknownText: 'Kopyalarken bir bölümü eksik kalmış olabilir. Lütfen doğrudan e-postadan açın.',
  expired: 'Bu bağlantı artık geçerli değil',
  expiredText:
    'E-postalarımızdaki bağlantılar belirli bir süre geçerlidir. Lütfen isteğinizi yeniden gönderin ya da bize yazın.',
  blog: 'Bloga git',
  again: 'Bültene abone ol',
}
