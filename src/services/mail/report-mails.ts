import type { Language } from '#domain/language.ts'
import type { WrittenMail } from '#domain/mail/mail.ts'
import { contactLine } from './contact-line.ts'
import type { MailSite } from './mail-site.ts'
import { type MailBlock, writeMail } from './write-mail.ts'

/** The recipient and the report of a mail. */
export interface ReportMail {
  readonly to: string
  readonly language: Language
  /** 'E-1234' */
  readonly number: string
  readonly submissionId: number
}

/** What was done about a report. */
export interface ReportAction {
  readonly isActedOn: boolean
  readonly deed: 'none' | 'hide' | 'remove'
  /** The names of the businesses concerned. */
  readonly businesses: readonly string[]
  /** The administrator's text; '' without one. */
  readonly text: string
}

/** Tells that a report arrived. */
export function reportReceivedMail(site: MailSite, mail: ReportMail): WrittenMail {
  const messages = MESSAGES[mail.language]
  return writeMail(
    site,
    { kind: 'report-received', ...mail },
    {
      subject: messages.receivedSubject(mail.number),
      blocks: [messages.received(mail.number), messages.next],
      reason: messages.reason(site.title),
    },
  )
}

/** Tells how a report was decided. */
export function reportDecidedMail(site: MailSite, mail: ReportMail & ReportAction): WrittenMail {
  const messages = MESSAGES[mail.language]
  const { text, number, language } = mail
  return writeMail(
    site,
    { kind: 'report-decided', ...mail },
    {
      subject: messages.decidedSubject(number),
      blocks: [
        mail.isActedOn ? messages.acted : messages.notActed,
        ...actionBlocks(language, mail),
        ...(text.trim() === '' ? [] : [messages.text, { quote: text }]),
        contactLine(site, language, number),
      ],
      reason: messages.reason(site.title),
    },
  )
}

/** Lists the businesses that are no longer shown, if any. */
export function actionBlocks(language: Language, { deed, businesses }: ReportAction): readonly MailBlock[] {
  if (deed === 'none' || businesses.length === 0) return []
  return [MESSAGES[language][deed], { list: businesses }]
}

const MESSAGES = {
  de: {
    receivedSubject: (number: string) => `Ihr Hinweis ist angekommen (${number})`,
    received: (number: string) =>
      `vielen Dank für Ihren Hinweis. Er ist bei uns angekommen und hat die Nummer ${number}.`,
    next: 'Wir prüfen ihn und schreiben Ihnen, was daraus wird.',
    decidedSubject: (number: string) => `Was aus Ihrem Hinweis wurde (${number})`,
    acted: 'wir haben Ihren Hinweis geprüft und sind ihm gefolgt. Danke, dass Sie uns geschrieben haben.',
    notActed: 'wir haben Ihren Hinweis geprüft und nichts geändert.',
    hide: 'Nicht mehr zu sehen ist:',
    remove: 'Entfernt wurde:',
    text: 'Dazu schreiben wir Ihnen:',
    reason: (title: string) =>
      `Sie bekommen diese E-Mail, weil mit dieser Adresse ein Hinweis an ${title} geschickt wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.`,
  },
  en: {
    receivedSubject: (number: string) => `Your report has arrived (${number})`,
    received: (number: string) => `Thank you for your report. It has arrived and has the number ${number}.`,
    next: 'We check it and write to you what becomes of it.',
    decidedSubject: (number: string) => `What became of your report (${number})`,
    acted: 'We checked your report and acted on it. Thank you for writing to us.',
    notActed: 'We checked your report and changed nothing.',
    hide: 'No longer shown:',
    remove: 'Removed:',
    text: 'This is what we have to say about it:',
    reason: (title: string) =>
      `You receive this e-mail because a report was sent to ${title} with this address. If that was not you, there is nothing to do.`,
  },
  tr: {
    receivedSubject: (number: string) => `Bildiriminiz ulaştı (${number})`,
    received: (number: string) =>
      `Bildiriminiz için teşekkür ederiz. Bildirim bize ulaştı, numarası ${number}.`,
    next: 'Bildiriminizi inceleyip sonucunu size yazacağız.',
    decidedSubject: (number: string) => `Bildiriminizin sonucu (${number})`,
    acted: 'Bildiriminizi inceledik ve gereğini yaptık. Bize yazdığınız için teşekkür ederiz.',
    notActed: 'Bildiriminizi inceledik ve bir şey değiştirmedik.',
    hide: 'Artık gösterilmiyor:',
    remove: 'Kaldırıldı:',
    text: 'Bununla ilgili size yazdığımız:',
    reason: (title: string) =>
      `Bu e-postayı, bu adresle ${title} için bir bildirim gönderildiği için alıyorsunuz. Bu siz değilseniz bir şey yapmanız gerekmez.`,
  },
} as const satisfies Record<Language, object>
