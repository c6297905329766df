import type { Language } from '#domain/language.ts'
import type { WrittenMail } from '#domain/mail/mail.ts'
import type { PrivacyRequestKind } from '#domain/submission/privacy-request.ts'
import { contactLine } from './contact-line.ts'
import type { MailSite } from './mail-site.ts'
import { actionBlocks, type ReportAction } from './report-mails.ts'
import { writeMail } from './write-mail.ts'

/** The recipient and the privacy request of a mail. */
export interface PrivacyRequestMail {
  readonly to: string
  readonly language: Language
  readonly request: PrivacyRequestKind
  /** 'E-1234' */
  readonly number: string
  readonly submissionId: number
}

/**
 * Tells that a request arrived and by when it is answered.
 * @param mail its dueDay is an ISO date in Germany
 */
export function privacyRequestReceivedMail(
  site: MailSite,
  mail: PrivacyRequestMail & { readonly dueDay: string },
): WrittenMail {
  const messages = MESSAGES[mail.language]
  return writeMail(
    site,
    { kind: 'privacy-request-received', ...mail },
    {
      subject: messages.receivedSubject(mail.number),
      blocks: [
        messages.received(messages.requests[mail.request], mail.number),
        messages.until(shownDay(mail.language, mail.dueDay)),
        messages.identity,
      ],
      reason: messages.reason(site.title),
    },
  )
}

/** Tells how a request was decided, and how to complain (Art. 12 (3) and (4), 77, 79 GDPR). */
export function privacyRequestDecidedMail(
  site: MailSite,
  mail: PrivacyRequestMail &
    ReportAction & {
      /** Whether the entries are on the suppression list. */
      readonly isSuppressed: boolean
    },
): WrittenMail {
  const messages = MESSAGES[mail.language]
  const request = messages.requests[mail.request]
  return writeMail(
    site,
    { kind: 'privacy-request-decided', ...mail },
    {
      subject: messages.decidedSubject(mail.number),
      blocks: [
        mail.isActedOn ? messages.acted(request) : messages.notActed(request),
        ...actionBlocks(mail.language, mail),
        ...(mail.isSuppressed ? [messages.suppressed] : []),
        ...(mail.text.trim() === '' ? [] : [messages.text, { quote: mail.text }]),
        messages.rights,
        contactLine(site, mail.language, mail.number),
      ],
      reason: messages.reason(site.title),
    },
  )
}

function shownDay(language: Language, day: string): string {
  return Temporal.PlainDate.from(day).toLocaleString(LOCALES[language], { dateStyle: 'long' })
}

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB', tr: 'tr-TR' }

const MESSAGES = {
  de: {
    requests: {
      removal: 'Löschung',
      objection: 'Widerspruch',
      access: 'Auskunft',
      correction: 'Berichtigung',
    },
    receivedSubject: (number: string) => `Ihr Anliegen zum Datenschutz ist angekommen (${number})`,
    received: (request: string, number: string) =>
      `Ihr Anliegen zum Datenschutz (${request}) ist bei uns angekommen und hat die Nummer ${number}.`,
    until: (day: string) => `Sie bekommen unsere Antwort spätestens am ${day}.`,
    identity: 'Damit niemand in Ihrem Namen über Ihre Daten bestimmt, fragen wir vielleicht noch etwas nach.',
    decidedSubject: (number: string) => `Unsere Antwort auf Ihr Anliegen zum Datenschutz (${number})`,
    acted: (request: string) =>
      `wir haben Ihr Anliegen zum Datenschutz (${request}) geprüft und sind ihm gefolgt.`,
    notActed: (request: string) =>
      `wir haben Ihr Anliegen zum Datenschutz (${request}) geprüft und können ihm nicht folgen.`,
    suppressed:
      'Damit der Eintrag nicht mit der nächsten Datenübernahme zurückkommt, haben wir seine Erkennungsmerkmale auf eine Sperrliste gesetzt. Sie dient nur diesem Zweck.',
    text: 'Dazu schreiben wir Ihnen:',
    rights:
      'Sind Sie damit nicht einverstanden, können Sie sich bei einer Datenschutz-Aufsichtsbehörde beschweren (Artikel 77 DSGVO), zum Beispiel bei der Ihres Bundeslandes, oder vor Gericht gehen (Artikel 79 DSGVO).',
    reason: (title: string) =>
      `Sie bekommen diese E-Mail, weil mit dieser Adresse ein Anliegen zum Datenschutz an ${title} geschickt wurde. Waren Sie das nicht, schreiben Sie uns bitte.`,
  },
  en: {
    requests: {
      removal: 'removal',
      objection: 'objection',
      access: 'access',
      correction: 'rectification',
    },
    receivedSubject: (number: string) => `Your privacy request has arrived (${number})`,
    received: (request: string, number: string) =>
      `Your privacy request (${request}) has arrived and has the number ${number}.`,
    until: (day: string) => `You receive our answer by ${day} at the latest.`,
    identity: 'So that nobody decides about your data in your name, we may ask you something more.',
    decidedSubject: (number: string) => `Our answer to your privacy request (${number})`,
    acted: (request: string) => `We checked your privacy request (${request}) and acted on it.`,
    notActed: (request: string) => `We checked your privacy request (${request}) and cannot act on it.`,
    suppressed:
      'So that the entry does not come back with the next import, we put what it is recognised by on a suppression list. The list serves this purpose only.',
    text: 'This is what we have to say about it:',
    rights:
      'If you disagree, you can complain to a data protection authority (Article 77 GDPR), for example the one where you live, or go to court (Article 79 GDPR).',
    reason: (title: string) =>
      `You receive this e-mail because a privacy request was sent to ${title} with this address. If that was not you, please write to us.`,
  },
  tr: {
    requests: {
      removal: 'silme',
      objection: 'itiraz',
      access: 'bilgi edinme',
      correction: 'düzeltme',
    },
    receivedSubject: (number: string) => `Veri koruma başvurunuz ulaştı (${number})`,
    received: (request: string, number: string) =>
      `Veri koruma başvurunuz (${request}) bize ulaştı, numarası ${number}.`,
    until: (day: string) => `Yanıtımızı en geç ${day} tarihinde alacaksınız.`,
    identity: 'Kimse sizin adınıza verileriniz hakkında karar vermesin diye size ek bir şey sorabiliriz.',
    decidedSubject: (number: string) => `Veri koruma başvurunuza yanıtımız (${number})`,
    acted: (request: string) => `Veri koruma başvurunuzu (${request}) inceledik ve gereğini yaptık.`,
    notActed: (request: string) => `Veri koruma başvurunuzu (${request}) inceledik ve yerine getiremiyoruz.`,
    suppressed:
      'Kaydın bir sonraki veri aktarımıyla geri gelmemesi için onu tanıtan bilgileri bir engel listesine aldık. Bu liste yalnızca bu amaca hizmet eder.',
    text: 'Bununla ilgili size yazdığımız:',
    rights:
      'Buna katılmıyorsanız bir veri koruma makamına şikâyette bulunabilir (GDPR madde 77) veya mahkemeye başvurabilirsiniz (GDPR madde 79).',
    reason: (title: string) =>
      `Bu e-postayı, bu adresle ${title} için bir veri koruma başvurusu gönderildiği için alıyorsunuz. Bu siz değilseniz lütfen bize yazın.`,
  },
} as const satisfies Record<Language, object>
