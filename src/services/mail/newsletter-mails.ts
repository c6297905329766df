import type { Language } from '#domain/language.ts'
import type { WrittenMail } from '#domain/mail/mail.ts'
import type { MailSite } from './mail-site.ts'
import { writeMail } from './write-mail.ts'

/** Asks the reader to confirm the newsletter. @param mail its link is valid for 7 days */
export function newsletterConfirmMail(
  site: MailSite,
  mail: { readonly to: string; readonly language: Language; readonly link: string },
): WrittenMail {
  const messages = MESSAGES[mail.language]
  return writeMail(
    site,
    { kind: 'newsletter-confirm', to: mail.to, language: mail.language },
    {
      subject: messages.confirmSubject(site.title),
      blocks: [messages.confirm(site.title), { link: mail.link }, messages.afterConfirm],
      reason: messages.confirmReason(site.title),
    },
  )
}

/**
 * Tells that the newsletter is subscribed to, and how to unsubscribe: by a link, and by the button of mail programs
 * (RFC 8058).
 * @param mail both addresses unsubscribe: unsubscribeLink is a page, oneClickAddress takes a POST
 */
export function newsletterConfirmedMail(
  site: MailSite,
  mail: {
    readonly to: string
    readonly language: Language
    readonly unsubscribeLink: string
    readonly oneClickAddress: string
  },
): WrittenMail {
  const messages = MESSAGES[mail.language]
  const headers = {
    'List-Unsubscribe': `<${mail.oneClickAddress}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return writeMail(
    site,
    { kind: 'newsletter-confirmed', to: mail.to, language: mail.language, headers },
    {
      subject: messages.confirmedSubject(site.title),
      blocks: [messages.confirmed(site.title), { link: mail.unsubscribeLink }],
      reason: messages.confirmedReason(site.title),
    },
  )
}

const MESSAGES = {
  de: {
    confirmSubject: (title: string) => `Bitte bestätigen: Newsletter von ${title}`,
    confirm: (title: string) =>
      `Sie möchten den Newsletter von ${title} bekommen. Bitte bestätigen Sie das mit einem Klick:`,
    afterConfirm:
      'Der Link gilt 7 Tage. Ohne den Klick bekommen Sie keinen Newsletter, und wir löschen Ihre Adresse nach 30 Tagen.',
    confirmReason: (title: string) =>
      `Sie bekommen diese E-Mail, weil diese Adresse bei ${title} für den Newsletter eingetragen wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.`,
    confirmedSubject: (title: string) => `Ihre Anmeldung zum Newsletter von ${title}`,
    confirmed: (title: string) =>
      `vielen Dank, Ihre Anmeldung zum Newsletter von ${title} ist bestätigt. Abmelden können Sie sich jederzeit, mit einem Klick auf diesen Link:`,
    confirmedReason: (title: string) =>
      `Sie bekommen diese E-Mail, weil Sie den Newsletter von ${title} bestellt und die Bestellung bestätigt haben.`,
  },
  en: {
    confirmSubject: (title: string) => `Please confirm: newsletter of ${title}`,
    confirm: (title: string) =>
      `You would like to receive the newsletter of ${title}. Please confirm this with one click:`,
    afterConfirm:
      'The link is valid for 7 days. Without the click you get no newsletter, and we delete your address after 30 days.',
    confirmReason: (title: string) =>
      `You receive this e-mail because this address was entered for the newsletter at ${title}. If that was not you, there is nothing to do.`,
    confirmedSubject: (title: string) => `Your subscription to the newsletter of ${title}`,
    confirmed: (title: string) =>
      `Thank you, your subscription to the newsletter of ${title} is confirmed. You can end it at any time with one click on this link:`,
    confirmedReason: (title: string) =>
      `You receive this e-mail because you subscribed to the newsletter of ${title} and confirmed it.`,
  },
  tr: {
    confirmSubject: (title: string) => `Lütfen onaylayın: ${title} bülteni`,
    confirm: (title: string) =>
      `${title} bültenini almak istiyorsunuz. Lütfen bunu tek tıklamayla onaylayın:`,
    afterConfirm:
      'Bağlantı 7 gün geçerlidir. Tıklamazsanız bülten almazsınız ve adresinizi 30 gün sonra sileriz.',
    confirmReason: (title: string) =>
      `Bu e-postayı, bu adres ${title} bülteni için girildiği için alıyorsunuz. Bu siz değilseniz bir şey yapmanız gerekmez.`,
    confirmedSubject: (title: string) => `${title} bültenine kaydınız`,
    confirmed: (title: string) =>
      `Teşekkür ederiz, ${title} bültenine kaydınız onaylandı. Bu bağlantıya tek tıklamayla kaydınızı istediğiniz zaman sonlandırabilirsiniz:`,
    confirmedReason: (title: string) =>
      `Bu e-postayı, ${title} bültenine kaydolup kaydınızı onayladığınız için alıyorsunuz.`,
  },
} as const satisfies Record<Language, object>
