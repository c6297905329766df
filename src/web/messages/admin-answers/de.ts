/**
 * Ready-made texts of answers, in German. They stand between greeting and closing, which the mail adds; […] is where
 * the administrator writes what only he knows.
 */
export const answersDe = {
  duplicate:
    'Ihr Betrieb steht schon im Verzeichnis, unter der Nummer […]. Einen zweiten Eintrag legen wir nicht an. Falsche Angaben können Sie auf seiner Seite unter „Daten korrigieren“ berichtigen.',
  unverifiable:
    'Wir konnten die Angaben nicht überprüfen: Unter der Anschrift und der Telefonnummer haben wir den Betrieb nicht gefunden. Wenn Sie uns eine Seite im Netz oder einen anderen Beleg nennen, prüfen wir gern noch einmal.',
  incomplete: 'Für einen Eintrag fehlt noch etwas: […]. Bitte tragen Sie den Betrieb damit noch einmal ein.',
  outside:
    'Dieses Verzeichnis nennt örtliche Betriebe in Deutschland. Was Sie eingetragen haben, gehört nicht dazu.',
  unlawful: 'Der Eintrag verstößt gegen unsere Nutzungsbedingungen: […].',
  unproven:
    'Wir konnten die Änderung nicht überprüfen. Nennen Sie uns bitte eine Seite im Netz oder einen anderen Beleg, dann prüfen wir noch einmal.',
  contradicted: 'Nach dem, was wir gefunden haben, gilt eine andere Angabe: […]. Dabei sind wir geblieben.',
  corrected: 'Danke für Ihre Meldung. Wir haben die Angaben geprüft und berichtigt.',
  closed: 'Danke für Ihre Meldung. Der Betrieb ist geschlossen, und das Verzeichnis sagt das jetzt auch.',
  listed: 'Danke für Ihre Meldung. Der Betrieb steht jetzt im Verzeichnis.',
  unchanged:
    'Danke für Ihre Meldung. Wir haben die Angaben geprüft und lassen sie stehen: Nach dem, was wir gefunden haben, stimmen sie.',
  noticeActed:
    'Gemeldet wurde: […].\n\nUnsere Entscheidung: Der Eintrag ist […].\n\nTatsachen und Umstände, auf denen sie beruht: […].\n\nRechtsgrundlage und warum der Inhalt danach rechtswidrig ist: […].\n\nGeprüft und entschieden hat ein Mensch; automatisierte Mittel wurden nicht verwendet.',
  noticeNotActed:
    'Gemeldet wurde: […].\n\nUnsere Entscheidung: Der Inhalt bleibt, wie er ist.\n\nGründe: […].\n\nGeprüft und entschieden hat ein Mensch; automatisierte Mittel wurden nicht verwendet.',
  removal:
    'Wir haben die Daten gelöscht (Art. 17 DSGVO): Der Eintrag ist aus dem Verzeichnis entfernt, und seine Adresse antwortet mit „entfernt“. Damit er nicht mit dem nächsten Datenabgleich wiederkommt, steht auf einer Sperrliste, woran wir ihn erkennen, und sonst nichts.',
  objection:
    'Ihrem Widerspruch folgen wir (Art. 21 DSGVO): Der Eintrag ist aus dem Verzeichnis entfernt, und seine Adresse antwortet mit „entfernt“. Damit er nicht mit dem nächsten Datenabgleich wiederkommt, steht auf einer Sperrliste, woran wir ihn erkennen, und sonst nichts.',
  access:
    'Das ist über Sie gespeichert (Art. 15 DSGVO): […].\n\nZweck: ein öffentliches Verzeichnis örtlicher Betriebe. Herkunft: […]. Empfänger: alle, die diese Website besuchen. Dauer: solange der Betrieb im Verzeichnis steht. Über Sie wird nichts automatisiert entschieden.\n\nSie können Berichtigung, Löschung oder Einschränkung verlangen, der Verarbeitung widersprechen und sich bei einer Aufsichtsbehörde für den Datenschutz beschweren.',
  rectified:
    'Wir haben die Daten berichtigt (Art. 16 DSGVO): […]. Die berichtigten Angaben sind gegen Überschreiben gesperrt.',
  identity:
    'Bevor wir über Ihr Anliegen entscheiden, müssen wir sicher sein, dass die Daten Sie betreffen (Art. 12 Abs. 6 DSGVO). Bitte schreiben Sie uns dazu: […]. Andere Daten brauchen wir nicht, und wir heben sie nicht auf.',
  noData:
    'Wir haben gesucht und zu Ihren Angaben keine Daten gefunden, außer dieser Anfrage selbst. Wenn Sie eine Seite dieses Verzeichnisses meinen, schicken Sie uns bitte ihre Adresse.',
  privacyRefused:
    'Ihrem Anliegen können wir nicht folgen: […].\n\nSie können sich bei einer Aufsichtsbehörde für den Datenschutz beschweren oder vor Gericht gehen (Art. 12 Abs. 4 DSGVO).',
}

export type ReadyAnswers = typeof answersDe
