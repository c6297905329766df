import type { Language } from '#domain/language.ts'
import type { WrittenMail } from '#domain/mail/mail.ts'
import type { SubmissionKind } from '#domain/submission/submission.ts'
import type { MailSite } from './mail-site.ts'
import { writeMail } from './write-mail.ts'

/** Tells the operator that something is in the inbox. */
export function inboxNoticeMail(
  site: MailSite,
  mail: {
    readonly to: string
    readonly language: Language
    /** What came in. */
    readonly kind: SubmissionKind
    /** What the inbox calls it. */
    readonly subject: string
    /** 'E-1234' */
    readonly number: string
  },
): WrittenMail {
  const { to, language, kind, subject, number } = mail
  const messages = MESSAGES[language]
  return writeMail(
    site,
    { kind: 'inbox-notice', to, language },
    {
      subject: messages.subject(messages.kinds[kind], number),
      blocks: [
        messages.text(site.title),
        { quote: `${messages.kinds[kind]}: ${subject}` },
        { link: `${site.url}/admin/inbox` },
      ],
      reason: messages.reason(site.title),
    },
  )
}

const MESSAGES: Readonly<
  Record<
    Language,
    {
      readonly kinds: Readonly<Record<SubmissionKind, string>>
      readonly subject: (kind: string, number: string) => string
      readonly text: (title: string) => string
      readonly reason: (title: string) => string
    }
  >
> = {
  de: {
    kinds: {
      listing: 'Neuer Eintrag',
      correction: 'Korrektur',
      message: 'Nachricht',
      report: 'Hinweis',
      notice: 'Meldung nach Art. 16 DSA',
      'privacy-request': 'Anliegen zum Datenschutz',
    },
    subject: (kind, number) => `Im Eingang: ${kind} (${number})`,
    text: title => `im Eingang von ${title} liegt etwas Neues:`,
    reason: title =>
      `Sie bekommen diese E-Mail, weil diese Adresse in den Einstellungen von ${title} als E-Mail-Adresse des Betreibers steht.`,
  },
  en: {
    kinds: {
      listing: 'New listing',
      correction: 'Correction',
      message: 'Message',
      report: 'Report',
      notice: 'Notice under Art. 16 DSA',
      'privacy-request': 'Privacy request',
    },
    subject: (kind, number) => `In the inbox: ${kind} (${number})`,
    text: title => `There is something new in the inbox of ${title}:`,
    reason: title =>
      `You receive this e-mail because this address stands in the settings of ${title} as the operator's e-mail address.`,
  },
  tr: {
    kinds: {
      listing: 'Yeni kayıt',
      correction: 'Düzeltme',
      message: 'Mesaj',
      report: 'Bildirim',
      notice: 'DSA madde 16 bildirimi',
      'privacy-request': 'Veri koruma başvurusu',
    },
    subject: (kind, number) => `Gelen kutusunda: ${kind} (${number})`,
    text: title => `${title} gelen kutusunda yeni bir şey var:`,
    reason: title =>
      `Bu e-postayı, bu adres ${title} ayarlarında işletenin e-posta adresi olarak yazdığı için alıyorsunuz.`,
  },
}
