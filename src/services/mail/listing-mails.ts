import type { Language } from '#domain/language.ts'
import type { WrittenMail } from '#domain/mail/mail.ts'
import { contactLine } from './contact-line.ts'
import { type MailSite, pageAddress } from './mail-site.ts'
import { typedName } from './typed-name.ts'
import { writeMail } from './write-mail.ts'

/** The recipient and the listing of a mail. */
export interface ListingMail {
  readonly to: string
  readonly language: Language
  readonly businessName: string
  /** 'E-1234' */
  readonly number: string
  readonly submissionId: number
}

/** Asks the sender of a listing to confirm the address. @param mail its link is valid for 30 days */
export function listingConfirmMail(
  site: MailSite,
  mail: ListingMail & { readonly link: string },
): WrittenMail {
  const messages = MESSAGES[mail.language]
  const name = typedName(mail.businessName)
  return writeMail(
    site,
    { kind: 'listing-confirm', ...mail },
    {
      subject: messages.confirmSubject(name, mail.number),
      blocks: [messages.confirm(name), { link: mail.link }, messages.afterConfirm(mail.number)],
      reason: messages.confirmReason(site.title),
    },
  )
}

/** Tells that a listing is in the directory. @param mail its pageUrl is the page's whole address */
export function listingApprovedMail(
  site: MailSite,
  mail: ListingMail & { readonly pageUrl: string },
): WrittenMail {
  const messages = MESSAGES[mail.language]
  const name = typedName(mail.businessName)
  return writeMail(
    site,
    { kind: 'listing-approved', ...mail },
    {
      subject: messages.approvedSubject(name, mail.number),
      blocks: [
        messages.approved(name),
        { link: mail.pageUrl },
        messages.afterApproved,
        contactLine(site, mail.language, mail.number),
      ],
      reason: messages.reason(site.title),
    },
  )
}

/** Tells that a listing was refused. @param mail its reason was written by the administrator */
export function listingRejectedMail(
  site: MailSite,
  mail: ListingMail & { readonly reason: string },
): WrittenMail {
  const { language, number } = mail
  const messages = MESSAGES[language]
  const name = typedName(mail.businessName)
  return writeMail(
    site,
    { kind: 'listing-rejected', ...mail },
    {
      subject: messages.rejectedSubject(name, number),
      blocks: [
        messages.rejected(name),
        { quote: mail.reason },
        messages.again,
        { link: pageAddress(site, language, '/add-business') },
        contactLine(site, language, number),
      ],
      reason: messages.reason(site.title),
    },
  )
}

const MESSAGES = {
  de: {
    confirmSubject: (name: string, number: string) => `Bitte bestätigen: Ihr Eintrag „${name}“ (${number})`,
    confirm: (name: string) =>
      `vielen Dank, dass Sie „${name}“ eintragen möchten. Bitte bestätigen Sie mit einem Klick, dass diese E-Mail-Adresse Ihnen gehört:`,
    afterConfirm: (number: string) =>
      `Der Link gilt 30 Tage. Wir sehen uns jeden Eintrag an, bevor er erscheint, und schreiben Ihnen, wie wir entschieden haben. Ihre Einsendung hat die Nummer ${number}.`,
    confirmReason: (title: string) =>
      `Sie bekommen diese E-Mail, weil jemand mit dieser Adresse einen Betrieb bei ${title} eingereicht hat. Waren Sie das nicht, brauchen Sie nichts zu tun: Ohne den Klick bleibt die Adresse unbestätigt.`,
    approvedSubject: (name: string, number: string) => `„${name}“ steht jetzt im Verzeichnis (${number})`,
    approved: (name: string) => `wir haben „${name}“ geprüft und aufgenommen. Hier ist der Eintrag:`,
    afterApproved:
      'Ihre Angaben sind davor geschützt, von späteren Datenübernahmen überschrieben zu werden. Stimmt einmal etwas nicht mehr, wählen Sie auf der Seite „Daten korrigieren“.',
    rejectedSubject: (name: string, number: string) => `Zu Ihrem Eintrag „${name}“ (${number})`,
    rejected: (name: string) =>
      `wir haben Ihren Eintrag „${name}“ geprüft und nehmen ihn so nicht auf. Der Grund:`,
    again: 'Mit geänderten Angaben können Sie ihn jederzeit noch einmal einreichen:',
    reason: (title: string) =>
      `Sie bekommen diese E-Mail, weil mit dieser Adresse ein Betrieb bei ${title} eingereicht wurde.`,
  },
  en: {
    confirmSubject: (name: string, number: string) => `Please confirm: your listing “${name}” (${number})`,
    confirm: (name: string) =>
      `Thank you for listing “${name}”. Please confirm with one click that this e-mail address is yours:`,
    afterConfirm: (number: string) =>
      `The link is valid for 30 days. We look at every listing before it appears, and write to you how we decided. Your submission has the number ${number}.`,
    confirmReason: (title: string) =>
      `You receive this e-mail because somebody submitted a business to ${title} with this address. If that was not you, there is nothing to do: without the click the address stays unconfirmed.`,
    approvedSubject: (name: string, number: string) => `“${name}” is now in the directory (${number})`,
    approved: (name: string) => `We checked “${name}” and listed it. Here is the entry:`,
    afterApproved:
      'What you told us is protected from being overwritten by later imports. If something changes, use the link for corrections on that page.',
    rejectedSubject: (name: string, number: string) => `About your listing “${name}” (${number})`,
    rejected: (name: string) =>
      `We checked your listing “${name}” and do not accept it as it is. The reason:`,
    again: 'You can submit it again with other details at any time:',
    reason: (title: string) =>
      `You receive this e-mail because a business was submitted to ${title} with this address.`,
  },
  tr: {
    confirmSubject: (name: string, number: string) => `Lütfen onaylayın: “${name}” kaydınız (${number})`,
    confirm: (name: string) =>
      `“${name}” işletmesini eklemek istediğiniz için teşekkür ederiz. Bu e-posta adresinin size ait olduğunu lütfen tek tıklamayla onaylayın:`,
    afterConfirm: (number: string) =>
      `Bağlantı 30 gün geçerlidir. Her kaydı yayımlamadan önce inceliyor ve kararımızı size yazıyoruz. Gönderinizin numarası ${number}.`,
    confirmReason: (title: string) =>
      `Bu e-postayı, birisi bu adresle ${title} için bir işletme gönderdiği için alıyorsunuz. Bu siz değilseniz bir şey yapmanız gerekmez: Tıklamazsanız adres onaylanmamış kalır.`,
    approvedSubject: (name: string, number: string) => `“${name}” artık rehberde (${number})`,
    approved: (name: string) => `“${name}” kaydını inceledik ve ekledik. Kayıt burada:`,
    afterApproved:
      'Verdiğiniz bilgiler, sonraki veri aktarımlarıyla değiştirilmeye karşı korunur. Bir şey değişirse o sayfadaki düzeltme bağlantısını kullanın.',
    rejectedSubject: (name: string, number: string) => `“${name}” kaydınız hakkında (${number})`,
    rejected: (name: string) => `“${name}” kaydınızı inceledik ve bu hâliyle kabul etmiyoruz. Nedeni:`,
    again: 'Bilgileri değiştirerek istediğiniz zaman yeniden gönderebilirsiniz:',
    reason: (title: string) =>
      `Bu e-postayı, bu adresle ${title} için bir işletme gönderildiği için alıyorsunuz.`,
  },
} as const satisfies Record<Language, object>
