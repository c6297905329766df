/** What mails about a notice of illegal content say. In German. */
export const messages = {
  receivedSubject: (number: string) => `Ihre Meldung ist angekommen (${number})`,
  received: (number: string) =>
    `wir bestätigen, dass Ihre Meldung nach Artikel 16 des Gesetzes über digitale Dienste (Verordnung (EU) 2022/2065) bei uns angekommen ist. Sie hat die Nummer ${number}.`,
  next: 'Wir prüfen sie zügig und sorgfältig. Dann schreiben wir Ihnen, wie wir entschieden haben, warum, und was Sie dagegen tun können.',
  byPeople: 'Darüber entscheiden Menschen, kein Programm.',
  decidedSubject: (number: string) => `Entscheidung über Ihre Meldung (${number})`,
  acted: 'wir haben Ihre Meldung geprüft und geben Ihnen recht.',
  notActed: 'wir haben Ihre Meldung geprüft und lassen den Inhalt stehen.',
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
    `Sie bekommen diese E-Mail, weil uns bei ${title} diese Adresse für „${name}“ bekannt ist.`,
}

export type NoticeMailMessages = typeof messages
