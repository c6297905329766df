import type { Language } from '#domain/language.ts'
import type { WrittenMail } from '#domain/mail/mail.ts'
import type { MailSite } from './mail-site.ts'
import { writeMail } from './write-mail.ts'

/** Gives the owner of a business a link to correct its entry. @param mail its link is valid for 7 days */
export function ownerLinkMail(
  site: MailSite,
  mail: {
    readonly to: string
    readonly language: Language
    readonly businessName: string
    readonly link: string
  },
): WrittenMail {
  const messages = MESSAGES[mail.language]
  return writeMail(
    site,
    { kind: 'owner-link', to: mail.to, language: mail.language },
    {
      subject: messages.subject(mail.businessName),
      blocks: [messages.open(mail.businessName), { link: mail.link }, messages.secret],
      reason: messages.reason(mail.businessName, site.title),
    },
  )
}

const MESSAGES = {
  de: {
    subject: (name: string) => `Ihr Link zum Eintrag „${name}“`,
    open: (name: string) =>
      `mit diesem Link schlagen Sie Änderungen an „${name}“ vor, und wir wissen, dass sie von Ihnen kommen:`,
    secret: 'Der Link gilt 7 Tage. Bitte geben Sie ihn nicht weiter.',
    reason: (name: string, title: string) =>
      `Sie bekommen diese E-Mail, weil diese Adresse für „${name}“ bei ${title} hinterlegt ist und jemand den Link angefordert hat. Waren Sie das nicht, brauchen Sie nichts zu tun.`,
  },
  en: {
    subject: (name: string) => `Your link to the entry “${name}”`,
    open: (name: string) =>
      `With this link you propose changes to “${name}”, and we know that they come from you:`,
    secret: 'The link is valid for 7 days. Please do not pass it on.',
    reason: (name: string, title: string) =>
      `You receive this e-mail because this address is on file for “${name}” at ${title} and somebody asked for the link. If that was not you, there is nothing to do.`,
  },
  tr: {
    subject: (name: string) => `“${name}” kaydı için bağlantınız`,
    open: (name: string) =>
      `Bu bağlantıyla “${name}” kaydında değişiklik önerebilirsiniz; biz de önerinin sizden geldiğini biliriz:`,
    secret: 'Bağlantı 7 gün geçerlidir. Lütfen başkasına vermeyin.',
    reason: (name: string, title: string) =>
      `Bu e-postayı, bu adres ${title} üzerinde “${name}” için kayıtlı olduğu ve birisi bağlantıyı istediği için alıyorsunuz. Bu siz değilseniz bir şey yapmanız gerekmez.`,
  },
} as const satisfies Record<Language, object>
