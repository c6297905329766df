import type { Language } from '#domain/language.ts'
import type { WrittenMail } from '#domain/mail/mail.ts'
import { contactLine } from './contact-line.ts'
import type { MailSite } from './mail-site.ts'
import { actionBlocks, type ReportAction, type ReportMail } from './report-mails.ts'
import { writeMail } from './write-mail.ts'

/** Confirms that a notice arrived (Art. 16 (4) DSA). */
export function noticeReceivedMail(site: MailSite, mail: ReportMail): WrittenMail {
  const messages = MESSAGES[mail.language]
  return writeMail(
    site,
    { kind: 'notice-received', ...mail },
    {
      subject: messages.receivedSubject(mail.number),
      blocks: [messages.received(mail.number), messages.next, messages.byPeople],
      reason: messages.reason(site.title),
    },
  )
}

/** Tells the sender of a notice how it was decided, and the possible remedies (Art. 16 (5) and (6) DSA). */
export function noticeDecidedMail(site: MailSite, mail: ReportMail & ReportAction): WrittenMail {
  const messages = MESSAGES[mail.language]
  return writeMail(
    site,
    { kind: 'notice-decided', ...mail },
    {
      subject: messages.decidedSubject(mail.number),
      blocks: [
        mail.isActedOn ? messages.acted : messages.notActed,
        ...actionBlocks(mail.language, mail),
        messages.grounds,
        { quote: mail.text },
        messages.byPeople,
        messages.redress,
        { list: messages.remedies },
        contactLine(site, mail.language, mail.number),
      ],
      reason: messages.reason(site.title),
    },
  )
}

/**
 * Tells the owner of a business why its entry is no longer shown: the statement of reasons under Art. 17 DSA. The
 * sender of the notice is not named.
 */
export function noticeOwnerMail(
  site: MailSite,
  mail: ReportMail & {
    readonly businessName: string
    readonly deed: 'hide' | 'remove'
    /** The statement of reasons, written by the administrator. */
    readonly text: string
  },
): WrittenMail {
  const messages = MESSAGES[mail.language]
  return writeMail(
    site,
    { kind: 'notice-decided', ...mail },
    {
      subject: messages.ownerSubject(mail.businessName, mail.number),
      blocks: [
        messages.owner[mail.deed](mail.businessName),
        messages.afterNotice,
        { quote: mail.text },
        messages.byPeople,
        messages.redress,
        { list: messages.remedies },
        contactLine(site, mail.language, mail.number),
      ],
      reason: messages.ownerReason(mail.businessName, site.title),
    },
  )
}

const MESSAGES = {
  de: {
    receivedSubject: (number: string) => `Ihre Meldung ist angekommen (${number})`,
    received: (number: string) =>
      `wir bestätigen, dass Ihre Meldung nach Artikel 16 des Gesetzes über digitale Dienste (Verordnung (EU) 2022/2065) bei uns angekommen ist. Sie hat die Nummer ${number}.`,
    next: 'Wir prüfen sie zügig und sorgfältig und teilen Ihnen die Entscheidung mit Begründung mit, und was Sie dagegen tun können.',
    byPeople: 'Entschieden wird von Menschen, nicht automatisch.',
    decidedSubject: (number: string) => `Entscheidung über Ihre Meldung (${number})`,
    acted: 'wir haben Ihre Meldung geprüft und sind ihr gefolgt.',
    notActed: 'wir haben Ihre Meldung geprüft und sind ihr nicht gefolgt.',
    grounds: 'Die Begründung:',
    redress: 'Sind Sie mit der Entscheidung nicht einverstanden, haben Sie diese Möglichkeiten:',
    remedies: [
      'Schreiben Sie uns, warum. Wir prüfen die Entscheidung dann noch einmal.',
      'Wenden Sie sich an eine zugelassene außergerichtliche Streitbeilegungsstelle (Artikel 21), soweit das Gesetz sie für dieses Verzeichnis vorsieht.',
      'Beschweren Sie sich bei der Koordinierungsstelle für digitale Dienste, in Deutschland bei der Bundesnetzagentur (Artikel 53).',
      'Der Weg zu den Gerichten steht Ihnen jederzeit offen.',
    ],
    reason: (title: string) =>
      `Sie bekommen diese E-Mail, weil mit dieser Adresse ein Inhalt bei ${title} gemeldet wurde. Waren Sie das nicht, schreiben Sie uns bitte.`,
    ownerSubject: (name: string, number: string) => `Entscheidung über Ihren Eintrag „${name}“ (${number})`,
    owner: {
      hide: (name: string) =>
        `wir zeigen Ihren Eintrag „${name}“ bis auf Weiteres nicht mehr, auf keiner Seite des Verzeichnisses.`,
      remove: (name: string) =>
        `wir haben Ihren Eintrag „${name}“ auf Dauer aus dem ganzen Verzeichnis entfernt.`,
    },
    afterNotice:
      'Anlass war eine Meldung nach Artikel 16 des Gesetzes über digitale Dienste (Verordnung (EU) 2022/2065). Wir haben sie geprüft und entschieden, aus diesen Gründen:',
    ownerReason: (name: string, title: string) =>
      `Sie bekommen diese E-Mail, weil diese Adresse für „${name}“ bei ${title} hinterlegt ist.`,
  },
  en: {
    receivedSubject: (number: string) => `Your notice has arrived (${number})`,
    received: (number: string) =>
      `We confirm that your notice under Article 16 of the Digital Services Act (Regulation (EU) 2022/2065) has arrived. It has the number ${number}.`,
    next: 'We check it promptly and carefully, and tell you the decision with its reasons and what you can do about it.',
    byPeople: 'Decisions are made by people, not automatically.',
    decidedSubject: (number: string) => `Decision on your notice (${number})`,
    acted: 'We checked your notice and acted on it.',
    notActed: 'We checked your notice and did not act on it.',
    grounds: 'The reasons:',
    redress: 'If you disagree with the decision, you have these possibilities:',
    remedies: [
      'Write to us why. We then check the decision once more.',
      'Turn to a certified out-of-court dispute settlement body (Article 21), as far as the law provides for one for this directory.',
      'Complain to the Digital Services Coordinator, in Germany the Bundesnetzagentur (Article 53).',
      'You may go to court at any time.',
    ],
    reason: (title: string) =>
      `You receive this e-mail because content on ${title} was reported with this address. If that was not you, please write to us.`,
    ownerSubject: (name: string, number: string) => `Decision on your entry “${name}” (${number})`,
    owner: {
      hide: (name: string) =>
        `Until further notice we do not show your entry “${name}” any more, on no page of the directory.`,
      remove: (name: string) => `We removed your entry “${name}” from the whole directory, permanently.`,
    },
    afterNotice:
      'The occasion was a notice under Article 16 of the Digital Services Act (Regulation (EU) 2022/2065). We checked it and decided so, for these reasons:',
    ownerReason: (name: string, title: string) =>
      `You receive this e-mail because this address is on file for “${name}” at ${title}.`,
  },
  tr: {
    receivedSubject: (number: string) => `Bildiriminiz ulaştı (${number})`,
    received: (number: string) =>
      `Dijital Hizmetler Yasası’nın (AB 2022/2065 sayılı Tüzük) 16. maddesi uyarınca yaptığınız bildirimin bize ulaştığını doğruluyoruz. Numarası ${number}.`,
    next: 'Bildirimi gecikmeden ve özenle inceleyip kararı gerekçesiyle ve itiraz yollarıyla birlikte size bildireceğiz.',
    byPeople: 'Kararları otomatik sistemler değil, insanlar verir.',
    decidedSubject: (number: string) => `Bildiriminiz hakkında karar (${number})`,
    acted: 'Bildiriminizi inceledik ve gereğini yaptık.',
    notActed: 'Bildiriminizi inceledik ve talebinizi kabul etmedik.',
    grounds: 'Gerekçe:',
    redress: 'Karara katılmıyorsanız şu yollara başvurabilirsiniz:',
    remedies: [
      'Nedenini bize yazın. Kararı yeniden inceleriz.',
      'Yasa bu rehber için öngördüğü ölçüde, onaylı bir mahkeme dışı uyuşmazlık çözüm kuruluşuna başvurun (21. madde).',
      'Dijital Hizmetler Koordinatörüne, Almanya’da Bundesnetzagentur’a şikâyette bulunun (53. madde).',
      'Her zaman mahkemeye başvurabilirsiniz.',
    ],
    reason: (title: string) =>
      `Bu e-postayı, bu adresle ${title} üzerindeki bir içerik bildirildiği için alıyorsunuz. Bu siz değilseniz lütfen bize yazın.`,
    ownerSubject: (name: string, number: string) => `“${name}” kaydınız hakkında karar (${number})`,
    owner: {
      hide: (name: string) =>
        `“${name}” kaydınızı ikinci bir duyuruya kadar rehberin hiçbir sayfasında göstermiyoruz.`,
      remove: (name: string) => `“${name}” kaydınızı rehberin tamamından kalıcı olarak kaldırdık.`,
    },
    afterNotice:
      'Bunun nedeni, Dijital Hizmetler Yasası’nın (AB 2022/2065 sayılı Tüzük) 16. maddesi uyarınca yapılan bir bildirimdir. Bildirimi inceledik ve şu gerekçelerle karar verdik:',
    ownerReason: (name: string, title: string) =>
      `Bu e-postayı, bu adres ${title} üzerinde “${name}” için kayıtlı olduğu için alıyorsunuz.`,
  },
} as const satisfies Record<Language, object>
